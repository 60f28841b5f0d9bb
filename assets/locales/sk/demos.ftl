# The demonstrations of the rulebook: a title each, and a caption for each step. Positions are in assets/rulebook.

## Movement

demo-turn-flow-title = Ťah od prvého PA po druhého trénera
demo-turn-flow-1 = Na ťahu je ATK. Fáza akcií sa začína s { $pa } PA.
demo-turn-flow-2 = X1 sa presúva. Tým sa minie prvý PA; ďalší môže minúť iná figúrka alebo tá istá.
demo-turn-flow-3 = X1 sa presúva znova a minie druhý PA.
demo-turn-flow-4 = ATK končí fázu akcií. Začína sa fáza uvoľnenia: X2 leží na I9, takže je úlohou.
demo-turn-flow-5 = X2 vstáva na J10. Žiadna úloha už nezostáva, preto sa ťah skončí sám.
demo-turn-flow-6 = Teraz je na ťahu DEF, opäť s { $pa } PA.

demo-states-title = Neaktívne figúrky
demo-states-1 = X2 je zrazená. X3 stojí na súperovej figúrke a blokuje: tieto dve sú stoh. Zrazená figúrka ani figúrky v stohu nie sú aktívne.
demo-states-2 = Zrazená figúrka nemôže konať. Čaká na fázu uvoľnenia.
demo-states-3 = Nemôže konať ani figúrka v stohu, horná či spodná.
demo-states-4 = Neaktívna figúrka sa nezúčastňuje ani na hand-offe.
demo-states-5 = X1 je aktívna: môže konať.

demo-move-x-title = Ako sa pohybuje X
demo-move-x-1 = X sa pohybuje o 1 alebo 2 políčka po uhlopriečke.
demo-move-x-2 = V riadku ani v stĺpci sa nepohybuje nikdy.
demo-move-x-3 = Jedno políčko: na H10.
demo-move-x-4 = Dve políčka v jednej priamke: ponad G11 na F12.

demo-move-o-title = Ako sa pohybuje O
demo-move-o-1 = O sa pohybuje o 2 políčka v riadku či stĺpci alebo o 1 políčko po uhlopriečke.
demo-move-o-2 = Dve políčka v stĺpci: na G11.
demo-move-o-3 = Dve políčka po uhlopriečke sú pre O priďaleko.
demo-move-o-4 = Jedno políčko po uhlopriečke: na H12.

demo-move-s-title = Ako sa pohybuje □
demo-move-s-1 = □ dokáže oboje: 1 alebo 2 políčka po uhlopriečke aj 2 v riadku či stĺpci.
demo-move-s-2 = Dve políčka v riadku: na I9.
demo-move-s-3 = Dve políčka po uhlopriečke: ponad H10 na G11.

demo-two-ones-title = Dvakrát jedno políčko nie sú dve políčka
demo-two-ones-1 = Jedna akcia vedie po jednej priamke. X1 nemôže zabočiť, preto E9 jedinou akciou nedosiahne.
demo-two-ones-2 = Dostane sa tam dvoma akciami. Prvá: na F10.
demo-two-ones-3 = Druhá: na E9. Dva pohyby o 1 políčko sú dve akcie a stoja dvojnásobok PA.

demo-over-own-title = Ponad vlastnú figúrku
demo-over-own-1 = Na medzipolíčku pohybu o 2 políčka po uhlopriečke môže stáť tvoja aktívna figúrka.
demo-over-own-2 = X1 prechádza ponad X2. S X2 sa nič nestane.

demo-over-ball-title = Ponad voľnú loptu
demo-over-ball-1 = Na medzipolíčku leží voľná lopta.
demo-over-ball-2 = X1 prechádza ponad ňu. Lopta zostáva na mieste, X1 nezíska nič.
demo-over-ball-3 = Loptu získa len figúrka, ktorá na jej políčku skončí akciu. X2 prichádza bližšie.

demo-over-barred-title = Ponad čo sa prejsť nesmie
demo-over-barred-1 = V ceste leží zrazená súperova figúrka: ponad neaktívnu figúrku sa neprechádza.
demo-over-barred-2 = Ani ponad vlastnú zrazenú figúrku.
demo-over-barred-3 = Ani ponad stoh: jeho políčko je uzavreté.
demo-over-barred-4 = Cesta na H8 je voľná.

demo-straight-title = V riadku ani v stĺpci nič neprekáža
demo-straight-1 = Medzi G9 a G11 niet šrafovaného políčka. Preto v ceste nemôže stáť žiadna figúrka.
demo-straight-2 = O1 sa presúva rovno na G11.

## Dodge

demo-dodge-title = Úhyb
demo-dodge-1 = Aktívna súperova figúrka stojí o dve políčka ďalej v jednej priamke. X1 na nej môže skončiť presun o 2 políčka.
demo-dodge-2 = X1 bude musieť z I11 hneď odísť na voľné políčko vedľa.
demo-dodge-3 = X1 vbehne na I11, zrazí tam súperovu figúrku a odíde na J12.

demo-dodge-o-title = Úhyb figúrky O
demo-dodge-o-1 = O uhýba v riadku či stĺpci, tak ako sa pohybuje.
demo-dodge-o-2 = O1 zrazí súperovu figúrku na G11 a odíde o jedno políčko po uhlopriečke na H12.

demo-dodge-over-own-title = Úhyb ponad vlastnú figúrku
demo-dodge-over-own-1 = V ceste stojí X2. Vlastná aktívna figúrka neprekáža.
demo-dodge-over-own-2 = X1 prejde ponad X2, zrazí súperovu figúrku a odíde na J12.

demo-dodge-no-exit-title = Úhyb bez výstupu
demo-dodge-no-exit-1 = Všetky políčka vedľa I11 sú obsadené.
demo-dodge-no-exit-2 = Uhýbajúca figúrka by nemala kam odísť, preto sa úhyb nesmie ani začať.
demo-dodge-no-exit-3 = X2 ustupuje nabok.
demo-dodge-no-exit-4 = Teraz výstup existuje: X1 zrazí súperovu figúrku a odíde na H10.

demo-dodge-downed-title = Zrazenej figúrke sa uhnúť nedá
demo-dodge-downed-1 = Uhnúť možno len samostatnej aktívnej súperovej figúrke. Táto je už zrazená.

demo-forced-fumble-title = Vynútený fumble
demo-forced-fumble-1 = Súperova figúrka na I11 má loptu.
demo-forced-fumble-2 = X1 jej uhne: súperova figúrka je zrazená a loptu má X1. To je vynútený fumble.
demo-forced-fumble-3 = X1 v tomto ťahu vynútila fumble, preto už nesmie začať ďalšiu bežnú akciu.

demo-tactical-dodge-title = Taktický úhyb
demo-tactical-dodge-1 = Na medzipolíčku stojí aktívna súperova figúrka; políčko za ňou je voľné.
demo-tactical-dodge-2 = Vyberáš, kam ju odtlačíš: o jedno políčko po uhlopriečke na prázdne políčko, len nie tam, kam dopadne X1.
demo-tactical-dodge-3 = X1 skáče na I11. Súperova figúrka je odtlačená na G11 a tam je zrazená.

demo-push-right-title = Odtlačenie na druhú stranu
demo-push-right-1 = Ten istý preskok, druhá strana: súperova figúrka je odtlačená na I9 a tam je zrazená.

demo-push-back-title = Odtlačenie na práve opustené políčko
demo-push-back-1 = Na I11 nie: tam dopadne uhýbajúca figúrka.
demo-push-back-2 = Ale na G9 áno: políčko, ktoré uhýbajúca figúrka opúšťa, sa počíta ako prázdne.

demo-push-bare-title = Odtlačiť možno len na prázdne políčko
demo-push-bare-1 = Na I9 stojí figúrka.
demo-push-bare-2 = Na G11 leží voľná lopta, takže ani to políčko nie je prázdne.
demo-push-bare-3 = Zostáva G9: políčko, z ktorého prišla X1.

demo-tactical-dodge-o-title = O nemá taktický úhyb
demo-tactical-dodge-o-1 = Taktický úhyb je presun o 2 políčka po uhlopriečke. O ho urobiť nemôže.

demo-fumble-title = Fumble: lopta ide opačným smerom
demo-fumble-1 = Súperova figúrka na H10 má loptu.
demo-fumble-2 = Je odtlačená na G11. Lopta sa posunie o jedno políčko opačným smerom: z H10 na I9.
demo-fumble-3 = Lopta je voľná. Uhýbajúca figúrka ju nezíska.

demo-fumble-stays-title = Fumble: lopta zostáva
demo-fumble-stays-1 = Po odtlačení na G11 by lopta súperovej figúrky prešla na I9. Tam však stojí X2.
demo-fumble-stays-2 = Voľná lopta preto zostáva tam, kde súperova figúrka stála: na H10.

demo-fumble-dodger-title = Fumble: prekáža uhýbajúca figúrka
demo-fumble-dodger-1 = Súperova figúrka je odtlačená na G9. Oproti leží I11, tam však dopadla uhýbajúca figúrka. Lopta zostáva na H10.

## Stack

demo-block-title = Blokovanie
demo-block-1 = Na susediacom políčku stojí súperova figúrka.
demo-block-2 = X1 na ňu vstúpi: blokovanie. X1 je horná figúrka, súperova je spodná. Nikto nie je zrazený.
demo-block-3 = Kým sa stoh neuvoľní, nemôže konať ani jedna z nich.

demo-protection-title = Ochrana
demo-protection-1 = X1 vstúpi na vlastnú figúrku: ochrana. Políčko je uzavreté, takže X2 teraz nikto nezablokuje ani jej neuhne.

demo-block-carrier-title = Blokovanie držiteľa lopty
demo-block-carrier-1 = Súperova figúrka má loptu.
demo-block-carrier-2 = X1 ju blokuje a hneď má loptu. Nikoho to neobmedzuje a okrem samého blokovania to nič neprináša.

demo-protect-carrier-title = Ochrana držiteľa lopty
demo-protect-carrier-1 = Aj tu loptu preberá horná figúrka: X1 chráni X2 a loptu má teraz ona.

demo-block-downed-title = Blokovanie zrazenej figúrky
demo-block-downed-1 = Súperova figúrka na H10 je zrazená.
demo-block-downed-2 = Blokovať ju možno aj tak. Pod X1 nemôže vstať a po uvoľnení bude stále zrazená.

demo-closed-square-title = Uzavreté políčko
demo-closed-square-1 = Na H10 sú dve figúrky. Políčko je uzavreté.
demo-closed-square-2 = Nič cezeň neprechádza.
demo-closed-square-3 = Nič sa na ňom nekončí: tretia figúrka sa do stohu nepridá.
demo-closed-square-4 = X1 musí ísť inou cestou.

## Passing

demo-hand-off-title = Hand-off cez sieť
demo-hand-off-1 = X1 má loptu. X2 susedí s X1 a X3 s X2: tvoria jednu sieť. X4 s nimi spojená nie je.
demo-hand-off-2 = X4 je mimo siete.
demo-hand-off-3 = Loptu má X3. Nikto sa nepohol a stálo to { $hand-off-pa } PA.

demo-hand-off-move-title = Hand-off a potom pohyb
demo-hand-off-move-1 = X1 odovzdáva loptu figúrke X2.
demo-hand-off-move-2 = Nový držiteľ lopty môže konať ďalej: X2 beží s loptou.

demo-hand-off-twice-title = Po hand-offe nie hneď ďalší hand-off
demo-hand-off-twice-1 = X1 odovzdáva loptu figúrke X2.
demo-hand-off-twice-2 = Ďalší hand-off nesmie nasledovať hneď.
demo-hand-off-twice-3 = Medzi ne príde iná akcia: X2 prechádza ponad X1 na F6.
demo-hand-off-twice-4 = Teraz je hand-off opäť možný.

demo-not-carrier-title = Prihráva len držiteľ lopty
demo-not-carrier-1 = X2 loptu nemá, preto ju nemôže odovzdať ani prihrať.

demo-short-pass-title = Krátka prihrávka a prevzatie lopty
demo-short-pass-1 = X2 je vo vzdialenosti { $reach }, teda v dosahu krátkej prihrávky. Lopta môže dopadnúť na ktorékoľvek voľné políčko susediace s X2.
demo-short-pass-2 = X3 je priďaleko na to, aby bola prijímajúcou figúrkou.
demo-short-pass-3 = X1 prihráva. Na J12 leží voľná lopta; X2 ju ešte nemá.
demo-short-pass-4 = X2 vstúpi na loptu a prevezme ju.

demo-long-pass-title = Dlhá prihrávka a jej vzdialenosť
demo-long-pass-1 = Dlhá prihrávka dopadne na voľné políčko vo vzdialenosti aspoň { $clearance } od každej figúrky tvojho tímu.
demo-long-pass-2 = H10 je priblízko X3.
demo-long-pass-3 = X1 hádže na G13. Stojí to { $long-pa } PA a lopta tam leží voľná.

demo-pick-up-title = Prevzatie voľnej lopty
demo-pick-up-1 = Na H10 leží voľná lopta.
demo-pick-up-2 = X1 skončí pohyb na lopte: má ju. Prevzatie lopty nič nestojí.

demo-restriction-title = Po prevzatí lopty
demo-restriction-1 = X1 prechádza ponad X2 a preberá loptu.
demo-restriction-2 = X1 je obmedzená: v tomto ťahu nesmie začať ďalšiu bežnú akciu.
demo-restriction-3 = Aj hand-off a prihrávka sú bežné akcie.
demo-restriction-4 = X1 je stále aktívna, takže jej tím môže prejsť ponad ňu.
demo-restriction-5 = S koncom fázy akcií sa končí aj obmedzenie.

demo-touchdown-run-title = Touchdown behom
demo-touchdown-run-1 = ATK útočí na riadok 17.
demo-touchdown-run-2 = X1 skončí pohyb s loptou v koncovej zóne. Touchdown! ATK okamžite vyhráva.

demo-touchdown-hand-off-title = Touchdown hand-offom
demo-touchdown-hand-off-1 = X3 čaká v koncovej zóne, s držiteľom lopty ju spája X2.
demo-touchdown-hand-off-2 = X3 dostáva loptu v koncovej zóne. Touchdown!

demo-touchdown-block-title = Touchdown blokovaním
demo-touchdown-block-1 = V koncovej zóne stojí súperova figúrka.
demo-touchdown-block-2 = X1 ju blokuje, a to s loptou. Blokovanie v koncovej zóne skóruje, hoci X1 je potom neaktívna. Touchdown!

## Unlock

demo-stand-up-title = Postavenie figúrky
demo-stand-up-1 = X1 leží na G9. Políčka vedľa nej sú prázdne.
demo-stand-up-2 = Fáza akcií sa končí, začína sa fáza uvoľnenia. X1 je úlohou.
demo-stand-up-3 = X1 vstáva na H10 a je opäť aktívna. Žiadna úloha už nezostáva: ťah sa končí.

demo-stand-up-ball-title = Postavenie s loptou
demo-stand-up-ball-1 = X1 leží na G9 a má loptu. Kým je zrazená, nikto jej nemôže uhnúť, ale blokovanie by jej loptu vzalo.
demo-stand-up-ball-2 = Začína sa fáza uvoľnenia.
demo-stand-up-ball-3 = X1 vstáva na F10. Lopta ide s ňou.

demo-no-room-title = Niet miesta, kým sa nepohne iná figúrka
demo-no-room-1 = X1 je obkľúčená. Vedľa nej leží zrazená X2.
demo-no-room-2 = Obe sú úlohami, poradie si volíš.
demo-no-room-3 = X1 zatiaľ nemôže vstať: nesusedí so žiadnym prázdnym políčkom.
demo-no-room-4 = Najprv vstáva X2 a opúšťa H10.
demo-no-room-5 = Teraz je miesto. Každá úloha, ktorá sa dá vyriešiť, sa vyriešiť musí.

demo-no-room-at-all-title = Vôbec niet miesta
demo-no-room-at-all-1 = X1 je obkľúčená a nič iné sa riešiť nedá.
demo-no-room-at-all-2 = Nijaká úloha sa nedá vyriešiť, preto sa ťah hneď končí. X1 zostáva zrazená a čaká na neskorší ťah.

demo-unblock-title = Uvoľnenie blokovania
demo-unblock-1 = X1 blokuje súperovu figúrku už od skoršieho ťahu.
demo-unblock-2 = Vo fáze uvoľnenia je stoh úlohou trénera hornej figúrky.
demo-unblock-3 = Obe figúrky sa presunú na rôzne prázdne políčka vedľa stohu: X1 na H10, súperova na F10. Obe políčka vyberáš ty.

demo-unprotect-title = Zrušenie ochrany
demo-unprotect-1 = X1 chráni X2 a má loptu. Stoh je úlohou.
demo-unprotect-2 = X1 ide na H10 a loptu si nechá, X2 ide na F8. Obe sú aktívne.

demo-release-top-title = Uvoľnenie: loptu si nechá horná figúrka
demo-release-top-1 = X1 blokuje súperovu figúrku a má loptu. Kto stoh uvoľňuje, vyberá, ktorá z nich si ju nechá.
demo-release-top-2 = Tu si ju nechá horná figúrka.

demo-release-bottom-title = Uvoľnenie: loptu si nechá spodná figúrka
demo-release-bottom-1 = Ten istý stoh. Voľba je slobodná, aj keď je spodná figúrka súperova.
demo-release-bottom-2 = Tu si loptu nechá spodná figúrka. Málokedy to budeš chcieť, ale smieš.

demo-release-downed-title = Uvoľnenie zrazenej figúrky
demo-release-downed-1 = Súperova figúrka pod X1 je zrazená.
demo-release-downed-2 = Stoh je úlohou tímu ATK.
demo-release-downed-3 = Horná figúrka je opäť aktívna. Spodná je taká ako predtým: stále zrazená. Bude úlohou svojho trénera.

demo-release-refused-title = Uvoľnenie bez miesta
demo-release-refused-1 = Vedľa stohu je prázdne iba H10, presunúť sa však musia obe figúrky.
demo-release-refused-2 = Dve úlohy: stoh a X3 na C5.
demo-release-refused-3 = Bez dvoch prázdnych políčok sa stoh uvoľniť nedá.
demo-release-refused-4 = X3 vstáva. Na uvoľnenie stohu niet miesta, preto zostáva na neskorší ťah a tento sa končí.

demo-stack-this-turn-title = Stoh z tohto ťahu
demo-stack-this-turn-1 = ATK blokuje.
demo-stack-this-turn-2 = X3 je úlohou. Nový stoh nie.
demo-stack-this-turn-3 = Stoh sa nikdy neuvoľňuje v ťahu, v ktorom vznikol.
demo-stack-this-turn-4 = X3 vstáva; na ťahu je DEF.
demo-stack-this-turn-5 = DEF nerobí nič. Stoh nie je úlohou tímu DEF: uvoľňuje ho len tréner hornej figúrky.
demo-stack-this-turn-6 = ATK končí svoju ďalšiu fázu akcií.
demo-stack-this-turn-7 = Teraz je stoh úlohou tímu ATK a uvoľní sa.

## Cards

demo-pe-earned-title = Ako sa získavajú PE
demo-pe-earned-1 = Režim s kartami: obaja tréneri majú na začiatku 0 PE.
demo-pe-earned-2 = ATK získava PE za úhyb a ďalšie navyše za to, že vzal loptu.
demo-pe-earned-3 = Pohyb neprináša nič. PE zostávajú, kým sa neminú.

demo-pe-converted-title = Premena PA na PE
demo-pe-converted-1 = ATK nepotrebuje všetky svoje PA.
demo-pe-converted-2 = Jeden PA na pohyb.
demo-pe-converted-3 = Druhý sa premení: { $convert-pa } PA na { $convert-pe } PE. PA, ktoré na konci fázy zvýšia, prepadnú.
demo-pe-converted-4 = Fáza akcií sa končí; PE si ATK necháva.

demo-card-second-effort-title = Second Effort
demo-card-second-effort-1 = X1 preberá loptu a je obmedzená.
demo-card-second-effort-2 = Nesmie začať ďalšiu bežnú akciu.
demo-card-second-effort-3 = Second Effort obmedzenie zruší.
demo-card-second-effort-4 = X1 beží ďalej.

demo-card-no-huddle-title = No Huddle
demo-card-no-huddle-1 = Prvý PA.
demo-card-no-huddle-2 = Druhý PA.
demo-card-no-huddle-3 = No Huddle dáva v tomto ťahu ďalší PA. Figúrku na to netreba.
demo-card-no-huddle-4 = X1 sa presúva tretí raz.

demo-card-quick-recovery-title = Rýchle zotavenie
demo-card-quick-recovery-1 = X1 je zrazená a fáza uvoľnenia je ďaleko.
demo-card-quick-recovery-2 = Rýchle zotavenie: X1 vstáva hneď, tak ako by vstala vo fáze uvoľnenia.
demo-card-quick-recovery-3 = Je aktívna a môže okamžite konať.

demo-card-pile-breaker-title = Rozbitie stohu
demo-card-pile-breaker-1 = X1 blokuje už od skoršieho ťahu.
demo-card-pile-breaker-2 = Rozbitie stohu uvoľní stoh hneď, podľa pravidiel fázy uvoľnenia.
demo-card-pile-breaker-3 = X1 môže okamžite konať.

demo-card-breakaway-title = Únik
demo-card-breakaway-1 = Tadiaľto nie: každé políčko behu musí byť voľné a na F10 stojí X1.
demo-card-breakaway-2 = Únik: figúrka ľubovoľného druhu, dokonca aj O, prebehne presne 3 políčka po uhlopriečke.

demo-card-hail-mary-title = Hail Mary
demo-card-hail-mary-1 = Zostáva len jeden PA, na dlhú prihrávku primálo.
demo-card-hail-mary-2 = Hail Mary ju hodí aj tak, s rovnakým pravidlom o vzdialenosti.

demo-card-stiff-arm-title = Stiff Arm
demo-card-stiff-arm-1 = Dve súperove figúrky susedia s tvojou. Ani jedna nemá loptu.
demo-card-stiff-arm-2 = Stiff Arm zrazí jednu z nich tam, kde stojí. X1 zostáva na svojom políčku.
demo-card-stiff-arm-3 = X1 môže stále konať.

demo-card-hook-and-lateral-title = Hook and Lateral
demo-card-hook-and-lateral-1 = S držiteľom lopty nesusedí žiadna figúrka: na bežný hand-off niet siete.
demo-card-hook-and-lateral-2 = Hook and Lateral spája figúrky vzdialené od seba najviac 2 políčka. Loptu dostáva X3.

demo-card-scoop-title = Scoop
demo-card-scoop-1 = Scoop: X1 vstúpi na susediacu loptu, má ju a nie je obmedzená.
demo-card-scoop-2 = Môže hneď pokračovať.

demo-card-reverse-title = Reverse
demo-card-reverse-1 = Dve aktívne figúrky vzdialené od seba najviac 2 políčka.
demo-card-reverse-2 = Reverse: vymenia si políčka. Lopta zostáva svojmu držiteľovi, X1.
