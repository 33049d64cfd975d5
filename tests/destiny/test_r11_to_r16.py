"""Card actions, claiming, damage, ready and exhausted, spotting, keywords (R11–R16), rule by rule."""

from __future__ import annotations

from zeton.games.destiny.testing import Scene, card, duel

VETERAN = "Veteran Stormtrooper"


def test_r11_1_and_r11_2_only_the_controller_uses_them() -> None:
    scene = duel("Luke Skywalker", v_supports=["Slave I (Legacies)"])
    assert not scene.h.can("use Slave I") and scene.h.why_not("Slave I") == ["R11.2"]


def test_r11_3_once_per_round_and_card() -> None:
    scene = duel(card("Kallus", "1RD", exhausted=True), card("Wedge Antilles", "-"), supports=[card("R2-D2 (Legacies)", "1R")])
    scene.h.picks("use Kallus", "turn Kallus 1RD to 1MD")
    scene.v.passes()
    assert not scene.h.can("use Kallus") and scene.h.can("use Wedge Antilles")


def test_r11_4_another_copy_has_its_own_power_action() -> None:
    scene = duel("Luke Skywalker", supports=["Runaway Boomas", "Runaway Boomas"])
    first, second = (o for o in scene.decision.options if o.verb == "use" and scene.title(o.card) == "Runaway Boomas")
    scene.match.choose(first)
    scene.v.passes()
    assert first not in scene.decision.options and second in scene.decision.options


def test_r11_5_the_limit_goes_with_the_card() -> None:
    saber = card("Maul's Lightsaber", exhausted=True)
    scene = duel(card("Maul", upgrades=[saber]), "Palpatine (Legacies)", hand=["Equip"])
    scene.h.picks("use Maul's Lightsaber")
    scene.v.passes()
    scene.h.picks("play Equip", "move to Palpatine")
    scene.v.passes()
    assert scene.host_of("Maul's Lightsaber") == "Palpatine" and "R11.3" in scene.h.why_not("Maul's Lightsaber")
    assert not scene.h.can("use Maul's Lightsaber")


def test_r11_6_a_plain_action_is_limited_by_its_cost_only() -> None:
    rifle = card("Zeb Orrelios' Bo-Rifle", "+3RD")
    scene = duel(card("Zeb Orrelios", upgrades=[rifle]), resources=3)
    scene.h.picks("use Zeb Orrelios' Bo-Rifle", "hit Veteran Stormtrooper ×3")
    scene.v.passes()
    assert scene.h.can("use Zeb Orrelios' Bo-Rifle")


def test_r11_7_a27_a_payable_power_action_may_do_nothing() -> None:
    scene = duel("Luke Skywalker", resources=2)
    scene.h.picks("use Luke Skywalker")
    assert scene.h.resources == 0
    scene.v.is_asked("action")
    assert "R11.7" in duel(card("Luke Skywalker", exhausted=True), resources=0).h.why_not("Luke Skywalker")


def test_r11_8_an_exhausted_card_can_act() -> None:
    assert duel(card("Luke Skywalker", "2RD", exhausted=True)).h.can("use Luke Skywalker")


def test_r12_1_to_r12_7_and_a8_claiming() -> None:
    scene = duel("Luke Skywalker", against=card(VETERAN, "3ID"), control="v", resources=0)
    scene.h.picks("claim Outer Rim Outpost", "use Outer Rim Outpost")
    assert scene.h.controls_battlefield and scene.h.resources == 1 and len(scene.h.hand) == 1
    assert "R12.1" in scene.h.why_not("Outer Rim Outpost")
    scene.v.picks("resolve Veteran Stormtrooper 3ID")
    assert scene.damage_on("Luke Skywalker") == 3  # decisions of the claiming player are still made (A8)
    scene.v.is_asked("action")
    scene.v.passes()
    assert scene.table.phase == "upkeep"


def test_r12_8_control_by_a_card_is_no_claim() -> None:
    scene = duel("Tarkin", supports=["Ground Battalion"], control="v", resources=0)
    scene.h.picks("activate Ground Battalion", "use Ground Battalion")
    assert scene.h.resources == 0 and scene.table.claimed < 0


def test_r12_9_control_carries_over() -> None:
    scene = duel("Luke Skywalker", control="v")
    scene.h.picks("claim Outer Rim Outpost", "pass")
    scene.v.passes()
    scene.pass_all("action")
    scene.h.is_asked("action")


def test_r13_1_to_r13_3_shields_block_first() -> None:
    scene = duel(card("Boba Fett", "2RD"), against=card(VETERAN, shields=1))
    scene.h.picks("resolve Boba Fett 2RD", "hit Veteran Stormtrooper ×2")
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (1, 0)


def test_r13_4_excess_is_ignored() -> None:
    scene = duel(card("Boba Fett", "2RD"), against=[card(VETERAN, damage=8), "Maul"])
    scene.h.picks("resolve Boba Fett 2RD", "hit Veteran Stormtrooper ×2")
    assert scene.zone_of(VETERAN) == "set_aside" and scene.damage_on("Maul") == 0


def test_r13_5_and_a37_indirect_defeats_at_the_same_time() -> None:
    foes = [card(VETERAN, damage=8), card("Maul", damage=10), "Greedo"]
    scene = duel(card("Tarkin", "2ID"), against=foes)
    scene.h.picks("resolve Tarkin 2ID")
    scene.v.picks("assign Veteran Stormtrooper ×1", "assign Maul ×1")
    assert scene.zone_of("Maul") == scene.zone_of(VETERAN) == "set_aside" and scene.match.outcome is None


def test_r13_6_and_a2_more_than_a_character_can_take() -> None:
    def scene(cap: bool) -> Scene:
        found = duel(card(VETERAN, "3ID"), against=[card("Maul", damage=10), "Greedo"], cap_indirect=cap)
        found.h.picks("resolve Veteran Stormtrooper 3ID")
        return found

    assert scene(False).v.can("assign Maul ×3")
    capped = scene(True)
    capped.v.is_offered("assign Maul", "assign Maul ×1")


def test_r13_7_indirect_to_yourself() -> None:
    scene = duel(card("Han Solo", damage=2), "Luke Skywalker", hand=["Dangerous Maneuver"])
    scene.h.picks("play Dangerous Maneuver", "heal Han Solo ×2", "assign Han Solo", "assign Luke Skywalker ×2")
    assert scene.damage_on("Luke Skywalker") == 2


def test_r13_8_to_r13_9_dealt_and_taken() -> None:
    baton = card("Stun Baton", "1MD")
    scene = duel(card("Han Solo", upgrades=[baton]), against=card(VETERAN, "2RD", shields=1))
    scene.h.picks("resolve Stun Baton 1MD", "hit Veteran Stormtrooper ×1")
    scene.v.is_asked("action")  # blocked damage is not taken


def test_r13_10_and_r13_11_healing_takes_what_there_is() -> None:
    scene = duel(card("Luke Skywalker", damage=1), hand=["Mend"])
    scene.h.picks("play Mend", "repair Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 0


def test_r13_12_moved_damage_ignores_shields() -> None:
    scene = duel(card("Finn", "Sp", damage=1), against=card(VETERAN, shields=3))
    scene.h.picks("resolve Finn Sp", "take from Finn", "move to Veteran Stormtrooper")
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (1, 3)


def test_r13_13_to_r13_16_defeat() -> None:
    foe = card("Maul", "2MD", damage=10, shields=1, upgrades=[card("Hunting Rifle", "1RD")])
    scene = duel(card("Boba Fett", "2RD"), against=[foe, VETERAN], v_supports=["Slave I (Legacies)"], v_resources=2)
    scene.h.picks("resolve Boba Fett 2RD", "hit Maul ×2")
    assert not scene.v.pool and scene.v.pile("discard") == ["Hunting Rifle"] and scene.v.pile("characters") == [VETERAN]
    assert scene.where_is_the_die("Maul") == "set_aside" and scene.v.pile("supports") == ["Slave I"] and scene.v.resources == 2
    assert not scene.v.can("activate Maul")


def test_r13_17_supports_are_not_dealt_damage() -> None:
    scene = duel(card("Boba Fett", "2RD"), v_supports=["Slave I (Legacies)", "Bubble Shield"])
    scene.h.picks("resolve Boba Fett 2RD")
    assert not any("Slave" in label or "Bubble" in label for label in scene.offered)


def test_r13_18_nothing_saves_a_character_at_its_health() -> None:
    scene = duel(card("Greedo", damage=6), "Boba Fett", against=card(VETERAN, "1RD"), turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Greedo ×1")
    scene.pass_all("action")
    assert scene.zone_of("Greedo") == "set_aside"


def test_r14_1_to_r14_5_ready_and_exhausted() -> None:
    scene = duel("Luke Skywalker", supports=["R2-D2 (Legacies)", card("Perseverance", exhausted=True)])
    assert not scene.h.can("use Perseverance")
    scene.h.picks("activate R2-D2")
    assert scene.is_exhausted("R2-D2")


def test_r14_7_exhausted_characters_are_spotted_and_hit() -> None:
    scene = duel(card("Luke Skywalker", exhausted=True, damage=1), hand=["Invigorate"])
    scene.h.picks("play Invigorate")
    assert scene.damage_on("Luke Skywalker") == 0


def test_r15_1_to_r15_5_spotting() -> None:
    scene = duel("Luke Skywalker", against=card("Han Solo", "2RD"), hand=["Bravado"])
    assert not scene.h.can("play Bravado")  # the opponent's yellow character does not count
    spotted = duel("Luke Skywalker", card("Greedo", exhausted=True), against=card("Han Solo", "2RD"), hand=["Bravado"] * 2)
    spotted.h.picks("play Bravado", "hit Han Solo ×2")
    spotted.v.passes()
    assert spotted.h.resources == 2 and not spotted.h.can("play Bravado")  # too dear now; Greedo could be spotted again
    assert spotted.h.why_not_in_hand("Bravado") == ["R5.1"]


def test_r15_6_cards_go_to_their_owners_piles() -> None:
    rend = card("Force Rend", "Sp")
    scene = duel(card("Finn", upgrades=["Hunting Rifle"]), against=card("Maul", upgrades=[rend]), hand=["Equip"], v_resources=5)
    scene.h.picks("play Equip", "move to Maul")
    scene.v.picks("resolve Force Rend Sp", "discard Hunting Rifle")
    assert "Hunting Rifle" in scene.h.pile("discard")


def test_r16_1_to_r16_4_guardian() -> None:
    scene = duel(card("Jedi Temple Guard", shields=1), against=card("Maul", "3MD1", "1R", dice=2), hand=["Lure"], turn="v")
    scene.v.passes()
    scene.h.picks("activate Jedi Temple Guard", "guard Maul 3MD1 → Jedi Temple Guard")
    assert scene.damage_on("Jedi Temple Guard") == 2 and scene.v.pool == ["Maul 1R"]
    lured = duel("Han Solo", card("Boba Fett", "2RD"), against="Jedi Temple Guard", hand=["Lure"])
    lured.h.picks("play Lure")
    lured.v.is_asked("guardian")


def test_r16_5_to_r16_8_and_a11_redeploy() -> None:
    blade = card("Vibrocutlass", "2MD")
    scene = duel(card("Greedo", damage=6, upgrades=[blade]), "Maul", against=card(VETERAN, "1RD"), turn="v")
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Greedo ×1")
    if scene.asked == "roll":
        scene.h.picks("done")
    scene.h.picks("redeploy Vibrocutlass → Maul")
    assert scene.host_of("Vibrocutlass") == "Maul" and not scene.h.pool and scene.h.resources == 5


def test_r16_9_and_r16_10_ambush() -> None:
    scene = duel("Boba Fett", hand=["Take Flight"])
    scene.h.picks("play Take Flight")
    scene.h.is_asked("additional action")
    scene.h.picks("decline")
    scene.v.is_asked("action")


def test_r16_7_without_another_character_the_upgrade_is_discarded() -> None:
    foe = card("Luke Skywalker", damage=10, upgrades=["Vibrocutlass"])
    scene = duel(card("Boba Fett", "2RD"), against=foe)
    scene.h.picks("resolve Boba Fett 2RD", "hit Luke Skywalker ×2")
    assert scene.zone_of("Vibrocutlass") == "discard" and scene.match.outcome is not None


def test_r16_11_a_reminder_adds_no_rule() -> None:
    """What stands in brackets on the card says only what R12.8 says anyway."""
    scene = duel("Tarkin", supports=["Ground Battalion"], control="v")
    scene.h.picks("activate Ground Battalion", "use Ground Battalion")
    scene.v.is_asked("action")
    assert scene.v.can("claim Outer Rim Outpost")


def test_r13_10_damage_of_a_card_is_neither_melee_nor_ranged() -> None:
    """Personal Shield stops 2 or more ranged damage, Hunker Down is lost to melee damage."""
    boba = card("Boba Fett", upgrades=["Personal Shield", "Hunker Down"])
    by_card = duel(card("Han Solo", "2RD"), against=[boba, card(VETERAN, "-")], hand=["Bravado"])
    by_card.h.picks("play Bravado", "hit Boba Fett ×2")
    by_card.v.is_asked("action")
    assert by_card.damage_on("Boba Fett") == 2 and by_card.zone_of("Hunker Down") == "upgrades"
    by_die = duel(card("Han Solo", "2RD"), against=boba)
    by_die.h.picks("resolve Han Solo 2RD", "hit Boba Fett ×2")
    by_die.v.is_asked("reaction")


def test_r16_10_a_keyword_that_is_had_twice_adds_nothing() -> None:
    guard = card("Jedi Temple Guard", upgrades=["Bodyguard"])
    scene = duel(guard, against=card("Maul", "2MD", "3MD1", dice=2))
    scene.h.picks("activate Jedi Temple Guard", "guard Maul 2MD → Jedi Temple Guard")
    assert scene.v.pool == ["Maul 3MD1"] and scene.h.pool
    ambush = duel("Boba Fett", supports=["Infamous"], hand=["Take Flight"])
    ambush.h.picks("play Take Flight", "use Infamous")
    ambush.h.picks("decline")
    ambush.v.is_asked("action")


def test_r13_13_a_defeated_character_keeps_no_tokens() -> None:
    """Moved damage leaves the shields alone (R13.12), so there are some to remove."""
    scene = duel(card("Finn", "Sp", damage=1), against=[card(VETERAN, shields=3, damage=8), "Maul"])
    scene.h.picks("resolve Finn Sp", "take from Finn", "move to Veteran Stormtrooper")
    assert scene.zone_of(VETERAN) == "set_aside"
    assert (scene.damage_on(VETERAN), scene.shields_on(VETERAN)) == (0, 0)


def test_r16_1_guardian_is_an_effect_of_its_card() -> None:
    """So Maul answers it (R18.18)."""
    scene = duel(card("Jedi Temple Guard"), card("Luke Skywalker", "2RD"), against=card("Maul", "2MD"))
    scene.h.picks("activate Jedi Temple Guard", "guard Maul 2MD → Jedi Temple Guard")
    scene.v.is_asked("reaction")
    assert scene.v.can("use Maul")
