"""What can be done at a table besides choosing: reconnecting, taking back, clocks, chat, auto-pass, rematches, replays."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import zeton
from zeton.server.testing import Browser, Chair, Server

LIGHT = {"who": "me", "deck": "jedi"}
RANDOM = {"who": "bot", "bot": "random", "deck": "sith"}

Visit = Callable[[Server], Browser]
Meet = Callable[..., tuple[Browser, Browser, str]]


def pick(state: dict[str, Any]) -> int:
    return 0


def seated(host: Browser, friend: Browser, table: str) -> tuple[Chair, Chair]:
    chairs = host.sit(table), friend.sit(table)
    for chair in chairs:
        chair.next("state")
    return chairs


def play_until(chairs: tuple[Chair, Chair], wanted: Callable[[dict[str, Any], int], bool], seed: int = 1) -> int:
    """Two people play at random until the open question is the wanted one; the seat that is asked."""
    rng = random.Random(seed)
    for _ in range(5000):
        asked = chairs[0].state["view"]["waiting_for"]
        assert asked is not None, "the game ended before that"
        state = chairs[asked].asked()
        if wanted(state, asked):
            return asked
        assert chairs[asked].choose(rng.choice(state["view"]["decision"]["options"]))["type"] == "accepted"
        chairs[1 - asked].next("state")
    raise AssertionError("never")


def test_a_reload_finds_everything_where_it_was(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    chair.play(pick, choices=5)
    state, log = chair.asked(), list(chair.log)
    chair.ask("chat", text="back in a moment")
    chair.close()
    again = guest.sit(chair.table)
    hello = again.next("hello")
    assert hello["seat"] == 0 and hello["chat"][-1]["text"] == "back in a moment"
    assert again.asked()["view"] == state["view"]
    assert again.log == log
    assert again.play(pick, choices=3) == 3


def test_two_windows_of_one_player_show_the_same(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(LIGHT, RANDOM)
    one, two = guest.sit(table), guest.sit(table)
    one.asked()
    two.asked()
    one.play(pick, choices=2)
    two.until(lambda f: f["type"] == "state" and f["view"] == one.asked()["view"])


def test_presence_is_told(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server)
    light, dark = seated(host, friend, table)
    dark.close()
    gone = light.until(lambda f: f["type"] == "presence" and not f["seats"][1]["here"])
    assert gone["seats"][0]["here"]


def test_chat_reaches_everybody_and_names_the_speaker(server: Server, visit: Visit, meet: Meet) -> None:
    host, friend, table = meet(server, public=True)
    light, dark = seated(host, friend, table)
    watching = visit(server).sit(table)
    watching.next("hello")  # before it has entered, what is said stands in its greeting
    assert dark.ask("chat", text="good luck")["type"] == "accepted"
    for chair in (light, watching):
        said = chair.next("chat")
        assert (said["text"], said["seat"]) == ("good luck", 1)
    assert watching.ask("chat", text="")["code"] == "malformed"
    assert watching.ask("chat", text="x" * 501)["code"] == "malformed"


def test_resigning_gives_the_other_the_game(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server)
    light, dark = seated(host, friend, table)
    assert dark.ask("resign")["type"] == "accepted"
    end = light.until(lambda f: f["type"] == "state" and f["outcome"])
    assert end["outcome"]["winners"] == [0] and end["outcome"]["reason"] == "resigned"
    assert end["view"]["decision"] is None
    assert dark.ask("resign")["code"] == "over"
    assert dark.ask("undo")["code"] == "over"
    assert host.get(f"/api/tables/{table}")["outcome"]["reason"] == "resigned"


# ── taking back ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_half_a_payment_is_taken_back_at_once(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server)
    chairs = seated(host, friend, table)
    seat = play_until(chairs, lambda state, _: state["view"]["decision"]["kind"] == "pay", seed=2)
    chair, other = chairs[seat], chairs[1 - seat]
    era = chair.state["era"]
    assert chair.ask("undo")["type"] == "accepted"
    assert chair.state["era"] == era + 1
    assert chair.asked()["view"]["decision"]["kind"] != "pay"
    assert other.until(lambda f: f["type"] == "state" and f["era"] == era + 1)
    stale = chair.choose(0, era=era)
    assert stale["code"] == "stale"


def test_what_was_drawn_is_not_given_back_by_a_bot(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    while chair.asked()["view"]["decision"]["kind"] != "mulligan":
        chair.choose(0)
        chair.drain()
    chair.choose(["mulligan", 0, 0, 0])
    state = chair.asked()
    answer = chair.ask("undo")
    assert (answer["type"], answer["code"]) == ("refused", "hidden"), answer
    assert chair.ask("refresh")["type"] == "accepted" and chair.state["view"] == state["view"]


def test_across_another_players_choice_that_player_must_agree(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server)
    chairs = seated(host, friend, table)
    rng = random.Random(3)
    previous = None
    for _ in range(400):
        asked = chairs[0].state["view"]["waiting_for"]
        number = chairs[asked].asked()["view"]["decision"]["number"]
        chairs[asked].choose(rng.randrange(len(chairs[asked].state["view"]["decision"]["options"])))
        chairs[1 - asked].next("state")
        if previous is not None and previous[0] == 1 - asked:
            seat, number = previous
            chair, other = chairs[seat], chairs[asked]
            assert other.ask("consent", agree=True)["code"] == "stale"
            assert chair.ask("undo")["type"] == "accepted"
            offer = other.next("state")["undo"]
            assert (offer["seat"], offer["asks"], offer["agreed"]) == (seat, [asked], [])
            assert chair.ask("consent", agree=True)["code"] == "stale"
            if offer["crosses"] == "choice":
                break
            assert other.ask("consent", agree=False)["type"] == "accepted"
            assert chair.next("state")["undo"] is None and chair.state["era"] == 0
            previous = None
        else:
            previous = (asked, number)
    assert other.ask("consent", agree=True)["type"] == "accepted"
    back = chair.next("state")
    assert back["era"] == 1 and back["view"]["decision"]["number"] == number


def test_a_mulligan_is_taken_back_only_if_the_other_player_agrees(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server)
    chairs = seated(host, friend, table)
    seat = play_until(chairs, lambda state, _: state["view"]["decision"]["kind"] == "mulligan", seed=4)
    chair, other = chairs[seat], chairs[1 - seat]
    hand = chair.state["view"]["zones"]["hand"][seat]
    chair.choose(["mulligan", 0, 0, 0])
    assert chair.ask("undo")["type"] == "accepted"
    offer = other.until(lambda f: f["type"] == "state" and f["undo"])
    assert offer["undo"]["crosses"] == "chance"
    assert other.ask("consent", agree=True)["type"] == "accepted"
    back = chair.until(lambda f: f["type"] == "state" and f["era"] == 1)
    assert back["view"]["zones"]["hand"][seat] == hand


def test_nothing_to_take_back(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    chair.asked()
    assert chair.ask("undo")["code"] == "impossible"


# ── clocks ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_thinks_too_long_loses_on_time(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server, clock={"total": 1, "increment": 0})
    light, dark = seated(host, friend, table)
    asked = light.state["view"]["waiting_for"]
    end = light.until(lambda f: f["type"] == "state" and f["outcome"], timeout=10)
    assert end["outcome"]["reason"] == "out-of-time" and end["outcome"]["winners"] == [1 - asked]
    assert end["clock"]["left"][asked] == 0
    dark.until(lambda f: f["type"] == "state" and f["outcome"])
    assert host.get(f"/api/tables/{table}")["outcome"] == {"winners": [1 - asked], "reason": "out-of-time"}


def test_the_increment_is_added_and_only_the_thinking_seat_pays(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server, clock={"total": 100, "increment": 5})
    light, dark = seated(host, friend, table)
    asked = light.state["view"]["waiting_for"]
    chair = (light, dark)[asked]
    time.sleep(0.4)
    chair.choose(0)
    left = chair.state["clock"]["left"]
    assert 104 < left[asked] < 104.7
    assert left[1 - asked] > 99


# ── auto-pass ────────────────────────────────────────────────────────────────────────────────────────────────────


def windows(chair: Chair) -> set[str]:
    return {
        frame["view"]["decision"]["kind"] for frame in chair.frames if frame["type"] == "state" and frame["view"]["decision"]
    }


def test_windows_are_asked_unless_the_player_has_said_otherwise(server: Server, visit: Visit) -> None:
    guest = visit(server)
    asked = guest.sit(guest.lay(LIGHT, RANDOM))
    rng = random.Random(8)
    asked.play(lambda s: rng.randrange(len(s["view"]["decision"]["options"])), choices=60)
    assert "action" in windows(asked)
    told = guest.sit(guest.lay(LIGHT, RANDOM))
    told.next("state")
    skips = [{"phase": "*", "kind": "action", "whose": "*"}]
    answer = told.ask("autopass", skips=skips)
    assert answer["type"] == "accepted" and told.frames[-2]["skips"] == skips
    told.play(lambda s: rng.randrange(len(s["view"]["decision"]["options"])), choices=60)
    assert "action" not in windows(told)
    assert guest.sit(told.table).next("hello")["autopass"]["skips"] == skips


def test_passing_to_the_end_of_the_turn_ends_with_the_turn(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    rng = random.Random(9)
    while chair.asked()["view"]["decision"]["kind"] != "action":
        chair.play(lambda s: rng.randrange(len(s["view"]["decision"]["options"])), choices=1)
    turn = chair.state["view"]["turn"]
    chair.ask("autopass", until="turn")
    chair.choose(["pass", 0, 0, 0])
    seen = len(chair.frames)
    for _ in range(400):
        state = chair.asked()
        if state["outcome"] or (state["view"]["turn"] > turn and state["view"]["decision"]["kind"] == "action"):
            break
        chair.play(lambda s: rng.randrange(len(s["view"]["decision"]["options"])), choices=1)
    same_turn = [f for f in chair.frames[seen:] if f["type"] == "state" and f["view"]["turn"] == turn]
    assert all((f["view"]["decision"] or {}).get("kind") != "action" for f in same_turn)
    assert chair.state["outcome"] or chair.state["view"]["turn"] > turn


# ── why not, rematch, replay, report ─────────────────────────────────────────────────────────────────────────────


def test_why_not_answers_with_rules_and_only_about_known_cards(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    while chair.asked()["view"]["decision"]["kind"] != "mulligan":
        chair.choose(0)
        chair.drain()
    view = chair.state["view"]
    hand = view["zones"]["hand"][0]
    answer = chair.ask("explain", card=hand[0])
    assert answer["type"] == "accepted" and answer["reasons"]
    assert all(reason["rule"] and reason["text"] for reason in answer["reasons"])
    hidden = next(card for card in range(1, 200) if str(card) not in view["cards"])
    assert chair.ask("explain", card=hidden)["code"] == "hidden"
    assert chair.ask("explain", card=99_999)["code"] == "hidden"


def test_a_rematch_is_laid_when_both_want_it(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server)
    light, dark = seated(host, friend, table)
    assert light.ask("rematch")["code"] == "impossible"
    light.ask("resign")
    assert light.ask("rematch")["type"] == "accepted"
    assert dark.until(lambda f: f["type"] == "state" and f["rematch"] == [0])
    assert dark.ask("rematch")["type"] == "accepted"
    new = light.next("rematch")["table"]
    assert host.get(f"/api/tables/{table}")["next"] == new != table
    again = seated(host, friend, new)
    assert [chair.state["view"]["seat"] for chair in again] == [0, 1]


def test_a_replay_shows_both_hands_after_the_end_and_is_played_on(server: Server, visit: Visit) -> None:
    guest, stranger = visit(server), visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    rng = random.Random(10)
    chair.play(lambda s: rng.randrange(len(s["view"]["decision"]["options"])), choices=12)  # no game is over so soon
    chair.asked()  # the bot has moved, and nothing more happens
    running = guest.get(f"/api/replays/{chair.table}")
    assert running["seat"] == 0
    for step in (0, running["steps"] - 1):
        shown = guest.get(f"/api/replays/{chair.table}/steps/{step}")
        assert [view["seat"] for view in shown["views"]] == [0]
        assert None in shown["views"][0]["view"]["zones"]["deck"][1]
    guest.get(f"/api/replays/{chair.table}/steps/{running['steps']}", status=404)
    chair.ask("resign")
    info = stranger.get(f"/api/replays/{chair.table}")  # the link is enough
    assert info["seat"] is None and info["steps"] >= running["steps"]
    middle = stranger.get(f"/api/replays/{chair.table}/steps/{info['steps'] - 1}")
    hands = [view["view"]["zones"]["hand"][view["seat"]] for view in middle["views"]]
    assert len(hands) == 2 and all(card is not None for hand in hands for card in hand)
    record = stranger.http.get(f"/api/tables/{chair.table}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert zeton.replay(record.json()).decision is not None  # resigned: the record ends in the middle

    step = info["steps"] // 2
    laid = stranger.post(f"/api/replays/{chair.table}/play-on", {"step": step, "seat": 1, "bot": "random"})
    assert [seat["kind"] for seat in laid["seats"]] == ["bot", "human"]
    on = stranger.sit(laid["id"])
    on.asked()
    assert on.ask("undo")["code"] == "impossible"  # what was copied is not one's own choice
    on.play(lambda s: rng.randrange(len(s["view"]["decision"]["options"])))
    assert on.state["outcome"]


def test_a_running_replay_does_not_tell_how_often_the_other_passed(server: Server, meet: Meet) -> None:
    host, friend, table = meet(server)
    chairs = seated(host, friend, table)
    play_until(chairs, lambda state, _: state["view"]["turn"] >= 3, seed=11)
    steps = host.get(f"/api/replays/{table}")["steps"]
    views = [host.get(f"/api/replays/{table}/steps/{n}")["views"][0]["view"] for n in range(steps)]
    for before, after in pairwise(views):
        assert {**before, "waiting_for": 0} != {**after, "waiting_for": 0}


def test_a_report_keeps_the_record_here(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay(LIGHT, RANDOM)
    answer = guest.post(f"/api/tables/{table}/report", {"text": "the dial went backwards"})
    assert set(answer) == {"id"}
    visit(server).post(f"/api/tables/{table}/report", {"text": "let me see"}, status=403)


def test_whoever_runs_the_server_can_fix_the_deal(launch: Callable[..., Server], visit: Visit) -> None:
    """So that a test in the browser sees the same game each time."""
    guest = visit(launch(seed="7"))
    first, second = (guest.sit(guest.lay(LIGHT, RANDOM)).asked()["view"] for _ in range(2))
    assert (first["cards"], first["zones"]) == (second["cards"], second["zones"])
