card-kallus = Power action: turn this die from ranged to a melee side, or from melee to a ranged one.
card-nute-gunray = Upkeep: the opponent gains 1 less (at least 1) or discards the top 2 of the deck instead.
card-separatist-landing-craft = Special: pay 2 → a Battle Droid joins your team; discard this.
card-fragmentation-grenade = Then (this die has been resolved): pay 1 or discard this.
card-grand-moff = Only on: unique red character.
    Power action: use the battlefield's Claim ability, or exchange the battlefield for the unused one.
card-crush-the-rebellion = Event: remove 1 damage die; if that was done, half its value (up) as indirect to the opponent.
card-scorched-earth = Event [you control the battlefield]: 1 indirect to the opponent for each die in the opposing pool.
card-shrapnel-blast = Event: 1 indirect to the opponent; if that was done, you may remove 1 character die of whoever took it.
