"""Yellow neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.activating import Activate, may_activate
from zeton.games.destiny.rules.leaving import discard_by_effect
from zeton.games.destiny.rules.piles import lose_resources
from zeton.games.destiny.rules.table import SYMBOLS_RESOLVED
from zeton.kernel.ability import Constant

# ── Bamboozle ────────────────────────────────────────────────────────────────────────────────────────────────────


def _take_resource_for_a_blank(use: UseAbility, table: DestinyTable) -> None:
    if use.ok and dice.symbol(table, use.targets[0]) == BLANK:
        piles.gain(table, use.seat, lose_resources(table, use.opponent, 1))


# ── Entangle ─────────────────────────────────────────────────────────────────────────────────────────────────────

MOST_VALUE = 3


def _dice_that_still_fit(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    """Dice whose value, with those already chosen, is 3 or less (R17.10)."""
    taken = sum(dice.value(table, die) for die in use.targets)
    return tuple(die for die in ANY_DIE.cards(table, use.seat) if taken + dice.value(table, die) <= MOST_VALUE)


# ── Face-Off ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_first(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _duel_is_possible(use: UseAbility, table: DestinyTable) -> str | None:
    """Both a die of yours and one of the opponent's are needed."""
    yours = (YOUR & CHARACTER_DIE).is_there(table, use.seat)
    theirs = (OPPONENTS & CHARACTER_DIE).is_there(table, use.seat)
    return None if yours and theirs else FINISH


def _reroll_both(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.targets = (use.amount, chosen[0])
    dice.reroll(table, use.targets)


def _hit_the_lowest(use: UseAbility, table: DestinyTable) -> None:
    """Both, at the same time, if it is a tie (A9)."""
    values = [dice.value(table, die) for die in use.targets]
    losers = [table.home[die] for die, value in zip(use.targets, values, strict=True) if value == min(values)]
    damage.deal(table, [(character, 2) for character in losers], use.card, use.seat)


# ── Quick Draw ───────────────────────────────────────────────────────────────────────────────────────────────────


def _is_weapon(table: DestinyTable, card: int) -> bool:
    return WEAPON in table.cards[card].subtypes


def _is_the_armed_ready(use: UseAbility, table: DestinyTable) -> str | None:
    return None if may_activate(table, table.host[use.targets[0]]) else FINISH


def _activate_the_armed(use: UseAbility, table: DestinyTable) -> None:
    table.begin(Activate(table.host[use.targets[0]]))


# ── Hondo Ohnaka ─────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_victim(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _ask_for_ransom(use: UseAbility, table: DestinyTable) -> None:
    options = [option("pay ransom")] if table.resources[use.opponent] else []
    table.ask(use.opponent, "ransom", [*options, PASS])


def _take_ransom_or_hit(use: UseAbility, table: DestinyTable) -> None:
    if table.picked == PASS:
        damage.deal(table, [(use.amount, 3)], use.die, use.seat)
    else:
        piles.gain(table, use.seat, lose_resources(table, use.opponent, 1))


# ── Pirate Speeder Tank ──────────────────────────────────────────────────────────────────────────────────────────


def _name_the_shielded(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """Both characters are named before anything happens to either: it is one sentence (R18.16)."""


def _hit_the_victim(use: UseAbility, table: DestinyTable) -> None:
    damage.deal(table, [(use.amount, 2)], use.die, use.seat)


def _shield_the_other(use: UseAbility, table: DestinyTable) -> None:
    for character in use.targets:
        if table.zone[character] == CHARACTERS:
            damage.give_shields(table, character, 2)


# ── Bartering ────────────────────────────────────────────────────────────────────────────────────────────────────


def _everybody_draws(use: UseAbility, table: DestinyTable) -> None:
    for seat in (use.seat, use.opponent):
        piles.draw(table, seat, 1)


# ── Gang Up ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _your_yellow_characters(table: DestinyTable, die: int, source: int) -> int:
    return sum(table.cards[character].colour == YELLOW for character in table.characters(table.controller[source]))


# ── Cantina Brawl ────────────────────────────────────────────────────────────────────────────────────────────────


def _begin_brawl(use: UseAbility, table: DestinyTable) -> None:
    use.amount = use.seat  # whose blow it is


def _ask_whom_to_hit(use: UseAbility, table: DestinyTable) -> None:
    foes = table.characters(1 - use.amount)
    table.ask(use.amount, "hit", [option("hit", character, 0, 1) for character in foes])


def _hit_in_the_brawl(use: UseAbility, table: DestinyTable) -> None:
    damage.deal(table, [(table.picked.card, 1)], use.card, use.amount)


def _ask_to_hit_back(use: UseAbility, table: DestinyTable) -> str | None:
    """Whoever was hit may have the effect in turn, for a card (A39)."""
    hurt = 1 - use.amount
    if not table.hand(hurt):
        return FINISH
    table.ask(hurt, "brawl", [*(option("discard", card) for card in table.hand(hurt)), PASS])
    return None


def _hit_back(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == PASS:
        return FINISH
    piles.discard(table, table.picked.card)
    use.amount = 1 - use.amount
    return use.back(3)


# ── Counter Strike ───────────────────────────────────────────────────────────────────────────────────────────────


def _two_if_answered(use: UseAbility, table: DestinyTable) -> int:
    resolved = table.remembered(use.opponent, SYMBOLS_RESOLVED)
    return 2 if resolved >> dice.symbol(table, use.targets[0]) & 1 else 0


# ── Lure ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _lure(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """Its controller rolls it into an own pool, with own triggers and Guardian, if it can be activated (A42)."""
    table.begin(Activate(chosen[0]))


# ── Vandalize ────────────────────────────────────────────────────────────────────────────────────────────────────


def _what_can_be_vandalized(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    mine = len((YOUR & CHARACTER_DIE).cards(table, use.seat))
    return tuple(card for card in SUPPORT_OR_UPGRADE.cards(table, use.seat) if table.cards[card].cost <= mine)


def _its_cost(use: UseAbility, table: DestinyTable) -> int:
    return table.cards[use.amount].cost


def _enough_dice(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple((YOUR & CHARACTER_DIE).cards(table, use.seat))


ENOUGH_DICE = Subject("own-dice", _enough_dice)


def _remove_them(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    dice.remove(table, chosen, use.seat, card_effect=True)


def _vandalize(use: UseAbility, table: DestinyTable) -> None:
    discard_by_effect(table, use.amount)


# ── Well-Connected ───────────────────────────────────────────────────────────────────────────────────────────────


def _ask_opponent_to_draw(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.opponent, "draw", [option("draw"), PASS])


def _opponent_draws(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != PASS:
        piles.draw(table, use.opponent, 1)


CARDS = (
    script(
        "hondo-ohnaka",
        Special(
            (
                own(*select(OPPONENTS_CHARACTER, _keep_victim, verb="choose")),
                THEN,
                own(_ask_for_ransom, _take_ransom_or_hit),
            )
        ),
        own_words=True,
    ),
    script(
        "pirate-speeder-tank",
        Special(
            (
                own(
                    *select(CHARACTER, _keep_victim, verb="hit", number=2),
                    *select(CHARACTER, _name_the_shielded, verb="shield", number=2),
                    _hit_the_victim,
                    _shield_the_other,
                ),
                additional_actions(1),
            )
        ),
        own_words=True,
    ),
    script("bartering", Special((gain(1), YOU_MAY, own(_everybody_draws))), own_words=True),
    script("gang-up", Constant("own", VALUE_X, this_die, _your_yellow_characters, ()), own_words=True),
    script("vibrocutlass", changes(SIDE_COST, on_colour(YELLOW, this_die), -1, key="side-cost-on-colour", colour=YELLOW)),
    script("bamboozle", Event((reroll_dice(OPPONENTS_DIE), own(_take_resource_for_a_blank))), own_words=True),
    script(
        "cantina-brawl",
        Event(own(_begin_brawl, _ask_whom_to_hit, _hit_in_the_brawl, _ask_to_hit_back, _hit_back)),
        own_words=True,
    ),
    script("counter-strike", Event(resolve_die(SHOWING_DAMAGE & YOUR_DIE, own_amount(_two_if_answered))), own_words=True),
    script("dangerous-maneuver", Event((heal(2), indirect_to_yourself(2)))),
    script(
        "entangle",
        Event((spot(YELLOW), remove_dice(Subject("fitting-dice", _dice_that_still_fit), 2, up_to=True))),
        own_words=True,
    ),
    script(
        "face-off",
        Event(
            own(
                _duel_is_possible,
                *select(YOUR & CHARACTER_DIE, _keep_first, verb="reroll"),
                *select(OPPONENTS & CHARACTER_DIE, _reroll_both, verb="reroll"),
                _hit_the_lowest,
            )
        ),
        own_words=True,
    ),
    script("hasty-exit", Event((GIVE_BATTLEFIELD_AWAY, remove_dice(SHOWING_DAMAGE & ANY_DIE)))),
    script("lure", Event(own(*select(OPPONENTS & (CHARACTER | SUPPORT), _lure, verb="lure"))), own_words=True),
    script(
        "quick-draw",
        Event((play_from_hand(_is_weapon), own(_is_the_armed_ready), YOU_MAY, own(_activate_the_armed))),
        own_words=True,
    ),
    script(
        "vandalize",
        Event(
            (
                own(*select(Subject("vandalized", _what_can_be_vandalized), _keep_victim, verb="choose")),
                THEN,
                own(
                    *select(
                        Subject("own-dice", _enough_dice),
                        _remove_them,
                        verb="remove",
                        least=ANY_NUMBER,
                        most=own_amount(_its_cost),
                    ),
                    _vandalize,
                ),
            )
        ),
        own_words=True,
    ),
    script(
        "well-connected",
        Event((spot(YELLOW), gain(1), own(_ask_opponent_to_draw, _opponent_draws))),
        own_words=True,
    ),
)
