# The controls: what every key and button does, and how to change it.

settings-rumble = Vibrácie ovládača
controls-text = Vyber kláves alebo tlačidlo, ktoré chceš zmeniť. V menu vždy fungujú šípky, Enter a Esc, na ovládači smerový kríž, dolné a pravé tlačidlo.
controls-key = Klávesy
controls-button = Ovládač
controls-reset = Obnoviť
controls-reset-all = Obnoviť celé ovládanie
controls-press-key = Stlač kláves pre: { $action }
controls-press-button = Stlač tlačidlo ovládača pre: { $action }
controls-cancel-key = Kliknutie alebo tlačidlo ovládača nechá všetko tak.
controls-cancel-button = Kliknutie alebo kláves nechá všetko tak.
controls-exchanged = { $control } predtým: { $other }. Obe si vymenili miesto.
controls-taken = { $control } predtým: { $other }. Odteraz už nie.
controls-needed = { $control } zostáva pre: { $other }. Nebolo ho tam čím nahradiť.

action-cursor-up = Kurzor nahor
action-cursor-down = Kurzor nadol
action-cursor-left = Kurzor doľava
action-cursor-right = Kurzor doprava
action-next-piece = Ďalšia figúrka
action-previous-piece = Predchádzajúca figúrka
action-choice = Možnosť { $number } zo zoznamu
action-flat = Plochý pohľad alebo štadión
action-orbit-left = Otočiť kameru doľava
action-orbit-right = Otočiť kameru doprava
action-orbit-up = Zdvihnúť kameru
action-orbit-down = Spustiť kameru
action-zoom-in = Priblížiť
action-zoom-out = Vzdialiť
