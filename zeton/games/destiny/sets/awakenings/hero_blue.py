"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, piles
from zeton.games.destiny.rules.terms import EVENT

# ── Jedi Robes ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _robe(use: UseAbility, table: DestinyTable) -> None:
    for character in ATTACHED.cards(use, table):
        damage.give_shields(table, character, 2 if table.round == 1 else 1)


# ── Noble Sacrifice ───────────────────────────────────────────────────────────────────────────────────────────────────


def _sacrifice(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.defeat(table, chosen)


# ── Return of the Jedi ────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_blue_event(use: UseAbility, table: DestinyTable) -> str | None:
    pile = [
        card for card in table.pile(DISCARD, use.seat) if table.cards[card].type == EVENT and table.cards[card].colour == BLUE
    ]
    if not pile:
        return FINISH
    table.ask(use.seat, "take", [option("take", card) for card in pile])
    return None


def _take_it(use: UseAbility, table: DestinyTable) -> None:
    piles.take(table, table.picked.card)


# ── Riposte ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_how_many_shields(use: UseAbility, table: DestinyTable) -> Next:
    use.amount = 0
    options = [
        option("unshield", character, 0, number)
        for character in table.characters(use.seat)
        for number in range(1, table.shields[character] + 1)
    ]
    if not options:
        return use.skip()
    table.ask(use.seat, "unshield", [*options, DONE])
    return None


def _lower_them(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        use.amount = damage.remove_shields(table, table.picked.card, table.picked.number)


# ── Willpower ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_source(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _move_one(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.move_damage(table, use.amount, chosen[0], 1)


CARDS = (
    script("force-protection", PlayOn(colour(BLUE) & CHARACTER), Special(spread_shields(3))),
    script("jedi-robes", After(PLAY_THIS, own(_robe)), own_words=True),
    script(
        "luke-skywalker-s-lightsaber",
        PlayOn(colour(BLUE) & CHARACTER),
        Special(choose_one(give_shields(2), deal_damage(2, unblockable=True))),
    ),
    script("defensive-stance-awakenings", Event(give_shields(2))),
    script("heroism", Event(bear_the_damage(UNIQUE & YOUR_CHARACTER))),
    script(
        "noble-sacrifice",
        Event((own(*select(colour(BLUE) & YOUR_CHARACTER, _sacrifice, verb="choose")), THEN, exhaust_card(READY & CHARACTER))),
        own_words=True,
    ),
    script(
        "patience",
        Event((remove_dice(YOUR_DIE, ANY_NUMBER, up_to=True), THEN, COUNT_THEM, discard_from_opponents_deck(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("return-of-the-jedi", Event(own(_ask_blue_event, _take_it)), own_words=True),
    script("riposte", Event((own(_ask_how_many_shields, _lower_them), THEN, deal_damage(THE_SAME_NUMBER))), own_words=True),
    script(
        "willpower",
        Event(
            (
                own(*select(DAMAGED & EXHAUSTED & YOUR_CHARACTER, _keep_source, verb="take from")),
                THEN,
                own(*select(EXHAUSTED & OPPONENTS_CHARACTER, _move_one, verb="move to")),
            )
        ),
        own_words=True,
    ),
    script(
        "awakening",
        Action(
            resolve_die(SHOWING_MODIFIER & YOUR_DIE, plus_ignored=True, key="resolve-without-plus"),
            cost=EXHAUST_THIS,
        ),
    ),
)
