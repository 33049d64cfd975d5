"""The words in which cards are written: a card file says ``from zeton.games.conquest.language import *`` (docs/cards.md).

Every word has one meaning, defined here once, and carries the key of the message that says it.
"""

from zeton.games.conquest.language import (
    abilities,
    amounts,
    conditions,
    constants,
    costs,
    effects,
    filters,
    subjects,
    terms,
    triggers,
)
from zeton.games.conquest.language.abilities import *
from zeton.games.conquest.language.amounts import *
from zeton.games.conquest.language.conditions import *
from zeton.games.conquest.language.constants import *
from zeton.games.conquest.language.costs import *
from zeton.games.conquest.language.effects import *
from zeton.games.conquest.language.filters import *
from zeton.games.conquest.language.subjects import *
from zeton.games.conquest.language.terms import *
from zeton.games.conquest.language.triggers import *
from zeton.kernel import vocabulary
from zeton.kernel.vocabulary import *

vocabulary.give_on(
    __name__, vocabulary, abilities, amounts, conditions, constants, costs, effects, filters, subjects, triggers, terms
)
