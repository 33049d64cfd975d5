"""Astra Militarum cards, in the order of astra_militarum.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, bearing, tired

WARDEN = "Mystic Warden"
HONORIFICA = "Honorifica Imperialis"


def test_mystic_warden_is_sacrificed_when_a_battle_at_its_planet_ends() -> None:
    scene = battle([WARDEN, "Carnivore Pack"], [], at=2, one_planets={3: ["Iron Guard Recruits"]})
    scene.pass_to("battle ability")
    assert scene.zone_of(WARDEN) == "discard"
    assert scene.one.units_at(2) == ["Carnivore Pack"]


def test_mystic_warden_outlives_battles_elsewhere() -> None:
    scene = battle(["Carnivore Pack"], [], at=2, one_planets={3: [WARDEN]})
    scene.pass_to("battle ability")
    assert scene.one.units_at(3) == [WARDEN]


def test_to_arms_readies_a_support() -> None:
    supports = [tired("Imperial Bunker"), "Catachan Outpost"]
    scene = Scene(one={"supports": supports, "hand": ["To Arms!"]}, two={"supports": [tired("Bigtoof Banna")]})
    scene.one.picks("use To Arms!")
    scene.one.is_offered("target Imperial Bunker", "target Bigtoof Banna")
    scene.one.picks("target Imperial Bunker")
    assert not scene.is_exhausted("Imperial Bunker")


def test_to_arms_is_not_played_where_everything_is_ready() -> None:
    assert not Scene(one={"supports": ["Imperial Bunker"], "hand": ["To Arms!"]}).one.can("use To Arms!")


def test_honorifica_imperialis_works_where_an_enemy_warlord_is() -> None:
    bearer = bearing("Iron Guard Recruits", HONORIFICA)
    scene = battle([bearer], ["Nazdreg", "Goff Nob"])
    assert scene.has("Iron Guard Recruits", "Armorbane")
    assert scene.has("Iron Guard Recruits", "Ranged")
    scene = battle([bearer, "Colonel Straken"], ["Goff Nob"])
    assert not scene.has("Iron Guard Recruits", "Armorbane")
    assert not scene.has("Iron Guard Recruits", "Ranged")
