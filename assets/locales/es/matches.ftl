# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = En esta partida no se puede deshacer.
notice-takebacks-own-turn = Solo puedes deshacer tus propias decisiones de este turno.
notice-not-opened = No se pudo abrir la partida guardada: { $error }

## Clocks

clock-left = { $team }: quedan { $time }
clock-low = { $team }: solo quedan { $time }
