"""Neutral cards and tokens, in the order of neutral.py: each works, and is not offered when it must not be."""

from zeton.games.conquest.testing import Scene


def attack_on_goff_nob(hand: list[str], *, cato_ready: bool = True) -> Scene:
    """Player one's Scout attacks player two's Goff Nob, who may shield."""
    cato = {"card": "Captain Cato Sicarius", "exhausted": not cato_ready}
    scene = Scene(
        one={"warlord": cato, "planets": {1: ["10th Company Scout"]}, "hand": hand},
        two={"planets": {1: ["Goff Nob"]}, "hand": ["Cybork Body"]},
        battle=1,
        window="turns",
    )
    scene.one.picks("attack 10th Company Scout", "defend Goff Nob")
    return scene


def test_no_mercy_cancels_a_shield_that_stays_used_s20() -> None:
    scene = attack_on_goff_nob(["No Mercy"])
    scene.two.picks("shield Cybork Body → Goff Nob")
    scene.one.picks("use No Mercy", "exhaust Captain Cato Sicarius")
    assert scene.damage_on("Goff Nob") == 2
    assert scene.two.pile("discard") == ["Cybork Body"]
    assert scene.is_exhausted("Captain Cato Sicarius")


def test_no_mercy_needs_a_ready_unique_unit() -> None:
    scene = attack_on_goff_nob(["No Mercy"], cato_ready=False)
    scene.two.picks("shield Cybork Body → Goff Nob")
    assert scene.damage_on("Goff Nob") == 0
    assert scene.one.hand == ["No Mercy"]


def test_no_mercy_is_not_offered_against_a_shield_that_is_cancelled_already() -> None:
    scene = Scene(
        one={"planets": {1: ["10th Company Scout", "Veteran Brother Maxos"]}, "hand": ["No Mercy", "No Mercy"]},
        two={"planets": {1: ["Goff Nob"]}, "hand": ["Cybork Body"]},
        battle=1,
        window="turns",
    )
    scene.one.attacks("10th Company Scout", "Goff Nob")
    scene.two.picks("shield Cybork Body → Goff Nob")
    scene.match.choose(0)
    scene.one.picks("exhaust Veteran Brother Maxos")
    assert not scene.is_exhausted("Captain Cato Sicarius") and scene.one.hand == ["No Mercy"]
    assert not scene.one.can("use No Mercy") and scene.damage_on("Goff Nob") == 2


def test_fall_back_puts_a_destroyed_elite_unit_into_your_hq() -> None:
    scene = Scene(
        one={"planets": {1: ["Ultramarines Dreadnought"]}},
        two={"planets": {1: [{"card": "Goff Nob", "damage": 3}]}, "hand": ["Fall Back!"], "resources": 1},
        battle=1,
        window="turns",
    )
    scene.one.attacks("Ultramarines Dreadnought", "Goff Nob")
    scene.two.picks("pass")  # the event could be a shield
    scene.two.picks("use Fall Back!")
    assert "Goff Nob" in scene.two.units_at(0)
    assert not scene.is_exhausted("Goff Nob")
    assert scene.two.resources == 0


def test_fall_back_saves_no_unit_that_is_not_elite() -> None:
    scene = Scene(
        one={"planets": {1: ["Ultramarines Dreadnought"]}},
        two={"planets": {1: ["Shoota Mob", "Enraged Ork"]}, "hand": ["Fall Back!"], "resources": 1},
        battle=1,
        window="turns",
    )
    scene.one.attacks("Ultramarines Dreadnought", "Shoota Mob")
    scene.two.passes()
    assert not scene.two.can("use Fall Back!")
    assert scene.two.hand == ["Fall Back!"]


def test_promethium_mine_gives_a_resource_in_each_of_four_deploy_phases_s77() -> None:
    scene = Scene(
        one={"hand": ["Promethium Mine"], "resources": 1, "deck": ["Indomitable"] * 30}, two={"deck": ["Shoota Mob"] * 30}
    )
    scene.one.picks("deploy Promethium Mine")
    assert scene.card("Promethium Mine").stored == 4
    assert scene.one.resources == 0
    scene = Scene(one={"supports": [{"card": "Promethium Mine", "stored": 2}]}, window="begin")
    scene.one.picks("use Promethium Mine #1")
    assert (scene.card("Promethium Mine").stored, scene.one.resources) == (1, 1)


def test_an_empty_promethium_mine_stays_in_play_and_gives_nothing() -> None:
    scene = Scene(one={"supports": ["Promethium Mine"]}, window="begin")
    assert scene.card("Promethium Mine").place == "supports"
    assert not scene.one.can("use Promethium Mine")


def test_promotion_gives_two_command_icons() -> None:
    scene = Scene(one={"planets": {1: [{"card": "10th Company Scout", "attachments": ["Promotion"]}]}})
    assert scene.command_of("10th Company Scout") == 3


def test_a_cultist_is_sacrificed_to_make_a_daemon_cheaper() -> None:
    scene = Scene(one={"hq": ["Cultist"], "hand": ["Possessed"], "resources": 4})
    scene.one.picks("deploy Possessed", "deploy Possessed → Barlus", "use Cultist")
    assert scene.one.units_at(3) == ["Possessed"]
    assert scene.one.resources == 0
    assert scene.card("Cultist").place == "bank"


def test_a_cultist_is_not_offered_for_a_unit_that_is_no_daemon() -> None:
    scene = Scene(one={"hq": ["Cultist"], "hand": ["Chaos Fanatics"], "resources": 1})
    assert not scene.one.can("deploy Chaos Fanatics")
    assert "R6.5" in scene.one.why_not("Chaos Fanatics")
