"""The words in which cards are written: filters, subjects, triggers, conditions, costs, effects and constants.

Every word has one meaning, defined here once, and carries the key of the message that says it. In this game a filter is judged
from a seat ("your" is that seat's), because a die may be resolved by a player who does not control its card (R7.12).
"""
