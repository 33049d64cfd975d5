# Biblioteka: jak nazywają się dane karty tam, gdzie szuka się kart. Nazwy danych, których potrzebuje tylko biblioteka, i dla każdej
# krótkie słowa, które można wpisać przed „:” albo „<”, rozdzielone „|” (można też wpisać pełną nazwę i klucz).

fact-keywords = Słowa kluczowe
fact-text = Tekst
fact-title = Nazwa

library-yes = tak
library-no = nie

alias-affiliation = stronnictwo
alias-attack = atak | atk
alias-capacity = próg | próg obrażeń
alias-cards = karty | premia karciana
alias-colour = kolor
alias-command = dowodzenie
alias-cost = koszt
alias-damage = obrażenia
alias-die = kość | kości
alias-edge-icons = przewaga
alias-faction = frakcja
alias-force = moc
alias-health = wytrzymałość | pw
alias-icons = walka | symbol walki
alias-keywords = słowo | słowo kluczowe
alias-loyalty = lojalność
alias-noted = notatka
alias-number = numer
alias-planet-icons = symbol planety
alias-points = punkty
alias-priority = priorytet
alias-public = publiczne
alias-reconstructed = odtworzone
alias-resources = zasoby
alias-rulebook = instrukcja
alias-sets = zestaw
alias-shield = osłona | osłony
alias-side = strona
alias-start = początek
alias-subtitle = podtytuł
alias-subtypes = podrodzaj
alias-symbols = symbol
alias-text = tekst
alias-threshold = próg
alias-title = nazwa | tytuł
alias-traits = cecha | cechy
alias-type = rodzaj | typ
alias-unique = unikatowa | unikat

# Zestawy kart i co z nich gra.
fact-box = Pudełko lub dodatek
alias-box = pudełko | dodatek | rozszerzenie
fact-plays = Czy można nią grać
alias-plays = gra | grywalna
library-plays-yes = grywalna
library-plays-no = tylko dane
