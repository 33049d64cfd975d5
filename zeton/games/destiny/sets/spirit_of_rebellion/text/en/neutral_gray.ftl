card-vibroknife = Neither the damage of this die nor that of a die it modifies can be blocked.
card-new-orders = Exchange the battlefield for one that is not used, and carry out its Claim ability.
card-swiftness = The next card you play in this turn has Ambush.
card-ammo-belt = Just before a card effect discards a weapon of the attached character, you may discard this card instead.
