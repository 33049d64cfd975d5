# Słowa z danych: <pole>-<słowo>.

type-ally = sojusznik
    .gen = sojuszników
type-armor = obrona
    .gen = obrony
type-assault = szturm
    .gen = szturmu
type-stealth = ukrycie
    .gen = ukrycia
type-transport = transport
    .gen = transportu
type-invasion = inwazja
type-jedi = Jedi
type-mission = misja
type-planet = planeta
type-sheet = arkusz złoczyńcy
type-villain = złoczyńca
type-villain-card = karta złoczyńcy

token-orange = pomarańczowy
token-white = biały

threshold-threat = zagrożenie

difficulty-padawan = Padawan
difficulty-jedi-knight = Rycerz Jedi
difficulty-jedi-master = Mistrz Jedi
difficulty-jedi-grand-master = Wielki mistrz Jedi

detail-name = nazwa
detail-planet = planeta
detail-type = rodzaj
detail-kind = rodzaj
detail-symbols = symbole
detail-layout = położenie
detail-threshold = próg
detail-damage = obrażenia
detail-when-drawn = działanie po dobraniu
detail-when-completed = działanie po ukończeniu
detail-when-removed = działanie po usunięciu
detail-per-turn = działanie co turę
detail-effect = działanie
detail-effects = działanie
detail-timing = moment użycia
detail-health = wytrzymałość
detail-free-action = darmowa akcja
detail-clarifications = wyjaśnienia
detail-reminder-marker = znacznik przypominający
detail-start-planet = planeta początkowa
detail-start-cards = karty początkowe
detail-setup = przygotowanie
detail-last-enemy = ostatni wróg
detail-token = znacznik
detail-missions = misje
detail-strength = siła
