# Who decides for which team, and taking back to any point of a match.

pause-coaches = Kto hrá
pause-take-back = Vrátiť sa k…
coaches-text = Zmeny platia od nasledujúceho rozhodnutia.
coaches-team = Tím { $team } vedie
coaches-person = človek pri tomto počítači
coaches-computer = počítač, úroveň { $number }
take-back-text = Partia sa vráti tesne pred rozhodnutie, ktoré vyberieš.
take-back-line = Ťah { $turn }, { $team }: { $words }
ask-take-back = Vrátiť až sem?
ask-take-back-text =
    { $count ->
        [one] Vráti sa jedno rozhodnutie.
        [few] Vrátia sa { $count } rozhodnutia.
        [many] Vráti sa { $count } rozhodnutia.
       *[other] Vráti sa { $count } rozhodnutí.
    } „Znova“ ich zahrá opäť, kým nezahráš niečo iné.
answer-take-back = Vrátiť
log-take-back = Kliknutím vrátiš všetko, čo nasledovalo
