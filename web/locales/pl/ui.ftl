# Co mówią strony. Co mówi gra (możliwości, pytania, dziennik), przychodzi z serwera.

# poczekalnia
lobby-title = Siadaj i graj
lobby-words = Gry karciane i planszowe dokładnie według zasad: przeciwko komputerowi albo komuś znajomemu, także na odległość, przez link. Niczego nie trzeba instalować, nic nie ginie po odświeżeniu strony.
guided-turn = Pokaż mi, jak grać: pierwsza tura z przewodnikiem
navigation = Strony
choose-game = Gra
opponent = Przeciwnik
bot-random = Losowy
bot-random-words = Zagrywa cokolwiek zgodnego z zasadami. Dobry, by je przećwiczyć.
bot-greedy = Zachłanny
bot-greedy-words = Patrzy o krok naprzód. Szybki i nieskomplikowany.
bot-easy = Łatwy
bot-easy-words = Łagodny przeciwnik na pierwsze gry.
bot-normal = Średni
bot-normal-words = Przed każdym ruchem chwilę się zastanawia.
bot-hard = Trudny
bot-hard-words = Nie śpieszy się i gra, żeby wygrać.
alone = Bez przeciwnika
alone-words = Tylko ty i gra.
how-many = Liczba graczy
who-sits-at = Miejsce { $seat }
the-games-file = Plik, którego używa gra
not-json = { $file } to nie plik JSON.
option-clone-wars-villain = Złoczyńca
option-clone-wars-difficulty = Poziom trudności
option-clone-wars-missions = Misje (Wielki Mistrz: od 6 do 24)
option-clone-wars-jedi = Jedi, miejsce po miejscu, po przecinku
option-clone-wars-first = Kto zaczyna (0: pierwszy Jedi)
option-clone-wars-components = Własny plik elementów gry
bot-search = Myśliciel
bot-search-words = Zanim się ruszy, rozgrywa w głowie wiele możliwych ciągów dalszych.
a-friend = Ktoś znajomy
a-friend-words = Dostaniesz link do wysłania.
your-deck = Twoja talia
their-deck = Talia przeciwnika
their-own-deck = Przeciwnik wybiera swoją
clock = Zegar
clock-none = Bez zegara
clock-relaxed = Spokojnie: 60 min + 10 s
clock-brisk = Żwawo: 20 min + 5 s
clock-fast = Szybko: 8 min + 3 s
more-options = Więcej ustawień
public-table = Stół widoczny w poczekalni: inni mogą oglądać
play = Graj
import-deck = Wczytaj talię
my-decks = Moje talie
my-tables = Niedokończone gry
open-tables = Otwarte stoły
finished-tables = Zakończone gry
no-tables-mine = Nie ma żadnych. Żeby zacząć, przygotuj stół.
no-tables-open = Nikt teraz nie gra publicznie.
no-tables-finished = Tu znajdziesz swoje zakończone gry i ich powtórki.
free-seat = wolne miejsce
state-waiting = czeka na gracza
state-playing = gra trwa
state-over = zakończona
you = Ty
bot-name = Bot ({ $bot ->
    [random] losowy
    [greedy] zachłanny
    [easy] łatwy
    [normal] średni
    [hard] trudny
    [search] myśliciel
   *[other] { $bot }
})
nobody-yet = Jeszcze nikt
away = poza stołem

# talie
import-words = W pierwszym wierszu nazwa, w drugim stronnictwo, dalej po jednym zestawie celu w wierszu: nazwa albo numer, z dopiskiem 2x, jeśli mają być dwie kopie. Można też wczytać pliki OCTGN (.o8d).
deck-text = Talia jako tekst
choose-file = Wybierz plik
import = Wczytaj
kept-decks = Zapisane talie
no-decks = Jeszcze żadnej.
deck-legal = zgodna z zasadami
deck-illegal = łamie zasady
remove-deck = Usuń

# konto
account = Ty
account-words = Jako gość możesz grać we wszystko. Konto przechowuje twoje gry i talie na każdym urządzeniu.
your-name = Twoje imię
change = Zmień
name-changed = Gotowe. Będzie widoczne od następnego stołu.
login = Login
login-form = od 3 do 40 małych liter, cyfr, kropek, łączników lub podkreśleń
password = Hasło (co najmniej 8 znaków)
sign-in = Zaloguj się
sign-out = Wyloguj się
make-account = Załóż konto
signed-in = Używasz konta { $login }.
signed-out = Wylogowano.
welcome-back = Witaj ponownie.
account-made = Konto jest założone; twoje rozpoczęte gry są na nim zachowane.

# zaproszenia
waiting-for-friend = Czekamy na drugą osobę
send-link =
    { $count ->
        [one] Wyślij ten link. Kto pierwszy go otworzy, zajmie miejsce, i gra się zacznie.
       *[other] Wyślij każdej osobie jeden z tych linków. Kto pierwszy otworzy link, zajmie jego miejsce; gra zacznie się, gdy zajęte będzie ostatnie.
    }
invitation-link = Zaproszenie
copy = Kopiuj
copied = Skopiowano
cancel-table = Zamknij stół
no-free-seat = Nie ma tu wolnego miejsca.
invited-by = { $name } zaprasza cię do gry
sit-down = Usiądź do stołu

# stół
connecting = Łączenie …
laying = Przygotowywanie stołu …
table-refused = Nie masz dostępu do tego stołu.
line-lost = Utracono połączenie, ponawianie próby …
watching = Oglądasz
spectators = { $count } { $count ->
    [one] widz
    [few] widzów
   *[many] widzów
}
to-lobby = Poczekalnia
log = Dziennik
chat = Czat
side-panel = Obok stołu
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz coś
chat-send = Wyślij
help = Pomoc
turn-theme = Jasny lub ciemny wygląd
language = Język
resign = Poddaj się
resign-sure = Gra natychmiast się skończy i wygra druga strona.
play-on = Graj dalej
report = Zgłoś błąd
report-words = Twój opis zapisujemy razem z przebiegiem tej gry i wersją programu, żeby można było odtworzyć tę chwilę.
report-what = Co poszło nie tak?
report-send = Wyślij
report-thanks = Dziękujemy. Numer zgłoszenia: { $id }.
close = Zamknij
board = Stół
decision = Twój wybór
options = Możliwości
picked = Dotychczas wybrane
take-back = Cofnij
all-options = Wszystkie możliwości ({ $count })
pick-shining = { $count ->
    [one] Na stole świeci się jedna możliwość.
    [few] Na stole świecą się { $count } możliwości.
   *[many] Na stole świeci się { $count } możliwości.
}
hint = Podpowiedź
hint-title = Co zrobiłby bot
hint-scale = 50% to gra wyrównana, 100% to pewna wygrana
hint-thinking = Bot się zastanawia …
hint-percent = { $percent }%
waiting-for = Teraz wybiera { $name } …
has-turn = tura
why-not = Dlaczego nie mogę tego użyć?
why-nothing = Właśnie teraz jest tu coś do wyboru.
read-card = Przeczytaj kartę
phases = Fazy tury
stops = { $phase }: kiedy cię pytać
stop-ask = Pytaj mnie
turn-own = w mojej turze
turn-other = w turze przeciwnika
window-action = okna akcji
window-interrupt = zakłócenia i przerwania
window-reaction = reakcje
pass-until-phase = Pasuj do końca tej fazy
pass-until-turn = Pasuj do końca tej tury
undo-asked = { $name } prosi o cofnięcie wyboru. { $crosses ->
    [chance] Od tamtej chwili o czymś zdecydował los.
    [hidden] Od tamtej chwili odsłonięto coś zakrytego.
   *[other] Od tamtej chwili padł też twój wybór.
}
undo-asked-mine = Twoja prośba o cofnięcie wyboru czeka na decyzję drugiej strony.
agree = Zgoda
disagree = Nie
refused-offline = Serwer jest teraz nieosiągalny.
refused-stale = W międzyczasie stół się zmienił.
hidden-cards = { $count } { $count ->
    [one] zakryta karta
    [few] zakryte karty
   *[many] zakrytych kart
}
seat = Miejsce { $number }

# koniec
end = Koniec
end-won = Wygrywasz
end-lost = Przegrywasz
end-watched = Gra skończona
rematch = Rewanż
rematch-wanted = Czekamy na drugą stronę …
go-to-rematch = Do rewanżu
replay = Powtórka
download-record = Zapis gry

# powtórki
to-first = Na początek
to-last = Na koniec
run = Odtwarzaj
halt = Zatrzymaj
replay-step = Krok { $step } z { $last }
turn-table = Druga strona
share = Udostępnij
play-on-from-here = Graj dalej od tego miejsca
your-seat = Twoje miejsce

# pomoc
help-words = Karty, które się świecą, można wybrać: naciśnij taką kartę, żeby ją wybrać albo zobaczyć jej możliwości. Wszystko inne po naciśnięciu wyjaśnia, czym jest i dlaczego nie można tego teraz użyć. Długie naciśnięcie, prawy przycisk albo spacja otwiera kartę. Kliknij fazę, żeby ustalić, o co gra ma cię w niej pytać.
help-signs = Znaki
help-keys = Klawisze
guide-again = Poprowadź mnie jeszcze raz
key-options = przechodź po tym, co można wybrać
key-arrows = przechodź od karty do karty
key-enter = wybierz albo otwórz
key-space = przeczytaj kartę; dlaczego nie można jej użyć
key-digits = naciśnij przycisk z tym numerem
key-all = pokaż wszystkie możliwości
key-hint = podpowiedź: co zrobiłby bot
key-undo = cofnij
key-skip = pomiń to, co jest jeszcze pokazywane
key-log = dziennik
key-chat = czat
key-theme = jasny lub ciemny wygląd
key-escape = zamknij
key-help = ta strona

# przewodnik
coach = Przewodnik
coach-next = Rozumiem
coach-off = Bez dalszych wskazówek
