"""The component file: what it says, how an owner's own file is read, and what is said when it is wrong."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.games.clone_wars.components import read_box, standard_box, standard_text
from zeton.games.clone_wars.testing import AHSOKA, GAME, MACE, Scene, ahsoka, anakin, jedi, own_components
from zeton.kernel import words
from zeton.kernel.errors import BadPosition, BadSetup
from zeton.kernel.match import Match

EIGHT = ["Rex", "Cody", "Jesse", "Hevy", "Bly", "Gree", "Fox", "Echo"]


def test_every_fact_says_where_it_comes_from() -> None:
    for printed in standard_box().printed().values():
        assert printed.provenance, printed.id
        for source in printed.provenance.values():
            assert source.startswith(("rulebook", "public", "reconstructed")), (printed.id, source)


def test_the_reconstructed_numbers_are_those_the_difficulty_was_measured_with() -> None:
    """Whoever changes one of them measures anew (docs/clone_wars.md)."""
    box = standard_box()
    assert (box.invasion_track, box.threat_lost) == ((2, 2, 2, 2, 3), 8)
    assert sum(face.successes for face in box.die) == 21 and sum(face.damage for face in box.die) == 7
    assert Counter(mission.threshold for mission in box.missions) == {6: 8, 7: 14, 8: 2}
    assert Counter(mission.damage for mission in box.missions) == {0: 1, 1: 21, 2: 2}
    cleared = {mission.id: mission.completed[-1].where for mission in box.missions if "clear" in str(mission.completed)}
    printed = {"escape_from_the_citadel", "liberation_of_ryloth", "cat_and_mouse"}
    assert cleared == {mission.id: "here and adjacent" for mission in box.missions if mission.id not in printed}
    assert {villain: dict(parts.front.health)[villain] for villain, parts in box.villains.items()} == {
        "ventress": 3, "grievous": 2, "maul": 3, "dooku": 2,
    }  # fmt: skip
    assert {villain: tuple(m.threshold for m in parts.missions) for villain, parts in box.villains.items()} == {
        "ventress": (9,), "grievous": (5, 5, 6, 6), "maul": (7,), "dooku": (),
    }  # fmt: skip
    assert {villain: [effect.do for effect in parts.finale.effects] for villain, parts in box.villains.items()} == {
        "ventress": ["each", "reveal invasion", "each"],
        "grievous": ["reveal invasion", "each"],
        "maul": ["strength", "reveal invasion", "each"],
        "dooku": ["threat", "advance", "reveal invasion", "each"],
    }
    every_turn = {villain: parts.finale.effects[-2:] for villain, parts in box.villains.items()}
    assert {villain: (cards.number, each.rounds[0][0].number) for villain, (cards, each) in every_turn.items()} == {
        "ventress": (2, 1), "grievous": (1, 2), "maul": (2, 1), "dooku": (3, 1),
    }  # fmt: skip
    assert {each.who for _, each in every_turn.values()} == {"active"}


def test_every_component_has_facts_and_a_text() -> None:
    for name, printed in GAME.cards.items():
        facts = GAME.card_facts(name)
        assert any(origin in facts for origin in ("rulebook", "public", "reconstructed"))
        text = GAME.card_text(name, "en")
        assert text or printed.type in ("planet", "villain"), name


def test_texts_are_made_from_declarations() -> None:
    texts = {printed.title: GAME.card_text(name, "en") for name, printed in GAME.cards.items() if printed.type != "sheet"}
    assert texts["Tracking"] == (
        "If the villain is on the board, it moves 1 planet toward the nearest mission planet.\n"
        "If the villain is not on the board, it appears on the top planet."
    )
    assert texts["Saw Gerrera"] == "Discard this card: remove up to 2 droids from a planet without a blockade."
    assert "exhaust a transport card" in texts["Liberation of Ryloth"]


def test_a_corrected_file_changes_the_game_without_touching_code() -> None:
    own = own_components()
    bail = next(card for card in own["squad_cards"] if card["name"] == "Bail Organa")
    bail["effect"] = {"do": "supply", "number": 3}
    obi_wan = next(jedi for jedi in own["jedi"] if jedi["id"] == "ahsoka_tano")
    obi_wan["free_action"] = {"do": "draw and discard", "number": 1, "discard": 0}
    scene = Scene(
        components=own, jedi=[ahsoka("Rishi", "Bail Organa"), anakin("Naboo")], squad_deck=["Rex", "Cody", "Fox", "Bly"]
    )
    scene.picks(AHSOKA, "play Bail Organa", f"jedi {AHSOKA}", f"free action {AHSOKA}")
    assert scene.squad(AHSOKA) == ["Rex", "Cody", "Fox", "Bly"]
    assert standard_box().fingerprint != scene.table.kit.box.fingerprint


def test_a_file_can_be_given_as_a_path_and_stands_in_the_record(tmp_path: Path) -> None:
    own = own_components()
    own["tracks"]["threat"]["lose_value"] = 5
    path = tmp_path / "own.json"
    path.write_text(json.dumps(own), encoding="utf-8")
    setup = GAME.check_setup(None, 2, {"components": str(path)})
    match = Match(GAME, setup, 3, GAME.set_up(setup, 3))
    match.table.run()
    assert match.view(0)["threat"]["lost_at"] == 5
    again = GAME.set_up(json.loads(json.dumps(match.record()["setup"])), 3)
    again.run()
    assert again.digest() == match.digest()


def change(path: str, value: object) -> dict[str, Any]:
    own = own_components()
    at: Any = own
    *way, last = path.split("/")
    for key in way:
        at = at[int(key) if key.isdecimal() else key]
    if value is ...:
        del at[last]
    else:
        at[int(last) if last.isdecimal() else last] = value
    return own


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("schema", "other", "“schema” is “other”; this version reads “clone_wars/1”"),
        ("planets", ..., "“planets” is missing"),
        ("planets/0/name", 7, r"Component file, top, planets\[0\] \(mon_cala\): “name” is a text, not 7"),
        ("planets/1/id", "mon_cala", "stands twice"),
        ("lanes/pairs/0", ["coruscant", "corusant"], "Did you mean “coruscant”"),
        ("lanes/pairs", [["coruscant", "naboo"]], "No chain of lanes joins “kashyyyk” to the other planets"),
        ("squad_cards/0/type", "asault", "Did you mean “assault”"),
        ("squad_cards/37/effect", {"do": "sned"}, "Did you mean “send”"),
        ("squad_cards/37/effect", {"do": "send", "number": 2}, "“send” has no “number”; it has nothing but its name"),
        ("squad_cards/38/effect", {"do": "successes"}, "“successes” needs “number”"),
        ("missions/0/planet", "lola_saju", r"missions\[0\] \(escape_from_the_citadel\).*Did you mean “lola_sayu”"),
        ("missions/0/threshold", "seven", "“threshold” is a whole number, not “seven”"),
        ("missions/0/symbols", ["ally"], "no symbol “ally”"),
        ("missions/4/when_completed/0/cards", ["sq_padme"], "Did you mean “sq_padme_amidala”"),
        ("missions/2/when_drawn/0/where", "nowhere", "no planet “nowhere”"),
        ("villains/0/front/start_cards", {}, "“start_cards” does not say where “ventress” begins"),
        ("villains/0/front/health", {"ventres": 3}, "Did you mean “ventress”"),
        ("villains/2/front/strength/x", [0, 1], "“x” has a number for each strength from 0 to 6"),
        ("villains/0/deck/1/effects/0/toward", "moon", "no value “moon”"),
        ("jedi/0/free_action", {"do": "atack", "as": "assault"}, "Did you mean “attack”"),
        ("die/faces", [], "The die has no “faces”"),
        ("villains", [], "“villains” needs an entry or more"),
        ("difficulty", [], "“difficulty” needs an entry or more"),
        ("villains/2/front/per_turn/0/overflow", "no", "“overflow” is true or false, not “no”"),
        ("setup/initial_invasion_discard", [], "the cards of mission planets begin in the invasion discard pile"),
        ("tracks/invasion/values", [2, "3"], "list of numbers"),
        ("planets/0/id", "top", "it is a word of this file"),
        ("planets/0/name", "Mon\nCala", "one line of text"),
        ("villains/0/deck/0/id", "ventress_sheet", "The id “ventress_sheet” stands twice in the file"),
        ("villains/0/deck/0/effects", [], "might never end"),
        ("villains/0/deck/1/effects/0", {"do": "droids", "where": "here", "number": 1}, "this is no mission"),
        ("villains/0/deck/1/effects/0", {"do": "droids", "where": "any", "number": 1}, "“any” is none"),
        ("villains/0/deck/1/effects/0", {"do": "blockade", "where": "top", "number": "X"}, "whole number, not “X”"),
        ("villains/0/deck/1/effects/0", {"do": "droids", "where": "top", "number": "enemies"}, "not “enemies”"),
        ("villains/0/deck/1/effects/0", {"do": "threat", "number": -1}, "from 0 to 99, not -1"),
        ("villains/0/deck/1/effects/0", {"do": "retire", "villain": "ventress"}, "only by “setup” of a sheet"),
        ("villains/0/finale/setup/0", {"do": "retire", "villain": "all"}, "names a villain by its id"),
        ("villains/3/finale/last_enemy", ["duku"], "no villain in this game “duku”"),
        ("villains/2/front/strength/start", 9, "“start” is a number from 0 to 6, not 9"),
        ("missions/0/when_completed/0/rounds/0/0", {"do": "move", "where": "naboo"}, "no value “naboo”"),
        ("setup/initial_droids", [3, 3, 2, 2, 1, 4], "at most 3 on a planet"),
        ("components/droids", 11, "11 in all"),
        ("setup/squad_cards_dealt", {"1": 3, "2": 3, "3": 3, "4": 4, "5": 8}, "more than the limit of 7"),
        ("tracks/threat/start_value", 8, "from 0 to 7"),
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_with_its_place(path: str, value: object, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        read_box(change(path, value))


def test_what_is_printed_in_an_own_file_stands_on_its_cards() -> None:
    own = own_components()
    own["squad_cards"][41]["effect"] = {"do": "supply", "number": 3}
    own["jedi"][1]["name"] = "Ahsoka the Grey"
    match = zeton.new("clone_wars", seed=1, components=own, jedi=["ahsoka_tano", "yoda"])
    assert "draws 3" in match.game.card_text(own["squad_cards"][41]["id"], "en")
    assert match.game.cards["ahsoka_tano"].title == "Ahsoka the Grey" == words.seat_words(0, "en", match)
    assert GAME.cards["ahsoka_tano"].title == "Ahsoka Tano"
    assert zeton.replay(match.record()).game is match.game
    at_position = zeton.position("clone_wars", {"components": own, "jedi": [{"jedi": "Ahsoka the Grey"}, {"jedi": "Yoda"}]})
    assert at_position.game is match.game
    assert zeton.new("clone_wars", seed=1).game is zeton.game("clone_wars")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="cannot be read"):
        GAME.check_setup(None, 2, {"components": str(tmp_path / "none.json")})
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    with pytest.raises(BadSetup, match="is not JSON"):
        GAME.check_setup(None, 2, {"components": broken})
    broken.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(BadSetup, match="A component file is a JSON object"):
        GAME.check_setup(None, 2, {"components": str(broken)})
    with pytest.raises(BadSetup, match="a path or the content"):
        GAME.check_setup(None, 2, {"components": 7})


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"jedi": [ahsoka("Naboo")]}, "2 to 5 Jedi"),
        ({"jedi": [ahsoka("Naboo"), "Yoda"]}, "“jedi, 2” is an object, not “Yoda”"),
        ({"droids": {"Naboo": 4}}, "In “droids”: “Naboo” is a number from 0 to 3, not 4"),
        ({"blockades": {"Naboo": 2, "Rishi": 2}}, "4 blockades on the board and -1 in the supply, of 3"),
        ({"threat": 8}, "0 to 7"),
        ({"step": "attack"}, "In “step”: There is no value"),
        ({"planets": {}}, "no entry “planets”"),
        ({"villain": "mual"}, "Did you mean “maul”"),
        ({"solo": True, "jedi": [ahsoka("Naboo"), anakin("Naboo"), {"jedi": "Yoda"}]}, "solo game has 2"),
        ({"finale": True, "missions": {"orange": "Rookies"}}, "all other missions"),
        ({"jedi": [ahsoka("Naboo", *EIGHT), anakin("Naboo")]}, "Ahsoka Tano has 8 squad cards of 7"),
        ({"jedi": [ahsoka("Naboo", 7), anakin("Naboo")]}, "A card is its title"),
        ({"jedi": [ahsoka("Naboo", "Rex"), anakin("Naboo", "Rex")]}, "Rex lies elsewhere already: it is in the box only once"),
        ({"jedi": [ahsoka("Naboo"), ahsoka("Naboo")]}, "Ahsoka Tano lies elsewhere already"),
        ({"free_action": "no"}, "“free_action” is true or false, not “no”"),
        ({"missions": {}}, r"No mission lies in a slot\. Without any mission the finale has begun\. \(R9\.3\)"),
        ({"solo": 1}, "“solo” is true or false, not 1"),
        ({"finale": "yes"}, "“finale” is true or false, not “yes”"),
        ({"turn": 0}, "“turn” is a number from 1 to 999, not 0"),
        ({"jedi": [ahsoka("Naboo", {"card": "Rex", "exhausted": 1}), anakin("Naboo")]}, "In “Rex”: “exhausted” is true"),
        ({"actions": 40}, "40 actions are left of 6"),
        ({"droids": ["Naboo"]}, "“droids” is an object"),
        ({"droids": {"Naboo": True}}, "“Naboo” is a number from 0 to 3, not True"),
        ({"villain": ["maul"]}, "In “villain”: There is no value"),
        ({"missions": [1]}, "“missions” is an object"),
        ({"squad_deck": "Rex"}, "“squad_deck” is a list, not “Rex”"),
        ({"seed": -1}, "“seed” is a number"),
    ],
)  # fmt: skip
def test_positions_that_cannot_be(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        Scene(**{"jedi": [ahsoka("Naboo"), anakin("Rishi")], **given})


# ── an owner's box is the box ────────────────────────────────────────────────────────────────────────────────────────


def test_names_in_texts_are_those_of_the_own_box() -> None:
    own = own_components()
    named(own["planets"], "rishi")["name"] = "Rishi Station"
    named(own["squad_cards"], "sq_hondo_ohnaka").update(id="sq_weequay", name="The Weequay")
    named(own["missions"], "tipping_point")["when_completed"] = [{"do": "take", "cards": ["sq_weequay"]}]
    named(own["villains"], "dooku")["name"] = "Darth Tyranus"
    game = zeton.new("clone_wars", components=own).game
    assert game.card_text("rookies", "en").startswith("The mission is on Rishi Station.")
    assert game.card_text("inv_rishi", "en") == "Put 1 droid on Rishi Station."
    assert "takes The Weequay" in game.card_text("tipping_point", "en")
    assert "Darth Tyranus takes damage only" in game.card_text("dooku_finale", "en")
    assert game.card_facts("dooku_sheet")["health"][0] == ("Darth Tyranus", 2)
    for card in game.cards:
        assert "Rishi." not in game.card_text(card, "en") and "Hondo" not in game.card_text(card, "en")


def test_numbers_in_texts_are_those_of_the_own_box() -> None:
    own = own_components()
    own["setup"]["droid_limit_per_planet"] = 4
    game = zeton.new("clone_wars", components=own).game
    assert "until it has 4" in game.card_text("maul_planet_under_siege", "en")
    assert "more than 4" in game.card_text("mace_windu", "en")


def test_r3_6_the_setup_lines_of_a_sheet_are_followed() -> None:
    own = own_components()
    lines = [
        {"do": "threat", "number": 1},
        {"do": "blockade", "where": "naboo", "number": 1},
        {"do": "droids up to limit", "where": "rishi", "number": 2},
        {"do": "advance invasion marker"},
    ]
    named(own["villains"], "ventress")["front"]["setup"] = lines
    match = zeton.new("clone_wars", seed=3, components=own, jedi=["yoda", "mace_windu"])
    view = match.view(0)
    planets = {planet["id"]: planet for planet in view["planets"].values()}
    assert view["threat"]["value"] == 1 and view["invasion"]["place"] == 1
    assert planets["naboo"]["blockades"] == 1 and planets["rishi"]["droids"] >= 2
    assert "Setup · the threat rises by 1." in match.game.card_text("ventress_sheet", "en")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_r12_3_so_many_free_actions_as_the_box_says(number: int) -> None:
    own = own_components()
    own["setup"]["free_actions_per_turn"] = number
    scene = Scene(components=own, jedi=[jedi(MACE, "Naboo"), anakin("Rishi")], droids={"Umbara": 3, "Naboo": 1}, actions=1)
    for _ in range(number):
        assert f"free action {MACE}" in scene.offered
        scene.picks(MACE, f"free action {MACE}", "herd Umbara → Naboo", "done")
    assert f"free action {MACE}" not in scene.offered and scene.table.actions == 1


def named(entries: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """The entry of a component file with this id."""
    return next(entry for entry in entries if entry["id"] == name)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("colour", "blue", "Nobody reads “colour”"),
        ("planets/0/nmae", "Mon Cala", r"planets\[0\] \(mon_cala\): Nobody reads “nmae”.*Did you mean “name"),
        ("squad_cards/0/effect", {"do": "send"}, "Nobody reads “effect”"),  # it is no ally
        ("invasion_cards/0/token", "orange", "Nobody reads “token”"),
        ("setup/hand_limits", 8, "Did you mean “hand_limit”"),
        ("setup/squad_cards_dealt/six", 4, "Nobody reads “six”"),
        ("villains/0/finale/start_cards", {"ventress": 6}, "Nobody reads “start_cards”"),
        ("villains/0/finale/missions/0/when_drawn", [], "Nobody reads “when_drawn”"),
        ("villains/0/front/reminder_marker", False, "Nobody reads “per_turn” without the reminder marker"),
        ("villains/0/front/health", {"ventress": 3, "maul": 2}, "no villain in this game “maul”"),
        ("villains/3/finale/health", {"dooku": 5, "ventress": 2}, "no villain in this game “ventress”"),
        ("villains/0/deck/1/effects/0", {"do": "place", "villain": "maul", "where": "top"}, "“maul” is not in this game"),
        ("villains/0/deck/1/effects/0", {"do": "strength", "number": 1}, "This villain has no “strength”"),
        ("villains/0/deck/1/effects/0", {"do": "droids", "where": "top", "number": "X"}, "This villain has no “strength”"),
        ("villains/0/front/setup", [{"do": "look", "number": 3}], "“look” is not possible before"),
        ("villains/0/finale/missions", [], "removing “ventress”"),
        ("villains/3/finale/when_removed", [], "removing “dooku” has no “win”"),
        ("villains/3/finale/health", {"grievous": 2}, "removing “dooku” is impossible without “health”"),
        ("villains/2/finale/missions/0/threshold", 70, "Nobody can complete “showdown”: it needs 70"),
        ("missions/0/symbols", [], "Nobody can complete “escape_from_the_citadel”"),
        ("components/squad_cards", 45, "“squad_cards” says 45, but 46 are in the file"),
    ],
)  # fmt: skip
def test_an_entry_nobody_reads_and_a_game_nobody_can_win_are_refused_with_their_names(
    path: str, value: object, said: str
) -> None:
    with pytest.raises(BadSetup, match=said):
        read_box(change(path, value))


def test_notes_for_readers_may_stand_in_a_file() -> None:
    own = own_components()
    own["how_to_read"] = own["sources"] = {}
    own["planets"][0]["provenance"] = {"name": "my own box"}
    del own["components"]["squad_cards"]  # what need not be said need not be right
    del own["components"]["total_cards"]
    own["squad_cards"].append({"id": "sq_new", "name": "A New Clone", "type": "armor"})
    assert read_box(own).squad[-1].title == "A New Clone"


# ── lines ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"schema": "clone_wars/1"', '"schema": "clone_wars/9"'),
        ('"layout":', '"layuot":'),
        ('"threshold":', '"threshold": "many", "x":'),
        ('"do": ', '"do": "dance", "undo": '),
        ('"squad_cards": [', '"squad_cards": [ 7,'),
        ('"planets": [', '"planets": [ ,'),
    ],
)
def test_a_wrong_entry_is_found_in_its_line(old: str, new: str) -> None:
    text = standard_text()
    at = text.index(old, text.index('"planets"') if old != '"schema": "clone_wars/1"' else 0)
    broken = text[:at] + new + text[at + len(old) :]
    found = zeton.game("clone_wars").file_problem("components", broken)
    assert found is not None
    assert abs(found[0] - (text.count("\n", 0, at) + 1)) <= 3, found


def test_our_own_file_has_nothing_wrong_in_it() -> None:
    assert zeton.game("clone_wars").file_problem("components", standard_text()) is None
