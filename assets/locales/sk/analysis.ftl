# A match is looked into: how it stood, the best turns, what could have been played.

pause-analysis = Rozbor
result-analysis = Rozbor
saves-analyse = Rozbor
analysis-title = Rozbor
analysis-share = { $team } { $percent } %
analysis-bar = Šanca každého tímu vyhrať z tejto pozície
analysis-graph = Šanca tímu ATK počas partie: hore je lepšie pre ATK, dole pre DEF. Vľavo a vpravo sa ide po ťahoch.
analysis-progress = Skúma sa každý ťah: { $done } z { $all }
analysis-first = Na začiatok
analysis-turn-back = O ťah späť
analysis-decision-back = O rozhodnutie späť
analysis-decision-on = O rozhodnutie ďalej
analysis-turn-on = O ťah ďalej
analysis-last = Na koniec
analysis-not-kept = Variant sa nepodarilo uložiť: { $error }
analysis-damaged = Súbor je poškodený. Vidíš, čo sa dalo prečítať; nič sa doň neukladá.
analysis-board = Skúšať
analysis-board-text = Na hracej doske vyber, čo chceš skúsiť. Ostane to ako variant a partia zostane, ako bola. „Späť“ vedie na tento panel.
analysis-in-variation = Variant: toto sa nehralo
analysis-return = Späť k partii
analysis-forget = Zabudnúť tento variant
analysis-turn = Ťah { $turn }, { $team }
analysis-good = Dobrý: ako najlepší alebo takmer
analysis-gave-away = { $grade }: stratených { $percent } % šance vyhrať
analysis-inaccuracy = Nepresnosť
analysis-mistake = Chyba
analysis-blunder = Hrubá chyba
analysis-better = Lepšie: { $turn }
analysis-show-better = Ukázať lepší ťah
analysis-fault-back = Chyba predtým
analysis-fault-on = Ďalšia chyba
analysis-best = Najlepšie ťahy tímu { $team }
analysis-depth = { $turns ->
    [one] Jeden ťah dopredu
    [few] { $turns } ťahy dopredu
    [many] { $turns } ťahu dopredu
   *[other] { $turns } ťahov dopredu
}, { $decisions }, { $time }
analysis-seconds = { $seconds },{ $tenths } s
analysis-thousands = { $thousands ->
    [0] menej ako tisíc rozhodnutí
    [1] tisíc rozhodnutí
   *[other] { $thousands } tisíc rozhodnutí
}
analysis-millions = { $tenths ->
    [0] { $millions ->
        [one] 1 milión
        [few] { $millions } milióny
        [many] { $millions } milióna
       *[other] { $millions } miliónov
    }
   *[other] { $millions },{ $tenths } milióna
} rozhodnutí
analysis-deeper = Premýšľať dlhšie
analysis-percent = { $percent } %
analysis-line = { $rank }: { $percent }. { $turn }
analysis-variations = Varianty
analysis-variation = { $place }: { $line }
analysis-touchdown = Touchdown tímu { $team }.
