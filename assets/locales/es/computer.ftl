# The computer as a coach.

title-computer = Contra el ordenador
computer-plays = El ordenador lleva
computer-side = { $team }
computer-both = Ambos lados
computer-level = Nivel
computer-level-number = Nivel { $number }
computer-pace = Su ritmo
computer-pace-quick = Rápido
computer-pace-readable = Fácil de seguir
computer-pace-slow = Lento
computer-begin = Empezar
computer-thinking = El ordenador está pensando.
