# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = In questa partita non si può annullare.
notice-takebacks-own-turn = Puoi annullare solo le tue decisioni di questo turno.
notice-not-opened = Impossibile aprire la partita salvata: { $error }

## Clocks

clock-left = { $team }: restano { $time }
clock-low = { $team }: restano solo { $time }
