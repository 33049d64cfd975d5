"""Dark Eldar cards, in the order of dark_eldar.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene
from zeton.kernel.words import options_words

GROTESQUE = "Uber Grotesque"
AGONY = "Visions of Agony"


def test_uber_grotesque_grows_once_a_phase_after_a_torture_event() -> None:
    one: dict[str, Any] = {"planets": {1: [GROTESQUE]}, "hand": [AGONY, AGONY], "resources": 6}
    scene = Scene(one=one, two={"hand": ["Raid", "Raid", "Raid"]})
    scene.one.picks(f"use {AGONY}", "discard Raid", f"use {GROTESQUE}")
    assert scene.attack_of(GROTESQUE) == 6
    scene.two.passes()
    scene.one.picks(f"use {AGONY}", "discard Raid")
    assert not scene.one.can(f"use {GROTESQUE}")


def test_uber_grotesque_does_not_answer_other_events() -> None:
    scene = Scene(one={"planets": {1: [GROTESQUE]}, "hand": ["Doom"], "resources": 6}, two={"hq": ["Shoota Mob"]})
    scene.one.picks("use Doom")
    assert not scene.one.can(f"use {GROTESQUE}")


def test_visions_of_agony_shows_the_hand_and_discards_the_chosen_card() -> None:
    scene = Scene(one={"hand": [AGONY], "resources": 3}, two={"hand": ["Doom", "Nullify"]})
    scene.one.picks(f"use {AGONY}")
    scene.one.is_offered("discard Doom", "discard Nullify")
    scene.one.picks("discard Nullify")
    assert scene.two.hand == ["Doom"]


def test_visions_of_agony_is_not_played_against_an_empty_hand() -> None:
    assert not Scene(one={"hand": [AGONY], "resources": 3}, two={"hand": []}).one.can(f"use {AGONY}")


def struggling() -> Scene:
    """The second player is about to win the struggle at Plannum against the Archon's Palace."""
    return Scene(
        one={"supports": ["Archon's Palace"]},
        two={"planets": {1: ["Void Pirate"]}, "resources": 0},
        planets=["Plannum"],
        phase="command",
        window="struggles",
    )


def test_archons_palace_takes_one_of_the_bonuses_away() -> None:
    scene = struggling()
    scene.one.picks("use Archon's Palace")
    assert scene.is_exhausted("Archon's Palace")
    scene.one.is_offered("mode Archon's Palace #1", "mode Archon's Palace #2")
    scene.one.picks("mode Archon's Palace #2")
    scene.two.is_asked("bonus")
    assert not scene.two.can("take both Plannum")


def test_the_modes_of_archons_palace_are_said_in_words() -> None:
    scene = struggling()
    scene.one.picks("use Archon's Palace")
    assert options_words(scene.match, "en") == [
        "That planet has no card bonus for the rest of the phase",
        "That planet has no resource bonus for the rest of the phase",
    ]
    assert options_words(scene.match, "pl")[0] == "Do końca fazy tamta planeta nie daje premii karcianej"
    assert options_words(scene.match, "hu")[0] == "Annak a bolygónak a fázis végéig nincs lapbónusza"


def test_archons_palace_does_not_answer_a_struggle_of_its_own_side() -> None:
    scene = Scene(
        one={"supports": ["Archon's Palace"], "planets": {1: ["Void Pirate"]}},
        planets=["Plannum"],
        phase="command",
        window="struggles",
    )
    assert not scene.one.can("use Archon's Palace")
