"""Eldar cards, in the order of eldar.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle
from zeton.kernel.words import options_words

WARLOCK = "Warlock Destructor"
CORSAIR = "Eldritch Corsair"


def begun(resources: int) -> Scene:
    """The deploy phase begins with a Warlock at the first planet."""
    one = {"planets": {1: [WARLOCK]}, "resources": resources, "hand": ["Void Pirate"]}
    return Scene(one=one, phase="deploy", window="begin")


def test_warlock_destructor_is_paid_for_or_discarded() -> None:
    scene = begun(1)
    scene.one.is_offered(f"mode {WARLOCK} #1", f"mode {WARLOCK} #2")
    assert options_words(scene.match, "en") == ["Pay 1 resource", "Discard this unit"]
    scene.one.picks(f"mode {WARLOCK} #1")
    assert (scene.one.resources, scene.one.units_at(1)) == (0, [WARLOCK])
    other = begun(1)
    other.one.picks(f"mode {WARLOCK} #2")
    assert (other.one.resources, other.zone_of(WARLOCK)) == (1, "discard")


def test_warlock_destructor_is_gone_where_nobody_can_pay() -> None:
    assert begun(0).zone_of(WARLOCK) == "discard"


def test_eldritch_corsair_is_stronger_where_a_warlord_is() -> None:
    assert battle([CORSAIR], ["Nazdreg"]).attack_of(CORSAIR) == 4
    assert Scene(one={"planets": {1: [CORSAIR]}}).attack_of(CORSAIR) == 2


def winning(**two: Any) -> Scene:
    """The first player has won the battle at Osus IV, and uses its Battle ability."""
    scene = battle(
        ["Carnivore Pack"],
        [],
        at=2,
        planets=["Osus IV", "Barlus"],
        one_planets={3: ["Void Pirate"]},
        two_hand=["Foretell"],
        two_resources=2,
        **two,
    )
    scene.pass_to("battle ability")
    scene.one.picks("use Osus IV")
    return scene


def test_foretell_cancels_a_battle_ability_and_draws() -> None:
    scene = winning()
    scene.two.picks("use Foretell")
    assert (scene.one.resources, scene.two.resources) == (4, 6)  # the next round has begun
    assert len(scene.two.hand) == 3
    assert scene.two.pile("discard") == ["Foretell"]


def test_foretell_needs_a_ready_warlord() -> None:
    scene = winning(two_warlord={"card": "Nazdreg", "exhausted": True})
    assert not scene.two.can("use Foretell")
    assert (scene.one.resources, scene.two.resources) == (5, 5)
