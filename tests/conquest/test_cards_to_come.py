"""Rules of the reference that no card of the core box needs: each with a card that does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conquest.stubs import stub
from zeton.games.conquest.language import (
    ARMY_UNIT,
    AT_THIS_PLANET,
    CARD_IN_PLAY,
    CHOSEN_CARD,
    ENEMY,
    EXHAUST_THIS,
    IN_YOUR_HAND,
    ORKS,
    OTHER,
    SECOND_TARGET,
    TARGET,
    THIS_IS_DEPLOYED,
    UNIT,
    WARLORD,
    YOUR,
    Action,
    Reaction,
    another,
    attack,
    cannot_be_damaged,
    choose,
    cost,
    deal_damage,
    destroy,
    exhaust,
    gain,
    gains_keyword,
    gains_keyword_until_end_of,
    gains_trait,
    halved,
    halved_until_end_of,
    immune,
    loses_keyword,
    move_damage,
    rout,
    script,
    swap_until_end_of,
    take_control,
    target,
    titled,
)
from zeton.games.conquest.rules.printed import Attach
from zeton.games.conquest.rules.terms import (
    AMBUSH,
    ATK,
    COST,
    HEADQUARTERS,
    HP,
    ICONS_OF_COMMAND,
    NO_ATTACHMENTS,
    PLANET,
    UNTIL_PHASE,
    no_attachments,
)
from zeton.games.conquest.testing import Scene, battle, bearing, tired, wounded

PIRATE, TRADER = "Void Pirate", "Rogue Trader"
PAUSE = {"hand": ["Recon Drone"], "resources": 3}
"""Something that player two could do, so that the scene stops at his deploy turn."""


def uses_pirate(one: dict[str, Any], two: dict[str, Any], *choices: str, **given: Any) -> Scene:
    """Player one has a Void Pirate in his HQ and uses it."""
    mine = {**one, "hq": [PIRATE, *one.get("hq", [])]}
    scene = Scene(one=mine, two={**PAUSE, **two}, **given)
    scene.one.picks(f"use {PIRATE}", *choices)
    return scene


# ── change of control (R3.6, R3.7, R19.4) ─────────────────────────────────────────────────────────────────────────

SEDUCER = script("void-pirate", Action(take_control(), targets=target(ENEMY & CARD_IN_PLAY & ~WARLORD)))
SEDUCER_FOR_THE_PHASE = script("void-pirate", Action(take_control(TARGET, UNTIL_PHASE), targets=target(ENEMY & ARMY_UNIT)))


def test_r3_6_a_unit_changes_sides_where_it_is_and_in_the_state_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, SEDUCER)
    nob = {**wounded("Goff Nob", 2), "exhausted": True}
    scene = uses_pirate({}, {"planets": {2: [nob, "Shoota Mob"]}}, "target Goff Nob")
    assert scene.one.units_at(2) == ["Goff Nob"] and scene.two.units_at(2) == ["Shoota Mob"]
    assert scene.damage_on("Goff Nob") == 2 and scene.is_exhausted("Goff Nob")


def test_r3_6_what_a_player_controls_is_his_to_use_and_no_longer_its_owners(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, SEDUCER, script("rogue-trader", Action(gain(1))))
    scene = uses_pirate({}, {"planets": {2: [TRADER, "Goff Nob"]}}, f"target {TRADER}")
    assert not scene.two.can(f"use {TRADER}") and "R3.6" in scene.two.why_not(TRADER)
    scene.two.passes()
    scene.one.picks(f"use {TRADER}")
    assert scene.one.resources == 1


def test_r3_7_a_card_leaves_play_to_its_owner_whoever_controlled_it(monkeypatch: pytest.MonkeyPatch) -> None:
    destroys = Action(destroy(), targets=target(YOUR & OTHER & UNIT & ~WARLORD))
    stub(monkeypatch, SEDUCER, script("rogue-trader", destroys))
    scene = uses_pirate({"hq": [TRADER]}, {"planets": {2: ["Goff Nob"]}}, "target Goff Nob")
    scene.two.passes()
    scene.one.picks(f"use {TRADER}", "target Goff Nob")
    assert scene.two.pile("discard") == ["Goff Nob"] and not scene.one.pile("discard")


def test_r3_6_control_until_the_end_of_the_phase_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, SEDUCER_FOR_THE_PHASE)
    scene = uses_pirate({}, {"planets": {2: ["Goff Nob"]}}, "target Goff Nob")
    assert scene.one.units_at(2) == ["Goff Nob"]
    scene.pass_to("dial")
    assert scene.two.units_at(2) == ["Goff Nob"] and not scene.one.units_at(2)


def test_r3_6_who_took_control_last_has_it_and_then_it_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    steals_back = Action(take_control(), targets=target(ENEMY & titled("Goff Nob") & UNIT))
    stub(monkeypatch, SEDUCER_FOR_THE_PHASE, script("rogue-trader", steals_back))
    scene = uses_pirate({}, {"planets": {2: ["Goff Nob"]}, "hq": [TRADER]}, "target Goff Nob")
    scene.two.picks(f"use {TRADER}")
    assert scene.two.units_at(2) == ["Goff Nob"]


def test_r19_4_nobody_takes_control_of_a_second_unique_card(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, SEDUCER)
    mine = {"planets": {1: ["Xavaes Split-Tongue"]}, "hq": [PIRATE]}
    scene = Scene(one=mine, two={**PAUSE, "planets": {2: ["Xavaes Split-Tongue", "Goff Nob", "Shoota Mob"]}})
    scene.one.picks(f"use {PIRATE}")
    scene.one.is_offered("target Goff Nob", "target Shoota Mob")


def test_r19_3_attachments_stay_with_who_attached_them_and_supports_change_hqs(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, SEDUCER)
    scene = uses_pirate({}, {"planets": {2: [bearing("Goff Nob", "Cybork Body")]}}, "target Goff Nob")
    assert scene.card("Cybork Body").host == "Goff Nob"
    assert scene.two.pile("attachments") == ["Cybork Body"]
    scene = uses_pirate({}, {"supports": ["Ork Kannon"]}, "target Ork Kannon")
    assert scene.one.pile("supports") == ["Ork Kannon"]


def test_r19_2_what_may_only_be_on_your_own_unit_is_discarded_when_that_changes_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, SEDUCER)
    scene = uses_pirate({}, {"planets": {2: [bearing("Goff Nob", "Bodyguard", "Ion Rifle")]}}, "target Goff Nob")
    assert scene.two.pile("discard") == ["Bodyguard"]


def test_r19_6_ten_tokens_of_a_title_are_the_most_also_of_those_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, SEDUCER)
    one = {**PAUSE, "hq": [PIRATE, *["Snotlings"] * 10]}
    assert not Scene(one=one, two={**PAUSE, "hq": ["Snotlings"]}).one.can(f"use {PIRATE}")
    mine = {"hq": ["Snotlings"] * 8, "hand": ["Snotling Attack"], "resources": 2}
    scene = uses_pirate(mine, {"hq": ["Snotlings"]}, "target Snotlings")
    scene.two.passes()
    scene.one.picks("use Snotling Attack", "choose Plannum")  # there is room for one more
    assert scene.one.pile("discard") == ["Snotling Attack"]


# ── one Relic per player (R19.5) ──────────────────────────────────────────────────────────────────────────────────


def test_r19_5_who_controls_a_second_relic_discards_one_of_his_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, SEDUCER)
    mine = {"warlord": {"card": "Captain Cato Sicarius", "attachments": ["Iron Halo"]}}
    theirs = {"warlord": {"card": "Nazdreg", "attachments": ["Tallassarian Tempest Blade"]}}
    scene = uses_pirate(mine, theirs, "target Tallassarian Tempest Blade")
    scene.one.is_asked("relics")
    scene.one.is_offered("discard Iron Halo", "discard Tallassarian Tempest Blade")
    scene.one.picks("discard Iron Halo")
    assert scene.one.pile("discard") == ["Iron Halo"]
    assert scene.one.pile("attachments") == ["Tallassarian Tempest Blade"]


# ── swapped and halved values (R16.2, R16.6, W17) ─────────────────────────────────────────────────────────────────


def swaps(what: str, other_what: str, second: Any = ENEMY & UNIT) -> Any:
    effect = swap_until_end_of(UNTIL_PHASE, what, TARGET, other_what, SECOND_TARGET)
    return script("void-pirate", Action(effect, targets=(target(YOUR & OTHER & ARMY_UNIT), target(second))))


def test_r16_6_a_value_of_0_can_be_swapped_w17(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, swaps(ATK, ATK))
    scene = uses_pirate({"hq": ["Enraged Ork"]}, {"hq": ["Land Raider"]}, "target Enraged Ork", "target Land Raider")
    assert (scene.attack_of("Enraged Ork"), scene.attack_of("Land Raider")) == (3, 0)
    scene.pass_to("dial")
    assert (scene.attack_of("Enraged Ork"), scene.attack_of("Land Raider")) == (0, 3)


def test_r16_6_a_value_that_is_missing_cannot_be_swapped_w17(monkeypatch: pytest.MonkeyPatch) -> None:
    """Command icons with a cost: a warlord has none."""
    stub(monkeypatch, swaps(ICONS_OF_COMMAND, COST, ENEMY & WARLORD))
    scene = Scene(one={**PAUSE, "hq": [PIRATE, "Shoota Mob"]}, two=PAUSE)
    assert not scene.one.can(f"use {PIRATE}")
    stub(monkeypatch, swaps(ICONS_OF_COMMAND, COST, ENEMY & ARMY_UNIT))
    scene = uses_pirate({"hq": ["Shoota Mob"]}, {"hq": ["Goff Nob"]}, "target Shoota Mob", "target Goff Nob")
    assert scene.command_of("Shoota Mob") == 5


def test_r16_2_halving_comes_after_adding_and_rounds_up_after_doubling(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", halved(HP, YOUR & OTHER & UNIT), attack(YOUR & OTHER & UNIT, 1)))
    boyz = bearing("Goff Boyz", "Cybork Body", "Hostile Environment Gear")
    scene = Scene(one={"hq": [PIRATE, boyz, "Goff Nob"]})
    assert scene.health_of("Goff Boyz") == 5  # (2 + 3) × 2 ÷ 2
    assert scene.health_of("Goff Nob") == 3  # 5 ÷ 2, rounded up


def test_r16_2_and_r11_13_halved_hp_may_be_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    halves = Action(halved_until_end_of(UNTIL_PHASE, HP), targets=target(ENEMY & ARMY_UNIT))
    stub(monkeypatch, script("void-pirate", halves))
    scene = uses_pirate({}, {"hq": [wounded("Goff Nob", 3), "Shoota Mob"]}, "target Goff Nob")
    assert scene.two.pile("discard") == ["Goff Nob"]


def test_r16_4_a_cost_that_is_changed_is_paid_so(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", cost(ORKS & IN_YOUR_HAND, -2)))
    scene = Scene(one={"hq": [PIRATE], "hand": ["Goff Nob"], "resources": 3})
    scene.one.picks("deploy Goff Nob", "deploy Goff Nob → Barlus")
    assert scene.one.resources == 0 and scene.one.units_at(3) == ["Goff Nob"]
    assert not Scene(one={"hand": ["Goff Nob", "Recon Drone"], "resources": 3}).one.can("deploy Goff Nob")


# ── what cannot be damaged, and immunity (R11.18, R18.9) ──────────────────────────────────────────────────────────

ARMORED = script("rogue-trader", cannot_be_damaged(YOUR & titled("Goff Nob")))


def test_r11_18_what_cannot_be_damaged_is_not_targeted_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even for an effect that would do something else as well."""
    routs = Action((rout(), deal_damage(1)), targets=target(ENEMY & ARMY_UNIT))
    stub(monkeypatch, ARMORED, script("void-pirate", routs))
    scene = uses_pirate({}, {"planets": {2: ["Goff Nob", "Shoota Mob", TRADER]}})
    scene.one.is_offered("target Shoota Mob", f"target {TRADER}")


def test_r11_18_what_cannot_be_damaged_is_not_chosen_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    chooses = Action((choose(ENEMY & ARMY_UNIT), deal_damage(1, CHOSEN_CARD)))
    stub(monkeypatch, ARMORED, script("void-pirate", chooses))
    scene = uses_pirate({}, {"planets": {2: ["Goff Nob", "Shoota Mob", TRADER]}})
    scene.one.is_offered("choose Shoota Mob", f"choose {TRADER}")


def test_r11_18_damage_is_not_moved_to_what_cannot_be_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = Action(move_damage(1, TARGET, SECOND_TARGET), targets=(target(YOUR & ARMY_UNIT), another(ENEMY & ARMY_UNIT)))
    stub(monkeypatch, ARMORED, script("void-pirate", moves))
    scene = uses_pirate({"hq": [wounded("Land Raider", 1)]}, {"hq": ["Goff Nob", "Shoota Mob", TRADER]})
    scene.one.is_offered("target Shoota Mob", f"target {TRADER}")


def test_r18_9_gained_immunity_bars_targets_and_effects_of_its_kind_only(monkeypatch: pytest.MonkeyPatch) -> None:
    shelters = script("rogue-trader", immune(YOUR & titled("Goff Nob"), "enemy supports"))
    exhausts = script("ork-kannon", Action(exhaust(), targets=target(ARMY_UNIT), cost=EXHAUST_THIS))
    stub(monkeypatch, shelters, exhausts, script("void-pirate", Action(exhaust(), targets=target(ENEMY & ARMY_UNIT))))
    two = {"hq": ["Goff Nob", "Shoota Mob", TRADER]}
    scene = Scene(one={"hq": [tired(PIRATE)], "supports": ["Ork Kannon"]}, two={**PAUSE, **two})
    scene.one.picks("use Ork Kannon")
    scene.one.is_offered("target Shoota Mob", f"target {TRADER}")
    scene = uses_pirate({}, two)  # a unit is no support
    scene.one.is_offered("target Goff Nob", "target Shoota Mob", f"target {TRADER}")


def test_r18_9_immunity_to_enemies_lets_ones_own_cards_through(monkeypatch: pytest.MonkeyPatch) -> None:
    shelters = script("rogue-trader", immune(YOUR & titled("Goff Nob"), "enemy units"))
    stub(monkeypatch, shelters, script("void-pirate", Action(exhaust(), targets=target(titled("Goff Nob") & UNIT))))
    scene = uses_pirate({"hq": [TRADER, "Goff Nob"]}, {}, "target Goff Nob")
    assert scene.is_exhausted("Goff Nob")
    enemy = Scene(one={**PAUSE, "hq": [PIRATE]}, two={**PAUSE, "hq": [TRADER, "Goff Nob"]})
    assert not enemy.one.can(f"use {PIRATE}")


@pytest.mark.parametrize(("bars", "offered"), [("enemy planets", True), ("planets", False)])
def test_r18_9_and_r3_1_a_planet_is_no_enemy_whoever_uses_it(monkeypatch: pytest.MonkeyPatch, bars: str, offered: bool) -> None:
    """Immunity to planets keeps Ferrin off; immunity to those of enemies does not, for there are none."""
    stub(monkeypatch, script("rogue-trader", immune(YOUR & titled("Goff Nob"), bars)))
    scene = Scene(
        one={"planets": {1: ["Captain Cato Sicarius"]}},
        two={"planets": {2: ["Goff Nob", "Shoota Mob"]}, "hq": [TRADER]},
        planets=["Ferrin", "Iridial"],
        battle=1,
        window="turns",
    )
    scene.one.picks("use Ferrin")
    scene.one.is_offered(*["target Goff Nob"] * offered, "target Shoota Mob", f"target {TRADER}")


# ── gained Ambush and No Attachments (R18.2, R18.12) ──────────────────────────────────────────────────────────────


def test_r18_2_ambush_can_be_gained_and_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(
        monkeypatch,
        script("void-pirate", gains_keyword(ORKS & IN_YOUR_HAND, AMBUSH)),
        script("rogue-trader", loses_keyword(ENEMY & titled("Eager Recruit"), AMBUSH)),
    )
    given = {"window": "window", "one_hand": ["Shoota Mob", "Land Raider", "Eager Recruit"], "one_resources": 9}
    scene = battle(["Goff Nob"], ["Bad Dok"], one_hq=[PIRATE], two_hq=[TRADER], **given)
    scene.one.is_offered("deploy Shoota Mob", "pass")
    assert not battle(["Goff Nob"], ["Bad Dok"], two_hq=[TRADER], **given).one.can("deploy Shoota Mob")


def test_r19_2_what_only_a_gained_trait_allows_is_discarded_when_its_giver_leaves_play(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", gains_trait(YOUR & titled("Goff Nob"), "Oddboy")))
    painted = bearing("Goff Nob", "Wyrdboy Stikk")
    scene = battle([PIRATE, painted, "Shoota Mob"], ["Land Raider", "Bad Dok"], window="second turn")
    assert scene.card("Wyrdboy Stikk").host == "Goff Nob"
    scene.two.attacks("Land Raider", PIRATE)
    assert scene.zone_of(PIRATE) == scene.zone_of("Wyrdboy Stikk") == "discard"


def test_r18_12_no_attachments_can_be_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", gains_keyword(YOUR & titled("Goff Nob"), NO_ATTACHMENTS)))
    one = {"hq": [PIRATE, "Goff Nob", "Shoota Mob"], "hand": ["Promotion"], "resources": 1}
    scene = Scene(one=one)
    scene.one.picks("deploy Promotion")
    assert scene.card("Promotion").host != "Goff Nob" and not scene.one.can("attach Promotion → Goff Nob")


def test_r18_12_a_gained_refusal_of_one_trait_refuses_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", gains_keyword(YOUR & OTHER & UNIT, no_attachments("Wargear"))))
    one = {"hq": [PIRATE, "Goff Nob"], "hand": ["Rokkit Launcha", "Promotion"], "resources": 3}
    scene = Scene(one=one)
    scene.one.picks("deploy Promotion")
    assert scene.one.can("attach Promotion → Goff Nob")
    scene = Scene(one=one)
    scene.one.picks("deploy Rokkit Launcha")
    assert not scene.one.can("attach Rokkit Launcha → Goff Nob")


def test_r19_2_who_gains_no_attachments_loses_those_he_bears(monkeypatch: pytest.MonkeyPatch) -> None:
    refuses = Action(gains_keyword_until_end_of(UNTIL_PHASE, NO_ATTACHMENTS), targets=target(ENEMY & ARMY_UNIT))
    stub(monkeypatch, script("void-pirate", refuses))
    scene = uses_pirate({}, {"hq": [bearing("Goff Nob", "Cybork Body", "Promotion"), "Shoota Mob"]}, "target Goff Nob")
    assert sorted(scene.two.pile("discard")) == ["Cybork Body", "Promotion"]


def test_r19_2_so_does_who_stands_beside_a_card_that_forbids_them(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", gains_keyword(ENEMY & UNIT & AT_THIS_PLANET, NO_ATTACHMENTS)))
    scene = Scene(
        one={"hand": [PIRATE], "resources": 1},
        two={**PAUSE, "planets": {2: [bearing("Goff Nob", "Cybork Body")], 3: [bearing("Shoota Mob", "Promotion")]}},
    )
    scene.one.picks(f"deploy {PIRATE}", f"deploy {PIRATE} → Atrox Prime")
    assert scene.two.pile("discard") == ["Cybork Body"]


# ── attachments on planets and HQs (R6.8, R19.2, A51) ─────────────────────────────────────────────────────────────

ON_PLANETS = {"promotion": {"attach": Attach(to=PLANET)}}
MINES = script("promotion", attack(ENEMY & UNIT & AT_THIS_PLANET, -1))


def test_r6_8_an_attachment_can_be_on_a_planet_and_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, MINES, printed=ON_PLANETS)
    scene = Scene(one={"hand": ["Promotion"], "resources": 1}, two={**PAUSE, "planets": {2: ["Goff Nob"], 3: ["Shoota Mob"]}})
    scene.one.picks("deploy Promotion", "attach Promotion → Atrox Prime")
    assert scene.card("Promotion").host == "Atrox Prime"
    assert (scene.attack_of("Goff Nob"), scene.attack_of("Shoota Mob")) == (5, 2)


def test_r19_2_it_is_discarded_when_the_planet_leaves_play(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, MINES, printed=ON_PLANETS)
    one = {"hand": ["Promotion"], "resources": 1, "planets": {1: ["Deathwing Guard"], 2: ["Land Raider"]}}
    scene = Scene(one=one, two=PAUSE, planets=["Iridial", "Ferrin"])
    scene.one.picks("deploy Promotion", "attach Promotion → Iridial")
    scene.pass_to("dial")
    for player in (scene.one, scene.two):
        player.picks("set dial ×2")
    scene.pass_to("stalemate")  # the battle at the first planet is over
    assert "Iridial" in scene.one.pile("victory")
    assert scene.one.pile("discard") == ["Promotion"]


def test_r6_8_an_attachment_can_be_on_an_hq(monkeypatch: pytest.MonkeyPatch) -> None:
    reacts = Reaction(THIS_IS_DEPLOYED, gain(3))
    stub(monkeypatch, script("promotion", reacts), printed={"promotion": {"attach": Attach(to=HEADQUARTERS, yours_only=True)}})
    scene = Scene(one={"hand": ["Promotion"], "resources": 1}, two=PAUSE)
    scene.one.picks("deploy Promotion", "use Promotion")
    table = scene.table
    assert table.host[scene.number("Promotion")] == table.headquarters[0]
    assert scene.one.resources == 4


def test_r19_2_a_unit_card_is_no_host_for_what_asks_for_a_planet(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, MINES, printed=ON_PLANETS)
    scene = Scene(one={"hand": ["Promotion"], "resources": 1, "planets": {1: ["Goff Nob"]}}, two=PAUSE)
    scene.one.picks("deploy Promotion")
    assert all(label.startswith("attach") and "Goff Nob" not in label for label in scene.offered)
