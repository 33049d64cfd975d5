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


def test_anticipate_lets_the_opponent_resolve_and_removes_the_rest() -> None:
    foes = [card(VETERAN, "2RD"), card("Maul", "2MD", "-")]
    scene = duel("Rey", against=foes, hand=["Anticipate"])
    scene.h.picks("play Anticipate")
    scene.v.is_offered("resolve Veteran Stormtrooper 2RD", "resolve Maul 2MD", "done")
    scene.v.picks("resolve Maul 2MD", "hit Rey ×2", "done")
    assert scene.damage_on("Rey") == 2 and not scene.v.pool


def test_anticipate_lets_modifiers_go_with_the_dice() -> None:
    scene = duel("Rey", against=[card(VETERAN, "2RD"), card("Rebel Trooper", "+1RD")], hand=["Anticipate"])
    scene.h.picks("play Anticipate")
    scene.v.picks("resolve Veteran Stormtrooper 2RD", "add Rebel Trooper +1RD → Veteran Stormtrooper 2RD", "hit Rey ×3")
    assert scene.damage_on("Rey") == 3


def test_force_misdirection_removes_every_die_of_a_symbol() -> None:
    foes = [card(VETERAN, "2RD"), card("Maul", "3MD1", "2MD")]
    scene = duel(card("Maul", "2MD"), card("Rebel Trooper", "2RD"), against=foes, hand=["Force Misdirection"])
    scene.h.picks("play Force Misdirection")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_force_misdirection_looks_at_blue_dice_only() -> None:
    scene = duel("Maul", card("Rebel Trooper", "2RD"), against=card(VETERAN, "2RD"), hand=["Force Misdirection"])
    scene.h.picks("play Force Misdirection")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"]


def test_jedi_council_discards_one_card_and_has_the_other_drawn() -> None:
    scene = duel("Rey", supports=["Jedi Council"], deck=["Aim", "Block", "Dodge"])
    scene.h.picks("use Jedi Council", "your deck")
    scene.h.is_offered("discard Aim", "discard Block", "done")
    scene.h.picks("discard Aim")
    assert scene.h.hand == ["Block"] and scene.h.pile("discard") == ["Aim"] and scene.h.pile("deck") == ["Dodge"]


def test_jedi_council_may_leave_both_where_they_are() -> None:
    scene = duel("Rey", supports=["Jedi Council"], v_deck=["Aim", "Block"])
    scene.h.picks("use Jedi Council", "opponents deck", "done")
    assert scene.v.pile("deck") == ["Block", "Aim"] and not scene.v.hand
    single = duel("Rey", supports=["Jedi Council"], v_deck=["Aim"])
    single.h.picks("use Jedi Council", "opponents deck")
    assert single.v.pile("deck") == ["Aim"]


def test_the_force_is_strong_plays_a_second_copy_for_free() -> None:
    hand = ["Lightsaber", "Lightsaber", "Aim"]
    scene = duel("Rey", supports=["The Force is Strong"], hand=hand, resources=0)
    scene.h.picks("use The Force is Strong", "discard Lightsaber", "play Lightsaber")
    assert scene.h.pile("upgrades") == ["Lightsaber"] and scene.h.pile("discard") == ["Lightsaber"]


def test_the_force_is_strong_may_be_used_in_vain_but_needs_a_blue_card() -> None:
    scene = duel("Rey", supports=["The Force is Strong"], hand=["Lightsaber", "Aim"])
    scene.h.picks("use The Force is Strong")
    assert scene.h.hand == ["Aim"] and scene.is_exhausted("The Force is Strong")
    assert not duel("Rey", supports=["The Force is Strong"], hand=["Aim"]).h.can("use The Force is Strong")


def test_padawan_pays_less_for_a_first_weapon() -> None:
    scene = duel("Padawan", "Rebel Trooper", hand=["Lightsaber"], resources=2)
    scene.h.picks("play Lightsaber")
    assert scene.host_of("Lightsaber") == "Padawan" and scene.h.resources == 0


def test_padawan_pays_in_full_for_a_second_upgrade_or_another_kind() -> None:
    assert not duel(card("Padawan", upgrades=["Hunker Down"]), hand=["Lightsaber"], resources=2).h.can("play Lightsaber")
    assert not duel("Padawan", hand=["Force Protection"], resources=2).h.can("play Force Protection")


def test_padawan_has_still_the_upgrade_that_is_replaced() -> None:
    scene = duel(card("Padawan", upgrades=["Promotion"]), hand=["Lightsaber"], resources=2)
    scene.h.picks("play Lightsaber", "replace Promotion → Padawan")
    assert scene.h.resources == 0


def test_qui_gon_jinn_awakenings_turns_a_shield_into_damage() -> None:
    scene = duel(card("Qui-Gon Jinn", "2Sh", shields=1))
    scene.h.picks("resolve Qui-Gon Jinn 2Sh", "shield Qui-Gon Jinn ×2", "use Qui-Gon Jinn", "hit Veteran Stormtrooper ×1")
    assert scene.shields_on("Qui-Gon Jinn") == 2 and scene.damage_on(VETERAN) == 1


def test_qui_gon_jinn_awakenings_does_so_with_all_the_shields_he_may_have() -> None:
    scene = duel(card("Qui-Gon Jinn", "1Sh", shields=3))
    scene.h.picks("resolve Qui-Gon Jinn 1Sh", "shield Qui-Gon Jinn ×1", "use Qui-Gon Jinn", "hit Veteran Stormtrooper ×1")
    assert scene.shields_on("Qui-Gon Jinn") == 3


def test_qui_gon_jinn_awakenings_needs_a_shield_to_remove() -> None:
    scene = duel(card("Qui-Gon Jinn", "1Sh"))
    scene.h.picks("resolve Qui-Gon Jinn 1Sh", "shield Qui-Gon Jinn ×1")
    assert scene.shields_on("Qui-Gon Jinn") == 1 and scene.damage_on(VETERAN) == 0


def test_luke_skywalker_awakenings_draws_a_card_when_activated() -> None:
    scene = duel("Luke Skywalker (Awakenings)", deck=["Aim", "Block"])
    scene.h.picks("activate Luke Skywalker")
    assert scene.h.hand == ["Aim"]


def test_luke_skywalker_awakenings_draws_nothing_for_others() -> None:
    scene = duel("Luke Skywalker (Awakenings)", "Rebel Trooper", deck=["Aim", "Block"])
    scene.h.picks("activate Rebel Trooper")
    assert not scene.h.hand


def test_rey_awakenings_may_act_again_after_an_upgrade_is_played_on_her() -> None:
    scene = duel("Rey (Awakenings)", "Rebel Trooper", hand=["Lightsaber"])
    scene.h.picks("play Lightsaber", "attach Lightsaber → Rey", "use Rey")
    scene.h.is_asked("additional action")


def test_rey_awakenings_gets_two_actions_from_an_upgrade_with_ambush() -> None:
    scene = duel("Rey (Awakenings)", hand=["Holdout Blaster"])
    scene.h.picks("play Holdout Blaster", "use Rey")
    scene.h.is_asked("additional action")
    scene.h.picks("activate Rey")
    scene.h.is_asked("additional action")


def test_rey_awakenings_does_not_act_for_others_or_after_a_claim() -> None:
    scene = duel("Rey (Awakenings)", "Rebel Trooper", hand=["Lightsaber"])
    scene.h.picks("play Lightsaber", "attach Lightsaber → Rebel Trooper")
    assert scene.decision.seat == 1
    claimed = duel("Rey (Awakenings)", battlefield="Imperial Armory", hand=["Jetpack"])
    claimed.h.picks("claim Imperial Armory", "use Imperial Armory", "use Rey")
    assert claimed.decision.seat == 1


def test_one_with_the_force_lives_on_as_a_support() -> None:
    foe = card("Maul", damage=10, upgrades=[card("One With The Force", "3RD")])
    scene = duel(card("Rey", "2MD"), against=[foe, VETERAN])
    scene.h.picks("resolve Rey 2MD", "hit Maul ×2")
    assert scene.zone_of("Maul") == "set_aside" and scene.v.pile("supports") == ["One With The Force"]
    assert scene.v.pool == ["One With The Force 3RD"]
    scene.v.picks("resolve One With The Force 3RD", "hit Rey ×3")
    scene.h.passes()
    scene.v.picks("activate One With The Force")
    assert scene.damage_on("Rey") == 3 and len(scene.v.pool) == 1


def test_one_with_the_force_is_for_blue_characters() -> None:
    assert not duel("Tarkin", hand=["One With The Force"]).h.can("play One With The Force")
