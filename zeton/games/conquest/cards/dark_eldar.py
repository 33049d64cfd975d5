"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language.conditions import (
    OPPONENT_HAS_CARDS,
    OPPONENT_IS_RICHER,
    attached_is,
    there_is,
    this_is,
    token_left,
)
from zeton.games.conquest.language.constants import READS_DISCARD_ORDER, attack, attack_for_each
from zeton.games.conquest.language.costs import EXHAUST_THIS, pay, sacrifice
from zeton.games.conquest.language.effects import (
    OPPONENT_DISCARDS_AT_RANDOM,
    attack_until_end_of,
    blank_until_end_of,
    draw,
    exhaust,
    opponent_sacrifices,
    own,
    put_tokens,
    ready,
    reduce_cost,
    rout,
    take_back,
    take_from_opponent,
)
from zeton.games.conquest.language.filters import (
    ARMY_UNIT,
    AT_A_PLANET,
    ATTACHED,
    CAN_BE_ROUTED,
    DARK_ELDAR,
    ENEMY,
    EVENT_CARD,
    EXHAUSTED,
    NOT_IMMUNE,
    PLANET,
    TOKEN_UNIT,
    UNIQUE,
    UNIT,
    WARLORD,
    YOUR,
    titled,
    topmost,
)
from zeton.games.conquest.language.script import Action, CombatAction, DeployAction, Interrupt, Reaction, script, target
from zeton.games.conquest.language.subjects import ATTACHED_UNIT, THIS_CARD, THIS_PLANET, YOUR_HQ, each
from zeton.games.conquest.language.subjects import EVENT_CARD as THAT_CARD
from zeton.games.conquest.language.triggers import (
    ENEMY_UNIT_IS_DEPLOYED_HERE,
    THIS_COMMITS,
    THIS_ENTERS_PLAY,
    THIS_IS_DEPLOYED,
    this_damages,
    you_deploy,
    you_play,
)
from zeton.games.conquest.rules.abilities import PUT_AWAY, UseAbility
from zeton.games.conquest.rules.exhausting import move_unit
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import UNTIL_PHASE
from zeton.kernel.decision import DONE, option
from zeton.kernel.filter import Filter

KHYMERA = "Khymera"
YOUR_KHYMERAS = YOUR & titled(KHYMERA) & TOKEN_UNIT
YOU_PLAY_A_DARK_ELDAR_EVENT = you_play(DARK_ELDAR & EVENT_CARD)

# ── Khymera Den ───────────────────────────────────────────────────────────────────────────────────────────────────


def khymeras_elsewhere(table: ConquestTable, planet: int, den: int) -> list[int]:
    """The tokens that can move to this planet (R20.1)."""
    return [unit for unit in YOUR_KHYMERAS.cards(table, den) if table.location(unit) != table.position[planet]]


CAN_BE_REACHED_BY_KHYMERAS = Filter("can-be-reached-by-khymeras", lambda t, c, s: bool(khymeras_elsewhere(t, c, s)))


def _ask_for_khymera(use: UseAbility, table: ConquestTable) -> str | None:
    planet = use.targets[0]
    khymeras = khymeras_elsewhere(table, planet, use.card)
    if not khymeras:
        return PUT_AWAY
    table.ask(use.seat, "choose", [*(option("move", unit, planet) for unit in khymeras), DONE])
    return None


def _move_khymera(use: UseAbility, table: ConquestTable) -> str:
    if table.picked == DONE:
        return PUT_AWAY
    move_unit(table, table.picked.card, table.position[table.picked.target])
    return "own"  # the next one


# ── Twisted Laboratory ────────────────────────────────────────────────────────────────────────────────────────────


def _has_text(table: ConquestTable, card: int, source: int) -> bool:
    """There is something in the text box that could be blanked: bonus symbols are not (A55)."""
    printed = table.cards[card]
    return not table.is_blank(card) and bool(printed.keywords or printed.script)


WITH_TEXT = Filter("with-text", _has_text)


CARDS = (
    script("packmaster-kith", Reaction(THIS_COMMITS, put_tokens(KHYMERA, THIS_PLANET), condition=token_left(KHYMERA))),
    script(
        "kiths-khymeramasters",
        Reaction(THIS_ENTERS_PLAY, put_tokens(KHYMERA, THIS_PLANET), condition=(this_is(AT_A_PLANET), token_left(KHYMERA))),
    ),
    script(
        "khymera-den",
        Action(own(_ask_for_khymera, _move_khymera), cost=EXHAUST_THIS, targets=target(PLANET & CAN_BE_REACHED_BY_KHYMERAS)),
        own_words=True,
    ),
    script(
        "pact-of-the-haemonculi",
        DeployAction((OPPONENT_DISCARDS_AT_RANDOM, draw(2)), cost=sacrifice(YOUR & UNIT), condition=OPPONENT_HAS_CARDS),
    ),
    script("agonizer-of-bren", attack_for_each(ATTACHED, 1, YOUR_KHYMERAS)),
    script("haemonculus-tormentor", Action(attack_until_end_of(UNTIL_PHASE, 2, THIS_CARD), cost=pay(1))),
    script(
        "beasthunter-wyches",
        Reaction(YOU_PLAY_A_DARK_ELDAR_EVENT, put_tokens(KHYMERA, YOUR_HQ), cost=pay(1), condition=token_left(KHYMERA)),
    ),
    script("black-heart-ravager", Reaction(this_damages(~WARLORD & UNIT & CAN_BE_ROUTED), rout(THAT_CARD))),
    script("murder-of-razorwings", Reaction(THIS_IS_DEPLOYED, OPPONENT_DISCARDS_AT_RANDOM, condition=OPPONENT_HAS_CARDS)),
    script(
        "coliseum-fighters",
        Reaction(THIS_ENTERS_PLAY, take_back(each(topmost(EVENT_CARD))), condition=there_is(topmost(EVENT_CARD))),
        READS_DISCARD_ORDER,
        own_words=True,
    ),
    script("syren-zythlex", Reaction(ENEMY_UNIT_IS_DEPLOYED_HERE, exhaust(THAT_CARD))),
    script(
        "power-from-pain",
        CombatAction(opponent_sacrifices(ARMY_UNIT & NOT_IMMUNE), condition=there_is(ENEMY & ARMY_UNIT & NOT_IMMUNE)),
    ),
    script("archons-terror", CombatAction(rout(), targets=target(~UNIQUE & UNIT & CAN_BE_ROUTED))),
    script("raid", Action(take_from_opponent(1), condition=OPPONENT_IS_RICHER)),
    script("suffering", attack(ATTACHED, -2)),
    script(
        "hypex-injector",
        Reaction(YOU_PLAY_A_DARK_ELDAR_EVENT, ready(ATTACHED_UNIT), condition=attached_is(EXHAUSTED)),
    ),
    script("altar-of-torment", Interrupt(you_deploy(DARK_ELDAR), reduce_cost(1), cost=EXHAUST_THIS)),
    script(
        "twisted-laboratory",
        Action(blank_until_end_of(UNTIL_PHASE), cost=EXHAUST_THIS, targets=target(ARMY_UNIT & WITH_TEXT)),
    ),
)
