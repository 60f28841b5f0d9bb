# The computer as a coach.

title-computer = Contro il computer
computer-plays = Il computer guida
computer-side = { $team }
computer-both = Entrambe le parti
computer-level = Livello
computer-level-number = Livello { $number }
computer-pace = Il suo ritmo
computer-pace-quick = Rapido
computer-pace-readable = Facile da seguire
computer-pace-slow = Lento
computer-begin = Comincia
computer-thinking = Il computer sta pensando.
