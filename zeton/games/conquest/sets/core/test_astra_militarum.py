"""Astra Militarum warlord, squad and army units, in the order of astra_militarum.py: each works, and only when it may."""

from typing import Any

import pytest

from zeton.games.conquest.rules.leaving import LeavePlay
from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

# ── Colonel Straken ───────────────────────────────────────────────────────────────────────────────────────────────


def test_colonel_straken_strengthens_your_other_soldiers_and_warriors_here() -> None:
    here = ["Colonel Straken", "Guardsman", "Stalwart Ogryn", "Ratling Deadeye"]
    scene = Scene(
        one={"warlord": "Colonel Straken", "planets": {1: here, 2: ["Captain Markis"]}},
        two={"planets": {1: ["Shoota Mob"]}},
        battle=1,
        window="turns",
    )
    assert scene.attack_of("Colonel Straken") == 2
    guardsman = scene.number("Guardsman", "planet_1")
    assert (scene.table.attack(guardsman), scene.attack_of("Stalwart Ogryn")) == (2, 3)
    assert scene.attack_of("Ratling Deadeye") == 1  # neither
    assert scene.attack_of("Captain Markis") == 2  # elsewhere
    assert scene.attack_of("Shoota Mob") == 2  # an enemy


def test_straken_in_the_hq_or_bloodied_strengthens_nobody() -> None:
    scene = Scene(one={"warlord": "Colonel Straken", "hq": ["Captain Markis"]})
    assert scene.attack_of("Captain Markis") == 2
    straken = {"card": "Colonel Straken", "bloodied": True}
    scene = battle([straken, "Captain Markis"], ["Goff Nob"])
    assert scene.attack_of("Captain Markis") == 2


# ── Straken's Command Squad ───────────────────────────────────────────────────────────────────────────────────────


def test_strakens_command_squad_leaves_a_guardsman_behind() -> None:
    scene = battle(["Straken's Command Squad", "Land Raider"], ["Goff Nob", "Bad Dok"], window="second turn")
    scene.two.attacks("Goff Nob", "Straken's Command Squad")
    scene.one.picks("use Straken's Command Squad")
    assert scene.one.units_at(1) == ["Land Raider", "Guardsman"]
    assert scene.one.pile("discard") == ["Straken's Command Squad"]


def test_the_command_squad_leaves_nobody_in_an_hq_nor_an_eleventh_guardsman() -> None:
    scene = Scene(
        one={"planets": {1: ["Captain Cato Sicarius"]}},
        two={"hq": ["Straken's Command Squad"], "warlord": wounded("Nazdreg", 1)},
        planets=["Atrox Prime", "Iridial"],
        battle=1,
        window="turns",
    )
    scene.table.damage[scene.number("Straken's Command Squad")] = 1
    scene.one.picks("use Atrox Prime", "target HQ")
    assert scene.zone_of("Straken's Command Squad") == "discard"
    assert "Guardsman" not in scene.two.units_at(0)
    scene = battle(["Straken's Command Squad", *["Guardsman"] * 10], ["Goff Nob", "Bad Dok"], window="second turn")
    scene.two.attacks("Goff Nob", "Straken's Command Squad")
    assert scene.zone_of("Straken's Command Squad") == "discard"
    assert len(scene.one.units_at(1)) == 10


# ── Omega Zero Command ────────────────────────────────────────────────────────────────────────────────────────────


def struggles(one: list[Any], two: list[Any]) -> Scene:
    return Scene(
        one={"planets": {3: one}, "supports": ["Omega Zero Command"]},
        two={"planets": {3: two}},
        phase="command",
        window="struggles",
    )


def test_omega_zero_command_puts_a_guardsman_where_a_struggle_was_won() -> None:
    scene = struggles(["Sanctioned Psyker"], ["Shoota Mob"])
    scene.one.picks("pass")  # the bonus
    scene.one.picks("use Omega Zero Command")
    assert scene.one.units_at(3) == ["Sanctioned Psyker", "Guardsman"]
    assert not scene.is_exhausted("Omega Zero Command")


def test_a_tie_gives_no_guardsman_s41() -> None:
    scene = struggles(["Sanctioned Psyker"], ["Shoota Mob", "Bad Dok"])
    assert scene.one.units_at(3) == ["Sanctioned Psyker"]
    assert not scene.one.can("use Omega Zero Command")


# ── Glorious Intervention ─────────────────────────────────────────────────────────────────────────────────────────


def intervention(mine: list[Any], attacked: str, **given: Any) -> Scene:
    """Player two's Dreadnought attacks a unit of player one, who has the event."""
    scene = battle(
        mine,
        ["Ultramarines Dreadnought", "Bad Dok"],
        window="second turn",
        one_hand=["Glorious Intervention"],
        one_resources=1,
        two_warlord="Zarathur, High Sorcerer",
        **given,
    )
    scene.two.attacks("Ultramarines Dreadnought", attacked)
    return scene


def test_glorious_intervention_prevents_all_and_strikes_back_with_the_printed_attack_s27_s9() -> None:
    mine = ["Colonel Straken", "Straken's Command Squad"]
    scene = battle(
        ["Ultramarines Dreadnought", "Eager Recruit"],
        mine,
        two_hand=["Glorious Intervention"],
        two_resources=1,
        one_hand=["Indomitable"],
        initiative="one",
        window="second turn",
        one_planets={},
        two_warlord="Colonel Straken",
    )
    # Straken alone has the initiative here, so the second turn is player one's.
    scene.one.attacks("Ultramarines Dreadnought", "Colonel Straken")
    scene.two.picks("use Glorious Intervention", "sacrifice Straken's Command Squad", "use Straken's Command Squad")
    scene.one.is_offered("shield Indomitable → Ultramarines Dreadnought", "pass")
    scene.one.passes()
    assert scene.damage_on("Ultramarines Dreadnought") == 2
    assert scene.damage_on("Colonel Straken") == 0
    assert scene.two.units_at(1) == ["Colonel Straken", "Guardsman"]


def test_glorious_intervention_needs_a_soldier_or_warrior_at_that_planet() -> None:
    scene = intervention(
        ["Captain Cato Sicarius", "Ratling Deadeye"], "Captain Cato Sicarius", one_planets={2: ["Stalwart Ogryn"]}
    )
    assert scene.asked == "shield"
    assert not scene.one.can("use Glorious Intervention")


def test_glorious_intervention_may_be_paid_with_the_attacked_unit_itself_r1_1() -> None:
    """The card asks for a Soldier or Warrior at that planet, and not for another one."""
    scene = intervention(["Stalwart Ogryn", "Ratling Deadeye"], "Stalwart Ogryn")
    scene.one.picks("use Glorious Intervention", "sacrifice Stalwart Ogryn")
    assert scene.zone_of("Stalwart Ogryn") == "discard"
    assert scene.damage_on("Ultramarines Dreadnought") == 2  # the Ogryn's printed ATK


def test_a_warlord_cannot_intervene() -> None:
    scene = intervention(["Captain Cato Sicarius", "Ratling Deadeye"], "Ratling Deadeye")
    assert not scene.one.can("use Glorious Intervention")


def test_an_attacker_immune_to_events_takes_nothing_from_the_intervention() -> None:
    scene = battle(
        ["Guardsman", "Sanctioned Psyker"],
        ["Stalwart Ogryn", "Bad Dok"],
        window="second turn",
        one_hand=["Glorious Intervention"],
        one_resources=1,
    )
    scene.two.attacks("Stalwart Ogryn", "Sanctioned Psyker")
    scene.one.picks("use Glorious Intervention", "sacrifice Guardsman")
    assert scene.damage_on("Sanctioned Psyker") == scene.damage_on("Stalwart Ogryn") == 0


# ── Straken's Cunning ─────────────────────────────────────────────────────────────────────────────────────────────


def test_strakens_cunning_gives_attack_and_three_cards_when_its_bearer_leaves() -> None:
    scene = battle(
        [bearing("Eager Recruit", "Straken's Cunning"), "Land Raider"], ["Goff Nob", "Bad Dok"], window="second turn"
    )
    assert scene.attack_of("Eager Recruit") == 3
    scene.two.attacks("Goff Nob", "Eager Recruit")
    scene.one.picks("use Straken's Cunning")
    assert len(scene.one.hand) == 3
    assert sorted(scene.one.pile("discard")) == ["Eager Recruit", "Straken's Cunning"]


def test_strakens_cunning_goes_on_army_units() -> None:
    one = {"planets": {1: ["Guardsman", "Eager Recruit"]}, "hand": ["Straken's Cunning"], "resources": 1}
    scene = Scene(one=one)
    scene.one.picks("deploy Straken's Cunning")
    assert scene.card("Straken's Cunning").host == "Eager Recruit"


# ── Cadian Mortar Squad ───────────────────────────────────────────────────────────────────────────────────────────


def mortar(fallen: str, *, at: int = 1, ready: bool = False) -> Scene:
    squad = "Cadian Mortar Squad" if ready else tired("Cadian Mortar Squad")
    scene = (
        battle([fallen, "Land Raider"], ["Goff Nob", "Bad Dok"], window="second turn", one_planets={at: [squad]})
        if at > 1
        else battle([fallen, "Land Raider", squad], ["Goff Nob", "Bad Dok"], window="second turn")
    )
    scene.two.attacks("Goff Nob", fallen)
    return scene


def test_cadian_mortar_squad_is_readied_when_your_army_unit_here_leaves_play() -> None:
    scene = mortar("Eager Recruit")
    scene.one.picks("use Cadian Mortar Squad")
    assert not scene.is_exhausted("Cadian Mortar Squad")


def test_cadian_mortar_squad_is_not_readied_by_tokens_or_elsewhere_or_when_ready() -> None:
    assert not mortar("Guardsman").one.can("use Cadian Mortar Squad")
    assert not mortar("Eager Recruit", at=2).one.can("use Cadian Mortar Squad")
    assert not mortar("Eager Recruit", ready=True).one.can("use Cadian Mortar Squad")


def test_r19_7_gun_drones_on_a_unit_are_no_army_unit_when_they_leave_play() -> None:
    """Ravenous Flesh Hounds bear no attachments: only while their text was blank could they get the Drones."""
    hounds = {"card": "Ravenous Flesh Hounds", "damage": 1}
    scene = Scene(
        one={
            "planets": {1: [hounds, "Goff Nob", tired("Cadian Mortar Squad")]},
            "supports": ["Twisted Laboratory"],
            "hand": ["Gun Drones", "Shoota Mob"],
            "resources": 3,
        },
        two={"warlord": "Nazdreg"},
    )
    scene.one.picks("use Twisted Laboratory", "target Ravenous Flesh Hounds")
    scene.two.passes()
    scene.one.picks("deploy Gun Drones", "attach Gun Drones → Ravenous Flesh Hounds")
    assert scene.card("Gun Drones").host == "Ravenous Flesh Hounds"
    scene.one.passes()
    assert scene.zone_of("Gun Drones") == "discard"
    assert not scene.one.can("use Cadian Mortar Squad")
    assert scene.is_exhausted("Cadian Mortar Squad")


def test_a_mortar_squad_readied_in_the_skirmish_attacks_again_in_it_s49() -> None:
    scene = battle(
        ["Cadian Mortar Squad", wounded("Sanctioned Psyker", 3)],
        [bearing("Goff Nob", "Rokkit Launcha"), "Bad Dok"],
        window="ranged",
    )
    scene.one.attacks("Cadian Mortar Squad", "Bad Dok")
    scene.two.attacks("Goff Nob", "Sanctioned Psyker")
    scene.one.picks("use Cadian Mortar Squad")
    scene.one.attacks("Cadian Mortar Squad", "Bad Dok")
    assert scene.damage_on("Bad Dok") == 2


# ── Captain Markis ────────────────────────────────────────────────────────────────────────────────────────────────


def markis(*others: Any, two: tuple[Any, ...] = ("Goff Nob",), **given: Any) -> Scene:
    return Scene(
        one={"planets": {2: ["Captain Markis", *others]}, **given},
        two={"planets": {2: list(two), 3: ["Bad Dok"]}},
    )


def test_captain_markis_sacrifices_a_unit_to_exhaust_another() -> None:
    scene = markis("Guardsman", "Eager Recruit", tired("Land Raider"))
    scene.one.picks("use Captain Markis")
    scene.one.is_offered("sacrifice Captain Markis", "sacrifice Guardsman")
    scene.one.picks("sacrifice Guardsman")
    scene.one.is_offered("target Goff Nob", "target Captain Markis", "target Eager Recruit")
    scene.one.picks("target Goff Nob")
    assert scene.is_exhausted("Goff Nob")
    assert "Guardsman" not in scene.one.units_at(2)


def test_captain_markis_may_sacrifice_himself_a25() -> None:
    scene = markis()
    scene.one.picks("use Captain Markis", "sacrifice Captain Markis", "target Goff Nob")
    assert scene.is_exhausted("Goff Nob")
    assert scene.one.pile("discard") == ["Captain Markis"]


def test_captain_markis_acts_once_per_phase_and_needs_a_target() -> None:
    scene = markis("Guardsman", "Guardsman", two=("Goff Nob", "Shoota Mob"), hand=["Eager Recruit"], resources=1)
    scene.one.picks("use Captain Markis", "sacrifice Guardsman", "target Goff Nob")
    scene.two.passes()
    assert not scene.one.can("use Captain Markis")
    assert "R17.1" in scene.one.why_not("Captain Markis")
    scene = Scene(
        one={"planets": {2: ["Captain Markis"]}, "hand": ["Eager Recruit"], "resources": 1},
        two={"planets": {2: [tired("Goff Nob")]}},
    )
    scene.one.is_offered("deploy Eager Recruit", "pass")  # nobody is left whom he could exhaust


def test_captain_markis_exhausts_no_warlord() -> None:
    scene = battle(["Captain Markis", "Guardsman", "Land Raider"], ["Nazdreg", "Goff Nob"], window="window")
    scene.one.picks("use Captain Markis", "sacrifice Guardsman")
    scene.one.is_offered("target Goff Nob", "target Captain Markis", "target Land Raider")


def test_a_unit_saved_from_the_sacrifice_was_no_payment_w6() -> None:
    scene = markis("Straken's Command Squad")
    scene.one.picks("use Captain Markis", "sacrifice Straken's Command Squad")
    leaving = next(procedure for procedure in scene.table.stack if isinstance(procedure, LeavePlay))
    leaving.cancel(0)  # as an interrupt that saves it would
    scene.one.passes()
    assert "Straken's Command Squad" in scene.one.units_at(2)
    assert not scene.is_exhausted("Goff Nob")
    assert not scene.one.can("target Goff Nob")


# ── Enginseer Augur ───────────────────────────────────────────────────────────────────────────────────────────────

AUGUR_DECK = [
    "Catachan Outpost",
    "Imperial Bunker",
    "Eager Recruit",
    "Bigtoof Banna",
    "Land Raider",
    "Suppressive Fire",
    "Rockcrete Bunker",
    "Penal Legionnaire",
]


def augur(**given: Any) -> Scene:
    scene = battle(
        ["Enginseer Augur", "Land Raider"], ["Goff Nob", "Bad Dok"], window="second turn", one_deck=AUGUR_DECK, **given
    )
    scene.two.attacks("Goff Nob", "Enginseer Augur")
    return scene


def test_enginseer_augur_puts_a_cheap_support_into_your_hq_w10() -> None:
    scene = augur()
    scene.one.picks("use Enginseer Augur")
    scene.one.is_offered("take Catachan Outpost", "take Imperial Bunker", "pass")
    scene.one.picks("take Catachan Outpost")
    state = scene.card("Catachan Outpost")
    assert (state.place, state.exhausted) == ("supports", False)
    assert (scene.one.resources, scene.table.plays) == (0, ())


def test_what_the_augur_finds_does_not_count_as_a_limited_card_s62() -> None:
    scene = augur()
    scene.one.picks("use Enginseer Augur", "take Imperial Bunker")
    assert scene.card("Imperial Bunker").place == "supports"
    assert scene.table.plays == ()


def test_a_unique_support_is_not_found_twice() -> None:
    scene = augur(one_supports=["Imperial Bunker"])
    scene.one.picks("use Enginseer Augur")
    scene.one.is_offered("take Catachan Outpost", "pass")


# ── Infantry Conscripts ───────────────────────────────────────────────────────────────────────────────────────────


def test_infantry_conscripts_are_stronger_for_each_support_of_yours() -> None:
    one = {"hq": ["Infantry Conscripts"], "supports": ["Catachan Outpost", "Ork Kannon"]}
    assert Scene(one=one, two={"supports": ["Kraktoof Hall"]}).attack_of("Infantry Conscripts") == 4
    assert Scene(one={"hq": ["Infantry Conscripts"]}).attack_of("Infantry Conscripts") == 0


# ── Elysian Assault Team ──────────────────────────────────────────────────────────────────────────────────────────


def elysians(fallen: str) -> Scene:
    scene = battle(
        [fallen, "Land Raider"], ["Goff Nob", "Bad Dok"], at=2, window="second turn", one_hand=["Elysian Assault Team"]
    )
    scene.two.attacks("Goff Nob", fallen)
    return scene


@pytest.mark.parametrize("fallen", ["Guardsman", "Stalwart Ogryn"])
def test_elysian_assault_team_comes_from_hand_where_a_soldier_or_warrior_fell_s74(fallen: str) -> None:
    scene = elysians(fallen)
    scene.one.picks("use Elysian Assault Team")
    assert scene.one.units_at(2) == ["Land Raider", "Elysian Assault Team"]
    assert not scene.is_exhausted("Elysian Assault Team")
    assert scene.one.hand == []


def test_elysian_assault_team_does_not_come_for_others_nor_for_enemies() -> None:
    assert not elysians("Ratling Deadeye").one.can("use Elysian Assault Team")
    scene = battle(["Goff Nob", "Land Raider"], ["Shoota Mob", "Bad Dok"], at=2, one_hand=["Elysian Assault Team"])
    scene.one.attacks("Goff Nob", "Shoota Mob")
    assert not scene.one.can("use Elysian Assault Team")
