"""Blue hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_rey_two_player_game_strikes_behind_a_shield() -> None:
    scene = duel(card("Rey", shields=1))
    scene.h.picks("activate Rey", "use Rey", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1
    bare = duel("Rey")
    bare.h.picks("activate Rey")
    bare.v.is_asked("action")


def test_rey_s_lightsaber_shields_her_twice() -> None:
    scene = duel("Rey", "Han Solo", hand=["Rey's Lightsaber"])
    scene.h.picks("play Rey's Lightsaber", "attach Rey's Lightsaber → Rey")
    assert scene.shields_on("Rey") == 2
    other = duel("Rey", "Han Solo", hand=["Rey's Lightsaber"])
    other.h.picks("play Rey's Lightsaber", "attach Rey's Lightsaber → Han Solo")
    assert (other.shields_on("Han Solo"), other.shields_on("Rey")) == (1, 0)


def test_inner_strength_moves_damage() -> None:
    strength = card("Inner Strength", "Sp")
    scene = duel(card("Rey", damage=2, upgrades=[strength]), against=[VETERAN, card("Boba Fett", shields=1)])
    scene.h.picks("resolve Inner Strength Sp", "move to Veteran Stormtrooper")
    assert (scene.damage_on("Rey"), scene.damage_on(VETERAN)) == (1, 1)


def test_inner_strength_stops_at_shields() -> None:
    strength = card("Inner Strength", "Sp")
    scene = duel(card("Rey", damage=2, upgrades=[strength]), against=card(VETERAN, shields=1))
    scene.h.picks("resolve Inner Strength Sp")
    assert (scene.damage_on("Rey"), scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (2, 0, 1)


def test_luke_s_protection_goes_back_to_the_deck() -> None:
    scene = duel("Rey", "Han Solo", supports=["Luke's Protection"], deck=["Alter"])
    scene.h.picks("use Luke's Protection", "shield Rey ×1")
    assert scene.shields_on("Rey") == 1 and scene.h.pile("deck")[-1] == "Luke's Protection"


def test_luke_s_protection_is_for_blue_characters() -> None:
    scene = duel("Han Solo", supports=["Luke's Protection"])
    scene.h.picks("use Luke's Protection")
    assert scene.shields_on("Han Solo") == 0


def test_concentrate_turns_one_or_two() -> None:
    scene = duel(card("Rey", "-"), card("Han Solo", "1R"), hand=["Concentrate"], resources=2)
    scene.h.picks("play Concentrate", "turn Rey - to 2MD", "spend ×1", "turn Han Solo 1R to 2RD")
    assert sorted(scene.h.pool) == ["Han Solo 2RD", "Rey 2MD"] and scene.h.resources == 0
    one = duel(card("Rey", "-"), card("Han Solo", "1R"), hand=["Concentrate"], resources=1)
    one.h.picks("play Concentrate", "turn Rey - to 2MD")
    one.v.is_asked("action")


def test_concentrate_does_not_ask_for_money_without_another_die() -> None:
    scene = duel(card("Rey", "-"), hand=["Concentrate"])
    scene.h.picks("play Concentrate", "turn Rey - to 2MD")
    scene.v.is_asked("action")


def test_distraction_lets_the_opponent_choose() -> None:
    scene = duel("Rey", against=[card(VETERAN, "2RD"), card("Boba Fett", "2RD")], hand=["Distraction"])
    scene.h.picks("play Distraction", "choose Veteran Stormtrooper 2RD", "choose Boba Fett 2RD")
    scene.v.is_offered("remove Veteran Stormtrooper 2RD", "remove Boba Fett 2RD")
    scene.v.picks("remove Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Boba Fett 2RD"]


def test_distraction_needs_two_dice() -> None:
    scene = duel("Rey", against=card(VETERAN, "2RD"), hand=["Distraction"])
    scene.h.picks("play Distraction")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_do_or_do_not_resolves_or_removes() -> None:
    scene = duel(card("Rey", "-"), hand=["Do Or Do Not"])
    scene.will_roll(("Rey", "2MD"))
    scene.h.picks("play Do Or Do Not")
    scene.h.is_offered("resolve Rey 2MD", "remove Rey 2MD")
    scene.h.picks("resolve Rey 2MD", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 3
    removed = duel(card("Rey", "-"), hand=["Do Or Do Not"])
    removed.will_roll(("Rey", "2MD"))
    removed.h.picks("play Do Or Do Not", "remove Rey 2MD")
    assert not removed.h.pool and removed.where_is_the_die("Rey") == "on_cards"


def test_do_or_do_not_removes_a_blank() -> None:
    scene = duel(card("Rey", "2MD"), hand=["Do Or Do Not"])
    scene.will_roll(("Rey", "-"))
    scene.h.picks("play Do Or Do Not")
    assert not scene.h.pool


def test_fierce_resolve_deals_what_it_rolls() -> None:
    scene = duel(card("Rey", "-"), hand=["Fierce Resolve"])
    scene.will_roll(("Rey", "2MD"))
    scene.h.picks("play Fierce Resolve", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.h.pool == ["Rey 2MD"]
    blank = duel(card("Rey", "2MD"), hand=["Fierce Resolve"])
    blank.will_roll(("Rey", "-"))
    blank.h.picks("play Fierce Resolve")
    blank.v.is_asked("action")
