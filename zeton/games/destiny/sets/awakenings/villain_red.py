"""Red villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice, piles
from zeton.games.destiny.rules.leaving import KeepOneUnique, TrimUpgrades, move_upgrade
from zeton.games.destiny.rules.terms import CHARACTER as CHARACTER_CARD
from zeton.games.destiny.rules.terms import EVENT

# ── Captain Phasma ────────────────────────────────────────────────────────────────────────────────────────────────────


def _common_comrade(table: DestinyTable, card: int, source: int) -> bool:
    if table.zone[card] != CHARACTERS or table.controller[card] != table.controller[source]:
        return False
    return not table.cards[card].unique


# ── General Grievous ──────────────────────────────────────────────────────────────────────────────────────────────────


ABILITY = "ability"


def _what_the_fallen_bear(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in table.upgrades_on(use.event.card) if ABILITY not in table.cards[card].subtypes)


WHAT_GRIEVOUS_MAY_TAKE = Subject("upgrades-of-the-fallen", _what_the_fallen_bear)


def _collect(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """It is moved, not played (R5.3)."""
    move_upgrade(table, chosen[0], use.card)


def _make_room(use: UseAbility, table: DestinyTable) -> None:
    table.begin(TrimUpgrades(use.card))


def _keep_one(use: UseAbility, table: DestinyTable) -> None:
    for upgrade in use.targets:
        table.begin(KeepOneUnique(upgrade))


# ── Closing the Net ───────────────────────────────────────────────────────────────────────────────────────────────────


def _put_this_under_the_deck(use: UseAbility, table: DestinyTable) -> None:
    table.move(use.card, DECK, table.owner[use.card], bottom=True)
    table.note("put on the bottom", use.seat, (use.card,))


# ── Endless Ranks ─────────────────────────────────────────────────────────────────────────────────────────────────────


LANDING_CRAFT, BATTLE_DROID = "separatist-landing-craft", "battle-droid"


def _was_in_play(table: DestinyTable, character: int) -> bool:
    """A droid that only a Landing Craft brings waits beside the table and counts as nobody's defeated character (A59)."""
    if table.cards[character].id != BATTLE_DROID:
        return True
    seat = table.owner[character]
    return not any(table.cards[card].id == LANDING_CRAFT and table.owner[card] == seat for card in range(1, character))


def _ask_who_returns(use: UseAbility, table: DestinyTable) -> str | None:
    fallen = [
        card
        for card in table.pile(SET_ASIDE, use.seat)
        if table.cards[card].type == CHARACTER_CARD
        and table.cards[card].colour == RED
        and not table.cards[card].unique
        and _was_in_play(table, card)
    ]
    if not fallen:
        return FINISH
    table.ask(use.seat, "choose", [option("choose", card) for card in fallen])
    return None


def _return(use: UseAbility, table: DestinyTable) -> None:
    character = table.picked.card
    table.move(character, CHARACTERS, use.seat)
    table.note("joins", use.seat, (character,))
    for die in dice.brought_by(table, character):
        table.move(die, ON_CARDS, use.seat)


# ── Probe ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _probe(use: UseAbility, table: DestinyTable) -> None:
    left, seen = list(table.hand(use.opponent)), []
    for _ in range(min(2, len(left))):
        seen.append(table.roll(left))
        left.remove(seen[-1])
    table.show(seen, 1 << use.seat)
    table.note("looks at", use.seat, tuple(seen))
    for card in seen:
        if table.cards[card].type == EVENT:
            piles.discard(table, card)


CARDS = (
    script("captain-phasma-awakenings", changes(GUARDIAN, _common_comrade), own_words=True),
    script(
        "general-grievous-awakenings",
        BeforeMay(
            OPPONENTS_CHARACTER_DEFEATED,
            own(
                *select(WHAT_GRIEVOUS_MAY_TAKE, _collect, verb="take"),
                _make_room,
                _keep_one,
                which=WHAT_GRIEVOUS_MAY_TAKE,
            ),
        ),
        own_words=True,
    ),
    script("general-veers", Action(turn_dice(YOUR & SUPPORT_DIE), cost=REMOVE_THIS_DIE)),
    script("at-st", Special(discard_cards(SUPPORT))),
    script("first-order-tie-fighter", Special(remove_shields_from_each(ANY_NUMBER, OPPONENTS_CHARACTER))),
    script(
        "commanding-presence",
        PlayOn(colour(RED) & CHARACTER),
        Special(choose_one(resolve_die(colour(RED) & YOUR_DIE, 2), remove_dice(colour(RED) & OPPONENTS_DIE))),
    ),
    script("f-11d-rifle", Special(opponent_spreads_damage(2))),
    script("cannon-fodder", Event(bear_the_damage(~UNIQUE & YOUR_CHARACTER))),
    script("closing-the-net", Event((opponent_removes(1), YOU_MAY, own(_put_this_under_the_deck))), own_words=True),
    script("endless-ranks", Event(own(_ask_who_returns, _return)), own_words=True),
    script("occupation", Event(opponent_loses(ANY_NUMBER), condition=CONTROL_BATTLEFIELD)),
    script("probe-awakenings", Event(own(_probe)), own_words=True),
    script(
        "sweep-the-area",
        Event(reroll_dice(OPPONENTS_DIE, number_of(READY & colour(RED) & YOUR_CHARACTER))),
        own_words=True,
    ),
    script("tactical-mastery-awakenings", Event((spot(RED), additional_actions(2)))),
    script(
        "the-best-defense-awakenings",
        Event((deal_damage(3, colour(RED) & YOUR_CHARACTER), THEN, remove_dice(OPPONENTS_DIE, 2, up_to=True))),
    ),
    script("drudge-work", Action(gain(1), cost=(EXHAUST_THIS, exhaust_a(YOUR_CHARACTER)))),
    script("local-garrison", changes(INCOME, opponent, -1), own_words=True),
    script("personal-escort", changes(GUARDIAN, attached, key="gives-keyword", keyword=GUARDIAN)),
)
