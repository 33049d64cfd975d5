"""The words in which cards are written: filters, triggers, conditions, costs, effects and constants.

Every word has one meaning, defined here once, and carries the key of the message that says it.
"""
