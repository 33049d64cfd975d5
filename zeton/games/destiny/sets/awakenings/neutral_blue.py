"""Blue neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice

# ── Mind Trick ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _begin_to_split(use: UseAbility, table: DestinyTable) -> None:
    use.targets = ()


def _ask_split(use: UseAbility, table: DestinyTable) -> Next:
    """The dice of the first group are named; the others are the second."""
    left = [die for die in table.dice_pool(use.opponent) if die not in use.targets]
    if not left:
        return use.skip()
    table.ask(use.opponent, "split", [*(option("choose", die) for die in left), DONE])
    return None


def _take_split(use: UseAbility, table: DestinyTable) -> Next:
    if table.picked == DONE:
        return None
    use.targets = (*use.targets, table.picked.card)
    return use.back(1)


def _ask_group(use: UseAbility, table: DestinyTable) -> str | None:
    """Each group goes by its first die."""
    pool = table.dice_pool(use.opponent)
    groups = [[die for die in pool if (die in use.targets) == first] for first in (True, False)]
    if not pool:
        return FINISH
    options = [option("remove group", group[0]) for group in groups if group]
    table.ask(use.seat, "group", options if all(groups) else [*options, PASS])
    return None


def _remove_group(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != PASS:
        named = table.picked.card in use.targets
        group = [die for die in table.dice_pool(use.opponent) if (die in use.targets) == named]
        dice.remove(table, group, use.seat, card_effect=True)


# ── The Power of the Force ────────────────────────────────────────────────────────────────────────────────────────────


def _blue_upgrades_instead(use: UseAbility, table: DestinyTable) -> int:
    """What must be added to the value the die shows, so that it is the number of blue upgrades."""
    blue = sum(table.cards[upgrade].colour == BLUE for upgrade in table.pile(UPGRADES, use.seat))
    return blue - dice.value(table, use.targets[0])


CARDS = (
    script(
        "force-throw",
        PlayOn(colour(BLUE) & CHARACTER),
        Special((remove_dice(ANY_DIE), THEN, deal_damage(THE_SAME_NUMBER))),
        own_words=True,
    ),
    script(
        "force-training",
        PlayOnly(spot_to_play(BLUE)),
        Special(
            choose_modes(
                2, ("deal 1 damage", (deal_damage(1),)), ("gain 1 resource", (gain(1),)), ("give 1 shield", (give_shields(1),))
            )
        ),
        own_words=True,
    ),
    script("lightsaber-awakenings", Special(deal_damage(2, unblockable=True))),
    script("mind-probe", PlayOn(colour(BLUE) & CHARACTER), Special(deal_damage(opponents(CARDS_IN_HAND), OPPONENTS_CHARACTER))),
    script("deflect", Event((spot(BLUE), remove_dice(showing(RANGED) & ANY_DIE), deal_damage(HALF_OF_IT))), own_words=True),
    script("disturbance-in-the-force", Event(reroll_each(ANY_DIE))),
    script(
        "mind-trick",
        Event((spot(BLUE), own(_begin_to_split, _ask_split, _take_split, _ask_group, _remove_group))),
        own_words=True,
    ),
    script("the-power-of-the-force", Event(resolve_die(YOUR_DIE, own_amount(_blue_upgrades_instead))), own_words=True),
    script("use-the-force-awakenings", Event((spot(BLUE), turn_dice(ANY_DIE)))),
    script("it-binds-all-things-awakenings", BeforeMay(you_play(BLUE, "upgrade"), cheaper(1), cost=EXHAUST_THIS)),
)
