# The computer as a coach.

title-computer = Against the computer
computer-plays = The computer plays
computer-side = { $team }
computer-both = Both sides
computer-level = Level
computer-level-number = Level { $number }
computer-pace = Its pace
computer-pace-quick = Quick
computer-pace-readable = Easy to follow
computer-pace-slow = Slow
computer-begin = Begin
computer-thinking = The computer is thinking.
