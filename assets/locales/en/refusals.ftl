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
refusal-out-of-reach = { $kind ->
    [cross] An X moves 1 or 2 squares diagonally. It does not reach this square.
    [ring] An O moves 1 square diagonally, or 2 along its row or column. It does not reach this square.
   *[frame] A □ moves 1 or 2 squares diagonally, or 2 along its row or column. It does not reach this square.
}
refusal-short-out-of-reach = Out of reach
refusal-barred = The way is barred: only a single active piece of one’s own may be passed over.
refusal-short-barred = Way barred
refusal-occupied = This square is occupied.
refusal-short-occupied = Occupied
refusal-closed = A stack closes this square.
refusal-short-closed = Closed by a stack
refusal-not-adjacent = It has to be an adjacent square.
refusal-short-not-adjacent = Not adjacent
refusal-taken = The other piece goes to this square.
refusal-short-taken = Already taken
refusal-ball-there = The loose ball lies on this square, which has to be bare.
refusal-short-ball-there = The ball lies there
refusal-nobody-there = No piece stands here. Choose one of your pieces first.
refusal-short-nobody-there = No piece here
refusal-not-for = { $action ->
    [dodge] A dodge ends on a single active opponent two squares away.
    [tactical-dodge] A tactical dodge leaps diagonally over a single active opponent to the clear square behind it.
    [block] A block is a step of one square onto a single opponent.
    [protection] A protection is a step of one square onto a single piece of one’s own.
    [short-pass] The receiver of a short pass is another active piece of one’s own.
   *[other] The action cannot end on this square.
}
refusal-short-not-for = Not for this action
refusal-not-in-network = A hand-off goes to another active piece of the carrier’s network.
refusal-short-not-in-network = Not in the network
refusal-too-far = The receiver of a short pass may be at most { $squares } squares away.
refusal-short-too-far = Too far away
refusal-too-near = A long pass lands at least { $squares } squares from every piece of the team, the passer included.
refusal-short-too-near = Too near
# What the card does.
refusal-not-for-card = { $effect }
refusal-short-not-for-card = Not for this card
refusal-bad-square = This square does not fit what has been chosen.
refusal-short-bad-square = Not possible here
refusal-no-task = This piece has nothing to resolve in this phase.
refusal-short-no-task = Nothing to resolve
refusal-no-room = There is no room for it now.
refusal-short-no-room = No room now
refusal-other = This is not possible now.
refusal-short-other = Not possible now
