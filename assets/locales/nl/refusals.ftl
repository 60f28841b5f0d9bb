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
refusal-bad-square = Dit veld kun je nu niet kiezen.
refusal-short-bad-square = Hier niet mogelijk
refusal-no-task = Dit speelstuk heeft in deze fase niets af te handelen.
refusal-short-no-task = Niets af te handelen
refusal-no-room = Daar is nu geen ruimte voor.
refusal-short-no-room = Nu geen ruimte
refusal-other = Dit is nu niet mogelijk.
refusal-short-other = Nu niet mogelijk
