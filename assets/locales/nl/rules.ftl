# How to play, in short: the first page of the help.

rules-title = Speluitleg
rules-goal-name = Doel
rules-goal = Breng de bal in de endzone die je aanvalt: ATK op rij 17, DEF op rij 1. Dat is een touchdown, en daarmee win je.
rules-turn-name = Beurt
rules-turn = Besteed hoogstens { $pa } PA aan acties van je speelstukken en beëindig de actiefase. In de vrijmaakfase staan je neergehaalde speelstukken op en worden je oudere stapels vrijgemaakt.
rules-moves-name = Beweging
rules-moves = X: 1 of 2 velden diagonaal. O: 1 veld diagonaal, of 2 langs een rij of kolom. □: al deze bewegingen. Over je eigen actieve speelstukken mag je heen.
rules-dodge-name = Ontwijking
rules-dodge = Beweeg 2 velden en eindig op een tegenstander. Hij wordt neergehaald en je wijkt uit naar een leeg veld ernaast, met de bal als hij die had.
rules-tactical-dodge-name = Tactische ontwijking
rules-tactical-dodge = Alleen X en □: spring diagonaal over een tegenstander en duw hem één veld weg. Hij wordt neergehaald. Had hij de bal, dan komt die vrij.
rules-stack-name = Blokkade, bescherming
rules-stack = Ga op een aangrenzend speelstuk staan. Geen van beide kan iets doen tot de coach van het bovenste de stapel vrijmaakt, in een latere beurt. Het bovenste neemt de bal over.
rules-passes-name = Hand-off, passes
rules-passes = Hand-off: voor 0 PA naar elk speelstuk in het netwerk van aangrenzende actieve speelstukken. Korte pass: naast een ontvanger op hoogstens { $reach ->
    [one] één veld
   *[other] { $reach } velden
}. Lange pass: minstens { $clearance ->
    [one] één veld
   *[other] { $clearance } velden
} van al je speelstukken.
rules-loose-ball-name = Vrije bal
rules-loose-ball = Wie er een actie op eindigt, heeft de bal. Een speelstuk dat hem oppakt of met een ontwijking verovert, mag deze beurt geen andere gewone actie beginnen.
rules-cards-name = Kaartmodus
rules-cards = Ontwijken, blokkeren, passen en de bal oppakken levert PE op, en PA kun je omzetten in PE. Met PE betaal je kaarten; elke coach speelt elke kaart één keer.
rules-signs-name = Tekens
rules-signs = Ring: dit speelstuk kan iets doen. Groen: daar kan het heen. Oranje: een tegenstander wordt neergehaald of geduwd. Op de labels: ⊥ neergehaald, ! af te handelen, doorgestreepte cirkel: beperkt.
