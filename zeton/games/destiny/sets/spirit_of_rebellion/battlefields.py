"""Battlefields, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import terms
from zeton.games.destiny.rules.leaving import TrimUpgrades, move_upgrade
from zeton.games.destiny.rules.terms import FROZEN, MOST_UPGRADES, NEXT_ROUND

# ── Docking Bay ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _is_support(use: UseAbility, table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == terms.SUPPORT


# ── Cargo Hold ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _movable(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    return tuple(upgrade for upgrade in UPGRADE.cards(table, use.seat) if len(table.characters(table.controller[upgrade])) > 1)


def _unload(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _ask_whom_to_load(use: UseAbility, table: DestinyTable) -> Next:
    if not use.ok:
        return use.skip(2)
    host, seat = table.host[use.amount], table.controller[use.amount]
    others = [character for character in table.characters(seat) if character != host]
    table.ask(use.seat, "attach", [option("attach", use.amount, character) for character in others])
    return None


def _load(use: UseAbility, table: DestinyTable) -> None:
    """Restrictions do not matter (R16.7); of four upgrades its controller discards one."""
    _, upgrade, character, _ = table.picked
    move_upgrade(table, upgrade, character)
    use.targets = (character,)


def _make_room(use: UseAbility, table: DestinyTable) -> None:
    if len(table.upgrades_on(use.targets[0])) > MOST_UPGRADES:
        table.begin(TrimUpgrades(use.targets[0]))


# ── Carbon-Freezing Chamber ───────────────────────────────────────────────────────────────────────────────────────────


def _all_character_dice(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
    """In a pool or on a card."""
    both = (*table.characters(use.seat), *table.characters(1 - use.seat))
    return tuple(die for character in both for die in table.dice[character] if table.zone[die] in (ON_CARDS, POOL))


def _freeze(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    table.lasting += (Lasting(FROZEN, chosen[0], 1, NEXT_ROUND, use.seat),)


CARDS = (
    script(
        "carbon-freezing-chamber",
        Claim(own(*select(Subject("character-dice", _all_character_dice), _freeze, verb="choose"))),
        own_words=True,
    ),
    script(
        "cargo-hold",
        Claim(own(*select(Subject("movable", _movable), _unload, verb="choose"), _ask_whom_to_load, _load, _make_room)),
        own_words=True,
    ),
    script("docking-bay", Claim(play_card(_is_support, 1, zones=(HAND, DISCARD))), own_words=True),
    script("ewok-village", Claim(remove_shields(ANY_NUMBER, CHARACTER))),
    script("maz-s-castle", Claim((draw(2), put_under_the_deck(0, ANY_NUMBER))), own_words=True),
    script("moisture-farm", Claim(gain(1))),
    script("otoh-gunga", Claim(heal(1, CHARACTER))),
    script("secluded-beach", Claim(remove_dice(showing(RANGED) & OPPONENTS_DIE))),
    script("secret-facility", Claim(resolve_dice(SHOWING_DAMAGE & YOUR_DIE, 3))),
    script("war-torn-streets", Claim(opponent_discards_at_random(1))),
)
