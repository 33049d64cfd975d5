# What a seat is asked. $card is the title of the card it is about ("none" if there is none), $number how many are left,
# $event the kind of event a window is about.

question-action = Action window: what do you do?
question-agree = Do you agree to a stalemate?
question-battle-ability = You have won: use the Battle ability of { $card }?
question-bonus = { $card }: which bonus do you take?
question-choose = { $card ->
    [none] Choose a card.
   *[other] { $card }: choose a card.
}
question-combat-turn = Combat turn at { $card }: which unit attacks?
question-defender = { $card } attacks: which unit?
question-deploy-turn = Deploy turn: deploy a card, use an action, or pass.
question-dial = Set your command dial: the number of a planet, counted from the first.
question-discard = Discard a card.
question-exhaust = { $card }: exhaust a card.
question-forced-interrupt = Forced interrupts: which one first?
question-forced-reaction = Forced reactions: which one first?
question-indirect-damage = Which of your units takes the damage?
question-interrupt = Interrupt? { $event ->
    [a-unit-is-being-deployed] { $card } is being deployed.
    [an-attachment-is-being-deployed] { $card } is being deployed.
    [ability-that-targets] An ability of { $card } has chosen its targets.
    [being-destroyed] { $card } is about to be destroyed.
    [command-struggle-begins] The command struggle at { $card } begins.
    [damage-is-being-assigned] { $number } damage is being assigned to { $card }.
    [declaring-a-defender] { $card } is choosing whom to attack.
    [event-being-played] { $card } is being played.
    [event-that-targets] { $card } is being played.
    [exhausting] { $card } is about to exhaust.
    [leaving-play] { $card } is about to leave play.
    [shield-card-used] { $card } is being used as a shield.
    [several] Several things are about to happen at once: { $card }.
   *[other] Something is about to happen.
}
question-mobile = Mobile units: who moves to a neighbouring planet?
question-mulligan = Keep this hand, or take a mulligan?
question-order = Which one goes next?
question-place = Where does { $card } go?
question-put-back = Put these cards back: which one now?
question-put-into-play = Put a card into play.
question-reaction = React? { $event ->
    [attacker-declared] { $card } attacks.
    [command-struggle-won] The command struggle at { $card } has been won.
    [committed] { $card } has committed.
    [damage-assigned] { $number } damage has been assigned to { $card }.
    [damage-assigned-by-an-attack] { $number } damage has been assigned to { $card } by an attack.
    [damaged] { $card } has taken { $number } damage.
    [damaged-by-an-attack] { $card } has taken { $number } damage from an attack.
    [defender-declared] { $card } has chosen whom to attack.
    [deployed] { $card } has been deployed.
    [destroyed] { $card } has been destroyed.
    [unit-destroyed] { $card } has been destroyed.
    [entered-play] { $card } has entered play.
    [event-played] { $card } has been played.
    [left-play] { $card } has left play.
    [unit-left-play] { $card } has left play.
    [moved-to-a-planet] { $card } has moved.
    [phase-begins] The phase has begun.
    [several] Several things have happened at once: { $card }.
   *[other] Something has happened.
}
question-relics = You control several Relics: which one do you discard?
question-retreat = The combat round is over: which units retreat?
question-sacrifice = { $card ->
    [none] Sacrifice a card.
   *[other] { $card }: sacrifice a card.
}
question-search = Which card do you take?
question-shield = { $card } is about to take { $number } damage: use a shield card?
question-stalemate = A combat round begins: call for a stalemate?
question-target = Choose a target for { $card }.
question-x = { $card }: how much is X?
