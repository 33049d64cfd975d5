card-dark-advisor = Special: draw 3; if you drew all 3, put a hand card on top of your deck or under it.
card-mother-talzin = Then you may (this has been activated): reveal the top of a deck; odd cost: turn 1 die of that deck's owner.
card-palpatine = Power action: play an event from hand; cost −1 for each of melee, ranged, indirect on own dice.
card-kylo-rens-starfighter = Special: name a colour; the opponent's hand is revealed; 1 indirect to the opponent for each card of that colour in it.
card-crystal-ball = Then you may (the attached character has been activated): look at the top of a deck.
card-force-rend = Only on: blue character.
    Special: pay the cost of a support or upgrade in play → discard it.
card-mauls-lightsaber = Only on: blue character.
    Power action: if no opposing character has shields, pay 1 → roll this die into your pool.
card-consumed-by-the-dark-side = Event: 1 damage to an own blue character → turn 1 die to a blank side.
card-dark-scheme = Event: look at the opponent's top 5; discard 1; put the others back on top, ordered as you like.
card-frighten = Event: up to 3 shields off any characters.
card-i-am-your-father = Event: resolve 1 opposing character die as yours, unless the opponent discards the whole hand.
card-spell-of-removal = Event: spot blue → discard the top of a deck; odd cost: remove 1 die.
card-witch-magick = Event: reveal your top 3, order kept; heal 1 character, 1 for each odd cost among them.
card-nightsister-coven = Then you may (a character die has rolled a blank): exhaust this → reveal the top of a deck; odd cost: 1 damage to the roller.
