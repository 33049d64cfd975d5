"""Gray neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_jawa_scavenger_sells_what_is_dear() -> None:
    scene = duel("Jawa Scavenger", supports=["Fang Fighter", "Backup Specialist"], resources=0)
    scene.h.picks("activate Jawa Scavenger", "use Jawa Scavenger")
    assert scene.h.resources == 1 and scene.zone_of("Fang Fighter") == "discard"
    poor = duel("Jawa Scavenger", supports=["Backup Specialist"], resources=0)
    poor.h.picks("activate Jawa Scavenger")
    poor.v.is_asked("action")


def test_emulate_turns_the_die_of_a_copied_character() -> None:
    scene = duel(card("Battle Droid", "-"), "Battle Droid", card("Tarkin", "-"), hand=["Emulate"])
    scene.h.picks("play Emulate", "turn Battle Droid - to 1RD")
    assert sorted(scene.h.pool) == ["Battle Droid 1RD", "Tarkin -"]
    single = duel(card("Battle Droid", "-"), hand=["Emulate"])
    single.h.picks("play Emulate")
    assert single.h.pool == ["Battle Droid -"]


def test_emulate_counts_copies_of_both_players() -> None:
    scene = duel(card("Battle Droid", "-"), against="Battle Droid", hand=["Emulate"])
    scene.h.picks("play Emulate", "turn Battle Droid - to 1RD")
    assert scene.h.pool == ["Battle Droid 1RD"]


def test_fight_back_gives_a_die_for_a_die() -> None:
    scene = duel(card("Maul", "-"), against=card(VETERAN, "2RD"), hand=["Fight Back"])
    scene.h.picks("play Fight Back")
    assert not scene.h.pool and not scene.v.pool
    without = duel("Maul", against=card(VETERAN, "2RD"), hand=["Fight Back"])
    without.h.picks("play Fight Back")
    assert without.v.pool == ["Veteran Stormtrooper 2RD"]


def test_resourceful_sells_a_die() -> None:
    scene = duel(card("Jawa Scavenger", "-"), hand=["Resourceful"], resources=0)
    scene.h.picks("play Resourceful")
    assert scene.h.resources == 1 and not scene.h.pool
    assert not duel(card("Maul", "-"), hand=["Resourceful"]).h.can("play Resourceful")


def test_surprise_attack_adds_one() -> None:
    scene = duel(card("Maul", "2MD"), hand=["Surprise Attack"])
    scene.h.picks("play Surprise Attack", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3


def test_supply_pack_rerolls_dice_of_its_character() -> None:
    maul = card("Maul", "-", upgrades=["Supply Pack", card("Hunting Rifle", "-")])
    scene = duel(maul, card("Boba Fett", "-"))
    scene.will_roll(("Maul", "2MD"), ("Hunting Rifle", "1Dr"))
    scene.h.picks("use Supply Pack", "reroll Maul -", "reroll Hunting Rifle -")
    assert sorted(scene.h.pool) == ["Boba Fett -", "Hunting Rifle 1Dr", "Maul 2MD"]
    assert scene.is_exhausted("Supply Pack")


def test_t_21_repeating_blaster_may_fire_again() -> None:
    blaster = card("T-21 Repeating Blaster", "Sp1")
    scene = duel(card("Maul", upgrades=[blaster]), resources=1)
    scene.will_roll(("T-21 Repeating Blaster", "2RD"))
    scene.h.picks("resolve T-21 Repeating Blaster Sp1", "hit Veteran Stormtrooper ×2", "use T-21 Repeating Blaster")
    assert scene.h.pool == ["T-21 Repeating Blaster 2RD"] and scene.h.resources == 0
    once = duel(card("Maul", upgrades=[blaster]), resources=1)
    once.h.picks("resolve T-21 Repeating Blaster Sp1", "hit Veteran Stormtrooper ×2", "pass")
    assert not once.h.pool and once.damage_on(VETERAN) == 2


def test_vibrosword_is_redeployed() -> None:
    maul = card("Maul", damage=10, upgrades=["Vibrosword"])
    scene = duel("Boba Fett", maul, against=card("Han Solo", "2RD"), turn="v")
    scene.v.picks("resolve Han Solo 2RD", "hit Maul ×2")
    scene.h.picks("redeploy Vibrosword → Boba Fett")
    assert scene.host_of("Vibrosword") == "Boba Fett"


def test_bespin_wing_guard_makes_the_opponent_discard() -> None:
    scene = duel("Maul", supports=["Bespin Wing Guard"], v_hand=["Alter", "Mislead"], resources=1)
    scene.h.picks("use Bespin Wing Guard")
    scene.v.picks("discard Alter")
    assert scene.v.hand == ["Mislead"] and scene.h.resources == 0 and scene.is_exhausted("Bespin Wing Guard")
    assert not duel("Maul", supports=["Bespin Wing Guard"], resources=0).h.can("use Bespin Wing Guard")
