# A match is looked into: how it stood, the best turns, what could have been played.

pause-analysis = Analyse
result-analysis = Analyse
saves-analyse = Analyse
analysis-title = Analyse
analysis-share = { $team } { $percent }%
analysis-bar = De kans van elk team om vanaf hier te winnen
analysis-graph = De kans van ATK tijdens de partij: hoger is beter voor ATK, lager voor DEF. Links en rechts gaan van beurt naar beurt.
analysis-progress = Elke beurt wordt bekeken: { $done } van { $all }
analysis-first = Naar het begin
analysis-turn-back = Een beurt terug
analysis-decision-back = Een beslissing terug
analysis-decision-on = Een beslissing verder
analysis-turn-on = Een beurt verder
analysis-last = Naar het einde
analysis-not-kept = De variant kon niet worden bewaard: { $error }
analysis-damaged = Het bestand is beschadigd. Te zien is wat te lezen was; er wordt niets in bewaard.
analysis-board = Proberen
analysis-board-text = Kies op het bord wat je wilt proberen. Het blijft als variant bewaard en de partij blijft zoals ze was. “Terug” leidt naar dit paneel.
analysis-in-variation = Een variant: dit is niet gespeeld
analysis-return = Terug naar de partij
analysis-forget = Deze variant vergeten
analysis-turn = Beurt { $turn }, { $team }
analysis-good = Goed: zo goed als de beste, of bijna
analysis-gave-away = { $grade }: { $percent }% van de winstkans weggegeven
analysis-inaccuracy = Onnauwkeurigheid
analysis-mistake = Fout
analysis-blunder = Grote fout
analysis-better = Beter: { $turn }
analysis-show-better = De betere beurt tonen
analysis-fault-back = Vorige fout
analysis-fault-on = Volgende fout
analysis-best = De beste beurten voor { $team }
analysis-depth = { $turns ->
    [one] Eén beurt vooruit
   *[other] { $turns } beurten vooruit
}, { $decisions }, { $time }
analysis-seconds = { $seconds },{ $tenths } s
analysis-thousands = { $thousands ->
    [0] minder dan 1000 beslissingen
    [1] 1000 beslissingen
   *[other] { $thousands }.000 beslissingen
}
analysis-millions = { $tenths ->
    [0] { $millions } miljoen beslissingen
   *[other] { $millions },{ $tenths } miljoen beslissingen
}
analysis-deeper = Langer nadenken
analysis-percent = { $percent }%
analysis-line = { $rank }: { $percent }. { $turn }
analysis-variations = Varianten
analysis-variation = { $place }: { $line }
analysis-touchdown = Touchdown voor { $team }.
