"""Blue villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"
TIE = "Darth Vader's TIE Advanced"
INQUISITOR = "Grand Inquisitor"


def test_grand_inquisitor_removes_a_blank_and_damages_its_character() -> None:
    scene = duel(card(INQUISITOR, "Sp"), against=[card(VETERAN, "-"), card("Han Solo", "-"), card("Boba Fett", "1R")])
    scene.h.picks(f"resolve {INQUISITOR} Sp")
    scene.h.is_offered(f"remove {VETERAN} -", "remove Han Solo -")
    scene.h.picks(f"remove {VETERAN} -")
    assert [scene.damage_on(title) for title in (VETERAN, "Han Solo", "Boba Fett")] == [2, 0, 0]
    assert scene.v.pool == ["Han Solo -", "Boba Fett 1R"]


def test_grand_inquisitor_damages_nobody_where_no_blank_shows_r18_11() -> None:
    scene = duel(card(INQUISITOR, "Sp"), against=card(VETERAN, "1R"))
    scene.h.picks(f"resolve {INQUISITOR} Sp")
    assert scene.damage_on(VETERAN) == 0 and scene.v.pool


def test_grand_inquisitor_takes_no_upgrade_die() -> None:
    pike = card("Lightsaber Pike", "-")
    scene = duel(card(INQUISITOR, "Sp"), against=card(VETERAN, upgrades=[pike]))
    scene.h.picks(f"resolve {INQUISITOR} Sp")
    assert scene.damage_on(VETERAN) == 0 and scene.v.pool


def chased(damage: int, resources: int = 2) -> int:
    """The damage on a trooper after the special of the TIE."""
    scene = duel("Maul", supports=[card(TIE, "Sp")], against=[card("Han Solo", damage=damage), VETERAN], resources=resources)
    scene.h.picks(f"resolve {TIE} Sp")
    if scene.asked == "hit":
        scene.h.picks("hit Han Solo")
    assert scene.h.resources == max(resources - 2, 0) or resources < 2
    return scene.damage_on("Han Solo")


def test_darth_vader_s_tie_advanced_empire_at_war_deals_as_much_damage_again() -> None:
    assert chased(3) == 6


def test_darth_vader_s_tie_advanced_empire_at_war_deals_nothing_to_the_undamaged() -> None:
    assert chased(0) == 0


def test_darth_vader_s_tie_advanced_empire_at_war_must_be_paid_for() -> None:
    assert chased(3, resources=1) == 3
