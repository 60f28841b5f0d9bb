# Seats and devices: who sits where, what is pressed, and what happens when a gamepad is lost.

## The help

help-list-text = Ir à lista de opções
help-zoom-text = Aproximar, afastar

## Keys

key-enter = Enter
key-space = Espaço
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-insert = Insert
key-delete = Delete
key-with-shift = Shift+{ $key }

## Seats in a match

# A coach by the nickname, and the team.
seat-coach = { $name } · { $team }
seat-lost = O controle foi desconectado.
seat-lost-text = Conecte-o de novo e a partida continua, ou assuma o lugar com outro dispositivo.
seat-lost-take = Assumir o lugar
seat-share = Compartilhar este dispositivo?
seat-share-text = É do outro treinador. A partir de agora, os dois se revezariam com ele.
seat-share-yes = Revezar-se
seat-hand-over = Sua vez!
seat-hand-over-text = Passe o dispositivo. Quem estiver com ele continua.
seat-hand-over-go = Continuar
seat-waiting-lost = { $coach }: o controle foi desconectado. Ele será necessário no próximo turno.
seat-full = Os dois lugares estão ocupados.

## Taking seats

join-title = Quem joga com o quê?
join-title-match = Lugares e dispositivos
join-text = Cada treinador tem um controle, ou teclado e mouse. Um único dispositivo passa de mão em mão a cada turno.
join-text-resume = A partida espera: diga quem joga com o quê agora, e ela continua de onde parou.
join-role-atk = tem a bola
join-role-def = joga o primeiro turno
join-caption-name = Nome
join-caption-device = Joga com
# What a screen reader says before the value.
join-name = { $team }: nome
join-device = { $team }: dispositivo
device-keyboard = Teclado e mouse
device-pad = Controle { $number }
join-shared = Compartilhado em turnos
join-ready = Pronto
join-takes = { $device }: pressione para jogar com { $team }
join-connect = Conecte um controle para jogar com { $team }.
join-begin = Começar a partida
join-play-on = Continuar jogando
join-swap-sides = Trocar de lado
join-swap-devices = Trocar dispositivos

## Nicknames

name-comet = Cometa
name-falcon = Falcão
name-badger = Texugo
name-maple = Bordo
name-otter = Lontra
name-thunder = Trovão
name-pepper = Pimenta
name-lynx = Lince
name-pixel = Pixel
name-rocket = Foguete
name-willow = Salgueiro
name-bison = Bisão
name-ember = Brasa
name-marble = Bolinha
name-puffin = Papagaio-do-mar
name-cocoa = Cacau
