# Star Wars: The Clone Wars: what its board says.

type-planet = Planet
type-jedi = Jedi
type-villain = Villain
type-villain-card = Villain card
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
cw-threat-how = Threat { $value } of { $lost }: at { $lost } all is lost
cw-threat-at = Threat { $value }; at { $lost } the war is lost
cw-goal-missions = Missions { $done } of { $of }, then the finale
cw-goal-finale = Finale: mission { $next } of { $of }
cw-goal-remove = Finale: defeat { $name }
cw-goal-how = All win together once every mission is completed and the finale is won.
cw-invasion-how = Invasion: { $value } a turn
cw-invasion-at = Invasion track: { $value } { $value ->
    [one] card
   *[other] cards
} a turn
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
cw-does-assault = +1 in an attack
cw-does-stealth = +1 in an attack
cw-does-armor = −1 damage
cw-does-transport = fly two lanes
cw-does-success = +1 success
cw-ally-send = a Jedi anywhere
cw-ally-successes = +{ $number } { $number ->
    [one] success
   *[other] successes
}
cw-ally-actions = +{ $number } { $number ->
    [one] action
   *[other] actions
}
cw-ally-strike = { $number } damage
cw-ally-supply = draw { $number } { $number ->
    [one] card
   *[other] cards
}
cw-ally-break-blockade = { $number ->
    [one] no more blockade
   *[other] { $number } blockades fewer
}
cw-ally-look = next { $number } invasions
cw-ally-shield = no damage once
cw-ally-sabotage = −{ $number } { $number ->
    [one] droid
   *[other] droids
}
cw-exhausted = exhausted
cw-squad-of = Squad of { $name }: { $count } { $count ->
    [one] card
   *[other] cards
}
cw-squad-empty = No squad
cw-glance = The villain and the other Jedi: further down, and back
cw-missions = Missions
cw-finale = The finale
cw-no-mission = No mission is open
cw-hunt = No more missions: only the villain counts now
cw-missing-roll = { $more ->
    [0] Enough successes
    [one] 1 more success
   *[other] { $more } more successes
}
cw-missing-blockade = First break the blockade
cw-missing-villain = First drive off { $name }
cw-missing-nobody = No Jedi there yet
cw-missing-cards = The die must add { $more }
cw-missing-enough = The cards there suffice
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

coach-clone-wars-welcome = Welcome. Everybody here is on your side. Complete the missions, then win the finale, before the threat reaches the end of its track. Whatever shines can be chosen, and the bar at the bottom always says what is asked.
coach-clone-wars-play-as = Choose your Jedi. Each has a free action of his own, once a turn.
coach-clone-wars-begin = Somebody has to begin. It matters little: everybody has a turn.
coach-clone-wars-destination = Where do you fly? Missions are marked on the map. Three droids on a planet are a danger: one more raises the threat.
coach-clone-wars-turn = Four actions: fly along a lane, attack where you are, attempt the mission there, or draw a squad card. A blockade must be broken before a mission is attempted. After your turn the villain acts and more droids land.
coach-clone-wars-help = The die has been rolled. Exhaust squad cards to add successes, yours or those of others on this planet; their signs say what they are good at. Do not use more than are missing.
coach-clone-wars-damage = Each damage removes a droid; a blockade takes two and must go first. Three droids are the most a planet holds: a fourth raises the threat and brings a blockade.
coach-clone-wars-protect = Each damage costs a Jedi a squad card. An armor card here may prevent one of them; it is only exhausted.
coach-clone-wars-discard = You lose a squad card. Let go of one that is exhausted, or of a kind the missions do not ask for.
coach-clone-wars-limit = You hold more squad cards than you may: let the least useful go.
