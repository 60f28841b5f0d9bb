# Finding one's way: the rulebook's pages, trying by hand, coaching in a match.

guide-search = Hľadaj: stačí písať
guide-nothing = K výrazu „{ $query }“ sa nič nenašlo.
guide-terms = Pojmy od A po Z
# A link to a section.
guide-more = Viac: { $section }
guide-pe-label = PE
guide-on-top = +{ $pe }
guide-speed = Rýchlosť: { $speed }
guide-task = Pomoc s týmto zadaním
guide-trial-text = Teraz je to na tebe: hraj ďalej ako v partii. Dá sa tu urobiť všetko, čo pravidlá dovoľujú.
guide-trial-back = Späť do pravidiel
guide-coach = Dobré vedieť
guide-coach-close = Rozumiem
# A setting.
guide-coaching = Vysvetľovať v partii, čo sa vyskytne prvýkrát
# What chooses, for a reader with keyboard and mouse.
guide-key-or-click = { $key } alebo kliknutie
guide-coach-more = Viac
