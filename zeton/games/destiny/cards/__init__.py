"""The cards of Legacies: one module per affiliation and colour, in collector order, what each text box does."""

from types import MappingProxyType

from zeton.games.destiny.cards import (
    battlefields,
    hero_blue,
    hero_gray,
    hero_red,
    hero_yellow,
    neutral_blue,
    neutral_gray,
    neutral_red,
    neutral_yellow,
    plots,
    villain_blue,
    villain_gray,
    villain_red,
    villain_yellow,
)
from zeton.games.destiny.language.script import bind
from zeton.games.destiny.rules.printed import facts
from zeton.kernel.ability import Script

MODULES = (
    villain_blue,
    villain_red,
    villain_yellow,
    villain_gray,
    hero_blue,
    hero_red,
    hero_yellow,
    hero_gray,
    neutral_blue,
    neutral_red,
    neutral_yellow,
    neutral_gray,
    plots,
    battlefields,
)

WITHOUT_TEXT = frozenset(
    ("veteran-stormtrooper", "kallus-bo-rifle", "jedi-temple-guard", "auto-cannon", "e-11-blaster", "hunting-rifle")
)
"""Cards whose text box is empty, or has nothing but a keyword."""


def scripts() -> MappingProxyType[str, Script]:
    """Every script by the id of its card."""
    types = {fact["id"]: fact["type"] for fact in facts()}
    return MappingProxyType({s.card: bind(s, types[s.card]) for module in MODULES for s in module.CARDS})
