# Seats and devices: who sits where, what is pressed, and what happens when a gamepad is lost.

## The help

help-list-text = Naar de lijst met keuzes
help-zoom-text = Dichterbij, verder weg

## Keys

key-enter = Enter
key-space = Spatie
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
seat-lost = De gamepad is losgekoppeld.
seat-lost-text = Sluit hem weer aan en de partij gaat verder, of neem de plaats in met een ander apparaat.
seat-lost-take = Plaats innemen
seat-share = Dit apparaat delen?
seat-share-text = Het is van de andere coach. Jullie gebruiken het dan om de beurt.
seat-share-yes = Om de beurt delen
seat-hand-over = Jij bent aan de beurt!
seat-hand-over-text = Geef het apparaat door. Wie het nu heeft, gaat verder.
seat-hand-over-go = Verder
seat-waiting-lost = { $coach }: de gamepad is losgekoppeld. Hij is bij de volgende beurt nodig.
seat-full = Beide plaatsen zijn bezet.

## Taking seats

join-title = Wie speelt waarmee?
join-title-match = Plaatsen en apparaten
join-text = Elke coach heeft een gamepad, of toetsenbord en muis. Eén apparaat gaat elke beurt van hand tot hand.
join-text-resume = De partij wacht: zeg wie nu waarmee speelt, en ze gaat verder waar ze gebleven was.
join-role-atk = heeft de bal
join-role-def = heeft de eerste beurt
join-caption-name = Naam
join-caption-device = Speelt met
# What a screen reader says before the value.
join-name = { $team }: naam
join-device = { $team }: apparaat
device-keyboard = Toetsenbord en muis
device-pad = Gamepad { $number }
join-shared = Om de beurt gedeeld
join-ready = Klaar
join-takes = { $device }: druk om met { $team } te spelen
join-connect = Sluit een gamepad aan om met { $team } te spelen.
join-begin = Aftrappen
join-play-on = Verderspelen
join-swap-sides = Van kant wisselen
join-swap-devices = Apparaten ruilen

## Nicknames

name-comet = Komeet
name-falcon = Valk
name-badger = Das
name-maple = Esdoorn
name-otter = Otter
name-thunder = Donder
name-pepper = Peper
name-lynx = Lynx
name-pixel = Pixel
name-rocket = Raket
name-willow = Wilg
name-bison = Bizon
name-ember = Gloed
name-marble = Knikker
name-puffin = Papegaaiduiker
name-cocoa = Cacao
