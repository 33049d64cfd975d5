"""The search: its budget, its answer at any moment, its memory, what it keeps secret, its teams."""

import gc
from random import Random
from typing import Any

import pytest

import zeton
from zeton.bots import ADVISER, LEVELS, Seat, hint, make_bot, search_bot
from zeton.bots.arena import pairings
from zeton.bots.search import Search
from zeton.bots.search_bot import SearchBot
from zeton.bots.tree import Edge, Node
from zeton.games.clone_wars.rules.terms import AGREE
from zeton.games.clone_wars.testing import AHSOKA, ANAKIN, Scene, ahsoka, anakin
from zeton.kernel.decision import Option
from zeton.kernel.errors import BadSetup

GAMES = zeton.games()
A, B, C = (Option(verb) for verb in "abc")


def a_match(game: str, seed: int = 1, moves: int = 0) -> zeton.Match:
    pairs, rng = pairings(game, zeton.game(game).past), Random(seed)  # of the first box: other decks change no seed here
    match = zeton.new(game, decks=pairs[seed % len(pairs)] or None, seed=seed)
    for _ in range(moves):
        if match.decision is not None:
            match.choose(rng.randrange(len(match.decision.options)))
    assert match.decision is not None
    return match


def at(kind: str, seed: int = 1) -> zeton.Match:
    """A match of Star Wars at the first question of a kind."""
    match, rng = a_match("star_wars_lcg", seed), Random(seed)
    while match.decision is not None and match.decision.kind != kind:
        match.choose(rng.randrange(len(match.decision.options)))
    assert match.decision is not None
    return match


# ── the budget ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_no_more_iterations_than_the_budget(game: str) -> None:
    bot = SearchBot(iterations=15)
    assert 1 <= bot.search(Seat(a_match(game, moves=20))).iterations <= 15


class Clock:
    """A clock on which every look takes so long, a hundredth of a second at first, however busy the machine is."""

    def __init__(self) -> None:
        self.now = 0.0
        self.step = 0.01

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(search_bot, "perf_counter", found)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_time_is_exceeded_by_one_iteration_at_most(game: str, clock: Clock) -> None:
    begun = clock.now
    for _ in SearchBot(time=0.05).think(Seat(a_match(game, moves=20))):
        pass
    assert clock.now - begun <= 0.05 + 2 * 0.01


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_within_two_seconds(game: str, level: str, clock: Clock) -> None:
    match = a_match(game, moves=30)
    begun = clock.now
    assert make_bot(level).choose(Seat(match)) in match.decision.options
    assert clock.now - begun < 2


@pytest.mark.parametrize("step", [0.1, 0.4, 0.7, 0.9, 1.4])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_on_a_loaded_machine_a_search_still_answers_within_two_seconds(level: str, step: float, clock: Clock) -> None:
    """One iteration takes so many seconds there, and another one is not begun if it would take too long."""
    match = a_match("star_wars_lcg", moves=30)
    clock.step, begun = step, clock.now + step  # its own first look
    assert make_bot(level).choose(Seat(match)) in match.decision.options
    assert clock.now - begun < 2


@pytest.mark.parametrize("when", [0.0, 0.5, 0.9, 1.0])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_machine_that_stands_still_for_a_while_is_no_reason_to_be_late(
    level: str, when: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight tenths of a second that nobody could foresee, at whatever moment of its thinking."""
    match, bot, now, last = a_match("star_wars_lcg", moves=30), make_bot(level), 0.0, when * make_bot(level).time

    def clock() -> float:
        nonlocal now
        now += 0.81 if now <= last < now + 0.01 else 0.01
        return now

    monkeypatch.setattr(search_bot, "perf_counter", clock)
    assert bot.choose(Seat(match)) in match.decision.options
    assert now < 2


def test_a_search_has_an_answer_at_any_moment() -> None:
    seat = Seat(a_match("star_wars_lcg", moves=40))
    assert Search(seat, Random(1), 1.0).answer() in seat.decision.options
    for search in SearchBot(iterations=5).think(seat):
        assert search.answer() in seat.decision.options


@pytest.mark.parametrize("game", GAMES)
def test_a_search_leaves_nothing_that_refers_to_itself(game: str) -> None:
    """So nothing is lost while nobody looks for it."""
    seat = Seat(a_match(game, moves=20))
    SearchBot(iterations=2).search(seat)  # whatever is made once
    gc.collect()
    gc.disable()
    try:
        SearchBot(iterations=40).search(seat)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_garbage_is_looked_for_again_after_a_search_that_was_broken_off() -> None:
    for _ in SearchBot(iterations=50).think(Seat(a_match("destiny", moves=20))):
        assert not gc.isenabled()
        break
    assert gc.isenabled()


def test_a_question_with_one_answer_is_not_thought_about() -> None:
    match = a_match("star_wars_lcg")
    seat = Seat(match)
    seat.decision = seat.decision._replace(options=seat.decision.options[:1])
    seat.determinize = lambda rng: pytest.fail("nothing to search")
    assert SearchBot(time=5).choose(seat) == seat.decision.options[0]


def test_a_search_stops_when_nothing_can_change_its_answer() -> None:
    search = Search(Seat(at("mulligan")), Random(1), 1.0, (Node(), Node()))
    options = search.seat.decision.options
    edges = search.roots[search.seat.seat].edges
    edges[options[0]], edges[options[1]] = Edge(30, 15.0, 40), Edge(10, 2.0, 40)
    assert search.is_settled(19)
    assert not search.is_settled(21)
    search.secret = True
    assert not search.is_settled(19)


# ── the trees ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_nothing_is_known_of_is_tried_before_anything_is_tried_again() -> None:
    node, rng = Node(), Random(1)
    tried = []
    for _ in range(3):
        chosen = node.select((A, B, C), 1.0, Node(), 0.0, 0.3, rng)
        tried.append(chosen)
        node.edges[(A, B, C)[chosen]].tried += 1
    assert sorted(tried) == [0, 1, 2]


def test_what_has_done_well_elsewhere_is_tried_first() -> None:
    elsewhere = Node()
    elsewhere.edges = {A: Edge(9, -3.0, 9), B: Edge(9, 6.0, 9)}
    assert {Node().select((A, B, C), 0.1, elsewhere, 0.0, 0.3, Random(seed)) for seed in range(20)} == {1}


def test_what_has_done_badly_elsewhere_can_be_left_for_later() -> None:
    node, elsewhere = Node(), Node()
    node.edges = {A: Edge(2, 1.0, 2)}
    elsewhere.edges = {B: Edge(9, -6.0, 9)}
    assert node.select((A, B), 0.1, elsewhere, 0.0, 0.3, Random(1)) == 0


def test_an_option_is_judged_by_how_often_it_could_be_chosen() -> None:
    node = Node()
    node.edges = {A: Edge(10, 5.0, 100), B: Edge(10, 5.0, 12)}
    assert node.select((B, A), 1.0, Node(), 0.0, 0.3, Random(1)) == 1
    assert node.edges[B].offered == 13


def test_what_was_chosen_in_secret_leads_the_others_to_the_same_place() -> None:
    match = at("edge card")
    seat = match.decision.seat
    search = SearchBot(iterations=40).search(Seat(match))
    mine, other = search.roots[seat], search.roots[1 - seat]
    assert {seen for seen, _ in other.following} == {None}
    assert len({seen for seen, _ in mine.following}) > 1


def test_a_search_goes_on_from_the_last_one_where_it_fits() -> None:
    bot, match = SearchBot(seed=1, iterations=60), at("action", seed=2)
    me, fits = match.decision.seat, 0
    rng = Random(3)
    for _ in range(60):
        if match.decision is None:
            break
        if match.decision.seat != me:
            match.choose(rng.randrange(len(match.decision.options)))
            continue
        place = bot.known_place(Seat(match))
        if place is not None:
            fits += 1
            assert set(place[me].edges) <= set(match.decision.options)
        match.choose(bot.choose(Seat(match)))
    assert fits > 0


def test_a_tree_of_another_game_never_fits() -> None:
    bot = SearchBot(iterations=20)
    bot.choose(Seat(a_match("star_wars_lcg", seed=1, moves=30)))
    assert bot.known_place(Seat(a_match("star_wars_lcg", seed=2, moves=30))) is None


# ── secrets and teams ─────────────────────────────────────────────────────────────────────────────────────────────


def test_secret_choices_are_not_always_the_same() -> None:
    mixed = 0
    for deal in range(4):
        match = at("edge card", seed=deal)
        mixed += len({SearchBot(seed=seed, iterations=30).choose(Seat(match)) for seed in range(8)}) > 1
    assert mixed >= 2


def test_what_is_clearly_worse_is_no_part_of_the_mixture() -> None:
    search = Search(Seat(at("mulligan")), Random(1), 1.0, (Node(), Node()))
    good, bad = search.seat.decision.options
    search.roots[search.seat.seat].edges.update({good: Edge(300, 150.0, 400), bad: Edge(100, -50.0, 400)})
    search.iterations, search._sum, search._squares, search.secret = 400, 100.0, 130.0, True
    assert {search.answer() for _ in range(50)} == {good}


@pytest.mark.parametrize("game", GAMES)
def test_a_team_has_one_judgement(game: str) -> None:
    match = a_match(game, moves=20)
    judged = [match.evaluate(seat) for seat in range(match.seats)]
    if match.game.cooperative:
        assert len(set(judged)) == 1
    else:
        assert sum(judged) == pytest.approx(0)


def test_in_thought_a_team_agrees_to_what_it_proposes() -> None:
    """A refusal leads back to the proposal: thinking it through, a search went round and round and saw little else."""
    scene = Scene(jedi=[ahsoka("Rishi", "Hondo Ohnaka"), anakin("Naboo")])
    scene.picks(AHSOKA, "play Hondo Ohnaka", f"jedi {ANAKIN}")
    search = SearchBot(iterations=40).search(Seat(scene.match))
    consents = search._everywhere[1, "consent"].edges
    assert set(consents) == {AGREE} and consents[AGREE].tried == search.iterations


def test_a_seat_that_is_asked_itself_weighs_to_refuse() -> None:
    scene = Scene(jedi=[ahsoka("Rishi", "Hondo Ohnaka"), anakin("Naboo")])
    scene.picks(AHSOKA, "play Hondo Ohnaka", f"jedi {ANAKIN}", "move → Kamino")
    ranked = SearchBot(iterations=40).rank(Seat(scene.match))
    assert {advice.option.verb for advice in ranked if advice.tried} == {"agree", "refuse"}


@pytest.mark.parametrize("game", GAMES)
def test_secret_and_quiet_questions_are_asked(game: str) -> None:
    """A kind of question that is named wrongly would be treated like any other, and nobody would notice."""
    asked: set[str] = set()
    rules = zeton.game(game)
    for seed in range(60):
        rng = Random(seed)
        match = zeton.new(game, **rules.random_setup(rng), seed=seed)
        while match.decision is not None:
            asked.add(match.decision.kind)
            match.choose(rng.randrange(len(match.decision.options)))
        if rules.secret <= asked and rules.quiet <= asked:
            break
    assert rules.secret <= asked
    assert rules.quiet & asked


def test_nothing_is_judged_in_the_middle_of_an_engagement() -> None:
    judged = {True: 0, False: 0}
    for seed in range(8):
        match, rng = a_match("star_wars_lcg", seed), Random(seed)
        while match.decision is not None:
            if match.decision.kind == "action":
                assert match.is_quiet == (match.table.engaged == 0)
                judged[match.is_quiet] += 1
            match.choose(rng.randrange(len(match.decision.options)))
        assert match.is_quiet
    assert judged[True] and judged[False]


def test_star_wars_is_judged_when_the_turn_is_over() -> None:
    match = at("action")
    seat = Seat(match)
    search = Search(seat, Random(1), explore=1.0)
    for seed in range(10):
        dealt = seat.determinize(Random(seed))
        search.walk(dealt, [Node(), Node()])
        assert dealt.outcome or (dealt.is_quiet and dealt.table.turn == match.table.turn + 1)


# ── hints ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("spec", ["search:iterations=30", "greedy:samples=2"])
def test_a_hint_has_the_three_best_options_and_their_results(spec: str) -> None:
    match = at("engage", seed=3)
    advice = hint(Seat(match), spec)
    assert 2 <= len(advice) <= 3
    assert {a.option for a in advice} <= set(match.decision.options)
    assert all(-1 <= a.expected <= 1 and 0 <= a.percent <= 100 and a.tried for a in advice)


def test_the_adviser_is_a_bot_and_others_say_that_they_give_no_hints() -> None:
    make_bot(ADVISER)
    with pytest.raises(BadSetup, match="no hints"):
        hint(Seat(a_match("star_wars_lcg")), "random")


def test_a_search_takes_a_win_that_is_there() -> None:
    """One decision before the end of a game that somebody wins by his own choice, the search finds it."""
    found = 0
    for seed in range(30):
        won = _before_a_win(seed)
        if won is not None:
            match, seat = won
            chosen = SearchBot(seed=seed, iterations=80).choose(Seat(match))
            match.choose(chosen)
            found += match.outcome is not None and seat in match.outcome.winners
            if found == 3:
                return
    pytest.fail(f"only {found} wins were taken")


def _before_a_win(seed: int) -> Any:
    """A match at a decision at which one of several options wins at once, and another does not."""
    match, rng = a_match("star_wars_lcg", seed), Random(seed)
    while match.decision is not None:
        seat, ends = match.decision.seat, []
        for number in range(len(match.decision.options)):
            copy = match.clone()
            copy.choose(number)
            ends.append(copy.outcome is not None and seat in copy.outcome.winners)
        if any(ends) and not all(ends):
            return match, seat
        match.choose(rng.randrange(len(match.decision.options)))
    return None
