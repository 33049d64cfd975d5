card-droid-commandos = Special · deal 1 damage to each of any number of characters.
card-captain-phasma-s-blaster = While this card is on Captain Phasma, it has Redeploy.
card-armored-support = Action · exhaust this card: reroll a red die of yours; if it shows damage now, deal 1 damage to a character.
card-first-strike = Choose an opposing die showing damage: deal as much damage as its value to a character.
card-imperial-envoy = Reveal 2 random cards from your opponent's hand; then a character of your choice takes 1 damage for each event or support among them.
