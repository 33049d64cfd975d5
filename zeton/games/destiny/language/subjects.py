"""Whom an effect is about, where that depends on the card it is printed on."""

from __future__ import annotations

from zeton.games.destiny.rules import dice
from zeton.games.destiny.rules.abilities import UseAbility
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import CHARACTERS, IN_PLAY, POOL, WEAPON
from zeton.kernel.filter import Filter
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "ATTACHED",
    "ATTACHED_CHARACTER_DICE",
    "ATTACHED_DICE",
    "ATTACHED_WEAPON_DICE",
    "BESIDES_ATTACHED",
    "ITS_CHARACTER",
    "THAT_CHARACTER",
    "THAT_DIE",
    "THIS_CHARACTERS_DICE",
    "THIS_DIE",
    "THIS_IN_PLAY",
    "besides_this",
    "dice_with",
    "in_pool",
    "is_on",
]


def in_pool(table: DestinyTable, dice_: tuple[int, ...]) -> tuple[int, ...]:
    """Of these dice, those in a pool."""
    return tuple(die for die in dice_ if table.zone[die] == POOL)


def dice_with(table: DestinyTable, character: int) -> tuple[int, ...]:
    """The character and upgrade dice of a character that are in its controller's pool."""
    if table.zone[character] != CHARACTERS:
        return ()
    return tuple(die for die in table.dice_pool(table.controller[character]) if dice.belongs_to(table, die) == character)


def is_on(table: DestinyTable, upgrade: int, title: str) -> bool:
    """Whether an upgrade is on a character of this title, whatever its subtitle (R17.4)."""
    return table.cards[table.host[upgrade]].title == title


def _that_die(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    return in_pool(table, use.targets) if isinstance(use, UseAbility) else ()


def _that_character(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    if not isinstance(use, UseAbility):
        return ()
    return tuple(card for card in use.targets if table.zone[card] == CHARACTERS)


def _its_character(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    if not isinstance(use, UseAbility):
        return ()
    homes = (dice.belongs_to(table, die) for die in use.targets)
    return tuple(card for card in homes if card and table.zone[card] == CHARACTERS)


def _this_in_play(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    return (use.card,) if table.zone[use.card] in IN_PLAY else ()


def _this_die(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    return in_pool(table, table.dice[use.card])


def _this_characters_dice(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    return dice_with(table, use.card)


def _attached(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    host = table.host[use.card]
    return (host,) if host else ()


def _besides_attached(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    both = (*table.characters(use.seat), *table.characters(1 - use.seat))
    return tuple(character for character in both if character != table.host[use.card])


def _attached_character_dice(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    return in_pool(table, table.dice[table.host[use.card]])


def _attached_dice(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    return dice_with(table, table.host[use.card])


def _attached_weapon_dice(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    found = dice_with(table, table.host[use.card])
    return tuple(die for die in found if WEAPON in table.cards[die].subtypes)


THAT_CHARACTER = Subject("that-character", _that_character)
"""The character the effect before has chosen, if it is still in play."""
THAT_DIE = Subject("that-die", _that_die)
"""The die the effect before has chosen, if it is still in a pool."""
ITS_CHARACTER = Subject("that-character", _its_character)
"""The character whose die the effect before has chosen, wherever that die is now, if the character is still in play."""
THIS_IN_PLAY = Subject("this", _this_in_play)
THIS_DIE = Subject("this-die", _this_die)
"""The die of this card; of two dice of a character, one that its controller chooses (R17.15)."""
THIS_CHARACTERS_DICE = Subject("this-characters-dice", _this_characters_dice)
ATTACHED = Subject("attached", _attached)
BESIDES_ATTACHED = Subject("besides-attached", _besides_attached)
ATTACHED_CHARACTER_DICE = Subject("attached-character-dice", _attached_character_dice)
ATTACHED_DICE = Subject("attached-dice", _attached_dice)
ATTACHED_WEAPON_DICE = Subject("attached-weapon-dice", _attached_weapon_dice)


def besides_this(which: Filter) -> Subject:
    """Every other card that fits."""

    def others(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
        return tuple(card for card in which.cards(table, use.seat) if card != use.card)

    return Subject("besides-this", others, which)
