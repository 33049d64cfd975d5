# Imperial Navy cards that need a sentence of their own.
card-kuat-reinforcements = Interrupt (you play a Vehicle unit): discard X other cards (X ≥ 1) → its cost −X, not below 1.
card-superlaser-engineer = Reaction (this has entered play): show your top 5; every Imperial Navy event or enhancement among them (cost ≥ 3) to your hand; the others under your deck, your order.
card-take-them-prisoner = Reaction (this has entered play): look at the opponent's top 3; capture 1 here; the others back on top, your order.
