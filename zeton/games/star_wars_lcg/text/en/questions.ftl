# What a seat is asked. $card is the title of the card it is about ("none" if there is none), $number how many are left,
# $event the kind of event a window is about.

question-action = Action window: what do you do?
question-again = Resolve { $card } once more?
question-attackers = Declare attackers.
question-balance-damage = The Balance is light: deal 1 damage to a dark side objective?
question-blast = { $card }: { $number } blast damage. Where to?
question-capture = Which card is captured?
question-capture-at = At which objective is it captured?
question-choose = { $card ->
    [none] Choose a card.
   *[other] { $card }: choose a card.
}
question-commit = Commit units to the Force?
question-defenders = Declare defenders.
question-destroy = Which one is destroyed?
question-discard = Discard a card.
question-discard-down = Your hand is above your reserve value: discard a card.
question-discard-from-hand = Which card of the hand is discarded?
question-discard-one = Discard one card before you draw?
question-edge-card = Edge battle: place a card face down, or pass?
question-engage = Engage an objective?
question-enhance = What does { $card } enhance?
question-fate-card = Which fate card resolves first?
question-focus = { $card }: focus a card.
question-forced-interrupt = Forced interrupts: which one first?
question-forced-reaction = Forced reactions: which one first?
question-form = How does { $card } enter play?
question-gained-icon = Which icon is gained?
question-icon = { $card } strikes: which icons first?
question-interrupt = Interrupt? { $event ->
    [being-paid-for] { $card } is being paid for.
    [damage-dealt] { $card } is about to take { $number } damage.
    [destroyed] { $card } is about to be destroyed.
    [engaged] { $card } is about to be engaged.
    [event-played] { $card } is being played.
    [interrupt-event-played] { $card } is being played.
    [interrupt-executed] An interrupt of { $card } is being used.
    [leaves-play] { $card } is about to leave play.
    [several] Several things are about to happen at once: { $card }.
   *[other] Something is about to happen.
}
question-keep = Which units do you keep?
question-mulligan = Keep this hand, or take a mulligan?
question-next-objective = Which objective do you reveal next?
question-order = Which one goes next?
question-pay = Pay for { $card }: { $number } to go.
question-protect = { $cards ->
    [1] { $card } is about to take { $number } damage: who takes it instead?
   *[other] { $cards } of your cards are about to take damage: who takes it instead?
}
question-put-back = Put these cards back: which one now?
question-put-into-play = Put a card into play?
question-put-on-the-bottom = Which card goes to the bottom of the deck?
question-reaction = React? { $event ->
    [captured-from-play] { $card } has been captured.
    [committed] { $card } has been committed to the Force.
    [damaged] { $card } has taken { $number } damage.
    [declared] { $card } has been declared.
    [destroyed] { $card } has been destroyed.
    [draw-phase-begins] The draw phase has begun.
    [edge-battle-won] The edge battle has been won.
    [enters-play] { $card } has entered play.
    [focused-to-strike] { $card } has been focused to strike.
    [leaves-play] { $card } has left play.
    [played] { $card } has been played.
    [refresh-phase-ends] The refresh phase has ended.
    [refreshed] Cards have been refreshed.
    [resources-generated] { $card } has generated resources.
    [strike-resolved] { $card } has struck.
    [survived-engagement] { $card } has survived the engagement.
    [turn-begins] A turn has begun.
    [several] Several things have happened at once: { $card }.
   *[other] Something has happened.
}
question-rejuvenate = Which token is removed?
question-rescue = From where do you rescue a card?
question-return-objective = Which objective goes to the bottom of the objective deck?
question-sacrifice = { $card }: sacrifice a card.
question-search = Which card do you put into play?
question-shield = { $cards ->
    [1] { $card }: spend a shield?
   *[other] Which of your cards spends a shield?
}
question-shielding = Where does { $card } put its shield?
question-strike = Which unit strikes?
question-tactics = { $card }: { $number } { $number ->
    [one] focus token
   *[other] focus tokens
} to place. Where to?
question-target = Choose a target for { $card }.
question-unit-damage = { $card }: { $number } unit damage. To whom?
question-unopposed = Nobody opposed you: deal 1 damage to the engaged objective?
