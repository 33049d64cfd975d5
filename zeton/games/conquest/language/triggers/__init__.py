"""What interrupts ("when") and reactions ("after") answer.

What an event carries: ``card`` is what it is about, ``seat`` whose card or deed it is, ``source`` the other card, ``amount`` a
number; for places it is the position of the planet. A card that has left play is judged by what is printed on it.
"""

from zeton.games.conquest.language.triggers import combat, deeds, leaving
from zeton.games.conquest.language.triggers.combat import *
from zeton.games.conquest.language.triggers.deeds import *
from zeton.games.conquest.language.triggers.leaving import *
from zeton.kernel import vocabulary

vocabulary.give_on(__name__, combat, deeds, leaving)
