# Neutral cards of the light side that need a sentence of their own.
card-coordinated-strike = Reaction · once you have resolved a strike, strike at once with another ready unit of yours that participates.
