# Finding one's way: the rulebook's pages, trying by hand, coaching in a match.

guide-search = Buscar: basta digitar
guide-nothing = Nada encontrado para “{ $query }”.
guide-terms = Termos de A a Z
# A link to a section.
guide-more = Mais: { $section }
guide-pe-label = PE
guide-on-top = +{ $pe }
guide-speed = Velocidade: { $speed }
guide-task = Ajuda com este desafio
guide-trial-text = Agora é com você: continue jogando como em uma partida. Aqui se pode fazer tudo o que as regras permitem.
guide-trial-back = Voltar ao regulamento
guide-coach = Bom saber
guide-coach-close = Entendi
# A setting.
guide-coaching = Explicar na partida o que aparece pela primeira vez
# What chooses, for a reader with keyboard and mouse.
guide-key-or-click = { $key } ou um clique
guide-coach-more = Mais
