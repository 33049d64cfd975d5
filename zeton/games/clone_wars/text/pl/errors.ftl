# Co jest nie tak z przygotowaniem, plikiem elementów gry albo pozycją tej gry.

what-planet = planeta
    .gen = planety
what-villain = złoczyńca
    .gen = złoczyńcy
what-villain-in-this-game = złoczyńca w tej grze
    .gen = w tej grze złoczyńcy
what-jedi = Jedi
    .gen = Jedi
what-difficulty = poziom trudności
    .gen = poziomu trudności
what-mission = misja
    .gen = misji
what-finale-mission = misja finału
    .gen = misji finału
what-squad-card = karta oddziałów
    .gen = karty oddziałów
what-invasion-card = karta inwazji
    .gen = karty inwazji
what-effect = efekt
    .gen = efektu
what-symbol = symbol
    .gen = symbolu
what-token = znacznik
    .gen = znacznika
what-type-of-squad-card = rodzaj karty oddziałów
    .gen = rodzaju karty oddziałów
what-kind-of-invasion-card = rodzaj karty inwazji
    .gen = rodzaju karty inwazji

error-missions = Na tym poziomie trudności liczba misji to { $least ->
    [0] { $most }
   *[other] od { $least } do { $most }
}, a nie { $given } (R3.15).
error-list-of-jedi = „{ $name }” to lista Jedi o długości { $count }, na przykład { $example }, a nie { $given } (R3.12, R23.1).
error-jedi-twice = { $given } stoi dwa razy w „{ $name }”: jednym Jedi można grać tylko raz (R3.12).
error-placed-already = { $card } leży już gdzie indziej: w pudełku { $count ->
    [one] jest tylko jedna taka karta
    [few] są tylko { $count } takie karty
   *[many] jest tylko { $count } takich kart
}.
error-players = „{ $name }” to lista Jedi o długości od { $least } do { $most }, a nie { $given }.
error-solo = W grze solo liczba Jedi to { $least }, a nie { $count } (R23.1).
error-finale = W finale wszystkie inne misje są ukończone (R21.1).

# Pliki elementów gry

error-no-component-file = Plik elementów gry to obiekt JSON.
error-no-components = „{ $name }” to ścieżka albo zawartość pliku elementów gry, a nie { $given }.
error-component = Plik elementów gry, { $where }: { $why }
error-no-object = Potrzebny jest obiekt, a nie { $given }.
error-missing = Brakuje pola „{ $name }”.
error-empty = Pole „{ $name }” jest puste.
error-entry-numbers = „{ $name }” to lista liczb od { $least } do { $most }, a nie { $given }.
error-read-by-nobody = Nikt nie czyta pola { $given }. { $why }
error-at-least = „{ $name }” potrzebuje co najmniej tylu wpisów: { $least }.
error-schema = „{ $name }” to { $given }; ta wersja czyta { $wanted }.
error-id-twice = Identyfikator { $given } stoi w pliku dwa razy.
error-id-is-word = { $given } nie może być identyfikatorem: to słowo tego pliku.
error-no-effect = Efekt to obiekt, który ma „{ $name }”, a nie { $given }.
error-no-part-of-effect = { $effect } nie ma pola { $given }; { $count ->
    [0] ma tylko swoją nazwę.
   *[other] ma { $parts }.
}
error-effect-needs = { $effect } potrzebuje pola „{ $name }”.
error-effect-needs-planet = { $effect } potrzebuje planety albo słowa, które ją oznacza; { $given } nią nie jest.
error-list-of-cards = „{ $name }” to lista identyfikatorów kart oddziałów, a nie { $given }.
error-list-of-rounds = „{ $name }” to lista, której każdy wpis jest listą efektów, a nie { $given }.
error-no-mission = { $given } mówi o planecie misji, a to nie jest misja.
error-retires-elsewhere = Złoczyńcy opuszczają grę tylko przez „{ $name }” arkusza.
error-retires-whom = { $effect } podaje identyfikator złoczyńcy, ale nie { $villain }, bo to jego arkusz.
error-villain-not-in-game = { $villain } nie uczestniczy w tej grze; „{ $name }” ma { $known }.
error-no-strength = Ten złoczyńca nie ma pola „{ $name }”.
error-too-early = { $effect } nie jest możliwe, zanim są talia inwazji, misja i Jedi (R3.6).
error-lane = Połączenie to para dwóch planet, a nie { $given }.
error-unreached-planet = Żaden ciąg połączeń nie łączy planety { $planet } z innymi.
error-begins-nowhere = „{ $name }” nie mówi, gdzie zaczyna { $villain }.
error-start-cards = „{ $name }” to numery od 1 do { $most } kart inwazji dobieranych w przygotowaniu.
error-never-ends = Żadna karta w „{ $name }” nie przesuwa znacznika inwazji: gra mogłaby się nigdy nie skończyć (R14.6).
error-strengths = „{ $name }” ma liczbę dla każdej siły od 0 do { $most }.
error-no-reminder = Nikt nie czyta pola „{ $name }” bez znacznika przypominającego: „{ $marker }” mówi, że go nie ma (R14.1).
error-five-jedi = Gra, w której grających jest { $most }, potrzebuje tylu Jedi i tyle samo kart pomocy: { $most }.
error-no-faces = Kość nie ma pola „{ $name }”.
error-too-many-pieces = Elementów w jednej grze jest { $count }, a może być najwyżej { $most }.
error-initial-droids = „{ $name }” to { $given }, ale na planecie może być najwyżej { $limit }, a razem { $most }.
error-dealt-too-many = „{ $name }” to więcej niż limit { $most }.
error-mission-planet-discarded = „{ $name }”: karty planet misji zaczynają na stosie odrzuconych kart inwazji.
error-few-invasion-cards = Przygotowanie dobiera tyle kart inwazji: { $least }, a jest ich { $count }.
error-counted = „{ $name }” mówi { $given }, a w pliku jest { $count }.
error-impossible-mission = Nikt nie może ukończyć misji { $mission }: wymaga { $needed }, a więcej niż { $most } nie da się osiągnąć (R8.6).
error-unwinnable = Nikt nie może wygrać: nie ma pola „{ $missions }”, a usunięcie złoczyńcy { $villain } { $removable ->
    [yes] nie ma „{ $win }”
   *[no] jest niemożliwe bez „{ $health }”
} (R22.2).

# Co zachodzi na każdym stole

error-law-types = Każdy element leży tam, gdzie mogą leżeć elementy jego rodzaju.
error-law-jedi = Każdy gracz gra własnym Jedi, a grający solo dwoma.
error-law-figures = Jedi w grze jest na planecie, złoczyńca na planecie albo poza planszą, a nikogo innego tam nie ma.
error-law-enemies = Droidy i blokady są na planetach albo w puli.
error-law-droid-limit = Na planecie nie ma więcej droidów, niż wynosi limit.
error-law-squads = Oddział nie ma więcej kart, niż wynosi limit.
error-law-exhausted = Wyczerpane są tylko karty oddziałów.
error-law-slots = Na każdym polu leży misja, każda na jednym.
error-law-no-mission = Gdy nie ma żadnej misji, trwa już finał.
error-law-tokens = Znacznik jest na planecie albo poza planszą.
error-law-finale = Arkusz odwraca się, gdy wszystkie misje są ukończone, a potem przychodzą misje finału.
error-law-tracks = Znaczniki są na swoich torach.
error-law-lost = Na końcu toru zagrożenia gra jest przegrana.
error-law-actions = Akcje pozostają tylko w etapie akcji, i nie więcej, niż ma tura.
error-law-steps = Etap to ten, który trwa.

# Kto to łamie

error-no-planet = żadna planeta
error-jedi-in-play = Liczba Jedi w grze to { $count }.
error-played-times = { $who } gra tyle razy: { $count }.
error-jedi-has-turn = Turę ma mieć Jedi { $number }.
error-jedi-acts = Działać ma Jedi { $number }.
error-figure-at = { $who }, a miejsce to { $where }.
error-played-by-nobody = { $who } jest na planszy, a nikt tak nie gra.
error-off-the-board = { $who } jest poza planszą.
error-counted-droids = Droidy na planszy: { $count }, w puli: { $left }, wszystkich jest { $most }.
error-counted-blockades = Blokady na planszy: { $count }, w puli: { $left }, wszystkich jest { $most }.
error-droids-on = Droidy są na tym: { $where }.
error-blockades-on = Blokady są na tym: { $where }.
error-crowded = { $where }: droidy { $count } z { $most }.
error-large-squad = { $who }: karty oddziałów { $count } z { $most }.
error-slots-hold = { $count ->
    [0] Pola misji są puste.
   *[other] Na polach misji leżą: { $missions }.
}
error-no-mission-in-a-slot = Na żadnym polu nie leży misja.
error-token-on = Znacznik „{ $token }” jest na tym: { $where }.
error-sheet-shows = Arkusz pokazuje { $finale ->
    [yes] finał.
   *[no] przednią stronę.
}
error-still-to-be-completed = W finale pozostaje nieukończona misja: { $who }.
error-before-the-finale = Przed finałem jest już w grze: { $who }.
error-invasion-marker = Znacznik inwazji jest na { $number } z { $most }.
error-strength = Siła to { $number } z { $most }.
error-threat = Zagrożenie to { $number } z { $most }.
error-actions-left = Pozostałe akcje: { $count } z { $most }.
error-free-actions-left = Pozostałe darmowe akcje: { $count } z { $most }.
error-said-step = Trwać ma etap { $given }.
error-this-turn = To jest tura { $number }.
