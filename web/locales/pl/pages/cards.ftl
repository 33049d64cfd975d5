# Biblioteka kart: szukanie, jedna karta i wszystko o niej.

library-title = Karty
library-words = Każda karta każdej gry: co mówi, jakich zasad dotyczy i jak sobie tu radziła.
library-of = Karty gry { $game }
library-games = Wszystkie gry
library-of-box = Pudełko jednego stołu
library-loading = Rozkładamy karty…
library-cards = Karty
library-filters = Filtry
library-clear = Usuń wszystkie filtry
library-search = Szukaj kart
library-example = koszt<3 cecha:pojazd "dokładne słowa" -słowo
library-count = { $count ->
    [0] Żadna karta z { $all }
    [1] 1 karta z { $all }
    [few] { $count } karty z { $all }
   *[other] { $count } kart z { $all }
}
library-nothing = Takiej karty nie ma. Skróć wyszukiwanie albo usuń filtry.
library-sort = Kolejność
library-sort-printed = Jak wydrukowano
library-sort-title = Nazwa
library-sort-up = { $field }, od najmniejszych
library-sort-down = { $field }, od największych

query-no-field = Karty nie mają pola „{ $part }”.
query-fields = Mają pola: { $fields }.
query-no-value = { $field }: żadna karta nie ma „{ $part }”.
query-no-number = { $field }: „{ $part }” to nie liczba.
query-open-quote = Cytat { $part } nie ma końca.
query-nothing = Po „{ $part }” czegoś brakuje.
query-meant = Czy chodzi o „{ $nearest }”?

library-back = Wróć do kart

card-unknown = Nie ma karty „{ $card }”.
card-before = Poprzednia: { $title }
card-next = Następna: { $title }
card-place = { $place } z { $all }
card-copy = Kopiuj link
card-copied = Skopiowano
card-facts = Dane
card-rules = Zasady, których dotyczy
card-no-rules = Nie dotyczy jej żadna szczególna zasada.
card-rulings = Rozstrzygnięcia
card-no-rulings = Żadne rozstrzygnięcie jej nie wymienia.
card-decks = Talie, w których jest
card-no-decks = Nie ma jej w żadnej talii startowej ani w żadnej twojej.
card-own-deck = twoja
card-copies = { $count }×
card-record = Jak sobie tu radziła
card-record-words = Z zakończonych gier tego serwera, ludzi i botów: każdy gracz, który ją miał, liczy się raz na grę.
card-had = Mieli ją
card-played = Zagrali ją
card-none = Jeszcze nikt.
card-few = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
}: nic jeszcze nie można powiedzieć.
card-share = Wygrane: { $won } z { $games }, czyli { $share } %, na pewno między { $least } % a { $most } %.
card-even = W tym przedziale mieści się połowa: to może być przypadek.
card-record-own-box = Stół z własnym pudełkiem się nie liczy.

card-facts-only = tylko dane
card-facts-only-why = Tylko dane: wiadomo, co wydrukowano na tej karcie, ale jeszcze nie, co robi jej tekst. Nie można jej włożyć do talii.
