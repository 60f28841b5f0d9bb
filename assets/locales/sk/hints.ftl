# Hints in a match, stage by stage.

button-hint = Rada
pause-hint = Rada
hint-title = Rada
hint-more = Povedz viac
hint-looking = Hľadá sa najlepší ťah…
hint-can-score = Tím { $team } môže v tomto ťahu dosiahnuť touchdown.
hint-threatened = Tím { $team } hrozí touchdownom v nasledujúcom ťahu, ak mu tento ťah nezabráni: { $words }
hint-quiet = Touchdown nie je na dohľad: tím { $team } nemôže skórovať v tomto ťahu ani druhý tréner v nasledujúcom.
hint-piece = Hraj figúrkou { $piece } z políčka { $square }.
hint-no-piece = Nasledujúce rozhodnutie nepotrebuje figúrku.
hint-decision = Rozhodni: { $words }
hint-turn = Celý ťah:
hint-step = { $number }. { $words }
hint-averts = To touchdownu zabráni.
hint-cannot-avert = Touchdownu sa s istotou zabrániť nedá; toto ho sťaží najviac.
hint-chance = Šanca tímu { $team } na výhru potom: { $percent } %
help-hint-text = Rada, zakaždým podrobnejšia
options-hints = Rady a rozbor počas partie
