# The panels round the board: what stands in the bars, the menu, the dialogs and the help.

## Teams and pieces

team-atk = ATK
team-def = DEF
piece-cross = X{ $number }
piece-ring = O{ $number }
piece-frame = □{ $number }
# A piece of the other team, or one of two teams side by side.
piece-of-team = { $team } { $piece }
# Two pieces, the upper one first.
piece-stack = { $upper } na { $lower }
# How two sentences follow each other.
sentences = { $first } { $second }
# How names in a list follow each other.
list = { $first }, { $second }

## Top bar

turn-indicator = Na ťahu: { $team }
turn-number = Ťah { $turn }
phase-action = Fáza akcií
phase-unlock = Fáza uvoľnenia
phase-over = Koniec partie
pa-label = PA
pa-hover = Zostávajúce akčné body v tomto ťahu: { $pa }
pe-of-team = { $team } { $pe } PE
pe-hover = Energetické body tímu { $team }: { $pe }
button-undo = Späť
button-redo = Znova
button-view-flat = 2D
button-view-stadium = 3D
button-flip = Otočiť
button-help = Pomoc
button-menu = Menu
button-close = Zavrieť

# The language's name in itself.
language-name = Slovenčina

## Menu

menu-new-basic = Nová partia, základná hra
menu-new-cards = Nová partia, režim s kartami
menu-draw = Ponúknuť remízu
menu-resign = Vzdať sa
menu-settings = Nastavenia
menu-confirm-end = Pýtať sa, ak na konci fázy zostanú PA
menu-speed = Animácia
speed-slow = Pomalá
speed-normal = Normálna
speed-fast = Rýchla
speed-instant = Vypnutá
menu-language = Jazyk
menu-help = Ako sa hrá, ovládanie
menu-graphics = Grafika
graphics-low = Nízka
graphics-medium = Stredná
graphics-high = Vysoká
sound-music = Hudba
sound-effects = Efekty
sound-interface = Rozhranie
sound-ambience = Štadión

## Prompt

prompt-choose-piece = { $team }: vyber jednu zo svojich figúrok.
prompt-spent-hand-off = { $team }: PA už nemáš. Odovzdaj loptu alebo ukonči fázu.
prompt-spent-card = { $team }: PA už nemáš. Zahraj kartu alebo ukonči fázu.
prompt-no-piece-convert = { $team }: žiadna figúrka nemôže konať. Premeň PA alebo ukonči fázu.
prompt-no-piece-card = { $team }: žiadna figúrka nemôže konať. Zahraj kartu alebo ukonči fázu.
prompt-nothing-left = { $team }: nič viac sa už nedá urobiť. Ukonči fázu.
prompt-choose-piece-for-card = { $card }: vyber figúrku, ktorá kartu použije.
prompt-choose-action = { $piece }: vyber akciu alebo jedno zo zvýraznených políčok.
prompt-destination = { $piece }: vyber políčko, na ktoré sa presunie.
prompt-land = { $piece }: vyber cieľové políčko preskoku.
prompt-exit = { $piece }: vyber políčko, na ktoré po úhybe odíde.
prompt-push = { $piece }: vyber políčko, kam odtlačí súperovu figúrku.
prompt-target-dodge = { $piece }: vyber súperovu figúrku, ktorej uhne.
prompt-target-block = { $piece }: vyber súperovu figúrku, ktorú bude blokovať.
prompt-target-protection = { $piece }: vyber figúrku, ktorú bude chrániť.
prompt-target-down = { $piece }: vyber súperovu figúrku, ktorú zrazí.
prompt-receiver-hand-off = { $piece }: vyber figúrku, ktorej odovzdá loptu.
prompt-receiver-pass = { $piece }: vyber prijímajúcu figúrku.
prompt-ball-landing = { $piece }: vyber políčko, kam dopadne lopta.
prompt-upper-to = { $piece }: vyber políčko pre hornú figúrku.
prompt-lower-to = { $piece }: vyber políčko pre spodnú figúrku.
prompt-partner = { $piece }: vyber figúrku, s ktorou si vymení políčko.
prompt-keeper = { $piece }: vyber, kto si nechá loptu.
prompt-unlock = { $team }: { $left ->
    [one] zostáva jedna úloha. Vyber figúrku, ktorú postavíš, alebo stoh, ktorý uvoľníš.
    [few] zostávajú { $left } úlohy. Vyber figúrku, ktorú postavíš, alebo stoh, ktorý uvoľníš.
    [many] zostáva { $left } úlohy. Vyber figúrku, ktorú postavíš, alebo stoh, ktorý uvoľníš.
   *[other] zostáva { $left } úloh. Vyber figúrku, ktorú postavíš, alebo stoh, ktorý uvoľníš.
}
prompt-over = Partia sa skončila.
hint-back = { $key } zruší poslednú voľbu.
hint-pieces = Konať môžu tieto figúrky:
hint-tasks = Treba vyriešiť:
hint-tasks-later = Teraz niet miesta, zostáva na neskorší ťah:
preview-label = Náhľad:

## Choices

cost-pa = { $pa } PA
cost-pe = { $pe } PE
earns-pe = +{ $pe } PE
action-move = Pohyb
action-dodge = Úhyb
action-tactical-dodge = Taktický úhyb
action-block = Blokovanie
action-protection = Ochrana
action-hand-off = Hand-off
action-short-pass = Krátka prihrávka
action-long-pass = Dlhá prihrávka
action-stand-up = Postaviť
action-unblock = Uvoľniť
action-unprotect = Zrušiť ochranu
action-convert = Premeniť PA
action-end-phase = Ukončiť fázu
keeper-upper = { $piece }, horná figúrka
keeper-lower = { $piece }, spodná figúrka
end-phase-hover = Ukončí fázu akcií; nasleduje fáza uvoľnenia.
convert-hover = Premení { $pa } PA na { $pe } PE.

## Log

log-title = Záznam akcií
log-empty = Zatiaľ sa nič neodohralo.
log-turn = Ťah { $turn }
restricted-title = Obmedzené v tomto ťahu
restricted-pick-up = { $piece }: prevzatie voľnej lopty
restricted-forced-fumble = { $piece }: zisk lopty (vynútený fumble)
restricted-other = { $piece }: už nesmie začať ďalšiu bežnú akciu

## Cards

hand-title = Karty tímu { $team }
card-used = Zahraná

## Questions

answer-no = Nie
answer-end-phase = Ukončiť fázu
answer-resign = Vzdať sa
answer-draw = Prijať
answer-new-match = Nová partia
ask-end-phase = Ukončiť fázu akcií?
ask-end-phase-text = { $pa ->
    [one] Zostáva jeden PA a prepadne.
    [few] Zostávajú { $pa } PA a prepadnú.
    [many] Zostáva { $pa } PA a prepadne.
   *[other] Zostáva { $pa } PA a prepadne.
}
ask-end-phase-text-cards = { $pa ->
    [one] Zostáva jeden PA a prepadne, ak ho predtým nepremeníš.
    [few] Zostávajú { $pa } PA a prepadnú, ak ich predtým nepremeníš.
    [many] Zostáva { $pa } PA a prepadne, ak ich predtým nepremeníš.
   *[other] Zostáva { $pa } PA a prepadne, ak ich predtým nepremeníš.
}
ask-end-phase-never = Už sa nepýtať
ask-resign = Vzdať sa?
ask-resign-text = Tím { $team } sa vzdá a vyhrá tím { $opponent }.
ask-draw = Prijať remízu?
ask-draw-text = Tím { $opponent } ponúka remízu tímu { $team }.
ask-new-match = Začať novú partiu?
ask-new-match-text = Rozohraná partia sa uloží do súboru a zostane nedohraná.

## Result

result-draw = Remíza
reason-touchdown = Touchdown!
reason-resignation = Tím { $team } sa vzdal.
reason-time = Tímu { $team } vypršal čas.
reason-repetition = Rovnaká pozícia sa na začiatku ťahu zopakovala priveľakrát.
reason-agreement = Tréneri sa dohodli.
reason-turn-limit = Limit ťahov je vyčerpaný.

## Notices

notice-not-set-aside = Partiu sa pred začatím novej nepodarilo odložiť, preto pokračuje. ({ $error })
notice-unreadable = Poslednú partiu nemožno načítať ({ $reason }). Zostáva v súbore { $kept } a začala sa nová partia.
notice-not-saved = Partiu sa nepodarilo uložiť: { $error }
notice-damaged = Záznam poslednej partie je poškodený v riadku { $line }, v stĺpci { $column }. Partia pokračuje od tohto miesta; poškodený súbor je uložený ako { $kept }.

## Help

help-title = Ovládanie
help-mouse = Ľavé kliknutie
help-mouse-text = Vybrať figúrku, políčko alebo tlačidlo
help-back-text = Zrušiť poslednú voľbu
help-arrows-text = Posúvať kurzor po hracej doske
help-enter-text = Vybrať to, čo je pod kurzorom
help-tab-text = Ďalšia alebo predchádzajúca figúrka, ktorá môže konať
help-digits-text = Vybrať akciu s týmto číslom
help-end-text = Ukončiť fázu
help-convert-text = Premeniť PA (režim s kartami)
help-undo-text = Späť, znova
help-view-text = Pohľad zhora alebo z tribúny; otočenie hracej dosky
help-orbit = Pravé tlačidlo, koliesko
help-orbit-text = Ťahaním otáčať kameru, kolieskom meniť priblíženie
help-orbit-keys-text = Otáčať a nakláňať kameru
help-home-text = Vrátiť kameru na miesto
help-skip = Ľubovoľný kláves
help-skip-text = Preskočiť prebiehajúcu animáciu
help-menu-text = Táto pomoc; menu
help-end-match-text = Ponúknuť remízu, vzdať sa
