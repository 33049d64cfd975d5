"""Dark Eldar cards, in the order of dark_eldar.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.conquest.testing import Scene, battle

MASTERS = "Kith's Khymeramasters"
PACT = "Pact of the Haemonculi"
TERROR = "Archon's Terror"


def committing(**one: Any) -> Scene:
    """Kith commits to the second planet."""
    scene = Scene(one={"warlord": "Packmaster Kith", **one}, phase="command", window="dial")
    scene.one.picks("set dial ×2")
    scene.two.picks("set dial ×1")
    return scene


# ── Kith and her squad ────────────────────────────────────────────────────────────────────────────────────────────


def test_kith_brings_a_khymera_where_she_commits() -> None:
    scene = committing()
    scene.one.picks("use Packmaster Kith")
    assert scene.one.units_at(2) == ["Packmaster Kith", "Khymera"]
    assert not scene.is_exhausted("Khymera")


def test_kith_brings_no_eleventh_khymera_nor_one_when_bloodied_s66() -> None:
    assert not committing(planets={5: ["Khymera"] * 10}).one.can("use Packmaster Kith")
    bloodied = {"card": "Packmaster Kith", "bloodied": True}
    assert not committing(warlord=bloodied).one.can("use Packmaster Kith")


def test_khymeramasters_bring_a_khymera_along() -> None:
    scene = Scene(one={"hand": [MASTERS], "resources": 2})
    scene.one.picks(f"deploy {MASTERS}", f"deploy {MASTERS} → Barlus", f"use {MASTERS}")
    assert scene.one.units_at(3) == [MASTERS, "Khymera"]


def test_khymeramasters_bring_none_into_an_hq() -> None:
    scene = Scene(
        one={"planets": {1: ["Captain Cato Sicarius"]}, "hand": [MASTERS]},
        planets=["Y'varn", "Iridial"],
        battle=1,
        window="turns",
    )
    scene.one.picks("use Y'varn", f"put into play {MASTERS}")
    assert not scene.one.can(f"use {MASTERS}")
    assert "Khymera" not in scene.one.units_at(0)


def test_khymera_den_moves_any_number_of_khymeras_to_one_planet() -> None:
    exhausted = {"card": "Khymera", "exhausted": True}
    scene = Scene(one={"supports": ["Khymera Den"], "hq": ["Khymera", exhausted], "planets": {3: ["Khymera"], 2: ["Khymera"]}})
    scene.one.picks("use Khymera Den", "target Barlus")
    scene.one.is_offered(*["move Khymera → Barlus"] * 3, "done")
    scene.one.picks("move Khymera → Barlus", "move Khymera → Barlus", "done")
    assert scene.one.units_at(3) == ["Khymera"] * 3
    assert scene.is_exhausted("Khymera Den")


def test_khymera_den_targets_no_planet_where_all_khymeras_are() -> None:
    scene = Scene(one={"supports": ["Khymera Den"], "planets": {3: ["Khymera"]}})
    scene.one.picks("use Khymera Den")
    assert not scene.one.can("target Barlus")
    theirs = Scene(one={"supports": ["Khymera Den"], "hand": ["Raid"]}, two={"hq": ["Khymera"], "resources": 1})
    theirs.one.is_offered("use Raid", "pass")


def test_pact_of_the_haemonculi_costs_a_unit_and_draws_two_cards() -> None:
    one = {"hand": [PACT], "resources": 2, "hq": ["Khymera", "Hellion Gang"]}
    scene = Scene(one=one, two={"hand": ["Goff Nob"], "resources": 0})
    scene.one.picks(f"use {PACT}")
    scene.one.is_offered("sacrifice Khymera", "sacrifice Hellion Gang")  # no warlord (R12.6)
    scene.one.picks("sacrifice Khymera")
    assert scene.two.pile("discard") == ["Goff Nob"]
    assert len(scene.one.hand) == 2


def test_pact_of_the_haemonculi_needs_a_card_to_discard_and_a_unit_s71() -> None:
    one = {"hand": [PACT], "resources": 2, "hq": ["Khymera"]}
    assert not Scene(one=one).one.can(f"use {PACT}")
    assert not Scene(one={**one, "hq": []}, two={"hand": ["Goff Nob"]}).one.can(f"use {PACT}")
    combat = Scene(one=one, two={"hand": ["Goff Nob"]}, phase="combat", window="before")
    assert not combat.one.can(f"use {PACT}")


def test_agonizer_of_bren_counts_your_khymeras() -> None:
    agonized = {"card": "Hellion Gang", "attachments": ["Agonizer of Bren"]}
    scene = Scene(one={"hq": [agonized, "Khymera"], "planets": {2: ["Khymera"]}}, two={"hq": ["Khymera"]})
    assert scene.attack_of("Hellion Gang") == 4
    lent = {"card": "Goff Nob", "attachments": [{"card": "Agonizer of Bren", "of": "one"}]}
    scene = Scene(one={"hq": ["Khymera"]}, two={"hq": [lent, "Khymera", "Khymera"]})
    assert scene.attack_of("Goff Nob") == 7


# ── the rest ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_haemonculus_tormentor_buys_attack_until_the_end_of_the_phase() -> None:
    scene = battle(["Haemonculus Tormentor", "Khymera"], ["Enraged Ork"], window="window", one_resources=2)
    scene.one.picks("use Haemonculus Tormentor", "use Haemonculus Tormentor")
    assert (scene.one.resources, scene.attack_of("Haemonculus Tormentor")) == (0, 6)


def test_haemonculus_tormentor_keeps_it_only_for_the_phase_and_needs_a_resource() -> None:
    scene = Scene(one={"planets": {1: ["Haemonculus Tormentor"]}, "resources": 1}, two={"hand": ["Shoota Mob"], "resources": 1})
    scene.one.picks("use Haemonculus Tormentor")
    assert scene.attack_of("Haemonculus Tormentor") == 4
    scene.two.passes()
    scene.pass_to("dial")
    assert scene.attack_of("Haemonculus Tormentor") == 2
    assert not Scene(one={"hq": ["Haemonculus Tormentor"]}).one.can("use Haemonculus Tormentor")


def raiding(**one: Any) -> Scene:
    """Player one plays Raid, a Dark Eldar event, and has something to answer it."""
    scene = Scene(one={"hand": ["Raid"], "resources": 0, **one}, two={"resources": 3, "hand": ["Shoota Mob"]})
    scene.one.picks("use Raid")
    return scene


def test_beasthunter_wyches_buy_a_khymera_after_a_dark_eldar_event() -> None:
    scene = raiding(hq=["Beasthunter Wyches"])
    scene.one.picks("use Beasthunter Wyches")
    assert "Khymera" in scene.one.units_at(0)
    assert scene.one.resources == 0


def test_beasthunter_wyches_need_a_resource_and_an_event_of_their_own_faction() -> None:
    one = {"hand": ["Promise of Glory"], "resources": 1, "hq": ["Beasthunter Wyches"]}
    scene = Scene(one=one, two={"hand": ["Shoota Mob"], "resources": 1})
    scene.one.picks("use Promise of Glory")
    assert not scene.one.can("use Beasthunter Wyches")
    assert not raiding(hq=["Beasthunter Wyches"], planets={5: ["Khymera"] * 10}).one.can("use Beasthunter Wyches")


def test_black_heart_ravager_routs_what_it_damages() -> None:
    scene = battle(["Black Heart Ravager", "Hellion Gang"], ["Goff Nob", "Enraged Ork"])
    scene.one.attacks("Black Heart Ravager", "Goff Nob")
    scene.one.picks("use Black Heart Ravager")
    assert "Goff Nob" in scene.two.units_at(0)
    assert scene.is_exhausted("Goff Nob")
    assert scene.damage_on("Goff Nob") == 2


def test_black_heart_ravager_routs_neither_warlords_nor_what_took_no_damage_s29() -> None:
    scene = battle(["Black Heart Ravager", "Hellion Gang"], ["Nazdreg", "Goff Nob"], window="second turn", initiative="two")
    scene.one.attacks("Black Heart Ravager", "Nazdreg")
    assert not scene.one.can("use Black Heart Ravager")
    scene = battle(["Black Heart Ravager", "Hellion Gang"], ["Goff Nob", "Enraged Ork"], two_hand=["Cybork Body"])
    scene.one.attacks("Black Heart Ravager", "Goff Nob")
    scene.two.picks("shield Cybork Body → Goff Nob")
    assert not scene.one.can("use Black Heart Ravager")
    assert "Goff Nob" in scene.two.units_at(1)


def test_black_heart_ravager_ignores_what_it_has_destroyed_a31() -> None:
    scene = battle(["Black Heart Ravager", "Hellion Gang"], ["Shoota Mob", "Enraged Ork"])
    scene.one.attacks("Black Heart Ravager", "Shoota Mob")
    assert scene.two.pile("discard") == ["Shoota Mob"]
    assert not scene.one.can("use Black Heart Ravager")


def test_black_heart_ravager_ignores_who_was_destroyed_and_came_back_a31() -> None:
    nob = {"card": "Goff Nob", "damage": 5}
    scene = battle(["Black Heart Ravager", "Hellion Gang"], [nob, "Enraged Ork"], two_hand=["Fall Back!"], two_resources=1)
    scene.one.attacks("Black Heart Ravager", "Goff Nob")
    scene.two.passes()
    scene.two.picks("use Fall Back!")
    assert "Goff Nob" in scene.two.units_at(0)
    assert not scene.one.can("use Black Heart Ravager")
    assert not scene.is_exhausted("Goff Nob")


def test_murder_of_razorwings_takes_a_random_card_when_deployed() -> None:
    one = {"hand": ["Murder of Razorwings"], "resources": 1}
    scene = Scene(one=one, two={"hand": ["Goff Nob", "Shoota Mob"]})
    scene.one.picks("deploy Murder of Razorwings", "deploy Murder of Razorwings → Barlus", "use Murder of Razorwings")
    assert len(scene.two.hand) == 1


def test_murder_of_razorwings_must_be_deployed_and_needs_a_hand() -> None:
    one = {"planets": {1: ["Captain Cato Sicarius"]}, "hand": ["Murder of Razorwings"]}
    scene = Scene(one=one, two={"hand": ["Squig Bombin'"]}, planets=["Y'varn", "Iridial"], battle=1, window="turns")
    scene.one.picks("use Y'varn", "put into play Murder of Razorwings")
    assert not scene.one.can("use Murder of Razorwings")
    scene = Scene(one={"hand": ["Murder of Razorwings"], "resources": 1})
    scene.one.picks("deploy Murder of Razorwings", "deploy Murder of Razorwings → Barlus")
    assert not scene.one.can("use Murder of Razorwings")


def test_coliseum_fighters_bring_back_the_topmost_event() -> None:
    one = {"hand": ["Coliseum Fighters"], "resources": 2, "discard": ["Raid", TERROR, "Hellion Gang"]}
    scene = Scene(one=one)
    scene.one.picks("deploy Coliseum Fighters", "deploy Coliseum Fighters → Barlus", "use Coliseum Fighters")
    assert scene.one.hand == [TERROR]


def test_coliseum_fighters_need_an_event_in_your_discard_pile() -> None:
    one = {"hand": ["Coliseum Fighters"], "resources": 2, "discard": ["Hellion Gang"]}
    scene = Scene(one=one, two={"discard": ["Battle Cry"]})
    scene.one.picks("deploy Coliseum Fighters", "deploy Coliseum Fighters → Barlus")
    assert not scene.one.can("use Coliseum Fighters")


def test_the_owner_orders_cards_discarded_together_where_fighters_could_read_it() -> None:
    wearing = {"card": "Coliseum Fighters", "attachments": ["Suffering"]}
    scene = battle(["Goff Nob", "Khymera"], [wearing, "Enraged Ork"])
    scene.one.attacks("Goff Nob", "Coliseum Fighters")
    scene.two.is_offered("next Coliseum Fighters", "next Suffering")
    scene.two.picks("next Coliseum Fighters")
    assert scene.two.pile("discard") == ["Coliseum Fighters", "Suffering"]


def deploying_against_syren(planet: str, unit: str = "Shoota Mob") -> Scene:
    scene = Scene(one={"hand": [unit], "resources": 5}, two={"planets": {3: ["Syren Zythlex"]}})
    scene.one.picks(f"deploy {unit}", f"deploy {unit} → {planet}")
    return scene


def test_syren_zythlex_exhausts_an_enemy_unit_deployed_at_her_planet() -> None:
    scene = deploying_against_syren("Barlus")
    scene.two.picks("use Syren Zythlex")
    assert scene.is_exhausted("Shoota Mob")


def test_syren_zythlex_leaves_others_alone() -> None:
    assert not deploying_against_syren("Plannum").two.can("use Syren Zythlex")
    put = Scene(
        one={"hand": ["Infernal Gateway", "Chaos Fanatics"], "resources": 1},
        two={"planets": {3: ["Syren Zythlex"]}},
        phase="combat",
        window="before",
    )
    put.one.picks("use Infernal Gateway", "put into play Chaos Fanatics", "choose Barlus")
    assert not put.two.can("use Syren Zythlex")  # it was not deployed
    own = Scene(one={"hand": ["Shoota Mob"], "resources": 1, "planets": {3: ["Syren Zythlex"]}})
    own.one.picks("deploy Shoota Mob", "deploy Shoota Mob → Barlus")
    assert not own.one.can("use Syren Zythlex")


def test_power_from_pain_lets_the_opponent_choose_an_army_unit() -> None:
    scene = battle(
        ["Hellion Gang"], ["Goff Nob", "Snotlings"], two_hq=["Shoota Mob"], window="window",
        one_hand=["Power from Pain"], one_resources=2,
    )  # fmt: skip
    scene.one.picks("use Power from Pain")
    scene.two.is_offered("sacrifice Goff Nob", "sacrifice Shoota Mob")
    scene.two.picks("sacrifice Shoota Mob")
    assert scene.two.pile("discard") == ["Shoota Mob"]


def test_power_from_pain_needs_an_enemy_army_unit_that_is_not_immune_s69() -> None:
    one = {"hand": ["Power from Pain"], "resources": 2, "hq": ["Hellion Gang"]}
    bare = Scene(one=one, two={"hq": ["Snotlings"]}, phase="combat", window="before")
    assert not bare.one.can("use Power from Pain")
    immune = Scene(one=one, two={"hq": ["Stalwart Ogryn"]}, phase="combat", window="before")
    assert not immune.one.can("use Power from Pain")


def test_power_from_pain_needs_no_target_s68() -> None:
    one = {"hand": ["Power from Pain", TERROR], "resources": 4, "planets": {2: ["Hellion Gang"]}}
    scene = Scene(one=one, two={"planets": {1: ["Land Raider", "10th Company Scout"]}}, phase="combat", window="before")
    scene.one.picks("use Power from Pain")
    scene.two.picks("sacrifice 10th Company Scout")
    assert scene.two.pile("discard") == ["10th Company Scout"]


def test_archons_terror_routs_a_unit_that_is_not_unique() -> None:
    one = {"hand": [TERROR], "resources": 2, "planets": {2: ["Syren Zythlex", "Hellion Gang"]}}
    two = {"planets": {1: ["Goff Nob"]}, "hq": [{"card": "Shoota Mob", "exhausted": True}, "Enraged Ork"]}
    scene = Scene(one=one, two=two, phase="combat", window="before")
    scene.one.picks(f"use {TERROR}")
    scene.one.is_offered("target Hellion Gang", "target Goff Nob", "target Enraged Ork")  # a29
    scene.one.picks("target Goff Nob")
    assert "Goff Nob" in scene.two.units_at(0)


def test_archons_terror_cannot_reach_who_must_not_be_targeted_s68_s69() -> None:
    one = {"hand": [TERROR], "resources": 2}
    two = {"planets": {1: ["Land Raider", "10th Company Scout"], 2: ["Stalwart Ogryn", "Penal Legionnaire"]}}
    scene = Scene(one=one, two=two, phase="combat", window="before")
    scene.one.picks(f"use {TERROR}")
    scene.one.is_offered("target Land Raider", "target Penal Legionnaire")


def test_raid_takes_a_resource_from_a_richer_opponent() -> None:
    scene = raiding()
    assert (scene.one.resources, scene.two.resources) == (1, 2)


def test_raid_is_limited_and_needs_a_richer_opponent_s62() -> None:
    equal = Scene(one={"hand": ["Raid"], "resources": 2}, two={"resources": 2})
    assert not equal.one.can("use Raid")
    one = {"hand": ["Raid", "Promotion"], "hq": ["Hellion Gang"]}
    scene = Scene(one=one, two={"resources": 3, "hand": ["Shoota Mob"]})
    scene.one.picks("deploy Promotion")
    scene.two.picks("deploy Shoota Mob", "deploy Shoota Mob → Barlus")
    assert not scene.one.can("use Raid")


def test_suffering_takes_two_attack_and_the_floor_comes_last_s5() -> None:
    suffering = {"card": "Suffering", "of": "one"}
    scene = Scene(two={"hq": [{"card": "Goff Nob", "attachments": [suffering]}]})
    assert scene.attack_of("Goff Nob") == 4
    scene = Scene(two={"hq": [{"card": "Incubus Warrior", "attachments": [suffering, suffering, "Ion Rifle"]}]})
    assert scene.attack_of("Incubus Warrior") == 2
    scene = Scene(two={"hq": [{"card": "Hellion Gang", "attachments": [suffering, suffering]}]})
    assert scene.attack_of("Hellion Gang") == 0


def test_suffering_on_an_enemy_unit_stays_yours_s72() -> None:
    suffering = {"card": "Suffering", "of": "one"}
    scene = battle(["Goff Nob"], [{"card": "Shoota Mob", "attachments": [suffering]}, "Enraged Ork"])
    scene.one.attacks("Goff Nob", "Shoota Mob")
    assert scene.one.pile("discard") == ["Suffering"]


def test_hypex_injector_readies_its_unit_after_a_dark_eldar_event() -> None:
    scene = raiding(hq=[{"card": "Hellion Gang", "exhausted": True, "attachments": ["Hypex Injector"]}])
    scene.one.picks("use Hypex Injector")
    assert not scene.is_exhausted("Hellion Gang")


def test_hypex_injector_needs_an_exhausted_unit() -> None:
    scene = raiding(hq=[{"card": "Hellion Gang", "attachments": ["Hypex Injector"]}])
    assert not scene.one.can("use Hypex Injector")


def test_altar_of_torment_makes_a_dark_eldar_unit_cheaper() -> None:
    one = {"supports": ["Altar of Torment"], "hand": ["Hellion Gang", "Chaos Fanatics"], "resources": 1}
    scene = Scene(one=one)
    assert not scene.one.can("deploy Chaos Fanatics")
    scene.one.picks("deploy Hellion Gang", "deploy Hellion Gang → Barlus", "use Altar of Torment")
    assert (scene.one.units_at(3), scene.one.resources) == (["Hellion Gang"], 0)


def test_twisted_laboratory_blanks_printed_text_but_not_what_was_gained_s8_a55() -> None:
    hellions = {"card": "Hellion Gang", "attachments": ["Rokkit Launcha"]}
    scene = battle([hellions, "Khymera"], ["Enraged Ork"], window="window", one_supports=["Twisted Laboratory"])
    scene.one.picks("use Twisted Laboratory", "target Hellion Gang")
    assert not scene.has("Hellion Gang", "Flying")
    assert scene.has("Hellion Gang", "Ranged")


def test_twisted_laboratory_silences_abilities_until_the_end_of_the_phase() -> None:
    one = {"supports": ["Twisted Laboratory"]}
    two = {"hq": ["Haemonculus Tormentor"], "resources": 2}
    scene = Scene(one=one, two=two)
    scene.one.picks("use Twisted Laboratory", "target Haemonculus Tormentor")
    assert not scene.two.can("use Haemonculus Tormentor")
    scene.pass_to("dial")
    assert scene.table.lasting == ()


def test_twisted_laboratory_targets_army_units_with_something_to_blank() -> None:
    two = {"hq": ["Possessed", "Void Pirate", "Khymera", "Hellion Gang", "Syren Zythlex"]}
    scene = Scene(one={"supports": ["Twisted Laboratory"]}, two=two)
    scene.one.picks("use Twisted Laboratory")
    scene.one.is_offered("target Hellion Gang", "target Syren Zythlex")


def test_what_a_blank_unit_has_been_given_is_discarded_when_the_blank_ends() -> None:
    one = {"supports": ["Twisted Laboratory"], "hand": ["Promotion"], "hq": ["Ravenous Flesh Hounds"]}
    scene = Scene(one=one)
    scene.one.picks("use Twisted Laboratory", "target Ravenous Flesh Hounds", "deploy Promotion")
    assert scene.one.pile("discard") == ["Promotion"]
