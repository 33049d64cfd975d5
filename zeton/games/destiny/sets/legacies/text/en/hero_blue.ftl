card-yoda = Special · do two different things of these: gain 1 resource; give 1 shield to a character; turn a die of yours; discard the top card of a deck.
card-obi-wan-kenobis-lightsaber = Play this only on a blue character.
    Special · give the attached character 1 shield; then deal unblockable damage to a character equal to its shields.
card-ataru-strike = Resolve a blue character die of yours that shows melee damage, with 1 added to its value for each shield on its character.
card-investigate = Look at the 5 cards on top of your deck, take one into your hand, and lay the others back in any order.
card-unbreakable = Remove a die whose value is no higher than the number of shields on your characters.
card-yodas-hut = Action · exhaust this card: give a character 1 shield; if it has 3 or more shields now, gain 1 resource.
