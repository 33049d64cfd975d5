"""Blue hero cards, in collector order."""

from __future__ import annotations

from dataclasses import replace

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import dice, piles
from zeton.games.destiny.rules.playing import FREE, cost_of

# ── Jedi Acolyte ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _matches_another(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    """Whether another die of the pool shows the symbol of the one that is being resolved."""
    die = prospect.event.source
    return any(other != die and dice.show_the_same(table, die, other) for other in table.dice_pool(prospect.seat))


# ── Luminara Unduli ───────────────────────────────────────────────────────────────────────────────────────────────────


def _more_for_the_humble(use: UseAbility, table: DestinyTable) -> int:
    return 2 if table.cards[use.targets[0]].unique else 3


# ── Obi-Wan Kenobi ────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_blue(use: UseAbility, table: DestinyTable, card: int) -> bool:
    return table.cards[card].colour == BLUE


def _has_a_blue_card(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    """Whether there may be one: what is in a hand is not told."""
    piles_ = (table.hand(prospect.seat), table.pile(DISCARD, prospect.seat))
    return any(table.cards[found].colour == BLUE for pile in piles_ for found in pile)


# ── Caution ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _other_characters(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(character for character in CHARACTER.cards(table, use.seat) if character != use.amount)


def _remove_and_keep_whose(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = dice.belongs_to(table, chosen[0])
    dice.remove(table, chosen, use.seat, card_effect=True)


# ── Destiny ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _costs_no_more(use: UseAbility, table: DestinyTable, card: int) -> bool:
    return cost_of(table, card) <= use.amount


# ── Krayt Dragon Howl ─────────────────────────────────────────────────────────────────────────────────────────────────


def _frighten(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _ask_the_frightened(use: UseAbility, table: DestinyTable) -> None:
    """Either may be chosen, however few cards are left."""
    table.ask(use.opponent, "mode", [option("remove", use.amount), option("discard from deck")])


def _run_or_pay(use: UseAbility, table: DestinyTable) -> None:
    if table.picked.verb == "remove":
        dice.remove(table, (use.amount,), use.seat, card_effect=True, own=True)
    else:
        piles.discard_from_deck(table, use.opponent, 2, use.opponent)


CARDS = (
    script(
        "jedi-acolyte",
        Before(YOU_RESOLVE_THIS_DIE, replace(raise_value(1), could=_matches_another)),
        own_words=True,
    ),
    script(
        "chirrut-imwe",
        changes(REFUSES_ABILITIES, this, key="refuses-abilities"),
        AfterMay(ACTIVATE_THIS, reroll_each(showing(BLANK) & YOUR_DIE)),
    ),
    script("luminara-unduli", Special(resolve_die(YOUR & CHARACTER_DIE, own_amount(_more_for_the_humble))), own_words=True),
    script(
        "obi-wan-kenobi-spirit-of-rebellion",
        BeforeMay(THIS_DEFEATED, replace(play_card(_is_blue, FREE, zones=(HAND, DISCARD)), could=_has_a_blue_card)),
        own_words=True,
    ),
    script("delta-7-interceptor", Special(reroll_dice(ANY_DIE, 3, up_to=True))),
    script(
        "handcrafted-light-bow",
        Special(choose_one(deal_damage(3), (remove_shields(ANY_NUMBER, CHARACTER), then(deal_damage(2, THAT_CHARACTER))))),
    ),
    script(
        "force-heal",
        PlayOn(colour(BLUE) & CHARACTER),
        Special(choose_one(heal(1, CHARACTER), (pay(1), then(heal(2, CHARACTER))))),
    ),
    script("journals-of-ben-kenobi", Action(draw(1), cost=REMOVE_THIS_DIE)),
    script(
        "caution",
        Event(
            (
                own(*select(YOUR & CHARACTER_DIE, _remove_and_keep_whose, verb="remove")),
                THEN,
                give_shields(3, Subject("other-characters", _other_characters)),
            )
        ),
        own_words=True,
    ),
    script(
        "destiny",
        Event((remove_dice(colour(BLUE) & YOUR_DIE, ANY_NUMBER, up_to=True), play_card(_costs_no_more, FREE))),
        own_words=True,
    ),
    script(
        "determination",
        Event(resolve_die(YOUR_DIE, different=True, key="resolve-as-another"), condition=if_your_dice_show(FOCUS)),
    ),
    script(
        "guard",
        Event(
            (
                remove_dice(showing(MELEE) & colour(BLUE) & YOUR_DIE),
                THEN,
                remove_dice(OPPONENTS_DIE, THE_SAME_NUMBER),
            )
        ),
        own_words=True,
    ),
    script(
        "krayt-dragon-howl",
        Event(
            (
                spot(BLUE),
                own(*select(OPPONENTS_DIE, _frighten, verb="point at")),
                THEN,
                own(_ask_the_frightened, _run_or_pay),
            )
        ),
        own_words=True,
    ),
    script("my-ally-is-the-force", Event(resolve_die(colour(BLUE) & YOUR_DIE, keep=True, key="resolve-and-keep"))),
    script(
        "synchronicity",
        Event(
            deal_damage(2, unblockable=True),
            condition=(if_your_dice_show(MELEE), if_your_dice_show(SHIELD)),
        ),
    ),
    script("your-eyes-can-deceive-you", AfterMay(your_die_rolls(SHIELD), turn_dice(OPPONENTS_DIE), cost=EXHAUST_THIS)),
    script("protective-mentor", changes(COVERS_OTHERS, attached), own_words=True),
)
