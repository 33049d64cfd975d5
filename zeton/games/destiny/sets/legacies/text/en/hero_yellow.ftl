card-jar-jar-binks = Action of any player · activate this character.
    Once this character has been activated, reroll every die in any pool whose symbol none of this character's dice shows.
card-saw-gerrera = Special · choose a hand and discard a card from it at random; if you do, deal indirect damage equal to its cost to your opponent.
card-zeb-orrelios = You may resolve melee sides of this die as ranged damage.
card-runaway-boomas = Power action · spend 1 resource: roll another Boomas die into your pool; it is set aside after use.
card-roguish-charm = Play this only on a yellow character.
    Special · remove a die showing damage and gain resources equal to its resource cost, not its value.
card-easy-pickings = Spot a yellow character: remove 2 dice that show the same symbol and the same value; plus signs and costs do not matter.
card-explosive-tactics = Discard the top card of a deck; if you do, deal indirect damage equal to its cost to your opponent.
card-scruffy-looking-nerf-herder = Name events, supports or upgrades; look at your opponent's hand and discard one card of that type from it.
card-smugglers-run = Activate one of your yellow characters; if any of its dice rolls a resource, gain 1 resource.
card-diplomatic-protection = Just before the attached character is defeated, you may discard this card: give 2 shields to each of your other characters.
