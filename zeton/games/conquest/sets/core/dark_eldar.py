"""Dark Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.exhausting import move_units

KHYMERA = "Khymera"
YOUR_KHYMERAS = YOUR & titled(KHYMERA) & TOKEN_UNIT
YOU_PLAY_A_DARK_ELDAR_EVENT = you_play(DARK_ELDAR & EVENT_CARD)

# ── Khymera Den ───────────────────────────────────────────────────────────────────────────────────────────────────


def khymeras_elsewhere(table: ConquestTable, planet: int, den: int) -> list[int]:
    """The tokens that can move to this planet (R20.1)."""
    return [unit for unit in YOUR_KHYMERAS.cards(table, den) if table.location(unit) != table.position[planet]]


def _can_be_reached(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    return bool(khymeras_elsewhere(table, card, prospect.card))


def _ask_for_khymera(use: UseAbility, table: ConquestTable) -> int | None:
    planet = use.targets[0]
    khymeras = [unit for unit in khymeras_elsewhere(table, planet, use.card) if unit not in use.chosen]
    if not khymeras:
        return 1  # all of them go
    table.ask(use.seat, "choose", [*(option("move", unit, planet) for unit in khymeras), DONE])
    return None


def _take_khymera(use: UseAbility, table: ConquestTable) -> str | None:
    if table.picked == DONE:
        return None
    use.chosen += (table.picked.card,)
    return "own"  # the next one


def _move_khymeras(use: UseAbility, table: ConquestTable) -> None:
    move_units(table, use.chosen, table.position[use.targets[0]])


CARDS = (
    script("packmaster-kith", Reaction(THIS_COMMITS, put_tokens(KHYMERA, THIS_PLANET))),
    script(
        "kiths-khymeramasters",
        Reaction(THIS_ENTERS_PLAY, put_tokens(KHYMERA, THIS_PLANET)),
    ),
    script(
        "khymera-den",
        Action(
            own(_ask_for_khymera, _take_khymera, _move_khymeras, about=TARGET, could=_can_be_reached),
            cost=EXHAUST_THIS,
            targets=target(PLANET),
        ),
        own_words=True,
    ),
    script(
        "pact-of-the-haemonculi",
        DeployAction((OPPONENT_DISCARDS_AT_RANDOM, then(draw(2))), cost=sacrifice(YOUR & UNIT)),
    ),
    script("agonizer-of-bren", attack(ATTACHED, for_each(1, YOUR_KHYMERAS))),
    script("haemonculus-tormentor", Action(attack_until_end_of(UNTIL_PHASE, 2, THIS_CARD), cost=pay(1))),
    script(
        "beasthunter-wyches",
        Reaction(YOU_PLAY_A_DARK_ELDAR_EVENT, put_tokens(KHYMERA, YOUR_HQ), cost=pay(1)),
    ),
    script("black-heart-ravager", Reaction(this_damages(~WARLORD & UNIT), rout(THAT_CARD))),
    script("murder-of-razorwings", Reaction(THIS_IS_DEPLOYED, OPPONENT_DISCARDS_AT_RANDOM)),
    script(
        "coliseum-fighters",
        Reaction(THIS_ENTERS_PLAY, take_back(each(topmost(EVENT_CARD)))),
        READS_DISCARD_ORDER,
        own_words=True,
    ),
    script("syren-zythlex", Reaction(is_deployed_here(ENEMY & UNIT), exhaust(THAT_CARD))),
    script(
        "power-from-pain",
        CombatAction(opponent_sacrifices(ARMY_UNIT)),
    ),
    script("archons-terror", CombatAction(rout(), targets=target(~UNIQUE & UNIT))),
    script("raid", Action(take_from_opponent(1), condition=if_opponent_has_more(RESOURCES))),
    script("suffering", attack(ATTACHED, -2)),
    script(
        "hypex-injector",
        Reaction(YOU_PLAY_A_DARK_ELDAR_EVENT, ready(ATTACHED_UNIT)),
    ),
    script("altar-of-torment", Interrupt(you_deploy(DARK_ELDAR), reduce_cost(1), cost=EXHAUST_THIS)),
    script(
        "twisted-laboratory",
        Action(blank_until_end_of(UNTIL_PHASE), cost=EXHAUST_THIS, targets=target(ARMY_UNIT)),
    ),
)
