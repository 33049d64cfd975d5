"""R7: dials, commitment, command struggles."""

from __future__ import annotations

from random import Random

from zeton.games.conquest.testing import Scene


def test_r7_2_dials_are_secret_until_both_are_set() -> None:
    scene = Scene(phase="command", window="dial")
    scene.one.is_offered(*(f"set dial ×{n}" for n in range(1, 6)))
    scene.one.picks("set dial ×4")
    assert scene.asked == "dial"
    match = scene.match
    assert match.view(0)["dials"] == [4, None]
    assert match.view(1)["dials"] == [None, 0]
    assert match.view(None)["dials"] == [None, None]
    guessed = {match.determinize(1, Random(seed)).table.dials[0] for seed in range(40)}  # type: ignore[attr-defined]
    assert guessed == {1, 2, 3, 4, 5}
    assert {match.determinize(0, Random(seed)).table.dials[0] for seed in range(9)} == {4}  # type: ignore[attr-defined]
    assert not any(entry.what == "reveals dial" for entry in match.log(None))


def test_r7_3_both_dials_are_revealed_together() -> None:
    scene = Scene(phase="command", window="dial", planets=["Barlus", "Ferrin", "Tarrus"])
    scene.one.picks("set dial ×2")
    scene.two.picks("set dial ×3")
    assert [(e.seat, e.number) for e in scene.match.log(None) if e.what == "reveals dial"] == [(0, 2), (1, 3)]


def commit(one: dict[str, object], dial: int, *, two: dict[str, object] | None = None, other: int = 5) -> Scene:
    scene = Scene(one=one, two=two or {}, phase="command", window="dial")
    scene.one.picks(f"set dial ×{dial}")
    scene.two.picks(f"set dial ×{other}")
    return scene


def test_r7_4_and_r7_5_everything_in_the_hq_commits_army_units_exhausted_s38() -> None:
    scene = commit(
        {"hq": ["10th Company Scout", "Eager Recruit"], "planets": {}}, 3, two={"planets": {3: ["Leman Russ Battle Tank"]}}
    )
    assert scene.one.units_at(3) == ["Captain Cato Sicarius", "10th Company Scout", "Eager Recruit"]
    assert scene.is_exhausted("10th Company Scout") and not scene.is_exhausted("Captain Cato Sicarius")
    scene.one.is_asked("bonus")  # the ready warlord wins (R7.8)


def test_r7_5_and_r7_10_an_exhausted_warlord_arrives_exhausted_and_wins_nothing_s37() -> None:
    warlord = {"card": "Captain Cato Sicarius", "exhausted": True}
    scene = commit({"warlord": warlord, "hq": ["10th Company Scout"]}, 3, two={"planets": {3: ["Shoota Mob"]}})
    assert scene.is_exhausted("Captain Cato Sicarius")
    scene.two.is_asked("bonus")


def test_r7_6_a_number_without_a_planet_is_the_last_planet_s43() -> None:
    scene = Scene(planets=["Barlus", "Ferrin", "Tarrus", "Elouith"], first=4, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×5")
    assert scene.two.units_at(7) == ["Nazdreg"]


def struggle(one: list[object], two: list[object], planet: str = "Iridial") -> Scene:
    return Scene(
        one={"planets": {1: one}}, two={"planets": {1: two}}, planets=[planet, "Osus IV"], phase="command", window="struggles"
    )


def test_r7_9_and_r7_13_more_icons_on_ready_units_win() -> None:
    scene = struggle(["Deathwing Guard"], ["Leman Russ Battle Tank", "Shoota Mob"])
    scene.two.is_asked("bonus")
    scene = struggle(["Deathwing Guard"], ["Leman Russ Battle Tank", {"card": "Shoota Mob", "exhausted": True}])
    assert scene.asked != "bonus"  # 4 to 4: nobody (S41, R7.13)


def test_r7_8_two_ready_warlords_count_icons() -> None:
    scene = struggle(["Captain Cato Sicarius", "10th Company Scout"], ["Nazdreg"])
    scene.one.is_asked("bonus")


def test_r7_7_a_struggle_at_every_planet_even_an_empty_one() -> None:
    scene = Scene(
        one={"planets": {1: ["10th Company Scout"], 2: ["Land Raider"], 5: ["Eager Recruit"]}},
        two={"planets": {5: ["Shoota Mob"]}},
        phase="command",
        window="struggles",
    )
    scene.one.picks("pass", "pass")
    scene.two.is_asked("bonus")


def test_r7_11_the_winner_takes_either_bonus_both_or_neither() -> None:
    scene = struggle(["10th Company Scout"], [], "Plannum")
    scene.one.is_offered("take both Plannum", "take cards Plannum ×1", "take resources Plannum ×1", "pass")
    scene.one.picks("take both Plannum")
    assert (scene.one.resources, len(scene.one.hand)) == (1, 1)


def test_r7_12_bonus_symbols_on_units_count_ready_or_exhausted_s40_a30() -> None:
    scene = struggle(["Captain Cato Sicarius", {"card": "Void Pirate", "exhausted": True}], [], "Ferrin")
    scene.one.is_offered("take both Ferrin", "take cards Ferrin ×1", "take resources Ferrin ×2", "pass")


def test_w12_drawing_the_last_card_loses_at_once() -> None:
    scene = Scene(
        one={"planets": {1: ["10th Company Scout"]}, "deck": ["Indomitable", "Iron Halo"]},
        planets=["Barlus", "Ferrin"],
        phase="command",
        window="struggles",
    )
    other = scene.match.clone()
    scene.one.picks("take cards Barlus ×2")
    assert scene.match.outcome == ((1,), "empty-deck")
    assert other.decision is not None
    other.choose(len(other.decision.options) - 1)
    assert other.table.step_now == "4.4"  # declined: he plays on until the headquarters phase makes him draw (R10.4)
