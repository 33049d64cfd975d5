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
terminal-no-card-here = Nie widzisz na tym stole takiej karty: { $name }; podaj numer po znaku # albo nazwę.
terminal-not-a-choice = { $given } to ani liczba od 1 do { $most }, ani jeden z klawiszy h ? u s l c q.
terminal-saved = Zapisano w pliku { $file }. Dalszy ciąg: zeton play --load { $file }
terminal-which-file = W którym pliku zapisać?
terminal-goodbye = Do następnego razu.
terminal-end-of-input = Dane wejściowe skończyły się przed końcem gry.
terminal-taken-back = Cofnięto: wybór znów należy do ciebie.
terminal-nothing-to-take-back = Nie masz wcześniejszego wyboru do cofnięcia.
terminal-chance-has-spoken = Tego nie można cofnąć: od tamtej chwili tasowano lub losowano karty.
terminal-cards-were-seen = Tego nie można cofnąć: od tamtej chwili odsłonięto zakryte karty.
terminal-hint = Podpowiedź, najlepsze na początku (100% to pewna wygrana, 50% gra wyrównana):
terminal-hint-option = { $number }  { $option } – { $percent }%
terminal-bot-thinks = { $who } myśli …
terminal-your-seat = Grasz jako: { $who }
terminal-nothing-found = Nic nie zawiera wszystkich tych słów: { $words }.
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
