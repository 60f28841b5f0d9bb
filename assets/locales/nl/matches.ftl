# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = In deze partij kun je niets terugnemen.
notice-takebacks-own-turn = Je kunt alleen je eigen beslissingen van deze beurt terugnemen.
notice-not-opened = De bewaarde partij kon niet worden geopend: { $error }

## Clocks

clock-left = { $team }: nog { $time }
clock-low = { $team }: nog maar { $time }

## Title

title-saves = Bewaarde partijen

## Match options

options-title = Partijopties
options-summary = Partijopties: { $mode } · { $series } · { $clock }
options-clock-none-short = Geen klok
options-clock-turn-short = Klok per beurt
options-clock-match-short = Klok per partij
options-mode = Spel
options-mode-basic = Basisspel
options-mode-cards = Met kaarten
options-series = Lengte
options-series-single = Eén partij
options-series-to = Tot { $wins } zeges, telkens met gewisselde kanten
options-clock = Klok
options-clock-none = Geen
options-clock-turn = Per beurt
options-clock-match = Per partij
options-turn-time = Tijd per beurt
options-match-time = Tijd per coach
options-increment = Erbij na elke beurt
options-seconds = { $seconds } s
options-minutes = { $minutes } min
options-limit = Beurtlimiet
options-limit-none = Geen
options-turns = Remise na { $turns } beurten
options-takebacks = Terugnemen
options-takebacks-off = Nooit
options-takebacks-own-turn = In de eigen beurt
options-takebacks-free = Altijd
options-confirm = Vragen voor de actiefase eindigt
options-confirm-never = Nooit
options-confirm-pa-left = Als er PA over zijn
options-confirm-always = Altijd

## Saved matches

saves-title = Bewaarde partijen
saves-none = Er is nog geen partij bewaard.
saves-coaches = { $atk } tegen { $def }
saves-computer = Computer (niveau { $number })
saves-details = { $date } · { $mode } · beurt { $turn }
saves-current = Nu bezig
saves-open = Niet afgelopen
saves-damaged = Beschadigd op regel { $line }, kolom { $column }: verder vanaf wat leesbaar is.
saves-unreadable = Onleesbaar: { $reason }
saves-delete = Verwijderen
saves-restore = Verwijderde partij terughalen
saves-newer = Nieuwer
saves-older = Ouder
saves-page = Bladzijde { $page } van { $pages }
saves-error = Dat is niet gelukt: { $error }
saves-paste = Een stelling of partij plakken

## Pasting

paste-bad-position = De geplakte stelling klopt niet bij kolom { $column }: { $reason }
paste-bad-record = De geplakte partij klopt niet op regel { $line }, kolom { $column }: { $reason }

## Result

result-win-atk = ATK wint
result-win-def = DEF wint
result-score = { $atk } : { $def }
result-series-won = { $coach } heeft de reeks gewonnen.
result-next-game = Volgende partij
result-rematch = Revanche
result-swap = Kanten wisselen
result-board = Naar het bord kijken
result-save = Partij bewaren
result-folder = Map openen
result-copy-record = Partij kopiëren
result-copy-position = Stelling kopiëren
result-saved = Bewaard als { $path }
result-copied = Gekopieerd.
result-map = Waar de speelstukken kwamen en waar de bal was aan het eind van elke beurt
result-map-ball = Bal

## Statistics

stat-turns = Beurten
stat-pa-used = Gebruikte PA
stat-possession = Balbezit
stat-moves = Bewegingen
stat-dodges = Ontwijkingen
stat-fumbles = Veroorzaakte fumbles
stat-stacks = Blokkades en beschermingen
stat-hand-offs = Hand-offs
stat-passes = Passes
stat-pick-ups = Opgepakte ballen
stat-pe-earned = Verdiende PE
stat-pe-spent = Gebruikte PE
stat-cards = Gespeelde kaarten
stat-said = { $what }: ATK { $atk }, DEF { $def }
