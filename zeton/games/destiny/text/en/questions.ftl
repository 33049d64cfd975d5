# What a seat is asked, and what its answers are called where they are different from one question to the next: answer-<kind>-<verb>.
# $card is the title of the card it is about ("none" if there is none; of a die, with its side), $number how many. Of an ability that
# asks: $does what it costs and does, $yours whose it is, $target what has been named already.

asking = { $yours ->
    [yes] { $card }
   *[no] Your opponent's { $card }
}{ showing }{ $does ->
    [none] { "" }
   *[other] { " " }({ $does })
}
question-action = Your turn, with { $number ->
    [0] no resources
    [one] 1 resource
   *[other] { $number } resources
}: what do you do?
answer-action-pass = Take no action this turn
question-activate = { asking }: which card do you activate?
answer-activate-done = Activate nothing more
question-additional-action = You may take one more action, with { $number ->
    [0] no resources
    [one] 1 resource
   *[other] { $number } resources
}: what do you do?
answer-additional-action-decline = Take no additional action
question-attach = Which character gets { $card }?
question-battlefield = You won the roll-off: on which battlefield is the game played? The other player gets shields for his.
question-battlefield-switch = { asking }: which battlefield is used from now on?
answer-battlefield-switch-pass = Keep the battlefield
question-before-playing = You are about to play { $card }: what do you use before?
answer-before-playing-pass = Use nothing before
question-borrow = { asking }: the special of which card do you resolve?
question-blackmail = Your opponent's { $card } has been rolled: give him 1 resource to remove that die?
answer-blackmail-spend = Give him 1 resource
answer-blackmail-pass = Let the die stay
question-block = Damage is about to come: how much of it do you block?
answer-block-pass = Block nothing
question-brawl = You have been hit by { $card }: discard a card to hit back for 1 damage?
answer-brawl-discard = Discard { $card } and hit back
answer-brawl-pass = Do not hit back
question-card-type = { asking }: which type of card do you name?
question-choose = { asking }: which one?
question-claim = You have claimed { $card }. Use its Claim ability ({ $does })?
answer-claim-use = Use the Claim ability
answer-claim-pass = Do not use it
question-claim-or-switch = { asking }: which of the two?
question-colour = { asking }: which colour do you name?
question-deck = { asking }: whose deck?
question-discard = { asking }: which card do you discard?
answer-discard-done = Go on
question-discard-copy = Only one copy of a unique card can stay in play: which one do you discard?
question-discard-from-hand = { asking }: which card of this hand do you discard?
answer-discard-from-hand-done = Go on
question-discard-hand = Your opponent's { $card } is about to resolve your { $target }{ showing } as if it were his: discard your whole hand to prevent it?
answer-discard-hand-pass = Keep your hand
question-discard-looked-at = { asking }: which of these cards do you discard?
question-discard-upgrade = { $card } can bear only three upgrades: which one do you discard?
question-draw = Your opponent's { $card } lets you draw a card: do you?
answer-draw-pass = Draw nothing
question-defeat = { asking }: whom do you defeat?
question-exhaust = { asking }: which card do you exhaust?
question-group = { asking }: one group is { $first }, the other { $second ->
    [none] has no dice
   *[other] is { $second }
}. Which one do you remove?
answer-group-pass = Remove the group without dice
question-guardian = { $card } guard{ own-s } the others: let it take the damage of an opposing die and remove that die?
answer-guardian-pass = Remove no die
question-hand = { asking }: whose hand?
question-heal = { asking }: whose damage do you heal?
answer-heal-done = Heal no more
question-hit = { asking }: which character takes the damage?
answer-hit-done = Damage nobody else
question-indirect = You have { $number } indirect damage to divide among your characters: how much of it do you give to { $card }?
question-keep = { $card } { own-has } been used: pay 1 resource, or it is discarded?
answer-keep-spend = Pay 1 resource and keep { $card }
answer-keep-pass = Discard { $card }
question-leaving-die = Which of these two dice is set aside?
question-lure = { asking }: which card must be activated?
question-may = { $yours ->
    [yes] Use { asking }?
   *[no] { asking }: do you make use of it?
}
answer-may-use = Use it
answer-may-pass = Do not use it
question-mode = { asking }: what do you choose?
answer-mode-pass = Choose none of these
question-modifier = { asking } is being resolved: add a modifier to it?
answer-modifier-done = Add no modifier
question-move-to = { asking }: to which card does the damage move?
answer-move-to-done = Move no damage
question-mulligan = Which cards do you put back into your deck before the game begins? You draw as many anew.
answer-mulligan-done = Keep the other cards
question-order = Several abilities wait: which one is resolved first?
question-play = { asking }: which card do you play?
question-play-stacked = { asking }: the card on which copy do you play?
answer-play-done = Play nothing
question-point-at = { asking }: which die counts?
question-prevent = { asking }: pay 1 resource to prevent the rest of it?
answer-prevent-spend = Pay 1 resource
answer-prevent-pass = Let it happen
question-put-aside = { asking }: which card of your hand do you set aside?
answer-put-aside-done = Go on
question-put-away = { asking }: which card do you put away, and where?
answer-put-away-done = Put no more cards away
question-put-back = { $card }: which card do you put on top of the deck now? The last one will be drawn first.
question-ransom = Your opponent's { $card }: give him 1 resource, or { $target } takes 3 damage?
answer-ransom-pass = Let { $target } take 3 damage
question-reaction = Use { $card } ({ $does })?
answer-reaction-pass = Do not use { $card }
question-ready = { asking }: which card do you ready?
question-redeploy = The character with { $card } is defeated: move it to another of your characters?
answer-redeploy-pass = Let { $card } be discarded
question-remove = { $card ->
    [none] Which die do you remove?
   *[other] { asking }: which die do you remove?
}
answer-remove-done = Remove no more dice
question-repair = { asking }: which card loses damage?
question-reroll = { $card ->
    [none] Which dice do you reroll?
   *[other] { asking }: which die do you reroll?
}
answer-reroll-done = Reroll no more dice
question-resolve = Resolve another die in this action?
answer-resolve-done = Resolve no more dice
question-resolve-any = { asking }: which die do you resolve next?
answer-resolve-any-done = Resolve no more dice
question-resolve-both = { asking }: in which order do you resolve the dice, and which one gets the 2?
answer-resolve-both-pass = Resolve neither
question-resolve-one = { asking }: which die do you resolve?
answer-resolve-one-done = Resolve nothing
question-resolve-or-remove = { $yours ->
    [yes] { $card }
   *[no] Your opponent's { $card }
}{ $does ->
    [none] { "" }
   *[other] { " " }({ $does })
}: resolve the die{ showing }, or remove it?
question-resolve-side = { asking }: which side of the die do you resolve?
question-return = { asking }: which card returns to its owner's hand?
question-reveal = { asking }: show a card for it?
answer-reveal-pass = Show nothing
question-roll = { asking }: which die do you roll into your pool?
question-set-apart = Your opponent's { $card } will show him your hand and let him discard a card from it: which card do you set apart first?
question-setup-shield = Your battlefield is not used: which character gets a shield for that?
question-shield = { asking }: which character do you shield?
answer-shield-done = Shield nobody else
question-spend = { asking }: pay for the rest of it as well?
answer-spend-spend = { $number ->
    [one] Pay 1 resource
   *[other] Pay { $number } resources
}
answer-spend-pass = Pay nothing
question-split = { asking }: which die goes into the first group? All you do not name are the second.
question-stack = { asking }: which card of your hand goes face down on it?
answer-stack-done = Go on
answer-split-done = That is the first group
question-symbol = { asking }: which symbol do you name?
question-take = { asking }: which card do you take into your hand?
answer-take-done = Take no card
question-take-from = { asking }: from which card does the damage move?
question-tax = Nute Gunray taxes your income: gain 1 resource less, or discard the top 2 cards of your deck?
answer-tax-pass = Gain 1 resource less
question-turn = { asking }: which die do you turn, and to which side?
answer-turn-done = Turn no more dice
question-unshield = { asking }: whose shield is removed?
answer-unshield-done = Remove no more shields
question-upkeep-discard = Before you draw up to { $number } cards: discard any from your hand?
answer-upkeep-discard-done = Keep the other cards
