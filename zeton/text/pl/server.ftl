# Co mówi serwer, gdy nie robi tego, o co go proszą, i kilka innych jego słów.

guest-name = Gość { $number }
server-failed = Serwer zawiódł; to jego własny błąd.
page-description = Gry stołowe ściśle według zasad, z botami i ze znajomymi.
page-without-script = Stoły potrzebują JavaScriptu: włącz go dla tej strony i wczytaj ją jeszcze raz.
no-client = Serwer stołów działa
no-client-words = W tej instalacji nie ma strony do przeglądarki. Interfejs HTTP jest opisany tutaj:

refused-by-the-game = { $why }
refused-malformed = Tego zapytania nie da się odczytać.
refused-too-deep = Zapytanie jest zbyt głęboko zagnieżdżone.
refused-no-message = To nie jest wiadomość z protokołu: { $why }
refused-too-large = Wiadomość ma najwyżej { $bytes } bajtów.
refused-request-too-large = Zapytanie jest za duże.
refused-no-address = Pod tym adresem nic nie ma.
refused-no-method = O to nie można pytać pod tym adresem.
refused-other-site = To przychodzi ze strony z innej witryny.
refused-too-many-requests = Za dużo naraz. Poczekaj chwilę.
refused-too-many-attempts = Za dużo prób. Poczekaj minutę.
refused-too-many-sockets = Masz otwartych za dużo okien przy tym stole.
refused-too-many-hints = Za dużo podpowiedzi. Zastanów się chwilę.

refused-no-cookie = Nikt cię tu jeszcze nie zna: nie przyszło ciasteczko gościa. Daje je GET /api/me.
refused-nameless = Rozmawiać mogą tylko goście z imieniem.
refused-signed-in = Używasz już konta { $login }. Najpierw się wyloguj.
refused-login-taken = Ten login ma już inne konto.
refused-no-account = Żadne konto nie ma takiego loginu i hasła.
refused-account-needed = To może zrobić tylko ktoś, kto ma konto: gość nie ma hasła i nie mógłby wrócić.
refused-other-password = To nie jest hasło do twojego konta.
refused-unreadable-name = Imię składa się z widocznych liter i znaków, w jednym wierszu.
refused-nothing-said = Nie ma tu nic do przeczytania.
refused-too-many-words = Za dużo naraz; poczekaj chwilę.
refused-damaged-table = Zapis tego stołu jest uszkodzony; nie można go pokazać.
refused-database-away = Baza danych jest przez chwilę niedostępna. Nic się nie zmieniło; spróbuj ponownie.
refused-ending = Serwer zaraz się zatrzyma; za chwilę odpowie inny.
refused-disk-full = Na serwerze nie ma już miejsca. Nic się nie zmieniło; miejsce musi zwolnić ktoś, kto prowadzi serwer.
refused-other-host = Ten serwer nie jest znany pod tą nazwą.
refused-banned = Ten serwer cię nie obsługuje.

refused-no-game = Nie ma gry „{ $game }”.
refused-no-lesson = Nie ma lekcji gry „{ $game }”.
refused-no-file = Gra „{ $game }” nie ma pliku „{ $option }”.
refused-not-a-path = Opcja „{ $option }” to treść pliku, obiekt JSON, a nie jego ścieżka.
refused-no-such-option = Nie ma opcji „{ $option }”. Są: { $options }.
refused-no-card = Gra { $game } nie ma karty „{ $card }”.
refused-no-deck = Nie masz talii o takim identyfikatorze.
refused-other-game = Talia „{ $deck }” jest do innej gry.
refused-no-decks = W tę grę ({ $game }) gra się bez własnych talii.
refused-text-or-deck = Talię podaje się albo jako tekst, albo jako dane.
refused-no-format = Talii tej gry nie zapisuje się jako „{ $format }”; są: { $formats }.
refused-no-box = { $game } nie ma pliku elementów.
refused-no-version = Talia nie ma wersji o tym numerze.
refused-not-shared = Pod tym odnośnikiem nie ma udostępnionej talii; może właściciel przestał ją udostępniać.
refused-too-many-decks = { $count ->
    [one] Można zachować najwyżej { $count } talię.
    [few] Można zachować najwyżej { $count } talie.
   *[many] Można zachować najwyżej { $count } talii.
}
refused-no-puzzle = Nie ma zagadki { $puzzle }.
refused-position-only = Gra, która zaczyna się od pozycji, nie przyjmuje talii ani opcji.
refused-position-seats = Ta pozycja jest dla { $seats ->
    [one] jednego gracza
   *[other] { $seats } graczy
}: tyle potrzeba miejsc.
refused-too-many-tables = { $count ->
    [one] Masz { $count } niedokończony stół. Dokończ go albo się poddaj.
    [few] Masz { $count } niedokończone stoły. Dokończ któryś albo się poddaj.
   *[many] Masz { $count } niedokończonych stołów. Dokończ któryś albo się poddaj.
}
refused-one-seat-only = Możesz zająć tylko jedno miejsce.
refused-bot-seat = Bota podaje się przy miejscu, na którym gra bot, i tylko tam.
refused-no-bot = Nie ma bota „{ $bot }”. Są: { $bots }.

refused-no-table = Nie ma takiego stołu. Może został już zamknięty.
refused-table-closed = Ten stół nie jest otwarty dla widzów.
refused-table-waits = Stół jeszcze czeka na graczy.
refused-kept-elsewhere = Ten stół prowadzi inny serwer, który nie odpowiada. Spróbuj ponownie za chwilę.
refused-tried-elsewhere = Partie tej talii rozgrywa inny serwer, który nie odpowiada. Spróbuj ponownie za chwilę.
refused-not-restored = Grę przy tym stole zaczęto według innych zasad i nie można grać dalej: { $why }
refused-seat-needed = To mogą zrobić tylko ci, którzy siedzą przy stole.
refused-already-seated = Już siedzisz przy tym stole.
refused-no-free-seat = Przy tym stole nie ma wolnego miejsca.
refused-no-invitation = To nie jest zaproszenie na wolne miejsce przy tym stole.
refused-not-the-host = Stół może zamknąć tylko ten, kto go przygotował.
refused-begun = Gra już się zaczęła.
refused-dropped = Stół trzeba otworzyć na nowo. Połącz się jeszcze raz.

refused-spectator = Widzowie nie wybierają.
refused-not-asked = To nie ciebie teraz pytamy.
refused-old-era = Od tego czasu cofnięto wybory.
refused-old-question = To pytanie nie jest już otwarte.
refused-no-option = Nie ma takiej możliwości do wyboru.
refused-other-table = Ten wybór dotyczy innego stołu.
refused-game-over = Gra jest skończona.
refused-curtain = Stół zaraz się zmieni. Poczekaj chwilę.
refused-card-unknown = Nie znasz tej karty.
refused-no-hints = Nie ma podpowiedzi tam, gdzie ktoś gra przeciwko tobie.
refused-nothing-to-take-back = Nie masz wyboru, który można cofnąć.
refused-crosses-chance = Od tego wyboru przemówił los: cofnięcie byłoby drugim losowaniem.
refused-crosses-hidden = Po tym wyborze odsłonięto coś zakrytego: nie da się już o tym nie wiedzieć.
refused-nothing-to-agree-to = Nikt nie prosi cię o zgodę.
refused-rematch-too-early = Na rewanż przyjdzie czas po skończonej grze.

refused-still-running = Dopóki gra trwa, mogą ją przeglądać tylko ci, którzy w nią grają.
refused-no-step = Nie ma kroku { $step }: kroki mają numery od 0 do { $last }.
refused-no-seat = Nie ma miejsca { $seat }.
refused-record-hidden = Zapis zdradza wszystko, co zakryte. Można go dostać po skończonej grze.
refused-still-hidden = Najpierw gra musi się skończyć: dalsza gra zdradziłaby, co jest w niej zakryte.

invalid-missing = Brakuje pola „{ $name }”.
invalid-extra = Nie ma pola „{ $name }”.
invalid-short = To za krótkie; najmniejsza długość to { $number }.
invalid-long = To za długie; największa długość to { $number }.
invalid-least = To musi być co najmniej { $number }.
invalid-most = To może być najwyżej { $number }.
invalid-form = To nie jest zapisane tak, jak trzeba.
invalid-kind = Tu musi być { $wanted }, a nie { $wanted2 }.
invalid-value = To nie jest jedna z możliwych wartości.
invalid-json = To nie jest JSON.
invalid-other = To nie jest takie, jak trzeba.
