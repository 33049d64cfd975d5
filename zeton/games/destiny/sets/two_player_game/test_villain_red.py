"""Red villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_captain_phasma_two_player_game_hits_the_hurt_harder() -> None:
    scene = duel(card("Captain Phasma", "Sp"), against=[card("Boba Fett", damage=6), VETERAN])
    scene.h.picks("resolve Captain Phasma Sp", "hit Boba Fett")
    assert scene.damage_on("Boba Fett") == 9
    other = duel(card("Captain Phasma", "Sp"), against=[card("Boba Fett", damage=5), VETERAN])
    other.h.picks("resolve Captain Phasma Sp", "hit Boba Fett")
    assert other.damage_on("Boba Fett") == 7


def test_droid_commandos_hit_any_number() -> None:
    scene = duel("Tarkin", supports=[card("Droid Commandos", "Sp")], against=[VETERAN, "Boba Fett"])
    scene.h.picks("resolve Droid Commandos Sp", "hit Veteran Stormtrooper ×1", "hit Boba Fett ×1", "done")
    assert (scene.damage_on(VETERAN), scene.damage_on("Boba Fett"), scene.damage_on("Tarkin")) == (1, 1, 0)
    nobody = duel("Tarkin", supports=[card("Droid Commandos", "Sp")])
    nobody.h.picks("resolve Droid Commandos Sp", "done")
    assert nobody.damage_on(VETERAN) == 0


def test_captain_phasma_s_blaster_is_redeployed_from_her() -> None:
    scene = duel(
        card("Captain Phasma", damage=9, upgrades=["Captain Phasma's Blaster"]),
        "Maul",
        against=card("Han Solo", "2RD"),
        turn="v",
    )
    scene.v.picks("resolve Han Solo 2RD", "hit Captain Phasma ×2")
    scene.h.picks("redeploy Captain Phasma's Blaster → Maul")
    assert scene.host_of("Captain Phasma's Blaster") == "Maul"


def test_captain_phasma_s_blaster_is_lost_with_another() -> None:
    scene = duel(
        card("Tarkin", damage=9, upgrades=["Captain Phasma's Blaster"]), "Maul", against=card("Han Solo", "2RD"), turn="v"
    )
    scene.v.picks("resolve Han Solo 2RD", "hit Tarkin ×2")
    assert scene.zone_of("Captain Phasma's Blaster") == "discard"


def test_praetorian_guard_guards() -> None:
    scene = duel(card("Tarkin", upgrades=["Praetorian Guard"]), against=card(VETERAN, "2RD"))
    scene.h.picks("activate Tarkin", "guard Veteran Stormtrooper 2RD → Tarkin")
    assert scene.damage_on("Tarkin") == 2 and not scene.v.pool


def test_armored_support_hurts_if_damage_is_rolled() -> None:
    scene = duel(card("Captain Phasma", "1R"), supports=["Armored Support"])
    scene.will_roll(("Captain Phasma", "2RD"))
    scene.h.picks("use Armored Support", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1 and scene.is_exhausted("Armored Support")
    other = duel(card("Captain Phasma", "1R"), supports=["Armored Support"])
    other.will_roll(("Captain Phasma", "-"))
    other.h.picks("use Armored Support")
    assert other.damage_on(VETERAN) == 0


def test_armored_support_counts_indirect_damage_a57() -> None:
    scene = duel(card("Tarkin", "1R"), supports=["Armored Support"])
    scene.will_roll(("Tarkin", "2ID"))
    scene.h.picks("use Armored Support", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1


def test_armored_support_rerolls_red_dice_and_is_exhausted_for_it() -> None:
    tired = duel(card("Captain Phasma", "1R"), supports=[card("Armored Support", exhausted=True)])
    assert not tired.h.can("use Armored Support")
    blue = duel(card("Maul", "2MD"), supports=["Armored Support"])
    blue.h.picks("use Armored Support")
    assert blue.h.pool == ["Maul 2MD"]


def test_first_strike_deals_what_the_opponent_shows() -> None:
    scene = duel("Captain Phasma", against=card(VETERAN, "2RD"), hand=["First Strike"])
    scene.h.picks("play First Strike", "point at Veteran Stormtrooper 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and scene.v.pool == ["Veteran Stormtrooper 2RD"]
    idle = duel("Captain Phasma", against=card(VETERAN, "1R"), hand=["First Strike"])
    idle.h.picks("play First Strike")
    assert idle.damage_on(VETERAN) == 0


def test_imperial_envoy_counts_events_and_supports() -> None:
    scene = duel("Captain Phasma", hand=["Imperial Envoy"], v_hand=["Alter", "Backup Specialist"])
    scene.h.picks("play Imperial Envoy", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2 and len(scene.v.hand) == 2
    assert None not in scene.match.view(0)["zones"]["hand"][1]


def test_imperial_envoy_does_not_count_upgrades() -> None:
    scene = duel("Captain Phasma", hand=["Imperial Envoy"], v_hand=["Alter", "Hunting Rifle"])
    scene.h.picks("play Imperial Envoy", "hit Veteran Stormtrooper ×1")
    assert scene.damage_on(VETERAN) == 1


def test_imperial_envoy_needs_two_cards_for_what_follows() -> None:
    scene = duel("Captain Phasma", hand=["Imperial Envoy"], v_hand=["Alter"])
    scene.h.picks("play Imperial Envoy")
    assert scene.damage_on(VETERAN) == 0
