# The computer as a coach.

title-computer = Tegen de computer
computer-plays = De computer speelt
computer-side = { $team }
computer-both = Beide kanten
computer-level = Niveau
computer-level-number = Niveau { $number }
computer-pace = Zijn tempo
computer-pace-quick = Snel
computer-pace-readable = Goed te volgen
computer-pace-slow = Langzaam
computer-begin = Beginnen
computer-thinking = De computer denkt na.
