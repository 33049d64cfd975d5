"""Blue hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import damage, dice, piles
from zeton.games.destiny.rules.leaving import become_support
from zeton.games.destiny.rules.playing import FREE, PlayCard, may_play
from zeton.games.destiny.rules.terms import EVENT

# ── Padawan ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _first_weapon(table: DestinyTable, card: int, source: int) -> bool:
    """What is to be replaced stays on the character until the new upgrade comes, so it counts."""
    return WEAPON in table.cards[card].subtypes and not table.upgrades_on(source)


# ── Jedi Robes ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _robe(use: UseAbility, table: DestinyTable) -> None:
    for character in ATTACHED.cards(use, table):
        damage.give_shields(table, character, 2 if table.round == 1 else 1)


# ── One With The Force ────────────────────────────────────────────────────────────────────────────────────────────────


def _become_one(use: UseAbility, table: DestinyTable) -> None:
    become_support(table, use.card)


# ── Anticipate ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _remove_the_rest(use: UseAbility, table: DestinyTable) -> None:
    """A die that was resolved and has stayed in the pool is spared."""
    left = [die for die in table.dice_pool(use.opponent) if die not in table.resolved]
    dice.remove(table, left, use.seat, card_effect=True)


# ── Force Misdirection ────────────────────────────────────────────────────────────────────────────────────────────────


def _opposing_dice_of_that_symbol(use: UseAbility, table: DestinyTable) -> tuple[int, ...]:
    return tuple(die for die in table.dice_pool(use.opponent) if dice.symbol(table, die) == use.amount)


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


# ── Jedi Council ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _look_at_two(use: UseAbility, table: DestinyTable) -> str | None:
    """They stay where they lie; without two of them the rest does not follow (R18.11)."""
    if not use.ok:
        return FINISH
    use.amount = picked_deck(use, table)
    top = tuple(table.pile(DECK, use.amount)[-2:])
    table.show(top, 1 << use.seat)
    table.note("looks at", use.seat, top)
    return None if len(top) == 2 else FINISH


def _ask_which_of_two(use: UseAbility, table: DestinyTable) -> None:
    top = table.pile(DECK, use.amount)[-2:]
    table.ask(use.seat, "discard looked at", [*(option("discard", card) for card in top), DONE])


def _discard_and_draw(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        piles.discard_of_deck(table, (table.picked.card,), use.amount, use.seat)
        piles.draw(table, use.amount, 1)


# ── The Force is Strong ───────────────────────────────────────────────────────────────────────────────────────────────


def _ask_copy(use: UseAbility, table: DestinyTable) -> str | None:
    title = table.cards[use.targets[0]].title
    copies = [card for card in table.hand(use.seat) if table.cards[card].title == title]
    return ask_about_hand(
        use, table, "play", [option("play", card) for card in copies if may_play(table, use.seat, card, FREE)]
    )


def _play_copy(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        table.begin(PlayCard(table.picked.card, use.seat, FREE))


CARDS = (
    script("luke-skywalker-awakenings", After(ACTIVATE_THIS, draw(1))),
    script("padawan", changes(COST_ON, _first_weapon, -1), own_words=True),
    script("qui-gon-jinn-awakenings", BeforeMay(THIS_GAINS_SHIELDS, deal_damage(1), cost=UNSHIELD_THIS)),
    script("rey-awakenings", AfterMay(PLAY_UPGRADE_ON_THIS, additional_actions(1))),
    script("force-protection", PlayOn(colour(BLUE) & CHARACTER), Special(spread_shields(3))),
    script("jedi-robes", After(PLAY_THIS, own(_robe)), own_words=True),
    script(
        "luke-skywalker-s-lightsaber",
        PlayOn(colour(BLUE) & CHARACTER),
        Special(choose_one(give_shields(2), deal_damage(2, unblockable=True))),
    ),
    script(
        "one-with-the-force",
        PlayOn(colour(BLUE) & CHARACTER),
        Before(ATTACHED_DEFEATED, own(_become_one)),
        own_words=True,
    ),
    script("anticipate", Event((resolve_any_number(by_opponent=True), own(_remove_the_rest))), own_words=True),
    script("defensive-stance-awakenings", Event(give_shields(2))),
    script(
        "force-misdirection",
        Event((name_symbol(colour(BLUE) & YOUR_DIE), remove_each(Subject("named", _opposing_dice_of_that_symbol)))),
        own_words=True,
    ),
    script("heroism", Event(bear_the_damage(UNIQUE & YOUR_CHARACTER))),
    script(
        "noble-sacrifice",
        Event((defeat(colour(BLUE) & YOUR_CHARACTER), THEN, exhaust_card(READY & CHARACTER))),
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
        "jedi-council",
        Action(own(ask_deck, _look_at_two, _ask_which_of_two, _discard_and_draw), cost=EXHAUST_THIS),
        own_words=True,
    ),
    script(
        "awakening",
        Action(
            resolve_die(SHOWING_MODIFIER & YOUR_DIE, plus_ignored=True, key="resolve-without-plus"),
            cost=EXHAUST_THIS,
        ),
    ),
    script(
        "the-force-is-strong",
        Action(own(_ask_copy, _play_copy), cost=(EXHAUST_THIS, discard_a_card(BLUE))),
        own_words=True,
    ),
)
