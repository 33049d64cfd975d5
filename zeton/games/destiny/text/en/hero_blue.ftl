card-yoda = Special: two different ones of these: gain 1; 1 shield for 1 character; turn 1 own die; discard the top of a deck.
card-obi-wan-kenobis-lightsaber = Only on: blue character.
    Special: 1 shield for the attached character; then its shields as unblockable damage to 1 character.
card-ataru-strike = Event: resolve 1 own blue character die showing melee, value +1 for each shield of its character.
card-investigate = Event: look at your top 5; take 1; put the others back on top, ordered as you like.
card-unbreakable = Event: remove 1 die whose value is at most the shields on own characters together.
card-yodas-hut = Action: exhaust this → 1 shield for 1 character; if it has 3 or more now, gain 1.
