"""Yellow hero cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.decks import Deck
from zeton.games.destiny.rules.printed import printed_cards
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


def test_draw_attention_awakenings_moves_up_to_two_damage() -> None:
    scene = duel(card("Han Solo", damage=3, shields=1), card("Rebel Trooper", shields=2), hand=["Draw Attention"])
    scene.h.picks("play Draw Attention")
    scene.h.is_offered("move to Rebel Trooper ×1", "move to Rebel Trooper ×2", "done")
    scene.h.picks("move to Rebel Trooper ×2")
    assert scene.damage_on("Han Solo") == 1 and scene.damage_on("Rebel Trooper") == 2
    assert scene.shields_on("Rebel Trooper") == 2


def test_draw_attention_awakenings_needs_somebody_else_of_yours() -> None:
    scene = duel(card("Han Solo", damage=3), hand=["Draw Attention"])
    scene.h.picks("play Draw Attention")
    assert scene.damage_on("Han Solo") == 3 and scene.damage_on("Veteran Stormtrooper") == 0


def test_let_the_wookiee_win_costs_dice_or_health() -> None:
    foes = [card("Veteran Stormtrooper", "2RD", exhausted=True), card("Maul", "2MD", "-", exhausted=True), "Bib Fortuna"]
    scene = duel("Han Solo", against=foes, hand=["Let The Wookiee Win"])
    scene.h.picks("play Let The Wookiee Win")
    scene.v.picks("take 2 damage")
    scene.v.is_offered("hit Veteran Stormtrooper ×2", "hit Maul ×2")
    scene.v.picks("hit Maul ×2")
    assert scene.damage_on("Maul") == 2 and len(scene.v.pool) == 3


def test_let_the_wookiee_win_may_be_answered_with_a_single_die_or_nobody() -> None:
    scene = duel("Han Solo", against=card("Veteran Stormtrooper", "2RD"), hand=["Let The Wookiee Win"])
    scene.h.picks("play Let The Wookiee Win")
    scene.v.is_offered("take 2 damage", "remove 2 dice")
    scene.v.picks("remove 2 dice")
    assert not scene.v.pool
    nobody = duel("Han Solo", against=card("Veteran Stormtrooper", "2RD"), hand=["Let The Wookiee Win"])
    nobody.h.picks("play Let The Wookiee Win")
    nobody.v.picks("take 2 damage")
    assert nobody.damage_on("Veteran Stormtrooper") == 0 and len(nobody.v.pool) == 1


def test_scavenge_finds_an_upgrade_or_support() -> None:
    scene = duel("Han Solo", hand=["Scavenge"], deck=["Aim", "Jetpack", "Block", "Dodge"], discard=["Awakening"])
    scene.h.picks("play Scavenge")
    scene.h.is_offered("take Jetpack", "take Awakening", "done")
    scene.h.picks("take Jetpack")
    assert scene.h.hand == ["Jetpack"] and scene.h.pile("deck") == ["Dodge"]


def test_scavenge_of_a_short_deck_finds_nothing() -> None:
    scene = duel("Han Solo", hand=["Scavenge"], deck=["Aim", "Jetpack"])
    scene.h.picks("play Scavenge")
    assert not scene.h.hand and "Jetpack" in scene.h.pile("discard")


def test_diplomatic_immunity_spreads_its_shields() -> None:
    immunity = card("Diplomatic Immunity", "3Sh")
    scene = duel(card("Han Solo", upgrades=[immunity]), "Rebel Trooper")
    scene.h.picks("resolve Diplomatic Immunity 3Sh", "shield Han Solo ×1", "shield Rebel Trooper ×1")
    assert scene.shields_on("Han Solo") == 1 and scene.shields_on("Rebel Trooper") == 2


def test_diplomatic_immunity_may_still_shield_one_character_alone() -> None:
    scene = duel(card("Han Solo", upgrades=[card("Diplomatic Immunity", "2Sh")]))
    scene.h.picks("resolve Diplomatic Immunity 2Sh", "shield Veteran Stormtrooper ×2")
    assert scene.shields_on(VETERAN) == 2


def test_hyperspace_jump_ends_the_action_phase_and_may_change_the_battlefield() -> None:
    scene = duel("Han Solo", hand=["Hyperspace Jump", "Aim"], v_battlefield="Echo Base", control="v")
    scene.h.picks("play Hyperspace Jump", "switch Echo Base")
    assert scene.asked == "upkeep discard" and scene.zone_of("Hyperspace Jump") == "set_aside"
    assert scene.title(scene.table.battlefield) == "Echo Base" and scene.v.controls_battlefield


def test_hyperspace_jump_may_leave_the_battlefield_as_it_is() -> None:
    scene = duel("Han Solo", hand=["Hyperspace Jump", "Aim"], v_battlefield="Echo Base")
    scene.h.picks("play Hyperspace Jump", "pass")
    assert scene.asked == "upkeep discard" and scene.title(scene.table.battlefield) == "Outer Rim Outpost"


def test_second_chance_saves_its_character() -> None:
    foe = card("Han Solo", damage=9, upgrades=["Second Chance"])
    scene = duel(card("Maul", "2MD"), against=foe)
    scene.h.picks("resolve Maul 2MD", "hit Han Solo ×2")
    assert scene.zone_of("Han Solo") == "characters" and scene.damage_on("Han Solo") == 5
    assert scene.v.pile("discard") == ["Second Chance"]


def test_second_chance_is_spent_once_of_two() -> None:
    foe = card("Han Solo", damage=9, upgrades=["Second Chance", "Second Chance"])
    scene = duel(card("Maul", "2MD"), against=foe)
    scene.h.picks("resolve Maul 2MD", "hit Han Solo ×2")
    scene.v.picks("resolve ability Second Chance")
    assert scene.damage_on("Han Solo") == 5 and len(scene.v.pile("upgrades")) == 1


def test_second_chance_is_no_defeat() -> None:
    foes = [card("Han Solo", damage=9, upgrades=["Second Chance"]), VETERAN]
    scene = duel(card("Bala-Tik", "1RD", exhausted=True), against=foes)
    scene.h.picks("resolve Bala-Tik 1RD", "hit Han Solo ×1")
    assert scene.is_exhausted("Bala-Tik") and scene.decision.seat == 1


def test_second_chance_is_for_yellow_characters() -> None:
    assert not duel("Maul", hand=["Second Chance"]).h.can("play Second Chance")


def test_finn_awakenings_bears_every_weapon() -> None:
    scene = duel("Finn (Awakenings)", "Rebel Trooper", hand=["Luke Skywalker's Lightsaber"])
    scene.h.picks("play Luke Skywalker's Lightsaber")
    assert scene.host_of("Luke Skywalker's Lightsaber") == "Finn"


def test_finn_awakenings_bears_only_weapons_so() -> None:
    assert not duel("Finn (Awakenings)", hand=["Force Throw"]).h.can("play Force Throw")


def test_finn_awakenings_lets_red_villain_weapons_and_vehicles_into_the_deck() -> None:
    team = Deck("ours", (("finn-awakenings", 1),), "echo-base", "", ())
    known = printed_cards()
    assert not team.problems_of_card(known["f-11d-rifle"], 1) and not team.problems_of_card(known["at-st"], 1)
    assert team.problems_of_card(known["commanding-presence"], 1) and team.problems_of_card(known["gaffi-stick"], 1)


def test_han_solo_awakenings_is_shielded_after_an_ambush() -> None:
    scene = duel("Han Solo (Awakenings)", hand=["Holdout Blaster"])
    scene.h.picks("play Holdout Blaster", "use Han Solo")
    assert scene.shields_on("Han Solo") == 1


def test_han_solo_awakenings_needs_an_ambush_of_yours() -> None:
    scene = duel("Han Solo (Awakenings)", hand=["Jetpack"])
    scene.h.picks("play Jetpack")
    assert scene.decision.seat == 1


def test_millennium_falcon_awakenings_plays_a_yellow_event_for_free() -> None:
    falcon = card("Millennium Falcon (Awakenings)", "Sp")
    scene = duel("Han Solo", supports=[falcon], hand=["Don't Get Cocky", "Aim"], discard=["Negotiate"], resources=0)
    scene.h.picks("resolve Millennium Falcon Sp")
    scene.h.is_offered("play Negotiate", "play Don't Get Cocky")
    scene.h.picks("play Don't Get Cocky")
    assert len(scene.v.hand) == 2 and len(scene.h.hand) == 3


def test_millennium_falcon_awakenings_plays_nothing_else() -> None:
    falcon = card("Millennium Falcon (Awakenings)", "Sp")
    scene = duel("Han Solo", supports=[falcon], hand=["Aim"], discard=["Jetpack"])
    scene.h.picks("resolve Millennium Falcon Sp")
    assert scene.h.hand == ["Aim"]
