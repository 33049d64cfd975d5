# Jak ze słów pliku z elementami gry powstają zdania na kartach.
# $where to gotowe określenie miejsca („na planecie złoczyńcy”), pisane małą literą, albo sama nazwa planety.

type-assault = Wyczerp tę kartę podczas ataku na twojej planecie: +1 sukces. Nigdy razem z ukryciem.
type-stealth = Wyczerp tę kartę podczas ataku na twojej planecie: +1 sukces. Nigdy razem ze szturmem.
type-armor = Wyczerp tę kartę, gdy Jedi na twojej planecie ma otrzymać obrażenia: 1 obrażenie mniej.
type-transport = Wyczerp tę kartę, gdy Jedi odlatuje z twojej planety: lot przez maksymalnie dwa połączenia. Jeden transport na lot.

ally-send = Odrzuć tę kartę: przenieś na dowolną planetę 1 Jedi, który nie jest w trakcie akcji.
ally-successes = Odrzuć tę kartę podczas ataku lub podejmowania misji na twojej planecie, jeśli to planeta misji: +{ $number } { $number ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}.
ally-actions = Odrzuć tę kartę w dowolnym etapie akcji: aktywny gracz ma { $number } { $number ->
    [one] akcję
    [few] akcje
   *[many] akcji
} więcej.
ally-strike = Odrzuć tę kartę: zadaj { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} wrogom na twojej planecie; dolicz je do tych, które zadaje tam trwająca akcja.
ally-supply = Odrzuć tę kartę: 1 Jedi dobiera { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.
ally-break-blockade = Odrzuć tę kartę: usuń { $number } { $number ->
    [one] blokadę
    [few] blokady
   *[many] blokad
} z dowolnej planety.
ally-look = Odrzuć tę kartę: podejrzyj { $number } { $number ->
    [one] wierzchnią kartę
    [few] wierzchnie karty
   *[many] wierzchnich kart
} inwazji i odłóż je w dowolnej kolejności. Nie podczas inwazji.
ally-shield = Odrzuć tę kartę, gdy Jedi na twojej planecie ma otrzymać obrażenia: tym razem ich nie otrzymuje.
ally-sabotage = Odrzuć tę kartę: usuń maksymalnie { $number } { $number ->
    [one] droida
    [few] droidy
   *[many] droidów
} z 1 planety bez blokady.

free-attack = Darmowa akcja: zaatakuj; twoje karty inne niż sojusznicy liczą się jako { $type ->
    [assault] szturm, a pomagający dokładają tylko szturm
    [stealth] ukrycie, a pomagający dokładają tylko ukrycie
    [armor] obrona, a pomagający dokładają tylko obronę
   *[transport] transport, a pomagający dokładają tylko transport
}.
free-bombard = Darmowa akcja: wyczerp maksymalnie { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}; każda zadaje 1 obrażenie na twojej lub sąsiedniej planecie.
free-draw-and-discard = Darmowa akcja: dobierz { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}, następnie odrzuć { $second }.
free-bring = Darmowa akcja: przenieś dowolnego Jedi na planetę innego Jedi.
free-herd = Darmowa akcja: maksymalnie { $number } { $number ->
    [one] droid przenosi
    [few] droidy przenoszą
   *[many] droidów przenosi
} się, każdy o 1 połączenie, na twoją planetę lub z niej; nigdy więcej niż { $limit } na planecie, nigdy spod blokady.
free-lead = Darmowa akcja: przenieś maksymalnie { $number } Jedi z twojej planety na jedną sąsiednią planetę.
free-exchange = Darmowa akcja: dobierz { $second } { $second ->
    [one] kartę
    [few] karty
   *[many] kart
}; następnie ty i 1 Jedi na twojej planecie możecie dać sobie nawzajem maksymalnie { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}.

invasion-planet = Umieść 1 droida na planecie { $planet }.
invasion-token = Umieść 1 droida na planecie, na której leży { $token ->
    [orange] pomarańczowy
   *[white] biały
} znacznik misji.

mission-on = Na planecie { $planet }.
when-drawn = Po dobraniu: { $effect }
when-completed = Po ukończeniu: { $effect }

sheet-setup = Przygotowanie: { $effect }
sheet-finale = Finał: { $effect }
sheet-turn = Co turę: { $effect }
sheet-removed = Po usunięciu z planszy: { $effect }
sheet-last-enemy = { $villain } otrzymuje obrażenia tylko jako ostatni wróg na planecie.
sheet-no-health = Złoczyńcy nie można usunąć z planszy.

number-per-enemy = { $number } za każdego wroga na tej planecie ({ $most ->
    [0] bez ograniczeń
   *[other] maksymalnie { $most }
})

if-on-board = Jeśli złoczyńca jest na planszy: { $effect }
if-off-board = Jeśli złoczyńcy nie ma na planszy: { $effect }
if-on-a-mission-planet = Jeśli złoczyńca jest na planecie misji: { $effect }
if-all-on-board = Jeśli wszyscy złoczyńcy są na planszy: { $effect }

who-active = Aktywny Jedi { $effect }.
who-all = Każdy Jedi { $effect }.
who-here = Każdy Jedi na tej planecie { $effect }.
who-here-or-adjacent = Każdy Jedi na tej planecie lub na sąsiedniej { $effect }.
who-villain = Każdy Jedi na planecie złoczyńcy { $effect }.
who-adjacent-to-villain = Każdy Jedi na planecie sąsiadującej z planetą złoczyńcy { $effect }.
who-villain-or-adjacent = Każdy Jedi na planecie złoczyńcy lub na sąsiedniej { $effect }.
who-top-planet = Każdy Jedi na wierzchniej planecie { $effect }.
who-with-enemies = Każdy Jedi na planecie, na której są wrogowie, { $effect }.
who-with-villains = Każdy Jedi na planecie, na której są złoczyńcy, { $effect }.

# Liczba może być też literą X albo słowami („1 za każdego wroga …”).
each-damage = { STARTS($number, like: "[0-9X]+$") ->
    [yes] otrzymuje { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }
   *[no] otrzymuje obrażenia: { $number }
}
each-exhaust = { STARTS($number, like: "[0-9X]+$") ->
    [yes] wyczerpuje { $number } { $number ->
        [one] kartę
        [few] karty
       *[many] kart
    }
   *[no] wyczerpuje karty: { $number }
}
each-draw = dobiera { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}
each-ready = przygotowuje maksymalnie { $number } { $number ->
    [one] kartę
    [few] karty
   *[many] kart
}
each-move = może przenieść się na { $where ->
    [any] dowolną planetę
    [adjacent] sąsiednią planetę
   *[other] { $where }
}
cancelled-by = Jeden z nich może wyczerpać 1 kartę { $type ->
    [assault] szturmu
    [stealth] ukrycia
    [armor] obrony
   *[transport] transportu
}, aby anulować to dla wszystkich.

where-here = na tej planecie
where-here-and-adjacent = na tej planecie i na każdej sąsiedniej
where-villain = na planecie złoczyńcy
where-villain-or-adjacent = na planecie złoczyńcy i na sąsiednich
where-villains = na każdej planecie, na której jest złoczyńca
where-top = na wierzchniej planecie
where-any = dowolną planetę
where-adjacent = sąsiednią planetę
where-off-the-board = w pudełku

villain-this = Złoczyńca
villain-all = Każdy złoczyńca
villain-missing = Każdy złoczyńca spoza planszy
villain-first-missing = Pierwszy złoczyńca spoza planszy

effect-droids = Umieść { $number } { $number ->
    [one] droida
    [few] droidy
   *[many] droidów
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-droids-up-to-limit = Umieść maksymalnie { $number } { $number ->
    [one] droida
    [few] droidy
   *[many] droidów
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}, tak aby na planecie nie było ich więcej niż { $limit }.
effect-spread-droids = Aktywny gracz umieszcza po 1 droidzie na { $number } { $number ->
    [one] planecie
   *[many] planetach
} do wyboru { STARTS($where, like: "[a-z]") ->
    [yes] ({ $where })
   *[no] (na planecie { $where })
}.
effect-clear-droids = Usuń wszystkie droidy, które są { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-blockade = Umieść { $number } { $number ->
    [one] blokadę
    [few] blokady
   *[many] blokad
} { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-take = Aktywny Jedi bierze z talii oddziałów lub ze stosu kart odrzuconych { STARTS($cards, like: ".*, ") ->
    [yes] karty: { $cards }; nie bierze tej, którą ktoś już ma
   *[no] kartę: { $cards }, chyba że ktoś już ją ma
}.
effect-look = Aktywny gracz podgląda { $number } { $number ->
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
effect-tokens = Umieść oba znaczniki misji { STARTS($where, like: "[a-z]") ->
    [yes] { $where }
   *[no] na planecie { $where }
}.
effect-threat = Zagrożenie wzrasta o { $number }.
effect-strength = Siła { $sign ->
    [minus] maleje
   *[other] wzrasta
} o { $number }{ $overflow ->
    [yes] { "" }; jeśli jest już najwyższa, zamiast tego zagrożenie wzrasta o 1
   *[no] { "" }
}.
effect-reveal-invasion = { $number ->
    [one] Odkryj 1 kartę inwazji i umieść 1 droida na jej planecie
    [few] Odkryj { $number } karty inwazji i umieść po 1 droidzie na planecie każdej z nich
   *[many] Odkryj { $number } kart inwazji i umieść po 1 droidzie na planecie każdej z nich
}.
effect-advance-invasion-marker = Znacznik inwazji przesuwa się o 1 pole; jeśli jest już na końcu toru, zamiast tego zagrożenie wzrasta o 1.
effect-besiege = Planeta ze spodniej karty inwazji: dokładaj droidy, aż ich liczba wyniesie { $limit }.
effect-recycle-invasion = Potasuj odrzucone karty inwazji razem z tamtą kartą; trafiają na wierzch talii.
effect-win = Gracze wygrywają.

fact-type = Rodzaj
fact-threshold = Próg
fact-symbols = Symbole
fact-damage = Obrażenia
fact-health = Wytrzymałość
fact-polish = Polska nazwa
fact-provenance = Skąd pochodzą dane
