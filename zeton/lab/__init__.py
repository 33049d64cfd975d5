"""The laboratory: simulations, decks, ladders and reports. It stands on the public API and the bots; extra ``lab``."""
