"""The cards of the core box: one module per affiliation, in collector order, what each text box does."""

from types import MappingProxyType

from zeton.games.star_wars_lcg.cards import (
    imperial_navy,
    jedi,
    neutral_dark,
    neutral_light,
    rebel_alliance,
    scum_and_villainy,
    sith,
    smugglers_and_spies,
)
from zeton.games.star_wars_lcg.language.script import bind
from zeton.games.star_wars_lcg.rules.printed import facts
from zeton.kernel.ability import Script

MODULES = (jedi, neutral_dark, neutral_light, sith, rebel_alliance, smugglers_and_spies, imperial_navy, scum_and_villainy)


def scripts() -> MappingProxyType[str, Script]:
    """Every script by the id of its card."""
    types = {fact["definition"]: fact["type"] for fact in facts()}
    return MappingProxyType({s.card: bind(s, types[s.card]) for module in MODULES for s in module.CARDS})
