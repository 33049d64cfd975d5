"""Blue hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import Scene, card, duel

VETERAN = "Veteran Stormtrooper"


def test_delta_7_interceptor_rerolls_dice_of_both() -> None:
    interceptor = card("Delta-7 Interceptor", "Sp")
    scene = duel(card("Rey (Two-Player Game)", "-"), against=card(VETERAN, "2RD"), supports=[interceptor])
    scene.will_roll(("Rey", "2MD"), (VETERAN, "-"))
    scene.h.picks("resolve Delta-7 Interceptor Sp", "reroll Rey -", "reroll Veteran Stormtrooper 2RD")
    assert scene.h.pool == ["Rey 2MD"] and scene.v.pool == ["Veteran Stormtrooper -"]


def test_handcrafted_light_bow_hits_through_shields() -> None:
    def shot(*picks: str) -> Scene:
        bow = card("Handcrafted Light Bow", "Sp")
        scene = duel(card("Luke Skywalker", upgrades=[bow]), against=card(VETERAN, shields=3))
        scene.h.picks("resolve Handcrafted Light Bow Sp", *picks)
        return scene

    scene = shot("mode Handcrafted Light Bow #1", "hit Veteran Stormtrooper ×3")
    assert scene.damage_on(VETERAN) == 0 and scene.shields_on(VETERAN) == 0
    scene = shot("mode Handcrafted Light Bow #2", "unshield Veteran Stormtrooper")
    assert scene.damage_on(VETERAN) == 2 and scene.shields_on(VETERAN) == 0


def test_handcrafted_light_bow_hits_whom_it_names_without_shields_too() -> None:
    bow = card("Handcrafted Light Bow", "Sp")
    scene = duel(card("Luke Skywalker", upgrades=[bow]))
    scene.h.picks("resolve Handcrafted Light Bow Sp", "mode Handcrafted Light Bow #2", "unshield Veteran Stormtrooper")
    assert scene.damage_on(VETERAN) == 2


def test_force_heal_heals_more_for_a_resource() -> None:
    heal = card("Force Heal", "Sp")
    scene = duel(card("Luke Skywalker", damage=5, upgrades=[heal]), resources=1)
    scene.h.picks("resolve Force Heal Sp", "mode Force Heal #2", "heal Luke Skywalker ×2")
    assert scene.damage_on("Luke Skywalker") == 3 and scene.h.resources == 0
    scene = duel(card("Luke Skywalker", damage=5, upgrades=[heal]), resources=0)
    scene.h.picks("resolve Force Heal Sp", "heal Luke Skywalker ×1")
    assert scene.damage_on("Luke Skywalker") == 4
    assert not duel("Han Solo", hand=["Force Heal"]).h.can("play Force Heal")


def test_journals_of_ben_kenobi_give_a_card_for_their_die() -> None:
    journals = card("Journals of Ben Kenobi", "-")
    scene = duel(card("Luke Skywalker", upgrades=[journals]))
    scene.h.picks("use Journals of Ben Kenobi")
    assert len(scene.h.pile("hand")) == 1 and not scene.h.pool
    assert not duel(card("Luke Skywalker", upgrades=["Journals of Ben Kenobi"])).h.can("use Journals of Ben Kenobi")


def test_my_ally_is_the_force_leaves_the_die_in_the_pool() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), card("Han Solo", "2RD"), hand=["My Ally Is The Force"])
    scene.h.picks("play My Ally Is The Force", "hit Veteran Stormtrooper ×2")
    scene.h.is_asked("additional action")
    assert scene.damage_on(VETERAN) == 2 and sorted(scene.h.pool) == ["Han Solo 2RD", "Luke Skywalker 2RD"]


def test_my_ally_is_the_force_lets_a_focus_turn_itself_a58() -> None:
    scene = duel(card("Yoda", "2F"), hand=["My Ally Is The Force"])
    scene.h.picks("play My Ally Is The Force", "turn Yoda 2F to 1Dr")
    assert scene.h.pool == ["Yoda 1Dr"]


def test_synchronicity_needs_melee_damage_and_a_shield() -> None:
    pool = [card("Luke Skywalker", "1MD"), card("Yoda", "1Sh")]
    scene = duel(*pool, against=card(VETERAN, shields=2), hand=["Synchronicity"])
    scene.h.picks("play Synchronicity", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2
    assert not duel(pool[0], hand=["Synchronicity"]).h.can("play Synchronicity")
    assert not duel(pool[1], hand=["Synchronicity"]).h.can("play Synchronicity")
