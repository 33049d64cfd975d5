"""Rulings A82 to A97: costs, searching, choices, lasting effects, what is open, and what pays."""

from typing import Any

from zeton.games.star_wars_lcg.rules.printed import printed_cards
from zeton.games.star_wars_lcg.testing import Scene
from zeton.kernel.knowledge import knows

LIGHT_OBJECTIVES = ["A Hero's Journey", "Draw Their Fire", "Jedi Training"]
DARK_OBJECTIVES = ["Imperial Command", "Shadows of Dathomir", "Death and Despayre"]


def light(**given: Any) -> dict[str, Any]:
    return {"objectives": LIGHT_OBJECTIVES, "deck": ["Twi'lek Loyalist"] * 8, **given}


def dark(**given: Any) -> dict[str, Any]:
    return {"objectives": DARK_OBJECTIVES, "deck": ["Death Star Trooper"] * 8, **given}


def attack(on: str, attackers: list[str], step: str, **more: Any) -> dict[str, Any]:
    return {"objective": on, "attackers": attackers, "step": step, **more}


# ── costs and searching ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a82_a_cost_of_1_cannot_be_lowered_by_discards() -> None:
    navy = dark(affiliation="Imperial Navy", objectives=["Kuat Reinforcements"], hand=["TIE Fighter", "Detained"])
    scene = Scene(light=light(), dark=navy, turn="dark")
    scene.dark.picks("play TIE Fighter")
    scene.dark.is_asked("pay")


def test_a82_nor_can_one_that_has_been_lowered_to_1_before() -> None:
    """Two objectives that lower a cost: the second is not offered once the first has brought it down to 1."""
    objectives = ["The Defense of Yavin 4", "The Defense of Yavin 4"]
    rebels = light(affiliation="Rebel Alliance", objectives=objectives, hand=["Y-Wing", "Yoda", "Red Five"])
    scene = Scene(light=rebels, dark=dark())
    scene.light.picks("play Y-Wing", "use The Defense of Yavin 4", "discard Yoda", "done")
    scene.light.is_asked("pay")


def test_a51_what_is_revealed_is_taken_whether_one_likes_it_or_not() -> None:
    """Superlaser Engineer does not search: all that fits is put into the hand (A85)."""
    deck = ["Espo Trooper", "Superlaser Blast", "Superlaser Blast", "Espo Trooper", "Espo Trooper"]
    navy = dark(affiliation="Imperial Navy", hand=["Superlaser Engineer"], deck=deck)
    scene = Scene(light=light(), dark=navy, turn="dark")
    scene.dark.picks("play Superlaser Engineer")
    scene.dark.pays()
    scene.dark.picks("use Superlaser Engineer")
    assert scene.dark.hand == ["Superlaser Blast", "Superlaser Blast"]


# ── what lasts ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a90_a_lasting_effect_ends_when_its_card_leaves_play() -> None:
    scene = Scene(
        light=light(units=["Yoda"], hand=["Swindled"], affiliation="Smugglers and Spies"),
        dark=dark(affiliation="Imperial Navy", units=["TIE Fighter"], hand=["Death from Above"]),
        turn="dark",
        engagement=attack("Draw Their Fire", ["TIE Fighter"], "after attackers"),
    )
    scene.dark.picks("use Death from Above")
    scene.dark.pays()
    assert [effect.card for effect in scene.table.lasting] == [scene.card("TIE Fighter").number]
    scene.light.picks("use Swindled")
    scene.light.pays()
    scene.light.picks("target TIE Fighter")
    assert scene.dark.hand == ["TIE Fighter"]
    assert scene.table.lasting == ()


def test_a90_a_limit_of_a_card_ends_when_it_leaves_play() -> None:
    """Repair Droid works once per turn; one that has been played anew has not been used yet."""
    droid = ["Repair Droid", {"card": "Redemption", "damage": 1}, {"card": "Home One", "damage": 1}]
    scene = Scene(light=light(affiliation="Rebel Alliance", units=droid, hand=["Fall Back!"]), dark=dark())
    scene.light.picks("use Repair Droid", "target Home One")
    assert not scene.light.can("use Repair Droid")
    scene.light.picks("use Fall Back!", "target Repair Droid", "play Repair Droid")
    scene.light.pays()
    assert scene.light.can("use Repair Droid")


# ── who chooses, and when ────────────────────────────────────────────────────────────────────────────────────────────


def test_a89_where_one_effect_asks_both_its_player_chooses_first() -> None:
    scene = Scene(
        light=light(affiliation="Rebel Alliance", units=["Yoda", "X-Wing"], hand=["A New Hope"]),
        dark=dark(units=["Darth Vader (Core)", "Nightsister"]),
        turn="dark",
        phase="conflict",
    )
    scene.light.picks("use A New Hope")
    scene.light.pays()
    scene.light.is_offered("keep Yoda", "keep X-Wing", "done")
    scene.light.picks("keep Yoda", "done")
    scene.dark.is_offered("keep Darth Vader", "keep Nightsister", "done")


def test_a95_what_is_discarded_for_dark_precognition_is_chosen_after_the_chance_to_cancel_it() -> None:
    given = {"light": light(units=["C-3PO"]), "dark": dark(hand=["Dark Precognition", "Nightsister"]), "turn": "dark"}
    cancelled = Scene(**given)
    cancelled.dark.picks("use Dark Precognition")
    cancelled.light.picks("use C-3PO")
    assert cancelled.dark.hand == ["Nightsister"]
    played = Scene(**given)
    played.dark.picks("use Dark Precognition")
    played.light.passes()
    played.dark.is_asked("discard")


def test_a95_the_unit_of_return_of_the_jedi_is_chosen_after_the_chance_to_cancel_it() -> None:
    scene = Scene(
        light=light(units=["C-3PO"], hand=["Return of the Jedi"], discard=["Luke Skywalker (Core)", "Yoda"]),
        dark=dark(),
    )
    scene.light.picks("use Return of the Jedi")
    scene.light.pays()
    scene.light.is_offered("use C-3PO", "pass")
    scene.light.passes()
    scene.light.is_offered("choose Luke Skywalker", "choose Yoda")


def test_a95_the_icon_of_crossfire_is_chosen_after_the_chance_to_cancel_it() -> None:
    scene = Scene(
        light=light(units=["Luke Skywalker (Core)", "C-3PO"], hand=["Crossfire"]),
        dark=dark(units=[{"card": "Darth Vader (Core)", "focus": 1}]),
        engagement=attack(
            "Imperial Command", ["Luke Skywalker (Core)"], "strikes", defenders=["Darth Vader (Core)"], edge="light"
        ),
    )
    scene.light.picks("use Crossfire")
    scene.light.pays()
    scene.light.is_offered("use C-3PO", "pass")
    scene.light.passes()
    scene.light.is_asked("gained icon")


# ── open and hidden ──────────────────────────────────────────────────────────────────────────────────────────────────


def edge_battle() -> Scene:
    scene = Scene(
        light=light(units=["Luke Skywalker (Core)"], hand=["Yoda", "Red Five", "X-Wing"], discard=["A-Wing", "Y-Wing"]),
        dark=dark(units=["Darth Vader (Core)"], hand=["Nightsister", "TIE Fighter", "TIE Bomber"]),
        engagement=attack("Imperial Command", ["Luke Skywalker (Core)"], "edge", defenders=["Darth Vader (Core)"]),
    )
    scene.light.picks("place Yoda")
    scene.dark.picks("place Nightsister")
    scene.light.picks("place Red Five")
    return scene


def test_a92_a_player_sees_his_own_edge_stack_and_nobody_elses() -> None:
    scene = edge_battle()
    yours, his = scene.light.seat, scene.dark.seat
    own = [scene.card("Yoda").number, scene.card("Red Five").number]
    assert scene.match.view(yours)["zones"]["edge_stack"] == [own, [None]]
    assert scene.match.view(his)["zones"]["edge_stack"] == [[None, None], [scene.card("Nightsister").number]]
    assert scene.match.view(None)["zones"]["edge_stack"] == [[None, None], [None]]


def test_a92_both_discard_piles_are_open_and_lie_in_their_order() -> None:
    scene = edge_battle()
    pile = [scene.card("A-Wing").number, scene.card("Y-Wing").number]
    for seat in (0, 1, None):
        assert scene.match.view(seat)["zones"]["discard"][scene.light.seat] == pile


def test_a92_how_many_cards_lie_in_decks_and_hands_is_open() -> None:
    scene = edge_battle()
    for seat in (0, 1, None):
        zones = scene.match.view(seat)["zones"]
        assert [len(pile) for pile in zones["hand"]] == [1, 2]
        assert [len(pile) for pile in zones["deck"]] == [8, 8]
    assert not any(knows(scene.table, scene.dark.seat, card) for card in scene.table.pile(0, scene.light.seat))


# ── framework effects, attachments, titles, costs ────────────────────────────────────────────────────────────────────


def test_a93_the_unopposed_bonus_is_a_framework_effect_and_no_cards_damage() -> None:
    """Boba Fett captures whom he damages himself; what the bonus damages, no card has damaged."""
    scene = Scene(
        light=light(objectives=["Draw Their Fire", "Jedi Training"]),
        dark=dark(affiliation="Scum and Villainy", units=["Boba Fett"]),
        turn="dark",
        engagement=attack("Draw Their Fire", ["Boba Fett"], "reward", edge="dark"),
    )
    scene.dark.picks("damage Draw Their Fire ×1")
    assert scene.damage_on("Draw Their Fire") == 1
    scene.dark.is_asked("engage")


def test_a93_costs_are_no_effects() -> None:
    """What Questionable Contacts does to itself is a cost: its shield does not stop it."""
    contacts = {"card": "Questionable Contacts", "shields": 1}
    scene = Scene(
        light=light(objectives=[contacts, "Jedi Training", "Jedi Training"], units=[{"card": "Yoda", "damage": 1}]),
        dark=dark(units=["Darth Vader (Core)"]),
        phase="refresh",
    )
    scene.light.picks("use Questionable Contacts")
    assert (scene.damage_on("Questionable Contacts"), scene.damage_on("Darth Vader")) == (1, 1)


def test_a94_nothing_in_the_box_changes_whether_an_enhancement_may_stay() -> None:
    """No card gives or takes traits, or bars enhancements by an effect, and control only of what is on no card (A135)."""
    changed = {
        constant.what
        for printed in printed_cards().values()
        if printed.script is not None
        for constant in printed.script.constants
    }
    assert changed
    assert not changed & {"traits", "control", "No Enhancements"}


def test_a96_a_copy_is_a_card_of_the_same_title_whoever_controls_it_and_whatever_it_is() -> None:
    scene = Scene(light=light(units=["Luke Skywalker (Core)"], hand=["Luke Skywalker (Core)", "Twi'lek Loyalist"]), dark=dark())
    scene.light.is_offered("play Twi'lek Loyalist", "pass")
    in_hand = scene.card("Luke Skywalker", "hand").number
    assert "R15.1" in [reason.rule for reason in scene.match.explain(scene.light.seat, in_hand)]


def test_a96_a_limit_of_one_per_turn_counts_titles() -> None:
    sith = dark(affiliation="Sith", hand=["Force Choke", "Force Choke", "Nightsister"])
    scene = Scene(light=light(units=["Luke Skywalker (Core)"]), dark=sith, turn="dark")
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    assert not scene.dark.can("use Force Choke")


def test_a97_only_what_you_control_pays_your_costs() -> None:
    scene = Scene(
        light=light(affiliation="Rebel Alliance", units=["X-Wing", "Y-Wing"], hand=["Heroic Sacrifice"]),
        dark=dark(units=["TIE Fighter", "TIE Bomber"]),
    )
    scene.light.picks("use Heroic Sacrifice")
    assert {scene.table.controller[option.card] for option in scene.decision.options} == {scene.light.seat}
    scene.light.pays()
    scene.light.is_offered("sacrifice X-Wing", "sacrifice Y-Wing")
