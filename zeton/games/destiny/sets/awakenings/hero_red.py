"""Red hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules.playing import cost_of

# ── Scout ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_cheapest(use: UseAbility, table: DestinyTable) -> str | None:
    """What changes its cost counts."""
    hand = table.hand(use.opponent)
    if not hand:
        return FINISH
    least = min(cost_of(table, card) for card in hand)
    cheapest = [card for card in hand if cost_of(table, card) == least]
    table.ask(use.seat, "discard from hand", [option("discard", card) for card in cheapest])
    return None


# ── Strategic Planning ────────────────────────────────────────────────────────────────────────────────────────────


def _without_mods(table: DestinyTable, support: int, seat: int) -> bool:
    return not any(MOD in table.cards[upgrade].subtypes for upgrade in table.upgrades_on(support))


MOD = "mod"
WITHOUT_MODS = Filter("without-mods", _without_mods)


CARDS = (
    script("leia-organa-awakenings", Action(reroll_dice(YOUR_DIE, 2, up_to=True), cost=REMOVE_THIS_DIE)),
    script("launch-bay", changes(VALUE_X, this_die, yours(CARDS_IN_HAND)), own_words=True),
    script("black-one-awakenings", Special((deal_damage(1), REROLL_THIS_DIE))),
    script("scout", Special(own(show_hand, _ask_cheapest, discard_picked)), own_words=True),
    script("commando-raid", Event((resolve_die(showing(DISCARDING) & colour(RED) & YOUR_DIE, 2), THEN, draw(1)))),
    script("defensive-position", Event(remove_each(value_at_least(2) & OPPONENTS_DIE), condition=CONTROL_BATTLEFIELD)),
    script("field-medic-awakenings", Event(heal(2, CHARACTER))),
    script("hit-and-run", Event(activate(colour(RED) & YOUR_CHARACTER))),
    script("natural-talent", Event(resolve_die(YOUR_DIE, 1))),
    script(
        "strategic-planning-awakenings",
        Event(choose_one(ready_card(EXHAUSTED & WITHOUT_MODS & SUPPORT), exhaust_card(READY & SUPPORT))),
    ),
)
