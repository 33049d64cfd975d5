"""What happens at once (A21, R7.4, R11.4, R11.12): interrupts to all of it, then everything, then one window of reactions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conquest.stubs import stub
from zeton.games.conquest.language import THIS_ENTERS_PLAY, TOKEN_UNIT, Reaction, gain, moves_to_a_planet, script
from zeton.games.conquest.testing import Scene, battle, bearing, wounded


def area_effect(one: list[Any], two: list[Any], **given: Any) -> Scene:
    scene = battle(["Daring Assault Squad", *one], two, **given)
    scene.one.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2")
    return scene


def test_a21_all_have_left_play_before_anybody_reacts_to_one() -> None:
    scene = area_effect(["Captain Cato Sicarius"], ["Shoota Mob", "Goff Nob", wounded("Bad Dok", 3)], one_resources=0)
    scene.one.is_offered("use Captain Cato Sicarius → Shoota Mob", "use Captain Cato Sicarius → Bad Dok", "pass")
    assert scene.two.units_at(1) == ["Goff Nob"]
    scene.one.picks("use Captain Cato Sicarius → Bad Dok", "use Captain Cato Sicarius")
    assert scene.one.resources == 2


def test_a21_interrupts_to_all_of_them_come_before_any_of_them_leaves() -> None:
    scene = area_effect(["Captain Cato Sicarius"], [wounded("Carnivore Pack", 2), "Shrouded Harlequin", "Goff Nob"])
    scene.two.is_offered("use Carnivore Pack", "use Shrouded Harlequin", "pass")
    scene.two.picks("use Shrouded Harlequin", "target Captain Cato Sicarius")
    assert scene.is_exhausted("Captain Cato Sicarius")
    scene.two.picks("use Carnivore Pack")
    assert scene.two.units_at(1) == ["Goff Nob"]


def test_a21_a_hale_warlord_is_bloodied_when_the_others_leave() -> None:
    nazdreg = wounded("Nazdreg", 5)
    scene = area_effect(["Captain Cato Sicarius"], [nazdreg, wounded("Carnivore Pack", 2)], two_warlord="Nazdreg")
    scene.two.is_asked("interrupt")
    assert "Nazdreg" in scene.two.units_at(1)
    scene.two.passes()
    assert "Nazdreg" in scene.two.units_at(0)


def test_r11_17_reassigned_damage_is_open_to_the_interrupts_that_assigned_damage_is() -> None:
    scene = battle(
        ["Zarathur, High Sorcerer", "Possessed"],
        ["Land Raider", bearing("Deathwing Guard", "Bodyguard")],
        one_warlord="Zarathur, High Sorcerer",
        two_supports=[],
    )
    scene.one.attacks("Zarathur, High Sorcerer", "Land Raider")
    scene.one.passes()  # nothing is added to what the Land Raider is assigned
    scene.one.picks("use Zarathur, High Sorcerer")  # but to the 1 that the Bodyguard takes over
    assert scene.damage_on("Deathwing Guard") == 2


def test_r11_12_prevention_may_answer_any_of_the_units() -> None:
    scene = battle(
        ["Land Raider", "Blood Angels Veterans", "Blood Angels Veterans"],
        ["Daring Assault Squad", "Bad Dok"],
        window="second turn",
    )
    scene.two.picks("attack Daring Assault Squad", "area effect Daring Assault Squad ×2")
    scene.one.is_asked("reaction")
    assert scene.offered.count("use Blood Angels Veterans") == 2


def commitment(one: dict[str, Any], two: dict[str, Any], **given: Any) -> Scene:
    scene = Scene(one=one, two=two, phase="command", window="dial", **given)
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×1")
    return scene


def test_r7_4_commitments_of_both_players_are_one_window_of_reactions() -> None:
    """The Devilfish arrives exhausted and readies: only then is there anything for Starbane, who committed with it."""
    scene = commitment(
        {"warlord": "Eldorath Starbane"},
        {"warlord": "Packmaster Kith", "hq": ["Experimental Devilfish"]},
    )
    scene.two.is_offered("use Packmaster Kith", "use Experimental Devilfish", "pass")
    scene.two.picks("use Experimental Devilfish")
    scene.one.picks("use Eldorath Starbane")
    assert scene.is_exhausted("Experimental Devilfish")


def test_r7_5_what_exhausts_together_is_interrupted_together() -> None:
    mutant = {"card": "Goff Nob", "attachments": [{"card": "Dire Mutation", "of": "two"}]}
    other = {"card": "Bad Dok", "attachments": [{"card": "Dire Mutation", "of": "two"}]}
    scene = Scene(
        one={"warlord": "Nazdreg", "hq": [mutant, other]}, two={"warlord": "Packmaster Kith"}, phase="command", window="dial"
    )
    scene.one.picks("set dial ×2")
    scene.two.picks("set dial ×1")
    assert scene.asked == "forced interrupt"
    assert not scene.is_exhausted("Goff Nob") and not scene.is_exhausted("Bad Dok")
    scene.one.picks("use Dire Mutation")
    assert scene.is_exhausted("Goff Nob") and scene.is_exhausted("Bad Dok")
    assert scene.damage_on("Goff Nob") == scene.damage_on("Bad Dok") == 1


def test_r20_1_units_that_one_effect_moves_have_all_moved_before_anybody_reacts(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", Reaction(moves_to_a_planet(TOKEN_UNIT), gain(1))))
    scene = Scene(one={"supports": ["Khymera Den"], "hq": ["Khymera", "Khymera", "Void Pirate"]})
    scene.one.picks("use Khymera Den", "target Barlus", "move Khymera → Barlus", "move Khymera → Barlus")
    scene.one.is_asked("reaction")
    assert scene.one.units_at(3) == ["Khymera", "Khymera"]


def test_r15_10_tokens_that_one_effect_puts_into_play_enter_together(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("token-snotlings", Reaction(THIS_ENTERS_PLAY, gain(1))))
    scene = Scene(one={"hand": ["Snotling Attack"], "resources": 2})
    scene.one.picks("use Snotling Attack", *["choose Plannum"] * 4)
    scene.one.is_asked("reaction")
    assert scene.one.units_at(1) == ["Snotlings"] * 4
