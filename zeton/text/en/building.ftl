# Building a deck: what would mend a broken rule.

mend-take-out = Take out { $copies } × { $card }.
mend-put-in = Put in { $copies } × { $card }.
mend-take-all-out = { $count ->
    [one] Take out { $cards }.
   *[other] Take out all of these: { $cards }.
}
mend-add-cards = { $cards ->
    [one] Add 1 more card.
   *[other] Add { $cards } more cards.
}
mend-take-any-out = { $cards ->
    [one] Take out 1 card of your choice.
   *[other] Take out { $cards } cards of your choice.
}

curve-cost = Cost
curve-types = Types of cards

tally-cards = Cards
