# The controls: what every key and button does, and how to change it.

settings-rumble = Trillen van de gamepad
controls-text = Kies een toets of een knop om die te veranderen. In menu’s werken pijltjes, Enter en Esc altijd, en op een gamepad het D-pad, de onderste en de rechterknop.
controls-key = Toetsen
controls-button = Gamepad
controls-reset = Herstellen
controls-reset-all = Alle besturing herstellen
controls-press-key = Druk op een toets voor: { $action }
controls-press-button = Druk op een gamepadknop voor: { $action }
controls-cancel-key = Een klik of een gamepadknop laat het zoals het is.
controls-cancel-button = Een klik of een toets laat het zoals het is.
controls-exchanged = { $control } was voor: { $other }. De twee zijn geruild.
controls-taken = { $control } was voor: { $other }. Nu niet meer.
controls-needed = { $control } blijft bij: { $other }. Daar kon niets voor in de plaats komen.

action-cursor-up = Cursor omhoog
action-cursor-down = Cursor omlaag
action-cursor-left = Cursor naar links
action-cursor-right = Cursor naar rechts
action-next-piece = Volgend speelstuk
action-previous-piece = Vorig speelstuk
action-choice = Keuze { $number } van de lijst
action-flat = Plat beeld of stadion
action-orbit-left = Camera naar links draaien
action-orbit-right = Camera naar rechts draaien
action-orbit-up = Camera hoger
action-orbit-down = Camera lager
action-zoom-in = Inzoomen
action-zoom-out = Uitzoomen
