# Dark Eldar cards that need a sentence of their own.
card-crucible-of-malediction = Reaction · once you have played a Torture event, exhaust this card: look at the three topmost cards of a deck of your choice, discard one of them and lay the others back on it in any order.
card-searing-brand = Combat action · target a non-warlord unit at a planet with your warlord; deal 3 unpreventable damage to it, unless your opponent discards 2 cards.
