# Hints in a match, stage by stage.

button-hint = Hint
pause-hint = Hint
hint-title = Hint
hint-more = Vertel meer
hint-looking = De beste beurt wordt gezocht …
hint-can-score = { $team } kan deze beurt een touchdown scoren.
hint-threatened = { $team } dreigt volgende beurt een touchdown te scoren, tenzij deze beurt dat verhindert: { $words }
hint-quiet = Er is geen touchdown in zicht: { $team } kan deze beurt niet scoren en de andere coach volgende beurt niet.
hint-piece = Speel met { $piece } op { $square }.
hint-no-piece = Voor de volgende beslissing is geen speelstuk nodig.
hint-decision = Beslis: { $words }
hint-turn = De hele beurt:
hint-step = { $number }. { $words }
hint-averts = Dat verhindert de touchdown.
hint-cannot-avert = Niets verhindert de touchdown met zekerheid; dit maakt hem het moeilijkst.
hint-chance = Kans dat { $team } daarna wint: { $percent }%
help-hint-text = Hint, elke keer wat uitvoeriger
options-hints = Hints en analyse tijdens de partij
