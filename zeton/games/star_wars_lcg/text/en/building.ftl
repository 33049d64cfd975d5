# Building a deck (R18).

mend-add-sets = { $sets ->
    [one] Add 1 more objective set.
   *[other] Add { $sets } more objective sets.
}
mend-play-as = Play it with the affiliation { $affiliation }.

section-affiliation-light = Affiliation, light side
section-affiliation-dark = Affiliation, dark side
section-set = Objective sets

tally-sets = Objective sets

curve-resources = Resources of the objectives
curve-force = Force icons
curve-icons = Combat icons

combat-icon-unit-damage = unit damage
combat-icon-tactics = tactics
combat-icon-blast = blast

deck-type-unit = units
deck-type-enhancement = enhancements
deck-type-event = events
deck-type-fate = fate cards
