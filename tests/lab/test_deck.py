"""The deck lab: trials that stop when it is known, what their games say, and the report."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import zeton
from zeton.kernel.words import languages
from zeton.lab import dossier
from zeton.lab.deck import EVEN, FIRST_DEAL, Known, Meeting, Story, play_meeting, run, trial
from zeton.lab.dossier import DOUBT, share_of, shrunk
from zeton.lab.field import Share
from zeton.lab.measures import MEASURES
from zeton.lab.report import Report

from .test_commands import run as command

DUELS = [game for game in zeton.games() if zeton.game(game).decks]


def story(deal: int, result: float, had: list[str], played: list[str] | None = None, **more: object) -> Story:
    meeting = Meeting(0, "eldar", deal % 2, deal // 2)
    plain = Story(meeting, result, "dial", 2, {"dial": [(1, 1), (2, 2)]}, had, played or [], [], False)
    return plain._replace(**more)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", DUELS)
def test_a_game_is_watched_turn_by_turn_and_card_by_card(game: str) -> None:
    tried = trial(game, next(iter(zeton.game(game).decks)), player="random")
    found = play_meeting(tried, tried.meetings(0)[0])
    assert found == play_meeting(tried, tried.meetings(0)[0])
    assert set(found.curves) == set(MEASURES[game])
    assert all(len(curve) <= found.turns for curve in found.curves.values())
    table = zeton.new(game, decks=(tried.versions[0], tried.opponents[0]), seed=FIRST_DEAL).table
    brought = {str(card.id).split("/")[0] for number, card in enumerate(table.cards) if number and table.owner[number] == 0}
    assert found.had and set(found.had) <= brought, "what others have brought says nothing about the deck"
    assert json.loads(json.dumps(found))


def test_both_seats_and_both_versions_play_every_deal() -> None:
    tried = trial("conquest", "orks", "tau")
    assert "orks" not in tried.opponents and "tau" not in tried.opponents
    meetings = tried.meetings(3)
    assert len(meetings) == 4 * len(tried.opponents) == len(set(meetings))
    assert {meeting.deal for meeting in meetings} == {FIRST_DEAL + 3}


def test_a_deck_that_may_meet_nobody_is_refused() -> None:
    with pytest.raises(zeton.BadSetup, match="without decks"):
        trial("clone_wars", "jedi")


def test_a_trial_stops_when_it_is_known_whatever_the_number_of_processes() -> None:
    """A deck of a player who thinks would be told at once; here the stories are made up."""
    known = Known(stories=[story(deal, 1.0, []) for deal in range(40)])
    known.weigh()
    assert known.good is True
    known = Known(stories=[story(deal, float(deal % 4 < 2), []) for deal in range(40)])
    known.weigh()
    assert known.good is None and abs(known.field_evidence) < EVEN.bound


def test_the_same_trial_over_one_process_and_over_two() -> None:
    tried = trial("destiny", "boba_fett", player="random")
    heard: list[Story] = []
    (one,), (two,) = list(run(tried, 2, workers=1, heard=heard.append)), list(run(tried, 2, workers=2))
    assert one == two and sorted(heard) == sorted(one.stories)
    assert len(one.stories) == 2 * len(tried.meetings(0))


def test_a_version_is_compared_in_the_same_deals() -> None:
    mine = [story(deal, 1.0, []) for deal in range(60)]
    last = [story(deal, float(deal % 3 == 0), []) for deal in range(60)]
    known = Known(stories=mine, last=last)
    known.weigh()
    assert known.better is True


def test_ten_games_prove_nothing_and_two_hundred_do() -> None:
    few = [story(deal, float(deal < 5), ["good"] if deal < 5 else ["bad"]) for deal in range(10)]
    many = [story(deal, float(deal % 10 < 5), ["good"] if deal % 10 < 5 else ["bad"]) for deal in range(200)]
    assert dossier.cuts(dossier.worths(few)) == []
    (cut,) = dossier.cuts(dossier.worths(many))
    assert cut.card == "bad" and cut.gain < -0.5
    first, *_ = dossier.worths(many)
    assert first.card == "good" and first.had.games == 100 and first.unseen.games == 100


def test_a_share_is_drawn_toward_that_of_the_whole_deck() -> None:
    assert shrunk(Share(), 0.4) == pytest.approx(0.4)
    assert shrunk(Share(DOUBT, DOUBT), 0.5) == pytest.approx(0.75)


def test_what_is_played_is_counted_apart_from_what_is_drawn() -> None:
    stories = [story(0, 1.0, ["a"], ["a"]), story(1, 0.0, ["a"]), story(2, 0.0, [])]
    (worth,) = dossier.worths(stories)
    assert (worth.had.games, worth.played.games, worth.unseen.games) == (2, 1, 1)


def test_what_was_there_in_every_game_is_compared_with_nothing() -> None:
    """A character of Destiny, say: how far it is from nobody at all is no gain, and stands at the end."""
    stories = [story(n, float(n % 2), ["luke", *(["good"] if n % 2 else ["bad"])]) for n in range(40)]
    found = dossier.worths(stories)
    assert [worth.card for worth in found] == ["good", "bad", "luke"]
    assert [worth.is_compared for worth in found] == [True, True, False]
    told = Known(stories=[story._replace(reason="planets", curves={"planets": [(1, 0)]}) for story in stories])
    page = Report(trial("conquest", "orks", player="random"), told, 1.0, "Waaagh", "en").html()
    rows = re.findall(r"<tr><td>(\w+)</td>.*?<td>([^<]*)</td><td>([^<]*)</td></tr>", page)
    assert {card: gain for card, gain, _ in rows} == {"good": "+50.0", "bad": "−50.0", "luke": "–"}
    assert {card: interval for card, _, interval in rows}["luke"] == "–"


def test_a_trial_that_is_stopped_reports_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(known: list[Known]) -> object:
        def play(*_: object, **__: object) -> object:
            yield from known
            raise KeyboardInterrupt

        return play

    page = tmp_path / "deck.html"
    arguments = ("lab", "deck", "boba_fett", "--game", "destiny", "--to", str(page))
    stories = [story(n, 1.0, ["a"])._replace(meeting=Meeting(0, "rey", n % 2, n // 2), reason="cards") for n in range(8)]
    monkeypatch.setattr("zeton.terminal.deck_lab.run", stopped([]))
    assert "Stopped before" in command(*arguments, code=130) and not page.exists()
    monkeypatch.setattr("zeton.terminal.deck_lab.run", stopped([Known(stories=stories)]))
    assert "played until then" in command(*arguments, code=130) and "8 games" in page.read_text()


def test_hands_that_were_kept_are_told_from_those_sent_back() -> None:
    stories = [story(n, float(n % 2), [], opening=["a"] if n % 2 else ["b"], sent_back=n % 3 == 0) for n in range(12)]
    found = dossier.hands(stories)
    assert (found["kept"].games, found["sent-back"].games) == (8, 4)
    assert {worth.card for worth in dossier.openings(stories)} == {"a", "b"}
    assert share_of(s.result for s in stories).share == 0.5


def test_curves_are_means_as_long_as_half_of_the_games_run() -> None:
    stories = [story(n, 1.0, [], curves={"dial": [(1, 0)] * (n + 1)}) for n in range(3)]
    assert dossier.curves(stories) == {"dial": {"ours": [1, 1], "theirs": [0, 0]}}


@pytest.mark.parametrize("language", languages())
def test_a_report_is_one_page_that_needs_nothing_else(language: str) -> None:
    tried = trial("conquest", "orks", "tau", player="random")
    card = "nazdreg"
    stories = [story(n, float(n % 10 < 5), [card] if n % 10 >= 5 else [], opening=[card] * (n % 2)) for n in range(100)]
    known = Known(stories=[s._replace(reason="planets", curves={"planets": [(1, 0)]}) for s in stories], last=stories)
    known.weigh()
    page = Report(tried, known, 12.0, "<Waaagh>", language).html()
    assert f'<html lang="{language}">' in page and page.count("<svg") == 2 and page.count("<h2>") == 6
    assert "&lt;Waaagh&gt;" in page and "<Waaagh>" not in page
    assert not re.search(r'(src|href)="(?!#)', page.replace("xlink:href", "xlink"))


def test_a_deck_is_tried_at_the_terminal(tmp_path: Path) -> None:
    page, data = tmp_path / "deck.html", tmp_path / "deck.json"
    arguments = (
        "--game",
        "destiny",
        "--bot",
        "random",
        "--most",
        "1",
        "--workers",
        "1",
        "--to",
        str(page),
        "--json",
        str(data),
    )
    said = command("lab", "deck", "boba_fett", "--last", "boba_fett", *arguments)
    assert "The report is in" in said and "Nothing tells it from its last version" in said
    found = json.loads(data.read_text())
    others = zeton.game("destiny").decks.keys() - {"boba_fett"}
    assert found["games"] == 4 * len(others) and found["all"]["share"] == found["last_version"]["share"]
    assert found["cards"] and found["stories"][0]["meeting"]["opponent"] in others
    assert "without decks" in command("lab", "deck", "x", "--game", "clone_wars", code=2)
