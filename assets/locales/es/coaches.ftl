# Who decides for which team, and taking back to any point of a match.

pause-coaches = Quién juega
pause-take-back = Volver hasta…
coaches-text = Los cambios valen desde la próxima decisión.
coaches-team = A { $team } lo dirige
coaches-person = una persona, aquí
coaches-computer = el ordenador, nivel { $number }
take-back-text = La partida vuelve justo antes de la decisión que elijas.
take-back-line = Turno { $turn }, { $team }: { $words }
ask-take-back = ¿Deshacer hasta aquí?
ask-take-back-text =
    { $count ->
        [one] Se deshace una decisión.
       *[other] Se deshacen { $count } decisiones.
    } Con «Rehacer» se juegan de nuevo, mientras no se juegue otra cosa.
answer-take-back = Deshacer
log-take-back = Clic: deshacer lo que vino después de esto
