"""Eldar cards, in the order of eldar.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle

STARBANE = "Eldorath Starbane"
COUNCIL = "Starbane's Council"
SPIDERS = "Biel-Tan Warp Spiders"
SWORD = "Banshee Power Sword"


def committing(two: dict[int, list[Any]], **one: Any) -> Scene:
    """Starbane commits to the first planet, Nazdreg to the fifth."""
    scene = Scene(one={"warlord": STARBANE, **one}, two={"planets": two}, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×5")
    return scene


# ── Starbane and his squad ────────────────────────────────────────────────────────────────────────────────────────


def test_starbane_exhausts_a_unit_where_he_commits() -> None:
    exhausted = {"card": "Enraged Ork", "exhausted": True}
    scene = committing({1: ["Goff Nob", "Shoota Mob", exhausted], 2: ["Sniveling Grot"]})
    scene.one.picks(f"use {STARBANE}")
    scene.one.is_offered("target Goff Nob", "target Shoota Mob")
    scene.one.picks("target Goff Nob")
    assert scene.is_exhausted("Goff Nob")


def test_starbane_needs_a_ready_unit_there_and_to_be_hale() -> None:
    assert not committing({2: ["Goff Nob"]}).one.can(f"use {STARBANE}")
    bloodied = {"card": STARBANE, "bloodied": True}
    assert not committing({1: ["Goff Nob"]}, warlord=bloodied).one.can(f"use {STARBANE}")


def test_an_exhausted_starbane_still_reacts_but_does_not_win_the_struggle_s37() -> None:
    scene = committing({1: ["Shoota Mob", "Goff Nob"]}, warlord={"card": STARBANE, "exhausted": True})
    scene.one.picks(f"use {STARBANE}", "target Goff Nob")
    scene.two.is_asked("bonus")  # one icon to none


def test_starbanes_council_hits_exhausted_units_harder_before_flying_halves_it_s1() -> None:
    valkyrie = {"card": "Assault Valkyrie", "exhausted": True}
    scene = battle([COUNCIL, "Altansar Rangers"], [valkyrie, "Goff Nob"])
    scene.one.attacks(COUNCIL, "Assault Valkyrie")
    assert scene.damage_on("Assault Valkyrie") == 3
    assert scene.attack_of(COUNCIL) == 3


def test_starbanes_council_hits_ready_units_as_usual() -> None:
    scene = battle([COUNCIL, "Altansar Rangers"], ["Goff Nob", "Enraged Ork"])
    scene.one.attacks(COUNCIL, "Goff Nob")
    assert scene.damage_on("Goff Nob") == 3


def test_alaitoc_shrine_readies_an_eldar_unit_that_commits_a12() -> None:
    scene = committing({}, hq=["Biel-Tan Guardians", "Void Pirate"], supports=["Alaitoc Shrine"])
    scene.one.picks("use Alaitoc Shrine")
    assert not scene.is_exhausted("Biel-Tan Guardians")
    assert scene.is_exhausted("Void Pirate")
    assert scene.is_exhausted("Alaitoc Shrine")


def test_alaitoc_shrine_answers_any_move_of_an_exhausted_eldar_unit() -> None:
    tired = {"card": "Wildrider Squadron", "exhausted": True}
    scene = Scene(one={"planets": {2: [tired]}, "supports": ["Alaitoc Shrine"]}, phase="combat", window="before")
    scene.one.picks("use Wildrider Squadron", "choose Barlus", "use Alaitoc Shrine")
    assert not scene.is_exhausted("Wildrider Squadron")
    awake = Scene(one={"planets": {2: ["Wildrider Squadron"]}, "supports": ["Alaitoc Shrine"]}, phase="combat", window="before")
    awake.one.picks("use Wildrider Squadron", "choose Barlus")
    assert not awake.one.can("use Alaitoc Shrine")


def test_foresight_commits_the_warlord_once_more_and_alone_s44_a13() -> None:
    scene = committing(
        {1: ["Goff Nob"], 3: ["Shoota Mob", "Enraged Ork"]},
        hq=["Biel-Tan Guardians"],
        hand=["Foresight"],
        resources=1,
    )
    scene.one.picks(f"use {STARBANE}")
    assert scene.is_exhausted("Goff Nob")
    scene.one.picks("use Foresight")
    assert not scene.one.can("choose Plannum")
    scene.one.picks("choose Barlus")
    scene.one.picks(f"use {STARBANE}", "target Enraged Ork")
    assert scene.one.units_at(3) == [STARBANE]
    assert scene.one.units_at(1) == ["Biel-Tan Guardians"]
    assert scene.is_exhausted("Biel-Tan Guardians")
    assert not scene.is_exhausted(STARBANE)


def test_foresight_first_leaves_the_first_planet_within_starbanes_reach() -> None:
    scene = committing({1: ["Goff Nob", "Snotlings"], 3: ["Enraged Ork"]}, hand=["Foresight"], resources=1)
    scene.one.picks("use Foresight", "choose Barlus")
    scene.one.picks("pass", f"use {STARBANE}")
    scene.one.is_offered("target Goff Nob", "target Snotlings")


def test_two_foresights_may_be_chained_a13() -> None:
    scene = committing({}, hand=["Foresight", "Foresight"], resources=2)
    scene.one.picks("use Foresight", "choose Barlus", "use Foresight", "choose Elouith")
    assert scene.one.units_at(4) == [STARBANE]


def test_foresight_does_not_answer_the_enemy_warlord_and_must_be_paid() -> None:
    scene = Scene(
        one={"hand": ["Foresight"], "resources": 1},
        two={"warlord": STARBANE, "hand": ["Foresight"]},
        phase="command",
        window="dial",
    )
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×2")
    scene.one.is_offered("use Foresight", "pass")  # for his own warlord: for several it would say for which
    scene.one.picks("pass")
    assert not scene.two.can("use Foresight")  # he cannot pay for it
    assert not scene.two.can("use Foresight")


def test_mobility_gives_mobile() -> None:
    scene = Scene(
        one={"planets": {2: [{"card": "Biel-Tan Guardians", "attachments": ["Mobility"]}]}}, phase="combat", window="begin"
    )
    scene.one.is_offered("move Biel-Tan Guardians → Plannum", "move Biel-Tan Guardians → Barlus", "done")


# ── the rest ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_wildrider_squadron_moves_to_an_adjacent_planet_once_per_phase() -> None:
    scene = Scene(
        one={"planets": {2: ["Wildrider Squadron"]}, "hand": ["Raid"]}, two={"resources": 1}, phase="combat", window="before"
    )
    scene.one.picks("use Wildrider Squadron")
    scene.one.is_offered("choose Plannum", "choose Barlus")
    scene.one.picks("choose Barlus")
    assert scene.one.units_at(3) == ["Wildrider Squadron"]
    assert not scene.one.can("use Wildrider Squadron")


def test_wildrider_squadron_moves_from_a_planet_and_in_the_combat_phase_only() -> None:
    assert not Scene(one={"hq": ["Wildrider Squadron"]}, phase="combat", window="before").one.can("use Wildrider Squadron")
    assert not Scene(one={"planets": {2: ["Wildrider Squadron"]}}).one.can("use Wildrider Squadron")


def test_wailing_wraithfighter_makes_the_opponent_discard() -> None:
    scene = battle(["Wailing Wraithfighter"], ["Goff Nob", "Enraged Ork"], two_hand=["Goff Boyz", "Crushface"])
    scene.one.picks("attack Wailing Wraithfighter", "use Wailing Wraithfighter")
    scene.two.picks("discard Crushface")
    assert (scene.two.hand, scene.two.pile("discard")) == (["Goff Boyz"], ["Crushface"])


def test_wailing_wraithfighter_finds_nothing_in_an_empty_hand() -> None:
    scene = battle(["Wailing Wraithfighter"], ["Goff Nob", "Enraged Ork"])
    scene.one.picks("attack Wailing Wraithfighter")
    scene.one.is_asked("defender")


def test_shrouded_harlequin_exhausts_an_enemy_unit_anywhere_when_destroyed() -> None:
    exhausted = {"card": "Enraged Ork", "exhausted": True}
    scene = Scene(
        one={"planets": {1: ["Goff Nob"], 4: ["Captain Cato Sicarius", "Eager Recruit"]}, "hq": ["Shoota Mob"]},
        two={"planets": {1: ["Shrouded Harlequin", exhausted]}},
        battle=1,
        window="turns",
    )
    scene.one.attacks("Goff Nob", "Shrouded Harlequin")
    scene.two.picks("use Shrouded Harlequin")
    scene.two.is_offered("target Captain Cato Sicarius", "target Eager Recruit")
    scene.two.picks("target Captain Cato Sicarius")
    assert scene.is_exhausted("Captain Cato Sicarius")
    assert scene.two.pile("discard") == ["Shrouded Harlequin"]


def test_shrouded_harlequin_needs_a_ready_enemy_and_does_not_answer_a_sacrifice() -> None:
    scene = battle(["Goff Nob"], ["Shrouded Harlequin", "Land Raider"])
    scene.one.attacks("Goff Nob", "Shrouded Harlequin")
    assert not scene.two.can("use Shrouded Harlequin")
    one = {"hand": ["Power from Pain"], "resources": 2, "planets": {1: ["Goff Nob"]}}
    sacrificed = Scene(one=one, two={"hq": ["Shrouded Harlequin"]}, phase="combat", window="before")
    sacrificed.one.picks("use Power from Pain")
    assert sacrificed.two.pile("discard") == ["Shrouded Harlequin"]
    assert not sacrificed.is_exhausted("Goff Nob")


def farseer(deck: list[str]) -> Scene:
    scene = Scene(one={"hand": ["Swordwind Farseer"], "resources": 3, "deck": deck})
    scene.one.picks("deploy Swordwind Farseer", "deploy Swordwind Farseer → Barlus", "use Swordwind Farseer")
    return scene


def test_swordwind_farseer_finds_any_card_among_six() -> None:
    scene = farseer(["Raid", "Doom", "Foresight", "Nullify", "Mobility", "Superiority", "Gift of Isha"])
    assert not scene.one.can("take Gift of Isha")
    scene.one.picks("take Doom")
    for title in ("Raid", "Foresight", "Nullify", "Mobility", "Superiority"):
        scene.one.picks(f"put under deck {title}")
    assert scene.one.hand == ["Doom"]
    assert scene.one.pile("deck")[-1] == "Gift of Isha"


def test_swordwind_farseer_may_leave_the_last_card_in_the_deck_s86() -> None:
    taken = farseer(["Raid"])
    taken.one.picks("take Raid")
    assert taken.match.outcome is not None
    assert taken.match.outcome.winners == (1,)
    left = farseer(["Raid"])
    left.one.passes()
    assert left.match.outcome is None
    assert left.one.pile("deck") == ["Raid"]


def test_silvered_blade_avengers_exhaust_whom_they_attack() -> None:
    scene = battle(["Silvered Blade Avengers"], ["Goff Nob", "Enraged Ork", "Shoota Mob"])
    scene.one.attacks("Silvered Blade Avengers", "Goff Nob")
    scene.one.picks("use Silvered Blade Avengers")
    assert scene.is_exhausted("Goff Nob")
    assert scene.damage_on("Goff Nob") == 1


def test_silvered_blade_avengers_exhaust_no_warlord_and_nobody_twice() -> None:
    scene = battle(["Silvered Blade Avengers"], ["Goff Nob", "Nazdreg"], window="second turn")
    scene.one.attacks("Silvered Blade Avengers", "Nazdreg")
    assert not scene.is_exhausted("Nazdreg")
    scene = battle(["Silvered Blade Avengers"], [{"card": "Goff Nob", "exhausted": True}, "Enraged Ork"])
    scene.one.attacks("Silvered Blade Avengers", "Goff Nob")
    assert not scene.one.can("use Silvered Blade Avengers")


def spiders(**facts: Any) -> Scene:
    scene = battle([SPIDERS], ["Goff Nob", "Enraged Ork"], **facts)
    scene.one.picks(f"attack {SPIDERS}", f"use {SPIDERS}")
    scene.one.is_offered("look at deck Captain Cato Sicarius", "look at deck Nazdreg")
    return scene


def test_warp_spiders_look_at_two_cards_of_a_deck_and_may_discard_one() -> None:
    scene = spiders(two_deck=["Crushface", "Bad Dok", "Battle Cry"])
    scene.one.picks("look at deck Nazdreg")
    scene.one.is_offered("discard Crushface", "discard Bad Dok", "pass")
    looked = scene.match.log(1)[-1]
    assert (looked.what, looked.cards, looked.number) == ("looks at", (), 2)
    scene.one.picks("discard Bad Dok")
    assert scene.two.pile("deck") == ["Battle Cry", "Crushface"]
    assert scene.two.pile("discard") == ["Bad Dok"]


def test_warp_spiders_keep_the_order_and_only_their_player_knows_the_cards() -> None:
    scene = spiders(two_deck=["Crushface", "Bad Dok", "Battle Cry"])
    scene.one.picks("look at deck Nazdreg", "pass")
    assert scene.two.pile("deck") == ["Battle Cry", "Bad Dok", "Crushface"]
    assert scene.table.who_knows(scene.number("Crushface")) == 0b01
    assert scene.table.who_knows(scene.number("Battle Cry")) == 0


def test_warp_spiders_win_with_the_last_card_of_the_enemy_deck_s85() -> None:
    scene = spiders(two_deck=["Crushface"])
    scene.one.picks("look at deck Nazdreg", "discard Crushface")
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (0,)


def test_erathal_takes_a_damage_off_another_unit_at_her_planet() -> None:
    hurt = {"card": "Altansar Rangers", "damage": 1}
    scene = battle(["Spiritseer Erathal", hurt], [{"card": "Goff Nob", "damage": 2}, "Enraged Ork"])
    scene.one.picks("attack Spiritseer Erathal", "use Spiritseer Erathal")
    scene.one.is_offered("target Altansar Rangers", "target Goff Nob")
    scene.one.picks("target Altansar Rangers")
    assert scene.damage_on("Altansar Rangers") == 0


def test_erathal_does_not_heal_herself() -> None:
    scene = battle([{"card": "Spiritseer Erathal", "damage": 1}], ["Goff Nob", "Enraged Ork"])
    scene.one.picks("attack Spiritseer Erathal")
    scene.one.is_asked("defender")


def struggling(one: list[Any], two: list[Any]) -> Scene:
    return Scene(
        one={"planets": {1: one}, "hand": ["Superiority"], "resources": 1},
        two={"planets": {1: two, 2: ["Shoota Mob"]}},
        phase="command",
        window="struggles",
    )


def test_superiority_takes_all_command_icons_for_one_struggle_s42() -> None:
    scene = struggling(["Void Pirate", "Shoota Mob", "Enraged Ork"], ["Iron Hands Techmarine"])
    scene.one.picks("use Superiority", "target Iron Hands Techmarine")
    assert scene.command_of("Iron Hands Techmarine") == 0
    scene.one.is_asked("bonus")  # three icons to none
    scene.one.passes()
    assert scene.command_of("Iron Hands Techmarine") > 0


def test_superiority_targets_army_units_with_icons_at_that_planet() -> None:
    scene = struggling(["Void Pirate"], ["Goff Nob", "Snotlings", "Crushface", "Nazdreg"])
    scene.one.picks("use Superiority")
    scene.one.is_offered("target Void Pirate", "target Crushface")


def nullifying(**two: Any) -> Scene:
    """Player one plays Promise of Glory."""
    scene = Scene(
        one={"hand": ["Promise of Glory"]},
        two={"warlord": STARBANE, "hand": ["Nullify", "Void Pirate"], "resources": 1, **two},
    )
    scene.one.picks("use Promise of Glory")
    return scene


def test_nullify_cancels_an_event_that_is_discarded_a45() -> None:
    scene = nullifying()
    scene.two.picks("use Nullify", f"exhaust {STARBANE}")
    assert "Cultist" not in scene.one.units_at(0)
    assert scene.one.pile("discard") == ["Promise of Glory"]
    assert scene.is_exhausted(STARBANE)


def test_nullify_needs_a_ready_unique_eldar_unit() -> None:
    assert not nullifying(warlord="Nazdreg", hq=["Altansar Rangers"]).two.can("use Nullify")
    assert not nullifying(warlord={"card": STARBANE, "exhausted": True}).two.can("use Nullify")


def test_nullify_can_be_nullified_and_nothing_is_cancelled_twice() -> None:
    scene = Scene(
        one={"warlord": STARBANE, "hand": ["Promise of Glory", "Nullify"]},
        two={"warlord": STARBANE, "hand": ["Nullify", "Nullify", "Void Pirate"], "hq": ["Spiritseer Erathal"], "resources": 1},
    )
    scene.one.picks("use Promise of Glory")
    scene.two.picks("use Nullify", "exhaust Spiritseer Erathal")
    scene.one.picks("use Nullify")
    scene.two.picks("pass", "pass")  # neither the second one nor again the first
    assert scene.one.units_at(0).count("Cultist") == 2


def test_playing_a_cancelled_event_is_still_playing_it_a45() -> None:
    scene = Scene(
        one={"hand": ["Raid"], "hq": [{"card": "Hellion Gang", "exhausted": True, "attachments": ["Hypex Injector"]}]},
        two={"warlord": STARBANE, "hand": ["Nullify"], "resources": 2},
    )
    scene.one.picks("use Raid")
    scene.two.picks("use Nullify")
    assert scene.two.resources == 2
    scene.one.picks("use Hypex Injector")


def test_doom_destroys_what_is_in_the_hqs_and_not_unique() -> None:
    scene = Scene(
        one={"hand": ["Doom"], "resources": 4, "hq": ["Altansar Rangers", "Spiritseer Erathal"]},
        two={"hq": ["Goff Nob", "Snotlings", "Stalwart Ogryn"], "planets": {1: ["Shoota Mob"]}},
    )
    scene.one.picks("use Doom")
    assert sorted(scene.one.units_at(0)) == ["Captain Cato Sicarius", "Spiritseer Erathal"]
    assert sorted(scene.two.units_at(0)) == ["Nazdreg", "Stalwart Ogryn"]
    assert scene.two.units_at(1) == ["Shoota Mob"]


def test_doom_needs_something_to_destroy_in_a_deploy_turn() -> None:
    one = {"hand": ["Doom"], "resources": 4}
    assert not Scene(one=one, two={"hq": ["Stalwart Ogryn"]}).one.can("use Doom")
    assert not Scene(one=one, two={"hq": ["Goff Nob"]}, phase="combat", window="before").one.can("use Doom")


def gift(discard: list[str], **one: Any) -> Scene:
    """Player one may play Gift of Isha before the battles; Shoota Mobs stand about."""
    return Scene(
        one={"hand": ["Gift of Isha"], "resources": 2, "discard": discard, **one},
        two={"planets": {3: ["Shoota Mob"]}},
        phase="combat",
        window="before",
    )


def test_gift_of_isha_takes_the_topmost_eldar_unit_s76() -> None:
    scene = gift(["Wildrider Squadron", "Altansar Rangers", "Doom", "Hellion Gang"], supports=["Craftworld Gate"])
    scene.one.picks("use Gift of Isha", "choose Barlus")
    assert scene.one.units_at(3) == ["Altansar Rangers"]
    assert not scene.is_exhausted("Altansar Rangers")


def test_gift_of_isha_ends_with_the_phase_a43() -> None:
    scene = gift(["Altansar Rangers"])
    scene.one.picks("use Gift of Isha", "choose Barlus")
    scene.pass_to("deploy turn")
    assert "Altansar Rangers" in scene.one.pile("discard")


def test_gift_of_isha_forgets_a_unit_that_has_left_play_a43() -> None:
    scene = gift(["Altansar Rangers"], supports=["Craftworld Gate"], hq=["Wildrider Squadron"])
    scene.one.picks("use Gift of Isha", "choose Barlus", "use Craftworld Gate", "target Altansar Rangers")
    assert scene.table.lasting == ()


def test_gift_of_isha_needs_a_unit_that_can_come_back_s64() -> None:
    assert not gift(["Doom", "Hellion Gang"]).one.can("use Gift of Isha")
    unique = gift(["Altansar Rangers", "Spiritseer Erathal"], planets={2: ["Spiritseer Erathal"]})
    assert not unique.one.can("use Gift of Isha")


def armed(defender: str, hand: list[str], **facts: Any) -> Scene:
    rangers = {"card": "Altansar Rangers", "attachments": [SWORD]}
    scene = battle([rangers], ["Land Raider", defender], one_hand=hand, **facts)
    scene.one.attacks("Altansar Rangers", defender)
    return scene


def test_banshee_power_sword_gives_an_attack_as_much_as_is_discarded() -> None:
    scene = armed("Goff Nob", ["Doom", "Raid", "Nullify"])
    scene.one.picks(f"use {SWORD}", "discard Doom", "discard Raid", "done")
    assert scene.damage_on("Goff Nob") == 5
    assert scene.attack_of("Altansar Rangers") == 3
    assert scene.one.hand == ["Nullify"]


def test_banshee_power_sword_is_not_used_against_warlords_nor_without_a_hand() -> None:
    scene = armed("Nazdreg", ["Doom"], window="second turn")
    assert scene.damage_on("Nazdreg") == 3
    scene = armed("Goff Nob", [])
    assert scene.damage_on("Goff Nob") == 3


def test_corsair_trading_port_makes_an_eldar_unit_cheaper() -> None:
    one = {"supports": ["Corsair Trading Port"], "hand": ["Altansar Rangers", "Beasthunter Wyches"], "resources": 2}
    scene = Scene(one=one)
    assert not scene.one.can("deploy Beasthunter Wyches")
    scene.one.picks("deploy Altansar Rangers", "deploy Altansar Rangers → Barlus", "use Corsair Trading Port")
    assert (scene.one.units_at(3), scene.one.resources) == (["Altansar Rangers"], 0)


def test_craftworld_gate_takes_a_unit_of_yours_back() -> None:
    rangers = {"card": "Altansar Rangers", "attachments": ["Mobility"]}
    scene = Scene(one={"supports": ["Craftworld Gate"], "planets": {1: [rangers]}, "hq": ["Goff Nob", "Khymera"]})
    scene.one.picks("use Craftworld Gate")
    scene.one.is_offered("target Altansar Rangers", "target Goff Nob")
    scene.one.picks("target Altansar Rangers")
    assert (scene.one.hand, scene.one.pile("discard")) == (["Altansar Rangers"], ["Mobility"])


def test_craftworld_gate_takes_no_enemy_and_works_once_a_round() -> None:
    theirs = Scene(one={"supports": ["Craftworld Gate"], "hand": ["Raid"]}, two={"hq": ["Goff Nob"], "resources": 1})
    assert not theirs.one.can("use Craftworld Gate")
    exhausted = {"card": "Craftworld Gate", "exhausted": True}
    assert not Scene(one={"supports": [exhausted], "hq": ["Goff Nob"]}).one.can("use Craftworld Gate")
