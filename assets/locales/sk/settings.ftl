# Settings: what they are called and what there is to choose.

notice-settings-fields = Niektoré nastavenia sa nepodarilo prečítať. Na predvolenú hodnotu sa vracajú: { $fields }. Pôvodný súbor je uložený ako { $kept }.
notice-settings-damaged = Súbor s nastaveniami je skrátený alebo to nie je súbor s nastaveniami. Platí, čo sa dalo prečítať; pôvodný súbor je uložený ako { $kept }.

settings-look = Vzhľad
settings-high-contrast = Vysoký kontrast
settings-reduced-motion = Menej pohybu
settings-pattern = Zúbkované podstavce DEF
settings-teams = Farby tímov
teams-yellow-blue = Žltá, modrá
teams-white-violet = Biela, fialová
teams-sky-vermilion = Blankytná, rumelková
teams-mint-magenta = Mätová, purpurová
settings-camera = Kamera
camera-still = Nehybná
camera-follows = Sleduje dianie
settings-window = Okno
window-windowed = Okno
window-fullscreen = Celá obrazovka
settings-frames = Snímky za sekundu
frames-thirty = 30
frames-sixty = 60
frames-display = Podľa obrazovky
settings-scale = Veľkosť textu a panelov
scale-percent = { $percent } %
