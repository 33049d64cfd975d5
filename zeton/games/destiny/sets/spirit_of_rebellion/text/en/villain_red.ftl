card-fn-2199 = Once you have played a weapon on this character, roll the die of that weapon, if able; you may resolve it at once.
card-director-krennic-spirit-of-rebellion = Once you have activated this character, if you control the battlefield, a die of Death Trooper is rolled into your pool; after use it is set aside.
card-tie-pilot = As long as your pool has this die, your opponent cannot remove other dice of yours that show ranged damage.
card-e-web-emplacement = Every side of this die that has a value has 1 more while you control the battlefield.
card-imperial-discipline = Play this only on a red character.
    Action · remove this die: turn a die of the attached character or its upgrades to a side showing ranged damage or resources.
card-battle-formation = You may reroll as many dice of yours as you have red characters.
card-imperial-war-machine = Resolve a red die of yours showing a resource cost; you do not pay that cost.
card-traitor = Discard the card on top of your own deck; then remove a die that shows no special and is worth no more than that card costs.
card-undying-loyalty = Heal 1 damage on a red character. For 1 resource you may put this event on top of your deck, if your discard pile has a copy of it.
card-we-have-them-now = Play this only while you control the battlefield. Turn up to 4 dice of yours, each to a side showing damage.
card-imperial-inspection = Once a die of yours has rolled disrupt, you may set this card aside: an upgrade that costs 2 or less goes from play back to its owner's hand.
