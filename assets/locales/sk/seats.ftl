# Seats and devices: who sits where, what is pressed, and what happens when a gamepad is lost.

## The help

help-list-text = Prejsť na zoznam možností
help-zoom-text = Priblížiť, vzdialiť

## Keys

key-enter = Enter
key-space = Medzerník
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
seat-lost = Ovládač sa odpojil.
seat-lost-text = Pripoj ho znova a partia pokračuje, alebo zaujmi miesto s iným zariadením.
seat-lost-take = Zaujať miesto
seat-share = Zdieľať toto zariadenie?
seat-share-text = Patrí druhému trénerovi. Odteraz by ho obaja používali striedavo.
seat-share-yes = Striedať sa
seat-hand-over = Si na ťahu!
seat-hand-over-text = Podaj zariadenie ďalej. Pokračuje ten, kto ho má.
seat-hand-over-go = Pokračovať
seat-waiting-lost = { $coach }: ovládač sa odpojil. Bude potrebný v ďalšom ťahu.
seat-full = Obe miesta sú obsadené.

## Taking seats

join-title = Kto hrá s čím?
join-title-match = Miesta a zariadenia
join-text = Každý tréner má ovládač alebo klávesnicu a myš. Jediné zariadenie prechádza každým ťahom z ruky do ruky.
join-text-resume = Partia čaká: povedz, kto teraz hrá s čím, a bude pokračovať tam, kde ste prestali.
join-role-atk = má loptu
join-role-def = má prvý ťah
join-caption-name = Meno
join-caption-device = Čím hrá
# What a screen reader says before the value.
join-name = { $team }: meno
join-device = { $team }: zariadenie
device-keyboard = Klávesnica a myš
device-pad = Ovládač { $number }
join-shared = Spoločné, striedavo
join-ready = Pripravené
join-takes = { $device }: stlač a hráš za { $team }
join-connect = Pripoj ovládač a hraj ním za { $team }.
join-begin = Výkop
join-play-on = Hrať ďalej
join-swap-sides = Vymeniť strany
join-swap-devices = Vymeniť zariadenia

## Nicknames

name-comet = Kométa
name-falcon = Sokol
name-badger = Jazvec
name-maple = Javor
name-otter = Vydra
name-thunder = Hrom
name-pepper = Korenie
name-lynx = Rys
name-pixel = Pixel
name-rocket = Raketa
name-willow = Vŕba
name-bison = Zubor
name-ember = Iskra
name-marble = Guľôčka
name-puffin = Papuchalk
name-cocoa = Kakao
