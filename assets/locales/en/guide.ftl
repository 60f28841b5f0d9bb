# Finding one's way: the rulebook's pages, trying by hand, coaching in a match.

guide-search = Search: just type
guide-nothing = Nothing found for “{ $query }”.
guide-terms = Terms from A to Z
# A link to a section.
guide-more = More: { $section }
guide-pe-label = PE
guide-on-top = +{ $pe }
guide-speed = Speed: { $speed }
guide-task = Help with this task
guide-trial-text = It is yours now: play on by hand, as in a match. Whatever the rules allow can be done here.
guide-trial-back = Back to the rulebook
guide-coach = Good to know
guide-coach-close = Got it
# A setting.
guide-coaching = Explain in a match what comes up for the first time
# What chooses, for a reader with keyboard and mouse.
guide-key-or-click = { $key } or a click
guide-coach-more = More
