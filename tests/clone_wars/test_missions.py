"""The 24 missions, each with what it does (R26.5–R26.9)."""

import pytest

from zeton.games.clone_wars.components import standard_box
from zeton.games.clone_wars.testing import (
    AHSOKA,
    ANAKIN,
    DOOKU,
    GRIEVOUS,
    VENTRESS,
    YODA,
    Scene,
    ahsoka,
    anakin,
    exhausted,
    yoda,
)

MISSIONS = {mission.title: mission for mission in standard_box().missions}
CARDS = {
    "assault": ["Rex", "Cody", "Jesse"],
    "stealth": ["Fives", "Colt", "Blitz"],
    "armor": ["AT-TE", "AT-RT", "AT-AP"],
    "transport": ["Venator", "Twilight", "ARC-170"],
}


def complete(title: str, *others: object, squad: tuple[object, ...] = (), **given: object) -> Scene:
    """Ahsoka completes a mission with a great roll, cards of its types, and Anakin's as far as they are needed."""
    mission = MISSIONS[title]
    planet = standard_box().planets[mission.planet - 1].title
    own = [*CARDS[mission.symbols[0]], *CARDS[mission.symbols[1]]]
    needed = mission.threshold - 3
    given.setdefault("missions", {"orange": title, "white": "Assassin" if title != "Assassin" else "Hunt for Ziro"})
    given.setdefault("mission_deck", ["Bombad Jedi" if title != "Bombad Jedi" else "Rookies"])
    scene = Scene(jedi=[ahsoka(planet, *own[:needed], *squad), *(others or (anakin("Sullust"),))], **given)
    scene.die(3, 0)
    scene.picks(AHSOKA, f"attempt {title}", *(f"exhaust {card}" for card in own[:needed]))
    scene.decline_all("discard")
    for _ in range(mission.damage):
        if scene.match.decision is not None and scene.asked == (AHSOKA, "discard"):
            scene.match.choose(0)
    return scene


def reveal(title: str, *others: object, **given: object) -> Scene:
    """Bombad Jedi (which costs no damage) is completed, and this mission is drawn."""
    squad = ["AT-OT", "UT-AT", "Eta-2 Actis"]
    scene = Scene(
        jedi=[ahsoka("Rodia", *squad), *(others or (anakin("Sullust"),))],
        missions={"orange": "Bombad Jedi", "white": "Assassin" if title != "Assassin" else "Rookies"},
        mission_deck=[title],
        **given,
    )
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Bombad Jedi", *(f"exhaust {card}" for card in squad))
    return scene


@pytest.mark.parametrize("title", MISSIONS)
def test_every_mission_can_be_completed(title: str) -> None:
    scene = complete(title)
    told = [entry.what for entry in scene.match.log(None)]
    assert "mission completed" in told
    for _ in range(20):
        if "mission revealed" in told or scene.match.decision is None:
            break
        scene.match.choose(len(scene.decision.options) - 1)
        told = [entry.what for entry in scene.match.log(None)]
    assert scene.pile("completed") == [title]


@pytest.mark.parametrize("title", MISSIONS)
def test_every_mission_has_its_own_planet_and_token(title: str) -> None:
    if title == "Bombad Jedi":
        return
    scene = reveal(title)
    assert scene.table.tokens[0] == MISSIONS[title].planet


def test_24_missions_on_24_planets() -> None:
    assert len({mission.planet for mission in MISSIONS.values()}) == 24


@pytest.mark.parametrize("title", ["Escape from the Citadel", "Rookies"])
def test_r26_7_the_active_jedi_draws_a_card(title: str) -> None:
    scene = complete(title, squad_deck=["Fox"])
    assert "Fox" in scene.squad(AHSOKA) and MISSIONS[title].damage in (1, 2)


def test_r26_7_the_citadel() -> None:
    citadel = MISSIONS["Escape from the Citadel"]
    assert (citadel.threshold, citadel.damage, citadel.symbols) == (7, 2, ("assault", "stealth"))


def test_r26_9_liberation_of_ryloth_hurts_each_jedi_there() -> None:
    scene = complete("Liberation of Ryloth", anakin("Ryloth", "Bly", "Gree"), yoda("Naboo", "Ponds"))
    scene.decline_all("discard")
    assert scene.asked == (AHSOKA, "discard")  # the second damage: the first was the mission's own
    scene.match.choose(0)
    scene.decline_all("discard")
    scene.picks(ANAKIN, "discard Bly")
    assert scene.squad(ANAKIN) == ["Gree"] and scene.squad(YODA) == ["Ponds"]


def test_r26_9_a_transport_of_one_of_them_cancels_it_for_all() -> None:
    scene = complete("Liberation of Ryloth", anakin("Ryloth", "Bly", "Venator"), yoda("Naboo", "Twilight"))
    assert scene.asked == (ANAKIN, "cancel")
    scene.is_offered(ANAKIN, "exhaust Venator", "pass")
    scene.picks(ANAKIN, "exhaust Venator")
    assert scene.squad(ANAKIN) == ["Bly", "Venator"] and len(scene.squad(AHSOKA)) == 3


def test_r26_9_each_of_them_is_asked_once_and_if_nobody_cancels_it_hurts() -> None:
    scene = complete("Liberation of Ryloth", anakin("Ryloth", "Bly", "Venator"), yoda("Ryloth", "Gree", "Twilight"))
    scene.picks(ANAKIN, "pass")
    scene.is_offered(YODA, "exhaust Twilight", "pass")
    scene.picks(YODA, "pass")
    assert scene.asked[1] not in ("cancel", "turn")
    hurt = []
    while scene.asked[1] != "turn":
        if scene.asked[1] == "discard":
            hurt.append(scene.asked[0])
        scene.match.choose(len(scene.decision.options) - 1)
    assert hurt == [AHSOKA, ANAKIN, YODA]


def test_r26_8_cat_and_mouse_places_a_blockade() -> None:
    assert (MISSIONS["Cat and Mouse"].threshold, standard_box().planets[MISSIONS["Cat and Mouse"].planet - 1].title) == (
        6,
        "Christophsis",
    )
    scene = reveal("Cat and Mouse")
    assert scene.blockades("Christophsis") == 1 and scene.table.threat == 0


def test_r26_6_the_lost_one_brings_every_villain() -> None:
    assert reveal("The Lost One").at(VENTRESS) == "Oba Diah"
    assert reveal("The Lost One", villains={VENTRESS: "Naboo"}).at(VENTRESS) == "Oba Diah"
    scene = reveal("The Lost One", villain="dooku", villains={GRIEVOUS: "Kamino"})
    assert [scene.at(villain) for villain in (DOOKU, GRIEVOUS, VENTRESS)] == ["Oba Diah"] * 3


@pytest.mark.parametrize(
    ("title", "cards"),
    [("Hostages", ["Padmé Amidala"]), ("Tipping Point", ["Hondo Ohnaka"]), ("Unfinished Business", ["The Bad Batch", "Echo"])],
)
def test_r26_5_named_cards_are_taken(title: str, cards: list[str]) -> None:
    assert set(cards) <= set(complete(title).squad(AHSOKA))
    assert set(cards) <= set(complete(title, squad_discard=cards).squad(AHSOKA))
    scene = complete(title, anakin("Sullust", exhausted(cards[0])))
    assert cards[0] in scene.squad(ANAKIN) and cards[0] not in scene.squad(AHSOKA)


def test_r26_5_a_deck_that_was_searched_is_shuffled_and_only_then() -> None:
    def deck_after(**given: object) -> list[str]:
        return complete("Hostages", **given).pile("squad_deck")

    searched, untouched = deck_after(), deck_after(squad_discard=["Padmé Amidala"])
    assert sorted(searched) == sorted(untouched)
    box = [card.title for card in standard_box().squad]
    assert untouched in ([t for t in box if t in untouched], [t for t in reversed(box) if t in untouched])
    assert searched != untouched


@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 3), (3, 3)])
def test_darkness_on_umbara(before: int, after: int) -> None:
    scene = reveal("Darkness on Umbara", droids={"Umbara": before})
    assert (scene.droids("Umbara"), scene.blockades("Umbara")) == (after, 0)


@pytest.mark.parametrize("before", [0, 2, 3])
def test_weapons_factory(before: int) -> None:
    scene = reveal("Weapons Factory", droids={"Geonosis": before})
    assert (scene.droids("Geonosis"), scene.blockades("Geonosis")) == (3, 0)


def test_arc_troopers_everybody_there_draws() -> None:
    scene = complete("ARC Troopers", anakin("Kamino"), yoda("Naboo"), squad_deck=["Fox", "Ponds"])
    assert scene.squad(ANAKIN) == ["Ponds"] and "Fox" in scene.squad(AHSOKA) and scene.squad(YODA) == []


@pytest.mark.parametrize("title", [
    "The Lost One", "Darkness on Umbara", "Weapons Factory", "Water War", "The Mandalore Plot", "Bounty Hunters",
    "Hunt for Ziro", "The Zillo Beast", "Blue Shadow Virus", "The Box", "Assassin",
])  # fmt: skip
def test_a_mission_ends_with_relief_around_it(title: str) -> None:
    mission = MISSIONS[title]
    planets = standard_box().planets
    here, near = planets[mission.planet - 1].title, planets[standard_box().adjacent[mission.planet][0] - 1].title
    scene = complete(title, droids={here: 2, near: 3, "Kamino": 1})
    assert (scene.droids(here), scene.droids(near), scene.droids("Kamino"), scene.table.supply) == (0, 0, 1, 35)


def test_relief_comes_after_what_else_a_mission_brings() -> None:
    scene = complete("Rookies", droids={"Rishi": 2, "Kamino": 3}, squad_deck=["Fox"])
    assert "Fox" in scene.squad(AHSOKA) and (scene.droids("Rishi"), scene.droids("Kamino")) == (0, 0)


def test_what_the_rulebook_prints_brings_no_relief() -> None:
    scene = complete("Escape from the Citadel", droids={"Lola Sayu": 1, "Serenno": 1})
    assert (scene.droids("Lola Sayu"), scene.droids("Serenno")) == (1, 1)


def test_bombad_jedi_hunt_for_ziro_and_assassin_do_nothing_when_drawn() -> None:
    for title in ("Bombad Jedi", "Hunt for Ziro", "Assassin"):
        assert MISSIONS[title].drawn == ()


def test_water_war_invades_mon_cala_and_its_neighbours() -> None:
    scene = reveal("Water War", droids={"Felucia": 3})
    assert [scene.droids(planet) for planet in ("Mon Cala", "Felucia", "Oba Diah")] == [1, 3, 1]
    assert (scene.blockades("Felucia"), scene.table.threat) == (1, 1)


def test_supply_lines_readies_two_cards_of_each_jedi_there() -> None:
    scene = complete("Supply Lines", anakin("Toydaria", exhausted("Bly"), exhausted("Gree"), exhausted("Fox")))
    scene.picks(AHSOKA, "ready AT-RT", "done")
    scene.picks(ANAKIN, "ready Bly", "ready Fox")
    assert scene.ready(ANAKIN) == ["Bly", "Fox"] and scene.ready(AHSOKA) == ["AT-RT"]


def test_nightsisters_exhaust_one_card_of_each_jedi_there() -> None:
    scene = complete("Nightsisters", anakin("Dathomir", "Bly", "Gree"), yoda("Naboo", "Fox"))
    scene.picks(ANAKIN, "exhaust Bly")
    assert scene.ready(ANAKIN) == ["Gree"] and scene.ready(YODA) == ["Fox"]


@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 3)])
def test_the_mandalore_plot(before: int, after: int) -> None:
    scene = reveal("The Mandalore Plot", droids={"Mandalore": before})
    assert (scene.droids("Mandalore"), scene.blockades("Mandalore")) == (after, 0)


def test_blue_shadow_virus_hurts_on_naboo_and_next_to_it() -> None:
    scene = reveal("Blue Shadow Virus", anakin("Naboo", "Bly"), yoda("Umbara", "Fox"))
    assert scene.squad(ANAKIN) == [] and scene.squad(YODA) == [] and len(scene.squad(AHSOKA)) == 3


def test_the_disappeared_looks_at_three_invasion_cards() -> None:
    scene = complete("The Disappeared", invasion_deck=["Naboo", "Umbara", "Utapau", "Rodia"])
    scene.picks(AHSOKA, "put back Naboo", "put back Umbara")
    assert scene.pile("invasion_deck")[:4] == ["Utapau", "Umbara", "Naboo", "Rodia"]


def test_the_box_exhausts_a_card_of_each_jedi() -> None:
    scene = reveal("The Box", anakin("Sullust", "Bly", "Gree"), yoda("Naboo", "Fox"))
    scene.picks(ANAKIN, "exhaust Gree")
    assert scene.ready(ANAKIN) == ["Bly"] and scene.ready(YODA) == []


def test_children_of_the_force_lets_everybody_there_move() -> None:
    scene = complete("Children of the Force", anakin("Mustafar"), yoda("Naboo"))
    scene.picks(AHSOKA, "move → Kamino")
    scene.picks(ANAKIN, "pass")
    assert [scene.at(who) for who in (AHSOKA, ANAKIN, YODA)] == ["Kamino", "Mustafar", "Naboo"]
