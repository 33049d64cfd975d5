# Co mówi terminal.

fact-affiliation = Stronnictwo
fact-capacity = Próg obrażeń
fact-cost = Koszt
fact-force = Symbole Mocy
fact-icons = Symbole walki
fact-priority = Wartość priorytetu
fact-resources = Zasoby
fact-sets = Zestawy
fact-side = Strona
fact-traits = Cechy
fact-type = Rodzaj
fact-unique = Unikatowa

terminal-keys = liczba: wybór · h podpowiedź · ? dlaczego nie · u cofnij · s zapisz · l dziennik · c karta · q koniec
terminal-prompt = Twój wybór
terminal-which-card = Która karta (jej numer albo nazwa)?
terminal-offers = { $card } jest teraz wśród możliwości.
terminal-not-a-choice = { $given } to ani liczba od 1 do { $most }, ani jeden z klawiszy h ? u s l c q.
terminal-saved = Zapisano w pliku { $file }. Dalszy ciąg: zeton play --load { $file }
terminal-which-file = W którym pliku zapisać?
terminal-goodbye = Do następnego razu.
terminal-end-of-input = Dane wejściowe skończyły się przed końcem gry.
terminal-taken-back = Cofnięto: wybór znów należy do ciebie.
terminal-nothing-to-take-back = Nie masz wcześniejszego wyboru do cofnięcia.
terminal-hint = Podpowiedź, najlepsze na początku (100% to pewna wygrana, 50% gra wyrównana):
terminal-hint-option = { $number }  { $option } – { $percent }%
terminal-bot-thinks = { $who } myśli …
terminal-your-seat = Grasz jako: { $who }
terminal-nothing-found = Nic nie zawiera wszystkich tych słów: { $words }.
terminal-rulings = Rozstrzygnięcia
terminal-replay-keys = Enter: dalej · b: wstecz · liczba: przejdź tam · l: dziennik · q: koniec
terminal-replay-at = Wybór { $at } z { $all }
terminal-replay-next = { $who }: { $what }
terminal-replay-range = { $given } to ani liczba od 0 do { $most }, ani jeden z klawiszy b l q.
terminal-deck-is-legal = { $name }: wszystkie zasady budowy talii są spełnione.
terminal-deck-is-wrong = { $name } łamie { $count } { $count ->
    [one] zasadę
    [few] zasady
   *[many] zasad
} budowy talii:
terminal-you = Ty
terminal-log = Dziennik
terminal-column-card = Karta
terminal-column-type = Rodzaj
terminal-column-affiliation = Stronnictwo
terminal-column-cost = Koszt
terminal-column-text = Tekst

# Udostępnianie, pliki, arena i szybkość.

terminal-served = Stoły są dostępne pod adresem { $address } ({ $keys } kończy; gry są przechowywane w { $folder }).
terminal-served-already = Stoły są już dostępne pod adresem { $address }.
terminal-working = { $processes ->
    [one] Jeden proces myśli
    [few] { $processes } procesy myślą
   *[many] { $processes } procesów myśli
} tu dla serwerów korzystających z { $redis } ({ $keys } kończy).
terminal-no-client = W tej instalacji nie ma strony do przeglądarki; w kopii repozytorium buduje ją { $play }, a pakiet z nią { $wheel }.
terminal-file-written = Zapisano { $file }. Zagraj z nim: { $command }
terminal-arena-playing = gry w toku
terminal-arena-so-far = { $bot }: { $score } z { $total }
terminal-arena-pair = { $bot } przeciw { $other }
terminal-arena-team = Drużyna botów { $bot }
terminal-arena-all = Razem
terminal-column-decks = Talie
terminal-column-games = Gry
terminal-column-first-seat = Pierwsze miejsce
terminal-column-second-seat = Drugie miejsce
terminal-column-wins = Wygrane
terminal-column-interval = Przedział 95%
terminal-column-decisions = Decyzje / grę
terminal-column-ends = Koniec
terminal-column-bot = Bot
terminal-column-elo = Elo
terminal-column-margin = ± 95%
terminal-column-seconds = Sekundy / decyzję
terminal-column-longest = Najdłużej
terminal-picture-wins = wygrane, % (przedział 95%)
terminal-picture-elo = Elo (przedział 95%)
terminal-version = Żeton { $version }, { $engine }
terminal-engine =
    { $build ->
        [compiled] silnik skompilowany
       *[sources] silnik uruchamiany ze źródeł
    }
terminal-history-title = Decyzje na sekundę na tym komputerze, pomiar po pomiarze
terminal-history-caption = ● silnik skompilowany, ○ silnik uruchamiany ze źródeł
terminal-bench-title = Gra losowa na jednym rdzeniu
terminal-bench-caption = nowe: kopia, w której nieznane karty rozdano na nowo
terminal-bench-round = { $name }, runda { $number } z { $rounds }
terminal-bench-missing = Nie zainstalowano: { $names }. { $how }
terminal-bench-games = gry
terminal-bench-decisions-per-second =
    decyzje
    /s
terminal-bench-games-per-second =
    gry
    /s
terminal-bench-decisions-per-game =
    decyzje
    /grę
terminal-bench-clone =
    kopia
    µs
terminal-bench-deal =
    nowe
    µs
terminal-bench-replay =
    zapis
    ms

# Co mówi `--help`.

help-zeton = Żeton gra w gry stołowe ściśle według ich zasad. Zacznij tak: { $begin }
help-deck = Sprawdza i pokazuje talie.
help-game = Która gra: { $games }
help-words = Słowa, które muszą wystąpić wszystkie; wielkość liter i znaki diakrytyczne nie mają znaczenia.
help-language = Język kart i zdań.
help-seats = Ile osób gra, w grze drużynowej.
help-option = Opcja gry, zapisana jako nazwa=wartość; można podać kilka.
help-own-deck = Twoja talia: identyfikator talii startowej albo plik talii (tekst lub .o8d).
help-play =
    Zagraj przeciw botowi albo, w grze drużynowej, razem z botami.

    Przy każdej twojej decyzji widać stół i ponumerowane wszystkie dozwolone możliwości: wpisz numer i naciśnij Enter.
    Inne klawisze: h podpowiedź, ? dlaczego karta niczego nie oferuje, u cofnij, s zapisz, l dziennik, c karta, q koniec.
help-puzzle = Rozwiąż zagadkę; bez nazwy pokazuje wszystkie: { $examples }.
help-which-puzzle = Zagadka albo { $today }, czyli zagadka dnia.
help-against = Talia przeciwnika: identyfikator albo plik.
help-bot = Przeciwnik: { $levels } albo { $own }.
help-seed = To samo ziarno losowe rozdaje te same karty; bez niego są za każdym razem nowe.
help-load = Graj dalej zapisaną grę.
help-seat = Twoje miejsce: 1 gra pierwszą talią, 2 drugą.
help-saved-game = Zapisana gra.
help-as-seat = Oglądaj ją oczami tego miejsca (1, 2 …); bez tego jako widz.
help-replay = Przejdź przez zapisaną grę krok po kroku, naprzód i wstecz.
help-host = Gdzie nasłuchiwać; { $everywhere } to każda sieć.
help-port = Port, na którym nasłuchiwać; bez niego { $port } albo następny wolny.
help-folder = Gdzie przechowywać gry, konta i klucz podpisu.
help-database = { $example }; bez tego plik.
help-redis = { $example }: dla kilku serwerów i procesów roboczych, które działają razem.
help-workers = Ile procesów obsługuje ten port; więcej niż jeden wymaga PostgreSQL i Redisa.
help-thinkers = W ilu procesach myślą boty; bez tego po jednym na rdzeń.
help-worker =
    Pozwól botom myśleć na tym komputerze dla serwerów, które mają wspólnego Redisa; takich poleceń może działać dowolnie wiele, na dowolnych komputerach.

    { $keys } kończy pracę, gdy boty skończą to, nad czym właśnie myślą.
help-settings = Plik z ustawieniami (TOML); to, co ustawiono w środowisku albo tutaj, ma pierwszeństwo.
help-set = Dowolne inne ustawienie, zapisane jako nazwa=wartość; można podać kilka.
help-open = Otwórz w przeglądarce stronę główną.
help-serve =
    Udostępnij stoły przeglądarkom: przeciw botom, znajomym i nieznajomym, na tym komputerze albo w sieci.

    Każdą opcję można też ustawić w zmiennych środowiskowych: { $variables } …
help-save = Zapisz plik elementów gry, która go ma, żeby móc go poprawić.
help-cards =
    Szukaj kart po nazwie, cesze, rodzaju lub tekście; gdy trafień jest kilka, widać je w całości.

    { $title } mówi, skąd pochodzi każda informacja z pudełka. Żeby którąś poprawić: { $save },
    zmień plik, obejrzyj go z { $look } i graj z nim dzięki tej samej opcji.
help-rules = Szukaj w zasadach po słowach albo po numerze: { $examples }.
help-deck-format = Forma zapisu: { $formats }.
help-deck-file = Plik talii: zwykły tekst, lista ze strony z taliami, .o8d z OCTGN albo JSON z swdestinydb.
help-deck-check =
    Mówi, czy talią z pliku wolno grać, a jeśli nie, które zasady łamie.

    Plik tekstowy ma w pierwszym wierszu nazwę talii, w drugim stronnictwo, a dalej po jednym zestawie celu w wierszu:
    numer albo nazwę celu, z 2x na początku, gdy kopie są dwie. Wszystko po # to komentarz.
help-any-deck = Identyfikator talii startowej albo plik talii.
help-deck-show = Pokaż talię jako plik talii: dobry początek dla własnej. Plik czytany jest w każdym języku, w jakim go zapisano.
terminal-puzzle-solved = Rozwiązane.
terminal-puzzle-failed = Celu nie da się już osiągnąć.
terminal-puzzle-easy = łatwa
terminal-puzzle-medium = średnia
terminal-puzzle-hard = trudna
help-arena =
    Boty grają parami gier: każde rozdanie dwa razy, z zamienionymi botami. Udziały wygranych mają przedziały Wilsona 95%.

    W grze drużynowej każde rozdanie gra drużyna każdego bota.
help-bots = Co najmniej dwa boty: { $examples }.
help-pairs-of-games = Ile par gier na każdą parę talii.
help-first-seed = Ziarno losowe pierwszej pary.
help-two-decks = Dwie talie rozdzielone przecinkiem; bez tego każda para.
help-processes = Ile procesów; 0: po jednym na rdzeń.
help-json = Zapisz wszystkie wyniki w tym pliku.
help-picture = Narysuj wyniki w tym pliku ({ $kinds }).
help-bench = Mierzy szybkość gry losowej, kopii i odtwarzania, obok innych bibliotek w tym samym przebiegu.
help-version = Pokaż wersję programu i to, czy jego silnik jest skompilowany.
help-bench-history = Zapisz wyniki w tym pliku i narysuj wszystkie, które w nim są.
help-bench-games = Ile gier na każdą parę talii.
help-bench-rounds = Ile razy wszystko mierzyć; liczy się najszybsza runda.
help-bench-peers = Mierz też inne biblioteki, jeśli są zainstalowane.

# Rama każdej pomocy.

help-usage = Użycie:
help-any-options = [OPCJE]
help-any-command = POLECENIE [ARGUMENTY]...
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-required = [wymagane]
help-default = [domyślnie: { $value }]
help-aborted = Przerwano.
help-help = Pokaż tę pomoc i zakończ.
help-kind-text = tekst
help-kind-number = liczba
help-kind-switch = przełącznik
help-kind-file = plik
help-name-game = gra
help-name-words = słowa
help-name-file = plik
help-name-deck = talia
help-name-bots = boty
help-name-puzzle = zagadka
terminal-column-set = Zestaw
terminal-column-cards = Karty
terminal-column-playing = Z tego grają
terminal-facts-only = (tylko dane: ta karta jeszcze nie gra)
terminal-facts-read = { $set }: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
help-facts = Wprowadź do projektu wydrukowane fakty kart.
help-facts-import =
    Sprawdź opublikowane fakty z pliku i zapisz je w folderach zestawów.

    Wszystko, czego nikt nie rozumie, zostaje odrzucone z nazwą karty: słowo kluczowe, cecha, miejsce dołączenia, powtórzony identyfikator, niepełny oddział lub zestaw celu.
help-facts-file = Plik z faktami: JSON, jeden obiekt dla każdej karty.
help-facts-check = Tylko sprawdź; niczego nie zapisuj.
help-published = Szukaj wśród wszystkich wydanych kart, także tych, które jeszcze nie grają.
help-sets = Pokaż zestawy: ile każdy ma kart i ile z nich gra.

# Looking after a server

help-admin = Opiekuj się serwerem: kto i co tam jest, kończenie stołu, blokady, kopie. Serwery mogą przy tym działać.
help-admin-status = Kto i co tam jest: liczby oraz stoły, przy których gra trwa.
help-admin-end = Zakończ stół; nikt nie wygrywa.
help-admin-ban = Nie obsługuj kogoś więcej: konta po loginie, gościa po identyfikatorze, adresów po sieci.
help-admin-unban = Obsługuj kogoś ponownie.
help-admin-bans = Kogo ten serwer nie obsługuje.
help-admin-backup = Zapisz wszystko w jednym pliku, gdy serwery działają. Kto może go czytać, może czytać wszystko.
help-admin-restore = Zastąp wszystko tym, co jest w kopii, gdy serwery działają; także z bazy innego rodzaju.
help-admin-migrate = Dostosuj bazę danych do tej wersji.
help-who = Login, identyfikator gościa albo sieć, na przykład 192.0.2.0/24.
help-name-who = KTO
help-backup-file = Plik kopii.
help-name-table = STÓŁ
help-table-id = Identyfikator stołu, jak w jego adresie.
help-why = Dlaczego, dla prowadzących serwer.
help-sure = Wszystko, co jest tam teraz, przepadnie.
terminal-ended = Stół { $table } został zakończony.
terminal-banned = Serwer nie będzie już obsługiwać tego użytkownika: { $who } ({ $id }).
terminal-unbanned = Serwer znów obsługuje tego użytkownika: { $who }.
terminal-backed-up = Liczba wierszy zapisanych w { $file }: { $rows }.
terminal-restored = Liczba wierszy przywróconych z { $file }: { $rows }.
terminal-migrated = Baza danych ma wersję { $version }.
terminal-admin-servers = Serwery
terminal-admin-accounts = Konta
terminal-admin-guests = Goście
terminal-admin-here-today = Odwiedzający z ostatnich 24 godzin
terminal-admin-sessions = Sesje
terminal-admin-playing = Stoły, przy których trwa gra
terminal-admin-waiting = Stoły czekające na graczy
terminal-admin-over = Stoły zakończone
terminal-admin-choices-today = Wybory z ostatnich 24 godzin
terminal-admin-reports = Zgłoszenia
terminal-admin-bans = Blokady
