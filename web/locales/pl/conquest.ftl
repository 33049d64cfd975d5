# Warhammer 40,000: Podbój: co mówi jego stół. $who to lider.

type-warlord = Lider
type-army = Jednostka armii
type-support = Wsparcie
type-attachment = Dodatek
type-token = Jednostka-żeton
type-planet = Planeta

phase-deploy = Wystawianie
phase-deploy-words = Na przemian: wystaw kartę albo użyj akcji, aż oboje spasujecie.
phase-command = Dowodzenie
phase-command-words = W tajemnicy ustawia się wskaźniki, liderzy ruszają na planety z całym sztabem, potem na każdej planecie toczą się zmagania dowodzenia.
phase-combat = Walka
phase-combat-words = Bitwy, począwszy od pierwszej planety: na niej i wszędzie tam, gdzie jest lider.
phase-headquarters = Sztab
phase-headquarters-words = Żeton pierwszej planety idzie dalej, odkrywa się planetę, przybywają karty i zasoby, wszystko zostaje przygotowane.

cq-attack = ATK: { $count }
cq-health = PW: { $count }
cq-command = { $count } { $count ->
    [one] symbol
    [few] symbole
   *[many] symboli
} dowodzenia
cq-shield = Osłona { $count }
cq-cards = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
} dla zwycięzcy zmagań dowodzenia
cq-resources = { $count } { $count ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
} dla zwycięzcy zmagań dowodzenia
cq-icon-material = Surowce
cq-icon-strongpoint = Umocnienia
cq-icon-tech = Technologie

cq-fact-attack = ATK { $count }
cq-fact-damage = obrażenia: { $damage } z { $health } PW
cq-fact-hurt = { $damage } { $damage ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
cq-fact-command = { $count } { $count ->
    [one] symbol
    [few] symbole
   *[many] symboli
} dowodzenia
cq-exhausted = wyczerpana
cq-bloodied = krwawiący
cq-hale = zdrowy
cq-stored = { $count } { $count ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
} na karcie
cq-attacking = atakuje
cq-attacked = cel ataku
cq-attached-to = dołączona do: { $host }
cq-headquarters = Sztab: { $who }

cq-planets = Planety
cq-planet-at = Miejsce { $position }: { $planet }{ $first ->
    [yes] , pierwsza planeta
   *[no] { "" }
}{ $battle ->
    [yes] , bitwa
   *[no] { "" }
}
cq-face-down = zakryta planeta
cq-no-planet = brak planety
cq-planet-label = { $planet }, planeta{ $dial ->
    [0] { "" }
   *[other] , numer { $dial } na wskaźniku
}
cq-army = Armia na tej planecie: { $who }
cq-first = Pierwsza planeta
cq-battle = Bitwa · runda { $round }
cq-command-sum = { $count } { $count ->
    [one] symbol
    [few] symbole
   *[many] symboli
} dowodzenia na przygotowanych jednostkach{ $ahead ->
    [yes] ; przewaga
   *[no] { "" }
}
cq-dial-number = Numer { $count } na wskaźniku

cq-hq = Sztab: { $who }
cq-supports = Wsparcia: { $who }
cq-hq-short = Sztab
cq-initiative = Inicjatywę ma { $who }
cq-has-resources = { $count } { $count ->
    [one] żeton zasobów
    [few] żetony zasobów
   *[many] żetonów zasobów
}
cq-dial = Wskaźnik dowodzenia ({ $who }): { $state ->
    [open] { $number }
    [set] ustawiony na { $number }, tajny
    [secret] ustawiony, tajny
   *[unset] nieustawiony
}
cq-warlord = { $who }: { $state ->
    [bloodied] krwawiący
   *[hale] zdrowy
}
cq-round = Runda { $round }
cq-tally = Pula zwycięstwa ({ $who }): Surowce { $material }, Umocnienia { $strongpoint }, Technologie { $tech }; trzy jednakowe symbole wygrywają

cq-victory-of = Pula zwycięstwa ({ $who }): { $count } { $count ->
    [one] planeta
    [few] planety
   *[many] planet
}
cq-victory-short = Zdobyte planety

keyword-conquest-ambush = Można wystawić tę kartę jako akcję w fazie walki.
keyword-conquest-area-effect = Kiedy atakuje, może zamiast zwykłego ataku zadać tyle obrażeń każdej wrogiej jednostce na planecie.
keyword-conquest-armorbane = Kiedy atakuje, nie można używać osłon.
keyword-conquest-brutal = +1 ATK za każde obrażenie na tej jednostce.
keyword-conquest-flying = Jednostki bez Latania zadają jej atakiem tylko połowę obrażeń, zaokrąglając w górę.
keyword-conquest-immune = Karty podanego rodzaju na nią nie działają.
keyword-conquest-limited = Jedna karta z Ograniczeniem na gracza i rundę.
keyword-conquest-mobile = Na początku fazy walki może się poruszyć na sąsiednią planetę.
keyword-conquest-no-attachments = Nie można do niej dołączać podanego rodzaju dodatków.
keyword-conquest-ranged = Atakuje w starciu dystansowym przed pierwszą rundą walki.
