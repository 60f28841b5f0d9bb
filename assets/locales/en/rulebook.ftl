# The rulebook: twelve sections, and its terms. Which text stands where is in assets/rulebook/sections.ron.
# [words|term] marks words that show the definition of a term; the words may be inflected, the term’s id stays.

## 1 Overview

rulebook-overview-title = Overview, goal and setup
rulebook-overview-intro = BALL is a game of American football for two [coaches|coach], ATK and DEF. There are no dice, no hidden cards and no luck: both coaches see everything, and every result is decided by what they do.
rulebook-overview-goal = Goal
rulebook-overview-goal-text = Score a [touchdown|touchdown]: one of your [pieces|piece] ends an action in the [end zone|end-zone] that your team attacks, in possession of the ball. The first touchdown ends the match, and its coach wins.
rulebook-overview-score-who = The piece that scores has moved in that action, or has got the ball by that hand-off.
rulebook-overview-score-stack = Blocking or protecting in the end zone with the ball scores, even if the ball is taken by that very step.
rulebook-overview-score-not = Being moved into the end zone in the unlock phase does not score: standing up and releasing are tasks, not actions.
rulebook-overview-score-note = House ruling: an action in which the carrier takes no part does not score, even if the carrier is already in the end zone. A card that stands a piece up or releases a stack does not score either.
rulebook-overview-board = Board
rulebook-overview-board-text = The board has 13 columns, A to M, and 17 rows. Pieces stand only on the hatched [squares|square]: there are 111, and G9 is the centre.
rulebook-overview-board-adjacent = [Adjacent|adjacent] squares touch diagonally. Each square has up to four of them.
rulebook-overview-board-distance = The [distance|distance] between two squares is the larger of two differences, that of their columns and that of their rows. Pieces in between do not lengthen it.
rulebook-overview-board-zones = ATK starts at the bottom and attacks row 17. DEF starts at the top and attacks row 1.
rulebook-overview-board-note = House ruling: a square is hatched when its column number and its row number add up to an even number. Which end a team attacks is our choice too. The depth of an end zone, counted in rows: { $zone }.
rulebook-overview-setup = Setup
rulebook-overview-setup-text = Each team has seven pieces: five X, one O and one □. They start in the [formation|formation]:
rulebook-overview-setup-atk = ATK: X1 on C7, X2 on E7, □1 on G7, X3 on I7, X4 on K7, X5 on G5, O1 on G3.
rulebook-overview-setup-def = DEF: X1 on K11, X2 on I11, □1 on G11, X3 on E11, X4 on C11, X5 on G13, O1 on G15.
rulebook-overview-setup-first = ATK X5 has the ball. DEF takes the first turn.
rulebook-overview-setup-note = House ruling: the official text says only that ATK X5 has the ball. The numbers of each kind and the other squares are ours.
rulebook-overview-end = End of the match
rulebook-overview-end-touchdown = A touchdown wins at once.
rulebook-overview-end-resign = A coach may resign. Where the match has clocks, a coach whose time runs out loses.
rulebook-overview-end-draw = It is a draw if both coaches agree, or if the match has a turn limit and reaches it.
rulebook-overview-end-note = House ruling: these ways to end a match are ours. There is one more: it is also a draw when the very same position has stood at the start of a turn { $repetition } times, the first time included. The same means the same in everything: pieces, ball, whose turn it is, energy and cards.
rulebook-overview-terms = Terms

## 2 Turn

rulebook-turn-title = Turn, states and restrictions
rulebook-turn-intro = A turn has two phases: first the [action phase|action-phase], then the [unlock phase|unlock-phase]. Then the turn passes to the other coach.
rulebook-turn-action-phase = Action phase
rulebook-turn-action-phase-text = You start it with { $pa } [PA|pa] (action points). Spend all of them, some or none, on one action or several, by one piece or several.
rulebook-turn-whole = What cannot be completed legally cannot be started.
rulebook-turn-carrier-only = Only the [carrier|carrier] may start a hand-off, a short pass or a long pass.
rulebook-turn-phase-note = House ruling: the action phase ends only when you say so, even if no PA is left, because some actions are free.
rulebook-turn-unlock-phase = Unlock phase
rulebook-turn-unlock-phase-text = Your downed pieces stand up and your stacks of earlier turns are released, as far as there is room.
rulebook-turn-states = Active and inactive
rulebook-turn-states-text = A piece is [active|active] unless one of these holds. Then it is [inactive|inactive]:
rulebook-turn-inactive-downed = It is [downed|downed].
rulebook-turn-inactive-stack = It is part of a [stack|stack]: it blocks, protects, is blocked or is protected.
rulebook-turn-inactive-text = An inactive piece
rulebook-turn-inactive-act = cannot act;
rulebook-turn-inactive-ball = cannot be part of a hand-off or be the receiver of a pass;
rulebook-turn-inactive-over = cannot be passed over by a move or a dodge.
rulebook-turn-squares = Squares
rulebook-turn-clear = A [clear|clear] square has no piece on it. A loose ball may lie there.
rulebook-turn-bare = A [bare|bare] square has neither a piece nor the loose ball on it.
rulebook-turn-closed = A square with a stack is [closed|closed]: nothing passes over it and nothing ends on it.
rulebook-turn-squares-note = House ruling: the official text says “empty” for both. We let actions end on a loose ball, so they need a clear square; a push and the moves of the unlock phase need a bare one.

## 3 Action table

rulebook-actions-title = Action table
rulebook-actions-intro = What each action costs in PA, and what it earns in [PE|pe] (energy points) in cards mode.
rulebook-actions-row-move = Move
rulebook-actions-row-possession = Take possession of a loose ball
rulebook-actions-row-dodge = Dodge
rulebook-actions-row-forced-fumble = Forced fumble
rulebook-actions-row-tactical-dodge = Tactical dodge
rulebook-actions-row-fumble = Fumble
rulebook-actions-row-block = Block
rulebook-actions-row-protection = Protection
rulebook-actions-row-hand-off = Hand-off
rulebook-actions-row-short-pass = Short pass
rulebook-actions-row-long-pass = Long pass
rulebook-actions-row-convert = Convert PA to PE
rulebook-actions-row-stand-up = Stand up
rulebook-actions-row-unblock = Unblock
rulebook-actions-row-unprotect = Unprotect
rulebook-actions-on-top = PE with a plus sign come on top of those of the action that brings them.
rulebook-actions-ordinary = Ordinary actions are the move, dodge, tactical dodge, block, protection, hand-off, short pass and long pass. Cards, converting and the tasks of the unlock phase are not.
rulebook-actions-basic = In the basic game there are no PE.
rulebook-actions-note = House ruling: of the official table, only the costs of hand-off and passes, the free possession of a loose ball and the rate of converting are published. All other figures are ours.

## 4 Movement

rulebook-movement-title = Movement by kind
rulebook-movement-intro = How far and where a piece goes depends on its kind. The same movement carries it when it moves, dodges, blocks or protects.
rulebook-movement-kinds = The three kinds
rulebook-movement-kind-x = X: 1 or 2 squares diagonally.
rulebook-movement-kind-o = O: 1 square diagonally, or 2 along a row or a column.
rulebook-movement-kind-s = □: 1 or 2 squares diagonally, or 2 along a row or a column.
rulebook-movement-straight-note = House ruling: two squares are always in one straight line. If bends were allowed, an X would reach all that a □ does.
rulebook-movement-end = Where it may end
rulebook-movement-end-text = A [move|move] costs { $move-pa } PA, for one square or two. Two moves of 1 square are two actions, never one action of 2 squares.
rulebook-movement-end-one = A movement of 1 square ends on a clear square (a move) or on a single piece (a block or a protection).
rulebook-movement-end-two = A movement of 2 squares ends on a clear square (a move) or on a single active opponent (a dodge).
rulebook-movement-over = Passing over
rulebook-movement-over-text = A diagonal movement of 2 squares has a [middle square|middle-square]. What stands there decides:
rulebook-movement-over-own = A single active piece of your own is passed over.
rulebook-movement-over-ball = A loose ball is passed over and stays where it is.
rulebook-movement-over-opponent = A single active opponent makes it a tactical dodge, never a plain move.
rulebook-movement-over-barred = An inactive piece or a stack bars the way.
rulebook-movement-over-note = House reading: the official text bars inactive pieces, so we take it that an active piece of your own may be passed over.
rulebook-movement-row-text = Along a row or a column, the square in between is not hatched. Nothing can stand there, so nothing bars the way.

## 5 Dodge

rulebook-dodge-title = Dodge and forced fumble
rulebook-dodge-intro = A [dodge|dodge] is a movement of 2 squares that ends on a single active opponent.
rulebook-dodge-path = The movement is that of your piece’s kind. It may pass over a loose ball or one active piece of your own.
rulebook-dodge-downed = The opponent is downed where it stands.
rulebook-dodge-exit = Your piece must leave at once, by one square diagonally, to a clear square: the [exit|exit]. Without an exit the dodge cannot start.
rulebook-dodge-exit-note = House ruling: a loose ball may lie on the exit. Your piece then takes it.
rulebook-dodge-forced-fumble = Forced fumble
rulebook-dodge-forced-fumble-text = If the opponent had the ball, your piece has it now: a [forced fumble|forced-fumble]. In cards mode it earns +{ $forced-fumble-pe } PE on top. The piece is then restricted, as after a pick-up.

## 6 Tactical dodge

rulebook-tactical-dodge-title = Tactical dodge and fumble
rulebook-tactical-dodge-intro = A [tactical dodge|tactical-dodge] leaps over an opponent and pushes it aside. An X or a □ can do it, an O cannot.
rulebook-tactical-dodge-path = Move 2 squares diagonally over a single active opponent on the middle square, and land on a clear square.
rulebook-tactical-dodge-push = Push that opponent one square diagonally to a bare square that is not the landing square.
rulebook-tactical-dodge-downed = The opponent is downed on its new square.
rulebook-tactical-dodge-pushes = The push
rulebook-tactical-dodge-pushes-text = The coach who dodges chooses the [push|push]. The square that the dodger left counts as bare, so the opponent can be pushed there too.
rulebook-tactical-dodge-push-note = House ruling: where the official text says “empty”, the landing square may hold the loose ball, which your piece then takes; the square of the push may not.
rulebook-tactical-dodge-fumble = Fumble
rulebook-tactical-dodge-fumble-text = If the opponent had the ball, it loses it: a [fumble|fumble]. In cards mode it earns +{ $fumble-pe } PE on top.
rulebook-tactical-dodge-fumble-opposite = The ball goes one square diagonally from the opponent’s old square, opposite to the push.
rulebook-tactical-dodge-fumble-stays = If that square is off the board or a piece stands there, the dodger included, the ball stays on the old square.
rulebook-tactical-dodge-fumble-free = Either way the ball lies loose. The dodger does not get it.

## 7 Block and protection

rulebook-stack-title = Block and protection
rulebook-stack-intro = A movement of 1 square onto a single piece makes a [stack|stack].
rulebook-stack-block = On an opponent it is a [block|block]. A block downs nobody.
rulebook-stack-protection = On a piece of your own it is a [protection|protection].
rulebook-stack-below = The piece that stepped is the upper one, the other the lower one. The lower piece may be downed.
rulebook-stack-closed = A closed square
rulebook-stack-closed-text = Neither of the two can act until the stack is released, in the unlock phase of a later turn. Until then the square is [closed|closed].
rulebook-stack-ball = The ball in a stack
rulebook-stack-ball-text = If the lower piece had the ball, the upper one takes it at once, from an opponent or from a team-mate. This earns nothing more and restricts nobody.

## 8 Passing

rulebook-passing-title = Hand-off, short pass and long pass
rulebook-passing-intro = There are three ways to send the ball on. Only the [carrier|carrier] starts them, and nobody moves.
rulebook-passing-hand-off = Hand-off
rulebook-passing-hand-off-text = All your active pieces that are connected to the carrier through adjacent squares form its [network|network]. A [hand-off|hand-off] gives the ball to any other piece of the network.
rulebook-passing-hand-off-free = It costs { $hand-off-pa } PA.
rulebook-passing-hand-off-on = The new carrier may go on acting.
rulebook-passing-hand-off-twice = A hand-off may not directly follow a hand-off. Another action must come between; a card counts as one, converting does not.
rulebook-passing-hand-off-note = House ruling: the ban on two hand-offs in a row follows the Portuguese text. A hand-off reaches the whole network anyway, so nothing is lost.
rulebook-passing-short-pass = Short pass
rulebook-passing-short-pass-text = A [short pass|short-pass] costs { $short-pa } PA. Choose another active piece of your own, at a distance of { $reach } squares or less from the carrier: the [receiver|receiver].
rulebook-passing-short-pass-lands = The ball lands on a clear square of your choice adjacent to the receiver.
rulebook-passing-short-pass-loose = It lies loose there. The receiver does not have it yet.
rulebook-passing-long-pass = Long pass
rulebook-passing-long-pass-text = A [long pass|long-pass] costs { $long-pa } PA. The ball lands on any clear square at a distance of { $clearance } squares or more from every piece of your team, inactive ones and the passer included. It lies loose there.
rulebook-passing-distance-note = House ruling: distance is counted as if no pieces stood in between.

## 9 Possession

rulebook-possession-title = Taking possession
rulebook-possession-intro = A piece that ends an action on the square of a [loose ball|loose-ball] has it. That costs nothing.
rulebook-possession-end = Only the square where an action ends counts. The exit of a dodge and the landing square of a tactical dodge are such squares.
rulebook-possession-over = A loose ball that is passed over stays where it is and gives nothing.
rulebook-possession-free = In cards mode, taking the loose ball at the end of an ordinary action earns +{ $possession-pe } PE.
rulebook-possession-restriction = Restriction
rulebook-possession-restriction-text = A piece that picked up a loose ball, or got it by a forced fumble, may start no other ordinary action this turn: it is [restricted|restriction].
rulebook-possession-still-active = A restricted piece is still active: its team can pass over it, and it is part of a network.
rulebook-possession-not-restricted = A hand-off does not restrict its receiver. Nor does taking the ball by a block or a protection restrict anybody.
rulebook-possession-lifted = The restriction ends with the action phase.

## 10 Unlock phase

rulebook-unlock-title = Unlock phase
rulebook-unlock-intro = After the action phase your mandatory [tasks|task] are resolved. They cost nothing. The tasks are:
rulebook-unlock-task-downed = each downed piece of yours that is not in a stack;
rulebook-unlock-task-stack = each stack whose upper piece is yours and which was not made this turn.
rulebook-unlock-fixed-note = House ruling: the tasks are fixed when the phase starts. A piece that is released downed during the phase is not a new task of it.
rulebook-unlock-order = Order
rulebook-unlock-order-text = You choose the order. Every task that can be resolved must be. One that has no room when all others are done stays for a later turn.
rulebook-unlock-order-note = House ruling: after each task the board is looked at again, for room may have appeared. When nothing can be resolved any more, the turn passes by itself.
rulebook-unlock-stand-up = Standing up
rulebook-unlock-stand-up-text = Move the downed piece to a bare adjacent square. It is active again. If it has the ball, the ball goes with it.
rulebook-unlock-release = Releasing a stack
rulebook-unlock-release-text = Move the upper and the lower piece to two different bare squares adjacent to the stack. You choose both, whoever owns the lower piece. Releasing a block is called unblocking, releasing a protection unprotecting.
rulebook-unlock-release-both = If one of the two cannot move, there is no legal release.
rulebook-unlock-release-state = The upper piece is active again. The lower one is as it was before the stack: active, or still downed.
rulebook-unlock-release-who = Only the coach of the upper piece ever releases a stack.
rulebook-unlock-release-later = A stack made this turn is never released this turn.
rulebook-unlock-ball = The ball of a released stack
rulebook-unlock-ball-text = If the upper piece has the ball, you choose which of the two keeps it. So a downed piece can have the ball: it cannot act and cannot be dodged, but a block or a protection takes the ball from it.
rulebook-unlock-bare-note = House ruling: where the official text says “empty”, the squares must be bare. Nobody stands up or is released onto the loose ball.

## 11 Cards mode

rulebook-cards-title = Cards mode
rulebook-cards-intro = Cards mode adds special actions to the game. It takes none of the normal ones away.
rulebook-cards-energy = Energy
rulebook-cards-energy-text = Each coach starts with 0 [PE|pe]. Actions earn PE by the action table. PE may be spent in the same turn or kept; beyond { $max-pe } they are not counted.
rulebook-cards-convert-text = In your action phase you may also [convert|convert] PA that you have not spent: { $convert-pa } PA becomes { $convert-pe } PE, once or several times. PA neither spent nor converted are lost when the phase ends.
rulebook-cards-play = Playing a card
rulebook-cards-play-when = You play [cards|card] only in the action phase of your own turn. Pay the PE, and the PA if the card asks for any.
rulebook-cards-play-piece = A card needs an active, unrestricted piece, unless its text says otherwise.
rulebook-cards-play-whole = A card that cannot be completed cannot be played.
rulebook-cards-play-nothing = A card earns no PE.
rulebook-cards-play-restriction = The restriction after a pick-up stays in force, unless the card says otherwise. A piece that takes the loose ball by a card is restricted too, unless the card says otherwise.
rulebook-cards-play-score = A card is an action, so a piece that ends it in the end zone with the ball can score.
rulebook-cards-play-note = House ruling: all cards are open from the start, one of each for each coach, and a card once played is gone. Which piece a card needs, and that it earns no PE, is ours too. Standing up or being released by a card does not score.
rulebook-cards-deck = The deck
rulebook-cards-deck-text = These are the cards of this match, with what they cost:
rulebook-cards-deck-note = House ruling: the official deck is not published. This one is ours.

## 12 Conventions

rulebook-conventions-title = Conventions
rulebook-conventions-intro = How a turn is put together on screen, and how to read the board.
rulebook-conventions-flow = The usual flow
rulebook-conventions-flow-text = Choose the piece, then the action, then the destination.
rulebook-conventions-flow-cancel = Cancelling an action that is being put together changes nothing in the match.
rulebook-conventions-flow-convert = Converting PA is a decision of the turn, not a play on the board.
rulebook-conventions-signs = Signs on the board
rulebook-conventions-sign-downed = A piece turned by 90° is downed.
rulebook-conventions-sign-stack = A piece on top of another is a block or a protection.
rulebook-conventions-sign-ball = The ball on a piece is possession. The ball on a square is loose.
rulebook-conventions-sign-turn = The turn indicator tells whether DEF or ATK is to act.
rulebook-conventions-sign-ring = A ring under a piece means that it can act.
rulebook-conventions-sign-squares = Green squares: the selected piece can go there. Orange: an opponent is downed or pushed there.
rulebook-conventions-sign-plates = On the label of a piece, ⊥ means downed, ! a task that must be resolved, and a barred circle restricted.
rulebook-conventions-notation = Notation
rulebook-conventions-notation-text = A record writes every decision as a short text. There, S stands for the square piece □.
rulebook-conventions-note-move = X5G5-H6: X5 moves from G5 to H6.
rulebook-conventions-note-stack = X5G5+H6: X5 blocks or protects the piece on H6.
rulebook-conventions-note-dodge = X5G5xI7-J8: X5 dodges the opponent on I7 and exits to J8.
rulebook-conventions-note-tactical-dodge = X5G5*I7-G7: X5 leaps to I7, and the opponent on H6 is pushed to G7.
rulebook-conventions-note-ball = X5>X2: hand-off. X5>X2@F8: short pass, the ball lands on F8. X5>@G13: long pass.
rulebook-conventions-note-unlock = X3G7^H8: X3 stands up. X2F8/G9,E7: release, the upper piece to G9, the lower to E7; with :t after it the upper piece keeps the ball, with :b the lower.
rulebook-conventions-note-other = “=” converts PA, “.” ends the action phase, “#” begins a card.

## Terms

term-coach = Coach
term-coach-is = One of the two players, ATK or DEF.
term-piece = Piece
term-piece-is = X, O or □; named by team, kind and number, such as ATK X5.
term-square = Square
term-square-is = A hatched square of the board; the others are not played on.
term-adjacent = Adjacent
term-adjacent-is = Touching diagonally.
term-distance = Distance
term-distance-is = The shortest path between two squares: the larger of the differences in columns and in rows.
term-formation = Formation
term-formation-is = Where the pieces stand at the start.
term-end-zone = End zone
term-end-zone-is = Where a team scores: row 17 for ATK, row 1 for DEF.
term-touchdown = Touchdown
term-touchdown-is = A piece ends an action with the ball in the end zone that its team attacks. It wins the match.
term-action-phase = Action phase
term-action-phase-is = The first phase of a turn, in which pieces act.
term-unlock-phase = Unlock phase
term-unlock-phase-is = The second phase of a turn, in which downed pieces stand up and stacks are released.
term-pa = PA
term-pa-is = Action points: a turn starts with { $pa }.
term-pe = PE
term-pe-is = Energy points, earned in cards mode and spent on cards.
term-action = Ordinary action
term-action-is = A move, dodge, tactical dodge, block, protection, hand-off, short pass or long pass.
term-active = Active
term-active-is = Neither downed nor in a stack.
term-inactive = Inactive
term-inactive-is = Downed or in a stack: it cannot act, receive or be passed over.
term-downed = Downed
term-downed-is = Knocked down, as by a dodge; it stands up in the unlock phase.
term-clear = Clear
term-clear-is = Without a piece; a loose ball may lie there.
term-bare = Bare
term-bare-is = Without a piece and without the loose ball.
term-closed = Closed
term-closed-is = Holding a stack: nothing passes over the square or ends on it.
term-middle-square = Middle square
term-middle-square-is = The square between start and end of a diagonal 2-square movement.
term-move = Move
term-move-is = A movement of 1 or 2 squares to a clear square.
term-dodge = Dodge
term-dodge-is = A 2-square movement onto an active opponent, which is downed; the dodger leaves at once.
term-exit = Exit
term-exit-is = The clear square to which a dodger leaves.
term-forced-fumble = Forced fumble
term-forced-fumble-is = A dodge that takes the ball from the opponent.
term-tactical-dodge = Tactical dodge
term-tactical-dodge-is = A diagonal leap over an active opponent, which is pushed and downed.
term-push = Push
term-push-is = In a tactical dodge, the opponent goes one square diagonally to a bare square.
term-fumble = Fumble
term-fumble-is = A tactical dodge that frees the opponent’s ball.
term-block = Block
term-block-is = A step onto a single opponent; both are then in a stack.
term-protection = Protection
term-protection-is = A step onto a single piece of one’s own; both are then in a stack.
term-stack = Stack
term-stack-is = Two pieces on one square, the upper one blocking or protecting the lower.
term-hand-off = Hand-off
term-hand-off-is = The ball goes to another piece of the carrier’s network.
term-network = Network
term-network-is = All active pieces of the team that are connected to the carrier through adjacent squares.
term-short-pass = Short pass
term-short-pass-is = A pass to a clear square adjacent to a receiver at most { $reach } squares away.
term-long-pass = Long pass
term-long-pass-is = A pass to a clear square at least { $clearance } squares from every piece of the team.
term-receiver = Receiver
term-receiver-is = The piece that a short pass is aimed at, or that gets the ball by a hand-off.
term-carrier = Carrier
term-carrier-is = The piece that has the ball.
term-loose-ball = Loose ball
term-loose-ball-is = The ball on a square, in nobody’s possession.
term-restriction = Restriction
term-restriction-is = A piece that picked up a loose ball this turn, or took it by a forced fumble, may start no other ordinary action.
term-task = Task
term-task-is = What has to be resolved in the unlock phase: a downed piece that stands up, or a stack that is released.
term-convert = Convert
term-convert-is = Turn unspent PA into PE.
term-card = Card
term-card-is = A special action, paid with PE and played once.
