card-vibroknife = Damage dealt with this die, or with a die it modifies, is unblockable.
card-new-orders = Exchange the battlefield for one that is not used, and resolve its Claim ability.
card-swiftness = The next card you play this turn has Ambush.
card-ammo-belt = Just before a card effect discards a weapon of the attached character, you may discard this card instead.
