"""The terminal: playing, replaying, searching cards and rules, checking decks, measuring. It draws views and knows no rules."""
