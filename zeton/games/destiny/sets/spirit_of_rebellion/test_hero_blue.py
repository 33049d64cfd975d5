"""Blue hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import Scene, card, duel

VETERAN = "Veteran Stormtrooper"


def test_jedi_acolyte_is_stronger_in_company() -> None:
    scene = duel(card("Jedi Acolyte", "1MD"), card("Luke Skywalker", "1MD"))
    scene.h.picks("resolve Jedi Acolyte 1MD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2
    scene = duel(card("Jedi Acolyte", "1MD"), card("Luke Skywalker", "2RD"))
    scene.h.picks("resolve Jedi Acolyte 1MD", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1


def test_chirrut_imwe_rerolls_blanks() -> None:
    scene = duel("Chirrut Îmwe", card("Luke Skywalker", "-"), card("Han Solo", "2RD"))
    scene.will_roll(("Chirrut Îmwe", "2MD"), ("Luke Skywalker", "1Sh"))
    scene.h.picks("activate Chirrut Îmwe", "use Chirrut Îmwe")
    assert sorted(scene.h.pool) == ["Chirrut Îmwe 2MD", "Han Solo 2RD", "Luke Skywalker 1Sh"]


def test_chirrut_imwe_bears_no_blue_abilities() -> None:
    assert not duel("Chirrut Îmwe", hand=["Force Speed"]).h.can("play Force Speed")


def test_luminara_unduli_helps_the_humble_more() -> None:
    scene = duel(card("Luminara Unduli", "Sp"), card("Jedi Acolyte", "1Dc"), card("Luke Skywalker", "2RD"))
    scene.h.picks("resolve Luminara Unduli Sp", "resolve Luke Skywalker 2RD", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4
    scene = duel(card("Luminara Unduli", "Sp"), card("Jedi Acolyte", "1MD"))
    scene.h.picks("resolve Luminara Unduli Sp", "hit Veteran Stormtrooper ×4")
    assert scene.damage_on(VETERAN) == 4


def test_obi_wan_kenobi_spirit_of_rebellion_plays_a_last_blue_card() -> None:
    obi = card("Obi-Wan Kenobi (Spirit of Rebellion)", damage=10)
    scene = duel(obi, "Luke Skywalker", against=card(VETERAN, "2RD"), hand=["Force Push"], resources=0, turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Obi-Wan Kenobi ×2")
    scene.h.picks("use Obi-Wan Kenobi", "attach Force Push → Luke Skywalker")
    assert scene.host_of("Force Push") == "Luke Skywalker" and scene.zone_of("Obi-Wan Kenobi") == "set_aside"


def test_obi_wan_kenobi_spirit_of_rebellion_is_not_saved_by_healing() -> None:
    obi = card("Obi-Wan Kenobi (Spirit of Rebellion)", damage=10)
    scene = duel(obi, "Han Solo", against=card(VETERAN, "2RD"), discard=["Rejuvenate"], resources=0, turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Obi-Wan Kenobi ×2")
    scene.h.picks("use Obi-Wan Kenobi", "heal Obi-Wan Kenobi ×1")
    assert scene.zone_of("Obi-Wan Kenobi") == "set_aside"


def test_obi_wan_kenobi_spirit_of_rebellion_is_not_asked_without_blue_cards() -> None:
    obi = card("Obi-Wan Kenobi (Spirit of Rebellion)", damage=10)
    scene = duel(obi, "Han Solo", against=card(VETERAN, "2RD"), hand=["Crackdown"], turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "hit Obi-Wan Kenobi ×2")
    assert scene.zone_of("Obi-Wan Kenobi") == "set_aside" and scene.h.pile("hand") == ["Crackdown"]


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


def test_caution_shields_another() -> None:
    scene = duel(card("Luke Skywalker", "-"), "Han Solo", hand=["Caution"])
    scene.h.picks("play Caution")
    scene.h.is_offered("shield Han Solo ×3", "shield Veteran Stormtrooper ×3")
    scene.h.picks("shield Han Solo ×3")
    assert scene.shields_on("Han Solo") == 3 and not scene.h.pool


def test_destiny_plays_a_card_for_blue_dice() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), card("Yoda", "1Sh"), hand=["Destiny", "Force Push", "Force Speed"], resources=0)
    scene.h.picks("play Destiny", "remove Luke Skywalker 2RD", "remove Yoda 1Sh")
    scene.h.is_offered("play Force Push", "play Force Speed")
    scene.h.picks("play Force Push", "attach Force Push → Yoda")
    assert scene.host_of("Force Push") == "Yoda" and not scene.h.pool


def test_destiny_plays_nothing_too_dear() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), hand=["Destiny", "Force Push"], resources=0)
    scene.h.picks("play Destiny", "remove Luke Skywalker 2RD")
    assert scene.h.pile("hand") == ["Force Push"] and not scene.h.pool


def test_determination_needs_a_focus() -> None:
    scene = duel(card("Yoda", "2F"), hand=["Determination"])
    scene.h.picks("play Determination", "resolve Yoda 2F as melee", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2
    assert not duel(card("Yoda", "1Sh"), hand=["Determination"]).h.can("play Determination")


def test_guard_removes_as_many_as_the_blow_was_worth() -> None:
    foes = [card(VETERAN, "2RD"), card("Boba Fett", "2RD"), card("Tarkin", "1F")]
    scene = duel(card("Maul", "2MD"), against=foes, hand=["Guard"])
    scene.h.picks("play Guard", "remove Veteran Stormtrooper 2RD", "remove Boba Fett 2RD")
    assert scene.v.pool == ["Tarkin 1F"] and not scene.h.pool


def test_guard_needs_blue_melee_damage() -> None:
    scene = duel(card("Boba Fett", "2MD"), against=card(VETERAN, "2RD"), hand=["Guard"])
    scene.h.picks("play Guard")
    assert scene.v.pool and scene.h.pool


def test_krayt_dragon_howl_leaves_the_choice_to_them() -> None:
    scene = duel("Luke Skywalker", against=card(VETERAN, "2RD"), hand=["Krayt Dragon Howl"])
    scene.h.picks("play Krayt Dragon Howl")
    scene.v.is_offered("remove Veteran Stormtrooper 2RD", "discard from deck")
    scene.v.picks("discard from deck")
    assert scene.v.pool and len(scene.v.pile("discard")) == 2


def test_krayt_dragon_howl_may_cost_the_die() -> None:
    scene = duel("Luke Skywalker", against=card(VETERAN, "2RD"), hand=["Krayt Dragon Howl"], v_deck=["Mislead"])
    scene.h.picks("play Krayt Dragon Howl")
    scene.v.picks("remove Veteran Stormtrooper 2RD")
    assert not scene.v.pool
    assert not duel("Han Solo", against=card(VETERAN, "2RD"), hand=["Krayt Dragon Howl"]).h.can("play Krayt Dragon Howl")


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


def test_your_eyes_can_deceive_you_turn_their_die() -> None:
    scene = duel("Luke Skywalker", against=card(VETERAN, "2RD"), supports=["Your Eyes Can Deceive You"])
    scene.will_roll(("Luke Skywalker", "1Sh"))
    scene.h.picks("activate Luke Skywalker", "use Your Eyes Can Deceive You", "turn Veteran Stormtrooper 2RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"]


def test_protective_mentor_blocks_for_another() -> None:
    mentor = card("Yoda", shields=2, upgrades=["Protective Mentor"])
    scene = duel(mentor, "Han Solo", against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Han Solo ×2")
    scene.h.is_offered("block Han Solo → Yoda ×1", "block Han Solo → Yoda ×2", "pass")
    scene.h.picks("block Han Solo → Yoda ×2")
    assert scene.damage_on("Han Solo") == 0 and scene.shields_on("Yoda") == 0


def test_protective_mentor_need_not_block() -> None:
    mentor = card("Yoda", shields=2, upgrades=["Protective Mentor"])
    scene = duel(mentor, "Han Solo", against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Han Solo ×2")
    scene.h.picks("pass")
    assert scene.damage_on("Han Solo") == 2 and scene.shields_on("Yoda") == 2


def test_protective_mentor_is_not_asked_without_shields_or_against_unblockable_damage() -> None:
    scene = duel(card("Yoda", upgrades=["Protective Mentor"]), "Han Solo", against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Han Solo ×2")
    assert scene.damage_on("Han Solo") == 2
    mentor = card("Yoda", shields=2, upgrades=["Protective Mentor"])
    foe = card("Maul", upgrades=[card("Vibroknife", "1MD")])
    scene = duel(mentor, "Han Solo", against=foe, turn="v")
    scene.v.picks("resolve Vibroknife 1MD", "hit Han Solo ×1")
    assert scene.damage_on("Han Solo") == 1 and scene.shields_on("Yoda") == 2
