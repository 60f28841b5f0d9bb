# The controls: what every key and button does, and how to change it.

settings-rumble = Vibração do controle
controls-text = Escolha uma tecla ou um botão para mudá-lo. Nos menus, as setas, Enter e Esc sempre funcionam, e no controle o direcional, o botão de baixo e o da direita.
controls-key = Teclas
controls-button = Controle
controls-reset = Restaurar
controls-reset-all = Restaurar todos os comandos
controls-press-key = Pressione uma tecla para: { $action }
controls-press-button = Pressione um botão do controle para: { $action }
controls-cancel-key = Um clique ou um botão do controle deixa como está.
controls-cancel-button = Um clique ou uma tecla deixa como está.
controls-exchanged = { $control } era para: { $other }. Os dois trocaram de lugar.
controls-taken = { $control } era para: { $other }. Não é mais.
controls-needed = { $control } fica com: { $other }. Não havia nada para dar em troca.

action-cursor-up = Cursor para cima
action-cursor-down = Cursor para baixo
action-cursor-left = Cursor para a esquerda
action-cursor-right = Cursor para a direita
action-next-piece = Próxima peça
action-previous-piece = Peça anterior
action-choice = Opção { $number } da lista
action-flat = Vista plana ou estádio
action-orbit-left = Girar a câmera para a esquerda
action-orbit-right = Girar a câmera para a direita
action-orbit-up = Subir a câmera
action-orbit-down = Descer a câmera
action-zoom-in = Aproximar
action-zoom-out = Afastar
