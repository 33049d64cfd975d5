# Star Wars: The Clone Wars: what its board says.

type-planet = Planet
type-jedi = Jedi
type-villain = Villain
type-invasion = Invasion
type-mission = Mission
type-sheet = Villain sheet
type-assault = Assault
type-stealth = Stealth
type-armor = Armor
type-transport = Transport
type-ally = Ally
phase-ready = Ready
phase-ready-words = The active Jedi readies the squad.
phase-actions = Actions
phase-actions-words = Up to four actions and one free action.
phase-villain = Villain
phase-villain-words = A villain card is revealed and resolved.
phase-invasion = Invasion
phase-invasion-words = Droids land on as many planets as the invasion track shows.
cw-galaxy = The galaxy
cw-setup = Choosing Jedi
cw-turn = Turn { $turn }
cw-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left{ $free ->
    [yes] , and the free action
   *[no] { "" }
}
cw-threat = Threat
cw-threat-at = Threat { $value }; at { $lost } the war is lost
cw-invasion = Invasion
cw-invasion-at = Invasion track: { $value } { $value ->
    [one] card
   *[other] cards
} a turn
cw-strength = Strength
cw-strength-at = Strength { $value } of { $most }, X is { $x }
cw-supply = In the supply: { $droids } droids, { $blockades } blockades
cw-supply-short = Supply
cw-droids = { $count } { $count ->
    [one] droid
   *[other] droids
}
cw-blockades = { $count } { $count ->
    [one] blockade
   *[other] blockades
}
cw-mission-token = { $token ->
    [orange] orange mission
   *[white] white mission
}
cw-villain-at = { $name }, villain, on { $planet }, health { $health }
cw-jedi-at = { $name }, Jedi, on { $planet }{ $turn ->
    [yes] , has the turn
   *[no] { "" }
}
cw-exhausted = exhausted
cw-squad-of = Squad of { $name }: { $count } { $count ->
    [one] card
   *[other] cards
}
cw-squad-empty = No squad
cw-missions = Missions
cw-finale = The finale
cw-missions-count = { $done } completed · { $left } to come
cw-no-mission = No mission is open
cw-mission = { $title }, mission on { $planet }: needs { $needs } with { $symbols }, costs { $damage } damage
cw-sheet = { $name }, sheet of the villain
cw-off-board = off the board
cw-health = health { $health }
cw-deck = { $name ->
    [squad] Squad deck
    [invasion] Invasion deck
   *[villain] Villain deck
}: { $count } { $count ->
    [one] card
   *[other] cards
}
cw-discard = { $name ->
    [squad] Squad discard pile
    [invasion] Invasion discard pile
   *[villain] Villain discard pile
}: { $count } { $count ->
    [one] card
   *[other] cards
}
cw-pile = { $name ->
    [squad] Squads
    [invasion] Invasion
   *[villain] Villain
}
cw-laid-out = Cards laid out
cw-attack = Attack
cw-rolled = Last roll
cw-roll-needs = { $total } of { $needs }
cw-roll-total = { $total } { $total ->
    [one] success
   *[other] successes
}
cw-roll-added = { $added } from cards
cw-die = The die: { $successes } { $successes ->
    [one] success
   *[other] successes
}, { $damage } damage
cw-blow = { $name }: { $amount } damage coming
origin-rulebook = From the rulebook
origin-public = From public sources
origin-reconstructed = Reconstructed by us
