"""Red neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import piles
from zeton.games.destiny.rules.abilities import begin_ability, may_use
from zeton.games.destiny.rules.activating import Activate
from zeton.kernel.use import ability_of

# ── Outpost ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _use_the_claim(use: UseAbility, table: DestinyTable) -> None:
    """Nothing else of a claim: control stays where it is, and nobody passes for it."""
    battlefield = table.battlefield
    number = table.cards[battlefield].claim
    if may_use(table, use.seat, battlefield, ability_of(table, battlefield, number)):
        begin_ability(table, use.seat, battlefield, number)


# ── Award Ceremony ────────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_for_the_tired(use: UseAbility, table: DestinyTable) -> None:
    use.amount = sum(table.exhausted[character] for character in table.characters(use.seat))
    piles.draw(table, use.seat, use.amount)


def _ask_what_to_put_aside(use: UseAbility, table: DestinyTable) -> str | None:
    if not use.amount:
        return FINISH
    return ask_about_hand(use, table, "put aside", [option("put aside", card) for card in table.hand(use.seat)])


def _put_aside(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        return FINISH
    table.move(table.picked.card, SET_ASIDE, use.seat)
    table.note("set aside", use.seat, (table.picked.card,))
    use.amount -= 1
    return use.back(1)


# ── Firepower ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _more_for_a_vehicle(use: UseAbility, table: DestinyTable) -> int:
    return 2 if VEHICLE in table.cards[use.targets[0]].subtypes else 1


# ── Leadership ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lead(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    exhaust(table, chosen[0])
    use.amount = chosen[0]


def _another_exhausted(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in (EXHAUSTED & CHARACTER).cards(table, use.seat) if card != use.amount)


# ── Squad Tactics ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _activate_all(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """What is begun last runs first."""
    for character in reversed(chosen):
        table.begin(Activate(character))


CARDS = (
    script("outpost", Special(own(_use_the_claim)), own_words=True),
    script("iqa-11-blaster-rifle", Special(deal_damage(2, unblockable=True))),
    script("promotion", PlayOn(colour(RED) & CHARACTER), AfterMay(PLAY_THIS, draw(1))),
    script("award-ceremony", Event((spot(RED), own(_draw_for_the_tired, _ask_what_to_put_aside, _put_aside))), own_words=True),
    script("dug-in", Event(spread_shields(3), condition=CONTROL_BATTLEFIELD)),
    script(
        "firepower",
        Event(resolve_die(showing(RANGED) & colour(RED) & YOUR_DIE, own_amount(_more_for_a_vehicle))),
        own_words=True,
    ),
    script(
        "leadership",
        Event(
            (
                own(*select(READY & UNIQUE & colour(RED) & YOUR_CHARACTER, _lead, verb="exhaust")),
                THEN,
                ready_card(Subject("another", _another_exhausted)),
            )
        ),
        own_words=True,
    ),
    script("logistics-awakenings", Event((spot(RED), resolve_die(showing(RESOURCE) & YOUR_DIE, 1)))),
    script(
        "squad-tactics-awakenings",
        Event(own(*select(ACTIVATABLE & ~UNIQUE & YOUR_CHARACTER, _activate_all, verb="activate", least=0, most=ANY_NUMBER))),
        own_words=True,
    ),
    script("supporting-fire", Action(resolve_die(showing(RANGED) & YOUR_DIE, 1), cost=EXHAUST_THIS)),
)
