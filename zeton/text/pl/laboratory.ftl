# Co mówi laboratorium, w terminalu i w raportach.

# Symulacje

terminal-simulate-of = Gry bota { $bot }: co wygrała pierwsza talia
terminal-simulate-team = Gry bota { $bot }
terminal-simulate-planned = Gier łącznie: { $all }, po { $deals } na { $by ->
    [decks] każdą z par talii
   *[other] każdy z wyborów opcji i miejsc
} (jest ich { $setups }).
terminal-simulate-known = Rozegrano już { $known } z { $all } gier.
terminal-simulate-stopped = Przerwano: { $known } z { $all } gier jest w pliku { $file }. To samo polecenie podejmie je w tym miejscu.
terminal-simulate-written = W pliku { $file } { $games ->
    [one] jest { $games } gra
    [few] są { $games } gry
   *[many] jest { $games } gier
}.

help-simulate =
    Rozgrywa wiele gier i zapisuje, czym się skończyły: boty, talie, ziarno, zwycięzcy, przyczyna; całą grę z { $switch }.

    To, co zostanie rozegrane, zależy tylko od ziaren, a nie od liczby procesów. Przerwaną symulację podejmuje to samo polecenie;
    z większą liczbą gier rozgrywa tylko brakujące.
help-seat-bots = Jeden bot na wszystkie miejsca albo po jednym na każde: { $examples }.
help-results-file = Dokąd trafią wyniki: plik Parquet.
help-deals = Ile rozdań na każdą parę talii.
help-from-position = Zaczynaj każdą grę od pozycji z tego pliku.
help-with-records = Zachowaj każdą grę w całości, tak by można ją było odtworzyć.
help-cluster = Graj na klastrze Ray: { $forms }. Klaster uruchamia polecenie: { $start }

# Błędy

terminal-blunders-searching = przeszukiwanie
terminal-blunders-checking = dogrywanie
terminal-no-blunders = Żaden wybór nie kosztował tu wiele.
terminal-blunder-where = Tura { $turn }, wybór { $step } · { $who }
terminal-blunder-chosen = Wybrano: { $option }
terminal-blunder-better = Lepiej: { $line }
terminal-blunder-odds = Szanse na wygraną spadły z { $before }% do { $after }%.
terminal-blunder-confirmed = Dograno po { $games } razy: { $chosen } wygranych po tym wyborze, { $better } po lepszym.
terminal-blunder-not-confirmed = Dograno po { $games } razy: { $chosen } wygranych po tym wyborze, { $better } po tamtym; te gry nie potwierdzają przeszukiwania.

help-lab = Laboratorium: jak dobre są talie, przez co przegrano gry, jak silne są boty.
help-blunders =
    Przeszukuje zapisaną grę na nowo i mówi, które wybory kosztowały najwięcej: co wybrano, co było lepsze i jak potoczyłoby się dalej,
    jakie były szanse przed wyborem i po nim. Oba wybory są też dogrywane, by sprawdzić, czy przeszukiwanie ma rację.
help-blunders-of = Tylko wybory tego miejsca (1, 2 …).
help-playouts = Ile gier dograć po każdym z wyborów.

# Drabina

terminal-sprt-so-far = świadectwo { $evidence } z ±{ $bound }
terminal-sprt-better = { $new } jest lepszy niż { $old }.
terminal-sprt-not-better = { $new } nie jest lepszy niż { $old }.
terminal-sprt-unknown = Jeszcze nie wiadomo, czy { $new } jest lepszy niż { $old }: potrzeba więcej rozdań.
terminal-sprt-cost = Jego wynik to { $share } ({ $interval }) z { $games } gier.

help-ladder = Drabina: boty mierzone w tych samych rozdaniach przeciw { $baselines }, wyniki z numerem wersji kodu; oraz czy jeden jest lepszy od drugiego.
help-ladder-climb = Mierzy bota w stałych rozdaniach gry przeciw każdej miarze i zapisuje wynik.
help-ladder-show = Pokazuje drabinę gry: rankingi Elo albo odsetek gier wygranych przez drużyny, z przedziałami 95%.
help-ladder-better =
    Mówi, czy pierwszy bot jest lepszy od drugiego: rozdania są rozgrywane w obie strony, aż będzie to wiadomo, i nie dłużej (sekwencyjny
    test ilorazu wiarygodności, który myli się raz na dwadzieścia). Jeśli po ostatnim rozdaniu tego nie wiadomo, kod wyjścia to 1.
help-ladder-file = Plik z wynikami, po jednym w wierszu.
help-ladder-deals = Ile rozdań przeciw każdej mierze, na każdą parę talii.
help-new-bot = Bot: { $examples }.
help-old-bot = Bot, z którym jest porównywany: { $examples }.
help-name-new-bot = bot
help-name-old-bot = drugi
help-elo-no = Tyle Elo więcej to jeszcze nie lepszy.
help-elo-yes = Tyle Elo więcej to już lepszy.
help-most-deals = Ile najwyżej rozdań rozegrać.

# Kalibracja

terminal-calibration = Jak pewne może być przeszukiwanie
terminal-column-game = Gra
terminal-column-moments = Chwile
terminal-column-factor = Mnożnik
terminal-column-offset = Przesunięcie
terminal-column-loss-before = Strata logarytmiczna przed
terminal-column-loss-after = po
terminal-picture-said = podane szanse na wygraną, %
terminal-picture-came = wygrane gry, %
terminal-picture-before = według przeszukiwania
terminal-picture-after = po kalibracji

help-calibrate =
    Mierzy, jak pewne może być przeszukiwanie: czego się spodziewa w różnych chwilach gier i czym się one skończyły. Mnożnik logarytmów
    szans sprawia, że jego 60% znaczy 60%. Chwile są zapisywane, a pomiar podejmuje się tam, gdzie go przerwano.
help-calibrate-games = Ile ma być gier każdego rodzaju; 0: tylko to, co jest w pliku.
help-moments-file = Plik, w którym są zapisywane chwile.
help-fits-file = Zapisz dopasowanie do tego pliku.

# Laboratorium talii

terminal-deck-so-far = { $share } ({ $interval })
terminal-deck-against = { $deck } przeciw wszystkim
terminal-deck-stopped = Przerwano: raport mówi o grach rozegranych do tej chwili.
terminal-deck-stopped-early = Przerwano, zanim było co powiedzieć.
terminal-report-written = Raport jest w pliku { $file }.

help-lab-deck =
    Mówi, jak dobra jest talia: przeciw każdej talii początkowej, z którą może się spotkać, i w porównaniu z poprzednią wersją. Te same
    rozdania są rozgrywane na obu miejscach i przez obie wersje, aż będzie to wiadomo, i nie dłużej. Raport to jeden plik HTML z rysunkami.
help-last-version = Poprzednia wersja talii, do porównania.
help-who-plays = Bot, który gra po obu stronach: { $examples }.
help-report-file = Dokąd trafi raport.

report-title = { $deck } – { $game }
report-good = Talia „{ $deck }” jest lepsza niż pozostałe: wygrała { $share }% ({ $low }–{ $high }%) z { $games } gier.
report-bad = Talia „{ $deck }” jest gorsza niż pozostałe: wygrała { $share }% ({ $low }–{ $high }%) z { $games } gier.
report-even = Nie wiadomo, czy talia „{ $deck }” jest lepsza, czy gorsza niż pozostałe: wygrała { $share }% ({ $low }–{ $high }%) z { $games } gier.
report-better = Jest lepsza od poprzedniej wersji, która wygrała { $share }% ({ $low }–{ $high }%) z tych samych { $games } rozdań.
report-worse = Jest gorsza od poprzedniej wersji, która wygrała { $share }% ({ $low }–{ $high }%) z tych samych { $games } rozdań.
report-same = Nic jej nie odróżnia od poprzedniej wersji, która wygrała { $share }% ({ $low }–{ $high }%) z tych samych { $games } rozdań.
report-quick-bot = szybki
report-cost = Rozegrane gry: { $games }, bot { $bot }, czas: { $seconds } s.
report-part-opponents = Według przeciwnika i miejsca
report-part-ends = Jak wygrywano i przegrywano
report-part-curves = Tura po turze
report-part-cards = Karta po karcie
report-part-hands = Pierwsza ręka
report-part-cuts = Co wyjąć
report-won = wygrane gry, % (przedział 95%)
report-field = Przeciwnicy to wszystkie talie startowe, z którymi ta talia może grać. Każde rozdanie rozegrano z obu miejsc. Słupek pokazuje, ile wygrano; cienka linia na nim – gdzie z pewnością 95% leży prawdziwy udział: im więcej gier, tym krótsza.
report-means = Średnie na początku tury, z gier, które do niej dotrwały; kończą się tam, gdzie połowa gier była już skończona.
report-seat = Miejsce { $number }
report-games = Gry
report-won-by = Wygrana: { $reason }
report-lost-by = Przegrana: { $reason }
report-turn = tura
report-ours = ta talia
report-theirs = przeciwnik
report-measure-dial = Tarcza Gwiazdy Śmierci
report-measure-objectives = Zniszczone cele
report-measure-units = Jednostki
report-measure-planets = Planety
report-measure-hand = Karty na ręce
report-measure-health = Wytrzymałość
report-measure-upgrades = Ulepszenia
report-measure-threat = Zagrożenie
report-card = Karta
report-had = Wygrane po dobraniu
report-played = po zagraniu
report-unseen = gdy jej nie było
report-in-hand = Wygrane z nią w zachowanej pierwszej ręce
report-gain = Zysk, punkty
report-interval = Przedział 95%
report-shrinkage = Zysk to o ile większa część gier była wygrana, gdy kartę dobrano, niż gdy jej nie było. Jest przyciągany do zera tak, jakby { $games } dalszych gier potoczyło się jak wszystkie: kilka gier niczego nie dowodzi. Karty, która była w każdej grze, nie ma z czym porównać: –.
report-no-mulligan = Żadnej pierwszej ręki nie można było wymienić.
report-kept = Zachowane ręce wygrały { $share }% ({ $low }–{ $high }%) z { $games } gier.
report-sent-back = Wymienione ręce wygrały { $share }% ({ $low }–{ $high }%) z { $games } gier.
report-keep-for = Dla tych kart warto zachować rękę: { $cards }.
report-keep-for-none = O żadnej karcie nie wiadomo na pewno, że warto dla niej zachować rękę.
report-send-back-for = Pierwsza ręka z tymi kartami wypadała gorzej: { $cards }.
report-cut = { $card }: { $gain } punktu
report-no-cuts = O żadnej karcie nie wiadomo na pewno, że przegrywa gry.

# Wszyscy ze wszystkimi

terminal-field-picture = Wygrane gry w procentach, z przedziałem 95%
terminal-field-won = część wygranych gier
terminal-field-of = Gry: { $games }, bot { $bot }, wersja zasad { $rules }. Tyle wiersz wygrał z kolumną.
terminal-field-decks = Talia
terminal-field-by-difficulty = Poziom
terminal-field-by-villain = Złoczyńca
terminal-field-by-number = Jedi przy stole
terminal-field-by-role = Jedi

help-field =
    Każda talia początkowa gra z każdą inną; w grze drużynowej każdy złoczyńca na każdym poziomie, z każdą liczbą Jedi. Obok danych powstaje
    mapa ciepła z przedziałami i strona.
help-field-deals = Ile rozdań na każdą komórkę; 0: narysuj to, co jest.
help-field-folder = Katalog na dane, rysunek i stronę.
