# Settings: what they are called and what there is to choose.

notice-settings-fields = No se pudieron leer todos los ajustes. Vuelven a su valor inicial: { $fields }. El archivo original se conserva como { $kept }.
notice-settings-damaged = El archivo de ajustes está cortado o no es de ajustes. Vale lo que se pudo leer; el archivo original se conserva como { $kept }.

settings-look = Aspecto
settings-high-contrast = Alto contraste
settings-reduced-motion = Menos movimiento
settings-pattern = Bases dentadas para DEF
settings-teams = Colores de los equipos
teams-yellow-blue = Amarillo, azul
teams-white-violet = Blanco, violeta
teams-sky-vermilion = Celeste, bermellón
teams-mint-magenta = Menta, magenta
settings-camera = Cámara
camera-still = Fija
camera-follows = Sigue la jugada
settings-window = Ventana
window-windowed = Ventana
window-fullscreen = Pantalla completa
settings-frames = Imágenes por segundo
frames-thirty = 30
frames-sixty = 60
frames-display = Las de la pantalla
settings-scale = Tamaño de textos y paneles
scale-percent = { $percent } %
