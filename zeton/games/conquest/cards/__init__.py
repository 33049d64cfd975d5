"""The cards of the core box: one module per faction, in collector order, what each text box does."""

from types import MappingProxyType

from zeton.games.conquest.cards import (
    astra_militarum,
    chaos,
    dark_eldar,
    eldar,
    neutral,
    orks,
    planets,
    space_marines,
    tau,
    tokens,
)
from zeton.games.conquest.language.script import bind
from zeton.games.conquest.rules.printed import facts
from zeton.kernel.ability import Script

MODULES = (space_marines, astra_militarum, orks, chaos, dark_eldar, eldar, tau, neutral, planets, tokens)


def scripts() -> MappingProxyType[str, Script]:
    """Every script by the id of its card."""
    types = {fact["id"]: fact["type"] for fact in facts()}
    return MappingProxyType({s.card: bind(s, types[s.card]) for module in MODULES for s in module.CARDS})
