"""The words in which cards are written: a card file says ``from zeton.games.star_wars_lcg.language import *`` (docs/cards.md).

Every word has one meaning, defined here once, and carries the key of the message that says it.
"""

from zeton.games.star_wars_lcg.language import (
    abilities,
    conditions,
    constants,
    costs,
    effects,
    filters,
    subjects,
    terms,
    triggers,
)
from zeton.games.star_wars_lcg.language.abilities import *
from zeton.games.star_wars_lcg.language.conditions import *
from zeton.games.star_wars_lcg.language.constants import *
from zeton.games.star_wars_lcg.language.costs import *
from zeton.games.star_wars_lcg.language.effects import *
from zeton.games.star_wars_lcg.language.filters import *
from zeton.games.star_wars_lcg.language.subjects import *
from zeton.games.star_wars_lcg.language.terms import *
from zeton.games.star_wars_lcg.language.triggers import *
from zeton.kernel import vocabulary
from zeton.kernel.vocabulary import *

vocabulary.give_on(__name__, vocabulary, abilities, conditions, constants, costs, effects, filters, subjects, triggers, terms)
