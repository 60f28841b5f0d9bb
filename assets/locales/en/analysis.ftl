# A match is looked into: how it stood, the best turns, what could have been played.

pause-analysis = Analysis
result-analysis = Analysis
saves-analyse = Analysis
analysis-title = Analysis
analysis-share = { $team } { $percent }%
analysis-bar = The chance of each team to win from here
analysis-graph = The chance of ATK over the match: up is better for ATK, down for DEF. Left and right go from turn to turn.
analysis-progress = Looking closely at every turn: { $done } of { $all }
analysis-first = To the beginning
analysis-turn-back = A turn back
analysis-decision-back = A decision back
analysis-decision-on = A decision on
analysis-turn-on = A turn on
analysis-last = To the end
analysis-not-kept = The variation could not be saved: { $error }
analysis-damaged = The file is damaged. What could be read is shown; nothing is saved in it.
analysis-board = Try out
analysis-board-text = Choose on the board what to try out. It is kept as a variation, and the match stays as it was. “Back” leads to this panel.
analysis-in-variation = A variation: this was not played
analysis-return = Back to the match
analysis-forget = Forget this variation
analysis-turn = Turn { $turn }, { $team }
analysis-good = Good: as good as the best, or nearly
analysis-gave-away = { $grade }: gave away { $percent }% of the chance to win
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-better = Better: { $turn }
analysis-show-better = Show the better turn
analysis-fault-back = Fault before
analysis-fault-on = Next fault
analysis-best = The best turns for { $team }
analysis-depth = { $turns ->
    [one] One turn ahead
   *[other] { $turns } turns ahead
}, { $decisions }, { $time }
analysis-seconds = { $seconds }.{ $tenths } s
analysis-thousands = { $thousands ->
    [0] fewer than 1,000 decisions
   *[other] { $thousands },000 decisions
}
analysis-millions = { $tenths ->
    [0] { $millions } million decisions
   *[other] { $millions }.{ $tenths } million decisions
}
analysis-deeper = Think longer
analysis-percent = { $percent }%
analysis-line = { $rank }: { $percent }. { $turn }
analysis-variations = Variations
analysis-variation = { $place }: { $line }
analysis-touchdown = Touchdown for { $team }.
