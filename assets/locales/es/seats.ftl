# Seats and devices: who sits where, what is pressed, and what happens when a gamepad is lost.

## The help

help-list-text = Ir a la lista de opciones
help-zoom-text = Acercar, alejar

## Keys

key-enter = Intro
key-space = Espacio
key-escape = Esc
key-backspace = Retroceso
key-tab = Tab
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-insert = Insert
key-delete = Supr
key-with-shift = Mayús+{ $key }

## Seats in a match

# A coach by the nickname, and the team.
seat-coach = { $name } · { $team }
seat-lost = El mando se ha desconectado.
seat-lost-text = Vuelve a conectarlo y la partida sigue, u ocupa el puesto con otro dispositivo.
seat-lost-take = Ocupar el puesto
seat-share = ¿Compartir este dispositivo?
seat-share-text = Es del otro entrenador. A partir de ahora lo usarían los dos por turnos.
seat-share-yes = Compartir por turnos
seat-hand-over = ¡Te toca!
seat-hand-over-text = Pasa el dispositivo. Sigue quien lo tenga ahora.
seat-hand-over-go = Seguir
seat-waiting-lost = { $coach }: el mando se ha desconectado. Hará falta en el próximo turno.
seat-full = Los dos puestos están ocupados.

## Taking seats

join-title = ¿Quién juega con qué?
join-title-match = Puestos y dispositivos
join-text = Cada entrenador tiene un mando, o teclado y ratón. Un único dispositivo pasa de mano en mano en cada turno.
join-text-resume = La partida espera: di quién juega con qué ahora y seguirá desde donde se dejó.
join-role-atk = tiene el balón
join-role-def = juega el primer turno
join-caption-name = Nombre
join-caption-device = Juega con
# What a screen reader says before the value.
join-name = { $team }: nombre
join-device = { $team }: dispositivo
device-keyboard = Teclado y ratón
device-pad = Mando { $number }
join-shared = Compartido por turnos
join-ready = Listo
join-takes = { $device }: pulsa para jugar con { $team }
join-connect = Conecta un mando para jugar con { $team }.
join-begin = Empezar la partida
join-play-on = Seguir jugando
join-swap-sides = Cambiar de equipo
join-swap-devices = Intercambiar dispositivos

## Nicknames

name-comet = Cometa
name-falcon = Halcón
name-badger = Tejón
name-maple = Arce
name-otter = Nutria
name-thunder = Trueno
name-pepper = Pimienta
name-lynx = Lince
name-pixel = Píxel
name-rocket = Cohete
name-willow = Sauce
name-bison = Bisonte
name-ember = Brasa
name-marble = Canica
name-puffin = Frailecillo
name-cocoa = Cacao
