"""Every worked example and scenario of the rules digest (W1–W32): here W1 to W16."""

import pytest

from zeton.games.clone_wars.testing import (
    AHSOKA,
    ANAKIN,
    SIEGE,
    VENTRESS,
    Scene,
    ahsoka,
    anakin,
    exhausted,
    jedi,
)

CITADEL = "Escape from the Citadel"


def test_w1_attack() -> None:
    scene = Scene(
        jedi=[ahsoka("Naboo", "Rex", "Cody", "Venator"), anakin("Naboo", "Jesse", "Hevy", "AT-TE")],
        blockades={"Naboo": 1},
        villains={VENTRESS: "Naboo"},
        droids={"Naboo": 2},
    )
    scene.die(2, 1)
    scene.picks(AHSOKA, "attack", "exhaust Rex", "exhaust Cody")
    scene.picks(ANAKIN, "exhaust Jesse", "exhaust Hevy")
    scene.decline_all("damage")
    scene.is_offered(AHSOKA, "blockade → Naboo", "done")
    scene.picks(AHSOKA, "blockade → Naboo")
    scene.is_offered(AHSOKA, "droid → Naboo", f"villain {VENTRESS}", "done")
    scene.picks(AHSOKA, f"villain {VENTRESS}", "droid → Naboo")
    assert scene.asked == (ANAKIN, "protect")
    scene.picks(ANAKIN, "exhaust AT-TE")
    assert scene.asked == (AHSOKA, "discard")
    scene.picks(AHSOKA, "discard Venator")
    assert (scene.droids("Naboo"), scene.blockades("Naboo"), scene.at(VENTRESS)) == (1, 0, "")
    assert (scene.table.supply, scene.table.blockades_left) == (35, 3)
    assert scene.squad(ANAKIN) == ["Jesse", "Hevy", "AT-TE"] and scene.ready(ANAKIN) == []
    assert scene.squad(AHSOKA) == ["Rex", "Cody"] and scene.ready(AHSOKA) == []


def citadel() -> Scene:
    return Scene(
        jedi=[
            anakin("Lola Sayu", "Rex", "Fives", "AT-TE", "Venator", "Twilight"),
            ahsoka("Lola Sayu", "Echo", "Cody", "Jesse"),
        ],
        missions={"orange": CITADEL, "white": "Rookies"},
        mission_deck=["Hunt for Ziro"],
    )


def test_w2_mission_failed() -> None:
    scene = citadel()
    scene.die(1, 1)
    scene.picks(ANAKIN, f"attempt {CITADEL}", "pass")
    scene.picks(AHSOKA, "pass")
    assert scene.asked == (ANAKIN, "protect")
    scene.picks(ANAKIN, "exhaust AT-TE")
    assert scene.asked == (ANAKIN, "turn")
    assert len(scene.squad(ANAKIN)) == 5 and len(scene.squad(AHSOKA)) == 3
    assert scene.table.tokens[0] == scene.planet("Lola Sayu")
    assert scene.pile("missions") == ["Rookies", CITADEL]


def test_w3_mission_completed() -> None:
    scene = citadel()
    scene.die(1, 1)
    scene.picks(ANAKIN, f"attempt {CITADEL}", "pass")
    scene.picks(AHSOKA, "pass")
    scene.picks(ANAKIN, "exhaust AT-TE")
    scene.die(2, 1)
    scene.picks(ANAKIN, f"attempt {CITADEL}", "exhaust Rex", "exhaust Fives")
    scene.picks(AHSOKA, "exhaust Echo", "exhaust Cody", "exhaust Jesse")
    scene.picks(ANAKIN, "discard Rex", "discard Venator", "discard Fives")
    assert len(scene.squad(ANAKIN)) == 3  # five, less three, and one drawn
    assert scene.pile("completed") == [CITADEL]
    assert scene.pile("missions") == ["Hunt for Ziro", "Rookies"]
    assert scene.table.tokens == (scene.planet("Nal Hutta"), scene.planet("Rishi"))
    assert scene.table.cards[scene.table.slots[0]].title == "Hunt for Ziro"
    assert scene.squad(AHSOKA) == ["Echo", "Cody", "Jesse"]


def test_w4_one_type_per_attack() -> None:
    def attack() -> Scene:
        scene = Scene(jedi=[ahsoka("Naboo", "Rex"), anakin("Naboo", "Echo", "Fives")], droids={"Naboo": 3})
        scene.die(0, 1)
        scene.picks(AHSOKA, "attack")
        return scene

    scene = attack()
    scene.picks(AHSOKA, "exhaust Rex")
    assert scene.asked == (AHSOKA, "damage")  # Anakin's stealth cards cannot be added
    scene = attack()
    scene.picks(AHSOKA, "pass")
    scene.is_offered(ANAKIN, "exhaust Echo", "exhaust Fives", "pass")
    scene.picks(ANAKIN, "exhaust Echo")
    scene.is_offered(ANAKIN, "exhaust Fives", "pass")
    scene.picks(ANAKIN, "pass")
    assert scene.asked == (AHSOKA, "damage")


def test_w5_blockade_not_broken() -> None:
    scene = Scene(
        jedi=[ahsoka("Naboo", "AT-TE", "Venator", "AT-RT", "AT-AP"), anakin("Rishi")],
        blockades={"Naboo": 1},
        droids={"Naboo": 2},
    )
    scene.die(1, 0)
    scene.picks(AHSOKA, "attack")
    assert scene.asked == (AHSOKA, "protect")
    assert scene.match.view(0)["damage"] == {"jedi": scene.number(AHSOKA), "amount": 3}
    scene.picks(AHSOKA, "pass", "discard AT-TE", "discard Venator", "discard AT-RT")
    assert (scene.blockades("Naboo"), scene.droids("Naboo")) == (1, 2)


@pytest.mark.parametrize(("successes", "left"), [(5, (0, 0)), (3, (1, 1))])
def test_w6_two_blockades(successes: int, left: tuple[int, int]) -> None:
    cards = ["Rex", "Cody", "Jesse", "Hevy", "Bly"][:successes]
    scene = Scene(jedi=[ahsoka("Naboo", *cards), anakin("Rishi")], blockades={"Naboo": 2}, droids={"Naboo": 1})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack", *(f"exhaust {card}" for card in cards), "blockade → Naboo")
    if successes == 5:
        scene.picks(AHSOKA, "blockade → Naboo", "droid → Naboo")
    else:
        assert scene.asked[1] != "damage"
    assert (scene.blockades("Naboo"), scene.droids("Naboo")) == left


def test_w7_no_carry_over() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "AT-TE", "Venator"), anakin("Rishi")], villains={VENTRESS: "Naboo"})
    for left in (1, 0):
        scene.die(2, 0)
        scene.picks(AHSOKA, "attack")
        assert scene.asked[1] != "damage"
        scene.decline_all("discard")
        if left:
            scene.picks(AHSOKA, "discard AT-TE")
        assert len(scene.squad(AHSOKA)) == left and scene.at(VENTRESS) == "Naboo"


def test_w8_occupation_with_an_empty_blockade_supply() -> None:
    scene = Scene(
        jedi=[ahsoka("Rishi"), anakin("Rishi")],
        droids={"Naboo": 3},
        blockades={"Kamino": 3},
        threat=3,
        step="invasion",
        invasion_deck=["Naboo", "Umbara"],
    )
    assert scene.table.threat == 5
    assert (scene.droids("Naboo"), scene.blockades("Naboo")) == (3, 0)


FULL = ("Mon Cala", "Kashyyyk", "Felucia", "Lola Sayu", "Serenno", "Mandalore", "Dathomir", "Ord Mantell")


@pytest.mark.parametrize(("there", "threat", "blockades"), [(2, 1, 0), (3, 1, 1)])
def test_w9_droid_supply_empty(there: int, threat: int, blockades: int) -> None:
    board = {**dict.fromkeys((*FULL, "Coruscant", "Alderaan", "Bardotta"), 3), "Naboo": there, "Kamino": 3 - there}
    scene = Scene(
        jedi=[ahsoka("Rishi"), anakin("Rishi")],
        droids=board,
        step="invasion",
        invasion_deck=["Naboo", "Mission planet (orange)"],
        tokens={"orange": None, "white": None},
    )
    assert scene.table.supply == 0
    assert (scene.table.threat, scene.droids("Naboo"), scene.blockades("Naboo")) == (threat, there, blockades)


def besieged(droids: int, supply: int) -> Scene:
    """Mon Cala, the first card of the box, lies at the bottom of the invasion deck."""
    board = dict.fromkeys(("Ryloth", "Kamino", "Geonosis", "Rishi", "Nal Hutta", "Rodia", "Tatooine", "Oba Diah"), 3)
    board |= {"Christophsis": 3, "Toydaria": 3, "Umbara": 3}
    left = 36 - 33 - droids - supply
    assert 0 <= left <= 3
    return Scene(
        jedi=[ahsoka("Coruscant"), anakin("Coruscant")],
        droids={**board, "Mon Cala": droids, "Utapau": left},
        invasion=4,
        step="villain",
        villain_deck=[SIEGE],
        invasion_discard=["Mission planet (orange)", "Mission planet (white)"],
    )


def test_w10_siege_with_one_droid_left() -> None:
    scene = besieged(droids=1, supply=1)
    noted = [
        entry for entry in scene.match.log(None) if entry.what in ("threat rises", "besieged", "droid placed", "no droid left")
    ]
    assert [entry.what for entry in noted[:5]] == ["threat rises", "besieged", "droid placed", "no droid left", "threat rises"]


def test_w10_siege_of_a_planet_with_three_droids() -> None:
    scene = besieged(droids=3, supply=0)
    noted = [entry.what for entry in scene.match.log(None)]
    at = noted.index("besieged")
    assert noted[at - 1 : at + 2] == ["threat rises", "besieged", "invasion deck recycled"]


def test_w11_siege_reshuffle() -> None:
    discard = ["Naboo", "Utapau", "Umbara", "Rodia", "Oba Diah", "Rishi", "Mission planet (orange)", "Mission planet (white)"]
    scene = Scene(
        jedi=[ahsoka("Coruscant"), anakin("Coruscant")], step="villain", villain_deck=[SIEGE], invasion_discard=discard
    )
    invaded = [entry.cards[0] for entry in scene.match.log(None) if entry.what == "invasion card"]
    titles = [scene.table.cards[card].title for card in invaded]
    assert len(titles) == 2 and set(titles) <= {*discard, "Mon Cala"}
    assert scene.pile("invasion_discard") == titles[::-1]
    assert set(scene.pile("invasion_deck")[:7]) == {*discard, "Mon Cala"} - set(titles)
    assert len(scene.pile("invasion_deck")) == 30


def test_w12_mission_planet_cards() -> None:
    def invaded(**given: object) -> Scene:
        return Scene(
            jedi=[ahsoka("Coruscant"), anakin("Coruscant")],
            step="invasion",
            invasion_deck=["Mission planet (orange)", "Mission planet (white)"],
            **given,
        )

    scene = invaded(missions={"orange": "Rookies", "white": CITADEL})
    assert (scene.droids("Rishi"), scene.droids("Lola Sayu")) == (1, 1)
    scene = invaded(missions={"white": "Rookies"})
    assert scene.droids("Rishi") == 2
    scene = invaded(missions={"white": "Rookies"}, droids={"Rishi": 3})
    assert (scene.droids("Rishi"), scene.blockades("Rishi"), scene.table.threat) == (3, 2, 2)


def test_w13_mission_deck_runs_out() -> None:
    squad = ["AT-TE", "AT-RT", "AT-AP", "AT-OT", "UT-AT", "Venator", "Twilight"]
    scene = Scene(
        jedi=[ahsoka("Rodia", *squad), anakin("Coruscant")],
        missions={"orange": "Bombad Jedi", "white": "Hunt for Ziro"},
        mission_deck=[],
    )
    scene.die(0, 1)
    scene.picks(AHSOKA, "attempt Bombad Jedi", *(f"exhaust {card}" for card in squad[:6]), "exhaust Twilight")
    scene.decline_all("discard")
    scene.picks(AHSOKA, "discard AT-TE")
    assert scene.table.tokens == (scene.planet("Nal Hutta"),) * 2
    assert not scene.table.finale
    scene = Scene(
        jedi=[ahsoka("Rodia", *squad), anakin("Coruscant")], missions={"white": "Bombad Jedi"}, actions=3, mission_deck=[]
    )
    scene.die(3, 0)
    scene.picks(AHSOKA, "attempt Bombad Jedi", *(f"exhaust {card}" for card in squad[:3]), "pass")
    assert scene.table.finale and scene.at(VENTRESS) == "Sullust"
    assert scene.asked == (AHSOKA, "turn") and scene.table.actions == 2


def test_w14_villain_and_blockade() -> None:
    both = {"jedi": [ahsoka("Rishi"), anakin("Rishi")], "missions": {"orange": "Rookies"}}
    scene = Scene(**both, villains={VENTRESS: "Rishi"})
    assert not scene.can(AHSOKA, "attempt Rookies") and scene.can(AHSOKA, "attack")
    assert scene.why_not(AHSOKA, "Rookies") == ["R8.3"]
    finale = {"jedi": [ahsoka("Sullust"), anakin("Rishi")], "finale": True, "villains": {VENTRESS: "Sullust"}}
    assert Scene(**finale).can(AHSOKA, "attempt Duel of Aces")
    scene = Scene(**finale, blockades={"Sullust": 1})
    assert not scene.can(AHSOKA, "attempt Duel of Aces")
    assert scene.why_not(AHSOKA, "Duel of Aces") == ["R8.2"]


SEVEN = ["Rex", exhausted("Cody"), "Jesse", "Hevy", "Bail Organa", "Bly", "Gree"]


def test_w15_limit() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", *SEVEN), anakin("Naboo")], squad_deck=["Fox", "Ponds", "Wolffe"])
    scene.picks(AHSOKA, "reinforce")
    assert scene.asked == (AHSOKA, "limit")
    assert {"discard Cody", "discard Fox", "discard Bail Organa", "play Bail Organa"} <= set(scene.offered)
    scene.picks(AHSOKA, "discard Cody")
    assert len(scene.squad(AHSOKA)) == 7
    scene = Scene(jedi=[jedi("Obi-Wan Kenobi", "Rishi", *SEVEN), anakin("Naboo")], squad_deck=["Fox", "Ponds", "Wolffe"])
    scene.picks("Obi-Wan Kenobi", "free action Obi-Wan Kenobi")
    scene.picks("Obi-Wan Kenobi", "pass")  # Bail Organa could be played before the discard
    assert scene.asked == ("Obi-Wan Kenobi", "discard") and len(scene.squad("Obi-Wan Kenobi")) == 9
    scene.picks("Obi-Wan Kenobi", "discard Rex")
    assert scene.asked == ("Obi-Wan Kenobi", "limit")
    scene.picks("Obi-Wan Kenobi", "discard Fox")
    assert len(scene.squad("Obi-Wan Kenobi")) == 7


def test_w16_overkill() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Venator", "Twilight"), anakin("Rishi")], droids={"Naboo": 3})
    scene.die(0, 1)
    scene.picks(AHSOKA, "attack")
    assert scene.squad(AHSOKA) == [] and scene.at(AHSOKA) == "Naboo"
    assert scene.asked == (AHSOKA, "turn")
