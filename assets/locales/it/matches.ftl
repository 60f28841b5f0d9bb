# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = In questa partita non si può annullare.
notice-takebacks-own-turn = Puoi annullare solo le tue decisioni di questo turno.
notice-not-opened = Impossibile aprire la partita salvata: { $error }

## Clocks

clock-left = { $team }: restano { $time }
clock-low = { $team }: restano solo { $time }

## Title

title-saves = Partite salvate

## Match options

options-title = Opzioni della partita
options-summary = Opzioni della partita: { $mode } · { $series } · { $clock }
options-clock-none-short = Senza orologio
options-clock-turn-short = Orologio per turno
options-clock-match-short = Orologio per partita
options-mode = Gioco
options-mode-basic = Gioco base
options-mode-cards = Con carte
options-series = Durata
options-series-single = Una sola partita
options-series-to = A { $wins } vittorie, a lati scambiati ogni volta
options-clock = Orologio
options-clock-none = Nessuno
options-clock-turn = Per turno
options-clock-match = Per partita
options-turn-time = Tempo per turno
options-match-time = Tempo per allenatore
options-increment = Aggiunto dopo ogni turno
options-seconds = { $seconds } s
options-minutes = { $minutes } min
options-limit = Limite di turni
options-limit-none = Nessuno
options-turns = Pareggio dopo { $turns } turni
options-takebacks = Annullare
options-takebacks-off = Mai
options-takebacks-own-turn = Nel proprio turno
options-takebacks-free = Sempre
options-confirm = Chiedi prima di terminare la fase di azione
options-confirm-never = Mai
options-confirm-pa-left = Se restano PA
options-confirm-always = Sempre

## Saved matches

saves-title = Partite salvate
saves-none = Non ci sono ancora partite salvate.
saves-coaches = { $atk } contro { $def }
saves-computer = Computer (livello { $number })
saves-details = { $date } · { $mode } · turno { $turn }
saves-current = In corso
saves-open = Non terminata
saves-damaged = Danneggiata alla riga { $line }, colonna { $column }: riprende da quanto è leggibile.
saves-unreadable = Illeggibile: { $reason }
saves-delete = Elimina
saves-restore = Recupera la partita eliminata
saves-newer = Più recenti
saves-older = Precedenti
saves-page = Pagina { $page } di { $pages }
saves-error = Non è riuscito: { $error }
saves-paste = Incolla una posizione o una partita

## Pasting

paste-bad-position = La posizione incollata è errata alla colonna { $column }: { $reason }
paste-bad-record = La partita incollata è errata alla riga { $line }, colonna { $column }: { $reason }

## Result

result-win-atk = Vince ATK
result-win-def = Vince DEF
result-score = { $atk } : { $def }
result-series-won = { $coach } ha vinto la serie.
result-next-game = Prossima partita
result-rematch = Rivincita
result-swap = Scambia i lati
result-board = Guarda il tabellone
result-save = Salva la partita
result-folder = Apri cartella
result-copy-record = Copia la partita
result-copy-position = Copia la posizione
result-saved = Salvata come { $path }
result-copied = Copiato.
result-map = Dove sono andate le pedine e dov’era la palla alla fine di ogni turno
result-map-ball = Palla

## Statistics

stat-turns = Turni
stat-pa-used = PA spesi
stat-possession = Possesso
stat-moves = Movimenti
stat-dodges = Schivate
stat-fumbles = Fumble provocati
stat-stacks = Blocchi e protezioni
stat-hand-offs = Hand-off
stat-passes = Passaggi
stat-pick-ups = Palle raccolte
stat-pe-earned = PE guadagnati
stat-pe-spent = PE spesi
stat-cards = Carte giocate
stat-said = { $what }: ATK { $atk }, DEF { $def }
