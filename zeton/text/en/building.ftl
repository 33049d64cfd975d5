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

# Pools and formats.

reason-set-not-allowed = { $card } is of no set that is allowed here.
reason-banned = { $card } has been banned since { $day }.
reason-one-of-a-group = Since { $day } a deck may have only one of these: { $cards }.
mend-play-another = Choose another card in place of { $card }.

format-free = Free: only the rules of deck building
format-tournament = Tournament: with the restricted list
