"""What abilities do. Each effect is one or more steps of the procedure that uses the ability."""

from zeton.games.conquest.language.effects import choices, damage, lasting, piles, play
from zeton.games.conquest.language.effects.choices import *
from zeton.games.conquest.language.effects.damage import *
from zeton.games.conquest.language.effects.lasting import *
from zeton.games.conquest.language.effects.piles import *
from zeton.games.conquest.language.effects.play import *
from zeton.kernel import vocabulary

vocabulary.give_on(__name__, choices, damage, lasting, piles, play)
