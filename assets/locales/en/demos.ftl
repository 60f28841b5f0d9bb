# The demonstrations of the rulebook: a title each, and a caption for each step. Positions are in assets/rulebook.

## Movement

demo-turn-flow-title = A turn from the first PA to the next coach
demo-turn-flow-1 = It is the turn of ATK. The action phase starts with { $pa } PA.
demo-turn-flow-2 = X1 moves. That spends the first PA; another piece, or the same one, may spend the next.
demo-turn-flow-3 = X1 moves again and spends the second PA.
demo-turn-flow-4 = ATK ends the action phase. The unlock phase begins: X2 lies on I9, so it is a task.
demo-turn-flow-5 = X2 stands up on J10. No task is left, so the turn passes by itself.
demo-turn-flow-6 = Now DEF has the turn, again with { $pa } PA.

demo-states-title = Inactive pieces
demo-states-1 = X2 is downed. X3 stands on an opponent and blocks: these two pieces are a stack. Neither the downed piece nor the two in the stack are active.
demo-states-2 = A downed piece cannot act. It waits for the unlock phase.
demo-states-3 = Nor can a piece in a stack act, upper or lower.
demo-states-4 = An inactive piece takes no part in a hand-off either.
demo-states-5 = X1 is active: it can act.

demo-move-x-title = How an X moves
demo-move-x-1 = An X moves 1 or 2 squares diagonally.
demo-move-x-2 = It never moves along a row or a column.
demo-move-x-3 = One square: to H10.
demo-move-x-4 = Two squares in a straight line: over G11 to F12.

demo-move-o-title = How an O moves
demo-move-o-1 = An O moves 2 squares along a row or a column, or 1 square diagonally.
demo-move-o-2 = Two squares along the column: to G11.
demo-move-o-3 = Two squares diagonally are too far for an O.
demo-move-o-4 = One square diagonally: to H12.

demo-move-s-title = How a □ moves
demo-move-s-1 = A □ can do both: 1 or 2 squares diagonally, or 2 along a row or a column.
demo-move-s-2 = Two squares along the row: to I9.
demo-move-s-3 = Two squares diagonally: over H10 to G11.

demo-two-ones-title = Twice one square is not two squares
demo-two-ones-1 = One action goes in one straight line. X1 cannot turn a corner and reach E9 in a single action.
demo-two-ones-2 = It can get there in two actions. The first: to F10.
demo-two-ones-3 = The second: to E9. Two moves of 1 square are two actions and cost twice the PA.

demo-over-own-title = Over a piece of your own
demo-over-own-1 = The middle square of a diagonal 2-square move may hold an active piece of your own.
demo-over-own-2 = X1 passes over X2. Nothing happens to X2.

demo-over-ball-title = Over a loose ball
demo-over-ball-1 = The loose ball lies on the middle square.
demo-over-ball-2 = X1 passes over it. The ball stays where it is; X1 gets nothing.
demo-over-ball-3 = To get the ball, a piece must end an action on its square. X2 comes closer.

demo-over-barred-title = What may not be passed over
demo-over-barred-1 = A downed opponent is in the way: nothing passes over an inactive piece.
demo-over-barred-2 = Nor over a downed piece of your own.
demo-over-barred-3 = Nor over a stack: its square is closed.
demo-over-barred-4 = The way to H8 is free.

demo-straight-title = Nothing bars a row or a column
demo-straight-1 = Between G9 and G11 lies no hatched square. So no piece can be in the way.
demo-straight-2 = O1 moves straight to G11.

## Dodge

demo-dodge-title = A dodge
demo-dodge-1 = An active opponent stands two squares away in a straight line. X1 can end a 2-square movement on it.
demo-dodge-2 = X1 will have to leave I11 at once, to a clear square beside it.
demo-dodge-3 = X1 runs onto I11, downs the opponent there and exits to J12.

demo-dodge-o-title = A dodge by an O
demo-dodge-o-1 = An O dodges along a row or a column, as it moves.
demo-dodge-o-2 = O1 downs the opponent on G11 and exits to H12, one square diagonally.

demo-dodge-over-own-title = A dodge over a piece of your own
demo-dodge-over-own-1 = X2 stands in between. An active piece of your own does not bar the way.
demo-dodge-over-own-2 = X1 passes over X2, downs the opponent and exits to J12.

demo-dodge-no-exit-title = A dodge without an exit
demo-dodge-no-exit-1 = Every square beside I11 is occupied.
demo-dodge-no-exit-2 = The dodger would have no exit, so the dodge cannot even start.
demo-dodge-no-exit-3 = X2 steps aside.
demo-dodge-no-exit-4 = Now there is an exit, H10: X1 downs the opponent and leaves that way.

demo-dodge-downed-title = A downed piece cannot be dodged
demo-dodge-downed-1 = Only a single active opponent can be dodged. This one is downed already.

demo-forced-fumble-title = Forced fumble
demo-forced-fumble-1 = The opponent on I11 has the ball.
demo-forced-fumble-2 = X1 dodges it: the opponent is downed, and X1 has the ball. That is a forced fumble.
demo-forced-fumble-3 = X1 forced a fumble this turn, so it may start no other ordinary action now.

demo-tactical-dodge-title = A tactical dodge
demo-tactical-dodge-1 = An active opponent stands on the middle square; the square behind it is clear.
demo-tactical-dodge-2 = You choose where it is pushed: one square diagonally, to a bare square, but not to where X1 lands.
demo-tactical-dodge-3 = X1 leaps to I11. The opponent is pushed to G11 and downed there.

demo-push-right-title = Pushing to the other side
demo-push-right-1 = The same leap, the other side: the opponent is pushed to I9 and downed there.

demo-push-back-title = Pushing to the square just left
demo-push-back-1 = Not to I11: the dodger lands there.
demo-push-back-2 = But to G9: the square that the dodger leaves counts as bare.

demo-push-bare-title = A push needs a bare square
demo-push-bare-1 = A piece stands on I9.
demo-push-bare-2 = The loose ball lies on G11, so that square is not bare either.
demo-push-bare-3 = G9 is left: the square that X1 came from.

demo-tactical-dodge-o-title = No tactical dodge by an O
demo-tactical-dodge-o-1 = A tactical dodge is a diagonal 2-square movement. An O cannot make one.

demo-fumble-title = Fumble: the ball goes the other way
demo-fumble-1 = The opponent on H10 has the ball.
demo-fumble-2 = It is pushed to G11. The ball goes one square the opposite way: from H10 to I9.
demo-fumble-3 = The ball lies loose. The dodger does not get it.

demo-fumble-stays-title = Fumble: the ball stays
demo-fumble-stays-1 = Pushed to G11, the opponent would lose the ball to I9. But X2 stands there.
demo-fumble-stays-2 = So the ball lies loose where the opponent stood: on H10.

demo-fumble-dodger-title = Fumble: the dodger in the way
demo-fumble-dodger-1 = The opponent is pushed to G9. Opposite lies I11, but the dodger has landed there. The ball stays on H10.

## Stack

demo-block-title = A block
demo-block-1 = An opponent stands on an adjacent square.
demo-block-2 = X1 steps onto it: a block. X1 is the upper piece, the opponent the lower one. Nobody is downed.
demo-block-3 = Neither of the two can act until the stack is released.

demo-protection-title = A protection
demo-protection-1 = X1 steps onto a piece of its own: a protection. The square is closed, so nobody can dodge or block X2 now.

demo-block-carrier-title = A block on the carrier
demo-block-carrier-1 = The opponent has the ball.
demo-block-carrier-2 = X1 blocks it, and at once has the ball. This restricts nobody and earns nothing beyond the block.

demo-protect-carrier-title = A protection of the carrier
demo-protect-carrier-1 = The upper piece takes the ball here too: X1 protects X2 and has the ball now.

demo-block-downed-title = A block on a downed piece
demo-block-downed-1 = The opponent on H10 is downed.
demo-block-downed-2 = It can be blocked all the same. Under X1 it cannot stand up; released, it will still be downed.

demo-closed-square-title = A closed square
demo-closed-square-1 = Two pieces are on H10. The square is closed.
demo-closed-square-2 = Nothing passes over it.
demo-closed-square-3 = Nothing ends on it: no third piece joins a stack.
demo-closed-square-4 = X1 has to go another way.

## Passing

demo-hand-off-title = A hand-off through the network
demo-hand-off-1 = X1 has the ball. X2 is adjacent to X1, X3 to X2: they are one network. X4 is not connected.
demo-hand-off-2 = X4 is out of the network.
demo-hand-off-3 = X3 has the ball. Nobody moved, and it cost { $hand-off-pa } PA.

demo-hand-off-move-title = Hand off, then move
demo-hand-off-move-1 = X1 hands the ball to X2.
demo-hand-off-move-2 = The new carrier may go on acting: X2 runs with the ball.

demo-hand-off-twice-title = No hand-off right after a hand-off
demo-hand-off-twice-1 = X1 hands the ball to X2.
demo-hand-off-twice-2 = Another hand-off cannot follow directly.
demo-hand-off-twice-3 = Another action comes between: X2 passes over X1 to F6.
demo-hand-off-twice-4 = Now a hand-off is possible again.

demo-not-carrier-title = Only the carrier passes
demo-not-carrier-1 = X2 does not have the ball, so it cannot hand it off or pass it.

demo-short-pass-title = A short pass, and the pick-up
demo-short-pass-1 = X2 is { $reach } squares away: within reach of a short pass. The ball can land on any clear square adjacent to X2.
demo-short-pass-2 = X3 is too far away to be the receiver.
demo-short-pass-3 = X1 passes. The ball lies loose on J12; X2 does not have it yet.
demo-short-pass-4 = X2 steps onto the ball and takes possession.

demo-long-pass-title = A long pass and its distance
demo-long-pass-1 = A long pass lands on a clear square at least { $clearance } squares away from every piece of your team.
demo-long-pass-2 = H10 is too close to X3.
demo-long-pass-3 = X1 throws to G13. It costs { $long-pa } PA, and the ball lies loose there.

demo-pick-up-title = Taking a loose ball
demo-pick-up-1 = A loose ball lies on H10.
demo-pick-up-2 = X1 ends its move on the ball: it has it. Taking possession costs nothing.

demo-restriction-title = After a pick-up
demo-restriction-1 = X1 passes over X2 and picks up the ball.
demo-restriction-2 = X1 is restricted: it may start no other ordinary action this turn.
demo-restriction-3 = A hand-off or a pass is an ordinary action too.
demo-restriction-4 = X1 is still active, so its team can pass over it.
demo-restriction-5 = With the end of the action phase the restriction is gone.

demo-touchdown-run-title = Touchdown by a run
demo-touchdown-run-1 = ATK attacks row 17.
demo-touchdown-run-2 = X1 ends its move in the end zone with the ball. Touchdown! ATK wins at once.

demo-touchdown-hand-off-title = Touchdown by a hand-off
demo-touchdown-hand-off-1 = X3 waits in the end zone, connected to the carrier through X2.
demo-touchdown-hand-off-2 = X3 gets the ball in the end zone. Touchdown!

demo-touchdown-block-title = Touchdown by a block
demo-touchdown-block-1 = An opponent stands in the end zone.
demo-touchdown-block-2 = X1 blocks it, with the ball. Blocking in the end zone scores, though X1 is then inactive. Touchdown!

## Unlock

demo-stand-up-title = Standing up
demo-stand-up-1 = X1 lies on G9. The squares beside it are bare.
demo-stand-up-2 = The action phase ends; the unlock phase begins. X1 is a task.
demo-stand-up-3 = X1 stands up on H10 and is active again. No task is left: the turn passes.

demo-stand-up-ball-title = Standing up with the ball
demo-stand-up-ball-1 = X1 lies on G9 and has the ball. While it is downed, nobody can dodge it, but a block would take the ball.
demo-stand-up-ball-2 = The unlock phase begins.
demo-stand-up-ball-3 = X1 stands up on F10. The ball goes with it.

demo-no-room-title = No room, until another piece moves
demo-no-room-1 = X1 is surrounded. X2 is downed beside it.
demo-no-room-2 = Both are tasks, in the order that you choose.
demo-no-room-3 = X1 cannot stand up yet: no bare square is adjacent.
demo-no-room-4 = X2 stands up first and leaves H10.
demo-no-room-5 = Now there is room. Every task that can be resolved must be.

demo-no-room-at-all-title = No room at all
demo-no-room-at-all-1 = X1 is surrounded, and nothing else is to be resolved.
demo-no-room-at-all-2 = No task can be resolved, so the turn passes at once. X1 stays downed and waits for a later turn.

demo-unblock-title = Releasing a block
demo-unblock-1 = X1 has blocked an opponent since an earlier turn.
demo-unblock-2 = In the unlock phase the stack is a task of the coach of the upper piece.
demo-unblock-3 = Both pieces move to different bare squares beside the stack: X1 to H10, the opponent to F10. You choose both.

demo-unprotect-title = Releasing a protection
demo-unprotect-1 = X1 protects X2 and has the ball. The stack is a task.
demo-unprotect-2 = X1 goes to H10 and keeps the ball, X2 goes to F8. Both are active.

demo-release-top-title = Release: the upper piece keeps the ball
demo-release-top-1 = X1 blocks an opponent and has the ball. Whoever releases the stack chooses which of the two keeps it.
demo-release-top-2 = Here the upper piece keeps it.

demo-release-bottom-title = Release: the lower piece keeps the ball
demo-release-bottom-1 = The same stack. The choice is free, even if the lower piece is an opponent.
demo-release-bottom-2 = Here the lower piece keeps the ball. You will rarely want this, but you may.

demo-release-downed-title = Releasing a downed piece
demo-release-downed-1 = The opponent under X1 is downed.
demo-release-downed-2 = The stack is a task of ATK.
demo-release-downed-3 = The upper piece is active again. The lower one is as it was before: still downed. It will be a task of its own coach.

demo-release-refused-title = A release without room
demo-release-refused-1 = Only H10 is bare beside the stack, but both pieces have to move.
demo-release-refused-2 = Two tasks: the stack, and X3 on C5.
demo-release-refused-3 = Without two bare squares there is no release.
demo-release-refused-4 = X3 stands up. The stack has no room, so it stays for a later turn, and the turn passes.

demo-stack-this-turn-title = A stack of this turn
demo-stack-this-turn-1 = ATK blocks.
demo-stack-this-turn-2 = X3 is a task. The new stack is none.
demo-stack-this-turn-3 = A stack is never released in the turn in which it was made.
demo-stack-this-turn-4 = X3 stands up; the turn passes to DEF.
demo-stack-this-turn-5 = DEF does nothing. The stack is no task of DEF: only the coach of the upper piece releases it.
demo-stack-this-turn-6 = ATK ends its next action phase.
demo-stack-this-turn-7 = Now the stack is a task of ATK, and is released.

## Cards

demo-pe-earned-title = Earning PE
demo-pe-earned-1 = Cards mode: both coaches have 0 PE at the start.
demo-pe-earned-2 = ATK earns PE for the dodge, and more on top because it takes the ball.
demo-pe-earned-3 = A move earns nothing. The PE are kept until they are spent.

demo-pe-converted-title = Converting PA to PE
demo-pe-converted-1 = ATK does not need all of its PA.
demo-pe-converted-2 = One PA for a move.
demo-pe-converted-3 = The other is converted: { $convert-pa } PA becomes { $convert-pe } PE. PA left over when the phase ends are lost.
demo-pe-converted-4 = The action phase ends; ATK keeps its PE.

demo-card-second-effort-title = Second Effort
demo-card-second-effort-1 = X1 picks up the ball and is restricted.
demo-card-second-effort-2 = It may start no other ordinary action.
demo-card-second-effort-3 = Second Effort lifts the restriction.
demo-card-second-effort-4 = X1 runs on.

demo-card-no-huddle-title = No Huddle
demo-card-no-huddle-1 = The first PA.
demo-card-no-huddle-2 = The second PA.
demo-card-no-huddle-3 = No Huddle gives another PA this turn. No piece is needed for it.
demo-card-no-huddle-4 = X1 moves a third time.

demo-card-quick-recovery-title = Quick Recovery
demo-card-quick-recovery-1 = X1 is downed, and the unlock phase is still a long way off.
demo-card-quick-recovery-2 = Quick Recovery: X1 stands up now, as it would in the unlock phase.
demo-card-quick-recovery-3 = It is active and can act at once.

demo-card-pile-breaker-title = Pile Breaker
demo-card-pile-breaker-1 = X1 has blocked since an earlier turn.
demo-card-pile-breaker-2 = Pile Breaker releases the stack now, by the rules of the unlock phase.
demo-card-pile-breaker-3 = X1 can act at once.

demo-card-breakaway-title = Breakaway
demo-card-breakaway-1 = Not this way: every square on the run must be clear, and X1 stands on F10.
demo-card-breakaway-2 = Breakaway: a piece of any kind, even an O, runs exactly 3 squares along a diagonal.

demo-card-hail-mary-title = Hail Mary
demo-card-hail-mary-1 = Only one PA is left, too little for a long pass.
demo-card-hail-mary-2 = Hail Mary throws it all the same, by the distance rule of the long pass.

demo-card-stiff-arm-title = Stiff Arm
demo-card-stiff-arm-1 = Two opponents are adjacent. Neither has the ball.
demo-card-stiff-arm-2 = Stiff Arm downs one of them where it stands. X1 stays on its square.
demo-card-stiff-arm-3 = X1 can still act.

demo-card-hook-and-lateral-title = Hook and Lateral
demo-card-hook-and-lateral-1 = No piece is adjacent to the carrier: an ordinary hand-off has no network.
demo-card-hook-and-lateral-2 = Hook and Lateral links pieces up to 2 squares apart. X3 gets the ball.

demo-card-scoop-title = Scoop
demo-card-scoop-1 = Scoop: X1 steps onto the adjacent ball and has it, without being restricted.
demo-card-scoop-2 = It can go on at once.

demo-card-reverse-title = Reverse
demo-card-reverse-1 = Two active pieces, at most 2 squares apart.
demo-card-reverse-2 = Reverse: they swap squares. The ball stays with its carrier, X1.
