"""The log as it is told: "you" and the players by their names, runs of one thing in one line, and which line belongs to which.

A message of the log (``log-draws``) may have other forms, as attributes:

- ``you``: what is said to the one who did it ("You draw …");
- ``run``: several cards in one line ("… draws 6 cards"), ``run-you`` to the one who did it; ``item`` is what is said of each of
  them, if that is more than the title, and then their numbers may differ;
- ``same``: one card several times ("… gets 2 shields": ``$total``; ``$number`` is that of the last time).

Which kinds begin a chapter, which are deeds and which go without saying is declared by the game (``Game.chronicle``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from zeton.kernel import words
from zeton.kernel.chapters import Chronicle
from zeton.kernel.knowledge import read_back
from zeton.kernel.table import Entry

if TYPE_CHECKING:
    from zeton.kernel.decision import Outcome
    from zeton.kernel.match import Match


class Reader(NamedTuple):
    """Whom the log is told to: a language, the seat he sits at (None: he watches), and what the players are called, by seat."""

    language: str
    seat: int | None = None
    names: tuple[str, ...] = ()


class Line(NamedTuple):
    """One line of the log as it is told; several entries that are one line are joined in ``entry``."""

    text: str
    level: int
    entry: Entry
    since: int  # the place of its first entry in the log


Told = dict[tuple[Reader, tuple[Entry, ...]], str]
"""Sentences of one log that have been made already."""

Earlier = Callable[[int], Iterator[tuple[str, int]]]
"""What happened before the entry at a place, the last first, and to which card."""


def tell_log(match: Match, entries: Sequence[Entry], reader: Reader, since: int = 0, told: Told | None = None) -> list[Line]:
    """The lines of these entries from one of them on; the earlier ones are what is known already."""

    def earlier(at: int) -> Iterator[tuple[str, int]]:
        return ((entry.what, entry.cards[0] if entry.cards else 0) for entry in reversed(entries[:at]))

    return _lines(match, entries, range(since, len(entries)), earlier, reader, 0, told)


def tell_since(match: Match, reader: Reader, since: int, told: Told | None = None) -> list[Line]:
    """The lines of a match's log from an entry on. What came before is read only where it matters, and as far as it does: what
    has happened may go without saying."""
    entries = match.log(reader.seat, since)

    def earlier(at: int) -> Iterator[tuple[str, int]]:
        return read_back(match.table, reader.seat, len(entries) - at)

    return _lines(match, entries, range(len(entries)), earlier, reader, since, told)


def _lines(
    match: Match,
    entries: Sequence[Entry],
    places: Iterable[int],
    earlier: Earlier,
    reader: Reader,
    begin: int,
    told: Told | None,
) -> list[Line]:
    """The lines of the entries at these places; the first entry of all has this place in the log."""
    told = {} if told is None else told
    chronicle = match.game.chronicle
    worth = [at for at in places if not _is_implied(entries[at], at, earlier, chronicle)]
    lines = []
    for places in _runs(worth, entries, reader, match):
        run = tuple(entries[at] for at in places)
        said = told.get((reader, run))
        if said is None:
            said = told[reader, run] = log_words(run, reader, match)
        lines.append(Line(said, chronicle.level(run[0].what), _joined(run), begin + places[0]))
    return lines


def log_words(run: Sequence[Entry], reader: Reader, match: Match) -> str:
    """What has happened (once, or several times in a row) as a sentence; cards the reader may not know are not named."""
    packages = words.packages_of(match)
    sentence = words.sentence_of("log", run[0].what, _forms(run, reader, match), reader.language, packages)
    said = words.ended(sentence.say(_Happened(run, reader, match)).strip())
    return said[:1].upper() + said[1:]


class _Happened:
    """What a message of the log can be told: each thing is found out when the message asks for it."""

    __slots__ = ("joined", "match", "reader", "run")

    def __init__(self, run: Sequence[Entry], reader: Reader, match: Match) -> None:
        self.run, self.reader, self.match, self.joined = run, reader, match, _joined(run)

    def get(self, slot: str, default: Any, /) -> Any:
        if (known := _SLOTS.get(slot)) is not None:
            return known(self)
        return _facts(self.run[0], self.reader.language, self.match).get(slot, default)

    def names(self, cards: Sequence[int]) -> list[str]:
        return [words.card_words(card, self.reader.language, self.match) for card in cards]

    def card(self) -> str:
        return words.card_words(self.joined.cards[0], self.reader.language, self.match) if self.joined.cards else words.NONE

    def cards(self) -> str:
        language = self.reader.language
        return words.titles_listed(_items(self.run, self.names(self.joined.cards), language, self.match), language)

    def others(self) -> str:
        return words.titles_listed(self.names(self.run[0].cards[1:]), self.reader.language) or words.NONE


_SLOTS: dict[str, Callable[[_Happened], Any]] = {
    "what": lambda told: told.joined.what,
    "who": lambda told: name_of(told.joined.seat, told.reader, told.match),
    "card": _Happened.card,
    "target": lambda told: _target(told.run[0], told.reader.language, told.match),
    "cards": _Happened.cards,
    "others": _Happened.others,
    "itself": lambda told: "yes" if told.run[0].cards[1:] == told.run[0].cards[:1] != (0,) else "no",
    "known": lambda told: "no" if 0 in told.joined.cards else "yes",
    "count": lambda told: len(told.run) if len(told.run) > 1 else len(told.joined.cards),
    "number": lambda told: told.run[-1].number,
    "total": lambda told: sum(entry.number for entry in told.run),
}
"""What every message of the log can be told; the game adds its own facts."""


def _target(entry: Entry, language: str, match: Match) -> str:
    """The second card of an entry; where it is another copy of the first, it is said to be one."""
    if len(entry.cards) < 2:
        return words.NONE
    card, target, *_ = entry.cards
    said = words.card_words(target, language, match)
    if not target or card == target or said != words.card_words(card, language, match):
        return said
    return words.say("another-copy", language, words.COMMON, card=said)


def outcome_words(outcome: Outcome, reader: Reader, match: Match) -> str:
    """How the game ended, as a sentence."""
    return _outcome(outcome, reader, match, *(["you"] if outcome.winners == (reader.seat,) else []))


def outcome_why(outcome: Outcome, reader: Reader, match: Match) -> str | None:
    """Why the reader has won, or all have lost, for where that is said already. Whoever lost to another is told who won."""
    won = reader.seat in outcome.winners
    return _outcome(outcome, reader, match, "why") if won or match.game.cooperative else None


def _outcome(outcome: Outcome, reader: Reader, match: Match, *forms: str) -> str:
    who = words.listed([name_of(seat, reader, match) for seat in outcome.winners], reader.language) or words.NONE
    return words.tell("outcome", outcome.reason, reader.language, match, forms, who=who, reason=outcome.reason)


def name_of(seat: int, reader: Reader, match: Match) -> str:
    """What the reader calls the player of a seat: by whom he plays, by his own name, else by his part in the game."""
    if 0 <= seat < len(reader.names) and reader.names[seat] and not match.game.seat_card(match.table, seat):
        return reader.names[seat]
    return words.seat_words(seat, reader.language, match)


# ── runs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _runs(places: Iterable[int], entries: Sequence[Entry], reader: Reader, match: Match) -> Iterator[list[int]]:
    """The places of entries that are one line together."""
    run: list[int] = []
    for at in places:
        if run and not _goes_on([entries[place] for place in run], entries[at], reader, match):
            yield run
            run = []
        run.append(at)
    if run:
        yield run


def _goes_on(run: list[Entry], entry: Entry, reader: Reader, match: Match) -> bool:
    """Whether an entry is told in one line with those before it, which is so if the language has a form for it."""
    first = run[0]
    if (entry.what, entry.seat, entry.cards[1:]) != (first.what, first.seat, first.cards[1:]):
        return False
    if entry.cards[:1] == first.cards[:1] and entry.cards != (0,):
        return _has_form("same", entry.what, reader, match) and all(e.cards == first.cards for e in run)
    alike = entry.number == first.number or _has_form("item", entry.what, reader, match)
    return alike and _has_form("run", entry.what, reader, match) and not _is_repetition(run)


def _is_repetition(run: Sequence[Entry]) -> bool:
    """Whether a run is one known card again and again."""
    return len(run) > 1 and all(entry.cards == run[0].cards for entry in run) and run[0].cards != (0,)


def _forms(run: Sequence[Entry], reader: Reader, match: Match) -> tuple[str, ...]:
    """The forms of the message that fit, the best first. Who is called by a card reads that name, as the others do."""
    mine = run[0].seat == reader.seat and not match.game.seat_card(match.table, reader.seat)
    if len(run) == 1:
        return ("you",) if mine else ()
    form = "same" if _is_repetition(run) else "run"
    return (f"{form}-you", form) if mine else (form,)


def _items(run: Sequence[Entry], names: list[str], language: str, match: Match) -> list[str]:
    """What is said of each card of a run; of one card again and again there is but its title."""
    if len(run) != len(names) or len(run) == 1 or not words.has_form("item", "log", run[0].what, language, match):
        return names
    return [
        words.tell(
            "log",
            entry.what,
            language,
            match,
            ("item",),
            card=name,
            number=entry.number,
            **_facts(entry, language, match),
        )
        for entry, name in zip(run, names, strict=True)
    ]


def _facts(entry: Entry, language: str, match: Match) -> dict[str, Any]:
    """What the game adds to an entry, with titles in the reader's language."""
    return words.said_titles(match.game.log_facts(match.table, entry), match.game.titles(language), language)


def _has_form(form: str, what: str, reader: Reader, match: Match) -> bool:
    return words.has_form(form, "log", what, reader.language, match)


def _joined(run: Sequence[Entry]) -> Entry:
    """The entries of a run as one, about the cards of all of them."""
    first = run[0]
    if len(run) == 1:
        return first
    cards = first.cards if _is_repetition(run) else tuple(card for entry in run for card in entry.cards[:1])
    return first._replace(cards=cards, number=run[-1].number)


def _is_implied(entry: Entry, at: int, earlier: Earlier, chronicle: Chronicle) -> bool:
    """Whether what happened goes without saying: always, or after what was told of the same card."""
    if entry.what in chronicle.silent:
        return True
    causes: frozenset[str] = chronicle.implied.get(entry.what, frozenset())
    if not causes or not entry.cards or not entry.cards[0]:
        return False
    for what, card in earlier(at):
        if what in chronicle.chapters:
            return False
        if card == entry.cards[0]:
            if what in causes:
                return True
            if what == entry.what:
                return False
    return False
