# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = Nesta partida não é possível desfazer.
notice-takebacks-own-turn = Você só pode desfazer as suas próprias decisões deste turno.
notice-not-opened = Não foi possível abrir a partida salva: { $error }

## Clocks

clock-left = { $team }: restam { $time }
clock-low = { $team }: restam só { $time }
