card-droid-commandos = Special · deal 1 damage to each of any number of characters.
card-captain-phasma-s-blaster = While this is on Captain Phasma, it has Redeploy.
card-armored-support = Action · exhaust this card: reroll a red die of yours; if it rolls damage, deal 1 damage to a character.
card-first-strike = Pick an opposing die that shows damage; deal damage equal to its value to a character.
card-imperial-envoy = Turn up 2 cards of the opposing hand at random; then a character of your choice takes 1 damage for every event or support among them.
