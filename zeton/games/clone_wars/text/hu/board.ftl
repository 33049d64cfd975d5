# Az asztal a képernyőn.

board-turn = { $turn }. kör · { $who } · { $phase ->
    [setup] előkészítés
    [ready] felfrissítés
    [actions] akciók
    [villain] gonosztevő
    [invasion] invázió
   *[other] { $phase }
} · { $actions } akció maradt
board-threat = Fenyegetettség
board-invasion = Invázió
board-supply = droid { $droids } · blokád { $blockades }
board-strength = Erő { $value }/{ $most } (X = { $x })
board-finale = FINÁLÉ
board-legend = ● droid  ▣ blokád  ◆ ◇ küldetésjelzők (narancssárga, fehér)  (lap) kimerült
board-needs = küszöb { $number }, utána { $damage } sérülés
board-off-the-board = a táblán kívül
board-health = { $number ->
    [0] nem távolítható el
   *[other] életerő { $number }
}
board-pile = { $pile ->
    [invasion_deck] Inváziópakli
    [villain_deck] Gonosztevőpakli
    [mission_deck] További küldetések
   *[squad_deck] Osztagpakli
}: { $number }
board-discarded = eldobva, elöl az utolsó: { $cards }
