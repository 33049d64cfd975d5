# Building a team and a deck (R20–R22).

reason-deck-is-full = The deck has its { $size } cards already.

mend-choose-character = Take a character into the team.
mend-choose-battlefield = Choose a battlefield.
mend-save-points = { $points ->
    [one] Save 1 point.
   *[other] Save { $points } points.
}
mend-one-die = { $points ->
    [0] Give { $card } one die.
    [one] Give { $card } one die instead of two: 1 point less.
   *[other] Give { $card } one die instead of two: { $points } points less.
}
mend-add-affiliation = Take a { $affiliation } character into the team.
mend-add-colour = Take a { $colour } character into the team.

section-character = Characters
section-battlefield = Battlefield
section-plot = Plot
section-upgrade = Upgrades
section-support = Supports
section-event = Events

tally-points = Points of the team

curve-sides = Sides of all dice

die-side-melee = melee damage
die-side-ranged = ranged damage
die-side-indirect = indirect damage
die-side-shield = shields
die-side-resource = resources
die-side-disrupt = disrupt
die-side-discard = discard
die-side-focus = focus
die-side-special = special
die-side-any = any symbol
die-side-blank = blank

deck-type-upgrade = upgrades
deck-type-support = supports
deck-type-event = events
deck-type-character = characters
deck-type-battlefield = battlefields
deck-type-plot = plots
