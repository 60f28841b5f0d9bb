# A match is looked into: how it stood, the best turns, what could have been played.

pause-analysis = Análisis
result-analysis = Análisis
saves-analyse = Análisis
analysis-title = Análisis
analysis-share = { $team } { $percent } %
analysis-bar = La probabilidad de ganar de cada equipo desde aquí
analysis-graph = La probabilidad de ATK a lo largo de la partida: arriba es mejor para ATK, abajo para DEF. Izquierda y derecha van de turno en turno.
analysis-progress = Mirando de cerca cada turno: { $done } de { $all }
analysis-first = Al principio
analysis-turn-back = Un turno atrás
analysis-decision-back = Una decisión atrás
analysis-decision-on = Una decisión adelante
analysis-turn-on = Un turno adelante
analysis-last = Al final
analysis-not-kept = No se pudo guardar la variante: { $error }
analysis-damaged = El archivo está dañado. Se muestra lo que se pudo leer; no se guarda nada en él.
analysis-board = Probar
analysis-board-text = Elige en el tablero lo que quieras probar. Se guarda como variante y la partida queda como estaba. «Volver» trae de nuevo a este panel.
analysis-in-variation = Una variante: esto no se jugó
analysis-return = Volver a la partida
analysis-forget = Olvidar esta variante
analysis-turn = Turno { $turn }, { $team }
analysis-good = Bueno: como el mejor, o casi
analysis-gave-away = { $grade }: cedió un { $percent } % de la probabilidad de ganar
analysis-inaccuracy = Imprecisión
analysis-mistake = Error
analysis-blunder = Error grave
analysis-better = Mejor: { $turn }
analysis-show-better = Mostrar el turno mejor
analysis-fault-back = Fallo anterior
analysis-fault-on = Fallo siguiente
analysis-best = Los mejores turnos para { $team }
analysis-depth = { $turns ->
    [one] Un turno por delante
   *[other] { $turns } turnos por delante
}, { $decisions }, { $time }
analysis-seconds = { $seconds },{ $tenths } s
analysis-thousands = { $thousands ->
    [0] menos de mil decisiones
    [1] mil decisiones
   *[other] { $thousands } mil decisiones
}
analysis-millions = { $tenths ->
    [0] { $millions ->
        [one] 1 millón
       *[other] { $millions } millones
    }
   *[other] { $millions },{ $tenths } millones
} de decisiones
analysis-deeper = Pensar más
analysis-percent = { $percent } %
analysis-line = { $rank }: { $percent }. { $turn }
analysis-variations = Variantes
analysis-variation = { $place }: { $line }
analysis-touchdown = Touchdown de { $team }.
