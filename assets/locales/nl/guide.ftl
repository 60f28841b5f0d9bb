# Finding one's way: the rulebook's pages, trying by hand, coaching in a match.

guide-search = Zoeken: gewoon typen
guide-nothing = Niets gevonden voor “{ $query }”.
guide-terms = Begrippen van A tot Z
# A link to a section.
guide-more = Meer: { $section }
guide-pe-label = PE
guide-on-top = +{ $pe }
guide-speed = Snelheid: { $speed }
guide-task = Hulp bij deze opdracht
guide-trial-text = Nu ben jij aan zet: speel zelf verder, zoals in een partij. Hier kan alles wat de regels toestaan.
guide-trial-back = Terug naar het regelboek
guide-coach = Goed om te weten
guide-coach-close = Begrepen
# A setting.
guide-coaching = Tijdens een partij uitleggen wat voor het eerst voorkomt
# What chooses, for a reader with keyboard and mouse.
guide-key-or-click = { $key } of een klik
guide-coach-more = Meer
