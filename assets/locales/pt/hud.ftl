# The panels round the board: what stands in the bars, the menu, the dialogs and the help.

## Teams and pieces

team-atk = ATK
team-def = DEF
piece-cross = X{ $number }
piece-ring = O{ $number }
piece-frame = □{ $number }
# A piece of the other team, or one of two teams side by side.
piece-of-team = { $team } { $piece }
# Two pieces, the upper one first.
piece-stack = { $upper } sobre { $lower }
# How two sentences follow each other.
sentences = { $first } { $second }
# How names in a list follow each other.
list = { $first }, { $second }

## Top bar

turn-indicator = Vez de { $team }
turn-number = Turno { $turn }
phase-action = Fase de ação
phase-unlock = Fase de desbloqueio
phase-over = Fim da partida
pa-label = PA
pa-hover = Pontos de ação que restam neste turno: { $pa }
pe-of-team = { $team } { $pe } PE
pe-hover = Pontos de energia de { $team }: { $pe }
button-undo = Desfazer
button-redo = Refazer
button-view-flat = 2D
button-view-stadium = 3D
button-flip = Girar
button-help = Ajuda
button-menu = Menu
button-close = Fechar

# The language's name in itself.
language-name = Português

## Menu

menu-new-basic = Nova partida: jogo básico
menu-new-cards = Nova partida: modo com cartas
menu-draw = Oferecer empate
menu-resign = Desistir
menu-settings = Configurações
menu-confirm-end = Confirmar o fim da fase se restarem PA
menu-speed = Animação
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Nenhuma
menu-language = Idioma
menu-help = Como jogar, comandos
menu-graphics = Gráficos
graphics-low = Baixos
graphics-medium = Médios
graphics-high = Altos
sound-music = Música
sound-effects = Efeitos
sound-interface = Interface
sound-ambience = Estádio

## Prompt

prompt-choose-piece = { $team }: escolha uma das suas peças.
prompt-spent-hand-off = { $team }: não restam PA. Faça um hand-off ou termine a fase.
prompt-spent-card = { $team }: não restam PA. Jogue uma carta ou termine a fase.
prompt-no-piece-convert = { $team }: nenhuma peça pode agir. Converta PA ou termine a fase.
prompt-no-piece-card = { $team }: nenhuma peça pode agir. Jogue uma carta ou termine a fase.
prompt-nothing-left = { $team }: não há mais nada a fazer. Termine a fase.
prompt-choose-piece-for-card = { $card }: escolha a peça que joga a carta.
prompt-choose-action = { $piece }: escolha uma ação ou uma das casas destacadas.
prompt-destination = { $piece }: escolha a casa de destino.
prompt-land = { $piece }: escolha a casa de chegada do salto.
prompt-exit = { $piece }: escolha a casa para onde sai após a esquiva.
prompt-push = { $piece }: escolha para onde empurrar a peça adversária.
prompt-target-dodge = { $piece }: escolha a peça adversária a esquivar.
prompt-target-block = { $piece }: escolha a peça adversária a bloquear.
prompt-target-protection = { $piece }: escolha a peça a proteger.
prompt-target-down = { $piece }: escolha a peça adversária a derrubar.
prompt-receiver-hand-off = { $piece }: escolha quem recebe a bola.
prompt-receiver-pass = { $piece }: escolha o receptor.
prompt-ball-landing = { $piece }: escolha onde a bola cai.
prompt-upper-to = { $piece }: escolha para onde vai a peça superior.
prompt-lower-to = { $piece }: escolha para onde vai a peça inferior.
prompt-partner = { $piece }: escolha com que peça trocar de casa.
prompt-keeper = { $piece }: escolha quem fica com a bola.
prompt-unlock = { $team }: { $left ->
    [one] falta uma tarefa. Escolha a peça a levantar ou o empilhamento a liberar.
   *[other] faltam { $left } tarefas. Escolha uma peça a levantar ou um empilhamento a liberar.
}
prompt-over = A partida terminou.
hint-back = { $key } cancela a última escolha.
hint-pieces = Peças que podem agir:
hint-tasks = A resolver:
hint-tasks-later = Sem espaço agora; para outro turno:
preview-label = Previsão:

## Choices

cost-pa = { $pa } PA
cost-pe = { $pe } PE
earns-pe = +{ $pe } PE
action-move = Movimento
action-dodge = Esquiva
action-tactical-dodge = Esquiva tática
action-block = Bloqueio
action-protection = Proteção
action-hand-off = Hand-off
action-short-pass = Passe curto
action-long-pass = Passe longo
action-stand-up = Levantar
action-unblock = Liberar
action-unprotect = Desproteger
action-convert = Converter PA
action-end-phase = Terminar fase
keeper-upper = { $piece }, peça superior
keeper-lower = { $piece }, peça inferior
end-phase-hover = Termina a fase de ação; depois vem a fase de desbloqueio.
convert-hover = Converte { $pa } PA em { $pe } PE.

## Log

log-title = Histórico de ações
log-empty = Ainda não houve jogadas.
log-turn = Turno { $turn }
restricted-title = Restringidas neste turno
restricted-pick-up = { $piece }: recolheu a bola livre
restricted-forced-fumble = { $piece }: tomou a bola com um fumble forçado
restricted-other = { $piece }: não pode iniciar outra ação ordinária

## Cards

hand-title = Cartas de { $team }
card-used = Já jogada

## Questions

answer-no = Não
answer-end-phase = Terminar fase
answer-resign = Desistir
answer-draw = Aceitar
answer-new-match = Nova partida
ask-end-phase = Terminar a fase de ação?
ask-end-phase-text = { $pa ->
    [one] Resta 1 PA, que será perdido.
   *[other] Restam { $pa } PA, que serão perdidos.
}
ask-end-phase-text-cards = { $pa ->
    [one] Resta 1 PA, que será perdido se você não o converter antes.
   *[other] Restam { $pa } PA, que serão perdidos se você não os converter antes.
}
ask-end-phase-never = Não perguntar de novo
ask-resign = Desistir da partida?
ask-resign-text = { $team } desiste e { $opponent } vence.
ask-draw = Aceitar o empate?
ask-draw-text = { $opponent } oferece o empate a { $team }.
ask-new-match = Começar uma nova partida?
ask-new-match-text = A partida em curso fica guardada em um arquivo, sem ser concluída.

## Result

result-draw = Empate
reason-touchdown = Touchdown!
reason-resignation = { $team } desistiu.
reason-time = { $team } ficou sem tempo.
reason-repetition = A mesma posição se repetiu vezes demais no início de um turno.
reason-agreement = Os treinadores concordaram com o empate.
reason-turn-limit = O limite de turnos foi atingido.

## Notices

notice-not-set-aside = Não foi possível guardar a partida para começar outra, por isso ela continua. ({ $error })
notice-unreadable = Não é possível ler a última partida ({ $reason }). Ela fica guardada em { $kept }, e uma nova partida começou.
notice-not-saved = Não foi possível salvar a partida: { $error }
notice-damaged = O registro da última partida está danificado na linha { $line }, coluna { $column }. A partida continua a partir daí; o arquivo danificado fica guardado como { $kept }.

## Help

help-title = Comandos
help-mouse = Clique esquerdo
help-mouse-text = Escolher uma peça, uma casa ou um botão
help-back-text = Cancelar a última escolha
help-arrows-text = Mover o cursor pelo tabuleiro
help-enter-text = Escolher o que está sob o cursor
help-tab-text = Peça seguinte ou anterior que pode agir
help-digits-text = Escolher a ação com esse número
help-end-text = Terminar a fase
help-convert-text = Converter PA (modo com cartas)
help-undo-text = Desfazer, refazer
help-view-text = Vista plana ou do estádio; girar o tabuleiro
help-orbit = Botão direito, roda
help-orbit-text = Arrastar para girar a vista; roda para o zoom
help-orbit-keys-text = Girar e inclinar a câmera
help-home-text = Restaurar a vista
help-skip = Qualquer tecla
help-skip-text = Pular a animação em curso
help-menu-text = Esta ajuda; o menu
help-end-match-text = Oferecer empate, desistir
