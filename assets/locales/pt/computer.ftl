# The computer as a coach.

title-computer = Contra o computador
computer-plays = O computador joga com
computer-side = { $team }
computer-both = Os dois lados
computer-level = Nível
computer-level-number = Nível { $number }
computer-pace = O ritmo dele
computer-pace-quick = Rápido
computer-pace-readable = Fácil de acompanhar
computer-pace-slow = Lento
computer-begin = Começar
computer-thinking = O computador está pensando.
