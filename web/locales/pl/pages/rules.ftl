# Księga zasad: osobna strona i szuflada przy stole.

rules-title = Zasady
rules-words = Każda zasada każdej gry naszymi słowami, przebieg tury na rysunku i pozycje, na których można coś wypróbować.
rules-of = Zasady: { $game }
rules-none = Nie ma tu księgi zasad
rules-none-words = Nie udało się znaleźć zasad. Może nie ma połączenia albo takiej gry.
rules-contents = Spis treści
rules-search = Szukaj w zasadach słów lub numeru
rules-found = { $count ->
    [0] Nic nie zawiera wszystkich tych słów.
    [one] Znaleziono jedną zasadę.
    [few] Znaleziono { $count } zasady.
   *[many] Znaleziono { $count } zasad.
  }
rules-results = Co znaleziono
rules-no-such = W tej księdze nie ma zasady { $rule }.
rules-chart = Przebieg gry
rules-here = Teraz:
rules-you-are-here = Tu jesteś
rules-kind-step = Robią to zasady
rules-kind-choice = Ktoś decyduje
rules-kind-window = Okno akcji
rules-back-to = ↺ można wrócić do: { $step }
rules-examples = Przykłady do rozegrania
rules-examples-words = Każdy to pozycja ze środka gry. Wypróbuj ją przeciw łatwemu botowi; niczym nie ryzykujesz.
rules-try = Wypróbuj
rules-try-of = Wypróbuj { $rule }
rules-new-window = (w nowym oknie)
rules-rulings = Rozstrzygnięcia
rules-rulings-words = Co zasady zostawiają otwarte i jak się to tu rozgrywa.
rules-copy = Kopiuj link
rules-copied = Link skopiowany
rules-whole = Otwórz całą księgę zasad w nowym oknie
