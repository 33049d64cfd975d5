# What a seat is asked, and what its answers are called where they are different from one question to the next: answer-<kind>-<verb>.
# $card is what it is about ("none" if nothing), $number how many, $who the Jedi whose doing it is, $event what asks.

question-action = Before the game goes on, you may play an ally. Which one?
answer-action-pass = Play no ally
question-aim = Which planet is hit by the damage?
question-bombard = { $number ->
    [one] You may exhaust 1 more card for 1 damage on your planet or next to it: which one?
   *[other] You may exhaust up to { $number } cards, each for 1 damage on your planet or next to it: which one?
}
answer-bombard-done = Exhaust no more cards
question-begin = Who has the first turn? If the Force calls you, take it.
answer-begin-begin = Take the first turn
answer-begin-pass = Leave it to another
question-break-blockade = From which planet is a blockade removed?
question-bring = To which other Jedi does { $card } move?
question-cancel = Every Jedi here is about to take damage: exhaust a card to spare all of them?
answer-cancel-pass = Let the damage happen
question-choose-jedi = { $event ->
    [bring] Which Jedi moves to the planet of another Jedi?
    [send] Which Jedi moves to a planet of your choice?
    [supply] Which Jedi draws squad cards?
   *[other] Which Jedi?
}
answer-choose-jedi-done = Choose nobody
question-consent = { $event ->
    [supply] { $who } wants { $card } to draw squad cards.
    [exchange] { $who } wants to exchange squad cards with { $card }.
   *[move] { $who } wants to move { $card } to { $target }.
} Do you agree?
question-damage = You have { $number } damage to deal on { $card }: what do you remove?
answer-damage-done = Remove nothing more
question-destination = Where does { $who } fly?
question-discard = { $card } must discard { $number ->
    [one] a squad card: which one?
   *[other] { $number } squad cards: which one now?
}
question-exchange-with = { $who } may exchange squad cards with another Jedi here: with whom?
answer-exchange-with-done = Exchange nothing
question-exhaust = { $card } must exhaust { $number ->
    [one] a squad card: which one?
   *[other] { $number } squad cards: which one now?
}
question-give = Which squad card do you give away?
answer-give-done = Give no more cards
question-help = { $card ->
    [none] The attack of { $who } has { $number ->
        [one] 1 success
       *[other] { $number } successes
    } so far: add cards?
   *[other] { $who } needs { $number ->
        [one] 1 more success
       *[other] { $number } more successes
    } for the mission { $card }: add cards?
}
answer-help-pass = Add no more cards
question-herd = { $number ->
    [one] 1 more droid
   *[other] Up to { $number } droids
} may move to your planet or away from it: which one do you move?
answer-herd-done = Move no more droids
question-lead = { $number ->
    [one] 1 more Jedi
   *[other] Up to { $number } Jedi
} may go together to a planet next to yours: who?
answer-lead-done = Take nobody else along
question-lead-to = To which planet do you lead them?
question-limit = You hold { $number ->
    [one] 1 squad card
   *[other] { $number } squad cards
} too many: which one goes?
question-may-move = { $who } may move to another planet: where to?
answer-may-move-pass = Stay here
question-play-as = Which Jedi do you play?
question-protect = { $card } is about to take { $number } damage: protect this Jedi?
answer-protect-pass = Let { $card } take the damage
question-put-back = Which of these invasion cards do you put back now? The last one will lie on top.
question-ready = { $card } may ready { $number ->
    [one] a squad card
   *[other] { $number } squad cards
}: which one?
answer-ready-done = Ready no more cards
question-sabotage = Which droid is removed?
answer-sabotage-done = Remove no more droids
question-send = To which planet does { $card } move?
question-spread-blockades = There are not enough blockades for all planets: which one is next?
question-spread-droids = A droid lands: on which planet?
question-spread-droids-up-to-limit = There are not enough droids for all planets: which one is next?
question-transport = { $who } asks for a transport of yours, to fly up to two lanes: lend one?
answer-transport-refuse = Lend nothing
question-turn = Your turn: { $number } { $number ->
    [one] action
   *[other] actions
} left. What do you do?
question-villain-path = Several ways are equally short: where does the villain go?
