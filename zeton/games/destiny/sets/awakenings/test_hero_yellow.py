"""Yellow hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_hired_gun_has_costly_sides() -> None:
    scene = duel(card("Hired Gun", "3RD1"), resources=1)
    scene.h.picks("resolve Hired Gun 3RD1", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and scene.h.resources == 0
    assert not duel(card("Hired Gun", "3RD1"), resources=0).h.can("resolve Hired Gun 3RD1")


def test_infiltrate_rerolls_two_of_theirs() -> None:
    scene = duel(
        card("Han Solo", upgrades=[card("Infiltrate", "Sp")]), against=[card(VETERAN, "2RD"), card("Boba Fett", "2RD")]
    )
    scene.will_roll((VETERAN, "-"), ("Boba Fett", "-"))
    scene.h.picks("resolve Infiltrate Sp", "reroll Veteran Stormtrooper 2RD", "reroll Boba Fett 2RD")
    assert sorted(scene.v.pool) == ["Boba Fett -", "Veteran Stormtrooper -"]


def test_shoot_first_fires_before_the_other() -> None:
    scene = duel(card("Han Solo", "2RD"), against=card("Greedo", "2RD"), hand=["Shoot First"])
    scene.h.picks("play Shoot First", "hit Greedo ×2")
    scene.h.is_asked("additional action")
    assert scene.damage_on("Greedo") == 2 and not scene.v.pool and not scene.h.pool


def test_street_informants_look_at_the_hand() -> None:
    scene = duel("Han Solo", supports=["Street Informants"], v_hand=["Alter"])
    scene.h.picks("use Street Informants")
    assert None not in scene.match.view(0)["zones"]["hand"][1] and scene.is_exhausted("Street Informants")


def test_dl_44_heavy_blaster_pistol_makes_the_opponent_remove_a_die() -> None:
    foes = [card("Maul", "2MD"), card("Boba Fett", "-")]
    scene = duel("Han Solo", against=foes, hand=["DL-44 Heavy Blaster Pistol"])
    scene.h.picks("play DL-44 Heavy Blaster Pistol")
    scene.v.picks("remove Boba Fett -")
    assert scene.v.pool == ["Maul 2MD"]
    scene.h.is_asked("additional action")


def test_don_t_get_cocky_lets_both_draw() -> None:
    scene = duel("Han Solo", hand=["Don't Get Cocky"])
    scene.h.picks("play Don't Get Cocky")
    assert len(scene.h.hand) == len(scene.v.hand) == 2


def test_negotiate_trades_a_character_die_for_two() -> None:
    foes = [card("Maul", "2MD"), card("Boba Fett", "-"), card(VETERAN, "2RD")]
    scene = duel(card("Han Solo", "-"), against=foes, hand=["Negotiate"])
    scene.h.picks("play Negotiate")
    scene.v.picks("remove Boba Fett -", "remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Maul 2MD"] and not scene.h.pool


def test_negotiate_does_nothing_without_a_character_die() -> None:
    scene = duel("Han Solo", against=card("Maul", "2MD"), hand=["Negotiate"], supports=[card("Millennium Falcon", "3RD")])
    scene.h.picks("play Negotiate")
    assert scene.v.pool == ["Maul 2MD"] and scene.h.pool == ["Millennium Falcon 3RD"]


def test_smuggling_trades_a_card_for_a_resource() -> None:
    scene = duel("Han Solo", hand=["Smuggling", "Alter"], resources=0)
    scene.h.picks("play Smuggling")
    assert scene.h.resources == 1 and not scene.h.hand
    alone = duel("Han Solo", hand=["Smuggling"], resources=0)
    alone.h.picks("play Smuggling")
    assert alone.h.resources == 0
    assert not duel("Rey", hand=["Smuggling", "Alter"]).h.can("play Smuggling")


def test_play_the_odds_pays_for_resources() -> None:
    scene = duel(card("Han Solo", "-"), card("Rey", "-"), supports=["Play the Odds"], resources=0)
    scene.will_roll(("Han Solo", "1R"))
    scene.h.picks("use Play the Odds")
    assert scene.h.resources == 1 and scene.is_exhausted("Play the Odds")
    other = duel(card("Han Solo", "1R"), supports=["Play the Odds"], resources=0)
    other.will_roll(("Han Solo", "-"))
    other.h.picks("use Play the Odds")
    assert other.h.resources == 0


def test_padme_amidala_awakenings_discards_one_or_for_a_resource_two() -> None:
    scene = duel(card("Padme Amidala", "Sp"), resources=1)
    scene.h.picks("resolve Padme Amidala Sp", "mode Padme Amidala #2")
    assert len(scene.v.pile("discard")) == 2 and scene.h.resources == 0
    poor = duel(card("Padme Amidala", "Sp"), resources=0)
    poor.h.picks("resolve Padme Amidala Sp")
    assert len(poor.v.pile("discard")) == 1
