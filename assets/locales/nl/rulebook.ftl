# The rulebook: twelve sections, and its terms. Which text stands where is in assets/rulebook/sections.ron.
# [words|term] marks words that show the definition of a term; the words may be inflected, the term's id stays.

## 1 Overview

rulebook-overview-title = Overzicht, doel en beginopstelling
rulebook-overview-intro = BALL is American football als bordspel voor twee [coaches|coach], ATK en DEF. Geen dobbelstenen, geen verborgen kaarten, geen geluk: beide coaches zien alles, en alles hangt af van wat ze beslissen.
rulebook-overview-goal = Doel
rulebook-overview-goal-text = Scoor een [touchdown|touchdown]: een van je [speelstukken|piece] eindigt een actie in de [endzone|end-zone] die je team aanvalt, in balbezit. De eerste touchdown beëindigt de partij, en de coach die hem scoort, wint.
rulebook-overview-score-who = Het speelstuk dat scoort, is door de actie verplaatst of kreeg de bal via een hand-off.
rulebook-overview-score-stack = Ook blokkeren of beschermen in de endzone met de bal scoort, zelfs als je de bal pas met die stap overneemt.
rulebook-overview-score-not = In de vrijmaakfase de endzone in gaan scoort niet: laten opstaan en vrijmaken zijn taken, geen acties.
rulebook-overview-score-note = Huisregel: een actie waar de baldrager geen deel aan heeft, scoort niet, ook al staat de baldrager al in de endzone. Een kaart die een speelstuk laat opstaan of een stapel vrijmaakt, scoort evenmin.
rulebook-overview-board = Bord
rulebook-overview-board-text = Het bord heeft 13 kolommen, A tot en met M, en 17 rijen. Speelstukken staan alleen op de gearceerde [velden|square]: dat zijn er 111, en G9 is het midden.
rulebook-overview-board-adjacent = [Aangrenzende|adjacent] velden raken elkaar diagonaal. Elk veld heeft er hoogstens vier.
rulebook-overview-board-distance = De [afstand|distance] tussen twee velden is het grootste van twee verschillen: dat in kolommen en dat in rijen. Speelstukken ertussen maken die niet groter.
rulebook-overview-board-zones = ATK begint onderaan en valt rij 17 aan. DEF begint bovenaan en valt rij 1 aan.
rulebook-overview-board-note = Huisregel: een veld is gearceerd als het kolomnummer en het rijnummer samen even zijn. Ook welke kant een team op speelt, hebben wij bepaald. Diepte van een endzone, in rijen: { $zone }.
rulebook-overview-setup = Beginopstelling
rulebook-overview-setup-text = Elk team heeft zeven speelstukken: vijf X, één O en één □. Ze beginnen in deze [opstelling|formation]:
rulebook-overview-setup-atk = ATK: X1 op C7, X2 op E7, □1 op G7, X3 op I7, X4 op K7, X5 op G5, O1 op G3.
rulebook-overview-setup-def = DEF: X1 op K11, X2 op I11, □1 op G11, X3 op E11, X4 op C11, X5 op G13, O1 op G15.
rulebook-overview-setup-first = ATK X5 heeft de bal. DEF heeft de eerste beurt.
rulebook-overview-setup-note = Huisregel: de officiële tekst zegt alleen dat ATK X5 de bal heeft. De aantallen per soort en de andere velden zijn van ons.
rulebook-overview-end = Einde van de partij
rulebook-overview-end-touchdown = Met een touchdown win je meteen.
rulebook-overview-end-resign = Een coach mag opgeven. In een partij met klokken verliest een coach wiens tijd op is.
rulebook-overview-end-draw = Het is remise als beide coaches dat overeenkomen, of als de partij een beurtlimiet heeft en die bereikt.
rulebook-overview-end-note = Huisregel: deze manieren om te eindigen zijn van ons, en er is er nog een: het is ook remise als precies dezelfde stelling { $repetition } keer aan het begin van een beurt heeft gestaan, de eerste keer meegeteld. Dezelfde in alles: speelstukken, bal, wie aan zet is, energie en kaarten.
rulebook-overview-terms = Begrippen

## 2 Turn

rulebook-turn-title = Beurt, toestanden en beperkingen
rulebook-turn-intro = Een beurt heeft twee fasen: eerst de [actiefase|action-phase], dan de [vrijmaakfase|unlock-phase]. Daarna is de andere coach aan de beurt.
rulebook-turn-action-phase = Actiefase
rulebook-turn-action-phase-text = Je begint met { $pa } [PA|pa] (actiepunten). Besteed ze allemaal, een deel of geen, aan één actie of meer, met één speelstuk of meer.
rulebook-turn-whole = Wat je niet geldig kunt afmaken, kun je niet beginnen.
rulebook-turn-carrier-only = Alleen de [baldrager|carrier] mag een hand-off, een korte pass of een lange pass beginnen.
rulebook-turn-phase-note = Huisregel: de actiefase eindigt pas als jij dat zegt, ook als er geen PA meer is, want sommige acties zijn gratis.
rulebook-turn-unlock-phase = Vrijmaakfase
rulebook-turn-unlock-phase-text = Je neergehaalde speelstukken staan op en je stapels uit eerdere beurten worden vrijgemaakt, voor zover er ruimte is.
rulebook-turn-states = Actief en inactief
rulebook-turn-states-text = Een speelstuk is [actief|active], behalve in deze gevallen. Dan is het [inactief|inactive]:
rulebook-turn-inactive-downed = Het is [neergehaald|downed].
rulebook-turn-inactive-stack = Het zit in een [stapel|stack]: het blokkeert, beschermt, is geblokkeerd of is beschermd.
rulebook-turn-inactive-text = Een inactief speelstuk
rulebook-turn-inactive-act = kan geen actie uitvoeren;
rulebook-turn-inactive-ball = kan niet meedoen aan een hand-off en geen pass ontvangen;
rulebook-turn-inactive-over = laat geen beweging of ontwijking over zich heen gaan.
rulebook-turn-squares = Velden
rulebook-turn-clear = Op een [vrij|clear] veld staat geen speelstuk. Er mag een vrije bal liggen.
rulebook-turn-bare = Op een [leeg|bare] veld staat geen speelstuk en ligt geen vrije bal.
rulebook-turn-closed = Een veld met een stapel is [gesloten|closed]: niets gaat eroverheen en niets eindigt erop.
rulebook-turn-squares-note = Huisregel: de officiële tekst zegt in beide gevallen “leeg”. Bij ons mag een actie op een vrije bal eindigen, dus daarvoor volstaat een vrij veld; een duw en de verplaatsingen in de vrijmaakfase vragen een leeg veld.

## 3 Action table

rulebook-actions-title = Actietabel
rulebook-actions-intro = Wat elke actie aan PA kost, en wat ze in de kaartmodus aan [PE|pe] (energiepunten) oplevert.
rulebook-actions-row-move = Beweging
rulebook-actions-row-possession = Balbezit van een vrije bal verkrijgen
rulebook-actions-row-dodge = Ontwijking
rulebook-actions-row-forced-fumble = Gedwongen fumble
rulebook-actions-row-tactical-dodge = Tactische ontwijking
rulebook-actions-row-fumble = Fumble
rulebook-actions-row-block = Blokkade
rulebook-actions-row-protection = Bescherming
rulebook-actions-row-hand-off = Hand-off
rulebook-actions-row-short-pass = Korte pass
rulebook-actions-row-long-pass = Lange pass
rulebook-actions-row-convert = PA omzetten in PE
rulebook-actions-row-stand-up = Laten opstaan
rulebook-actions-row-unblock = Vrijmaken
rulebook-actions-row-unprotect = Bescherming beëindigen
rulebook-actions-on-top = PE met een plusteken komen boven op die van de actie die ze oplevert.
rulebook-actions-ordinary = Gewone acties zijn beweging, ontwijking, tactische ontwijking, blokkade, bescherming, hand-off, korte pass en lange pass. Kaarten, omzettingen en de taken van de vrijmaakfase zijn dat niet.
rulebook-actions-basic = In het basisspel zijn er geen PE.
rulebook-actions-note = Huisregel: van de officiële tabel zijn alleen de kosten van hand-off en passes, het gratis balbezit van een vrije bal en de koers van het omzetten gepubliceerd. Alle andere getallen zijn van ons.

## 4 Movement

rulebook-movement-title = Beweging per soort
rulebook-movement-intro = Hoe ver en waarheen een speelstuk gaat, hangt af van zijn soort. Dat geldt voor bewegen, ontwijken, blokkeren en beschermen.
rulebook-movement-kinds = De drie soorten
rulebook-movement-kind-x = X: 1 of 2 velden diagonaal.
rulebook-movement-kind-o = O: 1 veld diagonaal, of 2 langs een rij of kolom.
rulebook-movement-kind-s = □: 1 of 2 velden diagonaal, of 2 langs een rij of kolom.
rulebook-movement-straight-note = Huisregel: twee velden zijn altijd één rechte lijn. Mocht je een bocht maken, dan kwam een X overal waar een □ komt.
rulebook-movement-end = Waar het mag eindigen
rulebook-movement-end-text = Een [beweging|move] kost { $move-pa } PA, over één veld of twee. Twee bewegingen van 1 veld zijn twee acties, nooit één actie van 2 velden.
rulebook-movement-end-one = Een verplaatsing van 1 veld eindigt op een vrij veld (een beweging) of op een enkel speelstuk (een blokkade of een bescherming).
rulebook-movement-end-two = Een verplaatsing van 2 velden eindigt op een vrij veld (een beweging) of op een enkele actieve tegenstander (een ontwijking).
rulebook-movement-over = Eroverheen
rulebook-movement-over-text = Een diagonale verplaatsing van 2 velden gaat over een [tussenveld|middle-square]. Wat daar staat, beslist:
rulebook-movement-over-own = Over een enkel actief speelstuk van jezelf mag je heen.
rulebook-movement-over-ball = Over een vrije bal mag je heen; hij blijft liggen.
rulebook-movement-over-opponent = Over een enkele actieve tegenstander is het een tactische ontwijking, nooit een gewone beweging.
rulebook-movement-over-barred = Een inactief speelstuk of een stapel verspert de weg.
rulebook-movement-over-note = Onze lezing: de officiële tekst verbiedt alleen over inactieve speelstukken heen te gaan, dus nemen we aan dat het over een eigen actief speelstuk mag.
rulebook-movement-row-text = Langs een rij of kolom is het veld ertussen niet gearceerd. Daar kan niets staan, dus niets verspert de weg.

## 5 Dodge

rulebook-dodge-title = Ontwijking en gedwongen fumble
rulebook-dodge-intro = Een [ontwijking|dodge] is een verplaatsing van 2 velden die op een enkele actieve tegenstander eindigt.
rulebook-dodge-path = Je speelstuk verplaatst zich zoals zijn soort dat doet. Het mag over een vrije bal of over één actief eigen speelstuk heen.
rulebook-dodge-downed = De tegenstander wordt neergehaald waar hij staat.
rulebook-dodge-exit = Je speelstuk moet meteen uitwijken, één veld diagonaal, naar een vrij veld: de [uitwijking|exit]. Zonder uitwijking kan de ontwijking niet beginnen.
rulebook-dodge-exit-note = Huisregel: op het veld van de uitwijking mag een vrije bal liggen. Je speelstuk pakt die dan.
rulebook-dodge-forced-fumble = Gedwongen fumble
rulebook-dodge-forced-fumble-text = Had de tegenstander de bal, dan heeft je speelstuk hem nu: een [gedwongen fumble|forced-fumble]. In de kaartmodus levert die nog +{ $forced-fumble-pe } PE op. Het speelstuk is daarna beperkt, net als na het oppakken.

## 6 Tactical dodge

rulebook-tactical-dodge-title = Tactische ontwijking en fumble
rulebook-tactical-dodge-intro = Een [tactische ontwijking|tactical-dodge] springt over een tegenstander en duwt hem opzij. Een X of een □ kan dat, een O niet.
rulebook-tactical-dodge-path = Ga 2 velden diagonaal over een enkele actieve tegenstander op het tussenveld, en land op een vrij veld.
rulebook-tactical-dodge-push = Duw die tegenstander één veld diagonaal naar een leeg veld dat niet het landingsveld is.
rulebook-tactical-dodge-downed = De tegenstander wordt op zijn nieuwe veld neergehaald.
rulebook-tactical-dodge-pushes = De duw
rulebook-tactical-dodge-pushes-text = De coach die ontwijkt, kiest de [duw|push]. Het veld dat het springende speelstuk verliet, telt als leeg, dus ook daarheen kan de tegenstander worden geduwd.
rulebook-tactical-dodge-push-note = Huisregel: waar de officiële tekst “leeg” zegt, mag op het landingsveld de vrije bal liggen, die je speelstuk dan pakt; op het veld van de duw niet.
rulebook-tactical-dodge-fumble = Fumble
rulebook-tactical-dodge-fumble-text = Had de tegenstander de bal, dan verliest hij die: een [fumble|fumble]. In de kaartmodus levert die nog +{ $fumble-pe } PE op.
rulebook-tactical-dodge-fumble-opposite = De bal gaat vanaf het oude veld van de tegenstander één veld diagonaal, de andere kant op dan de duw.
rulebook-tactical-dodge-fumble-stays = Ligt dat veld buiten het bord of staat er een speelstuk, ook als dat het springende is, dan blijft de bal op het oude veld.
rulebook-tactical-dodge-fumble-free = Hoe dan ook ligt de bal vrij. Het springende speelstuk krijgt hem niet.

## 7 Block and protection

rulebook-stack-title = Blokkade en bescherming
rulebook-stack-intro = Een verplaatsing van 1 veld naar een enkel speelstuk maakt een [stapel|stack].
rulebook-stack-block = Op een tegenstander is dat een [blokkade|block]. Een blokkade haalt niemand neer.
rulebook-stack-protection = Op een eigen speelstuk is dat een [bescherming|protection].
rulebook-stack-below = Het speelstuk dat de stap zette, is het bovenste, het andere het onderste. Het onderste mag neergehaald zijn.
rulebook-stack-closed = Een gesloten veld
rulebook-stack-closed-text = Geen van beide kan iets doen tot de stapel is vrijgemaakt, in de vrijmaakfase van een latere beurt. Tot dan is het veld [gesloten|closed].
rulebook-stack-ball = De bal in een stapel
rulebook-stack-ball-text = Had het onderste speelstuk de bal, dan neemt het bovenste hem meteen over, van tegenstander of teamgenoot. Dat levert niets extra’s op en beperkt niemand.

## 8 Passing

rulebook-passing-title = Hand-off, korte pass en lange pass
rulebook-passing-intro = Er zijn drie manieren om de bal af te geven. Alleen de [baldrager|carrier] begint ze, en niemand beweegt.
rulebook-passing-hand-off = Hand-off
rulebook-passing-hand-off-text = Al je actieve speelstukken die via aangrenzende velden met de baldrager verbonden zijn, vormen zijn [netwerk|network]. Een [hand-off|hand-off] geeft de bal aan een ander speelstuk van het netwerk, naar keuze.
rulebook-passing-hand-off-free = Dat kost { $hand-off-pa } PA.
rulebook-passing-hand-off-on = De nieuwe baldrager mag verder acties uitvoeren.
rulebook-passing-hand-off-twice = Een hand-off mag niet direct op een hand-off volgen. Er moet een andere actie tussen zitten; een kaart telt mee, omzetten niet.
rulebook-passing-hand-off-note = Huisregel: het verbod op twee hand-offs achter elkaar volgt de Portugese tekst. Een hand-off bereikt toch al het hele netwerk, dus er gaat niets verloren.
rulebook-passing-short-pass = Korte pass
rulebook-passing-short-pass-text = Een [korte pass|short-pass] kost { $short-pa } PA. Kies een ander actief speelstuk van jezelf, op een afstand van hoogstens { $reach } velden van de baldrager: de [ontvanger|receiver].
rulebook-passing-short-pass-lands = De bal komt neer op een vrij veld naar keuze naast de ontvanger.
rulebook-passing-short-pass-loose = Daar ligt hij vrij. De ontvanger heeft hem nog niet.
rulebook-passing-long-pass = Lange pass
rulebook-passing-long-pass-text = Een [lange pass|long-pass] kost { $long-pa } PA. De bal komt neer op een vrij veld naar keuze, op een afstand van minstens { $clearance } velden van elk speelstuk van je team, ook de inactieve en de werper. Daar ligt hij vrij.
rulebook-passing-distance-note = Huisregel: de afstand wordt geteld alsof er geen speelstukken tussen staan.

## 9 Possession

rulebook-possession-title = Balbezit verkrijgen
rulebook-possession-intro = Een speelstuk dat een actie eindigt op het veld van een [vrije bal|loose-ball] heeft hem. Dat kost niets.
rulebook-possession-end = Alleen het veld waar een actie eindigt, telt. Ook de uitwijking van een ontwijking en het landingsveld van een tactische ontwijking zijn zulke velden.
rulebook-possession-over = Een vrije bal waar je overheen gaat, blijft liggen en levert niets op.
rulebook-possession-free = In de kaartmodus levert het pakken van de vrije bal aan het eind van een gewone actie +{ $possession-pe } PE op.
rulebook-possession-restriction = Beperking
rulebook-possession-restriction-text = Een speelstuk dat een vrije bal oppakte, of hem kreeg door een gedwongen fumble, mag deze beurt geen andere gewone actie beginnen: het is [beperkt|restriction].
rulebook-possession-still-active = Een beperkt speelstuk blijft actief: zijn team mag eroverheen, en het hoort bij een netwerk.
rulebook-possession-not-restricted = Een hand-off beperkt de ontvanger niet. Ook de bal overnemen met een blokkade of een bescherming beperkt niemand.
rulebook-possession-lifted = De beperking eindigt met de actiefase.

## 10 Unlock phase

rulebook-unlock-title = Vrijmaakfase
rulebook-unlock-intro = Na de actiefase worden je verplichte [taken|task] afgehandeld. Ze kosten niets. De taken zijn:
rulebook-unlock-task-downed = elk neergehaald speelstuk van jou dat niet in een stapel zit;
rulebook-unlock-task-stack = elke stapel waarvan het bovenste speelstuk van jou is en die niet deze beurt is ontstaan.
rulebook-unlock-fixed-note = Huisregel: de taken liggen vast zodra de fase begint. Een speelstuk dat tijdens de fase neergehaald uit een stapel komt, is daarin geen nieuwe taak.
rulebook-unlock-order = Volgorde
rulebook-unlock-order-text = Jij kiest de volgorde. Elke taak die afgehandeld kan worden, moet ook. Is er voor een taak geen ruimte als al het andere gedaan is, dan blijft die staan voor een latere beurt.
rulebook-unlock-order-note = Huisregel: na elke taak wordt opnieuw naar het bord gekeken, want er kan ruimte zijn ontstaan. Kan er niets meer worden afgehandeld, dan gaat de beurt vanzelf over.
rulebook-unlock-stand-up = Laten opstaan
rulebook-unlock-stand-up-text = Zet het neergehaalde speelstuk op een leeg aangrenzend veld. Het is weer actief. Heeft het de bal, dan gaat die mee.
rulebook-unlock-release = Een stapel vrijmaken
rulebook-unlock-release-text = Zet het bovenste en het onderste speelstuk op twee verschillende lege velden die aan de stapel grenzen. Jij kiest ze allebei, van wie het onderste ook is. Bij een blokkade heet dat vrijmaken, bij een bescherming de bescherming beëindigen.
rulebook-unlock-release-both = Kan een van de twee niet weg, dan is vrijmaken niet geldig.
rulebook-unlock-release-state = Het bovenste speelstuk is weer actief. Het onderste is zoals het voor de stapel was: actief, of nog steeds neergehaald.
rulebook-unlock-release-who = Alleen de coach van het bovenste speelstuk kan een stapel vrijmaken.
rulebook-unlock-release-later = Een stapel die deze beurt is ontstaan, wordt deze beurt nooit vrijgemaakt.
rulebook-unlock-ball = De bal van een vrijgemaakte stapel
rulebook-unlock-ball-text = Heeft het bovenste speelstuk de bal, dan kies jij welk van de twee hem houdt. Een neergehaald speelstuk kan dus de bal hebben: het kan niets doen en kan niet ontweken worden, maar een blokkade of een bescherming neemt het de bal af.
rulebook-unlock-bare-note = Huisregel: waar de officiële tekst “leeg” zegt, mag er ook geen bal liggen. Niemand staat op of komt vrij op het veld van de vrije bal.

## 11 Cards mode

rulebook-cards-title = Kaartmodus
rulebook-cards-intro = De kaartmodus voegt speciale acties aan het spel toe. Alle gewone acties blijven.
rulebook-cards-energy = Energie
rulebook-cards-energy-text = Elke coach begint met 0 [PE|pe]. Acties leveren PE op volgens de actietabel. PE kun je in dezelfde beurt besteden of bewaren; boven { $max-pe } tellen ze niet mee.
rulebook-cards-convert-text = In je actiefase kun je ook PA [omzetten|convert] die je niet besteed hebt: { $convert-pa } PA wordt { $convert-pe } PE, één keer of vaker. PA die je niet besteedt en niet omzet, gaan aan het eind van de fase verloren.
rulebook-cards-play = Een kaart spelen
rulebook-cards-play-when = Je speelt [kaarten|card] alleen in de actiefase van je eigen beurt. Betaal de PE, en de PA als de kaart die vraagt.
rulebook-cards-play-piece = Een kaart vraagt een actief speelstuk zonder beperking, tenzij de kaart iets anders zegt.
rulebook-cards-play-whole = Een kaart die je niet kunt afmaken, kun je niet spelen.
rulebook-cards-play-nothing = Een kaart levert geen PE op.
rulebook-cards-play-restriction = De beperking na het oppakken blijft gelden, tenzij de kaart iets anders zegt. Ook een speelstuk dat met een kaart de vrije bal pakt, is beperkt, tenzij de kaart iets anders zegt.
rulebook-cards-play-score = Een kaart is een actie, dus een speelstuk dat die met de bal in de endzone eindigt, kan scoren.
rulebook-cards-play-note = Huisregel: alle kaarten liggen vanaf het begin open, van elk één per coach, en een gespeelde kaart is weg. Ook welk speelstuk een kaart vraagt en dat ze geen PE oplevert, hebben wij bepaald. Opstaan of vrijkomen door een kaart scoort niet.
rulebook-cards-deck = De kaarten
rulebook-cards-deck-text = Dit zijn de kaarten van deze partij, met wat ze kosten:
rulebook-cards-deck-note = Huisregel: de officiële kaarten zijn niet gepubliceerd. Deze zijn van ons.

## 12 Conventions

rulebook-conventions-title = Afspraken
rulebook-conventions-intro = Hoe je op het scherm een beurt opbouwt, en hoe je het bord leest.
rulebook-conventions-flow = De gebruikelijke gang
rulebook-conventions-flow-text = Kies het speelstuk, dan de actie, dan de bestemming.
rulebook-conventions-flow-cancel = Annuleer je een actie die je aan het opbouwen bent, dan verandert er niets in de partij.
rulebook-conventions-flow-convert = PA omzetten is een beslissing van de beurt, geen zet op het bord.
rulebook-conventions-signs = Tekens op het bord
rulebook-conventions-sign-downed = Een speelstuk dat 90° gedraaid is, is neergehaald.
rulebook-conventions-sign-stack = Een speelstuk boven op een ander is een blokkade of een bescherming.
rulebook-conventions-sign-ball = De bal op een speelstuk is balbezit. De bal op een veld is vrij.
rulebook-conventions-sign-turn = De beurtindicator toont of DEF of ATK aan zet is.
rulebook-conventions-sign-ring = Een ring onder een speelstuk betekent dat het iets kan doen.
rulebook-conventions-sign-squares = Groene velden: daar kan het gekozen speelstuk heen. Oranje: daar wordt een speelstuk van de tegenstander neergehaald of geduwd.
rulebook-conventions-sign-plates = Op het label van een speelstuk betekent ⊥ neergehaald, ! een taak die afgehandeld moet worden en een doorgestreepte cirkel beperkt.
rulebook-conventions-notation = Notatie
rulebook-conventions-notation-text = In verslagen staat elke beslissing als korte tekst. Daarin staat S voor het vierkant □.
rulebook-conventions-note-move = X5G5-H6: X5 gaat van G5 naar H6.
rulebook-conventions-note-stack = X5G5+H6: X5 blokkeert of beschermt het speelstuk op H6.
rulebook-conventions-note-dodge = X5G5xI7-J8: X5 ontwijkt de tegenstander op I7 en wijkt uit naar J8.
rulebook-conventions-note-tactical-dodge = X5G5*I7-G7: X5 springt naar I7, en de tegenstander op H6 wordt naar G7 geduwd.
rulebook-conventions-note-ball = X5>X2: hand-off. X5>X2@F8: korte pass, de bal komt neer op F8. X5>@G13: lange pass.
rulebook-conventions-note-unlock = X3G7^H8: X3 staat op. X2F8/G9,E7: vrijmaken, het bovenste speelstuk naar G9, het onderste naar E7; met :t erachter houdt het bovenste de bal, met :b het onderste.
rulebook-conventions-note-other = “=” zet PA om, “.” beëindigt de actiefase, “#” leidt een kaart in.

## Terms

term-coach = Coach
term-coach-is = Een van de twee spelers, ATK of DEF.
term-piece = Speelstuk
term-piece-is = X, O of □; genoemd naar team, soort en nummer, zoals ATK X5.
term-square = Veld
term-square-is = Een gearceerd veld van het bord; op de andere wordt niet gespeeld.
term-adjacent = Aangrenzend
term-adjacent-is = Diagonaal tegen elkaar aan.
term-distance = Afstand
term-distance-is = De kortste route tussen twee velden: het grootste van de verschillen in kolommen en in rijen.
term-formation = Opstelling
term-formation-is = Waar de speelstukken in het begin staan.
term-end-zone = Endzone
term-end-zone-is = Waar een team scoort: rij 17 voor ATK, rij 1 voor DEF.
term-touchdown = Touchdown
term-touchdown-is = Een speelstuk eindigt een actie met de bal in de endzone die zijn team aanvalt. Daarmee is de partij gewonnen.
term-action-phase = Actiefase
term-action-phase-is = De eerste fase van een beurt, waarin speelstukken acties uitvoeren.
term-unlock-phase = Vrijmaakfase
term-unlock-phase-is = De tweede fase van een beurt, waarin neergehaalde speelstukken opstaan en stapels worden vrijgemaakt.
term-pa = PA
term-pa-is = Actiepunten: een beurt begint met { $pa }.
term-pe = PE
term-pe-is = Energiepunten: je verdient ze in de kaartmodus en besteedt ze aan kaarten.
term-action = Gewone actie
term-action-is = Een beweging, ontwijking, tactische ontwijking, blokkade, bescherming, hand-off, korte pass of lange pass.
term-active = Actief
term-active-is = Niet neergehaald en niet in een stapel.
term-inactive = Inactief
term-inactive-is = Neergehaald of in een stapel: het kan niets doen of ontvangen, en niets gaat eroverheen.
term-downed = Neergehaald
term-downed-is = Ligt, bijvoorbeeld na een ontwijking, tot het opstaat in de vrijmaakfase.
term-clear = Vrij
term-clear-is = Zonder speelstuk; er mag een vrije bal liggen.
term-bare = Leeg
term-bare-is = Zonder speelstuk en zonder de vrije bal.
term-closed = Gesloten
term-closed-is = Er staat een stapel: niets gaat over het veld heen en niets eindigt erop.
term-middle-square = Tussenveld
term-middle-square-is = Het veld tussen begin en eind van een diagonale verplaatsing van 2 velden.
term-move = Beweging
term-move-is = Een verplaatsing van 1 of 2 velden naar een vrij veld.
term-dodge = Ontwijking
term-dodge-is = Een verplaatsing van 2 velden naar een actieve tegenstander, die wordt neergehaald; het ontwijkende speelstuk wijkt meteen uit.
term-exit = Uitwijking
term-exit-is = Het vrije veld waarheen een speelstuk bij een ontwijking uitwijkt.
term-forced-fumble = Gedwongen fumble
term-forced-fumble-is = Een ontwijking die de bal op de tegenstander verovert.
term-tactical-dodge = Tactische ontwijking
term-tactical-dodge-is = Een diagonale sprong over een actieve tegenstander, die wordt geduwd en neergehaald.
term-push = Duw
term-push-is = Bij een tactische ontwijking gaat de tegenstander één veld diagonaal naar een leeg veld.
term-fumble = Fumble
term-fumble-is = Een tactische ontwijking die de bal van de tegenstander losmaakt.
term-block = Blokkade
term-block-is = Een stap op een enkele tegenstander; de twee vormen dan een stapel.
term-protection = Bescherming
term-protection-is = Een stap op een enkel eigen speelstuk; de twee vormen dan een stapel.
term-stack = Stapel
term-stack-is = Twee speelstukken op één veld: het bovenste blokkeert of beschermt het onderste.
term-hand-off = Hand-off
term-hand-off-is = De bal gaat naar een ander speelstuk in het netwerk van de baldrager.
term-network = Netwerk
term-network-is = Alle actieve speelstukken van het team die via aangrenzende velden met de baldrager verbonden zijn.
term-short-pass = Korte pass
term-short-pass-is = Een pass naar een vrij veld naast een ontvanger op hoogstens { $reach } velden.
term-long-pass = Lange pass
term-long-pass-is = Een pass naar een vrij veld op minstens { $clearance } velden van elk speelstuk van het team.
term-receiver = Ontvanger
term-receiver-is = Het speelstuk waarvoor een korte pass bedoeld is, of dat de bal via een hand-off krijgt.
term-carrier = Baldrager
term-carrier-is = Het speelstuk dat de bal heeft.
term-loose-ball = Vrije bal
term-loose-ball-is = De bal op een veld, in niemands bezit.
term-restriction = Beperking
term-restriction-is = Een speelstuk dat deze beurt de vrije bal oppakte of hem door een gedwongen fumble kreeg, mag geen andere gewone actie beginnen.
term-task = Taak
term-task-is = Wat in de vrijmaakfase afgehandeld moet worden: een neergehaald speelstuk of een stapel.
term-convert = Omzetten
term-convert-is = Niet-bestede PA inruilen voor PE.
term-card = Kaart
term-card-is = Een speciale actie, betaald met PE en één keer te spelen.
