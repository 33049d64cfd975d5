"""Components, setup, rounds and additional actions (R1–R4), rule by rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import zeton
from zeton.games.destiny.decks import starter_decks
from zeton.games.destiny.testing import Scene, card, duel
from zeton.kernel.law import broken_laws

VETERAN = "Veteran Stormtrooper"


def test_r1_1_the_game_is_for_two() -> None:
    assert zeton.game("destiny").seats == (2, 2)


def test_r1_2_and_r1_3_the_starters() -> None:
    luke, boba = starter_decks()["luke_skywalker"], starter_decks()["boba_fett"]
    assert luke.characters == (("luke-skywalker", 2), ("han-solo", 1)) and luke.battlefield == "outer-rim-outpost"
    assert boba.characters == (("boba-fett", 2), ("veteran-stormtrooper", 1)) and boba.battlefield == "arid-wasteland"
    assert len(luke.cards) == len(boba.cards) == 20


def test_r1_4_and_r1_5_tokens_are_totals_and_never_run_out() -> None:
    scene = duel(card("Han Solo", "1R"), resources=60)
    scene.h.picks("resolve Han Solo 1R")
    assert scene.h.resources == 61


def test_r1_6_sides_have_symbol_value_plus_and_cost() -> None:
    faces = zeton.game("destiny").cards["kallus-bo-rifle"].faces
    assert [(f.value, f.plus, f.cost) for f in faces[:3]] == [(2, False, 0), (4, True, 1), (3, True, 0)]


def test_r1_7_only_events_upgrades_and_supports_are_deck_cards() -> None:
    for deck in starter_decks().values():
        assert {zeton.game("destiny").cards[c].type for c in deck.cards} == {"event", "upgrade", "support"}


def test_r1_8_every_card_has_one_colour_and_one_affiliation() -> None:
    for printed in zeton.game("destiny").cards.values():
        assert printed.colour in ("blue", "red", "yellow", "gray") and printed.affiliation in ("hero", "villain", "neutral")


def test_r1_9_every_card_and_die_is_in_one_zone() -> None:
    match = zeton.new("destiny", decks=("luke_skywalker", "boba_fett"), seed=1)
    places = [card for piles in match.view(None)["zones"].values() for pile in piles for card in pile]
    assert len(places) == len(match.table.cards) - 1 == 2 * (2 + 1 + 20 + 9)


def test_r1_10_a_die_on_its_card_shows_nothing() -> None:
    scene = duel(card("Luke Skywalker", "2RD", dice=2), hand=["Alter"])
    assert scene.h.pool == ["Luke Skywalker 2RD"]
    scene.h.picks("play Alter")
    assert all("Luke Skywalker 2RD" in label or label == "done" for label in scene.offered)
    scene.h.picks("done")
    assert scene.h.why_not_die(VETERAN) == ["R11.2"]


def test_r1_11_dice_of_deck_cards_start_aside() -> None:
    scene = duel("Luke Skywalker", hand=["Hunting Rifle"])
    assert scene.where_is_the_die("Hunting Rifle") == "set_aside"
    scene.h.picks("play Hunting Rifle")
    assert scene.where_is_the_die("Hunting Rifle") == "on_cards"


def test_r1_12_a_card_that_leaves_takes_its_die_and_tokens() -> None:
    bomber = card("Resistance Bomber", "-", damage=1, exhausted=True)
    scene = duel(card("Maul", upgrades=[card("Force Rend", "Sp")]), v_supports=[bomber])
    scene.h.picks("resolve Force Rend Sp", "discard Resistance Bomber")
    number = scene.number("Resistance Bomber")
    assert not scene.v.pool and scene.where_is_the_die("Resistance Bomber") == "set_aside"
    assert scene.table.damage[number] == scene.table.exhausted[number] == 0


def test_r1_13_a_die_has_the_colour_and_subtypes_of_its_card() -> None:
    rifle = card("Hunting Rifle", "-")
    scene = duel(card("Boba Fett", "-", upgrades=[rifle]), hand=["Take Flight"])
    scene.h.picks("play Take Flight")
    scene.h.is_offered("reroll Boba Fett -", "done")  # the rifle is gray, whoever carries it


def test_r1_14_dice_belong_to_one_copy() -> None:
    scene = duel(card("Battle Droid", "1RD"), card("Battle Droid", "1ID"), against=card(VETERAN, "1RD"), turn="v")
    scene.table.damage[1] = 5
    scene.match.choose(scene.offered.index("resolve Veteran Stormtrooper 1RD"))
    scene.match.choose(next(o for o in scene.decision.options if o.card == 1))
    assert scene.h.pool == ["Battle Droid 1ID"]


def test_r1_15_hands_and_decks_are_hidden_the_rest_is_open() -> None:
    scene = duel("Luke Skywalker", hand=["Alter"], discard=["Mislead"])
    assert scene.match.view(1)["zones"]["hand"][0] == [None]
    assert set(scene.match.view(0)["zones"]["deck"][0]) == {None}
    assert scene.match.view(None)["zones"]["discard"][0] == [scene.number("Mislead", "discard")]


def test_r1_16_an_event_being_resolved_is_nowhere_else() -> None:
    scene = duel("Luke Skywalker", hand=["Heightened Awareness"])
    scene.h.picks("play Heightened Awareness")
    assert scene.zone_of("Heightened Awareness") == "being_played"
    scene.h.picks("shield Luke Skywalker ×3")
    assert scene.zone_of("Heightened Awareness") == "discard"


# ── setup ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def new_match(seed: int = 1) -> Any:
    return zeton.new("destiny", decks=("luke_skywalker", "boba_fett"), seed=seed)


def test_r2_1_characters_start_in_play_with_their_dice() -> None:
    zones = new_match().view(None)["zones"]
    assert [len(pile) for pile in zones["characters"]] == [2, 2]
    assert [len(pile) for pile in zones["on_cards"]] == [3, 3]
    assert [len(pile) for pile in zones["set_aside"]] == [6, 6]


def test_r2_2_characters_start_ready_and_unharmed() -> None:
    table = new_match().table
    for seat in (0, 1):
        for character in table.characters(seat):
            assert not table.exhausted[character] and not table.damage[character] and not table.shields[character]


def test_r2_3_five_cards_are_drawn() -> None:
    zones = new_match().view(None)["zones"]
    assert [len(pile) for pile in zones["hand"]] == [5, 5] and [len(pile) for pile in zones["deck"]] == [15, 15]


def test_r2_4_a_returned_card_can_be_drawn_again() -> None:
    scene = Scene(
        {"characters": ["Han Solo"], "deck": ["Alter"] * 5},
        {"characters": ["Boba Fett"], "deck": ["Subdue"] * 5},
        phase="setup",
    )
    scene.h.picks(*["put back Alter"] * 5)
    assert scene.h.hand == ["Alter"] * 5


def test_r2_5_and_a16_the_second_player_sees_nothing_of_the_first_ones_choice() -> None:
    keep, change = new_match(), new_match()
    keep.choose(zeton.Option("done"))
    change.choose(0)
    change.choose(0)
    change.choose(zeton.Option("done"))
    assert keep.view(1) == change.view(1)
    assert keep.determinize(1, Random(3)).view(0) == change.determinize(1, Random(3)).view(0)


def test_r2_6_two_resources() -> None:
    match = new_match()
    match.choose(zeton.Option("done"))
    match.choose(zeton.Option("done"))
    assert match.view(None)["resources"] == [2, 2]


def test_r2_7_to_r2_10_the_higher_total_chooses() -> None:
    match = new_match()
    match.choose(zeton.Option("done"))
    match.choose(zeton.Option("done"))
    totals = {e.seat: e.number for e in match.log(None) if e.what == "roll-off"}
    assert match.decision.kind == "battlefield" and totals[match.decision.seat] > totals[1 - match.decision.seat]
    assert len(match.decision.options) == 2


def test_r2_11_to_r2_13_after_the_roll_off() -> None:
    match = new_match()
    for _ in range(2):
        match.choose(zeton.Option("done"))
    match.choose(0)
    shielding = match.decision.seat
    assert match.decision.kind == "setup shield"
    match.choose(0)
    match.choose(0)
    view = match.view(None)
    assert view["zones"]["pool"] == [[], []]
    assert view["zones"]["battlefield"][1 - shielding] == [view["battlefield"]]
    assert sum(match.table.shields) == 2 and match.decision.seat == 1 - shielding


def test_r2_14_plots_resolve_in_the_battlefield_controllers_order() -> None:
    side = {"deck": ["Crackdown"] * 7, "plot": "Fortify"}
    scene = Scene({"characters": ["Boba Fett"], **side}, {"characters": ["Maul"], **side}, phase="setup")
    scene.h.picks("done")
    scene.will_roll(("Boba Fett", "2RD"), ("Maul", "1R"))
    scene.v.picks("done")
    scene.h.picks("battlefield Arid Wasteland")
    assert scene.decision.kind == "order" and scene.decision.seat == 1


# ── rounds ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r3_1_to_r3_3_turns_alternate_one_action_each() -> None:
    scene = duel("Luke Skywalker", "Han Solo", control="v")
    scene.h.picks("activate Luke Skywalker")
    scene.v.picks("activate Veteran Stormtrooper")
    scene.h.is_asked("action")


def test_r3_2_the_battlefield_controller_begins_every_round() -> None:
    scene = duel("Luke Skywalker", control="v")
    scene.h.passes()
    scene.v.passes()
    scene.pass_all("action")
    scene.v.is_asked("action")


def test_r3_4_the_six_actions() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), hand=["Ice Storm"])
    verbs = {option.verb for option in scene.decision.options}
    assert verbs == {"play", "activate", "resolve", "discard to reroll", "use", "claim", "pass"}


def test_r3_5_and_r3_6_passing_does_not_exclude() -> None:
    scene = duel("Luke Skywalker")
    scene.h.passes()
    scene.v.picks("activate Veteran Stormtrooper")
    scene.h.picks("activate Luke Skywalker")
    scene.v.passes()
    scene.h.passes()
    assert scene.table.round == 2


def test_r3_7_a_claim_resets_the_passes() -> None:
    scene = duel("Luke Skywalker", passes=1)
    scene.h.picks("claim Outer Rim Outpost", "pass")
    scene.v.is_asked("action")


def test_r3_8_rerolling_to_the_same_side_is_a_change() -> None:
    scene = duel(card("Luke Skywalker", "2RD"), hand=["Ice Storm"], passes=1)
    scene.will_roll(("Luke Skywalker", "2RD"))
    scene.h.picks("discard to reroll Ice Storm")
    assert scene.table.phase == "action"


def test_r3_9_to_r3_12_upkeep() -> None:
    luke = card("Luke Skywalker", "2RD", exhausted=True, upgrades=[card("Hunting Rifle", exhausted=True)])
    tired = [card("Perseverance", exhausted=True)]
    scene = duel(luke, hand=["Alter", "Mislead"], phase="upkeep", resources=1, supports=tired)
    assert not any(map(scene.is_exhausted, ("Luke Skywalker", "Hunting Rifle", "Perseverance")))
    assert not scene.h.pool and scene.h.resources == 3
    scene.h.picks("discard Alter", "done")
    assert len(scene.h.hand) == 5 and scene.h.pile("discard") == ["Alter"]


def test_r3_12_too_few_cards_in_the_deck() -> None:
    scene = duel("Luke Skywalker", deck=["Alter"], phase="upkeep")
    assert scene.h.hand == ["Alter"]


def test_r3_13_and_a17_discards_are_chosen_in_secret_the_controller_first() -> None:
    scene = duel("Luke Skywalker", hand=["Alter"], v_hand=["Mislead", "Alter"], phase="upkeep", control="v")
    before = scene.match.view(0)["zones"]
    scene.v.picks("discard Mislead", "done")
    assert scene.match.view(0)["zones"] == before
    scene.h.picks("done")
    assert scene.v.pile("discard") == ["Mislead"]


def test_r3_14_once_per_round_markers_are_cleared() -> None:
    scene = duel(card("Luke Skywalker", "1RD"))
    scene.h.picks("use Luke Skywalker", "hit Veteran Stormtrooper ×3")
    scene.v.picks("claim Outer Rim Outpost", "pass")
    scene.h.passes()
    scene.pass_all("action")
    assert scene.table.claimed < 0 and not any(scene.table.used)


def test_r3_15_rounds_go_on() -> None:
    scene = duel("Luke Skywalker", deck=["Alter"] * 9, v_deck=["Alter"] * 9)
    for _ in range(6):
        scene.match.choose(zeton.Option("pass"))
        scene.match.choose(zeton.Option("pass"))
        scene.pass_all("action")
    assert scene.table.round == 7


# ── additional actions ────────────────────────────────────────────────────────────────────────────────────────────


def test_r4_1_to_r4_5_additional_actions() -> None:
    scene = duel("Luke Skywalker", hand=["Heightened Awareness", "Take Flight", "Ice Storm"])
    scene.h.picks("play Heightened Awareness", "shield Luke Skywalker ×3")
    scene.h.is_asked("additional action")
    scene.h.picks("play Take Flight")  # Ambush once more
    scene.h.is_asked("additional action")
    scene.h.picks("decline")
    scene.v.is_asked("action")


def test_r4_3_additional_actions_are_taken_in_the_order_they_were_granted() -> None:
    scene = duel("Luke Skywalker", hand=["Ice Storm"])
    scene.table.additional = (1, 0)
    scene.h.picks("play Ice Storm")
    scene.v.is_asked("additional action")
    scene.v.picks("activate Veteran Stormtrooper")
    scene.h.is_asked("additional action")
    scene.h.picks("decline")
    scene.v.is_asked("action")


def test_r4_6_who_has_claimed_declines() -> None:
    scene = duel("Tarkin", hand=["Three Steps Ahead"])
    scene.h.picks("play Three Steps Ahead", "claim Outer Rim Outpost", "pass")
    scene.v.is_asked("action")  # two more would have been left
    assert not scene.table.additional


def test_r4_7_and_a34_an_additional_action_outside_the_own_turn() -> None:
    scene = duel("Luke Skywalker", hand=["Ice Storm"], v_hand=["Take Flight"])
    scene.table.additional = (1,)
    scene.h.picks("play Ice Storm")
    scene.v.picks("play Take Flight")  # its Ambush too comes before the turn goes on
    scene.v.is_asked("additional action")
    scene.v.picks("decline")
    scene.v.is_asked("action")


@pytest.mark.parametrize(
    "said", [{"damage": 1}, {"exhausted": True}, {"shields": 1}, {"pool": ["-"]}, {"upgrades": ["Heirloom Lightsaber"]}]
)
def test_r2_1_before_setup_nothing_has_happened_to_anybody(said: dict[str, Any]) -> None:
    """Such a position cannot exist; after setup it can."""
    given = {"first": {"characters": [{"card": "Luke Skywalker (Legacies)", **said}]}, "second": {"characters": ["Boba Fett"]}}
    assert zeton.position("destiny", given).decision is not None
    with pytest.raises(zeton.BadPosition, match="cannot be so before setup"):
        zeton.position("destiny", {**given, "phase": "setup"})


def test_r1_4_resources_lie_only_on_a_card_that_says_so() -> None:
    luke, boba = {"characters": ["Luke Skywalker (Legacies)"]}, {"characters": ["Boba Fett"]}
    with pytest.raises(zeton.BadPosition, match="Resources lie only on cards that say so"):
        falcon = {"card": "Millennium Falcon (Legacies)", "stored": 3}
        zeton.position("destiny", {"first": {**luke, "supports": [falcon]}, "second": boba})
    zeton.position("destiny", {"first": {**luke, "supports": [{"card": "Remote Stockpile", "stored": 3}]}, "second": boba})


def test_r1_4_what_stores_is_known_by_its_ability_not_by_its_name() -> None:
    scene = duel("Luke Skywalker", supports=["Remote Stockpile", "Scrap Heap"])
    stockpile, heap = scene.number("Remote Stockpile"), scene.number("Scrap Heap")
    scene.table.stored[stockpile] = 2
    cards = list(scene.table.cards)
    cards[stockpile] = replace(cards[stockpile], id="another", title="Another")
    scene.table.cards = tuple(cards)
    assert broken_laws(scene.table) == []
    scene.table.stored[heap] = 1
    assert [breach.key for breach in broken_laws(scene.table)] == ["destiny/breach"]


def test_r4_2_and_r4_7_what_is_granted_in_the_upkeep_is_taken_there() -> None:
    """Obi-Wan's last card has Ambush; his defeat follows from the discard of the upkeep."""
    obi = card("Obi-Wan Kenobi (Spirit of Rebellion)", damage=10)
    scene = duel(obi, "Luke Skywalker", against="Admiral Ackbar", hand=["Heightened Awareness"], phase="upkeep")
    scene.h.picks("discard Heightened Awareness", "hit Obi-Wan Kenobi ×2", "use Obi-Wan Kenobi")
    scene.h.picks("play Heightened Awareness", "shield Luke Skywalker ×3")
    scene.h.is_asked("additional action")
    assert scene.table.round == 1
    scene.h.picks("decline")
    scene.h.is_asked("action")
    assert scene.table.round == 2 and not scene.table.additional


def test_r4_2_an_additional_action_after_the_round_is_not_saved_for_the_next() -> None:
    """Nor does a claim between two rounds count for the round that follows (R12.5)."""
    obi, lord = card("Obi-Wan Kenobi (Spirit of Rebellion)", damage=1), card("Crime Lord", "Sp")
    jabba = card("Jabba the Hutt", upgrades=[lord])
    scene = duel(obi, "Luke Skywalker", against=jabba, hand=["Heightened Awareness"], resources=0, v_resources=5, turn="v")
    scene.v.picks("resolve Crime Lord Sp", "choose Obi-Wan Kenobi")
    scene.pass_all("reaction")
    scene.h.picks("use Obi-Wan Kenobi", "shield Luke Skywalker ×3")
    scene.h.is_asked("additional action")
    assert scene.table.round == 1
    scene.h.picks("claim Outer Rim Outpost", "pass")
    scene.h.is_asked("action")
    assert scene.table.round == 2 and not scene.table.additional
