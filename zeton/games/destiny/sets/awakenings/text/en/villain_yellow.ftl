card-bala-tik = Once an opposing character has been defeated, you may ready this character.
card-jango-fett-awakenings = Once your opponent has activated a character, you may activate this character.
card-crime-lord-awakenings = Play this only on a yellow character.
    Special · spend 5 resources: choose a character, which is defeated after the end of this round.
card-flame-thrower = Special · deal 1 damage to each of up to 3 different characters.
card-on-the-hunt = Special · remove all shields from a character; for 1 resource you may also remove a die of that character or its upgrades.
card-ace-in-the-hole = Discard a yellow upgrade from your hand: roll its die into your pool, if it has one. Set that die aside once it has been resolved or removed.
card-armed-to-the-teeth-awakenings = Discard any number of upgrades from a yellow character of yours; then deal 1 damage to a character for each of them.
card-confiscation = Spend as many resources as an opposing upgrade in play costs: it returns to its owner's hand.
card-fight-dirty-awakenings = Remove any number of yellow dice of yours; then deal 1 damage to a character for each of them.
card-lying-in-wait = Your opponent chooses and discards cards from his hand until he has no more than you.
card-backup-muscle = This card enters play with 3 damage when you play it.
    Action · exhaust this card: move 1 damage from it to a character; shields do not stop it.
card-my-kind-of-scum = Once you have resolved a die showing disrupt, you may exhaust this card: gain as many resources as your opponent has just lost.
card-prized-possession = Once you have played this card, you may remove an opposing character die and lay it on this card. Nobody rolls it, and it returns to its character only when this card leaves play.
