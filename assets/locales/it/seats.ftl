# Seats and devices: who sits where, what is pressed, and what happens when a gamepad is lost.

## The help

help-list-text = Vai all’elenco delle scelte
help-zoom-text = Avvicina, allontana

## Keys

key-enter = Invio
key-space = Spazio
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
key-home = Home
key-end = Fine
key-page-up = Pag ↑
key-page-down = Pag ↓
key-insert = Ins
key-delete = Canc
key-with-shift = Maiusc+{ $key }

## Seats in a match

# A coach by the nickname, and the team.
seat-coach = { $name } · { $team }
seat-lost = Il controller si è scollegato.
seat-lost-text = Ricollegalo e la partita riprende, oppure prendi il posto con un altro dispositivo.
seat-lost-take = Prendi il posto
seat-share = Condividere questo dispositivo?
seat-share-text = È dell’altro allenatore. D’ora in poi lo userebbero entrambi a turno.
seat-share-yes = Usarlo a turno
seat-hand-over = Tocca a te!
seat-hand-over-text = Passa il dispositivo. Continua chi lo ha ora.
seat-hand-over-go = Continua
seat-waiting-lost = { $coach }: il controller si è scollegato. Servirà al prossimo turno.
seat-full = Entrambi i posti sono occupati.

## Taking seats

join-title = Chi gioca con che cosa?
join-title-match = Posti e dispositivi
join-text = Ogni allenatore ha un controller, oppure tastiera e mouse. Un solo dispositivo passa di mano in mano a ogni turno.
join-text-resume = La partita aspetta: di’ chi gioca ora e con che cosa, e riprende da dove è stata lasciata.
join-role-atk = ha la palla
join-role-def = gioca il primo turno
join-caption-name = Nome
join-caption-device = Gioca con
# What a screen reader says before the value.
join-name = { $team }: nome
join-device = { $team }: dispositivo
device-keyboard = Tastiera e mouse
device-pad = Controller { $number }
join-shared = Condiviso a turno
join-ready = Pronto
join-takes = { $device }: premi per giocare con { $team }
join-connect = Collega un controller per giocare con { $team }.
join-begin = Inizia la partita
join-play-on = Continua a giocare
join-swap-sides = Scambia le squadre
join-swap-devices = Scambia i dispositivi

## Nicknames

name-comet = Cometa
name-falcon = Falco
name-badger = Tasso
name-maple = Acero
name-otter = Lontra
name-thunder = Tuono
name-pepper = Pepe
name-lynx = Lince
name-pixel = Pixel
name-rocket = Razzo
name-willow = Salice
name-bison = Bisonte
name-ember = Brace
name-marble = Biglia
name-puffin = Pulcinella
name-cocoa = Cacao
