# Finding one's way: the rulebook's pages, trying by hand, coaching in a match.

guide-search = Buscar: basta con escribir
guide-nothing = No hay nada sobre «{ $query }».
guide-terms = Términos de la A a la Z
# A link to a section.
guide-more = Más: { $section }
guide-pe-label = PE
guide-on-top = +{ $pe }
guide-speed = Velocidad: { $speed }
guide-task = Ayuda con este reto
guide-trial-text = Ahora te toca a ti: sigue jugando como en una partida. Aquí se puede hacer todo lo que permiten las reglas.
guide-trial-back = Volver al reglamento
guide-coach = Conviene saber
guide-coach-close = Entendido
# A setting.
guide-coaching = Explicar en la partida lo que aparece por primera vez
# What chooses, for a reader with keyboard and mouse.
guide-key-or-click = { $key } o un clic
guide-coach-more = Más
