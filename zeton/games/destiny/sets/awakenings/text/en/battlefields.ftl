card-separatist-base = Claim · your opponent chooses one of his characters and deals 1 unblockable damage to it.
card-starship-graveyard = Claim · put a support or an upgrade from your discard pile on top of your deck.
