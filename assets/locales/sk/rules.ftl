# How to play, in short: the first page of the help.

rules-title = Ako sa hrá
rules-goal-name = Cieľ hry
rules-goal = Dostaň loptu do koncovej zóny, na ktorú útočíš: ATK v riadku 17, DEF v riadku 1. To je touchdown a tým vyhrávaš.
rules-turn-name = Ťah
rules-turn = Na akcie svojich figúrok miň najviac { $pa } PA, potom ukonči fázu akcií. Vo fáze uvoľnenia sa postavia tvoje zrazené figúrky a uvoľnia tvoje staršie stohy.
rules-moves-name = Pohyb
rules-moves = X: 1 alebo 2 políčka po uhlopriečke. O: 1 po uhlopriečke alebo 2 v riadku či stĺpci. □: všetky tieto pohyby. Ponad svoje aktívne figúrky môžeš prejsť.
rules-dodge-name = Úhyb
rules-dodge = Pohni sa o 2 políčka a skonči na súperovej figúrke. Zrazíš ju a odídeš na prázdne políčko vedľa nej. Ak mala loptu, vezmeš ju so sebou.
rules-tactical-dodge-name = Taktický úhyb
rules-tactical-dodge = Len X a □: preskoč po uhlopriečke súperovu figúrku a odtlač ju o jedno políčko. Tým ju zrazíš, a ak mala loptu, lopta zostane voľná.
rules-stack-name = Blokovanie, ochrana
rules-stack = Vstúp na políčko susednej figúrky. Ani jedna nemôže konať, kým tréner hornej figúrky v niektorom z ďalších ťahov stoh neuvoľní. Loptu preberá horná figúrka.
rules-passes-name = Hand-off, prihrávky
rules-passes = Hand-off: za 0 PA ktorejkoľvek figúrke v sieti susediacich aktívnych figúrok. Krátka prihrávka: vedľa prijímajúcej figúrky vzdialenej najviac { $reach ->
    [one] { $reach } políčko
    [few] { $reach } políčka
    [many] { $reach } políčka
   *[other] { $reach } políčok
}. Dlhá prihrávka: aspoň { $clearance ->
    [one] { $clearance } políčko
    [few] { $clearance } políčka
    [many] { $clearance } políčka
   *[other] { $clearance } políčok
} od všetkých tvojich figúrok.
rules-loose-ball-name = Voľná lopta
rules-loose-ball = Prevezme ju figúrka, ktorá na jej políčku skončí akciu. Figúrka, ktorá loptu získala takto alebo úhybom, v tomto ťahu už nesmie začať ďalšiu bežnú akciu.
rules-cards-name = Režim s kartami
rules-cards = Za úhyb, blokovanie, prihrávku a prevzatie voľnej lopty získavaš PE; na PE môžeš premeniť aj PA. Za PE sa hrajú karty: každý tréner môže každú zahrať raz.
rules-signs-name = Značky
rules-signs = Kruh: táto figúrka môže konať. Zelená: sem môže ísť. Oranžová: súperova figúrka bude zrazená alebo odtlačená. Na štítkoch: ⊥ zrazená, ! treba vyriešiť, prečiarknutý kruh: obmedzená.
