# Jak ze słów pliku z elementami gry powstają zdania na kartach.
# $where to gotowe określenie miejsca („na planecie złoczyńcy”), pisane małą literą, albo sama nazwa planety.

squad-assault = wyczerp tę kartę podczas ataku na twojej planecie: +1 sukces. Nigdy nie pomaga razem z kartami ukrycia.
squad-stealth = wyczerp tę kartę podczas ataku na twojej planecie: +1 sukces. Nigdy nie pomaga razem z kartami szturmu.
squad-armor = wyczerp tę kartę, gdy Jedi na twojej planecie ma otrzymać obrażenia: otrzymuje o 1 obrażenie mniej.
squad-transport = wyczerp tę kartę, gdy Jedi odlatuje z twojej planety: lot może prowadzić przez maksymalnie dwa połączenia. Jeden transport na lot.

ally-send = odrzuć tę kartę: przenieś na dowolną planetę Jedi, który nie jest w trakcie akcji.
ally-successes = odrzuć tę kartę podczas ataku lub podejmowania misji na twojej planecie, jeśli to planeta misji: +{ $number } { $number ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}.
ally-actions = odrzuć tę kartę w dowolnym etapie akcji: aktywny gracz ma { $number } { $number ->
    [one] akcję
    [few] akcje
   *[many] akcji
} więcej.
ally-strike = odrzuć tę kartę: zadaj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} wrogom na twojej planecie; dolicz je do tych, które zadaje tam trwająca akcja.
ally-supply = odrzuć tę kartę: wybrany Jedi dobiera { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.
ally-break-blockade = odrzuć tę kartę: usuń { $number } { $number ->
    [one] blokadę
    [few] blokady
   *[many] blokad
} z dowolnej planety.
ally-look = odrzuć tę kartę: podejrzyj { $number } { $number ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
   *[many] wierzchnich kart
} inwazji i odłóż je w dowolnej kolejności. Nie można tego zrobić podczas inwazji.
ally-shield = odrzuć tę kartę, gdy Jedi na twojej planecie ma otrzymać obrażenia: tym razem ich nie otrzymuje.
ally-sabotage = odrzuć tę kartę: usuń maksymalnie { $number } { $number ->
    [one] droida
    [few] droidy
   *[many] droidów
} z jednej planety bez blokady.

free-attack = Darmowa akcja · zaatakuj; wszystkie twoje karty oprócz sojuszników liczą się jako { $type }, a pomagający mogą dołożyć tylko karty tego rodzaju.
free-bombard = Darmowa akcja · wyczerp maksymalnie { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}; każda zadaje 1 obrażenie na twojej lub sąsiedniej planecie.
free-draw-and-discard = Darmowa akcja · dobierz { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}, następnie odrzuć { $second } { $second ->
    [one] kartę
    [few] karty
   *[many] kart
}.
free-bring = Darmowa akcja · przenieś dowolnego Jedi na planetę innego Jedi.
free-herd = Darmowa akcja · przenieś maksymalnie { $number } { $number ->
    [one] droida
    [few] droidy
   *[many] droidów
}, każdego o 1 połączenie, na swoją planetę lub z niej; na żadnej planecie nie może ich być więcej niż { $limit } i nie wolno ich zabierać spod blokady.
free-lead = Darmowa akcja · przenieś maksymalnie { $number } Jedi ze swojej planety na jedną sąsiednią planetę.
free-exchange = Darmowa akcja · dobierz { $second } { $second ->
    [one] kartę
    [few] karty
   *[many] kart
}; następnie ty i inny Jedi na twojej planecie możecie dać sobie nawzajem maksymalnie { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.

invasion-planet = umieść 1 droida na planecie { $planet }.
invasion-token = umieść 1 droida na planecie, na której leży { $token } znacznik misji.

mission-on = na planecie { $planet }.
when-drawn = Po dobraniu · { $effect }
when-completed = Po ukończeniu · { $effect }

sheet-setup = Przygotowanie · { $effect }
sheet-finale = Finał · { $effect }
sheet-turn = Co turę · { $effect }
sheet-removed = Po usunięciu z planszy · { $effect }
sheet-last-enemy = { $villain } otrzymuje obrażenia tylko jako ostatni wróg na planecie.
sheet-no-health = złoczyńcy nie można usunąć z planszy.

if-on-board = jeśli złoczyńca jest na planszy, { $effect }
if-off-board = jeśli złoczyńcy nie ma na planszy, { $effect }
if-on-a-mission-planet = jeśli złoczyńca jest na planecie misji, { $effect }
if-all-on-board = jeśli wszyscy złoczyńcy są na planszy, { $effect }

who-active = aktywny Jedi { $effect }.
who-all = każdy Jedi { $effect }.
who-here = każdy Jedi na tej planecie { $effect }.
who-here-or-adjacent = każdy Jedi na tej planecie lub na sąsiedniej { $effect }.
who-villain = każdy Jedi na planecie złoczyńcy { $effect }.
who-adjacent-to-villain = każdy Jedi na planecie sąsiadującej z planetą złoczyńcy { $effect }.
who-villain-or-adjacent = każdy Jedi na planecie złoczyńcy lub na sąsiedniej { $effect }.
who-top-planet = każdy Jedi na wierzchniej planecie { $effect }.
who-with-enemies = każdy Jedi na planecie, na której są wrogowie, { $effect }.
who-with-villains = każdy Jedi na planecie, na której są złoczyńcy, { $effect }.

# Liczbą może być też litera X; „za każdego wroga” ma górną granicę, jeśli ją podano.
x-strength = X to siła złoczyńcy.
each-damage = otrzymuje { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}{ $per ->
    [enemies] { " " }za każdego wroga na tej planecie{ $most ->
        [0] { "" }
       *[other] , ale nie więcej niż { $most }
    }
   *[other] { "" }
}
each-exhaust = wyczerpuje { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}{ $per ->
    [enemies] { " " }za każdego wroga na tej planecie{ $most ->
        [0] { "" }
       *[other] , ale nie więcej niż { $most }
    }
   *[other] { "" }
}
each-draw = dobiera { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}
each-ready = może przygotować maksymalnie { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}
each-move = może przenieść się na { $where }
each-parts = { $first } i { $second }
each-rounds = { $first }; następnie każdy { $second }
cancelled-by = Jeden z nich może wyczerpać 1 kartę { $type }, aby anulować to dla wszystkich.
    .type = gen

where-here = na tej planecie
where-here-and-adjacent = na tej planecie i na każdej sąsiedniej
where-villain = na planecie złoczyńcy
where-villain-or-adjacent = na planecie złoczyńcy lub na sąsiednich
where-villains = na każdej planecie, na której jest złoczyńca
where-top = na wierzchniej planecie
where-any = dowolną planetę
where-adjacent = sąsiednią planetę
where-off-the-board = do pudełka

villain-this = złoczyńca
villain-this-again = { "" }
villain-all = każdy złoczyńca
villain-missing = każdy złoczyńca spoza planszy
villain-first-missing = pierwszy złoczyńca spoza planszy

effect-droids = umieść { $number } { $number ->
    [one] droida
    [few] droidy
   *[many] droidów
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-droids-up-to-limit = umieść { $number ->
    [one] 1 droida
    [few] maksymalnie { $number } droidy
   *[many] maksymalnie { $number } droidów
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}, { $number ->
    [one] chyba że jest ich tam już { $limit }
   *[many] tak aby nie było ich tam więcej niż { $limit }
}.
effect-spread-droids = aktywny gracz umieszcza po 1 droidzie na { $number } { $number ->
    [one] wybranej planecie
   *[many] wybranych planetach
} { STARTS($where, like: "[a-z]") ->
    [yes] ({ $where })
   *[no] (na planecie { $where })
}.
effect-clear-droids = usuń wszystkie droidy, które są { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-blockade = umieść { $number } { $number ->
    [one] blokadę
    [few] blokady
   *[many] blokad
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-take = aktywny Jedi bierze z talii oddziałów lub ze stosu kart odrzuconych { STARTS($cards, like: ".*, ") ->
    [yes] te karty, o ile nikt ich jeszcze nie ma: { $cards }
   *[no] kartę „{ $cards }”, chyba że ktoś już ją ma
}.
effect-look = aktywny gracz podgląda { $number } { $number ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
   *[many] wierzchnich kart
} inwazji i odkłada je w dowolnej kolejności.
effect-place = { $villain } pojawia się { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-advance = { $villain } przenosi się o { $number } { $number ->
    [one] planetę
    [few] planety
   *[many] planet
} w stronę { $toward ->
    [jedi] najbliższego Jedi
   *[other] najbliższej planety misji
}.
effect-retire = { $villain } opuszcza grę.
effect-tokens = { STARTS($where, like: "do ") ->
    [yes] odłóż
   *[no] umieść
} oba znaczniki misji { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-threat = zagrożenie wzrasta o { $number }.
effect-strength = siła złoczyńcy { $sign ->
    [minus] maleje
   *[other] wzrasta
} o { $number }{ $overflow ->
    [yes] { "" }; jeśli jest już najwyższa, zamiast tego zagrożenie wzrasta o 1
   *[no] { "" }
}.
effect-reveal-invasion = { $number ->
    [one] odkryj 1 kartę inwazji i umieść 1 droida na jej planecie
    [few] odkryj { $number } karty inwazji i umieść po 1 droidzie na planecie każdej z nich
   *[many] odkryj { $number } kart inwazji i umieść po 1 droidzie na planecie każdej z nich
}.
effect-advance-invasion-marker = znacznik inwazji przesuwa się o 1 pole; jeśli jest już na końcu toru, zamiast tego zagrożenie wzrasta o 1.
effect-besiege = dokładaj droidy na planecie ze spodniej karty inwazji, aż będzie ich tam { $limit }.
effect-recycle-invasion = potasuj odrzucone karty inwazji razem z tamtą kartą; trafiają na wierzch talii.
effect-win = gracze wygrywają.

fact-type = Rodzaj
fact-threshold = Próg
fact-symbols = Symbole
fact-damage = Obrażenia
fact-health = Wytrzymałość
fact-rulebook = Z instrukcji
fact-public = Z publicznych źródeł
fact-reconstructed = Odtworzone przez nas
fact-noted = Według notatek w pliku
