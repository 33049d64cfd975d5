"""Whole games over real sockets, and what came over them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import zeton
from zeton.kernel.knowledge import knows
from zeton.kernel.table import SPECTATOR
from zeton.server.testing import Browser, Chair, Server

LIGHT = {"who": "me", "deck": "jedi"}
RANDOM = {"who": "bot", "bot": "random", "deck": "sith"}

Visit = Callable[[Server], Browser]
Meet = Callable[..., tuple[Browser, Browser, str]]


def any_option(seed: int) -> Callable[[dict[str, Any]], int]:
    rng = random.Random(seed)
    return lambda state: rng.randrange(len(state["view"]["decision"]["options"]))


def play_both(first: Chair, second: Chair, choices: int = 10_000, seed: int = 1) -> int:
    """Two people play at random until the game is over; how many choices they made."""
    rng = random.Random(seed)
    chairs = (first, second)
    for chair in chairs:
        while chair.state is None:
            chair.next("state")
    for made in range(choices):
        asked = first.state["view"]["waiting_for"]
        if asked is None:
            return made
        chair, other = chairs[asked], chairs[1 - asked]
        options = chair.asked()["view"]["decision"]["options"]
        answer = chair.choose(rng.choice(options))
        assert answer["type"] == "accepted", answer
        other.next("state")
    return choices


def knowledge_of(record: dict[str, Any], seat: int | None) -> tuple[set[int], zeton.Match]:
    """Every card a seat has known at any moment of a game, and the match at its end."""
    known: set[int] = set()
    match = zeton.replay({**record, "choices": []})
    remembered = 0
    total = len(record["choices"])
    while True:
        cards = range(1, len(match.table.cards))
        known |= {card for card in cards if knows(match.table, seat, card)}
        remembered = len(match.record()["choices"])
        if remembered >= total or match.decision is None:
            bit = SPECTATOR if seat is None else 1 << seat
            for entry in match.log(seat):
                if entry.known & bit:
                    known |= set(entry.cards)  # seen in passing, between two questions
            return known, match
        match.choose(zeton.Option(*record["choices"][remembered]))


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield str(key)
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def cards_named(frame: dict[str, Any]) -> set[int]:
    """Every card whose number a state frame holds where a number means a known card."""
    view = frame["view"]
    named = {card for piles in view["zones"].values() for pile in piles for card in pile if card is not None}
    named |= {int(card) for card in view["cards"]}
    for option in (view["decision"] or {}).get("options", []):
        named |= {option[1], option[2]}
    for line in frame["log"]:
        named |= set(line["cards"])
    return named - {0}


def check_frames(chair: Chair, seat: int | None, record: dict[str, Any]) -> None:
    """No frame holds a card, by number, id or title, that its receiver has not come to know by then."""
    known, match = knowledge_of(record, seat)
    titles = {match.table.cards[card].title for card in range(1, len(match.table.cards))}
    ids = {match.table.cards[card].id for card in range(1, len(match.table.cards))}
    known_titles = {match.table.cards[card].title for card in known if card}
    known_ids = {match.table.cards[card].id for card in known if card}
    for frame in chair.frames:
        if frame["type"] != "state":
            assert not {text for text in strings(frame) if text in ids | titles}, frame
            continue
        assert cards_named(frame) <= known
        said = list(strings(frame))
        assert {text for text in said if text in ids} <= known_ids
        sentences = [line["text"] for line in frame["log"]] + list((frame["question"] or {}).get("labels", []))
        for title in titles - known_titles:
            shadowed = any(title in other for other in known_titles)
            assert shadowed or not any(title in sentence for sentence in sentences), title
        assert "seed" not in frame and "record" not in frame


def check_moment(chair: Chair, seat: int | None, record: dict[str, Any]) -> None:
    """The state frames of a game that was never taken back are, one by one, views that the match gives at some moment."""
    match = zeton.replay({**record, "choices": []})
    views = [json.loads(json.dumps(match.view(seat)))]
    made = len(match.record()["choices"])
    while match.decision is not None and made < len(record["choices"]):
        match.choose(zeton.Option(*record["choices"][made]))
        made = len(match.record()["choices"])
        views.append(json.loads(json.dumps(match.view(seat))))
    at = 0
    for frame in chair.frames:
        if frame["type"] == "state":
            at = views.index(frame["view"], at)


def test_a_whole_game_against_a_bot(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    made = chair.play(any_option(3))
    assert made > 20 and chair.state["outcome"]["text"]
    record = guest.get(f"/api/tables/{chair.table}/record")
    assert zeton.replay(record).outcome is not None
    check_frames(chair, 0, record)
    check_moment(chair, 0, record)
    assert [line["text"] for line in chair.log] and all(line["text"] for line in chair.log)


def test_a_game_against_a_bot_that_thinks(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, {"who": "bot", "bot": "greedy", "deck": "sith"}))
    assert chair.play(any_option(4), choices=6) == 6


def test_a_whole_game_between_two_people_with_a_spectator(server: Server, visit: Visit, meet: Meet) -> None:
    host, friend, table = meet(server, public=True)
    light, dark = host.sit(table), friend.sit(table)
    watching = visit(server).sit(table)
    assert watching.next("hello")["seat"] is None
    play_both(light, dark, seed=5)
    for chair in (light, dark, watching):
        while chair.state is None or chair.state["outcome"] is None:
            chair.next("state")
    record = host.get(f"/api/tables/{table}/record")
    for chair, seat in ((light, 0), (dark, 1), (watching, None)):
        assert chair.state["outcome"] is not None
        assert chair.state["view"]["seat"] == seat
        check_frames(chair, seat, record)
        check_moment(chair, seat, record)
    assert all(not frame["view"]["decision"] for frame in watching.frames if frame["type"] == "state")


def test_every_question_has_words_and_a_label_for_each_option(server: Server, visit: Visit) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    chair.play(any_option(6), choices=15)
    asked = [frame for frame in chair.frames if frame["type"] == "state" and frame["view"]["decision"]]
    for frame in asked:
        assert frame["question"]["text"]
        assert len(frame["question"]["labels"]) == len(frame["view"]["decision"]["options"])


def test_a_question_says_which_options_let_an_opportunity_go_by_and_whether_it_opens_something(
    server: Server, visit: Visit
) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay(LIGHT, RANDOM))
    chair.play(any_option(6), choices=25)
    seen = set()
    for frame in chair.frames:
        if frame["type"] == "state" and (decision := frame["view"]["decision"]):
            verbs = {option[0] for n, option in enumerate(decision["options"]) if n in frame["question"]["declines"]}
            seen |= {(decision["kind"], frame["question"]["opens"], verb) for verb in verbs}
            assert verbs == {option[0] for option in decision["options"]} & {"pass", "done"} or decision["kind"] == "mulligan"
            assert [decision["options"][n][0] for n in frame["question"]["weighty"]] == ["mulligan"] * (
                decision["kind"] == "mulligan"
            )
    assert ("action", True, "pass") in seen
    assert not [kind for kind, _, _ in seen if kind == "mulligan"]  # keeping a hand is as good as taking another


def test_bots_alone_play_to_the_end_while_somebody_watches(server: Server, visit: Visit) -> None:
    guest = visit(server)
    table = guest.lay({"who": "bot", "bot": "random", "deck": "jedi"}, RANDOM)
    chair = guest.sit(table)
    end = chair.until(lambda frame: frame["type"] == "state" and frame["outcome"] is not None)
    assert end["view"]["decision"] is None
