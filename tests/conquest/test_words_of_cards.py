"""The words of cards that all games share, on stub cards: amounts, conditions, circumstances, modes; what they do and say."""

from __future__ import annotations

import pytest

import zeton
from zeton.games.conquest.language import (
    AT_THAT_PLANET,
    AT_THIS_PLANET,
    CARDS_IN_HAND,
    CHOSEN_CARD,
    DAMAGED,
    ENEMY,
    EXHAUST_THIS,
    EXHAUSTED,
    RESOURCES,
    TARGET,
    THAT_MUCH,
    THIS,
    THIS_CARD,
    THIS_COMMITS,
    UNIT,
    VEHICLE,
    WARLORD,
    YOUR,
    Action,
    ForcedReaction,
    Reaction,
    attack,
    attack_of,
    choose,
    choose_one,
    damage_on,
    deal_damage,
    draw,
    for_each,
    gain,
    given,
    half,
    health,
    if_at_least,
    if_either,
    if_opponent_has_more,
    if_there_is,
    if_there_is_no,
    if_you_control_fewer,
    if_you_control_more,
    if_you_have_at_most,
    is_assigned_damage,
    number_of,
    of_at_least,
    ready,
    script,
    target,
    that_is,
    while_so,
    yours,
)
from zeton.games.conquest.testing import Scene, battle, tired, wounded
from zeton.kernel.ability import Ability, Constant
from zeton.kernel.words import options_words

from .stubs import stub

MOB, NOB, PIRATE = "Shoota Mob", "Goff Nob", "Void Pirate"


def scene_of(monkeypatch: pytest.MonkeyPatch, *parts: Ability | Constant, **one: object) -> Scene:
    """A Void Pirate of ours with this text box, among others at the first planet."""
    stub(monkeypatch, script("void-pirate", *parts))
    units = {1: [PIRATE, MOB]}
    return Scene(one={"planets": units, **one}, two={"planets": {1: [NOB, "Enraged Ork"]}, "resources": 1})


def said(*parts: Ability | Constant) -> str:
    return " ".join(zeton.game("conquest").wording("en").script(script("void-pirate", *parts)))


# ── amounts ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_amount_is_counted_when_the_effect_is_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = Action(deal_damage(number_of(YOUR & UNIT & AT_THIS_PLANET)), targets=target(ENEMY & UNIT))
    scene = scene_of(monkeypatch, ability)
    scene.one.picks(f"use {PIRATE}", f"target {NOB}")
    assert scene.damage_on(NOB) == 2
    assert said(ability) == "Action · deal X damage to an enemy unit you target, where X is the number of units of yours here."


def test_a_constant_counts_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    constant = attack(THIS & UNIT, for_each(2, ENEMY & UNIT & AT_THIS_PLANET))
    scene = scene_of(monkeypatch, constant)
    assert scene.attack_of(PIRATE) == scene.table.cards[scene.number(PIRATE)].attack + 4
    assert said(constant) == "This unit has +2 ATK for each enemy unit here."


def test_what_players_have_and_values_of_cards_are_amounts(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = Action(deal_damage(half(yours(CARDS_IN_HAND))), targets=target(ENEMY & UNIT))
    scene = scene_of(monkeypatch, ability, hand=["Raid", "Raid", "Raid"])
    scene.one.picks(f"use {PIRATE}", f"target {NOB}")
    assert scene.damage_on(NOB) == 2
    assert said(ability).endswith("where X is half of the number of cards in hand you have, rounded up.")
    ability = Action(deal_damage(attack_of(TARGET)), targets=target(UNIT))
    assert said(ability) == "Action · deal X damage to a unit you target, where X is the ATK of a unit you target."


def test_a_constant_cannot_count_what_depends_on_a_use() -> None:
    with pytest.raises(AssertionError, match="damage-on"):
        health(THIS & UNIT, damage_on(TARGET))


# ── conditions ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (if_there_is(ENEMY & UNIT & AT_THIS_PLANET), True),
        (if_there_is(ENEMY & WARLORD & AT_THIS_PLANET), False),
        (if_there_is_no(DAMAGED & UNIT), True),
        (if_at_least(2, YOUR & UNIT & AT_THIS_PLANET), True),
        (if_at_least(3, YOUR & UNIT & AT_THIS_PLANET), False),
        (if_you_control_more(UNIT & AT_THIS_PLANET), False),
        (if_you_control_fewer(UNIT & AT_THIS_PLANET), False),
        (if_opponent_has_more(RESOURCES), True),
        (if_you_have_at_most(0, CARDS_IN_HAND), True),
        (if_either(if_there_is(VEHICLE & UNIT), if_there_is(ENEMY & UNIT)), True),
    ],
)
def test_an_ability_is_offered_while_its_condition_holds(
    monkeypatch: pytest.MonkeyPatch, condition: object, holds: bool
) -> None:
    scene = scene_of(monkeypatch, Action(draw(1), condition=condition), deck=["Raid", "Raid"])  # type: ignore[arg-type]
    assert scene.one.can(f"use {PIRATE}") is holds


def test_a_condition_of_every_game_stands_for_the_rule_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of(monkeypatch, Action(draw(1), condition=if_there_is(VEHICLE & UNIT)))
    reasons = zeton.game("conquest").explain(scene.table, 0, scene.number(PIRATE))
    assert "R15.3" in [reason.rule for reason in reasons]


def test_a_constant_counts_while_a_condition_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    constant = attack(THIS & UNIT & while_so(if_opponent_has_more(RESOURCES)), 3)
    scene = scene_of(monkeypatch, constant)
    assert scene.attack_of(PIRATE) == scene.table.cards[scene.number(PIRATE)].attack + 3
    scene.table.resources = (5, 1)
    assert scene.attack_of(PIRATE) == scene.table.cards[scene.number(PIRATE)].attack
    assert said(constant) == "If your opponent has more resources than you, this unit has +3 ATK."


# ── what sees the event ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_circumstance_narrows_a_trigger(monkeypatch: pytest.MonkeyPatch) -> None:
    when = given(is_assigned_damage(YOUR & UNIT), of_at_least(3))
    ability = ForcedReaction(when, gain(1))
    assert (
        said(ability) == "Forced reaction · once a unit of yours has been assigned damage, if it is 3 or more, gain 1 resource."
    )
    stub(monkeypatch, script("void-pirate", ability))
    scene = battle([wounded("Land Raider", 0), PIRATE], ["Enraged Ork", NOB], window="second turn")
    weak, strong = scene.attack_of("Enraged Ork"), scene.attack_of(NOB)
    assert weak < 3 <= strong
    scene.two.attacks("Enraged Ork", "Land Raider")
    scene.pass_to("combat turn")
    assert scene.one.resources == 0


def test_a_card_of_the_event_may_have_to_fit() -> None:
    ability = Reaction(
        given(THIS_COMMITS, that_is(DAMAGED & UNIT)), deal_damage(THAT_MUCH), targets=target(UNIT, AT_THAT_PLANET)
    )
    assert said(ability) == (
        "Reaction · once this unit has committed to a planet, if it is a damaged unit, "
        "deal X damage to a unit you target at that planet, where X is that amount."
    )


# ── modes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

EITHER = Action(choose_one(gain(1), (choose(YOUR & EXHAUSTED & UNIT), ready(CHOSEN_CARD))), cost=EXHAUST_THIS)


def test_one_of_several_modes_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    stub(monkeypatch, script("void-pirate", EITHER))
    one = {"planets": {1: [PIRATE, tired(MOB)]}}
    scene = Scene(one=one)
    scene.one.picks(f"use {PIRATE}")
    assert options_words(scene.match, "en") == ["Gain 1 resource", "Choose an exhausted unit of yours and ready it"]
    scene.one.picks(f"mode {PIRATE} #2", f"choose {MOB}")
    assert (scene.one.resources, scene.is_exhausted(MOB)) == (0, False)
    scene = Scene(one=one)
    scene.one.picks(f"use {PIRATE}", f"mode {PIRATE} #1")
    assert (scene.one.resources, scene.is_exhausted(MOB)) == (1, True)


def test_a_mode_is_said_with_the_others() -> None:
    modes = "choose one – gain 1 resource; or choose an exhausted unit of yours and ready it."
    assert said(EITHER) == f"Action · exhaust this unit: {modes}"


def test_what_was_just_named_is_it() -> None:
    assert said(Action(ready(THIS_CARD), cost=EXHAUST_THIS)) == "Action · exhaust this unit: ready it."
    assert said(Action((gain(1), ready(THIS_CARD)), cost=EXHAUST_THIS)).endswith("gain 1 resource; ready this unit.")
