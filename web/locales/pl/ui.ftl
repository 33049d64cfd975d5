# Co mówią strony. Co mówi gra (możliwości, pytania, dziennik), przychodzi z serwera.

# poczekalnia
lobby-title = Siadaj i graj
lobby-words = Gry karciane i planszowe dokładnie według zasad: przeciwko komputerowi albo komuś znajomemu, także na odległość, przez link. Niczego nie trzeba instalować, nic nie ginie po odświeżeniu strony.
guided-turn = Pokaż mi, jak grać
navigation = Strony
choose-game = Gra
opponent = Przeciwnik
bot-random = Losowy
bot-random-words = Zagrywa cokolwiek zgodnego z zasadami. Dobry, by je przećwiczyć.
bot-greedy = Zachłanny
bot-greedy-words = Patrzy o krok naprzód. Szybki i nieskomplikowany.
bot-easy = Łatwy
bot-normal = Średni
bot-hard = Trudny
bot-defender = Obrona
bot-tutor = Nauczyciel
alone = W pojedynkę
alone-words = Grasz dwojgiem Jedi naraz.
how-many = Liczba graczy
who-sits-at = Miejsce { $seat }
the-games-file = Plik, którego używa gra
not-json = { $file } to nie plik JSON.
option-star-wars-lcg-faq = „Po odpoczynku” w czasie z późniejszego FAQ
option-star-wars-lcg-mulligan = Mulligan dozwolony
option-destiny-cap_indirect = Do postaci nigdy nie przypisuje się więcej obrażeń niebezpośrednich, niż może znieść
option-destiny-replace_once_per_round = Każdy gracz zastępuje tylko jedno ulepszenie na rundę
option-destiny-spot_nothing = Wydarzenia można zagrywać bez postaci, którą wyznaczają, ale bez skutku
option-format = Format
pool = Zestawy kart
pool-part = { $name } (grają { $count } z { $cards } kart)
option-clone-wars-villain = Złoczyńca
option-clone-wars-difficulty = Poziom trudności
option-clone-wars-missions = Misje (Wielki Mistrz: od 6 do 24)
option-clone-wars-jedi = Jedi
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
cards = Karty
rules = Zasady
card-page = Wszystko o tej karcie
school = Szkoła
my-decks = Moje talie
my-tables = Niedokończone gry
open-tables = Otwarte stoły
finished-tables = Zakończone gry
no-tables-mine = Na razie żadnych. Żeby zacząć, naciśnij „Graj” przy wybranej grze.
no-tables-open = Żaden stół nie jest teraz otwarty dla innych.
no-tables-finished = Tu znajdziesz swoje zakończone gry i ich powtórki.
free-seat = wolne miejsce
state-waiting = czeka na gracza
state-playing = gra trwa
state-over = zakończona
you = Ty
bot-name = { $bot ->
    [random] Losowy bot
    [easy] Łatwy bot
    [greedy] Zachłanny bot
    [normal] Średni bot
    [hard] Trudny bot
    [tutor] Nauczyciel
    [defender] Obrona
    [search] Myśliciel
   *[other] Bot ({ $bot })
}
nobody-yet = Jeszcze nikt
away = poza stołem

# zaproszenia
waiting-for-friend = Czekamy na drugą osobę
send-link =
    { $count ->
        [one] Wyślij ten link. Kto pierwszy go otworzy, zajmie miejsce i gra się zacznie.
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
part-newer = Jest nowsza wersja tej strony. To, co piszesz, jest jeszcze tutaj.
part-newer-do = Wczytaj ją teraz
part-unreachable = Nie udało się pobrać części tej strony.
part-unreachable-do = Spróbuj ponownie
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
confirm-question = Na pewno?
confirm-yes = Tak, zrób to
confirm-no = Wróć
question-about = Czego to dotyczy
tray = Karty do wyboru
tray-close = Zobacz stół
tray-open = Pokaż karty
tray-hand = { $whose ->
    [mine] Twoja ręka
   *[theirs] Ręka przeciwnika
}
tray-order = Wybrana jako numer { $place }
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
rule-named = Zasada { $rule }
where-am-i = Gdzie teraz jestem?
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
   *[other] Cofnięty zostałby też twój późniejszy wybór.
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
end-drawn = Remis
end-watched = Gra skończona
end-solved = Rozwiązane
end-failed = Nie tym razem
end-again = Spróbuj jeszcze raz
view-board = Pokaż planszę
show-end = Pokaż wynik
looking-back = Przeglądamy przebieg gry …
odds-of = { $whose ->
    [mine] Twoje szanse na wygraną, od początku do końca
    [together] Szanse drużyny na wygraną, od początku do końca
   *[other] { $name }: szanse na wygraną, od początku do końca
}
key-plays = Kluczowe zagrania
play-change = { $turn } { $before } → { $after }
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
turn-before = { $by ->
    [round] Poprzednia runda
   *[turn] Poprzednia tura
}
next-turn = { $by ->
    [round] Następna runda
   *[turn] Następna tura
}
choose-turn = { $by ->
    [round] Runda
   *[turn] Tura
}
before-turns = Przygotowanie
turn-table = Druga strona
share = Udostępnij
study = Analiza
play-on-from-here = Graj dalej od tego miejsca
your-seat = Twoje miejsce

# przewodnik
coach = Przewodnik
coach-next = Rozumiem
coach-off = Bez dalszych wskazówek

# settings
settings = Ustawienia
back-to-table = Wróć do stołu
setting-language-auto = Taki jak w przeglądarce

# the shelf
game-star-wars-lcg-words = Nierówny pojedynek. Jasna strona musi zniszczyć trzy cele ciemnej strony, zanim tarcza Gwiazdy Śmierci dojdzie do końca. Uderzasz jawnie, ale o przewadze decydują karty zagrywane zakryte.
game-conquest-words = Dwóch liderów i rząd planet. Wysyłasz oddziały, w tajemnicy ustawiasz wskaźnik i walczysz o dowodzenie i o planety. Wygrywają trzy planety z tym samym symbolem.
game-destiny-words = Rzucaj kośćmi swoich postaci i wykorzystuj to, co pokażą: obrażenia, osłony, zasoby, sztuczki. Wygrywa ten, komu została choć jedna postać. Szybka gra, w której szczęściu można pomóc.
game-clone-wars-words = Od jednego do pięciu Jedi razem przeciw złoczyńcy i coraz liczniejszym droidom. Ruszacie się, atakujecie i pomagacie sobie, bronicie planet, wypełniacie misje i wygrywacie finał.
players-count = { $most ->
    [2] 2 graczy
   *[other] { $least }–{ $most } graczy
}
about-minutes = około { $minutes } min
play-at-once = Graj od razu: { $game }
choose-setup = Przygotuj stół
choose-for = Przygotuj stół: { $game }
quick-against = { $mine } kontra { $their } · { $bot }
quick-beside = Ty i bot, ramię w ramię
opponent-easy = Pierwsza gra
opponent-easy-words = Gra jak ktoś w swojej pierwszej partii: czasem zapomina odpowiedzieć i chętnie atakuje.
opponent-normal = Wyrównana walka
opponent-normal-words = Chwilę się zastanawia i korzysta z tego, co zostawisz.
opponent-hard = Gra o zwycięstwo
opponent-hard-words = Nie śpieszy się i niczego nie daje za darmo.
elo = Elo { $elo }
elo-least = Elo co najmniej { $elo }
elo-words = Zmierzone w partiach między botami; zachłanny bot ma 0.
team-share = { $bot }: dwa takie boty wygrywają { $share } na 100 partii na poziomie Padawana.
team-share-least = { $bot }: dwa takie boty wygrywają co najmniej { $share } na 100 partii na poziomie Padawana.
more-opponents = Więcej botów
side-light = jasna strona
side-dark = ciemna strona
play-with = Graj z kimś
play-with-words = Wszyscy przy stole są po twojej stronie.
company-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
jedi-words = Wybierz najwyżej { $count }, najpierw swojego; resztę dobierze los. Jeśli nie wybierzesz nikogo, każdy wybiera przy stole.
difficulty-padawan = Padawan
difficulty-jedi-knight = Rycerz Jedi
difficulty-jedi-master = Mistrz Jedi
difficulty-grand-master = Wielki mistrz Jedi
host = Zaprasza
somebody = Ktoś
clock-words = { $minutes } min + { $seconds } s

# addresses that lead to nothing
nowhere = Tu nic nie ma
nowhere-words = Adres jest błędny albo to, co tu było, już zniknęło.
to-the-games = Do gier
to-my-tables = Moje stoły
table-dead = Przy tym stole nie możesz usiąść
replay-dead = Tej gry nie da się pokazać
invitation-dead = To zaproszenie jest już nieważne
invitation-over = Stół został zamknięty albo gra się skończyła.
invitation-taken = Wszystkie miejsca są już zajęte i gra się zaczęła.
