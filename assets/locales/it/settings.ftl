# Settings: what they are called and what there is to choose.

notice-settings-fields = Non tutte le impostazioni sono leggibili. Tornano al valore iniziale: { $fields }. Il file originale è conservato come { $kept }.
notice-settings-damaged = Il file delle impostazioni è troncato o non ne contiene. Vale ciò che si è potuto leggere; il file originale è conservato come { $kept }.

settings-look = Aspetto
settings-high-contrast = Contrasto elevato
settings-reduced-motion = Meno movimento
settings-pattern = Basi dentate per DEF
settings-teams = Colori delle squadre
teams-yellow-blue = Giallo, blu
teams-white-violet = Bianco, viola
teams-sky-vermilion = Celeste, vermiglio
teams-mint-magenta = Menta, magenta
settings-camera = Telecamera
camera-still = Ferma
camera-follows = Segue l’azione
settings-window = Finestra
window-windowed = Finestra
window-fullscreen = Schermo intero
settings-frames = Fotogrammi al secondo
frames-thirty = 30
frames-sixty = 60
frames-display = Come lo schermo
settings-scale = Dimensione di testi e pannelli
scale-percent = { $percent }%
