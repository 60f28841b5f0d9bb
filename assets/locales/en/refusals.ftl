# Why something cannot be done: a whole sentence, and a few words for a small space.

refusal-game-over = The match is over.
refusal-short-game-over = Match over
refusal-unlock-phase = In the unlock phase, pieces only stand up or are released.
refusal-short-unlock-phase = Not in the unlock phase
refusal-action-phase = Standing up and releasing wait for the unlock phase.
refusal-short-action-phase = Only in the unlock phase
refusal-no-such-piece = There is no { $piece }.
refusal-short-no-such-piece = No such piece
refusal-elsewhere-piece = The piece does not stand there.
refusal-short-elsewhere-piece = Stands elsewhere
refusal-not-your-turn = This piece belongs to the other coach.
refusal-short-not-your-turn = Not your piece
refusal-downed = The piece is downed. It stands up in the unlock phase.
refusal-short-downed = Downed
refusal-stacked = The piece is part of a stack and cannot act until it is released.
refusal-short-stacked = In a stack
refusal-restricted = The piece picked up the ball or forced a fumble this turn, so it may start no other ordinary action.
refusal-short-restricted = Restricted this turn
refusal-not-enough-pa = It costs { $needed } PA, and { $left ->
    [0] none are left.
    [one] only one is left.
   *[other] only { $left } are left.
}
refusal-short-not-enough-pa = Needs { $needed } PA
refusal-not-enough-pe = It costs { $needed } PE, and the coach has { $available }.
refusal-short-not-enough-pe = Needs { $needed } PE
refusal-not-carrier = Only the piece with the ball can do this.
refusal-short-not-carrier = Needs the ball
refusal-after-hand-off = A hand-off may not follow a hand-off directly.
refusal-short-after-hand-off = Just handed off
refusal-no-network = No other active piece is connected to the carrier.
refusal-short-no-network = Nobody connected
refusal-no-receiver = No active piece within reach has a clear square beside it.
refusal-short-no-receiver = No receiver in reach
refusal-no-open-ground = No clear square is far enough from every piece of the team.
refusal-short-no-open-ground = No open ground
refusal-no-way = Every square within reach is occupied or cut off.
refusal-short-no-way = No clear square
refusal-nobody-to-dodge = No active opponent stands where a dodge of this piece would end.
refusal-short-nobody-to-dodge = No opponent in reach
refusal-no-exit = The dodger would have no clear square to exit to.
refusal-short-no-exit = No exit
refusal-kind-cannot = This kind of piece makes no tactical dodges.
refusal-short-kind-cannot = Not for this kind
refusal-nobody-to-leap = No active opponent stands next to the piece with a clear square behind it.
refusal-short-nobody-to-leap = Nobody to leap over
refusal-no-push = The opponent has no bare square to be pushed to.
refusal-short-no-push = No square to push to
refusal-nobody-to-block = No single opponent stands next to the piece.
refusal-short-nobody-to-block = No opponent beside it
refusal-nobody-to-protect = No single piece of the team stands next to the piece.
refusal-short-nobody-to-protect = Nobody to protect
refusal-card-used = The card has already been played.
refusal-short-card-used = Already played
refusal-basic-game = There are no cards in the basic game.
refusal-short-basic-game = Cards mode only
refusal-no-target = Nothing on the board fits this now.
refusal-short-no-target = Nothing fits it now
refusal-bad-square = This square cannot be chosen now.
refusal-short-bad-square = Not possible here
refusal-no-task = This piece has nothing to resolve in this phase.
refusal-short-no-task = Nothing to resolve
refusal-no-room = There is no room for it now.
refusal-short-no-room = No room now
refusal-other = This is not possible now.
refusal-short-other = Not possible now
