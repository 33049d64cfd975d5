"""Words: Fluent messages in a language, for options, reasons, log entries and cards. Another language is another folder.

Needs ``fluent.runtime`` (``pip install '.[words]'``); the engine itself does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from zeton.kernel.errors import UnknownName, ZetonError, how_to_install, unknown
from zeton.kernel.grammar import FUNCTIONS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from zeton.kernel.decision import Decision, Option, Outcome
    from zeton.kernel.game import Reason
    from zeton.kernel.match import Match
    from zeton.kernel.table import Entry

COMMON = "zeton"


def _folder(package: str) -> Traversable:
    return files(package).joinpath("text")


def languages(package: str = COMMON) -> list[str]:
    """The languages a package has words in."""
    return sorted(entry.name for entry in _folder(package).iterdir() if entry.is_dir())


@cache
def bundle(language: str, *packages: str) -> FluentBundle:
    """All messages of these packages in a language."""
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ImportError:
        raise ZetonError(f"words need the package fluent.runtime: {how_to_install('words')}") from None
    for package in packages:
        if language not in languages(package):
            raise unknown("language", language, languages(package))
    found = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for package in packages:
        for entry in sorted(_folder(package).joinpath(language).iterdir(), key=lambda e: e.name):
            if entry.name.endswith(".ftl"):
                found.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return found


@cache
def messages(prefix: str, language: str, package: str) -> dict[str, str]:
    """Every message of a package whose key begins with the prefix, in the order they are written."""
    found = {}
    for entry in sorted(_folder(package).joinpath(language).iterdir(), key=lambda e: e.name):
        for line in entry.read_text(encoding="utf-8").splitlines():
            key, equals, _ = line.partition(" = ")
            if equals and key.startswith(prefix):
                found[key] = say(key, language, package)
    return found


def has_message(key: str, language: str, *packages: str) -> bool:
    """Whether a message exists."""
    return bool(bundle(language, *packages).has_message(key))


def say(key: str, language: str, /, *packages: str, **arguments: Any) -> str:
    """A message with its arguments filled in."""
    words = bundle(language, *packages)
    if not words.has_message(key):
        raise UnknownName(f"no message {key!r} in language {language!r} of {', '.join(packages)}")
    value = words.get_message(key).value
    assert value is not None, f"the message {key!r} has only attributes"
    text, errors = words.format_pattern(value, arguments)
    if errors:
        raise ZetonError(f"the message {key!r} in language {language!r} cannot be said with {arguments}: {errors[0]}")
    return str(text)


def key_of(verb: str) -> str:
    """The message key of a verb or a kind: words joined with hyphens."""
    return verb.replace(" ", "-").replace("_", "-")


NONE = "none"
"""What a message is told where there is no card."""


def packages_of(match: Match | None) -> tuple[str, ...]:
    """Where the messages of a match are looked up."""
    return (COMMON,) if match is None else (COMMON, f"zeton.games.{match.game.id}")


def tell(prefix: str, kind: str, language: str, match: Match | None, /, **arguments: Any) -> str:
    """The message ``prefix-kind``, or ``prefix-other`` if the game has no words for that kind."""
    packages = packages_of(match)
    key = f"{prefix}-{key_of(kind)}"
    if not has_message(key, language, *packages):
        key = f"{prefix}-other"
    return say(key, language, *packages, **arguments).strip()


def card_words(card: int, language: str, match: Match | None) -> str:
    """A card by its title; by its number if no match is given."""
    if not card:
        return say("hidden-card", language, COMMON)
    return str(match.table.cards[card].title) if match is not None else f"#{card}"


def seat_words(seat: int, language: str, match: Match | None) -> str:
    """A seat by its part in the game."""
    if seat < 0:
        return NONE
    if match is not None and (card := match.game.seat_card(match.table, seat)):
        return card_words(card, language, match)
    role = match.game.seat_role(match.table, seat) if match is not None else NONE
    return tell("seat", role, language, match, number=seat + 1)


def option_words(option: Option, language: str, match: Match | None) -> str:
    """What an option does, as a sentence; cards are named if the match is given, and numbered if not.

    An option of the open decision is told apart from the others of that decision.
    """
    decision = match.decision if match is not None else None
    if match is None or decision is None or option not in decision.options:
        return _option(option, language, match, {})
    return options_words(match, language)[decision.options.index(option)]


def options_words(match: Match, language: str) -> list[str]:
    """The options of the open decision as sentences, no two of them alike."""
    assert match.decision is not None
    options = match.decision.options
    said = [_option(option, language, match, {}) for option in options]
    for sentence in [sentence for sentence, times in Counter(said).items() if times > 1]:
        alike = [place for place, other in enumerate(said) if other == sentence]
        apart = _told_apart([options[place] for place in alike], language, match)
        for place, better in zip(alike, apart, strict=True):
            said[place] = better
    return said


def _option(option: Option, language: str, match: Match | None, names: Mapping[int, str]) -> str:
    """One option; cards that have a more telling name are called by it."""
    verb, card, target, number = option
    card_name, target_name = (names.get(c) or card_words(c, language, match) if c else "" for c in (card, target))
    facts: dict[str, Any] = _use_facts(option, match) if verb == "use" else {}
    if match is not None:
        facts |= match.game.option_facts(match.table, option)
    return tell(
        "option",
        verb,
        language,
        match,
        verb=verb,
        card=card_name,
        target=target_name,
        place=target_name or NONE,
        number=number,
        **facts,
    )


def _use_facts(option: Option, match: Match | None) -> dict[str, str]:
    """Whether the card itself is played by its ability (an event), and whether another ability of it is offered as well."""
    if match is None:
        return {"plays": "no", "another": "no"}
    script = getattr(match.table.cards[option.card], "script", None)
    plays = script is not None and script.abilities[option.number].play
    offered = match.decision.options if match.decision is not None else ()
    first = next((o for o in offered if o[:3] == option[:3]), option)
    return {"plays": "yes" if plays else "no", "another": "no" if first == option else "yes"}


def _told_apart(alike: list[Option], language: str, match: Match) -> list[str]:
    """Options that read alike, with what tells their cards apart; what truly is the same choice is numbered."""
    cards, targets = ({c for c in column if c} for column in zip(*((o.card, o.target) for o in alike), strict=True))
    said = []
    for which in (cards, targets, cards | targets):
        names = _names(sorted(which), language, match)
        said = [_option(option, language, match, names) for option in alike]
        if len(set(said)) == len(said):
            return said
    met: Counter[str] = Counter()
    for place, sentence in enumerate(said):
        met[sentence] += 1
        if met[sentence] > 1:
            said[place] = say("same-again", language, COMMON, what=sentence, number=met[sentence])
    return said


def _names(cards: list[int], language: str, match: Match) -> dict[int, str]:
    """What to call cards so that none is called like another: their titles, with as few marks as it takes."""
    assert match.decision is not None
    marks = {card: match.game.marks(match.table, card, match.decision.seat) for card in cards}
    titles = {card: card_words(card, language, match) for card in cards}
    found: dict[int, list[tuple[str, Any]]] = {card: [] for card in cards}
    for title in dict.fromkeys(titles.values()):
        _mark([card for card in cards if titles[card] == title], marks, 0, found)
    packages = packages_of(match)
    said = {c: ", ".join(say("mark-" + key, language, *packages, **_told(v)) for key, v in of) for c, of in found.items()}
    return {c: say("marked", language, COMMON, card=titles[c], marks=m) if m else titles[c] for c, m in said.items()}


def _told(value: Any) -> dict[str, Any]:
    """What the message of a mark is told: one value, or several by name."""
    return dict(value) if isinstance(value, tuple) else {"value": value}


def _mark(alike: list[int], marks: Mapping[int, dict[str, Any]], at: int, found: dict[int, list[tuple[str, Any]]]) -> None:
    """Find the marks that tell these cards apart, from this one on; copies that nothing distinguishes are counted."""
    if len(alike) < 2:
        return
    keys = list(marks[alike[0]])
    if at == len(keys):
        for number, card in enumerate(alike[1:], 2):
            found[card].append(("copy", number))
        return
    values = {card: marks[card].get(keys[at]) or 0 for card in alike}
    groups = dict.fromkeys(values.values())
    for value in groups:
        group = [card for card in alike if values[card] == value]
        if value and len(groups) > 1:
            for card in group:
                found[card].append((keys[at], value))
        _mark(group, marks, at + 1, found)


def question_words(decision: Decision, language: str, match: Match) -> str:
    """What a seat is asked, as a sentence."""
    facts = {"card": NONE, "event": NONE, "number": 0, **match.game.question_facts(match.table)}
    return tell("question", decision.kind, language, match, kind=decision.kind, **facts)


def log_words(entry: Entry, language: str, match: Match) -> str:
    """What has happened, as a sentence; cards the reader may not know are not named."""
    names = [card_words(card, language, match) for card in entry.cards]
    card, target = (*names, NONE, NONE)[:2]
    said = tell(
        "log",
        entry.what,
        language,
        match,
        what=entry.what,
        who=seat_words(entry.seat, language, match),
        card=card,
        target=target,
        cards=", ".join(names),
        others=", ".join(names[1:]) or NONE,
        count=len(names),
        number=entry.number,
        **match.game.log_facts(match.table, entry),
    )
    return said[:1].upper() + said[1:]


def reason_words(reason: Reason, language: str, match: Match | None, *, game: str = "") -> str:
    """Why something is not possible, as a sentence. Without a match (a deck), the game is named."""
    packages = packages_of(match) if match is not None else (COMMON, f"zeton.games.{game}") if game else (COMMON,)
    arguments = {"card": NONE, "which": NONE, **_sayable(reason.arguments, language, match)}
    for prefix in ("reason", "condition"):
        key = f"{prefix}-{key_of(reason.key)}"
        if has_message(key, language, *packages):
            said = say(key, language, *packages, **arguments).strip()
            return said if prefix == "reason" else say("reason-condition", language, *packages, condition=said)
    return say("reason-other", language, *packages, key=reason.key)


def _sayable(arguments: Mapping[str, Any], language: str, match: Match | None) -> dict[str, Any]:
    """What a message can be told: numbers and strings as they are, and what is declared on cards in words."""
    if match is None:
        return {k: v for k, v in arguments.items() if isinstance(v, str | int | float)}
    wording = match.game.wording(language)
    return {k: v if isinstance(v, str | int | float) else wording.declared(v) or NONE for k, v in arguments.items()}


def outcome_words(outcome: Outcome, language: str, match: Match) -> str:
    """How the game ended, as a sentence."""
    who = ", ".join(seat_words(seat, language, match) for seat in outcome.winners) or NONE
    return tell("outcome", outcome.reason, language, match, who=who, reason=outcome.reason)
