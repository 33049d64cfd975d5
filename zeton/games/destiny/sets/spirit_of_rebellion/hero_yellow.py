"""Yellow hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice
from zeton.games.destiny.rules.leaving import put_on_top
from zeton.games.destiny.rules.terms import EVENT

# ── Chewbacca ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _value_of_that_die(use: UseAbility, table: DestinyTable) -> None:
    use.amount = dice.value(table, use.targets[0]) if use.ok else 0


# ── Jyn Erso ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _first_yellow_event(table: DestinyTable, card: int, source: int) -> bool:
    """A yellow event of yours, while you have played none this round."""
    seat, cards = table.controller[source], table.cards

    def fits(found: int) -> bool:
        return cards[found].type == EVENT and cards[found].colour == YELLOW

    return table.owner[card] == seat and fits(card) and not any(who == seat and fits(played) for who, played in table.played)


# ── Lone Operative ────────────────────────────────────────────────────────────────────────────────────────────────────


def _tend_the_wounds(use: UseAbility, table: DestinyTable) -> None:
    for character in ATTACHED.cards(use, table):
        alone = table.characters(table.controller[character]) == [character]
        damage.heal(table, character, 3 if alone else 2)


# ── Maz's Goggles ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_event(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == EVENT


# ── Long Con ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _copies(use: UseAbility, table: DestinyTable) -> int:
    title = table.cards[use.card].title
    return sum(table.cards[card].title == title for card in table.pile(DISCARD, use.seat))


# ── Rebel ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _any_card(use: UseAbility, table: DestinyTable, card: int) -> bool:
    return True


# ── Outer Rim Smuggler ────────────────────────────────────────────────────────────────────────────────────────────────


def _mark_the_round(use: UseAbility, table: DestinyTable) -> None:
    table.used[use.card] |= 1


# ── Smuggling Freighter ───────────────────────────────────────────────────────────────────────────────────────────────


def _fly_off(use: UseAbility, table: DestinyTable) -> None:
    if table.zone[use.card] == SUPPORTS:
        put_on_top(table, use.card)


# ── Loth-Cat and Mouse ────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_for_one_of_yours(use: UseAbility, table: DestinyTable) -> Next:
    mine = [die for die in table.dice_pool(use.seat) if dice.may_be_removed(table, die, use.opponent)]
    use.ok = bool(mine)
    if not mine:
        return use.skip()
    table.ask(use.opponent, "remove", [option("remove", die) for die in mine])
    return None


def _lose_it(use: UseAbility, table: DestinyTable) -> None:
    dice.remove(table, (table.picked.card,), use.seat, card_effect=True)


# ── Never Tell Me the Odds ────────────────────────────────────────────────────────────────────────────────────────────


def _gamble_on(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _its_dice(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return dice_with(table, use.amount)


# ── Life Debt ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _other_wounded(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in (DAMAGED & CHARACTER).cards(table, use.seat) if card != table.host[use.card])


OTHER_WOUNDED = Subject("other-wounded", _other_wounded)


def _bear_it(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.move_damage(table, chosen[0], table.host[use.card], 1)


CARDS = (
    script(
        "chewbacca-spirit-of-rebellion",
        Special((turn_dice(OPPONENTS_DIE, to=DAMAGE_SYMBOLS), THEN, own(_value_of_that_die), deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script("jyn-erso-spirit-of-rebellion", changes(COST, _first_yellow_event, -1), own_words=True),
    script("maz-kanata-spirit-of-rebellion", AfterMay(ACTIVATE_THIS, resolve_dice(YOUR_DIE, 2))),
    script("outer-rim-smuggler", After(PLAY_LAST_CARD, (gain(1), own(_mark_the_round))), own_words=True),
    script("smuggling-freighter", After(this_die_resolved_at(2), own(_fly_off)), own_words=True),
    script("bowcaster", Special(deal_damage_to_several(1, 2, unblockable=True))),
    script("lone-operative", Special(own(_tend_the_wounds)), own_words=True),
    script("maz-s-goggles", PlayOnly(spot_to_play(YELLOW)), Special(look_and_discard(_is_event)), own_words=True),
    script("garbage-ll-do", Event((remove_dice(subtype(VEHICLE) & YOUR_DIE), THEN, give_shields_to_each(1, YOUR_CHARACTER)))),
    script("hold-on", Event(move_shields(YOUR_CHARACTER, CHARACTER, ANY_NUMBER)), own_words=True),
    script(
        "rebel",
        Event(play_card(_any_card, 1, zones=(DISCARD,)), condition=if_your_dice_show(DISCARDING)),
        own_words=True,
    ),
    script("long-con", Event(gain(own_amount(_copies))), own_words=True),
    script(
        "loth-cat-and-mouse-spirit-of-rebellion",
        Event((own(_ask_for_one_of_yours, _lose_it), THEN, remove_dice(OPPONENTS_DIE))),
        own_words=True,
    ),
    script(
        "never-tell-me-the-odds",
        Event(
            (
                own(*select(colour(YELLOW) & YOUR_CHARACTER, _gamble_on, verb="choose")),
                THEN,
                turn_dice(Subject("its-dice", _its_dice), ANY_NUMBER, up_to=True),
            )
        ),
        own_words=True,
    ),
    script("planned-explosion", Event((remove_each(YOUR_DIE), deal_damage(10)), condition=if_your_dice_are_worth(10))),
    script("double-dealing", AfterMay(your_die_rolls(SPECIAL), gain(1), cost=EXHAUST_THIS)),
    script(
        "life-debt",
        PlayOn(colour(YELLOW) & CHARACTER),
        AfterMay(ACTIVATE_ATTACHED, own(*select(OTHER_WOUNDED, _bear_it, verb="take from"), which=OTHER_WOUNDED)),
        own_words=True,
    ),
)
