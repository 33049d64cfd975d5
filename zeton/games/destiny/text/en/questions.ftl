# What a seat is asked. $card is the title of the card it is about ("none" if there is none), $number how many, $target what has
# been named already (of a die, also its side).

question-action = Your turn: what do you do?
question-activate = { $card }: activate which card?
question-additional-action = Take an additional action?
question-attach = Where do you put { $card }?
question-battlefield = You won the roll-off: which battlefield is used?
question-brawl = Discard a card to hit back?
question-card-type = { $card }: which type of card?
question-choose = { $card }: choose.
question-claim = Use the Claim ability of the battlefield?
question-claim-or-switch = { $card }: use the Claim ability, or switch the battlefield?
question-colour = { $card }: choose a colour.
question-deck = { $card }: which deck?
question-discard = { $card }: which card is discarded?
question-discard-copy = Only one copy of a unique card can stay: which one is discarded?
question-discard-from-hand = Which card of the hand is discarded?
question-discard-hand = { $card } resolves { $target }{ showing } as if it were theirs: discard your whole hand to prevent it?
question-discard-looked-at = { $card }: which of these is discarded?
question-discard-upgrade = { $card } has too many upgrades: discard one.
question-draw = Draw a card?
question-exhaust = { $card }: exhaust which card?
question-guardian = { $card } guards: take the damage of a die and remove it?
question-hand = { $card }: whose hand?
question-heal = { $card }: heal which character?
question-hit = { $card }: which character takes the damage?
question-indirect = { $number } indirect damage to assign. How much here?
question-keep = { $card }: pay 1 to keep it?
question-leaving-die = Which of these two dice leaves the pool?
question-lure = { $card }: what must be activated?
question-may = { $card }: go on?
question-mode = { $card }: choose.
question-modifier = { $card }: add a modifier?
question-move-to = { $card }: to which card?
question-mulligan = Put cards back before you draw anew?
question-order = Which ability is resolved first?
question-play = { $card }: play which card?
question-point-at = { $card }: which die counts?
question-put-away = { $card }: put a card on top of your deck, or under it.
question-put-back = { $card }: which card goes on top now? The last one will be drawn first.
question-ransom = { $card }: give 1 resource, or { $target } takes 3 damage?
question-reaction = Use { $card }?
question-redeploy = Redeploy { $card }?
question-remove = { $card ->
    [none] Which die is removed?
   *[other] { $card }: which die is removed?
}
question-repair = { $card }: which card loses damage?
question-reroll = { $card ->
    [none] Which dice do you reroll?
   *[other] { $card }: which dice are rerolled?
}
question-resolve = Resolve another die?
question-resolve-both = { $card }: resolve which dice?
question-resolve-one = { $card }: resolve which die?
question-reveal = { $card }: reveal a card?
question-roll = { $card }: which die is rolled?
question-set-apart = { $card }: which card do you set apart?
question-setup-shield = Your battlefield is not used: who gets a shield?
question-shield = { $card }: which character gets the shields?
question-spend = { $card }: pay for more?
question-take = { $card }: which card do you take?
question-take-from = { $card }: from which card does damage move?
question-tax = Your income is taxed: gain 1 less, or discard 2 cards of your deck?
question-turn = { $card }: which die is turned, and to which side?
question-unshield = { $card }: whose shield is removed?
question-upkeep-discard = Upkeep: discard cards before you draw?
