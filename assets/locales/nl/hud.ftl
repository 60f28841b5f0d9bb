# The panels round the board: what stands in the bars, the menu, the dialogs and the help.

## Teams and pieces

team-atk = ATK
team-def = DEF
piece-cross = X{ $number }
piece-ring = O{ $number }
piece-frame = □{ $number }
# A piece of the other team, or one of two teams side by side.
piece-of-team = { $team } { $piece }
# Two pieces, the upper one first.
piece-stack = { $upper } op { $lower }
# How two sentences follow each other.
sentences = { $first } { $second }
# How names in a list follow each other.
list = { $first }, { $second }

## Top bar

turn-indicator = { $team } aan zet
turn-number = Beurt { $turn }
phase-action = Actiefase
phase-unlock = Vrijmaakfase
phase-over = Partij afgelopen
pa-label = PA
pa-hover = Actiepunten (PA) over in deze beurt: { $pa }
pe-of-team = { $team } { $pe } PE
pe-hover = Energiepunten (PE) van { $team }: { $pe }
button-undo = Terugnemen
button-redo = Opnieuw
button-view-flat = 2D
button-view-stadium = 3D
button-flip = Draaien
button-help = Help
button-menu = Menu
button-close = Sluiten

# The language's name in itself.
language-name = Nederlands

## Menu

menu-new-basic = Nieuwe partij, basisspel
menu-new-cards = Nieuwe partij, kaartmodus
menu-draw = Remise aanbieden
menu-resign = Opgeven
menu-settings = Instellingen
menu-confirm-end = Vragen als er PA verloren gaan
menu-speed = Animatie
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-instant = Uit
menu-language = Taal
menu-help = Speluitleg, besturing
menu-graphics = Beeldkwaliteit
graphics-low = Laag
graphics-medium = Gemiddeld
graphics-high = Hoog
sound-music = Muziek
sound-effects = Effecten
sound-interface = Interface
sound-ambience = Stadion

## Prompt

prompt-choose-piece = { $team }: kies een van je speelstukken.
prompt-spent-hand-off = { $team }: geen PA meer. Doe een hand-off of beëindig de fase.
prompt-spent-card = { $team }: geen PA meer. Speel een kaart of beëindig de fase.
prompt-no-piece-convert = { $team }: geen speelstuk kan een actie uitvoeren. Zet PA om of beëindig de fase.
prompt-no-piece-card = { $team }: geen speelstuk kan een actie uitvoeren. Speel een kaart of beëindig de fase.
prompt-nothing-left = { $team }: er valt niets meer te doen. Beëindig de fase.
prompt-choose-piece-for-card = { $card }: kies het speelstuk dat de kaart uitvoert.
prompt-choose-action = { $piece }: kies een actie of een van de gemarkeerde velden.
prompt-destination = { $piece }: kies de bestemming.
prompt-land = { $piece }: kies het landingsveld na de sprong.
prompt-exit = { $piece }: kies naar welk veld het uitwijkt.
prompt-push = { $piece }: kies waarheen je de tegenstander duwt.
prompt-target-dodge = { $piece }: kies welke tegenstander je ontwijkt.
prompt-target-block = { $piece }: kies welke tegenstander je blokkeert.
prompt-target-protection = { $piece }: kies welk speelstuk je beschermt.
prompt-target-down = { $piece }: kies welke tegenstander je neerhaalt.
prompt-receiver-hand-off = { $piece }: kies wie de bal krijgt.
prompt-receiver-pass = { $piece }: kies de ontvanger.
prompt-ball-landing = { $piece }: kies waar de bal neerkomt.
prompt-upper-to = { $piece }: kies waar het bovenste speelstuk heen gaat.
prompt-lower-to = { $piece }: kies waar het onderste speelstuk heen gaat.
prompt-partner = { $piece }: kies met welk speelstuk je van veld wisselt.
prompt-keeper = { $piece }: kies wie de bal houdt.
prompt-unlock = { $team }: { $left ->
    [one] nog één taak. Kies het speelstuk dat opstaat of de stapel die je vrijmaakt.
   *[other] nog { $left } taken. Kies een speelstuk dat opstaat of een stapel die je vrijmaakt.
}
prompt-over = De partij is afgelopen.
hint-back = Met { $key } annuleer je de laatste keuze.
hint-pieces = Deze speelstukken kunnen een actie uitvoeren:
hint-tasks = Af te handelen:
hint-tasks-later = Nu geen ruimte, blijft staan voor een latere beurt:
preview-label = Vooruitblik:

## Choices

cost-pa = { $pa } PA
cost-pe = { $pe } PE
earns-pe = +{ $pe } PE
action-move = Beweging
action-dodge = Ontwijking
action-tactical-dodge = Tactische ontwijking
action-block = Blokkade
action-protection = Bescherming
action-hand-off = Hand-off
action-short-pass = Korte pass
action-long-pass = Lange pass
action-stand-up = Laten opstaan
action-unblock = Vrijmaken
action-unprotect = Einde bescherming
action-convert = PA omzetten
action-end-phase = Fase beëindigen
keeper-upper = { $piece } (bovenste)
keeper-lower = { $piece } (onderste)
end-phase-hover = Beëindigt de actiefase; daarna volgt de vrijmaakfase.
convert-hover = Zet { $pa } PA om in { $pe } PE.

## Log

log-title = Actielogboek
log-empty = Er is nog niets gespeeld.
log-turn = Beurt { $turn }
restricted-title = Deze beurt beperkt
restricted-pick-up = { $piece }: heeft de vrije bal opgepakt
restricted-forced-fumble = { $piece }: heeft de bal veroverd met een gedwongen fumble
restricted-other = { $piece }: mag geen andere gewone actie beginnen

## Cards

hand-title = Kaarten van { $team }
card-used = Al gespeeld

## Questions

answer-no = Nee
answer-end-phase = Fase beëindigen
answer-resign = Opgeven
answer-draw = Accepteren
answer-new-match = Nieuwe partij
ask-end-phase = De actiefase beëindigen?
ask-end-phase-text = { $pa ->
    [one] Er is nog één PA over; die gaat verloren.
   *[other] Er zijn nog { $pa } PA over; die gaan verloren.
}
ask-end-phase-text-cards = { $pa ->
    [one] Er is nog één PA over; zet je die niet eerst om, dan gaat die verloren.
   *[other] Er zijn nog { $pa } PA over; zet je die niet eerst om, dan gaan ze verloren.
}
ask-end-phase-never = Niet meer vragen
ask-resign = De partij opgeven?
ask-resign-text = { $team } geeft op en { $opponent } wint.
ask-draw = Remise accepteren?
ask-draw-text = { $opponent } biedt { $team } remise aan.
ask-new-match = Een nieuwe partij beginnen?
ask-new-match-text = De lopende partij blijft als bestand bewaard, maar wordt niet afgemaakt.

## Result

result-draw = Remise
reason-touchdown = Touchdown!
reason-resignation = { $team } heeft opgegeven.
reason-time = De tijd van { $team } is op.
reason-repetition = Te veel beurten begonnen met dezelfde stelling.
reason-agreement = De coaches zijn remise overeengekomen.
reason-turn-limit = De beurtlimiet is bereikt.

## Notices

notice-not-set-aside = De partij kon niet worden opgeborgen voor een nieuwe en gaat daarom door. ({ $error })
notice-unreadable = De laatste partij kan niet worden gelezen ({ $reason }). Het bestand blijft in { $kept }, en er is een nieuwe partij begonnen.
notice-not-saved = De partij kon niet worden bewaard: { $error }
notice-damaged = Het bestand van de laatste partij is beschadigd (regel { $line }, kolom { $column }). De partij gaat vanaf daar verder; het beschadigde bestand blijft bewaard als { $kept }.

## Help

help-title = Besturing
help-mouse = Linksklik
help-mouse-text = Een speelstuk, veld of knop kiezen
help-back-text = De laatste keuze annuleren
help-arrows-text = De cursor over het bord bewegen
help-enter-text = Kiezen wat onder de cursor ligt
help-tab-text = Volgend of vorig speelstuk dat iets kan doen
help-digits-text = De actie met dat nummer kiezen
help-end-text = De fase beëindigen
help-convert-text = PA omzetten (kaartmodus)
help-undo-text = Terugnemen, opnieuw
help-view-text = 2D- of stadionbeeld; het bord draaien
help-orbit = Rechts slepen, wiel
help-orbit-text = De camera draaien en zoomen
help-orbit-keys-text = Camera draaien en kantelen
help-home-text = De camera terugzetten
help-skip = Elke toets
help-skip-text = Een lopende animatie overslaan
help-menu-text = Deze hulp; het menu
help-end-match-text = Remise aanbieden, opgeven
