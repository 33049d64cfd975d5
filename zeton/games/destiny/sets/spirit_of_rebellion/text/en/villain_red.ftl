card-fn-2199 = Once you have played a weapon on this character, roll its die, if able; you may resolve that die at once.
card-director-krennic-spirit-of-rebellion = Once you have activated this character, if you control the battlefield, roll a die of Death Trooper into your pool. Set that die aside once it has been resolved or removed.
card-tie-pilot = While this die is in your pool, your opponent cannot remove other dice of yours showing ranged damage.
card-e-web-emplacement = While you control the battlefield, every side of this die that has a value has 1 more.
card-imperial-discipline = Play this only on a red character.
    Action · remove this die: turn a die of the attached character or its upgrades to a side showing ranged damage or resources.
card-battle-formation = You may reroll as many dice of yours as you have red characters.
card-imperial-war-machine = Resolve a red die of yours showing a resource cost without paying that cost.
card-traitor = Discard the top card of your own deck; then remove a die that shows no special and whose value is no more than that card costs.
card-undying-loyalty = Heal 1 damage on a red character. If your discard pile has another copy of this event, you may spend 1 resource and put this one on top of your deck instead of discarding it.
card-we-have-them-now = Play this only if you control the battlefield. Turn dice of yours, up to 4, each to a side showing damage.
card-imperial-inspection = Once a die of yours has rolled disrupt, you may set this card aside: return an upgrade that costs 2 or less from play to its owner's hand.
