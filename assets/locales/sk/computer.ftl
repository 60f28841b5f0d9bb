# The computer as a coach.

title-computer = Proti počítaču
computer-plays = Počítač hrá za
computer-side = { $team }
computer-both = Obe strany
computer-level = Úroveň
computer-level-number = Úroveň { $number }
computer-pace = Jeho tempo
computer-pace-quick = Rýchle
computer-pace-readable = Dobre sledovateľné
computer-pace-slow = Pomalé
computer-begin = Začať
computer-thinking = Počítač premýšľa.
