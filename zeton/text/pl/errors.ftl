# Co ktoś zrobił źle (zeton/kernel/errors.py): zdania, które mówią, kto, co, dlaczego i co byłoby dobrze.

quoted = „{ $text }”
reason-with-rule = { $reason } ({ $rule })
list-cut = { $told } … i jeszcze { $count }
sentences-cut = { $told } … i jeszcze { $count }.

error-as-said = { $why }
error-at = { $where }: { $why }
error-line = { $file }, wiersz { $number }
error-numbered = { $printed } ({ $number })
error-how-to-install = W katalogu projektu uruchom: { $command }
error-system = { $code ->
    [ENOENT] Nie ma takiego pliku ani katalogu.
    [EACCES] Brakuje uprawnień.
    [EPERM] Brakuje uprawnień.
    [EISDIR] To jest katalog.
    [ENOTDIR] Część ścieżki nie jest katalogiem.
    [EEXIST] To już istnieje.
    [ENOSPC] Zabrakło miejsca na dysku.
    [EROFS] Nic nie można tam zapisać.
    [ENAMETOOLONG] Nazwa jest za długa.
    [EADDRNOTAVAIL] Ten komputer nie ma takiego adresu.
   *[other] { $said }
}

# Nazwy

error-no-such = Nie ma { $what } { $name }. { $hint }
    .what = gen
error-hint-close = Czy chodzi o { $names }?
error-hint-all = { $count ->
    [0] Nie ma żadnej możliwości.
    [one] Jedyna możliwość: { $names }.
   *[other] Możliwości: { $names }.
}
error-hint-none = Nic nie nazywa się podobnie.
error-hint-example = Potrzebna jest nazwa, na przykład { $example }.
error-several-names = { $name } może oznaczać kilka kart: { $names }. Podaj angielską nazwę jednej z nich.
error-several-cards = { $name } to może być jedna z tych kart: { $names }.
error-no-card-here = Nie widzisz na tym stole takiej karty: { $name }; podaj numer po znaku # albo nazwę.

what-bot = bot
    .gen = bota
what-card = karta
    .gen = karty
what-card-in-sight = widoczna karta
    .gen = widocznej karty
what-deck-format = forma talii
    .gen = formy talii
what-entry = pole
    .gen = pola
what-game = gra
    .gen = gry
what-language = język
    .gen = języka
what-option = opcja
    .gen = opcji
what-puzzle = zagadka
    .gen = zagadki
what-setting = ustawienie
    .gen = ustawienia
what-format = format
    .gen = formatu
what-starter-deck = talia startowa
    .gen = talii startowej
what-starter-deck-or-file = talia startowa ani plik
    .gen = talii startowej ani pliku
what-value = wartość
    .gen = wartości

# Czym są wartości

wanted-text = tekst
wanted-line = jeden wiersz tekstu
wanted-object = obiekt
wanted-list = lista
wanted-tuple = krotka
wanted-number = liczba
wanted-whole-number = liczba całkowita
wanted-true-or-false = { "true" } albo { "false" }
wanted-yes-or-no = { "yes" } albo { "no" }
wanted-str = tekst
wanted-int = liczba całkowita
wanted-float = liczba
wanted-bool = { "true" } albo { "false" }
wanted-array = lista
wanted-null = nic
wanted-networks = sieci albo adresy, na przykład 10.0.0.0/8, 192.168.1.7

error-entry-kind = „{ $name }” to { $wanted }, a nie { $given }.
error-entry-number = „{ $name }” to liczba od { $least } do { $most }, a nie { $given }.
error-entry-one-of = „{ $name }” to { $wanted }, a nie { $given }.
error-in-entry = W polu „{ $name }”: { $why }
error-above-zero = „{ $name }” to liczba większa od 0, a nie { $given }.

# Wybory

error-game-over = W tej grze ({ $game }) nie ma już o czym decydować: jest skończona.
error-stale = To odpowiedź na decyzję { $given }, a miejsce { $seat } jest przy decyzji { $number }.
error-not-an-option = { $given } nie jest możliwością: decyzja { $number } ({ $asked }) miejsca { $seat } ma { $listed }{ $more ->
    [0] .
   *[other] {" "}i jeszcze { $more }.
}
error-neither-option-nor-index = { $given } nie jest ani możliwością, ani jej numerem.
error-no-option-number = Nie ma możliwości { $given }: decyzja { $number } ({ $asked }) miejsca { $seat } ma możliwości od 0 do { $last }.
error-not-an-option-at-all = Słowami opisuje się możliwość, a nie { $given }.
error-no-option-of-this-match = { $given } nie jest możliwością w tej grze: jej karty mają numery od 1 do { $last }.
error-not-a-match = Karty nazywa gra, w której są, a nie { $given }.
error-not-chance = Karty rozdaje na nowo { $wanted }, a nie { $given }.
error-not-said = To, co już powiedziano o kartach, jest słownikiem, a nie { $given }.
error-no-entry-of-the-log = Dziennik czyta się od wpisu 0 albo późniejszego, a nie od { $given }.
error-no-card-number = Nie ma karty { $given }: karty mają numery od 1 do { $last }.
error-no-seat = Nie ma miejsca { $given }: miejsca mają numery od { $first } do { $last }.
error-chance-has-spoken = Tego nie można cofnąć: od tamtej chwili tasowano lub losowano karty.
error-cards-were-seen = Tego nie można cofnąć: od tamtej chwili odsłonięto zakryte karty.

# Przygotowanie gry

error-seats = { $game }: liczba miejsc to od { $least } do { $most }, a nie { $given }.
error-two-seats = { $game }: są dwa miejsca, a nie { $given }.
error-two-decks = { $game }: potrzebne są dwie talie, na przykład { $example }.
error-no-decks = { $game }: tu nie gra się własnymi taliami.
error-option-kind = Opcja „{ $name }” to { $wanted }, a nie { $given }.
error-format-day = Dzień zapisuje się tak: 2017-04-12, za nazwą formatu („{ $name }”), a nie { $given }.
error-format-before = W dniu { $given } format „{ $name }” jeszcze nie obowiązywał: znamy go od { $first }.
error-pool-too-small = Z tych zestawów kart nie da się wylosować poprawnej talii: dopuść ich więcej.
error-option-form = Opcję zapisuje się jako nazwa=wartość, a nie { $given }.
error-bad-seed = Ziarno losowe to liczba całkowita, która ma najwyżej { $digits } cyfr, a nie { $given }.
error-no-opponent = Żadną talią startową nie można grać przeciw tej: { $deck }.

# Zapisy gier

error-history-line = Wiersz { $number } w pliku { $file } nie jest wynikiem „{ $command }”: usuń ten wiersz albo podaj inny plik.
error-determinized = Gra, w której karty rozdano na nowo, nie ma zapisu: jej kart nie rozdało żadne ziarno.
error-chance-is-asked = Teraz rozstrzyga los: karty można rozdać na nowo, gdy wybiera gracz.
error-no-record = Zapis gry to obiekt, który ma { $wanted }; to jest { $given }.
error-record-entries = Zapis gry ma { $wanted }; { $count ->
    [0] ten nie ma nic
   *[other] ten ma { $given }
}.
error-record-format = Zapis ma format { $given }; ta wersja czyta format { $wanted }.
error-record-part = „{ $name }” w zapisie gry to { $wanted }, a nie { $given }.
error-record-seed = Zapis nie ma ziarna. { $why }
error-record-of-no-game = Zapis nie dotyczy żadnej gry. { $why }
error-bad-upto = Liczba wyborów z zapisu to liczba od 0 wzwyż, a nie { $given }.
error-other-rules = Tę grę ({ $game }) rozegrano według wersji zasad { $given }, a to jest wersja „{ $version }”: te same wybory byłyby inną grą. Odtworzy ją ten Żeton, w którym ją rozegrano.
error-record-choice = Wyboru { $number } z zapisu nie można dokonać. { $why }
error-record-forced-choice = Wybór { $number } z zapisu to { $given }, a możliwy jest tam tylko { $right }.
error-record-no-choice = Wybór { $number } z zapisu to { $given }; wybór to czasownik i trzy liczby: karta, cel, liczba.
error-record-setup = Przygotowanie w zapisie gry ({ $game }) to lista talii i obiekt z opcjami albo liczba miejsc, a nie { $given }.
error-record-path = Przygotowanie w zapisie gry ma zawartość „{ $name }”, a nie ścieżkę: { $given }.
error-record-position-alone = Zapis gry, który zaczyna się od pozycji, nie ma w przygotowaniu niczego innego, a to jest { $given }.
error-record-position = Pozycja z zapisu jest niemożliwa. { $why }
error-record-cannot-be-set-up = Gry z zapisu nie można przygotować. { $why }

# Talie

error-illegal-deck = Talią { $deck } nie wolno grać. { $broken }
error-no-deck = Talia to identyfikator talii startowej, obiekt talii albo jej dane; to jest { $given }.
error-deck-data = Dane talii to { $wanted }; { $count ->
    [0] tu nie ma nic.
   *[other] tu jest { $given }.
}
error-deck-part = „{ $name }” w talii to { $wanted }, a nie { $given }.
error-no-such-change = Talia w tej grze nie ma { $given }; ma { $known }.
error-bad-change = Zmiana mówi, czego i ile ma być, od 0 do { $most }, a to jest { $given }.
error-no-deck-text = Talię czyta się z tekstu pliku, który ma nazwę, a nie z { $given } o nazwie { $name }.
error-no-text-file-or-octgn = { $file } nie jest plikiem tekstowym: zapisz talię jako zwykły tekst albo podaj plik .o8d z OCTGN.
error-long-line = Wiersz { $line } ma { $length } { $length ->
    [one] znak
    [few] znaki
   *[many] znaków
}; wiersz talii ma ich najwyżej { $most }.
error-copies = Liczba kopii to { $given }; w wierszu jest ich od 1 do { $most }, jak tu: „{ $example }”.
error-no-xml = To nie jest poprawny XML; zapisz talię w OCTGN jeszcze raz.
error-octgn-doctype = Jest tu typ dokumentu; plik .o8d go nie ma, a mógłby ukrywać inne pliki.
error-octgn-root = To jest { $given }; plik .o8d zaczyna się od { $wanted }.
error-octgn-game = To talia do innej gry ({ $given }); { $game } to { $wanted }.
error-octgn-title = Karta nie ma nazwy; OCTGN zapisuje ją między { $begin } a { $end }.

# Pozycje

error-no-position-now = Tej chwili w grze ({ $game }) nie można zapisać jako pozycji: coś jest w połowie albo jest pamiętane, a pozycja o tym nie mówi. Początek tury, fazy albo akcji można zapisać.
error-position-is-json = Pozycja to zwykły JSON.
error-no-card-spec = Karta to jej nazwa albo obiekt, który ma „{ $entry }” i jej stan; to jest { $given }.
error-wrong-type = { $printed } nie może być w „{ $name }”: rodzaj tej karty to { $type }, a może tam być: { $wanted }.
error-impossible-position = Taka pozycja nie może istnieć. { $broken }
error-breach = { $who } { $law }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
error-law-one-place = Każdy element jest dokładnie w jednym miejscu.
error-in-places = { $who }: liczba miejsc, w których leży, to { $count }.
error-said-elsewhere = { $who } ma leżeć gdzie indziej, niż leży.
error-lies-in = { $who } leży w „{ $zone }”, a rodzaj tej karty to { $type }.
error-marked-in = { $who } leży w „{ $zone }”.
error-in-foreign-pile = { $who } leży w „{ $zone }” drugiego gracza.
error-lies-on = { $who } leży na tym: { $host }.
error-no-card = żadna karta
error-times-in-play = { $who }: liczba kopii w grze to { $count }.
error-has-damage-of = { $who }: obrażenia { $damage } z { $most }.
error-owned = { $printed } („{ $player }”)
error-resources = Zasoby to { $given }.
error-this-round = To jest runda { $number }.
error-said-phase = Trwać ma faza { $given }.

# Boty

error-no-hints = Bot „{ $bot }” nie daje podpowiedzi: nie ma metody { $method }.
error-no-bot-file = Nie ma bota { $bot }, bo nie ma pliku { $file }. Napisz { $example }.
error-bot-setting = Ustawienie bota „{ $bot }” zapisuje się tak: { $example }, a nie { $given }.
error-bot-is-not-made = Bota „{ $bot }” nie da się utworzyć z { $given }: to, co go tworzy, przyjmuje { $takes }.
error-makes-no-bot = „{ $bot }” nie tworzy bota, tylko { $made }: bot ma metodę { $method }.
error-of-bot = Bot „{ $bot }”: { $why }
error-two-bots-two-seats = Dwa boty spotykają się na dwóch miejscach, a podano { $given }: { $game } to gra, w której miejsca grają przeciw sobie.
error-two-bots = Do areny potrzeba co najmniej dwóch botów, a jest tylko „{ $bot }”. Spróbuj: { $example }

# Pliki

error-no-file = Nie ma pliku { $file }.
error-cannot-read = Nie można odczytać pliku { $file }. { $why }
error-cannot-write = Nie można zapisać pliku { $file }. { $why }
error-file-is-there = { $file } już istnieje; podaj inny plik.
error-no-json = { $file } to nie JSON{ $line ->
    [0] .
   *[other] ; zajrzyj do wiersza { $line }.
}
error-not-json = To nie jest JSON.
error-no-utf-8 = { $file } nie jest tekstem w UTF-8: zapisz talię jako UTF-8.
error-no-saved-game = { $file } nie jest zapisaną grą.
error-no-file-of-game = { $game }: ta gra nie ma pliku elementów gry.
error-no-picture = { $file }: obraz to plik, którego nazwa kończy się na { $endings }.
error-picture-needs = Do obrazu potrzebny jest { $package }. { $how }

# Serwer

error-server-needs = Serwer potrzebuje jeszcze innych pakietów ({ $package }). { $how }
error-terminal-needs = Wiersz poleceń potrzebuje jeszcze innych pakietów ({ $package }). { $how }
error-served-already = Stoły z katalogu { $folder } są już udostępniane; podaj inny katalog przez { $switch } albo { $variable }.
error-served-already-at = Stoły z katalogu { $folder } są już udostępniane pod adresem { $address }; podaj inny katalog przez { $switch } albo { $variable }.
error-file-served-already = Stoły z pliku { $file } udostępnia już serwer z innym katalogiem, a plik należy do jednego serwera. Podaj inny plik przez { $variable } albo pozwól kilku serwerom dzielić PostgreSQL ({ $variable }) i Redisa ({ $redis }).
error-folder-cannot-be-written = W katalogu { $folder } nie można zapisywać. { $why } Podaj inny katalog przez { $switch } albo { $variable }.
error-no-port = Nie ma portu { $port }: porty mają numery od 1 do { $last }.
error-no-network-address = Nie ma tu adresu sieciowego { $host }: { $why }
error-port-cannot-be-used = Nie można użyć portu { $port } adresu { $host }. { $why }
error-workers-share = Kilka procesów ({ $workers }) nie podzieli się tym, co należy do jednego: potrzebują PostgreSQL i Redisa ({ $variables }). Jednemu procesowi nie trzeba ani jednego, ani drugiego.
error-port-is-taken = Port { $port } adresu { $host } zajął inny program; podaj wolny przez { $switch } albo { $variable }.
error-ports-are-taken = Wszystkie porty od { $first } do { $last } adresu { $host } zajęły inne programy; podaj wolny przez { $switch } albo { $variable }.
error-no-database-address = { $given } nie jest adresem bazy danych; taki adres to na przykład { $example }.
error-no-key = Klucza w pliku { $file } nie można ani odczytać, ani utworzyć. { $why } Podaj go w { $variable }.
error-short-key = Klucz w { $where } ma { $length } { $length ->
    [one] znak
    [few] znaki
   *[many] znaków
}, a musi mieć co najmniej { $least }, inaczej ktoś mógłby go odgadnąć. Jeśli jest uszkodzony, przywróć go z kopii; bez tego pliku powstanie nowy klucz i wszyscy zostaną wylogowani.
error-no-table = Nie ma stołu { $table }.
error-table-is-over = Stół { $table } jest już zakończony.
error-not-banned = Dla { $who } nie ma żadnej blokady.
error-nobody = { $who } nie jest ani loginem, ani identyfikatorem gościa, ani siecią, taką jak { $example }.
error-no-backup = { $file } nie jest kopią. { $why }
error-other-backup = { $file } jest kopią wersji { $given }, a baza danych ma wersję { $wanted }: przywróć ją programem z tamtego czasu, a potem dostosuj.
error-not-sure = To zastąpi wszystko, co tam jest; potwierdź przez { $switch }.
error-in-file = W pliku { $file }: { $why }
error-no-settings-file = { $file } nie jest plikiem ustawień: każdy wiersz ma postać nazwa = wartość, jak w TOML. { $why }
error-newer-database = Baza danych { $database } ma nowszą wersję ({ $versions }): zaktualizuj też ten program.
error-database-cannot-be-used = Nie można użyć bazy danych { $database }: { $why }
error-no-redis-address = { $given } nie jest adresem Redisa; taki adres to na przykład { $example }.
error-redis-cannot-be-used = Nie można użyć Redisa pod adresem { $redis }: { $why }.
error-redis-needed = Proces roboczy bierze pracę z Redisa: podaj tego, z którego korzystają twoje serwery, opcją { $option } { $example } albo w zmiennej { $variable }.
error-other-version = Ten proces roboczy ma wersję { $own }, a serwery korzystające z tego Redisa mają inną ({ $servers }): uruchom go w tej samej wersji co serwer.

# Wiersz poleceń

what-command = polecenie
    .gen = polecenia
error-misuse = { $why } Pomoc: { $help }
error-missing-argument = Brakuje argumentu „{ $name }”.
error-bad-value = Wartość { $name } to { $wanted }.
error-kind-number = liczba całkowita od { $least } wzwyż
error-kind-any-number = liczba całkowita
error-kind-text = tekst
error-kind-file = plik
error-kind-switch = przełącznik
error-option-needs-value = Po { $name } trzeba podać wartość.
error-option-takes-no-value = Po { $name } nie podaje się wartości.
error-too-many-arguments = To za dużo argumentów: { $given }.

# Laboratorium

error-laboratory-needs = Laboratorium potrzebuje jeszcze innych pakietów ({ $package }). { $how }
error-no-parquet = { $file }: wyniki trafiają do pliku, którego nazwa kończy się na { $ending }.
error-no-results = W pliku { $file } nie ma wyników symulacji; podaj inny plik.
error-other-simulation = W pliku { $file } jest inna symulacja; różnią się: { $differ }. Podaj inny plik.
error-no-cluster = Pod adresem { $address } nie ma klastra: { $why } Klaster uruchamia polecenie: { $start }
error-bots-for-seats = Miejsc jest { $seats }, a podanych botów { $given }; podaj jednego na wszystkie albo po jednym na każde.
error-no-ladder = { $file } nie jest plikiem drabiny; podaj inny plik.
error-same-bots = Oba boty to „{ $bot }”: porównanie nic nie powie; podaj dwa różne.
error-no-moments = W pliku { $file } nie ma chwil z gier; podaj inny plik.

# Fakty kart

error-facts = { $count ->
    [one] Jednej rzeczy w tych faktach nie da się zrozumieć; nic nie zapisano. { $problems }
   *[other] Rzeczy, których w tych faktach nie da się zrozumieć: { $count }; nic nie zapisano. { $problems }{ $more ->
        [0] { "" }
       *[other] { " " }… i jeszcze { $more }.
    }
}
error-fact-file = { $file } nie jest listą faktów: potrzebny jest JSON, lista z jednym obiektem dla każdej karty.
error-fact-game = Elementy gry { $game } nie są kartami z zestawów: nie ma faktów do wczytania.
error-fact-of-card = Karta { $card } (numer { $number }): { $why }
error-fact-entry = we wpisie { $name }: { $why }
error-fact-missing = brakuje wpisu { $name }.
error-fact-unread = wpisu { $name } nikt nie czyta.
error-fact-kind = tu ma stać { $wanted }, a nie { $given }.
error-fact-twice = identyfikator { $id } występuje { $times } razy; każda karta ma własny.
what-ability = rodzaj zdolności
    .gen = rodzaju zdolności
what-affiliation = stronnictwo
    .gen = stronnictwa
what-colour = kolor
    .gen = koloru
what-condition = warunek
    .gen = warunku
what-controller = kontrolujący
    .gen = kontrolującego
what-faction = frakcja
    .gen = frakcji
what-host = rzecz, do której się dołącza,
    .gen = rzeczy, do której się dołącza,
what-icon = symbol
    .gen = symbolu
what-keyword = słowo kluczowe
    .gen = słowa kluczowego
what-loyalty = lojalność
    .gen = lojalności
what-permission = pozwolenie
    .gen = pozwolenia
what-rarity = rzadkość
    .gen = rzadkości
what-set = zestaw kart
    .gen = zestawu kart
what-side = strona
    .gen = strony
what-subtype = podrodzaj
    .gen = podrodzaju
what-trait = cecha
    .gen = cechy
what-type = rodzaj karty
    .gen = rodzaju karty
error-facts-only = Karta { $card } ({ $set }) jeszcze nie gra: wiadomo, co na niej wydrukowano, ale nie, co robi.
error-not-in-set = Żadna karta z zestawu { $set }, którą można grać, nie nazywa się { $name }.
