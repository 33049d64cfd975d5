card-kallus = Power action · turn this die from a ranged side to a melee side, or from a melee side to a ranged one.
card-nute-gunray = In the upkeep phase your opponent gains 1 resource less, but at least 1, or discards the top 2 cards of his deck instead.
card-separatist-landing-craft = Special · spend 2 resources: a Battle Droid joins your team; discard this card.
card-fragmentation-grenade = Once you have resolved this die, spend 1 resource or discard this card.
card-grand-moff = Play this only on a unique red character.
    Power action · resolve the Claim ability of the battlefield, or exchange the battlefield for the one that is not used.
card-crush-the-rebellion = Remove a die showing damage; then deal indirect damage to your opponent equal to half its value, rounded up.
card-shrapnel-blast = Deal 1 indirect damage to your opponent; then you may remove a character die of the character that took it.
