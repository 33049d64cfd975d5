"""Space Marines events, attachments and supports, in the order of space_marines.py: each works, and only when it may."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

# ── Drop Pod Assault ──────────────────────────────────────────────────────────────────────────────────────────────


def test_drop_pod_assault_brings_a_cheap_space_marine_into_the_battle() -> None:
    deck = ["Land Raider", "Eager Recruit", "Iron Halo", "Shoota Mob", "Sicarius's Chosen", "Indomitable", "Deathwing Guard"]
    scene = battle(
        ["10th Company Scout"],
        ["Goff Nob"],
        window="window",
        one_deck=deck,
        one_hand=["Drop Pod Assault"],
        one_resources=2,
    )
    scene.one.picks("use Drop Pod Assault")
    scene.one.is_offered("take Eager Recruit", "take Sicarius's Chosen", "pass")
    scene.one.picks("take Eager Recruit")
    assert scene.one.units_at(1) == ["10th Company Scout", "Eager Recruit"]
    assert not scene.is_exhausted("Eager Recruit")
    for title in ("Land Raider", "Iron Halo", "Shoota Mob", "Sicarius's Chosen"):
        scene.one.picks(f"put under deck {title}")
    assert scene.one.pile("deck") == [
        "Indomitable",
        "Sicarius's Chosen",
        "Shoota Mob",
        "Iron Halo",
        "Land Raider",
        "Deathwing Guard",
    ]
    assert scene.one.pile("discard") == ["Drop Pod Assault"]


def test_r21_1_a_search_within_a_search_has_its_own_cards() -> None:
    """The Chosen drags a marked unit here; its death hurts the Augur, who searches while the Assault's cards lie apart."""
    assault = ["Sicarius's Chosen", "Imperial Bunker", "Iron Halo", "Shoota Mob", "Goff Nob", "Indomitable"]
    augur = ["Catachan Outpost", "Land Raider", "Possessed", "Suffering", "Raid", "Doom"]
    scene = battle(
        [wounded("Enginseer Augur", 1), "Land Raider"],
        ["Bad Dok"],
        window="window",
        one_deck=[*assault, *augur, "Exterminatus"],
        one_hand=["Drop Pod Assault"],
        one_resources=2,
        two_planets={2: [{"card": "Sniveling Grot", "attachments": ["Mark of Chaos"]}]},
    )
    scene.one.picks("use Drop Pod Assault", "take Sicarius's Chosen", "use Sicarius's Chosen")
    scene.two.picks("use Mark of Chaos")
    scene.one.picks("use Enginseer Augur")
    scene.one.is_offered("take Catachan Outpost", "pass")  # not the Bunker that the Assault has found
    scene.one.picks("take Catachan Outpost")
    for title in augur[1:]:
        scene.one.picks(f"put under deck {title}")
    assert scene.one.pile("deck") == [*augur[:0:-1], "Exterminatus"]
    for title in assault[1:]:
        scene.one.picks(f"put under deck {title}")
    assert scene.one.pile("deck") == [*assault[:0:-1], *augur[:0:-1], "Exterminatus"]


def test_drop_pod_assault_needs_a_battle() -> None:
    one = {"planets": {1: ["Eager Recruit"]}, "hand": ["Drop Pod Assault", "Eager Recruit"], "resources": 2}
    scene = Scene(one=one, phase="combat", window="before")
    scene.one.is_offered("deploy Eager Recruit", "pass")


# ── Indomitable ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_indomitable_prevents_all_damage_of_an_attack() -> None:
    scene = battle(["Eager Recruit"], ["Goff Nob"], window="second turn", one_hand=["Indomitable"], one_resources=1)
    scene.two.attacks("Goff Nob", "Eager Recruit")
    scene.one.picks("use Indomitable")
    assert scene.damage_on("Eager Recruit") == 0
    assert scene.one.resources == 0


def test_indomitable_is_for_space_marines() -> None:
    scene = battle(["Enraged Ork"], ["Shoota Mob"], window="second turn", one_hand=["Indomitable"], one_resources=1)
    scene.two.attacks("Shoota Mob", "Enraged Ork")
    assert scene.asked == "shield"
    assert not scene.one.can("use Indomitable")


# ── Exterminatus ──────────────────────────────────────────────────────────────────────────────────────────────────


def exterminatus(one: dict[int, list[Any]], two: dict[int, list[Any]], resources: int = 3) -> Scene:
    return Scene(one={"planets": one, "hand": ["Exterminatus"], "resources": resources}, two={"planets": two})


def test_exterminatus_destroys_everything_that_is_not_unique() -> None:
    scene = exterminatus(
        {1: ["Eager Recruit"], 2: ["Captain Markis", "Deathwing Guard"], 3: ["Veteran Brother Maxos"]},
        {1: ["Goff Nob"], 2: ["Crushface", "Snotlings", "Shoota Mob"], 4: ["Bad Dok"]},
    )
    scene.one.picks("use Exterminatus")
    scene.one.is_offered("target Atrox Prime", "target Elouith")
    scene.one.picks("target Atrox Prime")
    assert scene.one.units_at(2) == ["Captain Markis"]
    assert scene.two.units_at(2) == ["Crushface"]
    assert scene.two.pile("discard") == ["Shoota Mob"]


def test_exterminatus_does_not_reach_an_enemy_ogryn_but_your_own_s69() -> None:
    scene = exterminatus({2: ["Stalwart Ogryn"]}, {2: ["Stalwart Ogryn"], 3: ["Stalwart Ogryn"]})
    scene.one.picks("use Exterminatus", "target Atrox Prime")  # planet 3 would not change
    assert scene.one.units_at(2) == []
    assert scene.two.units_at(2) == ["Stalwart Ogryn"]


def test_exterminatus_is_not_offered_at_the_first_planet_or_in_combat() -> None:
    scene = exterminatus({1: ["Eager Recruit"]}, {1: ["Goff Nob"], 2: ["Crushface"]})
    assert not scene.one.can("use Exterminatus")
    scene = battle(
        ["Eager Recruit"],
        ["Goff Nob"],
        two_planets={2: ["Goff Nob"]},
        window="window",
        one_hand=["Exterminatus", "Eager Recruit"],
        one_resources=3,
    )
    scene.one.is_offered("deploy Eager Recruit", "pass")


# ── Godwyn Pattern Bolter ─────────────────────────────────────────────────────────────────────────────────────────


def test_godwyn_pattern_bolter_gives_attack_and_health_and_ignores_flying() -> None:
    scene = battle([bearing("Eager Recruit", "Godwyn Pattern Bolter"), "Land Raider"], ["Assault Valkyrie", "Goff Nob"])
    assert (scene.attack_of("Eager Recruit"), scene.health_of("Eager Recruit")) == (3, 2)
    scene.one.attacks("Eager Recruit", "Assault Valkyrie")
    assert scene.damage_on("Assault Valkyrie") == 3


def test_godwyn_pattern_bolter_goes_on_army_units_that_take_wargear() -> None:
    one = {"planets": {1: ["Land Raider", "Eager Recruit"]}, "hand": ["Godwyn Pattern Bolter"], "resources": 1}
    scene = Scene(one=one, two={"planets": {1: ["Snotlings"]}})
    scene.one.picks("deploy Godwyn Pattern Bolter")
    assert scene.card("Godwyn Pattern Bolter").host == "Eager Recruit"


# ── Iron Halo ─────────────────────────────────────────────────────────────────────────────────────────────────────


def attacked_halo(state: dict[str, Any] | str) -> Scene:
    scene = battle([bearing("Captain Cato Sicarius", state), "Eager Recruit"], ["Goff Nob", "Shoota Mob"], window="second turn")
    scene.two.attacks("Goff Nob", "Captain Cato Sicarius")
    return scene


def test_iron_halo_is_exhausted_to_prevent_all_damage_of_an_attack() -> None:
    scene = attacked_halo("Iron Halo")
    scene.one.picks("use Iron Halo")
    assert scene.damage_on("Captain Cato Sicarius") == 0
    assert scene.is_exhausted("Iron Halo")


def test_an_exhausted_iron_halo_does_nothing() -> None:
    scene = attacked_halo(tired("Iron Halo"))
    assert scene.card("Captain Cato Sicarius").bloodied


def test_iron_halo_is_only_for_its_bearer() -> None:
    scene = battle([bearing("Captain Cato Sicarius", "Iron Halo"), "Eager Recruit"], ["Goff Nob"], window="second turn")
    scene.two.attacks("Goff Nob", "Eager Recruit")
    assert scene.zone_of("Eager Recruit") == "discard"


def test_iron_halo_stays_exhausted_when_units_ready_w14() -> None:
    cato = {"card": "Captain Cato Sicarius", "exhausted": True, "attachments": [tired("Iron Halo")]}
    scene = battle([cato], ["Goff Nob"], window="end of round")
    assert not scene.is_exhausted("Captain Cato Sicarius")
    assert scene.is_exhausted("Iron Halo")


# ── Fortress-Monastery ────────────────────────────────────────────────────────────────────────────────────────────


def test_fortress_monastery_makes_a_space_marine_cheaper() -> None:
    scene = Scene(one={"supports": ["Fortress-Monastery"], "hand": ["Deathwing Guard", "Goff Nob"], "resources": 4})
    assert not scene.one.can("deploy Goff Nob")
    scene.one.picks("deploy Deathwing Guard", "deploy Deathwing Guard → Barlus", "use Fortress-Monastery")
    assert scene.one.units_at(3) == ["Deathwing Guard"]
    assert scene.is_exhausted("Fortress-Monastery")
    assert scene.one.resources == 0


def test_an_exhausted_fortress_monastery_makes_nothing_cheaper() -> None:
    scene = Scene(one={"supports": [tired("Fortress-Monastery")], "hand": ["Deathwing Guard"], "resources": 4})
    assert not scene.one.can("deploy Deathwing Guard")


# ── Holy Sepulchre ────────────────────────────────────────────────────────────────────────────────────────────────


def fallen(unit: str, sepulchre: Any = "Holy Sepulchre", **given: Any) -> Scene:
    scene = battle([unit, "Sanctioned Psyker"], ["Goff Nob"], window="second turn", one_supports=[sepulchre], **given)
    scene.two.attacks("Goff Nob", unit)
    return scene


def test_holy_sepulchre_returns_a_fallen_space_marine_to_your_hand() -> None:
    scene = fallen("Raven Guard Speeder")
    scene.one.picks("use Holy Sepulchre")
    assert scene.one.hand == ["Raven Guard Speeder"]
    assert scene.one.pile("discard") == []
    assert scene.is_exhausted("Holy Sepulchre")


def test_holy_sepulchre_is_for_space_marines_and_must_be_ready() -> None:
    assert not fallen("Shoota Mob").one.can("use Holy Sepulchre")
    assert not fallen("Eager Recruit", tired("Holy Sepulchre")).one.can("use Holy Sepulchre")


def test_holy_sepulchre_returns_a_sacrificed_space_marine_too() -> None:
    scene = battle(
        ["Sicarius's Chosen", "Sanctioned Psyker"],
        ["Goff Nob", "Bad Dok"],
        window="second turn",
        one_supports=["Holy Sepulchre"],
        one_hand=["Glorious Intervention"],
        one_resources=1,
    )
    scene.two.attacks("Goff Nob", "Sanctioned Psyker")
    scene.one.picks("use Glorious Intervention", "sacrifice Sicarius's Chosen", "use Holy Sepulchre")
    assert scene.one.hand == ["Sicarius's Chosen"]
    assert scene.damage_on("Goff Nob") == 2


def test_fall_back_and_holy_sepulchre_compete_for_one_card_s73() -> None:
    given: dict[str, Any] = {"one_hand": ["Fall Back!"], "one_resources": 1}
    scene = battle(
        [wounded("Deathwing Guard", 5), "Eager Recruit"],
        ["Goff Nob"],
        window="second turn",
        one_supports=["Holy Sepulchre"],
        **given,
    )
    scene.two.attacks("Goff Nob", "Deathwing Guard")
    scene.one.passes()  # the event could be a shield
    scene.one.is_offered("use Fall Back!", "use Holy Sepulchre", "pass")
    scene.one.picks("use Fall Back!")
    assert "Deathwing Guard" in scene.one.units_at(0)
    assert not scene.is_exhausted("Deathwing Guard")
    assert not scene.one.can("use Holy Sepulchre")
