card-clone-trooper = Once you have activated this character, you may reroll this die, or any one of your character dice if you control the battlefield.
card-finn = Special · move 1 damage from a card to another one; shields do not stop it.
card-rose = Special · gain 1 resource; you may take 1 damage off a support.
card-mortar-team = While you control the battlefield, you may resolve indirect sides of this die as ranged damage.
card-resistance-bomber = Once you have resolved this die, put 1 damage on this card.
    Once this card has 3 damage, discard it.
card-camouflaged-rifle = Special · deal 2 damage to a character, or 3 while you control the battlefield.
card-rebellion-leader = Play this only on a unique red character.
    Power action · remove an opposing die that shows a symbol one of your dice shows too.
card-equip = A weapon on one of your characters moves to another character; its die goes back on it.
card-final-moment = Ready all your characters. At the end of the action phase you lose the game.
card-light-em-up = Reroll one of your dice; if it shows ranged damage now, you may resolve it and another of your dice showing ranged damage, with 2 added to the value of one of them.
card-mend = Remove 3 damage from a character or support.
card-refit = Play a vehicle from your hand for 1 less; then put 1 damage on it.
card-special-modification = Take 3 damage off a support, or turn a support die.
card-suppression-field = Once this card has 3 damage, discard it.
    Action · exhaust this card: remove a die showing damage, and put damage equal to its value on this card.
