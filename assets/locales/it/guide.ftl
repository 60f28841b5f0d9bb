# Finding one's way: the rulebook's pages, trying by hand, coaching in a match.

guide-search = Cerca: basta scrivere
guide-nothing = Nessun risultato per «{ $query }».
guide-terms = Termini dalla A alla Z
# A link to a section.
guide-more = Di più: { $section }
guide-pe-label = PE
guide-on-top = +{ $pe }
guide-speed = Velocità: { $speed }
guide-task = Aiuto per questa prova
guide-trial-text = Ora tocca a te: continua a giocare come in una partita. Qui si può fare tutto ciò che le regole permettono.
guide-trial-back = Torna al regolamento
guide-coach = Buono a sapersi
guide-coach-close = Capito
# A setting.
guide-coaching = Spiega in partita ciò che si presenta per la prima volta
# What chooses, for a reader with keyboard and mouse.
guide-key-or-click = { $key } o un clic
guide-coach-more = Di più
