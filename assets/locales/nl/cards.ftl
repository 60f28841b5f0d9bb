# The cards of the house deck by id. A card without a text of its own has its effect's.

card-second-effort = Second Effort
card-no-huddle = No Huddle
card-quick-recovery = Quick Recovery
card-pile-breaker = Pile Breaker
card-breakaway = Breakaway
card-hail-mary = Hail Mary
card-stiff-arm = Stiff Arm
card-hook-and-lateral = Hook and Lateral
card-scoop = Scoop
card-reverse = Reverse

effect-lift-restriction-name = Beperking weg
effect-lift-restriction = Een van je beperkte speelstukken mag weer acties uitvoeren.
effect-extra-pa-name = Extra PA
effect-extra-pa = +{ $points } PA in deze beurt.
effect-stand-up-name = Meteen opstaan
effect-stand-up = Laat een van je neergehaalde speelstukken meteen opstaan.
effect-release-name = Meteen vrijmaken
effect-release = Maak meteen een stapel vrij waarvan het bovenste speelstuk van jou is, als die niet deze beurt is ontstaan.
effect-run-name = Sprint
effect-run = Een actief, onbeperkt speelstuk van welke soort ook loopt precies { $squares ->
    [one] één veld
   *[other] { $squares } velden
} over een vrije diagonaal.
effect-long-pass-name = Goedkope lange pass
effect-long-pass = Een lange pass voor { $pa } PA.
effect-down-name = Neerhalen
effect-down = Haal een actieve tegenstander zonder bal neer die naast je speelstuk staat.
effect-hand-off-name = Ruime hand-off
effect-hand-off = Een hand-off die speelstukken verbindt die hoogstens { $reach ->
    [one] één veld
   *[other] { $reach } velden
} van elkaar staan. Dit mag direct na een andere hand-off.
effect-scoop-name = Bal pakken
effect-scoop = Een speelstuk naast de vrije bal gaat erheen, pakt de bal en wordt niet beperkt.
effect-swap-name = Wissel
effect-swap = Twee van je actieve, onbeperkte speelstukken die hoogstens { $reach ->
    [one] één veld
   *[other] { $reach } velden
} van elkaar staan, wisselen van veld.

cards-title = Kaarten
