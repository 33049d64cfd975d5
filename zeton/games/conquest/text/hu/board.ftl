# Az asztal a képernyőn.

board-round = { $phase ->
    [setup] Előkészület
    [deploy] { $round }. forduló · bevetési fázis · { $step }
    [command] { $round }. forduló · parancsfázis · { $step }
    [combat] { $round }. forduló · harci fázis · { $step }
   *[headquarters] { $round }. forduló · főhadiszállás-fázis · { $step }
}
board-initiative = { $battle ->
    [1] Kezdeményező ebben a csatában: { $who }
   *[other] Kezdeményező: { $who }
}
board-battle = Csata itt: { $planet }, { $round }. harci forduló
board-attack = { $attacker } támad, { $defender } védekezik
board-being-played = Kijátszás alatt: { $cards }
board-first = ELSŐ
board-bonus = lap { $cards } erőf. { $resources }
board-icon = { $icon ->
    [material] nyersanyag
    [strongpoint] erődítmény
   *[other] technológia
}
board-piles = erőforrás { $resources } · kéz { $hand } · pakli { $deck } · dobott pakli { $discard }
board-last-discard = legfelül: { $card }
board-victory = Megszerezve:
board-dial = { $state ->
    [hidden] parancstárcsa: rejtett
    [unset] parancstárcsa: nincs beállítva
   *[set] parancstárcsa: { $number }
}
board-hidden = { $count } rejtett lap
board-exhausted = kimerült
board-bloodied = vérző
board-attacks = támad
board-defends = védekezik
board-damage = sérülés: { $damage }
board-stored = { $number } erőforrás van rajta
board-legend = ⚔ TÁM · ♥ maradó ÉP/ÉP · ★ parancsikonok · ⛨ pajzsikonok · $ költség
board-hand = Kéz
board-looked-at = Megnézett lapok
