# The demonstrations of the rulebook: a title each, and a caption for each step. Positions are in assets/rulebook.

## Movement

demo-turn-flow-title = Een beurt, van de eerste PA tot de andere coach
demo-turn-flow-1 = ATK is aan de beurt. De actiefase begint met { $pa } PA.
demo-turn-flow-2 = X1 beweegt. Dat kost de eerste PA; de volgende mag voor hetzelfde speelstuk zijn of voor een ander.
demo-turn-flow-3 = X1 beweegt opnieuw en besteedt de tweede PA.
demo-turn-flow-4 = ATK beëindigt de actiefase. De vrijmaakfase begint: X2 ligt op I9 en is dus een taak.
demo-turn-flow-5 = X2 staat op en gaat naar J10. Er is geen taak meer over, dus de beurt gaat vanzelf over.
demo-turn-flow-6 = Nu is DEF aan de beurt, weer met { $pa } PA.

demo-states-title = Inactieve speelstukken
demo-states-1 = X2 is neergehaald. X3 staat op een tegenstander en blokkeert hem: die twee zijn een stapel. Het neergehaalde speelstuk en de twee in de stapel zijn niet actief.
demo-states-2 = Een neergehaald speelstuk kan niets doen. Het wacht op de vrijmaakfase.
demo-states-3 = Ook een speelstuk in een stapel kan niets doen, bovenste of onderste.
demo-states-4 = Een inactief speelstuk doet ook niet mee aan een hand-off.
demo-states-5 = X1 is actief: het kan acties uitvoeren.

demo-move-x-title = Hoe een X beweegt
demo-move-x-1 = Een X beweegt 1 of 2 velden diagonaal.
demo-move-x-2 = Een X beweegt nooit langs een rij of kolom.
demo-move-x-3 = Eén veld: naar H10.
demo-move-x-4 = Twee velden in een rechte lijn: over G11 naar F12.

demo-move-o-title = Hoe een O beweegt
demo-move-o-1 = Een O beweegt 2 velden langs een rij of kolom, of 1 veld diagonaal.
demo-move-o-2 = Twee velden langs de kolom: naar G11.
demo-move-o-3 = Twee velden diagonaal is te ver voor een O.
demo-move-o-4 = Eén veld diagonaal: naar H12.

demo-move-s-title = Hoe een □ beweegt
demo-move-s-1 = Een □ kan het allebei: 1 of 2 velden diagonaal, of 2 langs een rij of kolom.
demo-move-s-2 = Twee velden langs de rij: naar I9.
demo-move-s-3 = Twee velden diagonaal: over H10 naar G11.

demo-two-ones-title = Twee keer één veld is geen twee velden
demo-two-ones-1 = Eén actie gaat in één rechte lijn. X1 kan geen bocht maken en haalt E9 niet in één actie.
demo-two-ones-2 = In twee acties lukt het wel. De eerste: naar F10.
demo-two-ones-3 = De tweede: naar E9. Twee bewegingen van 1 veld zijn twee acties en kosten dubbel zoveel PA.

demo-over-own-title = Over een eigen speelstuk heen
demo-over-own-1 = Beweeg je 2 velden diagonaal, dan mag op het tussenveld een actief speelstuk van jezelf staan.
demo-over-own-2 = X1 gaat over X2 heen. Met X2 gebeurt niets.

demo-over-ball-title = Over een vrije bal heen
demo-over-ball-1 = De vrije bal ligt op het tussenveld.
demo-over-ball-2 = X1 gaat eroverheen. De bal blijft liggen; X1 krijgt niets.
demo-over-ball-3 = Om de bal te krijgen moet een speelstuk een actie op zijn veld eindigen. X2 komt dichterbij.

demo-over-barred-title = Waar je niet overheen mag
demo-over-barred-1 = Een neergehaalde tegenstander staat in de weg: over een inactief speelstuk gaat niets heen.
demo-over-barred-2 = Ook niet over een neergehaald speelstuk van jezelf.
demo-over-barred-3 = En niet over een stapel: dat veld is gesloten.
demo-over-barred-4 = De weg naar H8 is vrij.

demo-straight-title = Niets verspert een rij of kolom
demo-straight-1 = Tussen G9 en G11 ligt geen gearceerd veld. Daar kan dus geen speelstuk in de weg staan.
demo-straight-2 = O1 gaat recht naar G11.

## Dodge

demo-dodge-title = Een ontwijking
demo-dodge-1 = Een actieve tegenstander staat twee velden verder in een rechte lijn. X1 kan 2 velden ver gaan en op hem eindigen.
demo-dodge-2 = X1 moet meteen weg van I11, naar een vrij veld ernaast.
demo-dodge-3 = X1 loopt naar I11, haalt daar de tegenstander neer en wijkt uit naar J12.

demo-dodge-o-title = Een ontwijking met een O
demo-dodge-o-1 = Een O ontwijkt zoals een O beweegt: langs een rij of kolom.
demo-dodge-o-2 = O1 haalt de tegenstander op G11 neer en wijkt één veld diagonaal uit, naar H12.

demo-dodge-over-own-title = Een ontwijking over een eigen speelstuk
demo-dodge-over-own-1 = X2 staat ertussen. Een eigen actief speelstuk verspert de weg niet.
demo-dodge-over-own-2 = X1 gaat over X2 heen, haalt de tegenstander neer en wijkt uit naar J12.

demo-dodge-no-exit-title = Een ontwijking zonder uitwijking
demo-dodge-no-exit-1 = Elk veld naast I11 is bezet.
demo-dodge-no-exit-2 = Je speelstuk zou nergens heen kunnen uitwijken, dus de ontwijking kan niet eens beginnen.
demo-dodge-no-exit-3 = X2 gaat opzij.
demo-dodge-no-exit-4 = Nu is er een uitwijking: X1 haalt de tegenstander neer en wijkt uit naar H10.

demo-dodge-downed-title = Een neergehaald speelstuk kun je niet ontwijken
demo-dodge-downed-1 = Je kunt alleen een enkele actieve tegenstander ontwijken. Deze is al neergehaald.

demo-forced-fumble-title = Gedwongen fumble
demo-forced-fumble-1 = De tegenstander op I11 heeft de bal.
demo-forced-fumble-2 = X1 ontwijkt hem: de tegenstander is neergehaald en X1 heeft de bal. Dat is een gedwongen fumble.
demo-forced-fumble-3 = X1 heeft deze beurt een fumble afgedwongen en mag nu dus geen andere gewone actie beginnen.

demo-tactical-dodge-title = Een tactische ontwijking
demo-tactical-dodge-1 = Op het tussenveld staat een actieve tegenstander; het veld erachter is vrij.
demo-tactical-dodge-2 = Jij kiest waarheen je hem duwt: één veld diagonaal, naar een leeg veld, maar niet naar waar X1 landt.
demo-tactical-dodge-3 = X1 springt naar I11. De tegenstander wordt naar G11 geduwd en daar neergehaald.

demo-push-right-title = Naar de andere kant duwen
demo-push-right-1 = Dezelfde sprong, de andere kant: de tegenstander wordt naar I9 geduwd en daar neergehaald.

demo-push-back-title = Duwen naar het veld dat net vrijkwam
demo-push-back-1 = Niet naar I11: daar landt het springende speelstuk.
demo-push-back-2 = Wel naar G9: het veld dat het springende speelstuk verlaat, telt als leeg.

demo-push-bare-title = Een duw vraagt een leeg veld
demo-push-bare-1 = Op I9 staat een speelstuk.
demo-push-bare-2 = Op G11 ligt de vrije bal, dus ook dat veld is niet leeg.
demo-push-bare-3 = G9 blijft over: het veld waar X1 vandaan kwam.

demo-tactical-dodge-o-title = Geen tactische ontwijking met een O
demo-tactical-dodge-o-1 = Een tactische ontwijking is een diagonale verplaatsing van 2 velden. Dat kan een O niet.

demo-fumble-title = Fumble: de bal gaat de andere kant op
demo-fumble-1 = De tegenstander op H10 heeft de bal.
demo-fumble-2 = Hij wordt naar G11 geduwd. De bal gaat één veld de andere kant op: van H10 naar I9.
demo-fumble-3 = De bal ligt vrij. Het springende speelstuk krijgt hem niet.

demo-fumble-stays-title = Fumble: de bal blijft liggen
demo-fumble-stays-1 = Met een duw naar G11 zou de tegenstander de bal naar I9 verliezen. Maar daar staat X2.
demo-fumble-stays-2 = Daarom ligt de bal vrij waar de tegenstander stond: op H10.

demo-fumble-dodger-title = Fumble: het springende speelstuk in de weg
demo-fumble-dodger-1 = De tegenstander wordt naar G9 geduwd. Daartegenover ligt I11, maar daar is het springende speelstuk geland. De bal blijft op H10.

## Stack

demo-block-title = Een blokkade
demo-block-1 = Op een aangrenzend veld staat een tegenstander.
demo-block-2 = X1 stapt erop: een blokkade. X1 is het bovenste speelstuk, de tegenstander het onderste. Niemand wordt neergehaald.
demo-block-3 = Geen van beide kan iets doen tot de stapel is vrijgemaakt.

demo-protection-title = Een bescherming
demo-protection-1 = X1 stapt op een eigen speelstuk: een bescherming. Het veld is gesloten, dus niemand kan X2 nu ontwijken of blokkeren.

demo-block-carrier-title = Een blokkade op de baldrager
demo-block-carrier-1 = De tegenstander heeft de bal.
demo-block-carrier-2 = X1 blokkeert hem en heeft meteen de bal. Dat beperkt niemand en levert niets op boven de blokkade zelf.

demo-protect-carrier-title = Een bescherming van de baldrager
demo-protect-carrier-1 = Ook hier neemt het bovenste speelstuk de bal over: X1 beschermt X2 en heeft nu de bal.

demo-block-downed-title = Een blokkade op een neergehaald speelstuk
demo-block-downed-1 = De tegenstander op H10 is neergehaald.
demo-block-downed-2 = Je kunt hem toch blokkeren. Onder X1 kan hij niet opstaan; na het vrijmaken is hij nog steeds neergehaald.

demo-closed-square-title = Een gesloten veld
demo-closed-square-1 = Op H10 staan twee speelstukken. Het veld is gesloten.
demo-closed-square-2 = Niets gaat eroverheen.
demo-closed-square-3 = Niets eindigt erop: een derde speelstuk komt er niet bij.
demo-closed-square-4 = X1 moet een andere weg nemen.

## Passing

demo-hand-off-title = Een hand-off door het netwerk
demo-hand-off-1 = X1 heeft de bal. X2 grenst aan X1, X3 aan X2: dat is één netwerk. X4 is niet verbonden.
demo-hand-off-2 = X4 hoort niet bij het netwerk.
demo-hand-off-3 = X3 heeft de bal. Niemand heeft bewogen, en het kostte { $hand-off-pa } PA.

demo-hand-off-move-title = Eerst een hand-off, dan bewegen
demo-hand-off-move-1 = X1 geeft de bal met een hand-off aan X2.
demo-hand-off-move-2 = De nieuwe baldrager mag verder acties uitvoeren: X2 loopt met de bal.

demo-hand-off-twice-title = Geen hand-off direct na een hand-off
demo-hand-off-twice-1 = X1 geeft de bal met een hand-off aan X2.
demo-hand-off-twice-2 = Er mag niet direct nog een hand-off volgen.
demo-hand-off-twice-3 = Er komt een andere actie tussen: X2 gaat over X1 heen naar F6.
demo-hand-off-twice-4 = Nu kan er weer een hand-off.

demo-not-carrier-title = Alleen de baldrager geeft de bal af
demo-not-carrier-1 = X2 heeft de bal niet en kan dus geen hand-off en geen pass beginnen.

demo-short-pass-title = Een korte pass, en het oppakken
demo-short-pass-1 = X2 staat { $reach } velden verder: binnen bereik van een korte pass. De bal kan neerkomen op elk vrij veld naast X2.
demo-short-pass-2 = X3 is te ver weg om de ontvanger te zijn.
demo-short-pass-3 = X1 geeft de pass. De bal ligt vrij op J12; X2 heeft hem nog niet.
demo-short-pass-4 = X2 stapt op de bal en verkrijgt balbezit.

demo-long-pass-title = Een lange pass en de afstand
demo-long-pass-1 = Een lange pass komt neer op een vrij veld op minstens { $clearance } velden van elk speelstuk van je team.
demo-long-pass-2 = H10 ligt te dicht bij X3.
demo-long-pass-3 = X1 gooit naar G13. Dat kost { $long-pa } PA, en de bal ligt daar vrij.

demo-pick-up-title = Een vrije bal pakken
demo-pick-up-1 = Op H10 ligt een vrije bal.
demo-pick-up-2 = X1 eindigt zijn beweging op de bal en heeft hem. Balbezit verkrijgen kost niets.

demo-restriction-title = Na het oppakken
demo-restriction-1 = X1 gaat over X2 heen en pakt de bal op.
demo-restriction-2 = X1 is beperkt: het mag deze beurt geen andere gewone actie beginnen.
demo-restriction-3 = Ook een hand-off of een pass is een gewone actie.
demo-restriction-4 = X1 blijft actief, dus zijn team mag eroverheen.
demo-restriction-5 = Met het einde van de actiefase vervalt de beperking.

demo-touchdown-run-title = Touchdown met een loop
demo-touchdown-run-1 = ATK valt rij 17 aan.
demo-touchdown-run-2 = X1 eindigt zijn beweging met de bal in de endzone. Touchdown! ATK wint meteen.

demo-touchdown-hand-off-title = Touchdown met een hand-off
demo-touchdown-hand-off-1 = X3 wacht in de endzone, via X2 verbonden met de baldrager.
demo-touchdown-hand-off-2 = X3 krijgt de bal in de endzone. Touchdown!

demo-touchdown-block-title = Touchdown met een blokkade
demo-touchdown-block-1 = In de endzone staat een tegenstander.
demo-touchdown-block-2 = X1 blokkeert hem, met de bal. Blokkeren in de endzone scoort, ook al is X1 daarna inactief. Touchdown!

## Unlock

demo-stand-up-title = Laten opstaan
demo-stand-up-1 = X1 ligt op G9. De velden ernaast zijn leeg.
demo-stand-up-2 = De actiefase eindigt en de vrijmaakfase begint. X1 is een taak.
demo-stand-up-3 = X1 staat op, gaat naar H10 en is weer actief. Er is geen taak meer over: de beurt gaat over.

demo-stand-up-ball-title = Opstaan met de bal
demo-stand-up-ball-1 = X1 ligt op G9 en heeft de bal. Zolang X1 neergehaald is, kan niemand het ontwijken, maar een blokkade zou de bal afnemen.
demo-stand-up-ball-2 = De vrijmaakfase begint.
demo-stand-up-ball-3 = X1 staat op en gaat naar F10. De bal gaat mee.

demo-no-room-title = Geen ruimte, tot een ander opstaat
demo-no-room-1 = X1 is ingesloten. Ernaast ligt X2, neergehaald.
demo-no-room-2 = Beide zijn taken, in de volgorde die jij kiest.
demo-no-room-3 = X1 kan nog niet opstaan: geen enkel aangrenzend veld is leeg.
demo-no-room-4 = X2 staat eerst op en verlaat H10.
demo-no-room-5 = Nu is er ruimte. Elke taak die afgehandeld kan worden, moet ook.

demo-no-room-at-all-title = Helemaal geen ruimte
demo-no-room-at-all-1 = X1 is ingesloten, en verder is er niets af te handelen.
demo-no-room-at-all-2 = Geen taak kan worden afgehandeld, dus de beurt gaat meteen over. X1 blijft neergehaald en wacht op een latere beurt.

demo-unblock-title = Een blokkade vrijmaken
demo-unblock-1 = X1 blokkeert sinds een eerdere beurt een tegenstander.
demo-unblock-2 = In de vrijmaakfase is de stapel een taak van de coach van het bovenste speelstuk.
demo-unblock-3 = Beide gaan naar verschillende lege velden naast de stapel: X1 naar H10, de tegenstander naar F10. Jij kiest ze allebei.

demo-unprotect-title = Een bescherming beëindigen
demo-unprotect-1 = X1 beschermt X2 en heeft de bal. De stapel is een taak.
demo-unprotect-2 = X1 gaat naar H10 en houdt de bal, X2 gaat naar F8. Beide zijn actief.

demo-release-top-title = Vrijmaken: het bovenste speelstuk houdt de bal
demo-release-top-1 = X1 blokkeert een tegenstander en heeft de bal. Wie de stapel vrijmaakt, kiest welk van de twee hem houdt.
demo-release-top-2 = Hier houdt het bovenste hem.

demo-release-bottom-title = Vrijmaken: het onderste speelstuk houdt de bal
demo-release-bottom-1 = Dezelfde stapel. De keuze is vrij, ook als het onderste speelstuk van de tegenstander is.
demo-release-bottom-2 = Hier houdt het onderste de bal. Dat wil je zelden, maar het mag.

demo-release-downed-title = Een neergehaald speelstuk vrijmaken
demo-release-downed-1 = De tegenstander onder X1 is neergehaald.
demo-release-downed-2 = De stapel is een taak van ATK.
demo-release-downed-3 = Het bovenste speelstuk is weer actief. Het onderste is zoals het was: nog steeds neergehaald. Het wordt een taak van zijn eigen coach.

demo-release-refused-title = Vrijmaken zonder ruimte
demo-release-refused-1 = Naast de stapel is alleen H10 leeg, maar beide speelstukken moeten weg.
demo-release-refused-2 = Twee taken: de stapel, en X3 op C5.
demo-release-refused-3 = Zonder twee lege velden kun je niet vrijmaken.
demo-release-refused-4 = X3 staat op. Voor de stapel is geen ruimte, dus hij blijft staan voor een latere beurt, en de beurt gaat over.

demo-stack-this-turn-title = Een stapel van deze beurt
demo-stack-this-turn-1 = ATK blokkeert.
demo-stack-this-turn-2 = X3 is een taak. De nieuwe stapel niet.
demo-stack-this-turn-3 = Een stapel wordt nooit vrijgemaakt in de beurt waarin hij is ontstaan.
demo-stack-this-turn-4 = X3 staat op; de beurt gaat naar DEF.
demo-stack-this-turn-5 = DEF doet niets. De stapel is geen taak van DEF: alleen de coach van het bovenste speelstuk maakt hem vrij.
demo-stack-this-turn-6 = ATK beëindigt zijn volgende actiefase.
demo-stack-this-turn-7 = Nu is de stapel een taak van ATK, en hij wordt vrijgemaakt.

## Cards

demo-pe-earned-title = PE verdienen
demo-pe-earned-1 = Kaartmodus: beide coaches hebben in het begin 0 PE.
demo-pe-earned-2 = ATK verdient PE met de ontwijking, en nog meer omdat die de bal verovert.
demo-pe-earned-3 = Een beweging levert niets op. PE blijven tot je ze besteedt.

demo-pe-converted-title = PA omzetten in PE
demo-pe-converted-1 = ATK heeft niet alle PA nodig.
demo-pe-converted-2 = Eén PA voor een beweging.
demo-pe-converted-3 = De andere wordt omgezet: { $convert-pa } PA wordt { $convert-pe } PE. PA die aan het eind van de fase over zijn, gaan verloren.
demo-pe-converted-4 = De actiefase eindigt; ATK houdt zijn PE.

demo-card-second-effort-title = Second Effort
demo-card-second-effort-1 = X1 pakt de bal op en is beperkt.
demo-card-second-effort-2 = Het mag geen andere gewone actie beginnen.
demo-card-second-effort-3 = Second Effort heft de beperking op.
demo-card-second-effort-4 = X1 loopt verder.

demo-card-no-huddle-title = No Huddle
demo-card-no-huddle-1 = De eerste PA.
demo-card-no-huddle-2 = De tweede PA.
demo-card-no-huddle-3 = No Huddle geeft deze beurt nog een PA. Er is geen speelstuk voor nodig.
demo-card-no-huddle-4 = X1 beweegt een derde keer.

demo-card-quick-recovery-title = Quick Recovery
demo-card-quick-recovery-1 = X1 is neergehaald, en de vrijmaakfase is nog ver.
demo-card-quick-recovery-2 = Quick Recovery: X1 staat meteen op, zoals het dat in de vrijmaakfase zou doen.
demo-card-quick-recovery-3 = Het is actief en kan meteen acties uitvoeren.

demo-card-pile-breaker-title = Pile Breaker
demo-card-pile-breaker-1 = X1 blokkeert sinds een eerdere beurt.
demo-card-pile-breaker-2 = Pile Breaker maakt de stapel meteen vrij, volgens de regels van de vrijmaakfase.
demo-card-pile-breaker-3 = X1 kan meteen acties uitvoeren.

demo-card-breakaway-title = Breakaway
demo-card-breakaway-1 = Niet deze kant op: elk veld van de loop moet vrij zijn, en X1 staat op F10.
demo-card-breakaway-2 = Breakaway: een speelstuk van welke soort ook, zelfs een O, loopt precies 3 velden langs een diagonaal.

demo-card-hail-mary-title = Hail Mary
demo-card-hail-mary-1 = Er is nog maar één PA over, te weinig voor een lange pass.
demo-card-hail-mary-2 = Met Hail Mary kan het toch, volgens de afstandsregel van de lange pass.

demo-card-stiff-arm-title = Stiff Arm
demo-card-stiff-arm-1 = Twee tegenstanders staan ernaast. Geen van beide heeft de bal.
demo-card-stiff-arm-2 = Stiff Arm haalt een van hen neer waar hij staat. X1 blijft op zijn veld.
demo-card-stiff-arm-3 = X1 kan nog acties uitvoeren.

demo-card-hook-and-lateral-title = Hook and Lateral
demo-card-hook-and-lateral-1 = Geen speelstuk grenst aan de baldrager: een gewone hand-off heeft geen netwerk.
demo-card-hook-and-lateral-2 = Hook and Lateral verbindt speelstukken tot 2 velden van elkaar. X3 krijgt de bal.

demo-card-scoop-title = Scoop
demo-card-scoop-1 = Scoop: X1 stapt op de aangrenzende bal en heeft hem, zonder beperkt te worden.
demo-card-scoop-2 = Het kan meteen verder.

demo-card-reverse-title = Reverse
demo-card-reverse-1 = Twee actieve speelstukken, hoogstens 2 velden van elkaar.
demo-card-reverse-2 = Reverse: ze wisselen van veld. De bal blijft bij zijn drager, X1.
