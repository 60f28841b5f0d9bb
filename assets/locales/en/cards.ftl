# The cards of the house deck by id. A card without a text of its own has its effect’s.

card-second-effort = Second Effort
card-no-huddle = No Huddle
card-quick-recovery = Quick Recovery
card-pile-breaker = Pile Breaker
card-breakaway = Breakaway
card-hail-mary = Hail Mary
card-stiff-arm = Stiff Arm
card-hook-and-lateral = Hook and Lateral
card-scoop = Scoop
card-reverse = Reverse

effect-lift-restriction-name = Free a piece
effect-lift-restriction = One of your restricted pieces may act again.
effect-extra-pa-name = Extra PA
effect-extra-pa = +{ $points } PA this turn.
effect-stand-up-name = Stand up now
effect-stand-up = Stand up one of your downed pieces now.
effect-release-name = Release now
effect-release = Release a stack under your piece now, if it was not made this turn.
effect-run-name = Run
effect-run = An active, unrestricted piece of any kind runs exactly { $squares } squares along a clear diagonal.
effect-long-pass-name = Cheap long pass
effect-long-pass = A long pass for { $pa } PA.
effect-down-name = Down an opponent
effect-down = Down an active opponent without the ball that stands beside one of your pieces.
effect-hand-off-name = Wide hand-off
effect-hand-off = A hand-off that links pieces up to { $reach } squares apart. It may follow another hand-off directly.
effect-scoop-name = Take the ball
effect-scoop = A piece beside the loose ball steps onto it and is not restricted.
effect-swap-name = Swap
effect-swap = Two of your active, unrestricted pieces up to { $reach } squares apart swap squares.

cards-title = Cards
