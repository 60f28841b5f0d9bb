# The cards of the house deck by id. A card without a text of its own has its effect's.

card-second-effort = Second Effort
card-no-huddle = No Huddle
card-quick-recovery = Rýchle zotavenie
card-pile-breaker = Rozbitie stohu
card-breakaway = Únik
card-hail-mary = Hail Mary
card-stiff-arm = Stiff Arm
card-hook-and-lateral = Hook and Lateral
card-scoop = Scoop
card-reverse = Reverse

effect-lift-restriction-name = Bez obmedzenia
effect-lift-restriction = Jedna tvoja obmedzená figúrka smie opäť konať.
effect-extra-pa-name = PA navyše
effect-extra-pa = +{ $points } PA v tomto ťahu.
effect-stand-up-name = Postaviť hneď
effect-stand-up = Hneď postav jednu svoju zrazenú figúrku.
effect-release-name = Uvoľniť hneď
effect-release = Hneď uvoľni stoh so svojou figúrkou navrchu, ak nevznikol v tomto ťahu.
effect-run-name = Beh
effect-run = Aktívna a neobmedzená figúrka ľubovoľného druhu prebehne presne { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políčok
} po voľnej uhlopriečke.
effect-long-pass-name = Lacná dlhá prihrávka
effect-long-pass = Dlhá prihrávka za { $pa } PA.
effect-down-name = Zraziť súpera
effect-down = Zraz aktívnu súperovu figúrku, ktorá susedí s tvojou a nemá loptu.
effect-hand-off-name = Široký hand-off
effect-hand-off = Hand-off, pri ktorom sieť spája figúrky vzdialené od seba najviac { $reach ->
    [one] { $reach } políčko.
    [few] { $reach } políčka.
    [many] { $reach } políčka.
   *[other] { $reach } políčok.
} Smie nasledovať hneď po inom hand-offe.
effect-scoop-name = Prevziať loptu
effect-scoop = Figúrka vedľa voľnej lopty prejde na jej políčko a nie je obmedzená.
effect-swap-name = Výmena
effect-swap = Vymeň políčka dvoch svojich aktívnych a neobmedzených figúrok vzdialených od seba najviac { $reach ->
    [one] { $reach } políčko.
    [few] { $reach } políčka.
    [many] { $reach } políčka.
   *[other] { $reach } políčok.
}

cards-title = Karty
