# Settings: what they are called and what there is to choose.

notice-settings-fields = Niet alle instellingen konden worden gelezen. Deze staan weer op de standaardwaarde: { $fields }. Het oorspronkelijke bestand blijft bewaard als { $kept }.
notice-settings-damaged = Het instellingenbestand is afgekapt of is er geen. Wat leesbaar was, geldt; het oorspronkelijke bestand blijft bewaard als { $kept }.

settings-look = Weergave
settings-high-contrast = Hoog contrast
settings-reduced-motion = Minder beweging
settings-pattern = Gekartelde voet voor DEF
settings-teams = Teamkleuren
teams-yellow-blue = Geel, blauw
teams-white-violet = Wit, violet
teams-sky-vermilion = Hemelsblauw, vermiljoen
teams-mint-magenta = Mint, magenta
settings-camera = Camera
camera-still = Vast
camera-follows = Volgt het spel
settings-window = Venster
window-windowed = Venster
window-fullscreen = Volledig scherm
settings-frames = Beelden per seconde
frames-thirty = 30
frames-sixty = 60
frames-display = Zoals het scherm
settings-scale = Grootte van tekst en panelen
scale-percent = { $percent }%
