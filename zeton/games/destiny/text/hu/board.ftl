# Az asztal a képernyőn.

board-round = { $round }. forduló · { $phase ->
    [setup] előkészületek
    [upkeep] fenntartás
   *[other] { $who } köre
}
board-battlefield = Csatatér: { $card } ({ $who })
board-claimed = uralma alá vonta: { $who }
board-additional = További akciók: { $who }
board-being-played = Éppen kijátsszák: { $cards }
board-piles = erőforrás { $resources } · kéz { $hand } · pakli { $deck } · dobott pakli { $discard }
board-last-discard = legfelül: { $card }
board-pool = { $count ->
    [0] Kockakészlet: üres
   *[other] Kockakészlet: { $count } kocka
}
board-hidden = { $count } rejtett lap
board-damage = sebzés { $damage }/{ $health }
board-tokens = sebzés { $damage }
board-shields = { $number } pajzs
board-stored = { $number } erőforrás van rajta
board-stacked = Félretéve: { $card }, és rajta képpel lefelé: { $stacked ->
    [none] egy lap
   *[other] { $stacked }
}
board-exhausted = kimerült
board-used = erőteljes akció felhasználva
board-legend = ▢ kocka a lapján · MD közelharci · RD távolsági · ID közvetett · Sh pajzs · R erőforrás · Dr megszakítás · Dc eldobás · F fókusz · Sp különleges · * bármely szimbólum · - üres · + módosító · szám a végén: az oldal ára
board-hand = Kéz
board-chosen = Félretéve
board-looked-at = Megnézett lapok
