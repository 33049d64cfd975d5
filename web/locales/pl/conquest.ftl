# Warhammer 40,000: Podbój: co mówi jego stół. $who to lider.

type-warlord = Lider
type-army = Jednostka armii
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
cq-attached-to = na karcie { $host }
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

piece-hq = Sztab
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
cq-round = Runda { $round }
cq-tally = Pula zwycięstwa ({ $who }): Surowce { $material }, Umocnienia { $strongpoint }, Technologie { $tech }; trzy jednakowe symbole wygrywają

cq-victory-of = Pula zwycięstwa ({ $who }): { $count } { $count ->
    [one] planeta
    [few] planety
   *[many] planet
}
cq-victory-short = Zdobyte planety

cq-warlord = { $who }: zostało { $left } z { $most } PW, { $state ->
    [bloodied] krwawiący: jego pokonanie to przegrana
   *[hale] zdrowy
}
cq-how-one-wins = Wygrywają trzy planety z tym samym symbolem.
cq-how-one-loses = Kto straci krwawiącego lidera, przegrywa.
cq-planets-left = { $count ->
    [one] Została { $count } planeta
    [few] Zostały { $count } planety
   *[other] Zostało { $count } planet
}
cq-last-captor = Po ostatniej wygrywa ten, kto ostatni zdobył planetę{ $who ->
    [none] .
   *[other] : teraz { $who }.
}
cq-lead = Zmagania dowodzenia: ty { $mine }, przeciwnik { $theirs }; { $who ->
    [mine] { $warlord ->
        [yes] prowadzisz dzięki przygotowanemu liderowi
       *[no] prowadzisz o { $by }
    }
    [theirs] { $warlord ->
        [yes] przeciwnik prowadzi dzięki przygotowanemu liderowi
       *[no] przeciwnik prowadzi o { $by }
    }
   *[nobody] nikt nie prowadzi
}
cq-units-short = { $count } { $count ->
    [one] jednostka
    [few] jednostki
   *[other] jednostek
}
cq-open-army = Armia tutaj ({ $who }), { $count } { $count ->
    [one] jednostka
    [few] jednostki
   *[other] jednostek
}: pokaż
cq-both-hqs = Oba sztaby
cq-stop = { $name }: { $theirs } przeciw { $mine } twoim
cq-dial-sealed = wskaźnik ustawiony

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

coach-conquest-welcome = Witaj. Twój sztab i ręka są na dole, między wami leżą planety. Zdobądź trzy planety z takim samym symbolem albo pokonaj lidera przeciwnika. Co świeci, to możesz wybrać, a pasek na dole zawsze mówi, o co chodzi.
coach-conquest-mulligan = Twoja pierwsza ręka. Zatrzymaj ją, jeśli są w niej trzy lub cztery tanie jednostki: wygrywają zmagania dowodzenia, a te płacą za całą resztę.
coach-conquest-deploy-turn = Na zmianę wystawiacie po jednej karcie. Jednostki z symbolami dowodzenia wyślij po dobre premie, a do walki na pierwszą planetę. Pas kończy dla ciebie wystawianie w tej fazie.
coach-conquest-place = Wybierz planetę. W tej rundzie bitwa toczy się na pierwszej planecie, oznaczonej chorągiewką, i wszędzie tam, gdzie ruszy lider.
coach-conquest-dial = Dokąd rusza twój lider? Wygra tam zmagania dowodzenia i zacznie bitwę. Przeciwnik wybiera w tym samym czasie; nikt nie widzi wyboru, zanim nie wybierzecie oboje.
coach-conquest-bonus = Wygrywasz te zmagania dowodzenia: weź karty lub zasoby planety. Z nich budujesz swoją armię.
coach-conquest-stalemate = Runda bitwy. Jeśli nikt nie może tu wygrać, impas ją kończy i nikt nie zdobywa planety. Masz przewagę? Walcz dalej.
coach-conquest-combat-turn = Twoja kolej na atak: naciśnij przygotowaną jednostkę. Wyczerpuje się i atakuje raz w tej rundzie. Zacznij od tej, która może coś zniszczyć.
coach-conquest-defender = Kogo atakuje? Zadaje obrażenia równe swojemu ATK; jednostkę niszczy tyle obrażeń, ile ma PW.
coach-conquest-shield = Możesz odrzucić kartę z osłoną, żeby zapobiec części obrażeń. Chroń drogie jednostki, a najbardziej lidera.
coach-conquest-retreat = Jednostki mogą się wycofać do sztabu, wyczerpane. Krwawiący lider w niebezpieczeństwie powinien to zrobić: jeśli zostanie pokonany, przegrywasz.
coach-conquest-battle-ability = Wygrywasz bitwę i możesz raz użyć zdolności bitewnej planety. Nic to nie kosztuje.
