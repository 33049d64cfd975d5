"""Blue villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_kylo_ren_two_player_game_names_the_colour_of_a_card() -> None:
    scene = duel("Kylo Ren (Two-Player Game)", v_hand=["Alter"])
    scene.h.picks("activate Kylo Ren", "use Kylo Ren", "blue", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.v.hand == ["Alter"]
    assert None not in scene.match.view(0)["zones"]["hand"][1]


def test_kylo_ren_two_player_game_names_the_wrong_colour() -> None:
    scene = duel("Kylo Ren (Two-Player Game)", v_hand=["Alter"])
    scene.h.picks("activate Kylo Ren", "use Kylo Ren", "red")
    scene.v.is_asked("action")
    assert scene.damage_on(VETERAN) == 0


def test_kylo_ren_two_player_game_is_not_asked_against_an_empty_hand() -> None:
    scene = duel("Kylo Ren (Two-Player Game)")
    scene.h.picks("activate Kylo Ren")
    scene.v.is_asked("action")


def test_dark_counsel_draws_and_stays() -> None:
    scene = duel(card("Kylo Ren (Two-Player Game)", upgrades=[card("Dark Counsel", "Sp")]))
    scene.will_roll(("Dark Counsel", "1F"))
    scene.h.picks("resolve Dark Counsel Sp")
    assert len(scene.h.hand) == 1 and scene.h.pool == ["Dark Counsel 1F"]


def test_dark_counsel_is_done_for_this_action() -> None:
    """Although it shows the same symbol again (R7.8)."""
    scene = duel(card("Kylo Ren (Two-Player Game)", upgrades=[card("Dark Counsel", "Sp")]))
    scene.will_roll(("Dark Counsel", "Sp"))
    scene.h.picks("resolve Dark Counsel Sp")
    scene.v.is_asked("action")


def test_crossguard_lightsaber_played_on_kylo_ren() -> None:
    scene = duel("Kylo Ren (Two-Player Game)", "Maul", hand=["Crossguard Lightsaber"])
    scene.h.picks("play Crossguard Lightsaber", "attach Crossguard Lightsaber → Kylo Ren", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1
    other = duel("Kylo Ren (Two-Player Game)", "Maul", hand=["Crossguard Lightsaber"])
    other.h.picks("play Crossguard Lightsaber", "attach Crossguard Lightsaber → Maul")
    other.v.is_asked("action")


def test_crossguard_lightsaber_strikes_the_shielded_harder() -> None:
    saber = card("Crossguard Lightsaber", "Sp")
    scene = duel(card("Maul", upgrades=[saber]), against=[card(VETERAN, shields=1), "Boba Fett"])
    scene.h.picks("resolve Crossguard Lightsaber Sp", "hit Veteran Stormtrooper")
    assert scene.damage_on(VETERAN) == 2 and scene.shields_on(VETERAN) == 0
    plain = duel(card("Maul", upgrades=[saber]), against=[card(VETERAN, shields=1), "Boba Fett"])
    plain.h.picks("resolve Crossguard Lightsaber Sp", "hit Boba Fett")
    assert plain.damage_on("Boba Fett") == 2


def test_force_stasis_removes_a_die_and_hurts() -> None:
    stasis = card("Force Stasis", "Sp")
    scene = duel(card("Maul", upgrades=[stasis]), against=card(VETERAN, "2RD"))
    scene.h.picks("resolve Force Stasis Sp", "remove Veteran Stormtrooper 2RD", "hit Veteran Stormtrooper ×1")
    assert not scene.v.pool and scene.damage_on(VETERAN) == 1
    idle = duel(card("Maul", upgrades=[stasis]))
    idle.h.picks("resolve Force Stasis Sp")
    assert idle.damage_on(VETERAN) == 0


def test_force_stasis_is_for_blue_characters() -> None:
    assert not duel("Boba Fett", hand=["Force Stasis"]).h.can("play Force Stasis")


def test_jedi_rival_takes_a_shield() -> None:
    scene = duel(card("Maul", upgrades=["Jedi Rival"]), against=card(VETERAN, shields=2))
    scene.h.picks("activate Maul", "use Jedi Rival")
    assert scene.shields_on(VETERAN) == 1
    bare = duel(card("Maul", upgrades=["Jedi Rival"]))
    bare.h.picks("activate Maul")
    bare.v.is_asked("action")


def test_your_skills_are_complete_blanks_an_upgrade_die() -> None:
    rifle = card("Hunting Rifle", "1Dr")
    scene = duel("Maul", against=card(VETERAN, "2RD", upgrades=[rifle]), hand=["Your Skills Are Complete"])
    scene.h.picks("play Your Skills Are Complete", "turn Hunting Rifle 1Dr to -")
    assert sorted(scene.v.pool) == ["Hunting Rifle -", "Veteran Stormtrooper 2RD"]
