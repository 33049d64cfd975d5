# Scum and Villainy cards that need a sentence of their own.
card-carbonite-transport = Reaction · once you have refreshed: take a captured card from one friendly objective to another.
