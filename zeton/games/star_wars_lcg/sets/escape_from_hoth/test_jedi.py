"""Jedi cards of Escape from Hoth, in the order of jedi.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.edge_battle import edge_total
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel import words

RESOLVE = "A Hero's Resolve"
LUKE = "Luke Skywalker (Escape from Hoth)"
UNIT = "enter as unit Luke Skywalker"
ON_SPEEDER = "enter as enhancement Luke Skywalker → Snowspeeder"


def staked(damage: int, *cards: str) -> int:
    """What cards staked by the light side count."""
    scene = Scene(
        light={"units": ["Yoda"], "hand": [*cards, "Yoda"], "objectives": [{"card": RESOLVE, "damage": damage}]},
        dark={"units": ["Nightsister"], "hand": ["Force Choke"], "objectives": ["Counsel of the Sith"]},
        engagement={"objective": "Counsel of the Sith", "attackers": ["Yoda"], "defenders": ["Nightsister"], "step": "edge"},
    )
    for card in cards:
        scene.light.picks(f"place {card}")
        scene.dark.picks("pass")
    return edge_total(scene.table, scene.table.light)


def test_a_heros_resolve_counts_one_more_for_each_card_in_the_edge_stack() -> None:
    assert staked(0, "Counter-stroke", "Jedi in Hiding") == staked(1, "Counter-stroke", "Jedi in Hiding") + 2


def test_a_heros_resolve_does_nothing_once_it_is_damaged() -> None:
    assert staked(1, "Counter-stroke") < staked(0, "Counter-stroke")


def in_hand(*objectives: Any, units: tuple[Any, ...] = ("Snowspeeder", "Jedi in Hiding")) -> Scene:
    return Scene(
        light={"units": list(units), "hand": [LUKE, "Counter-stroke"], "objectives": list(objectives)},
        dark={"units": ["Nightsister"]},
    )


def test_luke_skywalker_64_costs_2_less_as_an_enhancement_a118() -> None:
    scene = in_hand("A Hero's Journey", "Jedi Training", "In You Must Go")
    scene.light.picks("play Luke Skywalker")
    scene.light.is_offered(UNIT, ON_SPEEDER)
    scene.light.picks(ON_SPEEDER)
    assert paid(scene) == 2
    assert scene.card("Luke Skywalker").host == "Snowspeeder"
    number = scene.card("Snowspeeder").number
    assert [scene.table.strength(number, icon) for icon in range(3)] == [2, 1, 0]


def test_luke_skywalker_64_shows_both_prices_a118() -> None:
    scene = in_hand("A Hero's Journey", "Jedi Training", "In You Must Go")
    assert "Play Luke Skywalker for 2 resources or more" in words.options_words(scene.match, "en")
    scene.light.picks("play Luke Skywalker")
    assert words.options_words(scene.match, "en") == [
        "Bring Luke Skywalker into play as a unit for 4 resources",
        "Bring Luke Skywalker into play as an enhancement of Snowspeeder for 2 resources",
    ]


def paid(scene: Scene) -> int:
    """How many resources are generated for him: a focus token for each."""
    while scene.asked == "pay":
        scene.light.picks(next(offered for offered in scene.offered if offered.endswith("×1")))
    return sum(scene.table.focus)


def test_luke_skywalker_64_is_paid_for_in_full_as_a_unit() -> None:
    scene = in_hand("A Hero's Journey", "Jedi Training", "In You Must Go")
    scene.light.picks("play Luke Skywalker", UNIT)
    assert paid(scene) == 4
    assert scene.zone_of("Luke Skywalker") == "units"


def test_luke_skywalker_64_may_be_affordable_only_as_an_enhancement() -> None:
    scene = in_hand({"card": "A Hero's Journey", "focus": 1}, "Jedi Training")
    scene.light.picks("play Luke Skywalker")
    scene.light.picks(ON_SPEEDER)
    scene.light.pays()
    assert scene.card("Luke Skywalker").host == "Snowspeeder"
    assert not in_hand({"card": "A Hero's Journey", "focus": 1}, "Jedi Training", units=("Yoda",)).light.can(
        "play Luke Skywalker"
    )


def test_luke_skywalker_64_is_only_a_unit_without_a_speeder_or_a_fighter() -> None:
    scene = in_hand("A Hero's Journey", "Jedi Training", "In You Must Go", units=("Jedi in Hiding",))
    scene.light.picks("play Luke Skywalker")
    scene.light.pays()
    assert scene.zone_of("Luke Skywalker") == "units"


def downed(hand: str) -> Scene:
    """He flies a speeder against which the dark side has something in hand."""
    speeder = {"card": "Snowspeeder", "focus": 1, "enhancements": [LUKE]}
    return Scene(
        light={"units": [speeder, "Jedi in Hiding"], "hand": ["Counter-stroke"], "objectives": ["Jedi Training"]},
        dark={
            "hand": [hand, "Nightsister"],
            "objectives": ["Counsel of the Sith", "The Heart of the Empire", "Fall of the Jedi"],
        },
        turn="dark",
    )


def test_luke_skywalker_64_enters_play_as_a_unit_when_his_speeder_leaves_play_a118() -> None:
    scene = downed("Force Lightning")
    scene.dark.picks("use Force Lightning")
    scene.dark.pays()
    scene.light.picks("pass")
    assert scene.zone_of("Snowspeeder") == "discard"
    assert (scene.zone_of("Luke Skywalker"), scene.focus_on("Luke Skywalker")) == ("units", 0)
    assert scene.card("Luke Skywalker").host == ""


def test_luke_skywalker_64_is_discarded_if_he_himself_is_a118() -> None:
    scene = Scene(
        light={"units": [{"card": "Snowspeeder", "enhancements": [LUKE]}, "Jedi in Hiding"]},
        dark={"affiliation": "Imperial Navy", "hand": ["Tear This Ship Apart"], "objectives": ["Defense Protocol"] * 3},
        turn="dark",
    )
    scene.dark.picks("use Tear This Ship Apart")
    scene.dark.pays()
    assert scene.zone_of("Luke Skywalker") == "discard"
    assert scene.zone_of("Snowspeeder") == "units"
