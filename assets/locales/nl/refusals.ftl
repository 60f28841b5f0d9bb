# Why something cannot be done: a whole sentence, and a few words for a small space.

refusal-game-over = De partij is afgelopen.
refusal-short-game-over = Partij afgelopen
refusal-unlock-phase = In de vrijmaakfase kun je alleen laten opstaan en vrijmaken.
refusal-short-unlock-phase = Niet in de vrijmaakfase
refusal-action-phase = Laten opstaan en vrijmaken kan pas in de vrijmaakfase.
refusal-short-action-phase = Pas in de vrijmaakfase
refusal-no-such-piece = Speelstuk { $piece } doet niet mee.
refusal-short-no-such-piece = Doet niet mee
refusal-elsewhere-piece = Het speelstuk staat daar niet.
refusal-short-elsewhere-piece = Staat elders
refusal-not-your-turn = Dit speelstuk is van de andere coach.
refusal-short-not-your-turn = Niet van jou
refusal-downed = Het speelstuk is neergehaald. Het staat op in de vrijmaakfase.
refusal-short-downed = Neergehaald
refusal-stacked = Het speelstuk zit in een stapel en kan niets doen tot die is vrijgemaakt.
refusal-short-stacked = In een stapel
refusal-restricted = Het speelstuk heeft deze beurt de bal opgepakt of een fumble afgedwongen en mag geen andere gewone actie beginnen.
refusal-short-restricted = Deze beurt beperkt
refusal-not-enough-pa = Dit kost { $needed } PA, maar { $left ->
    [0] er is niets meer over.
    [one] er is er nog maar één over.
   *[other] er zijn er nog maar { $left } over.
}
refusal-short-not-enough-pa = Vereist { $needed } PA
refusal-not-enough-pe = Dit kost { $needed } PE, maar de coach heeft er { $available ->
    [0] geen.
   *[other] { $available }.
}
refusal-short-not-enough-pe = Vereist { $needed } PE
refusal-not-carrier = Alleen het speelstuk met de bal kan dit doen.
refusal-short-not-carrier = Bal nodig
refusal-after-hand-off = Een hand-off mag niet direct op een hand-off volgen.
refusal-short-after-hand-off = Net gedaan
refusal-no-network = Geen ander actief speelstuk is met de baldrager verbonden.
refusal-short-no-network = Niemand verbonden
refusal-no-receiver = Geen actief speelstuk binnen bereik heeft een vrij veld naast zich.
refusal-short-no-receiver = Geen ontvanger
refusal-no-open-ground = Geen vrij veld ligt ver genoeg van alle speelstukken van het team.
refusal-short-no-open-ground = Geen open ruimte
refusal-no-way = Elk veld binnen bereik is bezet of afgesneden.
refusal-short-no-way = Geen vrij veld
refusal-nobody-to-dodge = Waar een ontwijking van dit speelstuk zou eindigen, staat geen actieve tegenstander.
refusal-short-nobody-to-dodge = Niemand binnen bereik
refusal-no-exit = Er zou geen vrij veld zijn om naar uit te wijken.
refusal-short-no-exit = Geen uitwijking
refusal-kind-cannot = Dit soort speelstuk doet geen tactische ontwijkingen.
refusal-short-kind-cannot = Niet voor dit soort
refusal-nobody-to-leap = Naast het speelstuk staat geen actieve tegenstander met een vrij veld erachter.
refusal-short-nobody-to-leap = Geen sprong mogelijk
refusal-no-push = De tegenstander kan naar geen enkel leeg veld worden geduwd.
refusal-short-no-push = Geen duw mogelijk
refusal-nobody-to-block = Naast het speelstuk staat geen tegenstander buiten een stapel.
refusal-short-nobody-to-block = Geen tegenstander
refusal-nobody-to-protect = Naast het speelstuk staat geen eigen speelstuk buiten een stapel.
refusal-short-nobody-to-protect = Geen teamgenoot
refusal-card-used = De kaart is al gespeeld.
refusal-short-card-used = Al gespeeld
refusal-basic-game = In het basisspel zijn er geen kaarten.
refusal-short-basic-game = Alleen kaartmodus
refusal-no-target = Op het bord past hier nu niets bij.
refusal-short-no-target = Er past nu niets bij
refusal-out-of-reach = { $kind ->
    [cross] Een X beweegt 1 of 2 velden diagonaal en komt niet op dit veld.
    [ring] Een O beweegt 1 veld diagonaal, of 2 langs een rij of kolom, en komt niet op dit veld.
   *[frame] Een □ beweegt 1 of 2 velden diagonaal, of 2 langs een rij of kolom, en komt niet op dit veld.
}
refusal-short-out-of-reach = Buiten bereik
refusal-barred = De weg is versperd: je mag alleen over een enkel actief eigen speelstuk heen.
refusal-short-barred = Weg versperd
refusal-occupied = Dit veld is bezet.
refusal-short-occupied = Bezet
refusal-closed = Een stapel sluit dit veld af.
refusal-short-closed = Gesloten door stapel
refusal-not-adjacent = Het moet een aangrenzend veld zijn.
refusal-short-not-adjacent = Niet aangrenzend
refusal-taken = Naar dit veld gaat het andere speelstuk al.
refusal-short-taken = Al vergeven
refusal-ball-there = Op dit veld ligt de vrije bal, en het veld moet leeg zijn.
refusal-short-ball-there = Daar ligt de bal
refusal-nobody-there = Hier staat geen speelstuk. Kies eerst een van je eigen speelstukken.
refusal-short-nobody-there = Geen speelstuk hier
refusal-not-for = { $action ->
    [dodge] Een ontwijking eindigt op een enkele actieve tegenstander, twee velden verder.
    [tactical-dodge] Een tactische ontwijking springt diagonaal over een enkele actieve tegenstander naar het vrije veld erachter.
    [block] Een blokkade is een stap van één veld op een enkele tegenstander.
    [protection] Een bescherming is een stap van één veld op een enkel eigen speelstuk.
    [short-pass] De ontvanger van een korte pass is een ander actief eigen speelstuk.
   *[other] De actie kan niet op dit veld eindigen.
}
refusal-short-not-for = Niet voor deze actie
refusal-not-in-network = Een hand-off gaat naar een ander actief speelstuk in het netwerk van de baldrager.
refusal-short-not-in-network = Niet in het netwerk
refusal-too-far = Het ontvangende speelstuk van een korte pass mag hooguit { $squares } velden ver staan.
refusal-short-too-far = Te ver weg
refusal-too-near = Een lange pass komt neer op minstens { $squares } velden van elk speelstuk van het team, ook van de werper.
refusal-short-too-near = Te dichtbij
# What the card does.
refusal-not-for-card = { $effect }
refusal-short-not-for-card = Niet met deze kaart
refusal-bad-square = Dit veld past niet bij wat je hebt gekozen.
refusal-short-bad-square = Hier niet mogelijk
refusal-no-task = Dit speelstuk heeft in deze fase niets af te handelen.
refusal-short-no-task = Niets af te handelen
refusal-no-room = Daar is nu geen ruimte voor.
refusal-short-no-room = Nu geen ruimte
refusal-other = Dit is nu niet mogelijk.
refusal-short-other = Nu niet mogelijk
