# How to play, in short: the first page of the help.

rules-title = How to play
rules-goal-name = Goal
rules-goal = Bring the ball into the end zone that you attack: ATK in row 17, DEF in row 1. That is a touchdown, and it wins.
rules-turn-name = Turn
rules-turn = Spend up to { $pa } PA on actions of your pieces and end the action phase. In the unlock phase your downed pieces then stand up, and your older stacks are released.
rules-moves-name = Moves
rules-moves = X: 1 or 2 squares diagonally. O: 1 square diagonally, or 2 along a row or column. □: all of these. You may pass over your own active pieces.
rules-dodge-name = Dodge
rules-dodge = Move 2 squares onto an opponent. It is downed, and you leave to a free square beside it, with the ball if it had it.
rules-tactical-dodge-name = Tactical dodge
rules-tactical-dodge = X and □ only: leap diagonally over an opponent and push it one square. It is downed, and a ball that it had comes loose.
rules-stack-name = Block, protection
rules-stack = Step onto an adjacent piece. Neither can act until the coach of the upper one releases the stack, in a later turn. The upper piece takes the ball.
rules-passes-name = Passing
rules-passes = Hand-off: to any active piece in a chain of adjacent ones, for 0 PA. Short pass: beside a receiver up to { $reach } squares away. Long pass: at least { $clearance } squares from all your pieces.
rules-loose-ball-name = Loose ball
rules-loose-ball = Whoever ends an action on it has it. A piece that picks it up, or takes it by a dodge, starts no other ordinary action this turn.
rules-cards-name = Cards mode
rules-cards = Dodges, blocks, passes and picking up earn PE, and you can convert PA to PE. PE pay for cards; each coach plays each card once.
rules-signs-name = Signs
rules-signs = Ring: this piece can act. Green: it can go there. Orange: an opponent is downed or pushed. On labels: ⊥ downed, ! must be resolved, a barred circle: restricted.
