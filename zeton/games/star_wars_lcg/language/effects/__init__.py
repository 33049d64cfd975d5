"""What abilities do. Each effect is one or more steps of the procedure that uses the ability."""

from zeton.games.star_wars_lcg.language.effects import engagement, piles, play, prices, reach, tokens
from zeton.games.star_wars_lcg.language.effects.engagement import *
from zeton.games.star_wars_lcg.language.effects.piles import *
from zeton.games.star_wars_lcg.language.effects.play import *
from zeton.games.star_wars_lcg.language.effects.prices import *
from zeton.games.star_wars_lcg.language.effects.reach import *
from zeton.games.star_wars_lcg.language.effects.tokens import *
from zeton.kernel import vocabulary

vocabulary.give_on(__name__, engagement, piles, play, prices, reach, tokens)
