"""The words in which cards are written: a card file says ``from zeton.games.destiny.language import *`` (docs/cards.md).

Every word has one meaning, defined here once, and carries the key of the message that says it. In this game a filter is judged
from a seat ("your" is that seat's), because a die may be resolved by a player who does not control its card (R7.12).
"""

from zeton.games.destiny.language import abilities, conditions, constants, costs, effects, filters, subjects, terms, triggers
from zeton.games.destiny.language.abilities import *
from zeton.games.destiny.language.conditions import *
from zeton.games.destiny.language.constants import *
from zeton.games.destiny.language.costs import *
from zeton.games.destiny.language.effects import *
from zeton.games.destiny.language.filters import *
from zeton.games.destiny.language.subjects import *
from zeton.games.destiny.language.terms import *
from zeton.games.destiny.language.triggers import *
from zeton.kernel import vocabulary
from zeton.kernel.vocabulary import *

vocabulary.give_on(__name__, vocabulary, abilities, conditions, constants, costs, effects, filters, subjects, triggers, terms)
