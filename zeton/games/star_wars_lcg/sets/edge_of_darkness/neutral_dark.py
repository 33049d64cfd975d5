"""Neutral cards of the dark side of Edge of Darkness, in collector order (sets 82–90)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage
from zeton.games.star_wars_lcg.sets.assault_on_echo_base.fates import PROTECTION

SCAVENGER = trait("Scavenger")

# ── Tractor Beam ──────────────────────────────────────────────────────────────────────────────────────────────────

BURDENED_VEHICLE = EXHAUSTED & FRIENDLY & VEHICLE & UNIT


def _costlier(table: StarWarsTable, card: int, source: int) -> list[int]:
    """The focused Vehicle units of one's own whose printed cost is higher."""
    cost = table.cards[card].cost
    return [unit for unit in BURDENED_VEHICLE.cards(table, source) if table.cards[unit].cost > cost]


CHEAPER_THAN_YOURS = Filter("cheaper-than-yours", lambda t, c, s: bool(_costlier(t, c, s)))


def _ask_whose_focus(use: UseAbility, table: StarWarsTable) -> None:
    """What it comes from is no target (A95)."""
    to = use.targets[0]
    sources = _costlier(table, to, use.card) if in_play(table, (to,)) else []
    table.ask(use.seat, "move focus", [option("move focus", unit, to) for unit in sources] or [PASS])


def _move_it(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        damage.move_focus(table, use.card, use.seat, table.picked.card, table.picked.target)


CARDS = (
    # Set 82
    script("sandcrawler", ForcedInterrupt(THIS_LEAVES_PLAY, place_focus(1, each((DROID | CHARACTER) & UNIT)))),
    # Set 83
    script("assassin-droid", Reaction(THIS_DESTROYS_AN_ENEMY_UNIT, remove_focus(1, THIS_CARD)), own_words=True),
    script("protection-83", PROTECTION),
    # Set 84
    script(
        "tractor-beam",
        Action(own(_ask_whose_focus, _move_it), targets=target(VEHICLE & UNIT & CHEAPER_THAN_YOURS)),
        own_words=True,
    ),
    # Set 85
    script("trandoshan-hunter", changes(PREY, WOOKIEE & ~PARTICIPATING & UNIT), own_words=True),
    # Set 89
    script("across-the-jundland-wastes", ForcedReaction(focused_to_strike(CHARACTER & UNIT), place_focus(1, THAT_CARD))),
    script(
        "bantha",
        changes(READS_DISCARD_ORDER, THIS),
        Reaction(you_play(SCAVENGER & UNIT_CARD), TAKE_BACK_TOPMOST_ENHANCEMENT),
        own_words=True,
    ),
    script("tusken-raider", Reaction(THIS_RESOLVES_A_STRIKE, return_to_hand(THIS_CARD))),
    script("gaffi-stick", gains_edge(ENHANCED, for_each(1, FRIENDLY & PARTICIPATING & ~ENHANCED & UNIT)), own_words=True),
    # Set 90
    script("asteroid-pursuit", ForcedReaction(YOU_REFRESH, deal_damage(1, THIS_CARD))),
    script(
        "lictor-class-dungeon-ship",
        gains_icons(THIS & UNIT & while_so(if_there_is(OBJECTIVE & WITH_CAPTIVES)), unit_damage=1, blast=1),
    ),
    script("trooper-sentry", Reaction(THIS_ENTERS_PLAY, place_shield(), targets=target(UNIT | OBJECTIVE))),
    script(
        "armed-and-ready",
        Action(gain_icons_until_end_of(PHASE, each(SHIELDED & FRIENDLY & UNIT), unit_damage=1, blast=1)),
    ),
)
