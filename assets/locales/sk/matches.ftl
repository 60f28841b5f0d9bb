# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = V tejto partii sa ťahy nedajú vrátiť.
notice-takebacks-own-turn = Vrátiť môžeš len vlastné rozhodnutia z tohto ťahu.
notice-not-opened = Uloženú partiu sa nepodarilo otvoriť: { $error }

## Clocks

clock-left = { $team }: zostáva { $time }
clock-low = { $team }: zostáva už len { $time }

## Title

title-saves = Uložené partie

## Match options

options-title = Možnosti partie
options-summary = Možnosti partie: { $mode } · { $series } · { $clock }
options-clock-none-short = Bez hodín
options-clock-turn-short = Hodiny na ťah
options-clock-match-short = Hodiny na partiu
options-mode = Hra
options-mode-basic = Základná hra
options-mode-cards = S kartami
options-series = Dĺžka
options-series-single = Jediná partia
options-series-to = Do { $wins } { $wins ->
    [one] víťazstva
    [few] víťazstiev
    [many] víťazstva
   *[other] víťazstiev
}, po každej partii sa strany vymenia
options-clock = Hodiny
options-clock-none = Žiadne
options-clock-turn = Na ťah
options-clock-match = Na partiu
options-turn-time = Čas na ťah
options-match-time = Čas pre každého trénera
options-increment = Pridané po každom ťahu
options-seconds = { $seconds } s
options-minutes = { $minutes } min
options-limit = Limit ťahov
options-limit-none = Žiadny
options-turns = Remíza po { $turns } { $turns ->
    [one] ťahu
    [few] ťahoch
    [many] ťahu
   *[other] ťahoch
}
options-takebacks = Vracanie rozhodnutí
options-takebacks-off = Nikdy
options-takebacks-own-turn = Vo vlastnom ťahu
options-takebacks-free = Vždy
options-confirm = Pýtať sa pred koncom fázy akcií
options-confirm-never = Nikdy
options-confirm-pa-left = Ak zostávajú PA
options-confirm-always = Vždy

## Saved matches

saves-title = Uložené partie
saves-none = Zatiaľ nie je uložená žiadna partia.
saves-coaches = { $atk } – { $def }
saves-computer = Počítač (úroveň { $number })
saves-details = { $date } · { $mode } · ťah { $turn }
saves-current = Práve sa hrá
saves-open = Nedohraná
saves-damaged = Poškodená v riadku { $line }, stĺpci { $column }: pokračuje od toho, čo sa dalo prečítať.
saves-unreadable = Nedá sa prečítať: { $reason }
saves-delete = Odstrániť
saves-restore = Obnoviť odstránenú partiu
saves-newer = Novšie
saves-older = Staršie
saves-page = Strana { $page } z { $pages }
saves-error = Nepodarilo sa: { $error }
saves-paste = Vložiť pozíciu alebo záznam

## Pasting

paste-bad-position = Vložená pozícia má chybu v stĺpci { $column }: { $reason }
paste-bad-record = Vložený záznam má chybu v riadku { $line }, stĺpci { $column }: { $reason }

## Result

result-win-atk = ATK vyhráva
result-win-def = DEF vyhráva
result-score = { $atk } : { $def }
result-series-won = Sériu vyhráva { $coach }.
result-next-game = Ďalšia partia
result-rematch = Odveta
result-swap = Vymeniť strany
result-board = Pozrieť dosku
result-save = Uložiť záznam
result-folder = Otvoriť priečinok
result-copy-record = Kopírovať záznam
result-copy-position = Kopírovať pozíciu
result-saved = Uložené ako { $path }
result-copied = Skopírované.
result-map = Kam sa dostali figúrky a kde bola lopta na konci každého ťahu
result-map-ball = Lopta

## Statistics

stat-turns = Ťahy
stat-pa-used = Použité PA
stat-possession = Držanie lopty
stat-moves = Pohyby
stat-dodges = Úhyby
stat-fumbles = Spôsobené fumble
stat-stacks = Blokovania a ochrany
stat-hand-offs = Odovzdania lopty
stat-passes = Prihrávky
stat-pick-ups = Prevzaté voľné lopty
stat-pe-earned = Získané PE
stat-pe-spent = Minuté PE
stat-cards = Zahrané karty
stat-said = { $what }: ATK { $atk }, DEF { $def }
