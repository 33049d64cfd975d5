# What a seat is asked, and what its answers are called where they are different from one question to the next: answer-<kind>-<verb>.
# $card is the title of the card it is about ("none" if there is none), $number how many are left, $event the kind of event a
# window is about. Of an ability that asks: $does what it costs and does, $which of several targets the one, $yours whose it is.

question-action = You may take an action now. What do you do?
answer-action-pass = Take no action
question-again = { $card } { own-has } been resolved. Resolve it once more?
answer-again-resolve = Resolve { $card } once more
answer-again-pass = Do not resolve it again
question-attackers = { $number ->
    [0] You attack { attacked }: which units do you send?
   *[other] You attack { attacked }: does another unit join in?
}
answer-attackers-done = Send no more attackers
question-balance-damage = The Balance of the Force is light: deal 1 damage to a dark side objective?
answer-balance-damage-pass = Deal no damage
question-blast = { $card } strike{ own-s } with { $number } blast: what takes it?
answer-blast-hit = Deal { $number } damage to { $card }
question-capture = { $card } ({ $does }): which card do you capture?
answer-capture-pass = Capture nothing
question-captive-to-discard = { $card } ({ $does }): which captured card do you discard?
question-capture-at = A card is being captured: at which of your objectives do you hold it?
question-choose = { $yours ->
    [yes] { $card } ({ $does }): which one?
   *[no] Your opponent has used { $card }, and the choice is yours. It says: “{ $does }.”
}
answer-choose-pass = Choose nothing
answer-choose-done = Choose no more
question-mode = { $card }: what do you choose?
answer-mode-pass = Choose none of these
question-commit = Commit a unit to the Force? It then counts in every Force struggle, but strikes at the price of two focus tokens.
answer-commit-done = Commit no more units
question-damage-or-repair = { $card }: what do you do to the objective?
question-defenders = { $others ->
    [none] { attacked } is engaged, but no attacker is left
   *[other] { attacked } is attacked by { $others }
}: { $number ->
    [0] who defends it?
   *[other] does another unit defend it?
}
answer-defenders-done = { $number ->
    [0] Do not defend
   *[other] Send no more defenders
}
question-destroy = { $card } ({ $does }): which of these units is destroyed?
question-discard = { $yours ->
    [yes] { $card } ({ $does }): which card do you discard from your hand?
   *[no] Your opponent's { $card } makes you discard a card: which one?
}
answer-discard-done = Discard no more cards
question-discard-down = You hold more cards than your reserve value of { $number }: which one do you discard?
question-discard-from-hand = { $card }: this is your opponent's hand. Which card must he discard?
question-discard-one = You draw until you hold { $number } cards. Discard one from your hand first?
answer-discard-one-pass = Keep every card
question-divide-damage = Your opponent has used { $card }: which of your cards takes the next damage?
answer-divide-damage-hit = Deal { $number } damage to { $card }
question-draw = { $card } ({ $does }): draw the card you have looked at?
answer-draw-pass = Leave it on the deck
question-edge-card = Edge battle over { attacked }: whoever stakes more Force icons strikes first. { $number ->
    [0] Place a card face down?
   *[other] Place another card face down?
}
answer-edge-card-pass = { $number ->
    [0] Place no card
   *[other] Place no more cards
}
question-engage = Attack one of your opponent's objectives?
answer-engage-pass = Attack no more this turn
question-enhance = What do you enhance with { $card }?
question-fate-card = Which fate card is resolved first?
question-find = { $card } ({ $does }): which card do you take?
answer-find-pass = Find nothing
question-focus = { $card } ({ $does }): which card do you focus for it?
question-forced-interrupt = These must happen first: which one before the others?
question-forced-reaction = These must happen now: which one before the others?
question-form = How does { $card } come into play?
question-gained-icon = { $card } ({ $does }): which icon do you choose?
answer-gained-icon-blast = Choose 1 blast
answer-gained-icon-tactics = Choose 1 tactics
answer-gained-icon-unit-damage = Choose 1 unit damage
question-icon = { $card } strike{ own-s }: which of its icons come first?
answer-icon-target = Resolve no icons: deal 1 damage to { $card }
answer-icon-pass = Damage nobody
question-interrupt = { $event ->
    [being-paid-for] { $card } { own-is } being paid for.
    [damage-dealt] { $card } { own-is } about to take { $number } damage.
    [destroyed] { $card } { own-is } about to be destroyed.
    [engaged] { $card } { own-is } about to be engaged.
    [event-played] { $card } { own-is } being played.
    [interrupt-event-played] { $card } { own-is } being played.
    [interrupt-executed] An interrupt of { $card } is being used.
    [edge-cards-placed] Both players are done placing edge cards, and nothing has been revealed yet.
    [edge-card-placed] You may place a card in your edge stack.
    [target-chosen] Your opponent has chosen { $card } as the only target.
    [unit-ability-executed] An ability of { $card } is being used.
    [leaves-play] { $card } { own-is } about to leave play.
    [focus-coming] { $card } { own-is } about to get { $number ->
        [one] a focus token
       *[other] { $number } focus tokens
    }.
    [focused-to-strike] { $card } { own-is } about to be focused to strike.
    [force-struggle-begins] The Force struggle is about to begin.
    [sacrificed] { $card } { own-is } about to be sacrificed.
    [would-be-damaged] { $card } { own-is } about to take { $number } damage.
    [several] { $alike ->
        [destroyed] Several cards are about to be destroyed: { $card }.
        [leaves-play] Several cards are about to leave play: { $card }.
       *[other] Several things are about to happen at once, to these cards: { $card }.
    }
   *[other] Something is about to happen.
} { $answer ->
    [none] Which card do you interrupt it with?
   *[other] Interrupt with { $answer } ({ $does })?
}
answer-interrupt-pass = { $event ->
    [being-paid-for] Pay the full price
   *[other] Let it happen
}
question-keep = Which of your units stay in play? Up to 3 may; all others return to their owners' hands.
answer-keep-done = Keep no more units
question-look-at-deck = { $card } ({ $does }): which deck?
question-move-damage = { $card } ({ $does }): how much damage do you move, and from where?
answer-move-damage-pass = Move nothing
question-move-captive = { $card } ({ $does }): which captured card goes where?
answer-move-captive-pass = Move nobody
question-move-focus = { $card } ({ $does }): from which unit do you take the focus token?
answer-move-focus-pass = Move nothing
question-move-icon = { $card } ({ $does }): which icon goes from one unit to the other?
answer-move-icon-pass = Move no icon
question-mulligan = Is this hand good enough to begin with? You may exchange all of it once.
answer-mulligan-mulligan = Take a mulligan: draw six new cards
answer-mulligan-pass = Keep this hand
question-name = { $card } ({ $does }): which unit do you name?
question-next-objective = Which of your objectives do you turn up next?
question-open-edge-card = { $card } ({ $does }): do you put a card from your hand in your edge stack, face up?
answer-open-edge-card-pass = Place no card
question-order = Several cards go at once: which one first? The last one lies on top.
question-pay = { $number ->
    [one] 1 resource is still to be paid for { $card }: which card generates it?
   *[other] { $number } resources are still to be paid for { $card }: which card generates them?
}
question-prevent = { $card } ({ $does }): how much of the damage?
question-protect = { $cards ->
    [1] { $card } { own-is } about to take { $number } damage: does a unit with Protect take it instead?
   *[other] { $cards } of your cards are about to take damage: does a unit with Protect take some of it instead?
}
answer-protect-pass = { $cards ->
    [1] Let { $card } take the damage
   *[other] Let them take the damage
}
question-put-back = Which of these cards do you put back next?
question-put-into-play = { $card } { own-has } freed a unit: put it into play at once?
answer-put-into-play-pass = Leave it in hand
question-put-on-the-bottom = { $card } ({ $does }): which card of your hand goes under your deck?
question-reaction = { $event ->
    [captured-from-play] { $card } { own-has } been captured.
    [card-captured] { $card } { own-has } been captured.
    [committed] { $card } { own-has } been committed to the Force.
    [damaged] { $card } { own-has } taken { $number } damage.
    [was-dealt-damage] { $card } { own-has } taken { $number } damage.
    [declared] { $card } { own-has } joined the engagement.
    [destroyed-by-a-card] { $card } { own-has } been destroyed.
    [destroyed] { $card } { own-has } been destroyed.
    [conflict-phase-begins] { $yours ->
        [yes] Your conflict phase has begun.
       *[no] Your opponent's conflict phase has begun.
    }
    [draw-phase-begins] { $yours ->
        [yes] Your draw phase has begun.
       *[no] Your opponent's draw phase has begun.
    }
    [edge-battle-won] { $yours ->
        [yes] You have won the edge battle.
       *[no] Your opponent has won the edge battle.
    }
    [engaged] { $card } { own-is } engaged.
    [enters-play] { $card } { own-has } entered play.
    [focus-placed] { $card } { own-has } got focus.
    [focus-removed] { $card } { own-has } lost focus.
    [focused-to-strike] { $card } { own-has } been focused to strike.
    [leaves-play] { $card } { own-has } left play.
    [played] { $card } { own-has } been played.
    [refresh-phase-ends] The refresh phase has ended.
    [refreshed] { $yours ->
        [yes] You have refreshed.
       *[no] Your opponent has refreshed.
    }
    [resources-generated] { $card } { own-has } generated resources.
    [strike-resolved] { $card } { own-has } struck.
    [survived-engagement] { $card } { own-has } survived the engagement.
    [turn-begins] { $yours ->
        [yes] Your turn has begun.
       *[no] Your opponent's turn has begun.
    }
    [force-struggle-won] { $yours ->
        [yes] You have won the Force struggle.
       *[no] Your opponent has won the Force struggle.
    }
    [sacrificed] { $card } { own-has } been sacrificed.
    [several] { $alike ->
        [committed] Several units have been committed to the Force: { $card }.
        [declared] Several units have joined the engagement: { $card }.
        [destroyed] Several cards have been destroyed: { $card }.
       *[other] Several things have happened at once, to these cards: { $card }.
    }
   *[other] Something has happened.
} { $answer ->
    [none] Which card do you react with?
   *[other] React with { $answer } ({ $does })?
}
answer-reaction-pass = Do not react
question-rejuvenate = { $card }: what else do you take off the unit?
answer-rejuvenate-done = Take nothing more off
question-rescue = { $card }: at which objective do you free a captured card, at random?
answer-rescue-pass = Free nothing
question-return-objective = You begin with three of these: which objective goes under your objective deck?
question-return-instead = A unit of yours is destroyed: does it return to hand instead of being discarded?
question-sacrifice = { $yours ->
    [yes] { $card } ({ $does }): which card do you sacrifice for it?
   *[no] Your opponent's { $card } makes you sacrifice a card: which one?
}
question-search = { $card } { own-is } about to be destroyed: which objective of your deck do you put into play?
answer-search-pass = Put nothing into play
question-shield = { $cards ->
    [1] { $event ->
        [damage] { $card } { own-is } about to take { $number } damage: spend a shield to prevent { $number ->
            [one] it
           *[other] 1 of it
        }?
       *[focus] { $card } { own-is } about to get { $number ->
            [one] a focus token
           *[other] { $number } focus tokens
        }: spend a shield to prevent { $number ->
            [one] it
           *[other] one of them
        }?
    }
   *[other] { $event ->
        [damage] Several of your cards are about to take damage: which one spends a shield to prevent 1?
       *[focus] Several of your cards are about to get focus tokens: which one spends a shield to prevent one?
    }
}
answer-shield-pass = Spend no shield
question-shielding = { $card } bring{ own-s } a shield: where do you put it?
answer-shielding-pass = Place no shield
question-strike = Which of your units strikes now?
answer-strike-pass = Let none of them strike
question-tactics = You have { $number ->
    [one] 1 focus token
   *[other] { $number } focus tokens
} to give out for the strike of { $card }: which enemy unit gets one?
answer-tactics-hit = Put 1 focus token on { $card }
question-target = { $yours ->
    [yes] { $card }
   *[no] Your opponent's { $card }
} ({ $does }): { $which ->
    [none] which one?
   *[other] choose { $which }.
}
    .which = a
answer-target-done = Choose no more targets
answer-target-pass = Keep the target
question-token = { $card } ({ $does }): which token do you remove?
answer-token-pass = Remove nothing
question-unit-damage = { $card } strike{ own-s } with { $number } unit damage: who takes it?
answer-unit-damage-hit = Deal { $number } damage to { $card }
answer-unit-damage-pass = Strike nobody
question-unopposed = Nobody is left to defend { attacked }: deal it { $number } damage for that?
answer-unopposed-pass = Deal no damage
