card-jar-jar-binks = Action of any player: this is activated.
    Then (this has been activated): reroll every die, whosever, whose symbol this character's dice do not show.
card-saw-gerrera = Special: a random card of a hand of your choice is discarded; if so, its cost as indirect to the opponent.
card-zeb-orrelios = This die's melee sides may be resolved as ranged.
card-runaway-boomas = Power action: pay 1 → roll a further Boomas die into your pool; after use it is set aside.
card-roguish-charm = Only on: yellow character.
    Special: remove 1 damage die; gain its resource cost (not its value).
card-easy-pickings = Event: spot yellow → remove 2 dice that show one symbol and one value; plus signs and costs do not matter.
card-explosive-tactics = Event: discard the top of a deck; if so, its cost as indirect to the opponent.
card-scruffy-looking-nerf-herder = Event: name events, supports or upgrades; look at the opponent's hand and discard 1 of those from it.
card-smugglers-run = Event: activate 1 yellow own character; gain 1 if any of its dice just rolled a resource.
card-diplomatic-protection = First you may (the attached character is about to be defeated): discard this → 2 shields for each other own character.
