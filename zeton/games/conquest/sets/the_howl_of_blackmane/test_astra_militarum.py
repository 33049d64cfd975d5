"""Astra Militarum cards, in the order of astra_militarum.py: each works, and only when it may."""

from zeton.games.conquest.testing import Scene, battle, wounded


def test_interrogator_acolyte_leaves_two_cards_behind() -> None:
    scene = battle(
        [wounded("Interrogator Acolyte", 1)], ["Goff Nob"], window="second turn", one_deck=["Raid", "Doom", "Nullify"]
    )
    scene.two.attacks("Goff Nob", "Interrogator Acolyte")
    scene.one.picks("use Interrogator Acolyte")
    assert len(scene.one.hand) == 2


def test_muster_the_guard_makes_every_astra_militarum_unit_of_the_phase_cheaper() -> None:
    one = {
        "warlord": "Colonel Straken",
        "hand": ["Muster the Guard", "Cadian Mortar Squad", "Cadian Mortar Squad", "Void Pirate"],
        "resources": 4,
    }
    scene = Scene(one=one, planets=["Plannum"])
    scene.one.picks("use Muster the Guard")
    assert scene.is_exhausted("Colonel Straken")
    scene.two.passes()
    table = scene.table
    assert table.cost(scene.number("Cadian Mortar Squad")) == table.cards[scene.number("Cadian Mortar Squad")].cost - 1
    assert table.cost(scene.number("Void Pirate")) == table.cards[scene.number("Void Pirate")].cost


def test_muster_the_guard_needs_a_ready_warlord() -> None:
    scene = Scene(one={"warlord": {"card": "Colonel Straken", "exhausted": True}, "hand": ["Muster the Guard"]})
    assert not scene.one.can("use Muster the Guard")


def test_noble_deed_deals_the_printed_attack_of_what_was_sacrificed_at_its_planet() -> None:
    scene = battle(
        ["Cadian Mortar Squad", "Ratling Deadeye"],
        ["Goff Nob", "Nazdreg"],
        two_planets={2: ["Enraged Ork"]},
        one_hand=["Noble Deed"],
        one_resources=1,
        window="window",
    )
    scene.one.picks("use Noble Deed", "sacrifice Ratling Deadeye")
    assert scene.zone_of("Ratling Deadeye") == "discard"
    assert scene.damage_on("Goff Nob") == 1


def test_noble_deed_is_not_played_where_no_enemy_army_unit_is_with_the_sacrifice_a23() -> None:
    scene = Scene(
        one={"planets": {1: ["Ratling Deadeye"]}, "hand": ["Noble Deed"], "resources": 1},
        two={"planets": {2: ["Goff Nob"]}},
    )
    assert not scene.one.can("use Noble Deed")
