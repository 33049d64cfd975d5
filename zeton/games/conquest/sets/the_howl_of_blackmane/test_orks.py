"""Ork cards, in the order of orks.py: each works, and only when it may."""

from zeton.games.conquest.testing import battle, tired


def test_deathskull_lootas_destroy_a_support_after_they_have_damaged_a_unit() -> None:
    scene = battle(["Deathskull Lootas"], ["Land Raider"], two_supports=["Fortress-Monastery", "Holy Sepulchre"])
    scene.one.attacks("Deathskull Lootas", "Land Raider")
    scene.one.picks("use Deathskull Lootas")
    scene.one.is_offered("target Fortress-Monastery", "target Holy Sepulchre")
    scene.one.picks("target Holy Sepulchre")
    assert scene.zone_of("Holy Sepulchre") == "discard"


def test_deathskull_lootas_find_nothing_to_destroy_on_their_own_side() -> None:
    scene = battle(["Deathskull Lootas"], ["Land Raider"], one_supports=["Ork Kannon"])
    scene.one.attacks("Deathskull Lootas", "Land Raider")
    assert not scene.one.can("use Deathskull Lootas")


def test_smash_n_bash_hurts_everybody_there_and_readies_up_to_three() -> None:
    mobs = [tired("Goff Nob"), tired("Enraged Ork"), tired("Shoota Mob"), tired("Crushface")]
    scene = battle(mobs, ["Land Raider"], one_hand=["Smash 'n Bash"], one_resources=2, window="window")
    scene.one.picks("use Smash 'n Bash")
    scene.pass_to("choose")
    assert scene.damage_on("Crushface") == 1
    scene.one.picks("choose Goff Nob", "choose Enraged Ork")
    scene.one.picks("choose Crushface")
    assert not scene.is_exhausted("Goff Nob")
    assert not scene.is_exhausted("Crushface")
    assert scene.damage_on("Land Raider") == 0


def test_smash_n_bash_is_not_for_planets_with_an_enemy_warlord_nor_for_ready_units() -> None:
    scene = battle([tired("Goff Nob")], ["Captain Cato Sicarius"], one_hand=["Smash 'n Bash"], one_resources=2, window="window")
    assert not scene.one.can("use Smash 'n Bash")
    scene = battle(["Goff Nob", "Enraged Ork"], ["Land Raider"], one_hand=["Smash 'n Bash"], one_resources=2, window="window")
    assert not scene.one.can("use Smash 'n Bash")
