"""Every form of a deck is recognised by itself, reads back what was written, and says where something is wrong."""

from __future__ import annotations

import json
from random import Random

import pytest

import zeton
from zeton.kernel.words import languages

DUELS = [name for name in zeton.games() if zeton.game(name).decks]
SUFFIX = {"o8d": ".o8d", "json": ".json"}


def decks_of(game: zeton.Game) -> list[object]:
    drawn = [deck for seed in range(3) for deck in game.random_setup(Random(seed))["decks"]]
    return [*game.decks.values(), *drawn]


def same(one: object, other: object) -> bool:
    """Whether two decks have the same cards, in whatever order and under whatever name."""

    def sorted_data(deck: object) -> object:
        data = {key: value for key, value in deck.data().items() if key != "name"}  # type: ignore[attr-defined]
        return {key: sorted(value) if isinstance(value, list) else value for key, value in data.items()}

    return sorted_data(one) == sorted_data(other)


@pytest.mark.parametrize("name", DUELS)
def test_every_form_reads_back_what_it_writes(name: str) -> None:
    game = zeton.game(name)
    for form in game.deck_formats:
        for deck in decks_of(game):
            for language in ("", *languages()):
                written = game.write_deck(deck, language, form)
                assert same(game.read_deck(written, "a file"), deck), (form, language, written)


@pytest.mark.parametrize("name", DUELS)
def test_an_unknown_form_is_refused(name: str) -> None:
    with pytest.raises(zeton.UnknownName, match="papyrus"):
        zeton.game(name).write_deck(next(iter(zeton.game(name).decks)), "", "papyrus")


def test_a_list_of_a_deck_site_is_read_with_or_without_sets_headings_and_numbers() -> None:
    game = zeton.game("conquest")
    deck = game.read_deck(
        "Green Tide\n\nPacks: Core Set\nTotal Cards: (7)\n\nWarlord:\nNazdreg (Core Set)\n\nArmy Unit (5)\n-----\n"
        "4x Nazdreg's Flash Gitz (Core Set)\n1 Shoota Mob\n\nEvents: (2)\n2× Bigga Is Betta [Core]\n",
        "pasted",
    )
    assert (deck.name, deck.warlord) == ("Green Tide", "nazdreg")
    assert dict(deck.cards) == {"nazdregs-flash-gitz": 4, "shoota-mob": 1, "bigga-is-betta": 2}


def test_a_list_of_star_wars_is_its_affiliation_and_its_objectives() -> None:
    game = zeton.game("star_wars_lcg")
    text = (
        "Affiliation: (1)\n1x Jedi (Core)\nObjective: (3)\n2x A Hero's Journey (Core 1-1)\n1x Jedi Training (Core)\n"
        "Unit (1)\n2x Yoda"
    )
    assert game.read_deck(text, "swamp.txt").data() == {"name": "swamp", "affiliation": "Jedi", "sets": [1, 1, 7]}


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("conquest", "X\n1x Nazdreg (Core)\n\n3x Shoota Mobb (Core)", ("line 4", "Did you mean “Shoota Mob”")),
        ("conquest", "X\n1x Nazdreg (Core)\n400x Shoota Mob (Core)", ("line 3", "from 1 to 99")),
        ("conquest", "X\n3x Shoota Mob (Core)", ("one warlord", "none")),
        ("conquest", "1x Nazdreg (Core)\nGreen something", ("line 2", "Green something")),
        ("star_wars_lcg", "1x Jedi (Core)\n1x Sith (Core)", ("one affiliation card", "Jedi and Sith")),
        ("star_wars_lcg", "1x Jedi (Core)\n2x A Heros Journeys (Core)", ("line 2", "A Hero's Journey")),
        ("destiny", '{"name": "x",\n"slots": {\n"99001": {"quantity": 1}}}', ("line 3", "99001", "06020")),
        ("destiny", '{"slots": {"05002": {"quantity": 0}}}', ("05002", "from 1 to 99")),
        ("destiny", '{"slots": {"05002": "two"}}', ("05002", "“two”")),
        ("destiny", '{"slots": []}', ("“slots”", "by its code")),
        ("destiny", '{"slots": {\n"05002": }', ("line 2", "not JSON")),
        ("destiny", "[" * 100_000, ("not JSON",)),
    ],
)
def test_a_wrong_deck_says_where_and_what_would_be_right(name: str, text: str, said: tuple[str, ...]) -> None:
    with pytest.raises(zeton.ZetonError) as caught:
        zeton.game(name).read_deck(text, "x.txt")
    for part in said:
        assert part in str(caught.value)


def test_the_dice_of_swdestinydb_are_those_of_the_team() -> None:
    slots = {"05002": {"quantity": 1, "dice": 2}, "05001": {"quantity": 2, "dice": 2}, "05005": {"quantity": 2, "dice": 2}}
    deck = zeton.game("destiny").read_deck(json.dumps({"name": "Two", "slots": slots}), "x.json")
    assert sorted(deck.characters) == [("dark-advisor", 1), ("dark-advisor", 1), ("maul", 2)]
    assert deck.cards == ("kylo-rens-starfighter", "kylo-rens-starfighter") and deck.name == "Two"


def test_a_title_is_found_with_its_hyphens_in_other_places() -> None:
    octgn = zeton.game("star_wars_lcg")
    assert octgn.read_deck("X\nJedi\nA Hero's-Journey", "x").sets == (1,)
