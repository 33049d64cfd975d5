"""Blue neutral cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_force_focus() -> None:
    focus = card("Force Focus", "Sp")
    scene = duel(card("Luke Skywalker", "-", upgrades=[focus]), against=card(VETERAN, "2RD"), hand=["Alter", "Crackdown"])
    scene.h.picks(
        "resolve Force Focus Sp", "turn Luke Skywalker - to 2RD", "reveal Alter", "turn Veteran Stormtrooper 2RD to -"
    )
    assert scene.h.pool == ["Luke Skywalker 2RD"] and scene.v.pool == ["Veteran Stormtrooper -"]
    assert "Alter" in scene.h.hand and scene.number("Alter") in scene.match.view(1)["zones"]["hand"][0]


def test_force_focus_needs_a_blue_character_to_be_played() -> None:
    scene = duel("Han Solo", hand=["Force Focus"])
    assert not scene.h.can("play Force Focus") and "R5.3" in scene.h.why_not("Force Focus")
    mixed = duel("Han Solo", "Luke Skywalker", hand=["Force Focus"])
    mixed.h.picks("play Force Focus", "attach Force Focus → Han Solo")
    assert mixed.host_of("Force Focus") == "Han Solo"


def test_force_wave_hits_three() -> None:
    wave = card("Force Wave", "Sp1")
    scene = duel(card("Maul", upgrades=[wave]), against=[VETERAN, "Boba Fett"], resources=1)
    scene.h.picks("resolve Force Wave Sp1", "hit Veteran Stormtrooper ×3", "hit Boba Fett ×2")
    assert [scene.damage_on(c) for c in (VETERAN, "Boba Fett", "Maul")] == [3, 2, 1]
    assert not duel(card("Maul", upgrades=[wave]), resources=0).h.can("resolve Force Wave Sp1")


def test_heirloom_lightsaber_redeploys_from_blue() -> None:
    scene = duel(
        card("Luke Skywalker", damage=10, upgrades=["Heirloom Lightsaber"]), "Han Solo", against=card(VETERAN, "1RD"), turn="v"
    )
    scene.v.picks("resolve Veteran Stormtrooper 1RD", "hit Luke Skywalker ×1")
    scene.h.picks("redeploy Heirloom Lightsaber → Han Solo")
    assert scene.host_of("Heirloom Lightsaber") == "Han Solo"


def test_hush_98_comlink_activates_any_number() -> None:
    scene = duel(
        card("Luke Skywalker", upgrades=[card("Hush-98 Comlink", "1R")]),
        "Han Solo",
        supports=["R2-D2 (Legacies)", "Perseverance"],
    )
    scene.h.picks("use Hush-98 Comlink", "remove Hush-98 Comlink 1R", "activate R2-D2", "activate Luke Skywalker", "done")
    assert scene.is_exhausted("R2-D2") and scene.is_exhausted("Luke Skywalker") and not scene.is_exhausted("Han Solo")


def test_alter() -> None:
    scene = duel(card("Luke Skywalker", "-"), against=card(VETERAN, "2RD"), hand=["Alter"])
    scene.h.picks("play Alter", "turn Luke Skywalker - to 2RD", "turn Veteran Stormtrooper 2RD to 1R")
    assert scene.h.pool == ["Luke Skywalker 2RD"] and scene.v.pool == ["Veteran Stormtrooper 1R"]


def test_ancient_wisdom() -> None:
    scene = duel("Luke Skywalker", hand=["Ancient Wisdom"])
    scene.h.picks("play Ancient Wisdom")
    assert len(scene.h.hand) == 2


def test_feel_the_force_turns_a_blue_die() -> None:
    scene = duel(card("Luke Skywalker", "-"), card("Han Solo", "-"), hand=["Feel The Force"])
    scene.h.picks("play Feel The Force")
    assert not any("Han" in label for label in scene.offered)
    scene.h.picks("turn Luke Skywalker - to 2RD")
    assert scene.h.pool == ["Luke Skywalker 2RD", "Han Solo -"]


def test_invigorate() -> None:
    scene = duel(card("Luke Skywalker", damage=2), card("Han Solo", damage=1), hand=["Invigorate"])
    scene.h.picks("play Invigorate")
    assert (scene.damage_on("Luke Skywalker"), scene.damage_on("Han Solo")) == (1, 0)
    without = duel(card("Han Solo", damage=1), hand=["Invigorate"])
    assert not without.h.can("play Invigorate")


def test_legacies_resolves_a_modifier() -> None:
    scene = duel(card("Jedi Temple Guard", "+2MD"), hand=["Legacies"])
    scene.h.picks("play Legacies", "hit Veteran Stormtrooper ×2")
    assert scene.damage_on(VETERAN) == 2


def test_mislead_removes_a_small_character_die() -> None:
    rifle = card("Hunting Rifle", "1RD")
    scene = duel("Luke Skywalker", against=[card(VETERAN, "3ID", upgrades=[rifle]), card("Maul", "2MD")], hand=["Mislead"])
    scene.h.picks("play Mislead", "remove Maul 2MD")
    assert len(scene.v.pool) == 2


def test_respite() -> None:
    scene = duel("Luke Skywalker", hand=["Respite"], resources=0)
    scene.h.picks("play Respite", "exhaust Luke Skywalker")
    assert scene.h.resources == 1 and len(scene.h.hand) == 1 and scene.is_exhausted("Luke Skywalker")


def test_stronger_you_have_become() -> None:
    luke = card("Luke Skywalker", "-", upgrades=["Hunting Rifle"])
    scene = duel(luke, against=card(VETERAN, "2RD"), hand=["Stronger You Have Become"])
    scene.will_roll((VETERAN, "-"))
    scene.h.picks("play Stronger You Have Become", "reroll Veteran Stormtrooper 2RD")
    assert scene.v.pool == ["Veteran Stormtrooper -"]
    none = duel(card("Luke Skywalker", "-"), hand=["Stronger You Have Become"])
    none.h.picks("play Stronger You Have Become")
    none.v.is_asked("action")


def test_the_force_is_with_me() -> None:
    scene = duel("Luke Skywalker", against=card("Boba Fett", "2RD", "2MD", dice=2), hand=["The Force Is With Me"])
    scene.h.picks("play The Force Is With Me", "remove Boba Fett 2RD")
    assert scene.v.pool == ["Boba Fett 2MD"]


def test_perseverance() -> None:
    scene = duel(card("Luke Skywalker", "-"), supports=["Perseverance"])
    scene.will_roll(("Luke Skywalker", "2RD"))
    scene.h.picks("use Perseverance", "done")
    assert scene.h.pool == ["Luke Skywalker 2RD"] and scene.is_exhausted("Perseverance")


def test_resilient_rolls_the_die_back() -> None:
    luke = card("Luke Skywalker", "2RD", upgrades=["Resilient"])
    scene = duel(luke, v_hand=["Superior Position"], v_resources=1, turn="v", control="v")
    scene.will_roll(("Luke Skywalker", "1MD"))
    scene.v.picks("play Superior Position")
    scene.h.picks("use Resilient")
    assert scene.h.pool == ["Luke Skywalker 1MD"] and scene.is_exhausted("Resilient")
    own = duel(luke, hand=["Superior Position"])
    own.h.picks("play Superior Position")
    own.v.is_asked("action")
