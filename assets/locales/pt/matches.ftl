# Around the match: options, clocks, series, saved matches and the result.

## Notices

notice-takebacks-off = Nesta partida não é possível desfazer.
notice-takebacks-own-turn = Você só pode desfazer as suas próprias decisões deste turno.
notice-not-opened = Não foi possível abrir a partida salva: { $error }

## Clocks

clock-left = { $team }: restam { $time }
clock-low = { $team }: restam só { $time }

## Title

title-saves = Partidas salvas

## Match options

options-title = Opções da partida
options-summary = Opções da partida: { $mode } · { $series } · { $clock }
options-clock-none-short = Sem relógio
options-clock-turn-short = Relógio por turno
options-clock-match-short = Relógio por partida
options-mode = Jogo
options-mode-basic = Jogo básico
options-mode-cards = Com cartas
options-series = Duração
options-series-single = Uma só partida
options-series-to = Até { $wins } vitórias, trocando de lado a cada partida
options-clock = Relógio
options-clock-none = Nenhum
options-clock-turn = Por turno
options-clock-match = Por partida
options-turn-time = Tempo por turno
options-match-time = Tempo por treinador
options-increment = Acréscimo após cada turno
options-seconds = { $seconds } s
options-minutes = { $minutes } min
options-limit = Limite de turnos
options-limit-none = Nenhum
options-turns = Empate após { $turns } turnos
options-takebacks = Desfazer
options-takebacks-off = Nunca
options-takebacks-own-turn = No próprio turno
options-takebacks-free = Sempre
options-confirm = Perguntar antes de terminar a fase de ação
options-confirm-never = Nunca
options-confirm-pa-left = Se restarem PA
options-confirm-always = Sempre

## Saved matches

saves-title = Partidas salvas
saves-none = Ainda não há partidas salvas.
saves-coaches = { $atk } contra { $def }
saves-computer = Computador (nível { $number })
saves-details = { $date } · { $mode } · turno { $turn }
saves-current = Em andamento
saves-open = Não terminada
saves-damaged = Danificada na linha { $line }, coluna { $column }: continua a partir do que pôde ser lido.
saves-unreadable = Não pode ser lida: { $reason }
saves-delete = Excluir
saves-restore = Recuperar o que foi excluído
saves-newer = Mais recentes
saves-older = Anteriores
saves-page = Página { $page } de { $pages }
saves-error = Não deu certo: { $error }
saves-paste = Colar uma posição ou um registro

## Pasting

paste-bad-position = A posição colada tem um erro na coluna { $column }: { $reason }
paste-bad-record = O registro colado tem um erro na linha { $line }, coluna { $column }: { $reason }

## Result

result-win-atk = ATK vence
result-win-def = DEF vence
result-score = { $atk } : { $def }
result-series-won = { $coach } venceu a série.
result-next-game = Próxima partida
result-rematch = Revanche
result-swap = Trocar de lado
result-board = Ver o tabuleiro
result-save = Salvar registro
result-folder = Abrir pasta
result-copy-record = Copiar registro
result-copy-position = Copiar posição
result-saved = Salvo como { $path }
result-copied = Copiado.
result-map = Aonde foram as peças e onde estava a bola no fim de cada turno
result-map-ball = Bola

## Statistics

stat-turns = Turnos
stat-pa-used = PA gastos
stat-possession = Posse
stat-moves = Movimentos
stat-dodges = Esquivas
stat-fumbles = Fumbles provocados
stat-stacks = Bloqueios e proteções
stat-hand-offs = Hand-offs
stat-passes = Passes
stat-pick-ups = Bolas recolhidas
stat-pe-earned = PE ganhos
stat-pe-spent = PE gastos
stat-cards = Cartas jogadas
stat-said = { $what }: ATK { $atk }, DEF { $def }
