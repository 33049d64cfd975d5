"""Ork cards, in the order of orks.py: each works, and is not offered when it must not be."""

from typing import Any

from zeton.games.conquest.rules.leaving import is_dead
from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

# ── Nazdreg ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nazdreg_makes_your_other_units_here_brutal() -> None:
    scene = Scene(
        two={
            "planets": {
                1: [wounded("Nazdreg", 2), wounded("Goff Nob", 2), wounded("Eager Recruit", 0)],
                2: [wounded("Bad Dok", 1)],
            }
        },
        one={"planets": {1: [wounded("Deathwing Guard", 3)]}},
        battle=1,
        window="turns",
    )
    assert (scene.attack_of("Goff Nob"), scene.attack_of("Eager Recruit")) == (8, 2)
    assert scene.attack_of("Nazdreg") == 2
    assert scene.attack_of("Bad Dok") == 1  # elsewhere
    assert scene.attack_of("Deathwing Guard") == 2  # an enemy


def test_brutal_counts_once_s7() -> None:
    scene = battle(["Land Raider"], ["Nazdreg", wounded("Enraged Ork", 3)])
    assert scene.attack_of("Enraged Ork") == 3


def test_nazdreg_in_his_hq_makes_nobody_brutal_w18() -> None:
    assert Scene(two={"hq": [wounded("Goff Nob", 2)]}).attack_of("Goff Nob") == 6


# ── Nazdreg's Flash Gitz ──────────────────────────────────────────────────────────────────────────────────────────


def gitz(*units: Any, **given: Any) -> Scene:
    return battle([*units, "Eager Recruit"], ["Land Raider", "Deathwing Guard"], window="window", **given)


def test_flash_gitz_take_a_damage_to_ready() -> None:
    scene = gitz(tired("Nazdreg's Flash Gitz"))
    scene.one.picks("use Nazdreg's Flash Gitz")
    assert scene.damage_on("Nazdreg's Flash Gitz") == 1
    assert not scene.is_exhausted("Nazdreg's Flash Gitz")


def test_each_flash_gitz_readies_only_itself_and_once_per_phase_w5_w9() -> None:
    scene = gitz(tired("Nazdreg's Flash Gitz"), tired("Nazdreg's Flash Gitz"))
    first, second = (option.card for option in scene.decision.options if option.verb == "use")
    scene.match.choose(scene.decision.options[0])
    assert (scene.table.damage[first], scene.table.exhausted[first]) == (1, 0)
    assert (scene.table.damage[second], scene.table.exhausted[second]) == (0, 1)
    scene.table.exhausted[first] = 1
    assert not any(option.card == first for option in scene.match.game.actions(scene.table, 0))
    scene.match.choose(next(option for option in scene.decision.options if option.card == second))
    assert (scene.table.damage[second], scene.table.exhausted[second]) == (1, 0)


def test_a_ready_flash_gitz_has_nothing_to_ready_for() -> None:
    scene = gitz("Nazdreg's Flash Gitz", one_hand=["Eager Recruit"], one_resources=1)
    scene.one.is_offered("deploy Eager Recruit", "pass")


def test_damage_prevented_pays_nothing_a35() -> None:
    scene = gitz(tired("Nazdreg's Flash Gitz"), one_hand=["Indomitable"])
    scene.one.picks("use Nazdreg's Flash Gitz", "shield Indomitable → Nazdreg's Flash Gitz")
    assert scene.damage_on("Nazdreg's Flash Gitz") == 0
    assert scene.is_exhausted("Nazdreg's Flash Gitz")
    assert not scene.one.can("use Nazdreg's Flash Gitz")


# ── Kraktoof Hall ─────────────────────────────────────────────────────────────────────────────────────────────────


def hall(**given: Any) -> Scene:
    return battle(
        [wounded("Goff Nob", 2), "Eager Recruit"],
        [wounded("Bad Dok", 3), wounded("Deathwing Guard", 1)],
        window="window",
        one_supports=["Kraktoof Hall"],
        **given,
    )


def test_kraktoof_hall_moves_damage_that_nobody_can_shield_s22() -> None:
    scene = hall(
        two_hand=["Cybork Body"],
        two_supports=["Rockcrete Bunker"],
        one_planets={2: [wounded("Enraged Ork", 1)], 3: [wounded("Goff Boyz", 1), "Snotlings"]},
    )
    scene.one.picks("use Kraktoof Hall")
    scene.one.is_offered("target Goff Nob", "target Goff Boyz")  # the Enraged Ork is alone
    scene.one.picks("target Goff Nob")
    scene.one.is_offered("target Eager Recruit", "target Bad Dok", "target Deathwing Guard")
    scene.one.picks("target Bad Dok")
    assert scene.damage_on("Goff Nob") == 1
    assert scene.zone_of("Bad Dok") == "discard"
    assert scene.two.hand == ["Cybork Body"] and scene.damage_on("Rockcrete Bunker") == 0
    assert scene.is_exhausted("Kraktoof Hall")


def test_kraktoof_hall_needs_a_damaged_unit_of_yours_beside_another() -> None:
    scene = battle(
        ["Goff Nob", "Eager Recruit"],
        [wounded("Bad Dok", 3)],
        window="window",
        one_supports=["Kraktoof Hall"],
        one_planets={2: [wounded("Enraged Ork", 1)]},
        one_hq=[wounded("Goff Boyz", 1), "Shoota Mob"],
        one_hand=["Eager Recruit"],
        one_resources=1,
    )
    scene.one.is_offered("deploy Eager Recruit", "pass")


# ── Bigga Is Betta ────────────────────────────────────────────────────────────────────────────────────────────────


def test_bigga_is_betta_makes_an_ork_cheaper_and_hurts_it() -> None:
    scene = Scene(one={"hand": ["Goff Nob", "Bigga Is Betta"], "resources": 3})
    scene.one.picks("deploy Goff Nob", "deploy Goff Nob → Barlus", "use Bigga Is Betta")
    assert scene.one.units_at(3) == ["Goff Nob"]
    assert scene.damage_on("Goff Nob") == 1
    assert scene.one.resources == 0


def test_reductions_add_up_and_count_only_where_they_work_s58() -> None:
    one = {
        "hand": ["Goff Nob", "Bigga Is Betta", "Rokkit Launcha"],
        "supports": ["Bigtoof Banna"],
        "planets": {1: ["Crushface"]},
        "resources": 1,
    }
    scene = Scene(one=one)
    scene.one.picks("deploy Goff Nob", "deploy Goff Nob → Plannum")  # at no other planet
    scene.one.picks("use Bigtoof Banna", "use Crushface", "use Bigga Is Betta")
    scene.one.is_offered("shield Rokkit Launcha → Goff Nob", "pass")
    scene.one.passes()
    assert scene.damage_on("Goff Nob") == 1
    assert scene.one.resources == 0


def test_each_bigga_is_betta_deals_its_own_damage_a44() -> None:
    hand = ["Goff Nob", "Bigga Is Betta", "Bigga Is Betta", "Cybork Body"]
    scene = Scene(one={"hand": hand, "resources": 1})
    scene.one.picks("deploy Goff Nob", "deploy Goff Nob → Barlus", "use Bigga Is Betta", "use Bigga Is Betta")
    scene.one.picks("shield Cybork Body → Goff Nob")
    assert scene.damage_on("Goff Nob") == 1  # the shield was for the first damage only
    assert scene.one.hand == []


def test_bigga_is_betta_is_for_orks() -> None:
    scene = Scene(one={"hand": ["Deathwing Guard", "Bigga Is Betta", "Eager Recruit"], "resources": 3})
    assert not scene.one.can("deploy Deathwing Guard")


# ── Cybork Body ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_cybork_body_doubles_what_was_added_s6() -> None:
    scene = Scene(one={"hq": [bearing("Goff Boyz", "Hostile Environment Gear", "Cybork Body")]})
    assert scene.health_of("Goff Boyz") == 10


def test_a_unit_dies_when_its_health_is_moved_away_s6() -> None:
    boyz = wounded("Goff Boyz", 5, attachments=["Hostile Environment Gear", "Cybork Body"])
    scene = Scene(one={"hq": [boyz, "Shoota Mob"]})
    scene.table.host[scene.number("Hostile Environment Gear")] = scene.number("Shoota Mob")
    assert (scene.health_of("Goff Boyz"), scene.damage_on("Goff Boyz")) == (4, 5)
    assert is_dead(scene.table, scene.number("Goff Boyz"))


# ── Weirdboy Maniak ───────────────────────────────────────────────────────────────────────────────────────────────


def test_weirdboy_maniak_damages_every_other_unit_here_at_once_s12() -> None:
    scene = Scene(
        one={
            "planets": {2: ["Goff Nob", "Deathwing Guard"], 3: ["Bad Dok"]},
            "hand": ["Weirdboy Maniak", "Cybork Body"],
            "resources": 3,
        },
        two={"planets": {2: ["Land Raider", "Shoota Mob"]}, "hand": ["Indomitable"]},
    )
    scene.one.picks("deploy Weirdboy Maniak", "deploy Weirdboy Maniak → Atrox Prime", "use Weirdboy Maniak")
    scene.one.is_offered("shield Cybork Body → Goff Nob", "shield Cybork Body → Deathwing Guard", "pass")
    scene.one.picks("shield Cybork Body → Goff Nob")
    assert scene.damage_on("Deathwing Guard") == 0  # all of it is placed at once
    scene.two.picks("shield Indomitable → Shoota Mob")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Deathwing Guard"), scene.damage_on("Land Raider")) == (0, 1, 1)
    assert (scene.damage_on("Shoota Mob"), scene.damage_on("Weirdboy Maniak"), scene.damage_on("Bad Dok")) == (0, 0, 0)


def test_weirdboy_maniak_alone_does_nothing() -> None:
    scene = Scene(one={"hand": ["Weirdboy Maniak"], "resources": 3, "planets": {1: ["Bad Dok"]}})
    scene.one.picks("deploy Weirdboy Maniak", "deploy Weirdboy Maniak → Barlus")
    assert not scene.one.can("use Weirdboy Maniak")


# ── Tankbusta Bommaz ──────────────────────────────────────────────────────────────────────────────────────────────


def bommaz(defender: str) -> Scene:
    scene = battle(["Tankbusta Bommaz", "Bad Dok"], [defender, "Sanctioned Psyker"])
    scene.one.attacks("Tankbusta Bommaz", defender)
    return scene


def test_tankbusta_bommaz_deal_double_damage_to_enemy_vehicles() -> None:
    assert bommaz("Land Raider").damage_on("Land Raider") == 6
    assert bommaz("Deathwing Guard").damage_on("Deathwing Guard") == 3


def test_double_and_half_are_reckoned_together_s4() -> None:
    assert bommaz("Assault Valkyrie").damage_on("Assault Valkyrie") == 3


# ── Crushface ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_crushface_makes_other_orks_cheaper_at_his_planet() -> None:
    scene = Scene(one={"planets": {2: ["Crushface"]}, "hand": ["Bad Dok", "Eager Recruit"], "resources": 1})
    scene.one.picks("deploy Bad Dok", "deploy Bad Dok → Atrox Prime", "use Crushface")
    assert scene.one.units_at(2) == ["Crushface", "Bad Dok"]
    assert scene.one.resources == 0


def test_crushface_does_not_make_others_or_himself_cheaper() -> None:
    one = {"planets": {2: ["Crushface"]}, "hand": ["Sanctioned Psyker", "Eager Recruit"], "resources": 1}
    assert not Scene(one=one).one.can("deploy Sanctioned Psyker")
    assert not Scene(one={"hand": ["Crushface", "Eager Recruit"], "resources": 2}).one.can("deploy Crushface")


# ── Bad Dok ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bad_dok_gains_three_icons_while_damaged() -> None:
    assert Scene(one={"hq": [wounded("Bad Dok", 1)]}).command_of("Bad Dok") == 4
    assert Scene(one={"hq": ["Bad Dok"]}).command_of("Bad Dok") == 1


# ── Rokkitboy ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_rokkitboy_takes_flying_from_enemies_here_s3() -> None:
    scene = battle(["Goff Nob", "Rokkitboy", "Hellion Gang"], ["Black Legion Heldrake", "Bad Dok"])
    assert not scene.has("Black Legion Heldrake", "Flying")
    assert scene.has("Hellion Gang", "Flying")
    scene.one.attacks("Goff Nob", "Black Legion Heldrake")
    assert scene.damage_on("Black Legion Heldrake") == 6


def test_without_rokkitboy_here_they_fly_s3() -> None:
    scene = battle(["Goff Nob", "Hellion Gang"], ["Black Legion Heldrake", "Bad Dok"], one_planets={2: ["Rokkitboy"]})
    scene.one.attacks("Goff Nob", "Black Legion Heldrake")
    assert scene.damage_on("Black Legion Heldrake") == 3


# ── Goff Boyz ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_goff_boyz_are_strong_at_the_first_planet() -> None:
    assert Scene(one={"planets": {1: ["Goff Boyz"]}}).attack_of("Goff Boyz") == 3
    assert Scene(one={"planets": {2: ["Goff Boyz"]}}).attack_of("Goff Boyz") == 0
    assert Scene(one={"hq": ["Goff Boyz"]}).attack_of("Goff Boyz") == 0


# ── Burna Boyz ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_burna_boyz_singe_another_enemy_s30() -> None:
    scene = battle(
        ["Burna Boyz", "Bad Dok"], ["Land Raider", "Deathwing Guard", "Eager Recruit"], two_planets={2: ["Goff Nob"]}
    )
    scene.one.attacks("Burna Boyz", "Land Raider")
    scene.one.picks("use Burna Boyz")
    scene.one.is_offered("choose Deathwing Guard", "choose Eager Recruit")
    scene.one.picks("choose Deathwing Guard")
    assert (scene.damage_on("Deathwing Guard"), scene.damage_on("Land Raider")) == (1, 5)


def test_burna_boyz_reach_what_cannot_be_targeted() -> None:
    scene = battle(["Burna Boyz", "Bad Dok"], ["Land Raider", "Deathwing Guard"])
    scene.one.attacks("Burna Boyz", "Land Raider")
    scene.one.picks("use Burna Boyz", "choose Deathwing Guard")
    assert scene.damage_on("Deathwing Guard") == 1


def test_burna_boyz_need_a_different_enemy() -> None:
    scene = battle(["Burna Boyz", "Bad Dok"], ["Land Raider"], two_planets={2: ["Goff Nob"]})
    scene.one.picks("attack Burna Boyz")
    assert scene.damage_on("Land Raider") == 5


# ── Battle Cry ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_battle_cry_only_in_a_battle_and_until_it_ends_w3() -> None:
    one = {
        "planets": {1: ["Shoota Mob", "Eager Recruit"], 4: ["Goff Boyz"]},
        "hand": ["Battle Cry", "Eager Recruit"],
        "resources": 4,
    }
    scene = Scene(one=one, two={"planets": {1: ["Deathwing Guard"]}}, phase="combat", window="before")
    scene.one.is_offered("deploy Eager Recruit", "pass")  # no battle yet
    scene.pass_to("stalemate")
    scene.pass_to("action")
    scene.one.picks("use Battle Cry")
    assert (scene.attack_of("Shoota Mob"), scene.attack_of("Goff Boyz"), scene.attack_of("Eager Recruit")) == (4, 2, 2)


def test_an_ork_that_comes_back_does_not_hear_the_cry_w3() -> None:
    scene = battle(
        [wounded("Goff Nob", 5), "Bad Dok"],
        ["Deathwing Guard", "Eager Recruit"],
        window="window",
        one_hand=["Battle Cry", "Fall Back!"],
        one_resources=4,
    )
    scene.one.picks("use Battle Cry")
    assert scene.attack_of("Goff Nob") == 8
    scene.pass_to("combat turn")
    scene.one.attacks("Bad Dok", "Eager Recruit")
    scene.two.attacks("Deathwing Guard", "Goff Nob")
    scene.one.passes()  # no shield
    scene.one.picks("use Fall Back!")
    assert scene.card("Goff Nob").place == "hq"
    assert scene.attack_of("Goff Nob") == 6  # it was not in play when the cry was heard (R13.13)


def test_the_cry_has_died_away_before_the_battle_ability_w3() -> None:
    scene = battle(
        ["Shoota Mob", "Captain Cato Sicarius"],
        [],
        window="window",
        one_hand=["Battle Cry"],
        one_resources=3,
        two_hand=["Squig Bombin'"],
        two_resources=2,
        planets=["Osus IV", "Iridial"],
    )
    scene.one.picks("use Battle Cry")
    scene.one.is_asked("battle ability")  # no enemy is there: the battle is won
    assert scene.one.pile("discard") == ["Battle Cry"]
    assert scene.attack_of("Shoota Mob") == 2


# ── Snotling Attack ───────────────────────────────────────────────────────────────────────────────────────────────


def test_snotling_attack_divides_four_snotlings_among_planets() -> None:
    scene = Scene(one={"hand": ["Snotling Attack"], "resources": 2})
    scene.one.picks("use Snotling Attack", "choose Plannum", "choose Barlus", "choose Barlus", "choose Ferrin")
    assert [scene.one.units_at(n) for n in (1, 3, 5)] == [["Snotlings"], ["Snotlings"] * 2, ["Snotlings"]]


def test_only_as_many_snotlings_come_as_are_left_s66_a42() -> None:
    scene = Scene(one={"hq": ["Snotlings"] * 8, "hand": ["Snotling Attack"], "resources": 2})
    scene.one.picks("use Snotling Attack", "choose Plannum", "choose Barlus")
    assert scene.one.pile("discard") == ["Snotling Attack"]
    assert [scene.one.units_at(n) for n in (1, 3)] == [["Snotlings"], ["Snotlings"]]
    scene = Scene(one={"hq": ["Snotlings"] * 10, "hand": ["Snotling Attack", "Eager Recruit"], "resources": 2})
    assert not scene.one.can("use Snotling Attack")


def test_snotling_attack_is_for_the_deploy_phase() -> None:
    scene = battle(["Goff Nob"], ["Bad Dok"], window="window", one_hand=["Snotling Attack", "Eager Recruit"], one_resources=2)
    scene.one.is_offered("deploy Eager Recruit", "pass")


# ── Squig Bombin' ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_squig_bombin_destroys_a_support() -> None:
    scene = Scene(
        one={"hand": ["Squig Bombin'"], "resources": 2, "supports": ["Ork Kannon"]}, two={"supports": ["Cato's Stronghold"]}
    )
    scene.one.picks("use Squig Bombin'")
    scene.one.is_offered("target Ork Kannon", "target Cato's Stronghold")
    scene.one.picks("target Cato's Stronghold")
    assert scene.two.pile("discard") == ["Cato's Stronghold"]


def test_squig_bombin_needs_a_support() -> None:
    scene = Scene(one={"hand": ["Squig Bombin'", "Eager Recruit"], "resources": 2})
    assert not scene.one.can("use Squig Bombin'")


# ── Rokkit Launcha ────────────────────────────────────────────────────────────────────────────────────────────────


def test_rokkit_launcha_lets_its_bearer_shoot_in_the_skirmish() -> None:
    scene = battle([bearing("Goff Nob", "Rokkit Launcha"), "Bad Dok"], ["Land Raider", "Deathwing Guard"], window="ranged")
    scene.one.picks("attack Goff Nob")  # nobody else may
    scene.one.picks("defend Land Raider")
    assert scene.damage_on("Land Raider") == 6


# ── Ork Kannon ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ork_kannon_makes_each_player_damage_a_unit_of_his_own_s25() -> None:
    scene = battle(
        ["Goff Nob"],
        ["Bad Dok"],
        window="window",
        one_supports=["Ork Kannon"],
        one_planets={},
        two_planets={2: ["Guardsman", "Land Raider"]},
        two_hand=["Indomitable"],
    )
    scene.one.picks("use Ork Kannon")
    scene.one.is_offered("target Plannum", "target Atrox Prime")
    scene.one.picks("target Atrox Prime")
    scene.two.is_offered("hit Guardsman ×1", "hit Land Raider ×1")
    scene.two.picks("hit Land Raider ×1")
    scene.two.is_offered("shield Indomitable → Land Raider", "pass")
    scene.two.passes()
    assert scene.damage_on("Land Raider") == 1
    assert scene.damage_on("Goff Nob") == 0
    assert scene.is_exhausted("Ork Kannon")


def test_ork_kannon_hits_both_players_at_the_same_time() -> None:
    scene = battle(["Goff Nob", "Goff Boyz"], ["Bad Dok", "Land Raider"], window="window", one_supports=["Ork Kannon"])
    scene.one.picks("use Ork Kannon", "hit Goff Nob ×1")
    assert scene.damage_on("Goff Nob") == 0
    scene.two.picks("hit Bad Dok ×1")
    assert (scene.damage_on("Goff Nob"), scene.damage_on("Bad Dok")) == (1, 1)


def test_ork_kannon_needs_a_unit_at_a_planet() -> None:
    scene = Scene(one={"supports": ["Ork Kannon"], "hand": ["Eager Recruit"], "resources": 1}, phase="combat", window="before")
    scene.one.is_offered("deploy Eager Recruit", "pass")


# ── Bigtoof Banna ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_bigtoof_banna_makes_an_ork_cheaper() -> None:
    scene = Scene(one={"supports": ["Bigtoof Banna"], "hand": ["Bad Dok", "Sanctioned Psyker"], "resources": 1})
    assert not scene.one.can("deploy Sanctioned Psyker")
    scene.one.picks("deploy Bad Dok", "deploy Bad Dok → Barlus", "use Bigtoof Banna")
    assert scene.one.units_at(3) == ["Bad Dok"]
    assert scene.is_exhausted("Bigtoof Banna")


# ── Tellyporta Pad ────────────────────────────────────────────────────────────────────────────────────────────────


def pad(**given: Any) -> Scene:
    one = {
        "planets": {1: ["Goff Nob"], 3: [tired("Bad Dok"), "Eager Recruit"]},
        "hq": ["Goff Boyz"],
        "supports": ["Tellyporta Pad"],
        "hand": ["Eager Recruit"],
        "resources": 1,
    }
    return Scene(one=one, two={"planets": {3: ["Enraged Ork"]}}, phase="combat", **given)


def test_tellyporta_pad_moves_an_ork_of_yours_to_the_first_planet() -> None:
    scene = pad(window="before")
    scene.one.picks("use Tellyporta Pad")
    scene.one.is_offered("target Bad Dok", "target Goff Boyz")
    scene.one.picks("target Bad Dok")
    assert scene.one.units_at(1) == ["Goff Nob", "Bad Dok"]
    assert scene.is_exhausted("Bad Dok") and scene.is_exhausted("Tellyporta Pad")


def test_between_the_battle_and_the_next_round_there_is_no_first_planet_s52() -> None:
    scene = Scene(
        one={
            "planets": {3: ["Goff Boyz", "Captain Cato Sicarius"]},
            "supports": ["Tellyporta Pad"],
            "hand": ["Eager Recruit"],
            "resources": 1,
        },
        two={"planets": {3: ["Land Raider"]}},
        phase="combat",
        window="battle",
    )
    scene.pass_to("action")  # the battle at the empty first planet, and then the window before the next one
    while scene.table.planet_at(1):
        scene.one.passes()
    assert scene.zone_of("Plannum") == "removed"
    assert scene.attack_of("Goff Boyz") == 0
    scene.one.is_offered("deploy Eager Recruit", "pass")
