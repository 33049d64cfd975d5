# Imperial Navy cards that need a sentence of their own.
card-kuat-reinforcements = Interrupt · when you play a Vehicle unit, discard any number of other cards, at least 1, from your hand: it costs 1 less for each card discarded, but at least 1.
card-superlaser-engineer = Reaction · once this unit has entered play, reveal the top 5 cards of your deck; add every Imperial Navy event and enhancement among them with printed cost 3 or more to your hand, and lay the others under your deck in any order.
card-take-them-prisoner = Reaction · once this objective has entered play, look at the 3 cards on top of the opposing deck; you may capture 1 of them at this objective, and lay the others back in any order.
