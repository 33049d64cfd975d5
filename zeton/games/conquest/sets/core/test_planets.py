"""Planets, in the order of planets.py: each Battle ability works, and is not offered when it can do nothing."""

from random import Random
from typing import Any

from zeton.games.conquest.testing import Scene, battle


def won(
    planet: str, *, one: dict[str, Any] | None = None, two: dict[str, Any] | None = None, others: tuple[str, ...] = ()
) -> Scene:
    """Player one is about to win a battle at the first planet, which is this one."""
    mine = dict(one or {})
    at = {1: ["Captain Cato Sicarius"], **mine.pop("planets", {})}
    return Scene(
        one={"planets": at, **mine}, two=two or {}, planets=[planet, *(others or ("Iridial",))], battle=1, window="turns"
    )


def test_plannum_moves_a_unit_of_yours_to_any_planet() -> None:
    scene = won("Plannum", one={"hq": ["10th Company Scout"]})
    scene.one.picks("use Plannum", "choose 10th Company Scout")
    scene.one.is_offered(*(f"choose {scene.title(planet)}" for planet in scene.table.planets()))
    scene.one.picks("choose Iridial")
    assert scene.one.units_at(2) == ["10th Company Scout"]


def test_plannum_moves_no_warlord() -> None:
    scene = won("Plannum", two={"hq": ["Goff Nob"]})
    assert scene.one.pile("victory") == ["Plannum"]


def test_atrox_prime_damages_enemies_at_an_hq_or_an_adjacent_planet() -> None:
    two = {"hq": ["Goff Nob"], "planets": {2: ["Shoota Mob"], 3: ["Rugged Killa Kans"]}}
    scene = won("Atrox Prime", two=two, others=("Iridial", "Barlus"))
    scene.one.picks("use Atrox Prime")
    scene.one.is_offered("target HQ", "target Iridial")
    scene.one.picks("target Iridial")
    assert scene.two.pile("discard") == ["Shoota Mob"]


def test_atrox_prime_hits_the_enemy_warlord_in_the_hq() -> None:
    scene = won("Atrox Prime")
    scene.one.picks("use Atrox Prime", "target HQ")
    assert scene.damage_on("Nazdreg") == 1


def test_barlus_takes_a_random_card_from_the_opponents_hand() -> None:
    scene = won("Barlus", two={"hand": ["Goff Nob", "Shoota Mob"]})
    scene.one.picks("use Barlus")
    assert len(scene.two.pile("discard")) == 1
    assert not won("Barlus").one.can("use Barlus")


def test_elouith_finds_a_card_among_the_top_three() -> None:
    deck = ["Land Raider", "Indomitable", "Iron Halo", "Exterminatus"]
    # A second battle, so that the scene stops before cards are drawn.
    scene = won("Elouith", one={"deck": deck, "planets": {2: ["Eager Recruit"]}}, two={"planets": {2: ["Nazdreg"]}})
    scene.one.picks("use Elouith")
    scene.one.is_offered("take Land Raider", "take Indomitable", "take Iron Halo", "pass")
    scene.one.picks("take Indomitable", "put under deck Iron Halo", "put under deck Land Raider")
    assert scene.one.hand == ["Indomitable"]
    assert scene.one.pile("deck") == ["Land Raider", "Iron Halo", "Exterminatus"]


def test_carnath_uses_the_ability_of_another_planet_as_if_it_were_there_s80_a26() -> None:
    two = {"planets": {1: [], 3: ["Shoota Mob"], 4: ["Sniveling Grot"]}}
    scene = won("Carnath", two=two, others=("Plannum", "Barlus", "Atrox Prime"))
    scene.one.picks("use Carnath", "choose Atrox Prime")  # the only one that can do anything
    scene.one.is_offered("target HQ", "target Barlus")


def test_tarrus_gives_three_resources_or_cards_to_who_has_fewer_units_s81_a27() -> None:
    two = {"hq": ["Shoota Mob", "Goff Nob", "Snotlings", "Sniveling Grot"]}
    scene = won("Tarrus", one={"hq": ["10th Company Scout"] * 3}, two=two)
    scene.one.picks("use Tarrus")
    scene.one.is_offered("take resources Tarrus ×3", "take cards Tarrus ×3")
    scene.one.picks("take resources Tarrus ×3")
    assert scene.one.resources == 3 or scene.one.resources == 7  # the headquarters phase may have come
    assert won("Tarrus", one={"hq": ["10th Company Scout"] * 4}, two=two).one.pile("victory") == ["Tarrus"]


def test_osus_iv_takes_a_resource_from_the_opponent() -> None:
    scene = won("Osus IV", two={"resources": 2, "hand": ["Squig Bombin'"]})
    scene.one.picks("use Osus IV")
    assert scene.one.resources - scene.two.resources == 0
    assert won("Osus IV").one.pile("victory") == ["Osus IV"]


def test_ferrin_routs_a_unit_that_is_no_warlord_a29() -> None:
    two = {"hq": ["Goff Nob", {"card": "Shoota Mob", "exhausted": True}], "planets": {2: ["Rugged Killa Kans"]}}
    scene = won("Ferrin", two=two)
    scene.one.picks("use Ferrin")
    scene.one.is_offered("target Goff Nob", "target Rugged Killa Kans")
    scene.one.picks("target Rugged Killa Kans")
    assert "Rugged Killa Kans" in scene.two.units_at(0)


def test_yvarn_makes_each_player_put_a_unit_into_his_hq_s79_a28() -> None:
    one, two = {"hand": ["Land Raider", "Iron Halo"]}, {"hand": ["Goff Nob", "Shoota Mob", "Squig Bombin'"]}
    scene = won("Y'varn", one=one, two=two)
    scene.one.picks("use Y'varn", "put into play Land Raider")
    scene.two.is_offered("put into play Goff Nob", "put into play Shoota Mob")
    assert scene.one.hand == ["Iron Halo"]  # what is chosen is shown at once, and enters play when both have chosen
    scene.two.picks("put into play Goff Nob")
    assert "Land Raider" in scene.one.units_at(0)
    assert "Goff Nob" in scene.two.units_at(0)


def test_yvarn_asks_who_has_initiative_in_the_battle_first_a49() -> None:
    """The first player holds the token, but only the second player's warlord is there."""
    hands = {"one_hand": ["Eager Recruit", "Land Raider"], "two_hand": ["Shoota Mob", "Bad Dok"]}
    scene = battle([], ["Nazdreg"], planets=["Y'varn", "Ferrin"], **hands)
    assert scene.table.initiative == 0
    scene.two.picks("use Y'varn")
    scene.two.is_asked("put into play")


def test_yvarn_lets_both_choose_before_anybodys_entering_is_answered_r14_6() -> None:
    """The Fighters return the topmost event of the discard pile; the Farseer searches: one opportunity for both."""
    one = {"hand": ["Swordwind Farseer", "Iron Halo"], "deck": ["Indomitable"] * 9}
    two = {"hand": ["Coliseum Fighters", "Shoota Mob"], "discard": ["Raid"]}
    scene = won("Y'varn", one=one, two=two)
    scene.one.picks("use Y'varn", "put into play Swordwind Farseer")
    scene.two.is_offered("put into play Coliseum Fighters", "put into play Shoota Mob")
    scene.two.picks("put into play Coliseum Fighters")
    assert "Swordwind Farseer" in scene.one.units_at(0) and "Coliseum Fighters" in scene.two.units_at(0)
    scene.one.passes()
    scene.two.picks("use Coliseum Fighters")
    assert "Raid" in scene.two.hand
    scene.one.picks("use Swordwind Farseer", "take Indomitable")  # the opportunity goes back and forth
    assert "Indomitable" in scene.one.hand


def test_who_has_lost_and_comes_to_yvarn_by_its_ability_goes_home_when_it_is_captured_a59() -> None:
    scene = won("Y'varn", one={"hand": ["Iron Halo"]}, two={"hand": ["Heretek Inventor"]})
    scene.one.picks("use Y'varn")
    scene.two.picks("put into play Heretek Inventor")
    scene.one.picks("choose Y'varn")
    assert "Y'varn" in scene.one.pile("victory")
    assert "Heretek Inventor" in scene.two.units_at(0)


def test_yvarn_is_offered_by_what_the_winner_can_know() -> None:
    assert won("Y'varn", one={"hand": ["Iron Halo"]}, two={"hand": ["Squig Bombin'"]}).one.can("use Y'varn")
    assert not won("Y'varn", one={"hand": ["Iron Halo"]}).one.can("use Y'varn")
    scene = won("Y'varn", one={"hand": ["Iron Halo"]}, two={"hand": ["Squig Bombin'"]})
    scene.one.picks("use Y'varn")
    assert scene.two.hand[0] == "Squig Bombin'" and "Y'varn" in scene.one.pile("victory")


def test_yvarn_and_carnath_tell_nobody_what_is_in_a_hand() -> None:
    """Whatever the hands are dealt anew, everybody is asked the same."""
    one = {"hand": ["Iron Halo", "Land Raider"], "deck": ["Indomitable"] * 9}
    two = {"hand": ["Goff Nob"], "deck": ["Squig Bombin'"] * 9}
    for scene in (won("Y'varn", one=one, two=two), won("Carnath", one=one, two=two, others=("Y'varn", "Ferrin"))):
        for seat in (0, 1):
            for seed in range(20):
                dealt = scene.match.determinize(seat, Random(seed))
                assert dealt.decision is not None
                assert (dealt.decision.kind, dealt.decision.options) == (scene.asked, scene.decision.options)


def test_iridial_takes_all_damage_off_a_unit() -> None:
    scene = won("Iridial", one={"hq": [{"card": "Land Raider", "damage": 5}]}, others=("Barlus",))
    scene.one.picks("use Iridial", "target Land Raider")
    assert scene.damage_on("Land Raider") == 0
