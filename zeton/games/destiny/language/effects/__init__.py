"""What abilities do. Each effect is one or more steps of the procedure that carries the ability out."""

from zeton.games.destiny.language.effects import characters, choosing, dice, piles, stacking
from zeton.games.destiny.language.effects.characters import *
from zeton.games.destiny.language.effects.choosing import *
from zeton.games.destiny.language.effects.dice import *
from zeton.games.destiny.language.effects.piles import *
from zeton.games.destiny.language.effects.stacking import *
from zeton.kernel import vocabulary

vocabulary.give_on(__name__, characters, choosing, dice, piles, stacking)
