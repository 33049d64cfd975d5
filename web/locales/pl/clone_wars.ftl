# Gwiezdne wojny: Wojny klonów: co mówi plansza.

type-planet = Planeta
type-jedi = Jedi
type-villain = Złoczyńca
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
cw-threat = Zagrożenie
cw-threat-at = Zagrożenie { $value }; przy { $lost } wojna jest przegrana
cw-invasion = Inwazja
cw-invasion-at = Tor inwazji: { $value } { $value ->
    [one] karta
    [few] karty
   *[many] kart
} na turę
cw-strength = Siła
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
cw-exhausted = wyczerpana
cw-squad-of = Oddział, { $name }: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
cw-squad-empty = Brak oddziału
cw-missions = Misje
cw-finale = Finał
cw-missions-count = ukończone: { $done } · pozostałe: { $left }
cw-no-mission = Nie ma odkrytej misji
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
