# What a seat is asked, and what its answers are called where they are different from one question to the next: answer-<kind>-<verb>.
# $card is the title of the card it is about ("none" if there is none), $number how many are left, $event the kind of event a
# window is about. Of an ability that asks: $does what it costs and does, $which of several targets the one, $yours whose it is.

question-action = You may take an action now. What do you do?
answer-action-pass = Take no action
question-agree = Your opponent calls for a stalemate in the battle at { $card }. Do you agree?
question-battle-ability = You have won the battle at { $card }. Use its Battle ability ({ $does })?
answer-battle-ability-use = Use the Battle ability of { $card }
answer-battle-ability-pass = Do not use it
question-bonus = You have won the command struggle at { $card }: what do you take?
answer-bonus-pass = Take nothing
question-choose = { $yours ->
    [yes] { $card } ({ $does }): which one?
   *[no] Your opponent has used { $card }, and the choice is yours. It says: “{ $does }.”
}
answer-choose-done = Choose no more
answer-choose-pass = Choose nothing
question-mode = { $card }: what do you choose?
answer-mode-pass = Choose none of these
question-combat-turn = Battle at { $card }: which of your units attacks now?
question-defender = Whom do you attack with { $card } (ATK { $number })?
question-deploy-turn = Your turn to deploy, with { $number ->
    [one] 1 resource
   *[other] { $number } resources
}: what do you do? Once you stop, you take no more turns this phase.
answer-deploy-turn-pass = Stop deploying this phase
question-dial = To which planet do you send your warlord? Set your dial in secret.
question-discard = { $yours ->
    [yes] { $card } ({ $does }): which card do you discard?
   *[no] Your opponent's { $card } makes you discard a card: which one?
}
answer-discard-done = Discard no more cards
answer-discard-pass = Discard neither
question-exhaust = { $card } ({ $does }): which card do you exhaust for it?
answer-exhaust-pass = Exhaust nothing
question-forced-interrupt = These must happen first: which one before the others?
question-forced-reaction = These must happen now: which one before the others?
question-indirect-damage = You have { $number } indirect damage left to divide among your units: which one takes { $number ->
    [one] it
   *[other] 1 of it
}?
question-interrupt = { $event ->
    [a-unit-is-being-deployed] { $card } { own-is } being deployed.
    [an-attachment-is-being-deployed] { $card } { own-is } being deployed.
    [ability-that-targets] An ability of { $card } has chosen its targets.
    [being-destroyed] { $card } { own-is } about to be destroyed.
    [command-struggle-begins] The command struggle at { $card } begins.
    [damage-is-being-assigned] { $number } damage is being assigned to { $card }.
    [declaring-a-defender] { $card } { own-is } choosing whom to attack.
    [event-being-played] { $card } { own-is } being played.
    [event-that-targets] { $card } { own-is } being played.
    [exhausting] { $card } { own-is } about to exhaust.
    [leaving-play] { $card } { own-is } about to leave play.
    [shield-card-used] { $card } { own-is } being used as a shield.
    [several] { $alike ->
        [leaving-play] Several cards are about to leave play: { $card }.
        [being-destroyed] Several units are about to be destroyed: { $card }.
        [damage-is-being-assigned] Damage is being assigned to several units: { $card }.
       *[other] Several things are about to happen at once, to these cards: { $card }.
    }
   *[other] Something is about to happen.
} { $answer ->
    [none] Which card do you interrupt it with?
   *[other] Interrupt with { $answer } ({ $does })?
}
answer-interrupt-pass = { $event ->
    [a-unit-is-being-deployed] Pay the full price
    [an-attachment-is-being-deployed] Pay the full price
   *[other] Let it happen
}
question-mobile = Before the battles your Mobile units may each move to a planet next to theirs: which one moves?
answer-mobile-done = Move no more units
question-mulligan = Is this hand good enough to begin with? You may exchange all of it once.
answer-mulligan-mulligan = Take a mulligan: draw a new hand
answer-mulligan-pass = Keep this hand
question-order = Several cards go at once: which one first?
question-place = Where do you put { $card }?
question-put-back = Which of these cards do you put back next?
question-put-into-play = { $card } ({ $does }): what do you put into play?
answer-put-into-play-pass = Put nothing into play
question-reaction = { $event ->
    [attacker-declared] { $card } attack{ own-s }.
    [command-struggle-won] { $yours ->
        [yes] You have won the command struggle at { $card }.
       *[no] Your opponent has won the command struggle at { $card }.
    }
    [committed] { $card } { own-has } committed to a planet.
    [damage-assigned] { $number } damage has been assigned to { $card }.
    [damage-assigned-by-an-attack] { $number } damage has been assigned to { $card } by an attack.
    [damaged] { $card } { own-has } taken { $number } damage.
    [damaged-by-an-attack] { $card } { own-has } taken { $number } damage from an attack.
    [defender-declared] { $card } { own-has } chosen whom to attack.
    [deployed] { $card } { own-has } been deployed.
    [destroyed] { $card } { own-has } been destroyed.
    [unit-destroyed] { $card } { own-has } been destroyed.
    [entered-play] { $card } { own-has } entered play.
    [event-played] { $card } { own-has } been played.
    [left-play] { $card } { own-has } left play.
    [unit-left-play] { $card } { own-has } left play.
    [moved-to-a-planet] { $card } { own-has } moved to a planet.
    [phase-begins] { $number ->
        [0] The deploy phase has begun.
        [1] The command phase has begun.
        [2] The combat phase has begun.
       *[other] The headquarters phase has begun.
    }
    [several] { $alike ->
        [committed] Several units have committed to planets: { $card }.
        [damage-assigned] Damage has been assigned to several units: { $card }.
        [damage-assigned-by-an-attack] Damage has been assigned to several units by an attack: { $card }.
        [entered-play] Several cards have entered play: { $card }.
        [unit-destroyed] Several units have been destroyed: { $card }.
       *[other] Several things have happened at once, to these cards: { $card }.
    }
   *[other] Something has happened.
} { $answer ->
    [none] Which card do you react with?
   *[other] React with { $answer } ({ $does })?
}
answer-reaction-pass = Do not react
question-relics = You may control only one Relic: which one do you discard?
question-retreat = A round of the battle at { $card } is over: which of your units retreats to your HQ, exhausted?
answer-retreat-done = Let nobody else retreat
question-sacrifice = { $yours ->
    [yes] { $card } ({ $does }): which card do you sacrifice for it?
   *[no] Your opponent's { $card } makes you sacrifice a unit: which one?
}
answer-sacrifice-pass = Sacrifice nothing
question-search = { $card } ({ $does }): which of these cards do you take?
answer-search-pass = Take nothing
question-shield = { $card } { own-is } about to take { $number } damage: use a shield card?
answer-shield-pass = { $card ->
    [none] Use no shield
   *[other] Let { $card } take the damage
}
question-stalemate = A round of the battle at { $card } begins. Propose a stalemate?
answer-stalemate-pass = Fight on
question-target = { $yours ->
    [yes] { $card }
   *[no] Your opponent's { $card }
} ({ $does }): { $which ->
    [none] which one?
   *[other] choose { $which }.
}
    .which = a
answer-target-done = Choose no more targets
question-x = { $card } ({ $does }): how many resources do you pay as X?
