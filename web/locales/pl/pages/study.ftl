# Analiza: obok powtórki i edytor pozycji.

study-title = Analiza pozycji
study-words = Zapisz dowolną pozycję, zobacz ją na planszy, zapytaj, co jest w niej najlepsze, udostępnij ją albo graj od niej dalej. Skończone gry analizuje się w ich powtórkach.
study-none = Nie ma tu nic do analizy
study-none-words = Nie ma takiej gry.
study-progress = Przejrzane chwile: { $known } z { $moments } …
study-done = { $moments ->
    [0] W tej grze nie było chwili, w której można było coś naprawdę wybrać.
   *[other] Przejrzane chwile: { $known } z { $moments }.
  }
study-odds = { $whose ->
    [mine] Twoje szanse na wygraną według przeszukiwania
    [together] Szanse drużyny na wygraną według przeszukiwania
   *[other] { $name }: szanse na wygraną według przeszukiwania
  }
study-swings = Punkty zwrotne
study-no-swings = Żaden wybór nie kosztował tu wiele.
study-confirmed = Dograno po { $games } razy: { $chosen } wygranych po tym wyborze, { $better } po lepszym.
study-not-confirmed = Dograno po { $games } razy: { $chosen } wygranych po tym wyborze, { $better } po tamtym; te gry nie potwierdzają przeszukiwania.
study-chosen = Wybrano: { $option }
study-better = Lepiej: { $option }
study-lost = { $before } → { $after }
study-try = Spróbuj stąd inaczej
study-lines = Twoje próby
study-line = { $name }, od kroku { $step }
study-compare = { $line ->
    [won] Ta próba: wygrana.
    [lost] Ta próba: przegrana.
    [drawn] Ta próba: remis.
   *[running] Ta próba jeszcze trwa.
  } { $game ->
    [won] Gra: wygrana.
    [lost] Gra: przegrana.
   *[drawn] Gra: remis.
  }
study-edit = Edytuj tę pozycję
study-position = Pozycja
study-examples = Przykłady z zasad
study-choose-example = Wybierz przykład
study-text = Pozycja jako tekst (JSON)
study-no-json = To jeszcze nie jest JSON: { $why }
study-checking = Sprawdzamy …
study-right = W tej pozycji gra jest skończona.
study-ask = Co tu jest najlepsze?
study-thinking = Trwa przeszukiwanie …
study-play = Graj od tego miejsca

# Lines of play that are tried from a position.

line-title = Porównaj warianty
line-try = Wypróbuj warianty stąd
line-words = Wybieraj za obie strony. Szanse są szansami miejsca { $number }, tak jak widzi je przeszukiwanie.
line-close = Wróć do pozycji
line-back = Krok wstecz
line-keep = Zachowaj ten wariant
line-anew = Od początku
line-now = Ten wariant
line-kept = Wariant { $number }
line-beside = Obok
line-begin = Pozycja
line-asked = Miejsce { $number }: { $question }
line-over = Tu gra się kończy.
line-options = Co można wybrać

# A position edited by hand.

form-title = Ręcznie
form-no-json = Tekst nie jest jeszcze JSON-em: popraw go, a wtedy będzie można edytować ręcznie.
form-game = Gra
form-side-light = Jasna strona
form-side-dark = Ciemna strona
form-droids = Droidy
form-on-planet = { $planet }
form-turn = Czyja tura
form-phase = Faza
form-balance = Równowaga Mocy
form-dial = Tarcza Gwiazdy Śmierci
form-initiative = Inicjatywa
form-round = Runda
form-control = Kontroluje pole bitwy
form-resources = Zasoby
form-threat = Zagrożenie
form-actions = Pozostałe akcje
form-at = Jest na planecie
form-unsaid = nie podano
form-card = Nazwa karty
form-add = { $group }, { $place }: dodaj kartę
form-put = Dodaj ({ $place })
form-remove = Usuń kartę { $title }
form-move = Przenieś kartę { $title }
form-move-to = Przenieś…
form-token = { $title }: { $token }
form-unknown = Żadna karta nie nazywa się „{ $title }”.
place-units = Jednostki
place-objectives = Cele
place-enhancements = Ulepszenia
place-hand = Ręka
place-deck = Talia, od wierzchniej karty
place-objective_deck = Talia celów
place-discard = Stos kart odrzuconych
place-victory = Stos zwycięstwa
place-hq = Sztab
place-planet = Planeta { $number } { $title }
place-supports = Wsparcia
place-characters = Postacie
place-squad = Oddział
token-damage = obrażenia
token-focus = skupienie
token-shields = osłony
token-committed = przydzielona do Mocy
token-exhausted = wyczerpana
token-stored = zasoby na karcie
token-dice = kości
form-missions = Misje
form-mission-orange = Pomarańczowe miejsce
form-mission-white = Białe miejsce
form-villains = Złoczyńcy i inwazja
form-villain-on = { $title }: na planecie
form-invasion = Miejsce na torze inwazji
form-blockades = Blokady
form-pool = { $title }: kości w puli
form-pool-short = w puli
form-die = { $title }: co pokazuje kość nr { $number }
form-die-add = { $title }: jeszcze jedna kość w puli
form-die-more = Dodaj kość…
form-die-none = nie ma jej w puli
place-attachments = Dodatki
place-upgrades = Ulepszenia
place-captured = Schwytane karty
place-mission_deck = Talia misji, od wierzchniej
place-completed = Wykonane misje
place-affiliation = Karta stronnictwa
place-warlord = Lider
token-bloodied = krwawi
form-nobody = Nikogo tu jeszcze nie ma.
form-engagement = Bitwa
form-engaged = Co jest atakowane
form-attackers = Atakujący
form-defenders = Obrońcy
form-edge = Kto ma przewagę
form-step = Na jakim etapie
form-step-attackers = przed zadeklarowaniem atakujących
form-step-after-attackers = po zadeklarowaniu atakujących
form-step-defenders = przed zadeklarowaniem obrońców
form-step-after-defenders = po zadeklarowaniu obrońców
form-step-edge = początek walki o przewagę
form-step-after-edge = po walce o przewagę
form-step-strikes = natarcia
form-step-reward = po natarciach
form-battle = Bitwa
form-battle-at = Gdzie się toczy
form-combat-round = Runda walki
form-window = Na jakim etapie
form-window-begin = początek bitwy
form-window-skirmish = przed starciem dystansowym
form-window-ranged = starcie dystansowe
form-window-window = okno akcji rundy walki
form-window-turns = tury walki
form-window-second-turn = druga tura walki
form-window-end-of-round = koniec rundy walki
