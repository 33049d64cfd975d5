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
study-chosen = Zagrano: { $option }
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
