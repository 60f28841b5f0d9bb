# Settings: what they are called and what there is to choose.

notice-settings-fields = Not all settings could be read. These are back at their defaults: { $fields }. The file as it was is kept as { $kept }.
notice-settings-damaged = The settings file is cut short, or is not a settings file. Whatever could be read counts; the file as it was is kept as { $kept }.

settings-look = Look
settings-high-contrast = High contrast
settings-reduced-motion = Reduced motion
settings-pattern = Notched bases for DEF
settings-teams = Team colours
teams-yellow-blue = Yellow, blue
teams-white-violet = White, violet
teams-sky-vermilion = Sky blue, vermilion
teams-mint-magenta = Mint, magenta
settings-camera = Camera
camera-still = Still
camera-follows = Follows the action
settings-window = Window
window-windowed = Window
window-fullscreen = Full screen
settings-frames = Frames a second
frames-thirty = 30
frames-sixty = 60
frames-display = As the display
settings-scale = Size of text and panels
scale-percent = { $percent }%
