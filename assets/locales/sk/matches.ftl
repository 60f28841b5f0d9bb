# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = V tejto partii sa ťahy nedajú vrátiť.
notice-takebacks-own-turn = Vrátiť môžeš len vlastné rozhodnutia z tohto ťahu.
notice-not-opened = Uloženú partiu sa nepodarilo otvoriť: { $error }

## Clocks

clock-left = { $team }: zostáva { $time }
clock-low = { $team }: zostáva už len { $time }
