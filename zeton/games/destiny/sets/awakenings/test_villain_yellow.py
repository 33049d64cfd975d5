"""Yellow villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_jabba_the_hutt_awakenings_rerolls_a_yellow_die() -> None:
    scene = duel("Jabba the Hutt", card("Boba Fett", "-"), card("Maul", "-"))
    scene.h.picks("activate Jabba the Hutt", "use Jabba the Hutt")
    assert scene.h.can("reroll Boba Fett -") and not scene.h.can("reroll Maul -")


def test_gaffi_stick_trades_melee_damage_for_three() -> None:
    stick = card("Gaffi Stick", "Sp")
    scene = duel(card("Maul", "2MD", upgrades=[stick]))
    scene.h.picks("resolve Gaffi Stick Sp", "remove Maul 2MD", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3 and not scene.h.pool
    without = duel(card("Maul", upgrades=[stick]))
    without.h.picks("resolve Gaffi Stick Sp")
    assert without.damage_on(VETERAN) == 0


def test_he_doesn_t_like_you_trades_dice() -> None:
    scene = duel(card("Boba Fett", "-"), against=card(VETERAN, "2RD"), hand=["He Doesn't Like You"])
    scene.h.picks("play He Doesn't Like You")
    assert not scene.h.pool and not scene.v.pool
    without = duel("Boba Fett", against=card(VETERAN, "2RD"), hand=["He Doesn't Like You"])
    without.h.picks("play He Doesn't Like You")
    assert without.v.pool == ["Veteran Stormtrooper 2RD"]


def test_underworld_connections_gains_once_a_round() -> None:
    scene = duel("Boba Fett", supports=["Underworld Connections"], resources=0)
    scene.h.picks("use Underworld Connections")
    assert scene.h.resources == 1 and scene.is_exhausted("Underworld Connections")
    tired = duel("Boba Fett", supports=[card("Underworld Connections", exhausted=True)])
    assert not tired.h.can("use Underworld Connections")


def test_jango_fett_awakenings_is_activated_after_an_opponents_character() -> None:
    scene = duel("Jango Fett", against=[VETERAN, "Maul"], turn="v")
    scene.v.picks("activate Maul")
    scene.h.picks("use Jango Fett")
    assert scene.is_exhausted("Jango Fett") and scene.where_is_the_die("Jango Fett") == "pool"


def test_jango_fett_awakenings_does_not_answer_his_own_side_or_when_he_is_exhausted() -> None:
    scene = duel("Jango Fett", "Maul", against=VETERAN)
    scene.h.picks("activate Maul")
    assert not scene.is_exhausted("Jango Fett")
    tired = duel(card("Jango Fett", exhausted=True), against=[VETERAN, "Han Solo"], turn="v")
    tired.v.picks("activate Han Solo")
    assert not tired.h.can("use Jango Fett")


def test_jango_fett_awakenings_does_not_answer_a_support() -> None:
    scene = duel("Jango Fett", against=VETERAN, v_supports=["Millennium Falcon"], turn="v")
    scene.v.picks("activate Millennium Falcon")
    assert not scene.h.can("use Jango Fett")
