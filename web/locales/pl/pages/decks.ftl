# Talie: budowanie, przechowywanie, udostępnianie, wczytywanie i próbowanie; własne pudełka.

deck-begin = Zbuduj coś nowego
deck-new = Nowa talia
box-new = Nowe pudełko
deck-unnamed = Nowa talia
deck-name = Nazwa talii
deck-notes = Notatki
deck-notes-words = Co ta talia chce osiągnąć, co zatrzymać w pierwszej ręce…
deck-versions = Wersje
deck-copy = Kopiuj
deck-remove = Wyrzuć
deck-remove-sure = Wyrzucić „{ $name }” razem ze wszystkimi wersjami?

import-words = Wklej talię albo wybierz plik: nasz własny tekst, .o8d z OCTGN, eksport z swdestinydb albo listę w rodzaju „3x Nazwa (Zestaw)” z nagłówkami. Forma zostanie rozpoznana.
import-pasted = wklejony tekst
deck-text = Talia jako tekst
choose-file = Wybierz plik
import = Wczytaj
kept-decks = Zachowane talie
no-decks = Jeszcze żadnej.
deck-legal = zgodna z zasadami
deck-illegal = łamie zasady

bench-cards = Karty
bench-deck = Talia
bench-sides = Karty albo talia
bench-shelves = Z czego wybierasz
bench-shelf-affiliation = Stronnictwo
bench-shelf-set = Zestawy celów
bench-shelf-warlord = Lider
bench-shelf-card = Karty
bench-shelf-character = Postacie
bench-shelf-battlefield = Pole bitwy
bench-shelf-plot = Fabuła
bench-all = Także to, co nie pasuje
bench-nothing = Nic tutaj nie pasuje do talii w tej postaci.
bench-set-cards = Karty zestawu { $title }
bench-begin-star_wars_lcg = Zacznij od stronnictwa: ono mówi, po której stronie grasz i których zestawów celów możesz użyć.
bench-begin-conquest = Zacznij od lidera: razem z nim przychodzi jego sygnowany oddział, a jego miejsce na kole mówi, kto może być twoim sojusznikiem.
bench-begin-destiny = Zacznij od postaci.
bench-less = { $title }: o jedną mniej
bench-more = { $title }: o jedną więcej
bench-copies = { $title }: w talii { $copies }
bench-choose = Wybierz
bench-choose-named = Wybierz: { $title }
bench-chosen = Wybrano
bench-chosen-named = Wybrano: { $title }
bench-normal = 1 kość · { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
bench-elite = 2 kości · { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
bench-elite-named = { $title }, 2 kości
bench-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
bench-undo = Cofnij
bench-save = Zapisz
bench-saved = Zapisano
bench-legality = Czy talia jest zgodna z zasadami?
bench-legal = Zgodna z zasadami: można nią grać.
bench-illegal = { $count ->
    [one] Złamana jest { $count } zasada
    [few] Złamane są { $count } zasady
   *[many] Złamanych jest { $count } zasad
}
bench-play = Zagraj nią
bench-against = Przeciwko
bench-curves = Krzywe

tally-of = { $copies } z { $most }
tally-at-least = { $copies } z co najmniej { $least }

curve-bar = { $name }: { $copies }

sample-hand = Przykładowa ręka
sample-deal = Rozdaj rękę
sample-another = Inna ręka
sample-turn = Pierwsza tura przeciwko talii { $opponent }
sample-unfinished = Gdy tylko talia będzie zgodna z zasadami, będzie można z niej rozdać rękę.

version-number = Wersja { $number }
version-back = Przywróć
version-compare = Porównaj
version-before = Przedtem
version-after = Potem
version-same = Nie ma różnic.

trial-title = Jak dobra jest ta talia?
trial-words = Boty rozgrywają talią partie przeciwko każdej talii startowej, z którą może się zmierzyć, na obu miejscach tych samych rozdań, dopóki wynik nie będzie znany, i ani chwili dłużej. Dzieje się to wtedy, gdy nie ma nic pilniejszego do przemyślenia.
trial-illegal = Gdy tylko talia będzie zgodna z zasadami, będzie można ją wypróbować.
trial-asked = Pytanie
trial-field = Czy jest lepsza od reszty talii?
trial-beside = Czy jest lepsza od wersji { $number }?
trial-length = Jak długo
trial-deals = { $deals ->
    [4] Krótko: najwyżej 4 rozdania
    [20] Zwyczajnie: najwyżej 20 rozdań
    [60] Dokładnie: najwyżej 60 rozdań
   *[other] Liczba rozdań: najwyżej { $deals }
}
trial-begin = Zacznij
trial-again = Wypróbuj jeszcze raz
trial-stop = Przerwij
trial-running = Rozgrywane partie
trial-games = Rozegrane partie: { $games } z najwyżej { $most }
trial-left = { $minutes ->
    [0] { $seconds ->
        [one] jeszcze najwyżej sekunda
        [few] jeszcze najwyżej { $seconds } sekundy
       *[many] jeszcze najwyżej { $seconds } sekund
    }
    [one] jeszcze najwyżej minuta
    [few] jeszcze najwyżej { $minutes } minuty
   *[many] jeszcze najwyżej { $minutes } minut
}
trial-so-far = Jak dotąd wygrane: { $share } % (na pewno między { $least } a { $most } %)
trial-stopped = Przerwano, zanim wynik był znany.
trial-answer = Odpowiedź
trial-part-opponents = Według przeciwnika i miejsca
trial-part-ends = Jak wygrywano i przegrywano
trial-part-curves = Tura po turze
trial-part-cuts = Co wyrzucić
trial-part-hands = Pierwsza ręka
trial-part-cards = Karta po karcie
trial-interval = W nawiasie i na pasku: gdzie w 95 przypadkach na 100 leży prawdziwy udział.
trial-opponent = Przeciwnik
trial-won = Wygrane partie
trial-share = { $share } % ({ $least }–{ $most }) z { $games }
trial-won-by = Wygrana: { $reason }
trial-lost-by = Przegrana: { $reason }
trial-ours = ta talia
trial-theirs = przeciwnicy
trial-turn = tura
trial-no-cuts = Żadnej karcie nie udowodniono, że przegrywa partie.
trial-openings = Wszystkie karty zatrzymanych pierwszych rąk
trial-card = Karta
trial-gain = Zysk w punktach
trial-had = Wygrane po dobraniu
trial-played = po zagraniu
trial-unseen = gdy się nie pojawiła
trial-in-hand = Wygrane z nią na zatrzymanej ręce
trial-of = { $share } % z { $games }
trial-shrinkage = Zysk: o ile partii na sto więcej wygrano, gdy kartę dobrano, niż gdy się nie pojawiła. Liczy się tak, jakby jeszcze { $games } partii potoczyło się jak wszystkie inne, bo kilka partii niczego nie dowodzi.

export = Eksportuj
export-title = Talia jako tekst
export-format = Forma
export-text = Talia jako tekst
export-save = Zapisz jako plik
format-text = Nasz własny tekst
format-list = Lista z nagłówkami
format-o8d = OCTGN (.o8d)
format-json = swdestinydb (JSON)
format-swdestinydb = swdestinydb (tekst)
copy-text = Kopiuj
copied = Skopiowano
print = Drukuj

share = Udostępnij
share-title = Udostępnij talię
share-words = Kto ma odnośnik, może przeczytać talię taką, jaka wtedy będzie, i wziąć jej kopię. Nikt inny jej nie znajdzie.
share-link = Odnośnik
share-begin = Utwórz odnośnik
share-end = Już nie udostępniaj
shared-copy = Skopiuj do moich talii

look-card-page = Wszystko o tej karcie

box-title = Własne pudełko
box-words = Plik elementów gry: popraw to, co jest na twoich kartach, albo wymyśl własne. Jest sprawdzany w trakcie pisania.
box-name = Nazwa pudełka
box-unnamed = Moje pudełko
box-text = Plik elementów
box-line = Wiersz { $line }
box-sound = Tym pudełkiem można grać.
box-play = Zagraj z nim
