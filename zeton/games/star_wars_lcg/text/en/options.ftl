# What each option does. $card and $target are titles, $number is how many.

option-attack = Attack with { $card }
option-blast = Deal the blast damage of { $card }
option-capture = Capture { $card }
option-capture-at = Capture { $card } at { $target }
option-choose = Choose { $card }
option-commit = Commit { $card } to the Force
option-damage = Deal { $number } damage to { attacked }
option-defend = Defend with { $card }
option-destroy = Destroy { $card }
option-discard = Discard { $card }
option-discard-damage = Remove 1 damage from { $card }
option-discard-focus = Remove 1 focus token from { $card }
option-discard-shield = Remove 1 shield from { $card }
option-draw = Draw { $card }
option-engage = Engage { attacked }
option-enhance = Attach { $card } to { $target }
option-enter-as-enhancement = Bring { $card } into play as an enhancement of { $target }{ at-price }
option-enter-as-unit = Bring { $card } into play as a unit{ at-price }
option-focus = Focus { $card }
option-generate = Generate { $number } { $number ->
    [one] resource
   *[other] resources
} with { $card }
option-hit = Give { $number } to { $card }
option-keep = Keep { $card } in play
option-look-at-deck = Look at the top card of the { $card } command deck
option-look-at-objective-deck = Look at the top card of the { $card } objective deck
option-move-damage = Move { $number } damage from { $card } to { $target }
option-move-captive = Move { $card } to { $target }
option-move-focus = Move 1 focus token from { $card } to { $target }
option-move-icon = Move { $number ->
    [1] 1 unit damage
    [2] 1 tactics
    [3] 1 blast
    [4] 1 edge-enabled unit damage
    [5] 1 edge-enabled tactics
   *[6] 1 edge-enabled blast
} from { $card } to { $target }
option-mulligan = Take a mulligan: a new hand of six
option-name = Name { $named }
option-next = Let { $card } go first
option-place = Place { $card } in the edge stack
option-place-shield = Put the shield of { $card } on { $target }
option-play = Play { $card }{ at-price }
option-prevent = Cancel { $number } damage to { $card }
option-protect = Let { $card } take { $number } damage instead of { $target }
option-put-into-play = Put { $card } into play
option-put-on-the-bottom = Put { $card } under the deck
option-put-on-deck = Put { $card } on top of the deck
option-put-under-deck = Put { $card } under the deck
option-rescue-from = Rescue a captured card at { $card }
option-resolve = Resolve { $card }
option-return-to-hand = Return { $card } to hand
option-reveal = Reveal { $card }
option-sacrifice = Sacrifice { $card }
option-shield = Spend a shield of { $card }
option-strike = Strike with { $card }
option-tactics = Use the tactics of { $card }
option-target = Target { $card }
option-unit-damage = Deal the unit damage of { $card }

# What tells two cards of one title apart.
mark-committed = committed to the Force
mark-damage = { $value } damage
mark-enhancements = with { $value }
mark-focus = { $value } focus
mark-host = at { $value }
mark-part = { $value ->
    [1] attacking
   *[other] defending
}
mark-pile = { $value ->
    [hand] in hand
    [discard] in the discard pile
    [deck] in the deck
    [edge_stack] in the edge stack
    [captured] captured
   *[other] set apart
}
mark-shields = { $value } { $value ->
    [one] shield
   *[other] shields
}
# What is done in one of the modes of an ability.
option-mode = { $does }
