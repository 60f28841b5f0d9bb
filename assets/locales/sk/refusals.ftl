# Why something cannot be done: a whole sentence, and a few words for a small space.

refusal-game-over = Partia sa skončila.
refusal-short-game-over = Koniec partie
refusal-unlock-phase = Vo fáze uvoľnenia možno figúrky len postaviť alebo uvoľniť.
refusal-short-unlock-phase = Nie vo fáze uvoľnenia
refusal-action-phase = Postaviť či uvoľniť figúrky možno až vo fáze uvoľnenia.
refusal-short-action-phase = Až vo fáze uvoľnenia
refusal-no-such-piece = Figúrka { $piece } nie je v hre.
refusal-short-no-such-piece = Nie je v hre
refusal-elsewhere-piece = Figúrka na tomto políčku nestojí.
refusal-short-elsewhere-piece = Stojí inde
refusal-not-your-turn = Táto figúrka patrí druhému trénerovi.
refusal-short-not-your-turn = Súperova figúrka
refusal-downed = Figúrka je zrazená. Postavíš ju vo fáze uvoľnenia.
refusal-short-downed = Zrazená
refusal-stacked = Figúrka je v stohu a do uvoľnenia nemôže konať.
refusal-short-stacked = V stohu
refusal-restricted = Figúrka v tomto ťahu prevzala voľnú loptu alebo vynútila fumble, preto už nesmie začať ďalšiu bežnú akciu.
refusal-short-restricted = Obmedzená tento ťah
refusal-not-enough-pa = Stojí to { $needed } PA, ale { $left ->
    [0] nezostáva žiadny.
    [one] zostáva iba jeden.
    [few] zostávajú iba { $left }.
    [many] zostáva iba { $left }.
   *[other] zostáva iba { $left }.
}
refusal-short-not-enough-pa = Treba { $needed } PA
refusal-not-enough-pe = Stojí to { $needed } PE, ale { $available ->
    [0] tréner nemá žiadny.
    [one] tréner má iba jeden.
    [few] tréner má iba { $available }.
    [many] tréner má iba { $available }.
   *[other] tréner má iba { $available }.
}
refusal-short-not-enough-pe = Treba { $needed } PE
refusal-not-carrier = Môže to urobiť len držiteľ lopty.
refusal-short-not-carrier = Nemá loptu
refusal-after-hand-off = Po odovzdaní lopty nesmie hneď nasledovať ďalší hand-off.
refusal-short-after-hand-off = Práve bol hand-off
refusal-no-network = V sieti držiteľa lopty nie je žiadna ďalšia aktívna figúrka.
refusal-short-no-network = Nikto v sieti
refusal-no-receiver = Žiadna aktívna figúrka v dosahu nesusedí s voľným políčkom.
refusal-short-no-receiver = Niet komu prihrať
refusal-no-open-ground = Žiadne voľné políčko nie je dosť ďaleko od všetkých figúrok tímu.
refusal-short-no-open-ground = Niet kam prihrať
refusal-no-way = Všetky políčka v dosahu sú obsadené alebo odrezané.
refusal-short-no-way = Niet kam ísť
refusal-nobody-to-dodge = Tam, kde by sa úhyb tejto figúrky skončil, nestojí žiadna aktívna súperova figúrka.
refusal-short-nobody-to-dodge = Niet komu uhnúť
refusal-no-exit = Figúrka by po úhybe nemala výstup na voľné políčko.
refusal-short-no-exit = Žiadny výstup
refusal-kind-cannot = Tento druh figúrky nemôže urobiť taktický úhyb.
refusal-short-kind-cannot = Nie pre tento druh
refusal-nobody-to-leap = Vedľa figúrky nestojí žiadna aktívna súperova figúrka, za ktorou je voľné políčko.
refusal-short-nobody-to-leap = Niet koho preskočiť
refusal-no-push = Niet prázdneho políčka, na ktoré by sa súperova figúrka dala odtlačiť.
refusal-short-no-push = Niet kam odtlačiť
refusal-nobody-to-block = Vedľa figúrky nestojí žiadna samostatná súperova figúrka.
refusal-short-nobody-to-block = Niet koho blokovať
refusal-nobody-to-protect = Vedľa figúrky nestojí žiadna samostatná spojenecká figúrka.
refusal-short-nobody-to-protect = Niet koho chrániť
refusal-card-used = Táto karta už bola zahraná.
refusal-short-card-used = Už zahraná
refusal-basic-game = V základnej hre nie sú karty.
refusal-short-basic-game = Len s kartami
refusal-no-target = Na hracej doske sa na to teraz nič nehodí.
refusal-short-no-target = Teraz sa nič nehodí
refusal-out-of-reach = { $kind ->
    [cross] X sa pohybuje o 1 alebo 2 políčka po uhlopriečke. Na toto políčko sa nedostane.
    [ring] O sa pohybuje o 1 políčko po uhlopriečke alebo o 2 v riadku či stĺpci. Na toto políčko sa nedostane.
   *[frame] □ sa pohybuje o 1 alebo 2 políčka po uhlopriečke alebo o 2 v riadku či stĺpci. Na toto políčko sa nedostane.
}
refusal-short-out-of-reach = Mimo dosahu
refusal-barred = Cesta je zatvorená: prejsť sa smie len ponad samostatnú aktívnu spojeneckú figúrku.
refusal-short-barred = Cesta je zatvorená
refusal-occupied = Toto políčko je obsadené.
refusal-short-occupied = Obsadené
refusal-closed = Toto políčko uzatvára stoh.
refusal-short-closed = Uzavreté stohom
refusal-not-adjacent = Musí to byť susediace políčko.
refusal-short-not-adjacent = Nesusedí
refusal-taken = Na toto políčko ide druhá figúrka.
refusal-short-taken = Patrí druhej figúrke
refusal-ball-there = Na tomto políčku leží voľná lopta, no políčko musí byť prázdne.
refusal-short-ball-there = Leží tam lopta
refusal-nobody-there = Tu nestojí žiadna figúrka. Najprv vyber jednu zo svojich.
refusal-short-nobody-there = Žiadna figúrka
refusal-not-for = { $action ->
    [dodge] Úhyb sa končí na samostatnej aktívnej súperovej figúrke o dve políčka ďalej.
    [tactical-dodge] Taktický úhyb je preskok po uhlopriečke ponad samostatnú aktívnu súperovu figúrku na voľné políčko za ňou.
    [block] Blokovanie je krok o jedno políčko na samostatnú súperovu figúrku.
    [protection] Ochrana je krok o jedno políčko na samostatnú spojeneckú figúrku.
    [short-pass] Krátku prihrávku prijíma iná aktívna spojenecká figúrka.
   *[other] Akcia sa na tomto políčku nemôže skončiť.
}
refusal-short-not-for = Nie touto akciou
refusal-not-in-network = Hand-off ide inej aktívnej figúrke zo siete držiteľa lopty.
refusal-short-not-in-network = Mimo siete
refusal-too-far = Figúrka prijímajúca krátku prihrávku stojí vo vzdialenosti najviac { $squares }.
refusal-short-too-far = Priďaleko
refusal-too-near = Dlhá prihrávka dopadne vo vzdialenosti aspoň { $squares } od každej figúrky tímu vrátane tej, ktorá prihráva.
refusal-short-too-near = Priblízko
# What the card does.
refusal-not-for-card = { $effect }
refusal-short-not-for-card = Nie touto kartou
refusal-bad-square = Toto políčko sa nehodí k tomu, čo je už vybrané.
refusal-short-bad-square = Tu to nejde
refusal-no-task = Táto figúrka nemá v tejto fáze žiadnu úlohu.
refusal-short-no-task = Žiadna úloha
refusal-no-room = Teraz na to niet miesta.
refusal-short-no-room = Teraz niet miesta
refusal-other = Teraz to nie je možné.
refusal-short-other = Teraz to nejde
