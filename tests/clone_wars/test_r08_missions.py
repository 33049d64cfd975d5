"""Mission attempts (R8), success and failure (R9)."""

import zeton
from zeton.games.clone_wars.testing import AHSOKA, ANAKIN, VENTRESS, Scene, ahsoka, anakin, exhausted, yoda

ROOKIES = {"orange": "Rookies", "white": "Assassin"}  # Rishi: 6, assault and armor, 1 damage


def attempt(successes: int, damage: int, *squad: object, others: tuple[object, ...] = (), **given: object) -> Scene:
    given.setdefault("missions", ROOKIES)
    scene = Scene(jedi=[ahsoka("Rishi", *squad), *(others or (anakin("Naboo"),))], **given)
    scene.die(successes, damage)
    scene.picks(AHSOKA, "attempt Rookies")
    return scene


def test_r8_1_only_on_the_planet_of_the_mission() -> None:
    scene = Scene(jedi=[ahsoka("Naboo"), anakin("Rishi")], missions=ROOKIES)
    assert not scene.can(AHSOKA, "attempt Rookies")
    assert scene.why_not(AHSOKA, "Rookies") == ["R8.1"]


def test_r8_2_not_while_a_blockade_is_there() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Rishi")], missions=ROOKIES, blockades={"Rishi": 1})
    assert not scene.can(AHSOKA, "attempt Rookies")


def test_r8_3_not_while_a_villain_is_there_before_the_finale() -> None:
    scene = Scene(jedi=[ahsoka("Rishi"), anakin("Rishi")], missions=ROOKIES, villains={VENTRESS: "Rishi"})
    assert not scene.can(AHSOKA, "attempt Rookies")


def test_r8_4_droids_neither_prevent_an_attempt_nor_hurt() -> None:
    scene = attempt(0, 1, "Venator", "Twilight", droids={"Rishi": 3})
    scene.picks(AHSOKA, "discard Venator")
    assert scene.squad(AHSOKA) == ["Twilight"]


def test_r8_5_types_among_the_symbols_may_be_mixed() -> None:
    scene = attempt(
        1, 0, "Rex", "AT-TE", "Echo", "Venator", exhausted("Cody"),
        others=(anakin("Rishi", "Hevy", "AT-RT", "Fives"), yoda("Naboo", "Bly")),
    )  # fmt: skip
    scene.is_offered(AHSOKA, "exhaust Rex", "exhaust AT-TE", "pass")
    scene.picks(AHSOKA, "exhaust Rex", "exhaust AT-TE")
    scene.is_offered(ANAKIN, "exhaust Hevy", "exhaust AT-RT", "pass")


def test_r8_6_the_threshold_must_be_reached_in_one_attempt() -> None:
    scene = attempt(3, 0, "Rex", "Cody", "Venator")
    scene.picks(AHSOKA, "exhaust Rex", "exhaust Cody")
    assert scene.pile("completed") == []
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Rookies")
    assert scene.pile("completed") == [] and scene.asked == (AHSOKA, "turn")


def test_r8_7_cards_used_stay_exhausted_and_nobody_has_to_use_any() -> None:
    scene = attempt(1, 0, "Rex", "Cody")
    scene.picks(AHSOKA, "exhaust Rex", "pass")
    assert scene.ready(AHSOKA) == ["Cody"] and scene.pile("completed") == []


def completed(**given: object) -> Scene:
    scene = attempt(3, 1, "Rex", "Cody", "Jesse", "Venator", "Twilight", "AT-TE", **given)
    scene.picks(AHSOKA, "exhaust Rex", "exhaust Cody", "exhaust Jesse", "pass")
    return scene


def test_r9_1_success_in_order() -> None:
    scene = completed(mission_deck=["Hunt for Ziro"], squad_deck=["Fox"])
    assert scene.match.view(0)["damage"] == {"jedi": scene.number(AHSOKA), "amount": 2}  # the card's and the die's
    scene.picks(AHSOKA, "pass", "discard Rex", "discard Cody")
    told = [e.what for e in scene.match.log(None)]
    order = [told.index(what) for what in ("mission completed", "takes damage", "draws", "mission revealed")]
    assert order == sorted(order)
    assert "Fox" in scene.squad(AHSOKA)
    assert scene.table.tokens[0] == scene.planet("Nal Hutta") and scene.pile("completed") == ["Rookies"]
    assert scene.table.cards[scene.table.slots[0]].title == "Hunt for Ziro"


def test_r9_2_without_another_mission_the_token_joins_the_other() -> None:
    scene = completed(mission_deck=[])
    scene.picks(AHSOKA, "pass", "discard Rex", "discard Cody")
    assert scene.table.tokens == (scene.planet("Alderaan"),) * 2 and not scene.table.finale


def test_r9_3_without_any_mission_the_finale_begins() -> None:
    scene = completed(missions={"orange": "Rookies"}, mission_deck=[])
    scene.picks(AHSOKA, "pass", "discard Rex", "discard Cody")
    assert scene.table.finale and scene.asked == (AHSOKA, "turn")


def test_r9_4_r9_5_failure_hurts_only_by_the_die_and_only_the_active_jedi() -> None:
    scene = attempt(1, 1, "Venator", "Twilight", others=(anakin("Rishi", "Rex"),))
    scene.picks(ANAKIN, "exhaust Rex")
    scene.picks(AHSOKA, "discard Venator")
    assert scene.squad(AHSOKA) == ["Twilight"] and scene.squad(ANAKIN) == ["Rex"]
    assert "Rookies" in scene.pile("missions") and scene.can(AHSOKA, "attempt Rookies")


def test_the_view_says_what_an_attempt_needs_and_what_is_in_its_way() -> None:
    squad = ("Rex", exhausted("Cody"), "AT-TE", "Venator")
    given = {"jedi": [ahsoka("Rishi", *squad), anakin("Rishi", "Jesse"), yoda("Naboo", "Hevy")], "missions": ROOKIES}
    scene = Scene(**given, blockades={"Rishi": 1}, villains={VENTRESS: "Rishi"})
    attempt = scene.match.view(0)["attempts"][scene.number("Rookies")]
    assert attempt == {
        "planet": scene.planet("Rishi"),
        "needs": 6,
        "blockades": 1,
        "villains": [scene.number(VENTRESS)],
        "jedi": [scene.number(AHSOKA), scene.number(ANAKIN)],
        "ready": 3,  # Rex, AT-TE and Jesse
    }


def test_the_view_says_how_far_the_war_is_won() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi"), anakin("Naboo")], missions=ROOKIES, completed=["Hostages"], mission_deck=["Hunt for Ziro"]
    )
    assert scene.match.view(0)["goal"] == {"missions": {"done": 1, "of": 4}, "finale": {"done": 0, "of": 1}, "remove": 0}


def test_the_view_says_how_many_missions_there_will_be_before_their_deck_is_made() -> None:
    match = zeton.new("clone_wars", seats=3, seed=1, villain="ventress", difficulty="padawan", first=0)
    counts = set()
    for _ in range(4):
        counts.add(match.view(0)["goal"]["missions"]["of"])
        match.choose(0)
    assert counts == {3}


def test_the_view_says_how_far_the_finale_is_won() -> None:
    given = {"jedi": [ahsoka("Utapau"), anakin("Naboo")], "finale": True, "completed": ["Hostages", "Rookies"]}
    scene = Scene(**given, villain="grievous", finale_mission="Pursuit")
    assert scene.match.view(0)["goal"] == {"missions": {"done": 2, "of": 2}, "finale": {"done": 2, "of": 4}, "remove": 0}
    scene = Scene(**given, villain="dooku")
    assert scene.match.view(0)["goal"]["remove"] == scene.number("Count Dooku")
