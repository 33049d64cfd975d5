# Elemzés: a visszajátszás mellett, és az állásszerkesztő.

study-title = Állás elemzése
study-words = Írj le egy tetszőleges állást, nézd meg a táblán, kérdezd meg, mi a legjobb benne, oszd meg, vagy játssz tovább belőle. A befejezett játszmákat a visszajátszásukban elemezheted.
study-none = Itt nincs mit elemezni
study-none-words = Nincs ilyen játék.
study-progress = Megvizsgált pillanatok: { $known } / { $moments } …
study-done = { $moments ->
    [0] Ebben a játszmában nem volt olyan pillanat, amikor igazán választani lehetett.
   *[other] Megvizsgált pillanatok: { $known } / { $moments }.
  }
study-odds = { $whose ->
    [mine] Az esélyed a győzelemre a keresés szerint
    [together] A csapat esélye a győzelemre a keresés szerint
   *[other] { $name } esélye a győzelemre a keresés szerint
  }
study-swings = Fordulópontok
study-no-swings = A keresés nem talált olyan döntést, amely sokba került.
study-confirmed = Mindkettő után { $games } végigjátszott játszma: ezután { $chosen } győzelem, a jobb után { $better }.
study-not-confirmed = Mindkettő után { $games } végigjátszott játszma: ezután { $chosen } győzelem, a másik után { $better }; ezek nem igazolják a keresést.
study-chosen = Ez történt: { $option }
study-better = Jobb lett volna: { $option }
study-lost = { $before } → { $after }
study-try = Próbáld innen másképp
study-lines = A próbáid
study-line = { $name }, a(z) { $step }. lépéstől
study-compare = { $line ->
    [won] Ez a próba: győzelem.
    [lost] Ez a próba: vereség.
    [drawn] Ez a próba: döntetlen.
   *[running] Ez a próba még tart.
  } { $game ->
    [won] A játszma: győzelem.
    [lost] A játszma: vereség.
   *[drawn] A játszma: döntetlen.
  }
study-edit = Az állás szerkesztése
study-position = Állás
study-examples = Példák a szabálykönyvből
study-choose-example = Válassz egy példát
study-text = Az állás szövegként (JSON)
study-no-json = Ez még nem JSON: { $why }
study-checking = Ellenőrzés …
study-right = Ebben az állásban a játszma véget ért.
study-ask = Mi itt a legjobb?
study-thinking = A keresés gondolkodik …
study-play = Játssz innen
