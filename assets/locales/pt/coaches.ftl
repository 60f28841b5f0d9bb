# Who decides for which team, and taking back to any point of a match.

pause-coaches = Quem joga
pause-take-back = Voltar até…
coaches-text = As mudanças valem a partir da próxima decisão.
coaches-team = { $team } é comandada por
coaches-person = uma pessoa, aqui
coaches-computer = computador, nível { $number }
take-back-text = A partida volta para logo antes da decisão escolhida.
take-back-line = Turno { $turn }, { $team }: { $words }
ask-take-back = Desfazer até aqui?
ask-take-back-text =
    { $count ->
        [one] Uma decisão é desfeita.
       *[other] { $count } decisões são desfeitas.
    } “Refazer” as joga de novo, enquanto não se jogar outra coisa.
answer-take-back = Desfazer
log-take-back = Clique para desfazer o que veio depois
