# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = In deze partij kun je niets terugnemen.
notice-takebacks-own-turn = Je kunt alleen je eigen beslissingen van deze beurt terugnemen.
notice-not-opened = De bewaarde partij kon niet worden geopend: { $error }

## Clocks

clock-left = { $team }: nog { $time }
clock-low = { $team }: nog maar { $time }
