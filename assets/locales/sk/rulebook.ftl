# The rulebook: twelve sections, and its terms. Which text stands where is in assets/rulebook/sections.ron.
# [words|term] marks words that show the definition of a term; the words may be inflected, the term's id stays.

## 1 Overview

rulebook-overview-title = Prehľad, cieľ hry a príprava
rulebook-overview-intro = BALL je hra na motívy amerického futbalu pre dvoch [trénerov|coach], ATK a DEF. Nemá kocky, skryté karty ani náhodu: obaja tréneri vidia všetko a o každom výsledku rozhoduje to, čo urobia.
rulebook-overview-goal = Cieľ hry
rulebook-overview-goal-text = Dosiahni [touchdown|touchdown]: jedna z tvojich [figúrok|piece] skončí akciu s loptou v [koncovej zóne|end-zone], na ktorú tvoj tím útočí. Prvý touchdown ukončí partiu a jeho tréner vyhráva.
rulebook-overview-score-who = Skóruje figúrka, ktorú akcia presunula, alebo tá, ktorá dostala loptu hand-offom.
rulebook-overview-score-stack = Blokovanie aj ochrana s loptou v koncovej zóne skórujú, a to aj vtedy, keď figúrka loptu preberie až týmto krokom.
rulebook-overview-score-not = Presun do koncovej zóny vo fáze uvoľnenia neskóruje: postavenie a uvoľnenie sú úlohy, nie akcie.
rulebook-overview-score-note = Domáce pravidlo: akcia, na ktorej sa držiteľ lopty nezúčastní, neskóruje, ani keď už v koncovej zóne stojí. Neskóruje ani karta, ktorá postaví figúrku alebo uvoľní stoh.
rulebook-overview-board = Hracia doska
rulebook-overview-board-text = Hracia doska má 13 stĺpcov, A až M, a 17 riadkov. Figúrky stoja len na šrafovaných [políčkach|square]: je ich 111 a G9 je v strede.
rulebook-overview-board-adjacent = [Susediace|adjacent] políčka sa dotýkajú po uhlopriečke. Každé políčko ich má najviac štyri.
rulebook-overview-board-distance = [Vzdialenosť|distance] dvoch políčok je väčší z dvoch rozdielov: rozdielu ich stĺpcov a rozdielu ich riadkov. Figúrky medzi nimi ju nepredlžujú.
rulebook-overview-board-zones = ATK začína dole a útočí na riadok 17. DEF začína hore a útočí na riadok 1.
rulebook-overview-board-note = Domáce pravidlo: políčko je šrafované, keď je súčet čísla jeho stĺpca a čísla jeho riadka párny. Určili sme aj to, ktorým smerom každý tím útočí. Hĺbka koncovej zóny v riadkoch: { $zone }.
rulebook-overview-setup = Príprava
rulebook-overview-setup-text = Každý tím má sedem figúrok: päť X, jednu O a jednu □. Začínajú v tomto [rozostavení|formation]:
rulebook-overview-setup-atk = ATK: X1 na C7, X2 na E7, □1 na G7, X3 na I7, X4 na K7, X5 na G5, O1 na G3.
rulebook-overview-setup-def = DEF: X1 na K11, X2 na I11, □1 na G11, X3 na E11, X4 na C11, X5 na G13, O1 na G15.
rulebook-overview-setup-first = Loptu má ATK X5. Prvý je na ťahu DEF.
rulebook-overview-setup-note = Domáce pravidlo: oficiálny text hovorí len to, že loptu má ATK X5. Počty jednotlivých druhov a ostatné políčka sme určili my.
rulebook-overview-end = Koniec partie
rulebook-overview-end-touchdown = Touchdown znamená okamžitú výhru.
rulebook-overview-end-resign = Tréner sa môže vzdať. Ak sa hrá s hodinami, prehráva tréner, ktorému vyprší čas.
rulebook-overview-end-draw = Partia sa končí remízou, ak sa na nej tréneri dohodnú alebo ak má limit ťahov a dosiahne ho.
rulebook-overview-end-note = Domáce pravidlo: všetky tieto možnosti sme určili my a je ešte jedna: remíza nastáva aj vtedy, keď sa na začiatku ťahu { $repetition }-krát objaví presne rovnaká pozícia; počíta sa aj prvý raz. Rovnaké musí byť všetko: figúrky, lopta, kto je na ťahu, energia aj karty.
rulebook-overview-terms = Pojmy

## 2 Turn

rulebook-turn-title = Ťah, stavy a obmedzenia
rulebook-turn-intro = Ťah má dve fázy: najprv [fázu akcií|action-phase], potom [fázu uvoľnenia|unlock-phase]. Nato je na ťahu druhý tréner.
rulebook-turn-action-phase = Fáza akcií
rulebook-turn-action-phase-text = Začínaš ju s { $pa } [PA|pa] (akčnými bodmi). Môžeš minúť všetky, len niektoré alebo žiadny, na jednu akciu či viacero, jednou figúrkou či viacerými.
rulebook-turn-whole = Čo sa nedá legálne dokončiť, to sa nesmie ani začať.
rulebook-turn-carrier-only = Hand-off, krátku prihrávku aj dlhú prihrávku smie začať iba [držiteľ lopty|carrier].
rulebook-turn-phase-note = Domáce pravidlo: fáza akcií sa končí, až keď ju ukončíš, aj keď ti už nezostáva žiadny PA, lebo niektoré akcie nič nestoja.
rulebook-turn-unlock-phase = Fáza uvoľnenia
rulebook-turn-unlock-phase-text = Tvoje zrazené figúrky vstanú a tvoje stohy zo skorších ťahov sa uvoľnia, ak je na to miesto.
rulebook-turn-states = Aktívne a neaktívne figúrky
rulebook-turn-states-text = Figúrka je [aktívna|active] okrem týchto prípadov, keď je [neaktívna|inactive]:
rulebook-turn-inactive-downed = Je [zrazená|downed].
rulebook-turn-inactive-stack = Je súčasťou [stohu|stack]: blokuje, chráni, je blokovaná alebo chránená.
rulebook-turn-inactive-text = Neaktívna figúrka
rulebook-turn-inactive-act = nemôže konať;
rulebook-turn-inactive-ball = nemôže sa zúčastniť na hand-offe ani prijať prihrávku;
rulebook-turn-inactive-over = zatvára cestu: ponad ňu neprejde pohyb ani úhyb.
rulebook-turn-squares = Políčka
rulebook-turn-clear = Na [voľnom|clear] políčku nestojí žiadna figúrka. Môže na ňom ležať voľná lopta.
rulebook-turn-bare = Na [prázdnom|bare] políčku nie je figúrka ani voľná lopta.
rulebook-turn-closed = Políčko so stohom je [uzavreté|closed]: nič cezeň neprechádza a nič sa na ňom nekončí.
rulebook-turn-squares-note = Domáce pravidlo: oficiálny text hovorí v oboch prípadoch „prázdne“. Akcia sa u nás môže skončiť na voľnej lopte, preto jej stačí voľné políčko; odtlačenie a presuny vo fáze uvoľnenia potrebujú prázdne.

## 3 Action table

rulebook-actions-title = Tabuľka akcií
rulebook-actions-intro = Koľko PA stojí každá akcia a koľko [PE|pe] (energetických bodov) prináša v režime s kartami.
rulebook-actions-row-move = Pohyb
rulebook-actions-row-possession = Prevzatie voľnej lopty
rulebook-actions-row-dodge = Úhyb
rulebook-actions-row-forced-fumble = Vynútený fumble
rulebook-actions-row-tactical-dodge = Taktický úhyb
rulebook-actions-row-fumble = Fumble
rulebook-actions-row-block = Blokovanie
rulebook-actions-row-protection = Ochrana
rulebook-actions-row-hand-off = Hand-off
rulebook-actions-row-short-pass = Krátka prihrávka
rulebook-actions-row-long-pass = Dlhá prihrávka
rulebook-actions-row-convert = Premeniť PA na PE
rulebook-actions-row-stand-up = Postaviť
rulebook-actions-row-unblock = Uvoľniť
rulebook-actions-row-unprotect = Zrušiť ochranu
rulebook-actions-on-top = PE so znamienkom plus sa pripočítavajú k PE za akciu, ktorá ich prináša.
rulebook-actions-ordinary = Bežné akcie sú pohyb, úhyb, taktický úhyb, blokovanie, ochrana, hand-off, krátka prihrávka a dlhá prihrávka. Karty, premena a úlohy fázy uvoľnenia medzi ne nepatria.
rulebook-actions-basic = V základnej hre PE nie sú.
rulebook-actions-note = Domáce pravidlo: z oficiálnej tabuľky je známa len cena hand-offu a prihrávok, prevzatie voľnej lopty zadarmo a pomer premeny. Všetky ostatné čísla sú naše.

## 4 Movement

rulebook-movement-title = Pohyb podľa druhu figúrky
rulebook-movement-intro = Ako ďaleko a kam sa figúrka dostane, závisí od jej druhu. Rovnako sa presúva pri pohybe, úhybe, blokovaní aj ochrane.
rulebook-movement-kinds = Tri druhy
rulebook-movement-kind-x = X: 1 alebo 2 políčka po uhlopriečke.
rulebook-movement-kind-o = O: 1 políčko po uhlopriečke alebo 2 v riadku či stĺpci.
rulebook-movement-kind-s = □: 1 alebo 2 políčka po uhlopriečke alebo 2 v riadku či stĺpci.
rulebook-movement-straight-note = Domáce pravidlo: dve políčka vždy ležia v jednej priamke. Keby sa dalo zabočiť, X by sa dostala všade tam, kam □.
rulebook-movement-end = Kde sa môže skončiť
rulebook-movement-end-text = [Pohyb|move] o jedno políčko aj o dve stojí { $move-pa } PA. Dva pohyby o 1 políčko sú dve akcie, nikdy nie jedna akcia o 2 políčka.
rulebook-movement-end-one = Presun o 1 políčko sa končí na voľnom políčku, potom je to pohyb, alebo na samostatnej figúrke, potom je to blokovanie či ochrana.
rulebook-movement-end-two = Presun o 2 políčka sa končí na voľnom políčku, potom je to pohyb, alebo na samostatnej aktívnej súperovej figúrke, potom je to úhyb.
rulebook-movement-over = Prechod ponad figúrky
rulebook-movement-over-text = Presun o 2 políčka po uhlopriečke má [medzipolíčko|middle-square]. Rozhoduje, čo na ňom stojí:
rulebook-movement-over-own = Ponad samostatnú aktívnu spojeneckú figúrku sa prejde.
rulebook-movement-over-ball = Ponad voľnú loptu sa prejde a lopta zostane na mieste.
rulebook-movement-over-opponent = Samostatná aktívna súperova figúrka z neho robí taktický úhyb, nikdy nie obyčajný pohyb.
rulebook-movement-over-barred = Neaktívna figúrka alebo stoh cestu zatvára.
rulebook-movement-over-note = Domáci výklad: oficiálny text zakazuje prechod ponad neaktívne figúrky, z čoho vyvodzujeme, že ponad aktívnu spojeneckú figúrku sa prejsť smie.
rulebook-movement-row-text = V riadku a v stĺpci políčko uprostred nie je šrafované. Nič na ňom nemôže stáť, preto nič neprekáža.

## 5 Dodge

rulebook-dodge-title = Úhyb a vynútený fumble
rulebook-dodge-intro = [Úhyb|dodge] je presun o 2 políčka, ktorý sa skončí na samostatnej aktívnej súperovej figúrke.
rulebook-dodge-path = Tvoja figúrka sa presúva podľa svojho druhu. Smie prejsť ponad voľnú loptu alebo ponad jednu aktívnu spojeneckú figúrku.
rulebook-dodge-downed = Súperova figúrka je zrazená tam, kde stojí.
rulebook-dodge-exit = Tvoja figúrka musí hneď odísť o jedno políčko po uhlopriečke na voľné políčko: to je [výstup|exit]. Bez výstupu sa úhyb nesmie začať.
rulebook-dodge-exit-note = Domáce pravidlo: na výstupe môže ležať voľná lopta. Tvoja figúrka ju potom prevezme.
rulebook-dodge-forced-fumble = Vynútený fumble
rulebook-dodge-forced-fumble-text = Ak mala súperova figúrka loptu, teraz ju má tvoja: [vynútený fumble|forced-fumble]. V režime s kartami prináša navyše +{ $forced-fumble-pe } PE. Figúrka je potom obmedzená ako po prevzatí voľnej lopty.

## 6 Tactical dodge

rulebook-tactical-dodge-title = Taktický úhyb a fumble
rulebook-tactical-dodge-intro = Pri [taktickom úhybe|tactical-dodge] figúrka preskočí súperovu figúrku a odtlačí ju nabok. X a □ to dokážu, O nie.
rulebook-tactical-dodge-path = Presuň sa o 2 políčka po uhlopriečke ponad samostatnú aktívnu súperovu figúrku na medzipolíčku. Cieľové políčko musí byť voľné.
rulebook-tactical-dodge-push = Odtlač túto figúrku o jedno políčko po uhlopriečke na prázdne políčko, ktoré nie je cieľovým políčkom preskoku.
rulebook-tactical-dodge-downed = Súperova figúrka je na svojom novom políčku zrazená.
rulebook-tactical-dodge-pushes = Odtlačenie
rulebook-tactical-dodge-pushes-text = Smer [odtlačenia|push] vyberá tréner, ktorého figúrka uhýba. Políčko, ktoré opustila, sa počíta ako prázdne, takže súperovu figúrku možno odtlačiť aj tam.
rulebook-tactical-dodge-push-note = Domáce pravidlo: kde oficiálny text hovorí „prázdne“, na cieľovom políčku preskoku voľná lopta ležať smie a tvoja figúrka ju potom prevezme; na políčku odtlačenia nie.
rulebook-tactical-dodge-fumble = Fumble
rulebook-tactical-dodge-fumble-text = Ak mala súperova figúrka loptu, stratí ju: [fumble|fumble]. V režime s kartami prináša navyše +{ $fumble-pe } PE.
rulebook-tactical-dodge-fumble-opposite = Lopta sa z pôvodného políčka súperovej figúrky posunie o jedno políčko po uhlopriečke opačným smerom než odtlačenie.
rulebook-tactical-dodge-fumble-stays = Ak je to mimo hracej dosky alebo tam stojí figúrka, hoci aj tá, ktorá uhýbala, lopta zostane na pôvodnom políčku.
rulebook-tactical-dodge-fumble-free = V oboch prípadoch je lopta voľná. Uhýbajúca figúrka ju nezíska.

## 7 Block and protection

rulebook-stack-title = Blokovanie a ochrana
rulebook-stack-intro = Presun o 1 políčko na samostatnú figúrku vytvorí [stoh|stack].
rulebook-stack-block = Na súperovej figúrke je to [blokovanie|block]. Blokovanie nikoho nezrazí.
rulebook-stack-protection = Na spojeneckej figúrke je to [ochrana|protection].
rulebook-stack-below = Figúrka, ktorá vstúpila, je horná, druhá je spodná. Spodná figúrka môže byť aj zrazená.
rulebook-stack-closed = Uzavreté políčko
rulebook-stack-closed-text = Ani jedna z nich nemôže konať, kým sa stoh neuvoľní vo fáze uvoľnenia niektorého z ďalších ťahov. Dovtedy je políčko [uzavreté|closed].
rulebook-stack-ball = Lopta v stohu
rulebook-stack-ball-text = Ak mala loptu spodná figúrka, horná ju hneď preberá, či už súperovi, alebo spoluhráčovi. Neprináša to nič navyše a nikoho to neobmedzuje.

## 8 Passing

rulebook-passing-title = Hand-off, krátka prihrávka a dlhá prihrávka
rulebook-passing-intro = Loptu možno poslať ďalej tromi spôsobmi. Začína ich len [držiteľ lopty|carrier] a nikto sa pri nich nepohne.
rulebook-passing-hand-off = Hand-off
rulebook-passing-hand-off-text = Všetky tvoje aktívne figúrky, ktoré sú s držiteľom lopty spojené cez susediace políčka, tvoria jeho [sieť|network]. [Hand-off|hand-off] (odovzdanie lopty) dá loptu ktorejkoľvek inej figúrke siete.
rulebook-passing-hand-off-free = Stojí { $hand-off-pa } PA.
rulebook-passing-hand-off-on = Nový držiteľ lopty môže konať ďalej.
rulebook-passing-hand-off-twice = Hand-off nesmie nasledovať hneď po hand-offe. Medzi nimi musí byť iná akcia; karta sa počíta, premena nie.
rulebook-passing-hand-off-note = Domáce pravidlo: zákaz dvoch hand-offov za sebou vychádza z portugalského textu. Hand-off aj tak dosiahne celú sieť, takže sa nič nestráca.
rulebook-passing-short-pass = Krátka prihrávka
rulebook-passing-short-pass-text = [Krátka prihrávka|short-pass] stojí { $short-pa } PA. Vyber inú svoju aktívnu figúrku vo vzdialenosti najviac { $reach } od držiteľa lopty: to je [prijímajúca figúrka|receiver].
rulebook-passing-short-pass-lands = Lopta dopadne na voľné políčko podľa tvojho výberu, ktoré s prijímajúcou figúrkou susedí.
rulebook-passing-short-pass-loose = Tam leží voľná. Prijímajúca figúrka ju ešte nemá.
rulebook-passing-long-pass = Dlhá prihrávka
rulebook-passing-long-pass-text = [Dlhá prihrávka|long-pass] stojí { $long-pa } PA. Lopta dopadne na ľubovoľné voľné políčko vo vzdialenosti aspoň { $clearance } od každej figúrky tvojho tímu vrátane neaktívnych a tej, ktorá prihráva. Tam leží voľná.
rulebook-passing-distance-note = Domáce pravidlo: vzdialenosť sa počíta tak, akoby medzi políčkami nestáli žiadne figúrky.

## 9 Possession

rulebook-possession-title = Prevzatie lopty
rulebook-possession-intro = Figúrka, ktorá skončí akciu na políčku s [voľnou loptou|loose-ball], loptu prevezme. Nič to nestojí.
rulebook-possession-end = Počíta sa len políčko, na ktorom sa akcia skončí. Takým políčkom je aj výstup po úhybe a cieľové políčko taktického úhybu.
rulebook-possession-over = Voľná lopta, ponad ktorú figúrka prejde, zostane na mieste a nič neprináša.
rulebook-possession-free = V režime s kartami prináša prevzatie voľnej lopty na konci bežnej akcie +{ $possession-pe } PE.
rulebook-possession-restriction = Obmedzenie
rulebook-possession-restriction-text = Figúrka, ktorá prevzala voľnú loptu alebo ju získala vynúteným fumble, nesmie v tomto ťahu začať ďalšiu bežnú akciu: je [obmedzená|restriction].
rulebook-possession-still-active = Obmedzená figúrka je stále aktívna: jej tím môže prejsť ponad ňu a je súčasťou siete.
rulebook-possession-not-restricted = Hand-off prijímateľa neobmedzuje. Nikoho neobmedzuje ani prevzatie lopty blokovaním či ochranou.
rulebook-possession-lifted = Obmedzenie sa končí spolu s fázou akcií.

## 10 Unlock phase

rulebook-unlock-title = Fáza uvoľnenia
rulebook-unlock-intro = Po fáze akcií sa riešia tvoje povinné [úlohy|task]. Nič nestoja. Úlohami sú:
rulebook-unlock-task-downed = každá tvoja zrazená figúrka, ktorá nie je v stohu;
rulebook-unlock-task-stack = každý stoh, ktorého horná figúrka je tvoja a ktorý nevznikol v tomto ťahu.
rulebook-unlock-fixed-note = Domáce pravidlo: úlohy sa určia na začiatku fázy. Figúrka, ktorá sa počas nej uvoľní ako zrazená, už novou úlohou tejto fázy nie je.
rulebook-unlock-order = Poradie
rulebook-unlock-order-text = Poradie si volíš. Každá úloha, ktorá sa dá vyriešiť, sa vyriešiť musí. Úloha, na ktorú niet miesta, ani keď sú všetky ostatné hotové, zostáva na neskorší ťah.
rulebook-unlock-order-note = Domáce pravidlo: po každej úlohe sa hracia doska posúdi znova, lebo sa mohlo uvoľniť miesto. Keď sa už nedá vyriešiť nič, ťah sa skončí sám.
rulebook-unlock-stand-up = Postavenie figúrky
rulebook-unlock-stand-up-text = Presuň zrazenú figúrku na prázdne susediace políčko. Je opäť aktívna. Ak má loptu, lopta ide s ňou.
rulebook-unlock-release = Uvoľnenie stohu
rulebook-unlock-release-text = Presuň hornú a spodnú figúrku na dve rôzne prázdne políčka, ktoré so stohom susedia. Vyberáš obe, nech spodná figúrka patrí komukoľvek. Blokovanie sa takto uvoľní, ochrana sa zruší.
rulebook-unlock-release-both = Ak sa jedna z nich nemá kam presunúť, stoh sa legálne uvoľniť nedá.
rulebook-unlock-release-state = Horná figúrka je opäť aktívna. Spodná je v stave, v akom bola pred vznikom stohu: aktívna alebo stále zrazená.
rulebook-unlock-release-who = Stoh uvoľňuje vždy len tréner hornej figúrky.
rulebook-unlock-release-later = Stoh, ktorý vznikol v tomto ťahu, sa v tomto ťahu nikdy neuvoľní.
rulebook-unlock-ball = Lopta uvoľneného stohu
rulebook-unlock-ball-text = Ak má loptu horná figúrka, vyberieš, ktorá z nich si ju nechá. Loptu tak môže mať aj zrazená figúrka: nemôže konať a nedá sa jej uhnúť, ale blokovanie či ochrana jej loptu vezme.
rulebook-unlock-bare-note = Domáce pravidlo: kde oficiálny text hovorí „prázdne“, políčka musia byť naozaj prázdne. Nikto nevstane ani sa neuvoľní na voľnú loptu.

## 11 Cards mode

rulebook-cards-title = Režim s kartami
rulebook-cards-intro = Režim s kartami pridáva do hry špeciálne akcie. Z bežných neuberá žiadnu.
rulebook-cards-energy = Energia
rulebook-cards-energy-text = Každý tréner začína s 0 [PE|pe]. Akcie prinášajú PE podľa tabuľky akcií. PE možno minúť v tom istom ťahu alebo si ich nechať; čo presiahne { $max-pe }, to sa nepočíta.
rulebook-cards-convert-text = Vo svojej fáze akcií môžeš nevyužité PA aj [premeniť|convert]: { $convert-pa } PA na { $convert-pe } PE, raz alebo viackrát. PA, ktoré neminieš ani nepremeníš, na konci fázy prepadnú.
rulebook-cards-play = Zahratie karty
rulebook-cards-play-when = [Karty|card] hráš len vo fáze akcií vlastného ťahu. Zaplať PE, a ak karta žiada aj PA, tak aj tie.
rulebook-cards-play-piece = Karta potrebuje aktívnu neobmedzenú figúrku, ak jej text nehovorí inak.
rulebook-cards-play-whole = Karta, ktorej účinok sa nedá dokončiť, sa nesmie zahrať.
rulebook-cards-play-nothing = Karta neprináša žiadne PE.
rulebook-cards-play-restriction = Obmedzenie po prevzatí lopty platí ďalej, ak karta nehovorí inak. Obmedzená je aj figúrka, ktorá voľnú loptu prevezme pomocou karty, ak karta nehovorí inak.
rulebook-cards-play-score = Karta je akcia, takže figúrka, ktorá ju skončí s loptou v koncovej zóne, môže skórovať.
rulebook-cards-play-note = Domáce pravidlo: všetky karty sú od začiatku odkryté, každý tréner má z každej jednu a zahraná karta je preč. Určili sme aj to, akú figúrku karta potrebuje a že neprináša PE. Postavenie ani uvoľnenie figúrky kartou neskóruje.
rulebook-cards-deck = Balíček
rulebook-cards-deck-text = Toto sú karty tejto partie a ich cena:
rulebook-cards-deck-note = Domáce pravidlo: oficiálny balíček nie je zverejnený. Tento je náš.

## 12 Conventions

rulebook-conventions-title = Zvyklosti
rulebook-conventions-intro = Ako sa ťah skladá na obrazovke a ako čítať hraciu dosku.
rulebook-conventions-flow = Obvyklý postup
rulebook-conventions-flow-text = Vyber figúrku, potom akciu a napokon cieľ.
rulebook-conventions-flow-cancel = Zrušenie rozpracovanej akcie v partii nič nezmení.
rulebook-conventions-flow-convert = Premena PA je rozhodnutie v rámci ťahu, nie akcia na hracej doske.
rulebook-conventions-signs = Značky na hracej doske
rulebook-conventions-sign-downed = Figúrka otočená o 90° je zrazená.
rulebook-conventions-sign-stack = Figúrka na inej figúrke je blokovanie alebo ochrana.
rulebook-conventions-sign-ball = Lopta na figúrke znamená jej držanie. Lopta na políčku je voľná.
rulebook-conventions-sign-turn = Ukazovateľ ťahu hovorí, či je na ťahu DEF, alebo ATK.
rulebook-conventions-sign-ring = Kruh pod figúrkou znamená, že môže konať.
rulebook-conventions-sign-squares = Zelené políčka: tam môže ísť vybraná figúrka. Oranžové: tam bude súperova figúrka zrazená alebo odtlačená.
rulebook-conventions-sign-plates = Na štítku figúrky znamená ⊥ zrazená, ! úlohu, ktorú treba vyriešiť, a prečiarknutý kruh obmedzená.
rulebook-conventions-notation = Zápis
rulebook-conventions-notation-text = V záznamoch má každé rozhodnutie krátky zápis. S v ňom znamená štvorcovú figúrku □.
rulebook-conventions-note-move = X5G5-H6: X5 sa presúva z G5 na H6.
rulebook-conventions-note-stack = X5G5+H6: X5 blokuje alebo chráni figúrku na H6.
rulebook-conventions-note-dodge = X5G5xI7-J8: X5 uhýba súperovej figúrke na I7 a odchádza na J8.
rulebook-conventions-note-tactical-dodge = X5G5*I7-G7: X5 skáče na I7 a súperova figúrka na H6 je odtlačená na G7.
rulebook-conventions-note-ball = X5>X2: hand-off. X5>X2@F8: krátka prihrávka, lopta dopadne na F8. X5>@G13: dlhá prihrávka.
rulebook-conventions-note-unlock = X3G7^H8: X3 vstáva. X2F8/G9,E7: uvoľnenie, horná figúrka na G9, spodná na E7; ak nasleduje :t, loptu si nechá horná figúrka, ak :b, spodná.
rulebook-conventions-note-other = „=“ premieňa PA, „.“ končí fázu akcií, „#“ uvádza kartu.

## Terms

term-coach = Tréner
term-coach-is = Jeden z dvoch hráčov, ATK alebo DEF.
term-piece = Figúrka
term-piece-is = X, O alebo □; označuje ju tím, druh a číslo, napríklad ATK X5.
term-square = Políčko
term-square-is = Šrafované políčko hracej dosky; na ostatných sa nehrá.
term-adjacent = Susediace
term-adjacent-is = Dotýkajúce sa po uhlopriečke.
term-distance = Vzdialenosť
term-distance-is = Najkratšia cesta medzi dvoma políčkami: väčší z rozdielov stĺpcov a riadkov.
term-formation = Rozostavenie
term-formation-is = Kde figúrky stoja na začiatku.
term-end-zone = Koncová zóna
term-end-zone-is = Kde tím skóruje: riadok 17 pre ATK, riadok 1 pre DEF.
term-touchdown = Touchdown
term-touchdown-is = Figúrka skončí akciu s loptou v koncovej zóne, na ktorú jej tím útočí. Tým sa partia vyhráva.
term-action-phase = Fáza akcií
term-action-phase-is = Prvá fáza ťahu, v ktorej figúrky konajú.
term-unlock-phase = Fáza uvoľnenia
term-unlock-phase-is = Druhá fáza ťahu, v ktorej zrazené figúrky vstávajú a stohy sa uvoľňujú.
term-pa = PA
term-pa-is = Akčné body: ťah sa začína s { $pa }.
term-pe = PE
term-pe-is = Energetické body, ktoré v režime s kartami získavaš a míňaš na karty.
term-action = Bežná akcia
term-action-is = Pohyb, úhyb, taktický úhyb, blokovanie, ochrana, hand-off, krátka prihrávka alebo dlhá prihrávka.
term-active = Aktívna
term-active-is = Figúrka, ktorá nie je zrazená ani v stohu.
term-inactive = Neaktívna
term-inactive-is = Zrazená alebo v stohu: nemôže konať ani prijímať a nedá sa ponad ňu prejsť.
term-downed = Zrazená
term-downed-is = Leží, napríklad po úhybe, kým nevstane vo fáze uvoľnenia.
term-clear = Voľné
term-clear-is = Políčko bez figúrky; môže na ňom ležať voľná lopta.
term-bare = Prázdne
term-bare-is = Políčko bez figúrky aj bez voľnej lopty.
term-closed = Uzavreté
term-closed-is = Políčko so stohom: nič cezeň neprechádza a nič sa na ňom nekončí.
term-middle-square = Medzipolíčko
term-middle-square-is = Políčko medzi začiatkom a koncom presunu o 2 políčka po uhlopriečke.
term-move = Pohyb
term-move-is = Presun o 1 alebo 2 políčka na voľné políčko.
term-dodge = Úhyb
term-dodge-is = Presun o 2 políčka na aktívnu súperovu figúrku, ktorá je tým zrazená; uhýbajúca figúrka hneď odíde.
term-exit = Výstup
term-exit-is = Voľné políčko, na ktoré uhýbajúca figúrka odíde.
term-forced-fumble = Vynútený fumble
term-forced-fumble-is = Úhyb, ktorý súperovej figúrke vezme loptu.
term-tactical-dodge = Taktický úhyb
term-tactical-dodge-is = Preskok po uhlopriečke ponad aktívnu súperovu figúrku, ktorá je odtlačená a zrazená.
term-push = Odtlačenie
term-push-is = Súperova figúrka sa pri taktickom úhybe posunie o jedno políčko po uhlopriečke na prázdne políčko.
term-fumble = Fumble
term-fumble-is = Taktický úhyb, ktorý uvoľní súperovu loptu.
term-block = Blokovanie
term-block-is = Krok na samostatnú súperovu figúrku; obe sú potom v stohu.
term-protection = Ochrana
term-protection-is = Krok na samostatnú spojeneckú figúrku; obe sú potom v stohu.
term-stack = Stoh
term-stack-is = Dve figúrky na jednom políčku; horná blokuje alebo chráni spodnú.
term-hand-off = Hand-off
term-hand-off-is = Odovzdanie lopty inej figúrke zo siete jej držiteľa.
term-network = Sieť
term-network-is = Všetky aktívne figúrky tímu, ktoré sú s držiteľom lopty spojené cez susediace políčka.
term-short-pass = Krátka prihrávka
term-short-pass-is = Prihrávka na voľné políčko, ktoré susedí s prijímajúcou figúrkou vo vzdialenosti najviac { $reach }.
term-long-pass = Dlhá prihrávka
term-long-pass-is = Prihrávka na voľné políčko vo vzdialenosti aspoň { $clearance } od každej figúrky tímu.
term-receiver = Prijímajúca figúrka
term-receiver-is = Figúrka, ktorej je určená krátka prihrávka alebo ktorá dostane loptu hand-offom.
term-carrier = Držiteľ lopty
term-carrier-is = Figúrka, ktorá má loptu.
term-loose-ball = Voľná lopta
term-loose-ball-is = Lopta na políčku, ktorú nikto nedrží.
term-restriction = Obmedzenie
term-restriction-is = Figúrka, ktorá v tomto ťahu prevzala voľnú loptu alebo ju získala vynúteným fumble, nesmie začať ďalšiu bežnú akciu.
term-task = Úloha
term-task-is = To, čo sa musí vyriešiť vo fáze uvoľnenia: zrazená figúrka alebo stoh.
term-convert = Premeniť
term-convert-is = Zmeniť neminuté PA na PE.
term-card = Karta
term-card-is = Špeciálna akcia, ktorá sa platí PE a hrá sa raz.
