# The table on a screen.

board-round = { $phase ->
    [setup] Setup
   *[other] Round { $round } · { $phase } phase · { $step }
}
board-initiative = { $battle ->
    [1] Initiative in this battle: { $who }
   *[other] Initiative: { $who }
}
board-battle = Battle at { $planet }, combat round { $round }
board-attack = { $attacker } against { $defender }
board-being-played = Being played: { $cards }
board-first = FIRST
board-bonus = cards { $cards } res { $resources }
board-icon = { $icon ->
    [material] material
    [strongpoint] strongpoint
   *[other] tech
}
board-piles = resources { $resources } · hand { $hand } · deck { $deck } · discard pile { $discard }
board-last-discard = on top: { $card }
board-victory = Captured:
board-dial = { $state ->
    [hidden] dial: hidden
    [unset] dial: not set
   *[set] dial: { $number }
}
board-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
board-exhausted = exhausted
board-bloodied = bloodied
board-attacks = attacks
board-defends = defends
board-damage = damage { $damage }
board-stored = { $number ->
    [one] 1 resource on it
   *[other] { $number } resources on it
}
board-legend = ⚔ ATK · ♥ HP left/HP · ★ command icons · ⛨ shield icons · $ cost
board-hand = Hand
board-looked-at = Looked at
