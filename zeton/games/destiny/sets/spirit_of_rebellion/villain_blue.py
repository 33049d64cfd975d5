"""Blue villain cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice, terms
from zeton.games.destiny.rules.playing import FREE
from zeton.games.destiny.rules.resolving import ResolveDie

# ── Command Shuttle ───────────────────────────────────────────────────────────────────────────────────────────────────

WITH_A_SPECIAL = Filter("with-a-special", lambda t, c, seat: t.cards[c].special >= 0)


def _command(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    """The ability is used as if it were this die's: no die of the character is resolved (R8.12)."""
    number = table.cards[chosen[0]].special
    table.begin(UseAbility(NO_EVENT, card=chosen[0], seat=use.seat, number=number))


# ── Force Lightning ───────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_for_a_blank(use: UseAbility, table: DestinyTable) -> str | None:
    blanks = (showing(BLANK) & ANY_DIE).cards(table, use.seat)
    if not blanks or not is_of_its_own_die(use, table):
        return FINISH
    table.ask(use.seat, "remove", [*(option("remove", die) for die in blanks), DONE])
    return None


def _strike_again(use: UseAbility, table: DestinyTable) -> None:
    if table.picked == DONE:
        return
    dice.remove(table, (table.picked.card,), use.seat, card_effect=False)
    resolving = table.stack[use.answering]
    assert isinstance(resolving, ResolveDie)
    resolving.keep = True
    dice.reroll(table, (use.die,))


# ── Rise Again ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_upgrade(use: UseAbility, table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == terms.UPGRADE


def _the_risen(use: UseAbility, table: DestinyTable) -> int:
    return next((card for card in use.targets if table.zone[card] == CHARACTERS), -1)


CARDS = (
    script("asajj-ventress-spirit-of-rebellion", AfterMay(OPPONENT_DISCARDS_TO_REROLL, OPPONENT_DISCARDS)),
    script("darth-vader-spirit-of-rebellion", Special((deal_damage(3), THEN, deal_damage(1, THIS_IN_PLAY))), own_words=True),
    script("palpatine-spirit-of-rebellion", After(THIS_DIE_RESOLVED, opponent_spreads_damage(2))),
    script("royal-guard", changes(REFUSES_ABILITIES, this, key="refuses-abilities")),
    script("command-shuttle", Special(own(*select(WITH_A_SPECIAL & YOUR_CHARACTER, _command, verb="choose"))), own_words=True),
    script(
        "force-lightning",
        PlayOn(colour(BLUE) & CHARACTER),
        Special((deal_damage(1), own(_ask_for_a_blank, _strike_again))),
        own_words=True,
    ),
    script("lightsaber-pike", Action(give_shields(1, BESIDES_ATTACHED), cost=REMOVE_THIS_DIE)),
    script("lure-of-power", changes(MODIFIES_ANY, this_die), own_words=True),
    script(
        "anger",
        Event(resolve_die(SHOWING_DAMAGE & OPPONENTS_DIE, key="resolve-as-yours"), condition=if_your_dice_show(BLANK, 2)),
    ),
    script("lightsaber-throw", Event(deal_damage(2), condition=if_your_dice_show(MELEE))),
    script("manipulate", Event((turn_dice(YOUR_DIE, to=(BLANK,)), THEN, turn_dice(OPPONENTS_DIE, to=(BLANK,))))),
    script("no-disintegrations", Event(discard_from_opponents_deck(with_another_copy(1, 3))), own_words=True),
    script("now-you-will-die", Event(resolve_die(YOUR_DIE, as_symbol=MELEE, key="resolve-as"))),
    script(
        "rise-again",
        Event(
            (
                heal(5, UNIQUE & colour(BLUE) & CHARACTER),
                play_card(_is_upgrade, FREE, zones=(DISCARD,), on=_the_risen, optional=True),
            )
        ),
        own_words=True,
    ),
    script(
        "the-price-of-failure",
        Event((spot(BLUE), defeat(YOUR_CHARACTER), THEN, ready_card(EXHAUSTED & CHARACTER))),
        own_words=True,
    ),
    script("dark-presence", AfterMay(your_die_rolls(DISCARDING), opponent_removes(1), cost=EXHAUST_THIS)),
    script(
        "now-i-am-the-master",
        AfterMay(ATTACHED_DICE_DEAL_DAMAGE, turn_dice(ANY_DIE, to=(BLANK,)), cost=EXHAUST_THIS),
    ),
)
