"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.leaving import KeepOneUnique, return_to_hand
from zeton.games.destiny.rules.terms import LOOKED_AT

# ── Kylo Ren ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _aim(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """The character is chosen before the card is seen."""


def _read_a_thought(use: UseAbility, table: DestinyTable) -> None:
    if not use.ok or not table.hand(use.opponent):
        return
    card = table.roll(table.hand(use.opponent))
    table.show((card,), 1 << use.seat)
    table.note("looks at", use.seat, (card,))
    damage.deal(table, [(use.targets[0], table.cards[card].cost)], use.die or use.card, use.seat)


# ── Force Choke ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _another_character(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(card for card in CHARACTER.cards(table, use.seat) if card != table.host[use.card])


def _choke(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]
    damage.deal(table, [(chosen[0], 1)], use.die or use.card, use.seat, unblockable=True)


def _dice_of_the_choked(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return dice_with(table, use.amount)


# ── Kylo Ren's Lightsaber ─────────────────────────────────────────────────────────────────────────────────────────────


def _strike(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    damage.deal(table, [(chosen[0], 2)], use.die or use.card, use.seat, tell=len(table.stack) - 1)


def _was_it_blocked(use: UseAbility, table: DestinyTable) -> str | None:
    return None if use.amount else FINISH


# ── Sith Holocron ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_new_lesson(use: UseAbility, table: DestinyTable) -> str | None:
    """Nobody can take a card of another player into his hand (R15.6)."""
    if table.zone[use.card] != UPGRADES or table.owner[use.card] != use.seat:
        return FINISH
    cards = table.cards
    lessons = [card for card in table.hand(use.seat) if cards[card].colour == BLUE and "ability" in cards[card].subtypes]
    return ask_about_hand(use, table, "choose", [option("choose", card) for card in lessons])


def _switch_to_it(use: UseAbility, table: DestinyTable) -> str | None:
    """It is put on the character, not played."""
    if table.picked == DONE:
        return FINISH
    lesson, bearer = table.picked.card, table.host[use.card]
    return_to_hand(table, use.card)
    table.move(lesson, UPGRADES, use.seat)
    table.host[lesson] = bearer
    for die in table.dice[lesson]:
        table.move(die, ON_CARDS, use.seat)
    table.note("enters play", use.seat, (lesson, bearer))
    use.targets = (lesson,)
    return None


def _keep_it_unique(use: UseAbility, table: DestinyTable) -> None:
    table.begin(KeepOneUnique(use.targets[0]))


def _has_it_a_die(use: UseAbility, table: DestinyTable) -> str | None:
    return None if any(table.zone[die] == ON_CARDS for die in table.dice[use.targets[0]]) else FINISH


def _roll_its_die(use: UseAbility, table: DestinyTable) -> None:
    dice.roll_into_pool(table, table.dice[use.targets[0]])


# ── Boundless Ambition ────────────────────────────────────────────────────────────────────────────────────────────────


def _draw_up(use: UseAbility, table: DestinyTable) -> None:
    """Never above the hand size."""
    piles.draw(table, use.seat, max(0, table.hand_size(use.seat) - len(table.hand(use.seat))))


# ── No Mercy ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _show_mercy_to_none(use: UseAbility, table: DestinyTable) -> None:
    use.amount = 0


def _ask_blue_card(use: UseAbility, table: DestinyTable) -> None:
    blue = [card for card in table.hand(use.seat) if table.cards[card].colour == BLUE]
    table.ask(use.seat, "discard from hand", [*(option("discard", card) for card in blue), DONE])


def _discard_blue_card(use: UseAbility, table: DestinyTable) -> Next:
    use.ok = True  # any number is complete, none as well (A20)
    if table.picked == DONE:
        return None
    discard_picked(use, table)
    use.amount += 1
    return use.back(1)


# ── Pulling the Strings ───────────────────────────────────────────────────────────────────────────────────────────────


def _take_three_up(use: UseAbility, table: DestinyTable) -> str | None:
    if not use.ok:
        return FINISH
    for card in table.pile(DECK, picked_deck(use, table))[-3:]:
        table.move(card, LOOKED_AT, use.seat)
    return None


def _ask_where_it_goes(use: UseAbility, table: DestinyTable) -> str | None:
    looked_at = table.pile(LOOKED_AT, use.seat)
    if not looked_at:
        return FINISH
    table.ask(use.seat, "put away", [option(verb, card) for card in looked_at for verb in ("put on top", "put on the bottom")])
    return None


def _put_it_there(use: UseAbility, table: DestinyTable) -> Next:
    verb, card, _, _ = table.picked
    table.move(card, DECK, table.owner[card], bottom=verb == "put on the bottom")
    table.note(verb, use.seat, (card,))
    return use.back(1)


CARDS = (
    script("count-dooku-awakenings", BeforeMay(THIS_DEALT_DAMAGE, give_shields(1, THIS_IN_PLAY), cost=discard_a_card())),
    script("darth-vader-awakenings", AfterMay(ACTIVATE_THIS, OPPONENT_DISCARDS)),
    script(
        "kylo-ren-awakenings", Special(own(*select(OPPONENTS_CHARACTER, _aim, verb="hit"), _read_a_thought)), own_words=True
    ),
    script("nightsister", Action((reroll_dice(ANY_DIE), deal_damage(1, THIS_IN_PLAY))), own_words=True),
    script(
        "force-choke",
        PlayOn(colour(BLUE) & CHARACTER),
        Special(
            (
                own(*select(Subject("another", _another_character), _choke, verb="hit", number=1)),
                THEN,
                turn_dice(Subject("its-dice", _dice_of_the_choked), up_to=True),
            )
        ),
        own_words=True,
    ),
    script("immobilize", PlayOn(colour(BLUE) & CHARACTER), Action(turn_dice(ANY_DIE, to=(BLANK,)), cost=REMOVE_THIS_DIE)),
    script(
        "kylo-ren-s-lightsaber",
        PlayOn(colour(BLUE) & CHARACTER),
        Special((own(*select(CHARACTER, _strike, verb="hit", number=2), _was_it_blocked), REROLL_THIS_DIE)),
        own_words=True,
    ),
    script(
        "sith-holocron",
        Special((own(_ask_new_lesson, _switch_to_it, _keep_it_unique, _has_it_a_die), may_spend(1), own(_roll_its_die))),
        own_words=True,
    ),
    script(
        "abandon-all-hope",
        Event(
            choose_modes(
                1,
                ("lose all resources", (opponent_loses(ANY_NUMBER),)),
                ("discard hand", (OPPONENT_DISCARDS_HAND,)),
                by_opponent=True,
            )
        ),
        own_words=True,
    ),
    script("boundless-ambition", Event(own(_draw_up)), own_words=True),
    script("enrage", Event((deal_damage(1, colour(BLUE) & YOUR_CHARACTER), THEN, gain(1)))),
    script("feel-your-anger", Event(remove_dice(OPPONENTS_DIE, number_of(showing(BLANK) & OPPONENTS_DIE))), own_words=True),
    script(
        "force-strike", Event((turn_dice(colour(BLUE) & YOUR_DIE, to=(MELEE,)), THEN, resolve_die(THAT_DIE, optional=True)))
    ),
    script("intimidate-awakenings", Event(remove_shields(ANY_NUMBER, SHIELDED & CHARACTER))),
    script("isolation-awakenings", Event((spot(BLUE), remove_dice(CHARACTER_DIE)))),
    script(
        "no-mercy-awakenings",
        Event(
            (
                own(_show_mercy_to_none, _ask_blue_card, _discard_blue_card),
                THEN,
                resolve_die(SHOWING_DAMAGE & YOUR_DIE, THE_SAME_NUMBER),
            )
        ),
        own_words=True,
    ),
    script("pulling-the-strings", Event(own(ask_deck, _take_three_up, _ask_where_it_goes, _put_it_there)), own_words=True),
    script("emperor-s-favor", changes(MORE_CARDS, you), own_words=True),
    script(
        "power-of-the-dark-side",
        Action((reroll_dice(YOUR_DIE), if_it_shows(BLANK), deal_damage(2, unblockable=True)), cost=EXHAUST_THIS),
    ),
    script("hidden-in-shadow", Action(give_shields(1, ATTACHED), cost=EXHAUST_THIS, condition=ATTACHED_UNSHIELDED)),
)
