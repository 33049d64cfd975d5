"""Blue hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_luke_skywalker_s_lightsaber_shields_or_strikes() -> None:
    saber = card("Luke Skywalker's Lightsaber", "Sp")
    scene = duel(card("Rey", upgrades=[saber]), against=card(VETERAN, shields=2))
    scene.h.picks(
        "resolve Luke Skywalker's Lightsaber Sp", "mode Luke Skywalker's Lightsaber #2", "hit Veteran Stormtrooper ×2"
    )
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (2, 2)
    shielding = duel(card("Rey", upgrades=[saber]))
    shielding.h.picks("resolve Luke Skywalker's Lightsaber Sp", "mode Luke Skywalker's Lightsaber #1", "shield Rey ×2")
    assert shielding.shields_on("Rey") == 2


def test_luke_skywalker_s_lightsaber_is_for_blue_characters() -> None:
    assert not duel("Han Solo", hand=["Luke Skywalker's Lightsaber"]).h.can("play Luke Skywalker's Lightsaber")


def test_defensive_stance_awakenings_gives_two_shields() -> None:
    scene = duel(card("Rey"), hand=["Defensive Stance (Awakenings)"])
    scene.h.picks("play Defensive Stance", "shield Rey ×2")
    assert scene.shields_on("Rey") == 2


def test_awakening_resolves_a_modifier() -> None:
    overkill = card("Overkill", "+3RD")
    scene = duel(card("Rey", upgrades=[overkill]), supports=["Awakening"])
    scene.h.picks("use Awakening", "resolve Overkill +3RD", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.is_exhausted("Awakening")


def test_force_protection_divides_three_shields() -> None:
    scene = duel(card("Rey", upgrades=[card("Force Protection", "Sp")]), "Rebel Trooper")
    scene.h.picks("resolve Force Protection Sp", "shield Rey ×1", "shield Rebel Trooper ×1")
    assert scene.shields_on("Rey") == 1 and scene.shields_on("Rebel Trooper") == 2
    assert not duel("Rebel Trooper", hand=["Force Protection"]).h.can("play Force Protection")


def test_jedi_robes_shield_more_in_the_first_round() -> None:
    scene = duel("Rey", hand=["Jedi Robes"])
    scene.h.picks("play Jedi Robes")
    assert scene.shields_on("Rey") == 2
    later = duel("Rey", hand=["Jedi Robes"])
    later.table.round = 2
    later.h.picks("play Jedi Robes")
    assert later.shields_on("Rey") == 1


def test_heroism_bears_the_damage_of_a_die() -> None:
    scene = duel(card("Rey", shields=1), "Rebel Trooper", against=card("Maul", "2MD"), hand=["Heroism"])
    scene.h.picks("play Heroism")
    assert scene.damage_on("Rey") == 1 and not scene.v.pool


def test_heroism_needs_a_unique_character_and_a_die_with_damage() -> None:
    scene = duel("Rebel Trooper", against=card("Maul", "2MD"), hand=["Heroism"])
    scene.h.picks("play Heroism")
    assert scene.damage_on("Rebel Trooper") == 0 and scene.v.pool == ["Maul 2MD"]
    other = duel("Rey", against=card("Maul", "1R"), hand=["Heroism"])
    other.h.picks("play Heroism")
    assert other.damage_on("Rey") == 0 and other.v.pool == ["Maul 1R"]


def test_noble_sacrifice_exhausts_a_character() -> None:
    scene = duel("Rey", "Han Solo", against=[VETERAN, "Maul"], hand=["Noble Sacrifice"])
    scene.h.picks("play Noble Sacrifice", "exhaust Maul")
    assert scene.zone_of("Rey") == "set_aside" and scene.is_exhausted("Maul")


def test_noble_sacrifice_without_a_blue_character_exhausts_nobody() -> None:
    scene = duel("Han Solo", against=[VETERAN, "Maul"], hand=["Noble Sacrifice"])
    scene.h.picks("play Noble Sacrifice")
    assert not scene.is_exhausted("Maul") and not scene.is_exhausted(VETERAN)


def test_patience_discards_as_many_cards_as_dice() -> None:
    scene = duel(card("Rey", "-"), card("Han Solo", "-"), hand=["Patience"])
    scene.h.picks("play Patience", "remove Rey -", "remove Han Solo -")
    assert len(scene.v.pile("discard")) == 2 and not scene.h.pool
    none = duel(card("Rey", "-"), hand=["Patience"])
    none.h.picks("play Patience", "done")
    assert not none.v.pile("discard") and none.h.pool == ["Rey -"]


def test_return_of_the_jedi_brings_back_a_blue_event() -> None:
    scene = duel("Rey", hand=["Return of the Jedi"], discard=["Deflect", "Heroism", "Aim"])
    scene.h.picks("play Return of the Jedi")
    scene.h.is_offered("take Deflect", "take Heroism")
    scene.h.picks("take Heroism")
    assert scene.h.hand == ["Heroism"]


def test_willpower_moves_damage_between_the_exhausted() -> None:
    foes = [card(VETERAN, exhausted=True, shields=1), "Maul"]
    scene = duel(card("Rey", damage=3, exhausted=True), card("Han Solo", damage=2), against=foes, hand=["Willpower"])
    scene.h.picks("play Willpower")
    assert scene.damage_on("Rey") == 2 and scene.damage_on(VETERAN) == 1 and scene.shields_on(VETERAN) == 1
    fresh = duel(card("Rey", damage=3), against=foes, hand=["Willpower"])
    fresh.h.picks("play Willpower")
    assert fresh.damage_on("Rey") == 3


def test_riposte_strikes_with_the_shields_it_removes() -> None:
    scene = duel(card("Rey", shields=3), hand=["Riposte"])
    scene.h.picks("play Riposte", "unshield Rey ×2", "hit Veteran Stormtrooper ×2")
    assert scene.shields_on("Rey") == 1 and scene.damage_on(VETERAN) == 2


def test_riposte_may_leave_every_shield_in_place() -> None:
    scene = duel(card("Rey", shields=1), card("Rebel Trooper", shields=1), hand=["Riposte"])
    scene.h.picks("play Riposte")
    scene.h.is_offered("unshield Rey ×1", "unshield Rebel Trooper ×1", "done")
    scene.h.picks("done")
    assert scene.shields_on("Rey") == 1 and scene.damage_on(VETERAN) == 0
