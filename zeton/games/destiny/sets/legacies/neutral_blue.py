"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice

# ── Force Focus ──────────────────────────────────────────────────────────────────────────────────────────────────


def _ask_reveal(use: UseAbility, table: DestinyTable) -> str | None:
    """The card stays in hand."""
    if not table.dice_pool(use.opponent):
        return FINISH
    blue = [card for card in table.hand(use.seat) if table.cards[card].colour == BLUE]
    table.ask(use.seat, "reveal", [*(option("reveal", card) for card in blue), PASS])
    return None


def _reveal(use: UseAbility, table: DestinyTable) -> str | None:
    if table.picked == PASS:
        return FINISH
    table.show((table.picked.card,))
    table.note("reveals", use.seat, (table.picked.card,))
    return None


# ── Perseverance ─────────────────────────────────────────────────────────────────────────────────────────────────


def _that_die(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(die for die in (use.amount,) if table.zone[die] == POOL)


def _keep_die(use: UseAbility, table: DestinyTable) -> None:
    use.amount = use.targets[0]


# ── Force Wave ───────────────────────────────────────────────────────────────────────────────────────────────────


def _begin_wave(use: UseAbility, table: DestinyTable) -> None:
    use.targets = ()


def _ask_next_in_the_wave(use: UseAbility, table: DestinyTable) -> str | None:
    """3 damage, then 2 to another, then 1 to a third."""
    amount = 3 - len(use.targets)
    others = [character for character in CHARACTER.cards(table, use.seat) if character not in use.targets]
    if not amount or not others:
        return FINISH
    table.ask(use.seat, "hit", [option("hit", character, 0, amount) for character in others])
    return None


def _hit_next(use: UseAbility, table: DestinyTable) -> Next:
    use.targets = (*use.targets, table.picked.card)
    damage.deal(table, [(table.picked.card, table.picked.number)], use.die, use.seat)
    return use.back(1)


# ── Stronger You Have Become ─────────────────────────────────────────────────────────────────────────────────────


def _your_upgrades(use: UseAbility, table: DestinyTable) -> int:
    return len(table.pile(UPGRADES, use.seat))


# ── Resilient ────────────────────────────────────────────────────────────────────────────────────────────────────


def _what_was_removed(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    """Exactly the die that was removed, if it is still on its card."""
    return (use.event.source,) if table.zone[use.event.source] == ON_CARDS else ()


def _roll_it_back(use: UseAbility, table: DestinyTable) -> None:
    dice.roll_into_pool(table, _what_was_removed(use, table))


CARDS = (
    script(
        "force-focus",
        PlayOnly(spot_to_play(BLUE)),
        Special((turn_dice(YOUR_DIE), own(_ask_reveal, _reveal), turn_dice(OPPONENTS_DIE))),
        own_words=True,
    ),
    script(
        "force-wave",
        PlayOn(colour(BLUE) & CHARACTER),
        Special(own(_begin_wave, _ask_next_in_the_wave, _hit_next)),
        own_words=True,
    ),
    script(
        "heirloom-lightsaber", changes(REDEPLOY, on_colour(BLUE, this), key="keyword-on-colour", keyword=REDEPLOY, colour=BLUE)
    ),
    script(
        "hush-98-comlink",
        Action(activate(YOUR & ACTIVATABLE & (CHARACTER | SUPPORT), ANY_NUMBER, up_to=True), cost=REMOVE_THIS_DIE),
    ),
    script("alter", Event(turn_dice(ANY_DIE, 2, up_to=True))),
    script("ancient-wisdom", Event(draw(2))),
    script("feel-the-force", Event(turn_dice(colour(BLUE) & ANY_DIE))),
    script("invigorate", Event((spot(BLUE), heal_each(1, YOUR_CHARACTER)))),
    script(
        "legacies",
        Event((spot(BLUE), resolve_die(SHOWING_MODIFIER & YOUR_DIE, plus_ignored=True, key="resolve-without-plus"))),
    ),
    script("mislead", Event(remove_dice(value_at_most(2) & CHARACTER_DIE))),
    script("respite", Event((exhaust_card(READY & YOUR_CHARACTER), THEN, gain(1), draw(1)))),
    script("stronger-you-have-become", Event(reroll_dice(ANY_DIE, own_amount(_your_upgrades), up_to=True)), own_words=True),
    script("the-force-is-with-me", Event(remove_dice(showing(RANGED, INDIRECT) & ANY_DIE))),
    script(
        "perseverance",
        Action(
            (reroll_dice(YOUR_DIE), THEN, own(_keep_die), reroll_dice(Subject("that-die", _that_die), up_to=True)),
            cost=EXHAUST_THIS,
        ),
        own_words=True,
    ),
    script(
        "resilient",
        AfterMay(ATTACHED_LOSES_DIE, own(_roll_it_back, which=Subject("that-die", _what_was_removed)), cost=EXHAUST_THIS),
        own_words=True,
    ),
)
