# Gwiezdne wojny: Wojny klonów: co mówi plansza.

type-planet = Planeta
type-jedi = Jedi
type-villain = Złoczyńca
type-villain-card = Karta złoczyńcy
type-invasion = Inwazja
type-mission = Misja
type-sheet = Arkusz złoczyńcy
type-assault = Szturm
type-stealth = Ukrycie
type-armor = Obrona
type-transport = Transport
type-ally = Sojusznik
phase-ready = Przygotowanie
phase-ready-words = Aktywny Jedi przygotowuje swoje karty oddziałów.
phase-actions = Akcje
phase-actions-words = Maksymalnie cztery akcje i jedna darmowa akcja.
phase-villain = Złoczyńca
phase-villain-words = Odkrywa się i rozpatruje kartę złoczyńcy.
phase-invasion = Inwazja
phase-invasion-words = Droidy lądują na tylu planetach, ile wskazuje tor inwazji.
cw-galaxy = Galaktyka
cw-setup = Wybór Jedi
cw-turn = Tura { $turn }
cw-actions = { $actions ->
    [one] Pozostała 1 akcja
    [few] Pozostały { $actions } akcje
   *[many] Pozostało { $actions } akcji
}{ $free ->
    [yes] { " " }i darmowa akcja
   *[no] { "" }
}
cw-threat-how = Zagrożenie { $value } z { $lost }: przy { $lost } przegrana
cw-threat-at = Zagrożenie { $value }; przy { $lost } wojna jest przegrana
cw-goal-missions = Misje { $done } z { $of }, potem finał
cw-goal-finale = Finał: misja { $next } z { $of }
cw-goal-remove = Finał, do pokonania: { $name }
cw-goal-how = Wygrywacie razem, gdy ukończone są wszystkie misje i finał.
cw-invasion-how = Inwazja: { $value } na turę
cw-invasion-at = Tor inwazji: { $value } { $value ->
    [one] karta
    [few] karty
   *[many] kart
} na turę
cw-strength-at = Siła { $value } z { $most }, X to { $x }
cw-supply = W puli: { $droids } { $droids ->
    [one] droid
    [few] droidy
   *[many] droidów
}, { $blockades } { $blockades ->
    [one] blokada
    [few] blokady
   *[many] blokad
}
cw-supply-short = Pula
cw-droids = { $count } { $count ->
    [one] droid
    [few] droidy
   *[many] droidów
}
cw-blockades = { $count } { $count ->
    [one] blokada
    [few] blokady
   *[many] blokad
}
cw-mission-token = { $token ->
    [orange] pomarańczowa misja
   *[white] biała misja
}
cw-villain-at = { $name }, złoczyńca, na planecie { $planet }, wytrzymałość { $health }
cw-jedi-at = { $name }, Jedi, na planecie { $planet }{ $turn ->
    [yes] , wykonuje turę
   *[no] { "" }
}
cw-does-assault = +1 w ataku
cw-does-stealth = +1 w ataku
cw-does-armor = −1 obrażenie
cw-does-transport = podwójny lot
cw-does-success = +1 sukces
cw-ally-send = Jedi dokądkolwiek
cw-ally-successes = +{ $number } { $number ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}
cw-ally-actions = +{ $number } { $number ->
    [one] akcja
    [few] akcje
   *[many] akcji
}
cw-ally-strike = { $number } { $number ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
cw-ally-supply = +{ $number } { $number ->
    [one] karta
    [few] karty
   *[many] kart
}
cw-ally-break-blockade = −{ $number } { $number ->
    [one] blokada
    [few] blokady
   *[many] blokad
}
cw-ally-look = podgląd inwazji: { $number }
cw-ally-shield = raz bez obrażeń
cw-ally-sabotage = −{ $number } { $number ->
    [one] droid
    [few] droidy
   *[many] droidów
}
cw-exhausted = wyczerpana
cw-squad-of = Oddział, { $name }: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
cw-squad-empty = Brak oddziału
cw-glance = Złoczyńca i pozostali Jedi: niżej i z powrotem
cw-missions = Misje
cw-finale = Finał
cw-no-mission = Nie ma odkrytej misji
cw-hunt = Misji już nie ma: teraz liczy się tylko złoczyńca
cw-missing-roll = { $more ->
    [0] Sukcesów wystarczy
    [one] Brakuje 1 sukcesu
   *[other] Brakuje { $more } sukcesów
}
cw-missing-blockade = Najpierw usuń blokadę
cw-missing-villain = Najpierw przepędź złoczyńcę { $name }
cw-missing-nobody = Nie ma tam jeszcze Jedi
cw-missing-cards = Kość musi dodać { $more }
cw-missing-enough = Karty na miejscu wystarczą
cw-mission = { $title }, misja na planecie { $planet }: próg { $needs }, symbole: { $symbols }, koszt: { $damage } { $damage ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
cw-sheet = { $name }, arkusz złoczyńcy
cw-off-board = poza planszą
cw-health = wytrzymałość { $health }
cw-deck = { $name ->
    [squad] Talia oddziałów
    [invasion] Talia inwazji
   *[villain] Talia złoczyńcy
}: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
cw-discard = { $name ->
    [squad] Odrzucone karty oddziałów
    [invasion] Odrzucone karty inwazji
   *[villain] Odrzucone karty złoczyńcy
}: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
cw-pile = { $name ->
    [squad] Oddziały
    [invasion] Inwazja
   *[villain] Złoczyńca
}
cw-laid-out = Wyłożone karty
cw-attack = Atak
cw-rolled = Ostatni rzut
cw-roll-needs = { $total } z { $needs }
cw-roll-total = { $total } { $total ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}
cw-roll-added = { $added } z kart
cw-die = Kość: { $successes } { $successes ->
    [one] sukces
    [few] sukcesy
   *[many] sukcesów
}, { $damage } { $damage ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
cw-blow = { $name }: zaraz { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
origin-rulebook = Z instrukcji
origin-public = Z publicznych źródeł
origin-reconstructed = Odtworzone przez nas

coach-clone-wars-welcome = Witaj. Wszyscy przy stole są po twojej stronie. Ukończcie misje, a potem wygrajcie finał, zanim zagrożenie dojdzie do końca toru. Co świeci, to możesz wybrać, a pasek na dole zawsze mówi, o co chodzi.
coach-clone-wars-play-as = Wybierz swojego Jedi. Każdy ma własną darmową akcję, raz na turę.
coach-clone-wars-begin = Ktoś musi zacząć. Nie ma to wielkiego znaczenia: każdy będzie miał turę.
coach-clone-wars-destination = Dokąd lecisz? Misje są zaznaczone na mapie. Trzy droidy na planecie to niebezpieczeństwo: jeszcze jeden podnosi zagrożenie.
coach-clone-wars-turn = Cztery akcje: leć na sąsiednią planetę, atakuj tam, gdzie jesteś, podejmij tamtejszą misję albo dobierz kartę oddziałów. Blokadę trzeba przełamać, zanim podejmiesz misję. Po twojej turze działa złoczyńca i lądują nowe droidy.
coach-clone-wars-help = Kość już rzucona. Wyczerpuj karty oddziałów, żeby dodać sukcesy: swoje albo innych na tej planecie; znaki mówią, do czego się nadają. Nie zużywaj więcej, niż brakuje.
coach-clone-wars-damage = Każde obrażenie usuwa droida; blokada wymaga dwóch i trzeba ją usunąć najpierw. Na planecie mieszczą się trzy droidy: czwarty podnosi zagrożenie i sprowadza blokadę.
coach-clone-wars-protect = Każde obrażenie kosztuje Jedi kartę oddziałów. Karta obrony na tej planecie może zapobiec jednemu; tylko się wyczerpuje.
coach-clone-wars-discard = Tracisz kartę oddziałów. Oddaj wyczerpaną albo taką, której misje nie wymagają.
coach-clone-wars-limit = Masz więcej kart oddziałów, niż wolno: oddaj najmniej przydatną.
