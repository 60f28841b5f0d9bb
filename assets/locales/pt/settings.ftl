# Settings: what they are called and what there is to choose.

notice-settings-fields = Nem todas as configurações puderam ser lidas. Voltam ao valor inicial: { $fields }. O arquivo original fica guardado como { $kept }.
notice-settings-damaged = O arquivo de configurações está cortado ou não contém configurações. Vale o que foi lido; o arquivo original fica guardado como { $kept }.

settings-look = Aparência
settings-high-contrast = Alto contraste
settings-reduced-motion = Menos movimento
settings-pattern = Bases dentadas para DEF
settings-teams = Cores das equipes
teams-yellow-blue = Amarelo, azul
teams-white-violet = Branco, violeta
teams-sky-vermilion = Azul-celeste, vermelhão
teams-mint-magenta = Menta, magenta
settings-camera = Câmera
camera-still = Fixa
camera-follows = Acompanha a jogada
settings-window = Janela
window-windowed = Janela
window-fullscreen = Tela cheia
settings-frames = Quadros por segundo
frames-thirty = 30
frames-sixty = 60
frames-display = Os da tela
settings-scale = Tamanho de textos e painéis
scale-percent = { $percent }%
