""" "Why not?" has an answer exactly where there is no option; it is true, it is said once, and there are words for it."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import zeton
from zeton.games.clone_wars.rules.allies import ALLIES
from zeton.games.clone_wars.testing import Scene as CloneWars
from zeton.games.clone_wars.testing import jedi
from zeton.games.conquest.testing import Scene as Conquest
from zeton.games.conquest.testing import battle, bearing, tired
from zeton.games.destiny.testing import Scene as Destiny
from zeton.games.star_wars_lcg.testing import Scene as StarWars
from zeton.kernel import words
from zeton.kernel.game import Reason
from zeton.kernel.reasons import ANSWERS, happening, is_offered, wanted

GAMES = zeton.games()


def played(game: str, seed: int, share: float) -> Iterator[tuple[zeton.Match, zeton.Decision]]:
    """A random game, at a share of its decisions."""
    rng = random.Random(seed)
    match = zeton.new(game, seed=seed, **zeton.game(game).random_setup(rng))
    while match.decision is not None:
        if rng.random() < share:
            yield match, match.decision
        match.choose(rng.randrange(len(match.decision.options)))


def in_sight(match: zeton.Match, seat: int) -> set[int]:
    """Every card, die or piece a seat knows."""
    return {card for piles in match.view(seat)["zones"].values() for pile in piles for card in pile if card}


def offers_attack(match: zeton.Match, card: int) -> bool:
    """In The Clone Wars an attack is on a planet and everything there, and names neither."""
    offered = match.decision is not None and any(option.verb == "attack" for option in match.decision.options)
    return match.game.id == "clone_wars" and offered and match.table.cards[card].type in ("planet", "villain")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_card_has_an_option_or_a_reason_and_never_both(game: str, seed: int) -> None:
    """At every kind of question, for every seat, for every card in sight; and no reason is given twice."""
    asked = 0
    for match, decision in played(game, seed, 1.0 if game == "clone_wars" else 0.15):
        asked += 1
        for seat in range(match.seats):
            for card in in_sight(match, seat):
                reasons = match.explain(seat, card)
                offered = is_offered(decision, seat, card, match.game.spending)
                about = f"{decision.kind}: {match.table.cards[card].title}: {reasons}"
                assert bool(reasons) != offered or (not reasons and offers_attack(match, card)), about
                said = [words.reason_words(reason, "en", match) for reason in reasons]
                assert len(set(said)) == len(said), about
                assert all(" " in sentence for sentence in said), about
    assert asked > 10


@pytest.mark.parametrize("game", GAMES)
def test_no_reason_is_false(game: str) -> None:
    """What a reason says of the open question is so."""
    for match, decision in played(game, 11, 0.15):
        table = match.table
        for seat in range(match.seats):
            for card in in_sight(match, seat):
                for reason in match.explain(seat, card):
                    about = f"{decision.kind}: {table.cards[card].title}: {reason}"
                    if reason.key == "not-your-choice":
                        assert decision.seat != seat, about
                    if reason.key == "another-choice-first":
                        assert (decision.seat, decision.kind) == (seat, reason.arguments["kind"]), about
                    if reason.key == "not-your-card" and game != "clone_wars":
                        assert table.controller[card] != seat, about
                    if reason.key == "not-enough-resources":
                        assert reason.arguments["cost"] > reason.arguments["resources"], about
                    if reason.key == "exhausted":
                        assert (table.focus if game == "star_wars_lcg" else table.exhausted)[card], about
                    if reason.key == "only-when-triggered" and decision.kind in ANSWERS and game != "destiny":
                        waiting = [a for a in table.cards[card].script.abilities if a.when is reason.arguments["when"]]
                        assert not any(happening(table, card, ability) for ability in waiting), about


# ── every reason can be put into words ────────────────────────────────────────────────────────────────────────────


def reasons_on(card: Any) -> Iterator[Reason]:
    """Everything that is printed on a card and may be a reason."""
    script = getattr(card, "script", None)
    for ability in script.abilities if script is not None else ():
        for condition in ability.conditions:
            yield Reason(condition.rule, condition.key, dict(condition.args))
        for cost in ability.costs:
            yield Reason("", "cost-cannot-be-paid", {"cost": cost})
        for target in ability.targets:
            if has_reason(card, "no-legal-target"):
                yield Reason("", "no-legal-target", {"which": wanted(target)})
                yield Reason("", "not-what-is-targeted", {"which": wanted(target)})
        if ability.when is not None:
            yield Reason("", "only-when-triggered", {"when": ability.when})
    for condition in getattr(card, "restrictions", ()):
        yield Reason(condition.rule, condition.key, dict(condition.args))
    if getattr(card, "on", None) is not None:
        yield Reason("", "goes-only-on", {"which": card.on})


def has_reason(card: Any, key: str) -> bool:
    """Cards of Destiny have targets only to say what an upgrade goes on."""
    package = type(card).__module__.rsplit(".rules", 1)[0]
    return words.has_message(f"reason-{key}", words.languages()[0], words.COMMON, package)


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_every_card_can_be_put_into_words(game: str, language: str) -> None:
    match = next(match for match, _ in played(game, 0, 1.0))
    for name, card in zeton.game(game).cards.items():
        for reason in reasons_on(card):
            said = words.reason_words(reason, language, match)
            assert said and said != reason.key and "none" not in said.casefold().split(), f"{name}: {reason}: {said}"
            assert not twice_in_a_row(said), f"{name}: {said}"


def twice_in_a_row(said: str) -> list[str]:
    """Words that follow themselves, as where a whole noun was put among the adjectives of another."""
    return [word for word, after in pairwise(said.casefold().split()) if word == after and len(word) > 2]


def test_a_condition_that_all_games_share_is_said_in_a_whole_sentence() -> None:
    """Those of Destiny begin with “when”, those all games share do not: no sentence may count on it."""
    match = next(match for match, _ in played("destiny", 0, 1.0))
    flank = next(card for card in match.game.cards.values() if card.title == "Flank")
    assert {words.reason_words(reason, "pl", match) for reason in reasons_on(flank)} == {
        "To działa tylko pod tym warunkiem: kontrolujesz więcej przygotowanych postaci niż przeciwnik."
    }


def written_reasons(game: str) -> set[str]:
    """The key of every reason that the source of a game names."""
    root = Path(zeton.__file__).parent
    found = set()
    for file in (root / "kernel" / "reasons.py", *(root / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Reason", "Rule") and len(node.args) > 1:
                key = node.args[1]
                parts = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                found |= {part.value for part in parts if isinstance(part, ast.Constant)}
    return found


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_in_the_source_has_words(game: str, language: str) -> None:
    keys = written_reasons(game)
    if game == "clone_wars":
        keys = {key for key in keys if "target" not in key and "cost" not in key} | {rule.reason for rule in ALLIES.values()}
    if game == "destiny":
        keys -= {
            "targeted-already",
            "cannot-be-targeted",
            "not-what-is-targeted",
            "targeted-in-vain",
        }  # nothing is targeted there
    assert len(keys) > 20
    missing = [k for k in sorted(keys) if not words.has_message(f"reason-{k}", language, words.COMMON, f"zeton.games.{game}")]
    assert not missing


# ── Star Wars: The Card Game ──────────────────────────────────────────────────────────────────────────────────────


def said(scene: Any, seat: int, title: str, zone: str | None = None) -> list[str]:
    """The reasons in words."""
    number = scene.number(title, zone) if zone else scene.number(title)
    return [words.reason_words(reason, "en", scene.match) for reason in scene.match.explain(seat, number)]


OBJECTIVES = ["A Journey to Dagobah", "Forgotten Heroes", "Jedi Training"]


def conflict(**given: Any) -> StarWars:
    """The dark side is about to engage."""
    light = {"objectives": OBJECTIVES, **given.pop("light", {})}
    return StarWars(light=light, turn="dark", phase="conflict", **given)


def test_r6_4_an_exhausted_unit_does_not_attack() -> None:
    scene = conflict(dark={"units": ["Nightsister", {"card": "Espo Trooper", "focus": 1}]})
    scene.dark.picks("engage Forgotten Heroes")
    assert "It is exhausted: only a ready unit attacks, defends or strikes." in said(scene, scene.dark.seat, "Espo Trooper")


def test_r6_5_a_unit_defends_when_an_objective_is_engaged() -> None:
    scene = conflict(light={"units": ["Rebel Trooper"]}, dark={"units": ["Nightsister"]})
    assert "It defends when the opponent engages one of your objectives." in said(scene, scene.light.seat, "Rebel Trooper")


def test_r3_20_an_objective_is_engaged_once_a_phase() -> None:
    scene = conflict(dark={"units": ["Nightsister", "Espo Trooper"]})
    dark = scene.dark.seat
    scene.dark.picks("engage Forgotten Heroes")
    assert "It is engaged already, in this very engagement." in said(scene, dark, "Forgotten Heroes")
    assert any("Forgotten Heroes is engaged now" in sentence for sentence in said(scene, dark, "Jedi Training"))
    scene.dark.picks("attack Espo Trooper", "done")
    scene.pass_all("engage")
    assert said(scene, dark, "Forgotten Heroes") == ["It has been engaged this phase already."]


def test_r3_19_objectives_are_engaged_in_ones_own_conflict_phase() -> None:
    scene = StarWars(light={"objectives": OBJECTIVES}, dark={"units": ["Nightsister"]}, turn="dark", phase="force")
    assert "Objectives are engaged in your own conflict phase." in said(scene, scene.dark.seat, "Jedi Training")


def test_r3_3_an_edge_card_is_told_why_it_is_not_played() -> None:
    """That it could be placed in the edge stack is not what one asks about."""
    scene = conflict(
        light={"hand": ["Rebel Trooper"], "units": ["Rebel Trooper"]},
        dark={"units": ["Nightsister"], "hand": ["Espo Trooper", "Twist of Fate"]},
    )
    scene.dark.picks("engage Forgotten Heroes", "attack Nightsister")
    scene.pass_all("edge card")
    assert scene.dark.can("place Espo Trooper")
    assert "Units and enhancements are played in your own deployment phase." in said(scene, scene.dark.seat, "Espo Trooper")
    assert said(scene, scene.dark.seat, "Twist of Fate") == ["Fate cards are never played; they go into edge stacks."]


def test_r12_13_the_reason_names_the_target_that_is_missing() -> None:
    """Bamboozle wants a focused Character and another one: which of the two is missing is told."""
    for focus, missing in (1, "other Character unit"), (0, "exhausted Character unit"):
        luke = {"card": "Luke Skywalker (Core)", "focus": focus}
        scene = StarWars(light={"units": [luke], "hand": ["Bamboozle"], "objectives": ["Raise the Stakes"]}, phase="deployment")
        assert f"There is no legal target for it: {missing}." in said(scene, scene.light.seat, "Bamboozle")


def test_r12_7_what_may_be_used_waits_for_what_is_forced() -> None:
    """Two objectives are forced to answer the refresh, and their order is asked for: Admiral Motti answers it later."""
    scene = StarWars(
        dark={
            "objectives": ["Asteroid Pursuit", "Asteroid Pursuit"],
            "units": ["Admiral Motti", {"card": "Nightsister", "focus": 2}],
            "objective_deck": ["Fall of the Jedi"],
        },
        light={"objectives": OBJECTIVES},
        turn="dark",
        phase="refresh",
    )
    scene.dark.is_asked("forced reaction")
    waiting = "Another question is open: that must be answered first."
    assert said(scene, scene.dark.seat, "Admiral Motti")[0] == waiting
    scene.dark.picks("use Asteroid Pursuit")
    assert scene.dark.can("use Admiral Motti") and not said(scene, scene.dark.seat, "Admiral Motti")


def test_a59_what_a_seat_cannot_see_is_not_explained_wherever_it_lies() -> None:
    """A captured card and one in the deck have the same reason: another would tell the light side which was captured."""
    heart = {"card": "The Heart of the Empire", "captured": ["Obi-Wan Kenobi"]}
    scene = StarWars(light={"deck": ["Yoda (Core)"], "hand": ["Twist of Fate"]}, dark={"objectives": [heart]}, turn="light")
    for title in ("Obi-Wan Kenobi", "Yoda"):
        assert said(scene, scene.light.seat, title) == ["You cannot see where it lies."]
    assert said(scene, scene.dark.seat, "Obi-Wan Kenobi") != ["You cannot see where it lies."]
    assert scene.match.explain(scene.light.seat, scene.number("Twist of Fate"))


def engaging(*objectives: Any) -> StarWars:
    """The dark side may engage, with a unit that cannot generate anything."""
    scene = conflict(light={"objectives": list(objectives)}, dark={"units": ["Nightsister"]})
    scene.pass_all("engage")
    return scene


def test_a126_an_objective_waits_for_the_one_that_must_be_engaged_first() -> None:
    scene = engaging("Opening Moves", "Jedi Training")
    first = "The first engagement must be against another: Opening Moves."
    assert said(scene, scene.dark.seat, "Jedi Training") == [first]
    scene.dark.picks("engage Opening Moves", "attack Nightsister")
    assert first not in said(scene, scene.dark.seat, "Jedi Training")


def test_a127_an_objective_that_is_kept_for_the_end_says_so() -> None:
    scene = engaging({"card": "Jedi Training", "enhancements": ["Diplomatic Presence"]}, "A Hero's Journey")
    last = "An effect keeps it from being engaged before the other objectives of its side."
    assert said(scene, scene.dark.seat, "Jedi Training") == [last]


def test_r3_21_whoever_has_stopped_engaging_is_told_that_no_more_is_engaged() -> None:
    """In the window before engagements objectives wait for its end; in the one after them they wait in vain."""
    scene = conflict(dark={"units": ["Nightsister"], "hand": ["Force Choke"]}, light={"units": ["Rebel Trooper"]})
    scene.dark.is_asked("action")
    assert said(scene, scene.dark.seat, "Jedi Training") == ["Objectives are engaged when the action window has closed."]
    scene.dark.picks("pass", "pass")
    scene.dark.is_asked("action")
    assert said(scene, scene.dark.seat, "Jedi Training") == ["No more objectives are engaged this phase."]


def test_a128_a_source_for_certain_cards_only_does_not_blame_its_affiliation() -> None:
    """Jawa Trading Crawler pays for Vehicles and Droids; a Trooper Sentry is neither."""
    dark = {"objectives": ["Fall of the Jedi"], "units": ["Jawa Trading Crawler"], "hand": ["Trooper Sentry", "Force Choke"]}
    scene = StarWars(dark=dark, turn="dark")
    scene.dark.picks("play Trooper Sentry")
    assert (
        said(scene, scene.dark.seat, "Jawa Trading Crawler")[-1]
        == "Its resources pay for certain cards only, and not for this."
    )


# ── Conquest ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r15_1_the_trigger_is_happening_but_resources_are_missing() -> None:
    """The Fury of Sicarius answers the very hit that the field of the defender is asked about: only 2 resources are missing."""
    scene = battle(
        ["Captain Cato Sicarius", "10th Company Scout"],
        [bearing("Goff Nob", "Repulsor Impact Field"), "Bad Dok"],
        one_hand=["The Fury of Sicarius"],
        one_resources=0,
    )
    assert any("not happening now" in sentence for sentence in said(scene, 0, "The Fury of Sicarius"))
    scene.one.attacks("10th Company Scout", "Goff Nob")
    scene.two.is_asked("reaction")
    assert said(scene, 0, "The Fury of Sicarius") == ["It is the other player's choice now.", "It costs 2, and you have 0."]


def test_r3_1_planets_are_nobodys() -> None:
    scene = Conquest(one={"planets": {1: ["Goff Nob"]}}, two={"planets": {2: ["Guardsman"]}})
    planet = scene.table.cards[scene.table.planet_at(1)].title
    for seat in (0, 1):
        last = said(scene, seat, planet)[-1]
        assert last == "Planets belong to nobody: whoever wins a battle there may use its Battle ability."


def test_r3_3_a_planet_that_has_been_won_is_out_of_play_for_either_player() -> None:
    for captor in ("one", "two"):
        scene = Conquest(**{captor: {"victory": ["Iridial"]}}, first=2)
        assert [said(scene, seat, "Iridial") for seat in (0, 1)] == [["It is out of play."]] * 2


def test_r9_6_why_a_unit_does_not_attack() -> None:
    scene = battle(["Goff Nob", "Goff Nob", tired("Shoota Mob")], ["Guardsman"], one_planets={2: ["Snotlings"]})
    assert "It is exhausted: only a ready unit attacks." in said(scene, 0, "Shoota Mob")
    assert any("where the battle is" in sentence for sentence in said(scene, 0, "Snotlings"))


def test_r9_3_in_a_ranged_turn_units_without_ranged_are_told_so_by_whose_turn_it_is() -> None:
    scene = battle(["Ratling Deadeye", "Vior'la Marksman", "Goff Nob"], ["Sybarite Marksman", "Land Raider"], window="ranged")
    scene.one.is_asked("combat turn")
    assert said(scene, 0, "Goff Nob")[-1] == "Only Ranged units attack in the ranged skirmish."
    assert said(scene, 1, "Land Raider")[-1] == "It attacks in one of your combat turns."


def test_r11_5_a_card_without_shields_says_so_and_one_with_them_why_it_is_not_deployed() -> None:
    scene = battle(["Goff Nob"], ["Guardsman", "Straken's Command Squad"], two_hand=["Promotion", "Infantry Conscripts"])
    scene.pass_actions()
    scene.one.attacks("Goff Nob", "Straken's Command Squad")
    scene.two.is_asked("shield")
    assert "It has no shield icon." in said(scene, 1, "Infantry Conscripts", "hand")
    assert scene.two.can("shield Promotion → Straken's Command Squad")
    assert "Cards are deployed in a deploy turn, or in the combat phase if they have Ambush." in said(scene, 1, "Promotion")


def test_r15_4_a_target_that_does_not_fit_an_effect_is_not_said_to_be_kept_from_it() -> None:
    """Starbane exhausts a unit where he has committed: one elsewhere is no such target, and one that is exhausted stays so."""
    one = {"warlord": "Eldorath Starbane"}
    two = {"planets": {1: ["Goff Nob", "Shoota Mob", tired("Enraged Ork")], 2: ["Sniveling Grot"]}}
    scene = Conquest(one=one, two=two, phase="command", window="dial")
    scene.one.picks("set dial ×1")
    scene.two.picks("set dial ×5")
    scene.one.picks("use Eldorath Starbane")
    scene.one.is_offered("target Goff Nob", "target Shoota Mob")
    assert said(scene, 0, "Sniveling Grot")[0] == "It is not a legal target; that would be: non-warlord unit at that planet."
    in_vain = "Choosing it would change nothing, or leave nothing else that must be chosen."
    assert said(scene, 0, "Enraged Ork")[0] == in_vain


def test_r15_3_where_targets_are_there_it_is_not_said_that_they_are_missing() -> None:
    """Khymera Den moves Khymera to a planet; there are planets enough, and nobody to move."""
    scene = Conquest(one={"supports": ["Khymera Den"]}, two={"planets": {1: ["Goff Nob"]}})
    assert said(scene, 0, "Khymera Den")[-1] == "It would change nothing now."
    scene = Conquest(one={"supports": ["Khymera Den"], "planets": {1: ["Khymera"]}}, two={"planets": {1: ["Goff Nob"]}})
    assert scene.one.can("use Khymera Den")


def test_r15_4_kraktoof_hall_says_whether_a_second_unit_is_missing_or_damage_to_move() -> None:
    """It moves damage from a unit to another one at the same planet."""
    for damage, others, reason in (
        (0, ["Sniveling Grot"], "It would change nothing now."),
        (1, [], "There is no legal target for it: other unit at the same planet."),
    ):
        away = [{"card": "Enraged Ork", "damage": damage}, *others]
        scene = battle(["Goff Nob"], ["Guardsman"], one_supports=["Kraktoof Hall"], one_planets={2: away})
        assert said(scene, 0, "Kraktoof Hall")[-1] == reason


def test_r6_5_the_price_that_is_told_is_the_lowest_there_is() -> None:
    """Bigtoof Banna takes 1 off an Ork unit: a Goff Nob of 5 would cost 4."""
    scene = Conquest(one={"hand": ["Goff Nob"], "supports": ["Bigtoof Banna"], "resources": 1})
    assert "It costs 4, and you have 1." in said(scene, 0, "Goff Nob")


def test_r6_8_an_attachment_without_a_host_says_what_it_goes_on_and_how_often() -> None:
    scene = Conquest(one={"hand": ["Repulsor Impact Field", "Suffering"], "resources": 5})
    nothing = "There is nothing in play that it could be attached to. "
    field, suffering = ("".join(said(scene, 0, title)) for title in ("Repulsor Impact Field", "Suffering"))
    assert nothing + "Attach to an army unit; one copy on each unit." in field
    assert nothing in suffering and "one copy" not in suffering


def test_r12_4_what_a_bloodied_warlord_keeps_does_not_count_as_blank() -> None:
    """Old Zogwort destroys all Snotlings when the combat phase has ended, on both of his sides."""
    scene = Conquest(one={"warlord": {"card": "Old Zogwort", "bloodied": True}})
    blank, waits = said(scene, 0, "Old Zogwort")[:2]
    assert blank == "Its text box counts as blank."
    assert waits == "It answers something that is not happening now: once the combat phase has ended."


def test_r13_4_an_ability_of_any_player_is_not_said_to_be_the_other_players() -> None:
    """Either player may pay for Sslyth Mercenary: who does not control it is told what keeps it from him, if anything does."""
    mercenary = "Sslyth Mercenary"
    one = {"planets": {1: [mercenary]}, "hand": ["Sniveling Grot"]}
    waiting = Conquest(one=one, two={"resources": 2, "hand": ["Shoota Mob"]})
    waiting.one.is_asked("deploy turn")
    assert said(waiting, 1, mercenary) == ["It is the other player's choice now."]
    poor = Conquest(one={"planets": {1: [mercenary]}}, two={"resources": 1, "hand": ["Sniveling Grot"]})
    poor.two.is_asked("deploy turn")
    assert said(poor, 1, mercenary) == ["Its cost cannot be paid now: pay 2 resources."]


def test_r11_5_who_is_not_asked_for_shields_is_told_nothing_of_them() -> None:
    scene = battle(["Goff Nob"], ["Straken's Command Squad"], two_hand=["Promotion"], one_hand=["Sniveling Grot"])
    scene.pass_actions()
    scene.one.attacks("Goff Nob", "Straken's Command Squad")
    scene.two.is_asked("shield")
    assert "It has no shield icon." not in said(scene, 0, "Sniveling Grot", "hand")


# ── Destiny ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r12_1_a_claimed_battlefield_says_so_to_both() -> None:
    scene = Destiny({"characters": ["Luke Skywalker"]}, {"characters": ["Boba Fett"]}, claimed="v")
    battlefield = scene.table.cards[scene.table.battlefield].title
    assert said(scene, 0, battlefield) == ["The battlefield has been claimed this round."]
    assert "The battlefield has been claimed this round." in said(scene, 1, battlefield)


def test_r5_3_an_upgrade_says_on_whom_it_goes() -> None:
    scene = Destiny({"characters": ["Luke Skywalker"], "hand": ["Rebellion Leader"]}, {"characters": ["Boba Fett"]})
    assert said(scene, 0, "Rebellion Leader", "hand") == [
        "You have no character it could go on; that would be: unique red character."
    ]


def test_r5_1_a_card_one_could_discard_to_reroll_says_why_it_is_not_played() -> None:
    luke = {"card": "Luke Skywalker", "pool": ["2RD"]}
    scene = Destiny({"characters": [luke], "hand": ["Slave I (Legacies)"], "resources": 0}, {"characters": ["Boba Fett"]})
    assert scene.h.can("discard to reroll Slave I")
    assert said(scene, 0, "Slave I", "hand") == ["It costs 3, and you have 0."]


# ── The Clone Wars ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a8_a_helper_is_told_that_another_is_asked_first() -> None:
    """After the roll everybody on the planet may help, the active one first: the helper's card counts, only not yet."""
    scene = CloneWars(jedi=[jedi("Obi-Wan Kenobi", "Naboo", "Rex"), jedi("Yoda", "Naboo", "Cody")], droids={"Naboo": 1})
    scene.die(1, 0)
    scene.picks("Obi-Wan Kenobi", "attack")
    assert scene.match.decision.kind == "help" and scene.match.decision.seat == 0
    assert said(scene, 1, "Cody") == ["Another player is asked now."]
