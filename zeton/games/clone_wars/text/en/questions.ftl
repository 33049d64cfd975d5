# What a seat is asked. $card is what it is about ("none" if nothing), $number how many.

question-action = Play an ally?
question-aim = Where does the damage go?
question-bombard = Exhaust a card for 1 damage? { $number } left.
question-begin = Do you feel the Force? Then you may begin.
question-break-blockade = Which blockade is removed?
question-bring = To which Jedi's planet?
question-cancel = Exhaust a card to cancel the damage for all?
question-choose-jedi = Which Jedi?
question-consent = { $event ->
    [supply] { $who } sends { $card } squad cards to draw.
    [exchange] { $who } wants to exchange squad cards with { $card }.
   *[move] { $who } wants to move { $card } to { $target }.
} Do you agree?
question-damage = { $card }: { $number } damage to deal.
question-destination = Where do you fly?
question-discard = { $card } discards { $number }.
question-exchange-with = Exchange cards with another Jedi here?
question-exhaust = { $card } exhausts { $number }.
question-give = Which card do you give?
question-help = { $card ->
    [none] An attack with { $number } so far: add cards?
   *[other] { $card }: { $number } more needed. Add cards?
}
question-herd = Move a droid? { $number } left.
question-lead = Who goes along? { $number } more may.
question-lead-to = To which planet?
question-limit = Too many squad cards: { $number } must go.
question-may-move = Move to another planet?
question-play-as = Which Jedi do you play?
question-protect = { $card } is about to take { $number } damage.
question-put-back = Which card goes back next? The last one will be on top.
question-ready = { $card } may ready { $number }.
question-sabotage = Which droid is removed?
question-send = Where to?
question-spread-blockades = Some blockades are missing: which planet is next?
question-spread-droids = Where does a droid go?
question-spread-droids-up-to-limit = Some droids are missing: which planet is next?
question-transport = Lend a transport for this flight?
question-turn = Your turn: { $number } { $number ->
    [one] action
   *[other] actions
} left.
question-villain-path = Which way does the villain go?
