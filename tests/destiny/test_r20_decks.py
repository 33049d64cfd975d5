"""Teams, decks and battlefields (R20–R22), deck files, and impossible positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import zeton
from zeton.games.destiny.decks import Deck, random_deck, starter_decks
from zeton.kernel import words
from zeton.kernel.pools import Agreed, Allowed

GAME = zeton.game("destiny")
LUKE, BOBA = starter_decks()["luke_skywalker"], starter_decks()["boba_fett"]


def legal(seed: int = 1) -> Deck:
    """A legal deck to break rules with."""
    return random_deck(Random(seed))


def broken(deck: Deck) -> set[str]:
    return {reason.rule for reason in GAME.deck_problems(deck)}


@pytest.mark.parametrize("seed", range(40))
def test_random_decks_are_legal(seed: int) -> None:
    deck = legal(seed)
    assert not broken(deck) and deck.points() <= 30 and len(deck.cards) == 30


class DrawsTheSameTitle(Random):
    """Chance that, as soon as it may, draws first whatever is called Slave I, which two different cards are."""

    refused = 0

    def sample(self, population: Sequence[Any], k: int, *, counts: Iterable[int] | None = None) -> list[Any]:
        same = [card for card in population if card in ("slave-i", "slave-i-spirit-of-rebellion")]
        if self.refused or len(same) < 3:
            return super().sample(population, k, counts=counts)
        self.refused += 1
        return [*same, *super().sample([card for card in population if card not in same], k - len(same))]


def test_r21_2_a_random_deck_with_too_many_cards_of_one_title_is_drawn_again() -> None:
    drawn = ((chance, random_deck(chance)) for chance in map(DrawsTheSameTitle, range(50)))
    deck = next(deck for chance, deck in drawn if chance.refused)  # the first for whom yellow villains may be drawn
    assert not broken(deck)


def test_r20_1_at_most_thirty_points() -> None:
    deck = replace(BOBA, characters=(("palpatine", 2), ("boba-fett", 2)))
    assert "R20.1" in broken(deck)


def test_r20_2_at_least_one_character() -> None:
    assert "R20.2" in broken(replace(BOBA, characters=()))


def test_r20_3_and_r20_4_heroes_and_villains_do_not_mix_colours_do() -> None:
    assert "R20.3" in broken(replace(BOBA, characters=(("boba-fett", 1), ("luke-skywalker", 1))))
    assert "R20.3" not in broken(replace(BOBA, characters=(("boba-fett", 1), ("hondo-ohnaka", 1))))


def test_r20_5_and_r20_6_a_unique_character_once() -> None:
    assert "R20.5" in broken(replace(BOBA, characters=(("greedo", 1), ("greedo", 1))))
    assert "R20.5" not in broken(replace(BOBA, characters=(("battle-droid", 1),) * 5))


def test_r20_7_two_point_values() -> None:
    assert replace(BOBA, characters=(("boba-fett", 1),)).points() == 12
    assert replace(BOBA, characters=(("boba-fett", 2),)).points() == 16


def test_r20_8_a_common_character_has_one_die() -> None:
    assert "R20.8" in broken(replace(BOBA, characters=(("battle-droid", 2),)))


def test_r20_9_and_r20_10_plots() -> None:
    deck = replace(legal(), plot="profitable-connection")
    assert replace(deck, plot="").points() + 3 == deck.points()
    assert "R20.10" not in broken(deck)  # all plots of the set are gray and neutral


def test_r20_11_the_starter_teams() -> None:
    assert LUKE.points() == BOBA.points() == 25 and not broken(LUKE) and not broken(BOBA)


def test_r21_1_thirty_cards() -> None:
    deck = legal()
    assert broken(replace(deck, cards=deck.cards[:29])) == {"R21.1"}


def test_r21_2_two_copies() -> None:
    deck = legal()
    assert broken(replace(deck, cards=(deck.cards[0],) * 3 + ("backup-specialist",) * 27)) >= {"R21.2"}


def test_r21_3_and_r21_4_affiliations() -> None:
    heroes = replace(LUKE, cards=("bravado",) * 2 + ("rumors",) * 2 + ("ice-storm",) * 26)
    assert "R21.3" in broken(heroes)
    neutral = replace(LUKE, characters=(("hondo-ohnaka", 2),), cards=("bravado",) * 30)
    assert "R21.4" in broken(neutral)


def test_r21_5_colours() -> None:
    assert "R21.5" in broken(replace(LUKE, cards=("crackdown",) * 30))


def test_r21_6_only_deck_cards() -> None:
    assert "R21.6" in broken(replace(LUKE, cards=("outer-rim-outpost",) + ("ice-storm",) * 29))


def test_r21_7_two_copies_of_a_unique_card() -> None:
    deck = replace(LUKE, cards=("millennium-falcon",) * 2 + ("ice-storm",) * 28)
    assert not any(r.arguments.get("card") == "Millennium Falcon" for r in deck.problems())


def test_r21_8_dice_are_brought() -> None:
    match = zeton.new("destiny", decks=("luke_skywalker", "boba_fett"))
    assert sum(printed.type == "die" for printed in match.table.cards) == 18


def test_r22_1_to_r22_3_battlefields() -> None:
    assert "R22.1" in broken(replace(legal(), battlefield=""))
    assert all(c.colour == "gray" for c in GAME.cards.values() if c.type == "battlefield")


def test_r21_2_a_card_that_is_printed_again_is_the_same_card() -> None:
    prints = ("flank-awakenings", "flank-two-player-game")
    assert "R21.2" not in broken(replace(legal(), cards=prints))
    assert "R21.2" in broken(replace(legal(), cards=(*prints, prints[0])))


def test_r21_9_a_deck_comes_from_the_sets_its_table_allows() -> None:
    """A reprint is the card it reprints: either set will do."""
    elsewhere = GAME.deck_problems(LUKE, GAME.allowed("awakenings"))
    assert elsewhere and {reason.rule for reason in elsewhere} == {"R21.9"}
    assert GAME.deck_problems(LUKE, GAME.allowed("legacies")) == []
    printed_again = replace(legal(), cards=("flank-awakenings",))
    problems = GAME.deck_problems(printed_again, GAME.allowed("two_player_game"))
    refused = [reason for reason in problems if reason.rule == "R21.9"]
    assert refused and not any("Flank" in words.reason_words(reason, "en", None, game="destiny") for reason in refused)


def test_r21_10_a_format_bans_cards_from_a_day_on() -> None:
    banned = Allowed(agreed=Agreed("2019-01-01", banned=frozenset(LUKE.cards[:1])))
    assert [reason.rule for reason in GAME.deck_problems(LUKE, banned)] == ["R21.10"]
    assert GAME.deck_problems(LUKE) == []


def test_an_illegal_deck_is_refused_with_its_rule() -> None:
    with pytest.raises(zeton.IllegalDeck, match=r"R21\.1"):
        zeton.new("destiny", decks=(replace(legal(), cards=()), LUKE))


def test_problems_have_words() -> None:
    deck = replace(BOBA, characters=(("palpatine", 2), ("boba-fett", 2)), cards=("bravado",) * 31)
    said = [words.reason_words(reason, "en", None, game="destiny") for reason in GAME.deck_problems(deck)]
    assert said and all(" " in line for line in said)


# ── files ─────────────────────────────────────────────────────────────────────────────────────────────────────────

EXPORT = """\
Smugglers and guards

Hero
Blue / Yellow

Sets: Legacies

BATTLEFIELD
¯¯¯¯¯¯¯¯¯¯¯
Launch Deck (Legacies #177)

CHARACTER
¯¯¯¯¯¯¯¯¯
2x Han Solo (Legacies #46)
1x Jedi Temple Guard (Legacies #30)
Jedi Temple Guard

UPGRADE
¯¯¯¯¯¯¯
2x Hidden Blaster (Legacies #72)
1 Heirloom Lightsaber (LEG 58)

EVENT
¯¯¯¯¯
2x Scruffy Looking Nerf-Herder (Legacies #120)
"""


def test_an_exported_text_is_read() -> None:
    deck = GAME.read_deck(EXPORT, "export.txt")
    assert deck.name == "Smugglers and guards" and deck.battlefield == "launch-deck"
    assert deck.characters == (("han-solo", 2), ("jedi-temple-guard", 1), ("jedi-temple-guard", 1))
    assert deck.cards == ("hidden-blaster",) * 2 + ("heirloom-lightsaber",) + ("scruffy-looking-nerf-herder",) * 2


@pytest.mark.parametrize("seed", range(20))
def test_a_written_deck_reads_back(seed: int) -> None:
    deck = legal(seed)
    again = GAME.read_deck(GAME.write_deck(deck), "deck.txt")
    assert (sorted(again.characters), again.battlefield, again.plot) == (sorted(deck.characters), deck.battlefield, deck.plot)
    assert sorted(again.cards) == sorted(deck.cards)


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("x\nEVENT\n2x Bravadoo", zeton.UnknownName, "line 3.*Did you mean “Bravado”"),
        ("x\nEVENT\nSlave I (Legacies)", zeton.IllegalDeck, "its type is support"),
        ("x\nEVENT\nAlter (Covert Missions #3)", zeton.UnknownName, "Covert Missions"),
        (
            "x\nBATTLEFIELD\nLaunch Deck\nArid Wasteland",
            zeton.IllegalDeck,
            "has 2 cards of the type battlefield",
        ),
        ("just a name", zeton.IllegalDeck, "has no cards"),
        ("x\nEVENT\n0x Alter", zeton.IllegalDeck, "0 copies"),
        ("\0\1", zeton.IllegalDeck, "not a text file"),
    ],
)
def test_a_wrong_file_says_what_and_where(text: str, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        GAME.read_deck(text, "mine.txt")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"first": {"characters": []}, "second": {"characters": ["Maul"]}}, "R19.1"),
        ({"first": {"characters": [{"card": "Maul", "damage": 11}]}, "second": {"characters": ["Maul"]}}, "R13.4"),
        ({"first": {"characters": [{"card": "Maul", "shields": 4}]}, "second": {"characters": ["Maul"]}}, "R8.5"),
        ({"first": {"characters": ["Maul", "Maul"]}, "second": {"characters": ["Maul"]}}, "R17.3"),
        ({"first": {"characters": [{"card": "Maul", "pool": ["9RD"]}]}, "second": {"characters": ["Maul"]}}, "no side “9RD”"),
        ({"first": {"characters": ["Alter"]}, "second": {"characters": ["Maul"]}}, "type event"),
        ({"first": {"characters": [{"card": "Battle Droid", "dice": 2}]}, "second": {}}, "Battle Droid of “first” has 2 dice"),
        ({"first": {"characters": ["Maul"]}, "second": {"characters": ["Maul"]}, "turn": "third"}, "“first” or “second”"),
        (
            {"first": {"characters": ["Maul"]}, "second": {"characters": ["Maul"]}, "phase": "night"},
            "no value “night”",
        ),
        ({"heroes": {}}, "no entry “heroes”"),
        (
            {"first": {"characters": [{"card": "Maul", "dice": 0}]}, "second": {"characters": ["Maul"]}},
            r"Maul of “first” has 0 dice\. A character has one die, a unique one up to two",
        ),
        (
            {"first": {"characters": ["Maul"], "supports": [{"card": "Suppression Field", "damage": -1}]}, "second": {}},
            "In “Suppression Field”: “damage” is a number from 0 to 99, not -1",
        ),
        ({"first": {"characters": ["Maul"], "resources": "two"}, "second": {}}, "In “first”: “resources” is a number"),
        (
            {
                "first": {"characters": ["Maul"], "supports": [{"card": "Resistance Bomber", "damage": 3}]},
                "second": {"characters": ["Maul"]},
            },
            r"Resistance Bomber of “first” has 3 damage of 3\. A support that breaks does so at once\.",
        ),
        (
            {"first": {"characters": ["Maul"]}, "second": {"characters": ["Maul"]}, "round": 0},
            "“round” is a number from 1",
        ),
        ({"first": {"characters": ["Maul"]}, "second": {"characters": ["Maul"]}, "claimed": 0}, "“first” or “second”"),
        (
            {"first": {"characters": [["Maul"]]}, "second": {"characters": ["Maul"]}},
            "A card is its title",
        ),
        (
            {
                "first": {"characters": [{"card": "Maul", "upgrades": ["Hunting Rifle"] * 4}]},
                "second": {"characters": ["Maul"]},
            },
            "R5.10",
        ),
    ],
)
def test_an_impossible_position_says_why(given: dict[str, object], said: str) -> None:
    with pytest.raises(zeton.BadPosition, match=said):
        zeton.position("destiny", given)
