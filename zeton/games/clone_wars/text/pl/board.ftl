# Stół na ekranie.

board-turn = Tura { $turn } · { $who } · { $phase ->
    [setup] przygotowanie gry
    [ready] przygotowanie kart
    [actions] akcje
    [villain] aktywacja złoczyńcy
    [invasion] inwazja
   *[other] { $phase }
} · { $actions ->
    [one] pozostała { $actions } akcja
    [few] pozostały { $actions } akcje
   *[many] pozostało { $actions } akcji
}
board-threat = Zagrożenie
board-invasion = Inwazja
board-supply = droidy { $droids } · blokady { $blockades }
board-strength = Siła { $value }/{ $most } (X = { $x })
board-finale = FINAŁ
board-legend = ● droid  ▣ blokada  ◆ ◇ znaczniki misji (pomarańczowy, biały)  (karta) wyczerpana
board-needs = próg { $number }, potem { $damage } { $damage ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
board-off-the-board = poza planszą
board-health = { $number ->
    [0] nie można usunąć
   *[other] wytrzymałość { $number }
}
board-pile = { $pile ->
    [invasion_deck] Talia inwazji
    [villain_deck] Talia złoczyńcy
    [mission_deck] Kolejne misje
   *[squad_deck] Talia oddziałów
}: { $number }
board-discarded = odrzucone, od ostatniej: { $cards }
