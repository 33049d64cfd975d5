# Co jest nie tak z talią albo pozycją tej gry.

what-affiliation = stronnictwo
    .gen = stronnictwa
what-objective = cel
    .gen = celu
what-enemy-objective = wrogi cel
    .gen = wrogiego celu
what-unit = jednostka, która mogłaby tam być,
    .gen = jednostki, która mogłaby tam być:
what-light-card = karta jasnej strony
    .gen = karty jasnej strony
what-dark-card = karta ciemnej strony
    .gen = karty ciemnej strony

error-few-lines = { $file } ma { $count ->
    [0] zero wierszy
    [one] jeden wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
} talii. Pierwszy wiersz to jej nazwa, drugi stronnictwo ({ $affiliations }), a każdy następny zestaw celu, na przykład „2x { $example }”.
error-begins-with-affiliation = Talia zaczyna się od stronnictwa, jednego z tych: { $known }, a nie od zestawu.
error-no-set = Nie da się zagrać zestawem celu { $given }: są zestawy { $known }.
error-set-by-other-card = { $given } to karta z zestawu, a zestaw nazywa się jak jego cel: napisz { $objectives }.
error-one-affiliation = { $file }: talia ma jedną kartę stronnictwa z tych: { $known }; { $count ->
    [0] ta nie ma żadnej.
   *[other] ta ma { $had }.
}
error-whole-sets = { $file }: zestawów celów używa się w całości, każdego z celem i pięcioma kartami (R1.5). { $wrong }
error-missing-of-set = Brakuje { $copies }x { $printed } z zestawu { $sets }.
error-of-no-set = { $copies }x { $printed } nie należy do żadnego zestawu talii.
error-same-side = Potrzebna jest talia każdej strony, a { $decks } grają po { $side ->
    [light] jasnej stronie.
   *[dark] ciemnej stronie.
}

error-sides = „{ $name }” to każda z tych stron raz: { $sides }, w kolejności miejsc, a nie { $given }.
error-no-affiliation = { $given } nie jest stronnictwem { $side ->
    [light] jasnej strony.
   *[dark] ciemnej strony.
} Możliwości: { $known }.
error-captured-elsewhere = Karty chwyta się przy celach ciemnej strony, a nie tu: { $given } (R16.1).
error-engagement-phase = Bitwa toczy się w fazie konfliktu, a nie w fazie „{ $phase }”.
error-no-objective = Bitwa potrzebuje pola „{ $name }”: nazwy obecnego wrogiego celu (R6.3).
error-not-declared-yet = W kroku bitwy { $step } nikt nie jest jeszcze zadeklarowany jako „{ $name }” (R6.1).
error-no-attackers = Bitwę zaczyna co najmniej jeden atakujący: w kroku { $step } wymienia ich „{ $name }” albo już ich nie ma (R6.4).
error-edge-and-step = Po walce o przewagę ktoś ją ma, a przed nią nikt (R7.10): krok to { $step }, a przewaga to { $edge }.

# Co zachodzi na każdym stole

error-law-types = Każda karta leży tam, gdzie mogą leżeć karty jej rodzaju.
error-law-sides = Każdy gracz ma karty jednej strony.
error-law-owners = Karty leżą u swoich właścicieli, a zniszczone cele na stosie zwycięstwa przeciwnika.
error-law-control = Tylko ulepszenie, które nie leży na żadnej karcie, może leżeć u kogoś innego niż właściciel.
error-law-affiliation = Każda strona ma w grze swoją kartę stronnictwa.
error-law-objectives = Gracz ma najwyżej trzy obecne cele.
error-law-unique = Unikatowa karta jest w grze tylko raz.
error-law-enhancements = Ulepszenie leży na tym, co ulepsza.
error-law-captured = Schwytane są karty jasnej strony, przy celach ciemnej strony.
error-law-attached = Dołączone do czegoś są tylko ulepszenia i schwytane karty.
error-law-capacity = Co ma tyle obrażeń, ile wynosi próg, jest zniszczone.
error-law-tokens = Obrażenia i osłony leżą na jednostkach i celach w grze, żetony skupienia na kartach w grze.
error-law-dial-damage = Tarcza dostaje obrażenia tylko w grze, w której pozwala na to karta.
error-law-shields = Karta ma najwyżej jedną osłonę, chyba że jest Postacią.
error-law-force = Strona ma trzy karty Mocy, po jednej na przydzieloną jednostkę.
error-law-engaged = Atakuje się wrogi cel, a jasna strona także tarczę, jeśli pozwala na to karta.
error-law-engagement = Bitwa toczy się w fazie konfliktu.
error-law-attackers = Kto atakuje cel, ma jednostkę, która może atakować.
error-law-participants = Atakujący to jednostki gracza, którego jest tura, obrońcy to jednostki drugiego.
error-law-edge = Po walce o przewagę ktoś ją ma, a przed nią nikt.
error-law-won-by-objectives = Z trzema zniszczonymi celami jasna strona już wygrała.
error-law-dial = Tarcza zaczyna od 0, a na 12 ciemna strona już wygrała.
error-law-over = Karta mówi, że gra jest skończona.
error-law-turns = Ciemna strona ma tury 1, 3, 5 …, jasna pozostałe.
error-law-phases = Trwa jedna z faz tury.
error-law-first-turn = Ciemna strona pomija fazę konfliktu w swojej pierwszej turze; ma ją od tury 3.

# Kto to łamie

error-of-side = { $who } należy do { $side ->
    [light] jasnej strony
   *[dark] ciemnej strony
}.
error-in-pile-of = { $who } leży w „{ $zone }” { $side ->
    [light] jasnej strony
   *[dark] ciemnej strony
}.
error-affiliations = { $side ->
    [light] Jasna strona: karty stronnictwa
   *[dark] Ciemna strona: karty stronnictwa
} w liczbie { $count }.
error-current-objectives = { $side ->
    [light] Jasna strona: obecne cele
   *[dark] Ciemna strona: obecne cele
} w liczbie { $count }.
error-unit-cannot-enhance = { $who } to jednostka i nie może ulepszać tego: { $host }.
error-captured-at = { $who } jest schwytaną kartą przy tym: { $host }.
error-is-damaged = { $who } ma obrażenia.
error-is-shielded = { $who } ma osłonę.
error-is-focused = { $who } ma żeton skupienia.
error-dial-damage = Tarcza Gwiazdy Śmierci: obrażenia { $damage }.
error-has-shields = { $who }: osłony { $count }.
error-force-cards = { $side ->
    [light] Jasna strona: karty Mocy na jednostkach
   *[dark] Ciemna strona: karty Mocy na jednostkach
} w liczbie { $count }.
error-is-committed = { $who } ma kartę Mocy.
error-engages-dial = { $side ->
    [light] Jasna strona
   *[dark] Ciemna strona
} atakuje tarczę Gwiazdy Śmierci bez karty { $run }.
error-engages = { $side ->
    [light] Jasna strona
   *[dark] Ciemna strona
} atakuje to: { $who }.
error-engaged-for-nothing = Jednostki uczestniczą w bitwie albo ktoś ma przewagę, a żaden cel nie jest atakowany.
error-engaged-in-phase = Cel jest atakowany w fazie „{ $phase }”.
error-first-turn-conflict = Trwa faza konfliktu ciemnej strony w turze 1.
error-no-possible-attacker = { $side ->
    [light] Jasna strona
   *[dark] Ciemna strona
} nie ma nikogo, kto mógłby to zaatakować: { $who }.
error-participates = { $who } walczy po { $side ->
    [light] jasnej stronie
   *[dark] ciemnej stronie
}.
error-has-edge = { $side ->
    [light] Jasna strona ma
    [dark] Ciemna strona ma
   *[none] Nikt nie ma
} { $side ->
    [none] przewagi
   *[other] przewagę
}.
error-victory-pile = Na stosie zwycięstwa jasnej strony leżą cele w liczbie { $count }.
error-dial-shows = Tarcza pokazuje { $count }.
error-is-destroyed = { $who } to zniszczony cel.
error-turn-of = Tura { $number } należy do { $side ->
    [light] jasnej strony
   *[dark] ciemnej strony
}.
error-setup-is-over = Przygotowanie jest skończone.
error-balance-shows = Równowaga Mocy pokazuje { $given }.
error-fact-set = zestaw celu { $set } ma { $cards } z { $wanted } swoich kart.
error-fact-place = miejsce { $place } w zestawie celu { $set } zajmuje też inna karta.
