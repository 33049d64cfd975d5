# What each option does. $card and $target are titles, $number is how many, $place is the target or "none"; of a dial
# $planet is the planet it names, of a bonus $cards and $resources are how many.

option-agree = Agree: the battle ends in a stalemate
option-area-effect = Use Area Effect: deal { $number } damage to every enemy unit here
option-attach = Attach { $card } to { $target }
option-attack = Attack with { $card }
option-call-stalemate = Call for a stalemate
# $kind says whether it is a planet, an HQ or another card.
option-choose = { $kind ->
    [planet] Choose the planet { $card }
   *[card] Choose { $card }
}
option-defend = Attack { $card }
option-deploy = { $place ->
    [none] Deploy { $card }{ at-price }
   *[other] Deploy { $card } at { $place }{ at-price }
}
option-disagree = Disagree: play on
option-discard = Discard { $card }
option-exhaust = Exhaust { $card }
option-hit = Deal { $number } damage to { $card }
option-move = Move { $card } to { $target }
option-look-at-deck = Look at the top of the deck that { $card } leads
option-mulligan = Take a mulligan: a new hand
option-next = Let { $card } go first
option-put-into-play = Put { $card } into play
option-put-on-deck = Put { $card } on top of the deck
option-put-under-deck = Put { $card } under the deck
option-retreat = Retreat with { $card } to the HQ
option-rout = Rout { $card }
option-sacrifice = Sacrifice { $card }
option-set-dial = Set the dial to { $number }: { $planet }
option-shield = Discard { $card } to prevent { $number } damage to { $target }
option-take = Take { $card }
option-take-both = Draw { $cards } { $cards ->
    [one] card
   *[other] cards
} and take { $resources } { $resources ->
    [one] resource
   *[other] resources
}
option-take-cards = Draw { $number } { $number ->
    [one] card
   *[other] cards
}
option-take-resources = Take { $number } { $number ->
    [one] resource
   *[other] resources
}
option-target = { $kind ->
    [planet] Target the planet { $card }
   *[card] Target { $card }
}
option-x = Pay { $number } { $number ->
    [one] resource
   *[other] resources
} as X

# What tells two cards of one title apart.
mark-attachments = with { $value }
mark-damage = { $value } damage
mark-exhausted = exhausted
mark-host = on { $value }
mark-hq = in the HQ
mark-pile = { $value ->
    [hand] in hand
    [discard] in the discard pile
    [deck] in the deck
   *[other] set apart
}
mark-planet = at { $value }
mark-stored = holds { $value }
# What is done in one of the modes of an ability.
option-mode = { $does }
