# Az asztal a képernyőn.

board-turn = { $turn }. kör · { $who } · { $phase ->
    [balance] egyensúlyfázis
    [refresh] frissítésfázis
    [draw] húzásfázis
    [deployment] kijátszásfázis
    [conflict] összecsapásfázis
    [force] Erő-fázis
   *[other] { $phase }
} · { $step }
board-setup = Előkészületek · { $step }
board-dial = Számláló: { $dial }/12
board-balance = Az Erő egyensúlya: { $side }
board-dial-damage = Sérülés a számlálón: { $damage }
board-piles = kéz { $hand } · pakli { $deck } · célpakli { $objectives } · dobott pakli { $discard } · győzelmi pakli { $victory } · Erő-kártyák { $force }
board-objectives = Célkártyák
board-units = Egységek
board-area = Játéktér
board-hand = Kéz
board-looked-at = Megnézett lapok
board-chosen = Választott célkártyák
board-edge-stack = Előnypakli
board-engaged = Lerohant célkártya: { $card }
board-has-edge = Előny: { $who }
board-last-discard = a dobott pakli teteje: { $card }
board-hidden = { $count } rejtett lap
board-captured = { $count } elfogott
board-damage = { $damage }/{ $capacity } sérülés
board-focus = fókusz { $number }
board-shields = { $number ->
    [one] pajzs
   *[other] { $number } pajzs
}
board-committed = Erőhöz rendelt
board-attacker = támad
board-defender = védekezik
board-is-engaged = lerohant
