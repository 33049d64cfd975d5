"""Sets: what was sold together, a box or a pack. Each has a folder below ``sets/`` of its game, and is found by being there.

The folder has ``set.json`` (name, cycle, release) and ``cards.json`` (what is printed, in collector order); where cards of it
play, a module for each faction with their scripts (``CARDS``) and the tests beside it; starter decks; and sentences and titles
in ``text/<language>/``. Nothing outside the folder names it: whoever adds a card adds it here and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from zeton.kernel.ability import Script
from zeton.kernel.errors import LONGEST_NAME, Either, UnknownName, shown
from zeton.kernel.folders import folder_of, read_json
from zeton.kernel.garbage import no_cycles_looked_for
from zeton.kernel.names import find_name, plain_name

if TYPE_CHECKING:
    from pathlib import Path

SETS, SET_FILE, CARDS_FILE, DECKS_FILE = "sets", "set.json", "cards.json", "decks.json"
NO_CARDS = ("test_", "_")  # how the names of files begin that hold no cards
BEHIND = re.compile(r"(?P<title>.+?)\s*[(\[](?P<set>[^()\[\]]+)[)\]]\s*")

Fact = dict[str, Any]


@dataclass(frozen=True, slots=True)
class CardSet:
    """One set: where it lies, what it is called, and its place among all that were published."""

    package: str  # of the game
    id: str  # the name of its folder
    name: str
    cycle: str
    release: int

    @property
    def folder(self) -> Path:
        """Where everything about it lies."""
        return folder_of(self.package).joinpath(SETS, self.id)

    def entries(self, name: str) -> list[Any]:
        """The entries of a file of the set; none if it has no such file."""
        file = self.folder.joinpath(name)
        return list(read_json(file)) if file.is_file() else []

    def modules(self) -> list[ModuleType]:
        """The modules with the scripts of its cards (``CARDS``)."""
        files = (file for file in self.folder.iterdir() if file.suffix == ".py" and not file.name.startswith(NO_CARDS))
        found = [import_module(f"{self.package}.{SETS}.{self.id}.{name}") for name in sorted(file.stem for file in files)]
        return [module for module in found if hasattr(module, "CARDS")]


@cache
def card_sets(package: str) -> tuple[CardSet, ...]:
    """The sets of a game in the order of their release; a game without such folders has none."""
    folder = folder_of(package).joinpath(SETS)
    found = [entry for entry in folder.iterdir() if entry.joinpath(SET_FILE).is_file()] if folder.is_dir() else []
    sets = [CardSet(package, entry.name, **read_json(entry.joinpath(SET_FILE))) for entry in found]
    return tuple(sorted(sets, key=lambda one: (one.release, one.id)))


class Trade(NamedTuple):
    """What a game knows of its cards: how one is made of its facts and its script, what is played, what is used whole."""

    printed: Callable[[Fact, Script | None], Any]
    bind: Callable[[Script, str], Script]
    unplayed: Callable[[Fact], bool]  # whether something is printed that no rule plays yet
    needs_script: Callable[[Fact], bool]
    whole: Callable[[list[Fact]], list[Fact]]


class Collection:
    """Every card of a game, in collector order: by the release of its set, then as the set numbers it.

    A card plays if somebody has begun to write the scripts of its set, and everything its text box says is served: by a script,
    or because it says nothing that needs one. Of the others there are the facts only.
    """

    @no_cycles_looked_for()
    def __init__(self, package: str, key: str, title: str, trade: Trade) -> None:
        self.key, self.title = key, title
        self.sets = card_sets(package)
        self.all_facts = tuple({**fact, "set": one.id} for one in self.sets for fact in one.entries(CARDS_FILE))
        self.known: dict[str, Fact] = {}  # in collector order; of a card that stands in several places, the first fact
        for fact in self.all_facts:
            self.known.setdefault(fact[key], fact)
        self.places = {card: place for place, card in enumerate(self.known)}
        self._printings = self._all_printings()
        modules = {one.id: one.modules() for one in self.sets}
        self.scripts = self._scripts(key, trade, [script for found in modules.values() for m in found for script in m.CARDS])
        begun = [fact for fact in self.all_facts if modules[fact["set"]] and not trade.unplayed(fact)]
        self.facts = tuple(trade.whole([f for f in begun if f[key] in self.scripts or not trade.needs_script(f)]))
        self.cards = MappingProxyType({fact[key]: trade.printed(fact, self.scripts.get(fact[key])) for fact in self.facts})
        self._sharing = self._sets_by_title()
        self._titled: dict[str, list[str]] = {}  # the cards that play by their titles
        for card in self.cards:
            self._titled.setdefault(self.title_of(card), []).append(card)
        self._trade = trade
        self._facts_only: dict[str, Any] = {}  # what is printed on the others, as far as somebody has asked

    def _scripts(self, key: str, trade: Trade, written: list[Script]) -> dict[str, Script]:
        """Every script by the id of its card, working where cards of its type do; a card that is printed again has the same."""
        found = {script.card: trade.bind(script, self.known[script.card]["type"]) for script in written}
        again = {fact[key]: fact["reprint_of"] for fact in self.all_facts if fact.get("reprint_of") in found}
        return {**{card: found[of] for card, of in again.items()}, **found}

    def _all_printings(self) -> dict[str, frozenset[str]]:
        """For every card the ids of all its printings; most have one only."""
        of = {card: fact.get("reprint_of") or card for card, fact in self.known.items()}
        first: dict[str, set[str]] = {}
        for card, original in of.items():
            first.setdefault(original, set()).add(card)
        return {card: frozenset(first[original]) for card, original in of.items()}

    def _sets_by_title(self) -> dict[str, set[str]]:
        """The sets that have a card of a title, among those that play."""
        found: dict[str, set[str]] = {}
        for fact in self.facts:
            found.setdefault(fact[self.title], set()).add(fact["set"])
        return found

    def printings(self, card: str) -> frozenset[str]:
        """The ids of all printings of a card, its own among them."""
        return self._printings[card]

    def printed_in(self, card: str) -> frozenset[str]:
        """The ids of all sets that have a printing of a card."""
        return frozenset(self.known[one]["set"] for one in self.printings(card))

    def find(self, what: str, name: object, others: Mapping[str, Iterable[str]], among: Iterable[str] | None = None) -> str:
        """The card of a name: its title in any language, alone or with its set: "Luke Skywalker (Core)".

        UnknownName if there is none, if only its facts are there, or if several have the title: nobody guesses which is meant.
        """
        title, of = self.with_set(name)
        if among is None and isinstance(title, str):  # mostly it is spelt as it is printed, and nobody has to look further
            spelt_so = [card for card in self._titled.get(title, ()) if of in ("", self.known[card]["set"])]
            if len(spelt_so) == 1:
                return spelt_so[0]
        cards = list(self.cards if among is None else among)
        if of:
            cards = [card for card in cards if self.known[card]["set"] == of]
        try:
            english: str = find_name(what, title, ((t, t) for t in map(self.title_of, cards)), others)
        except UnknownName:
            self._check_not_only_facts(title, of)
            if of:
                raise UnknownName("not-in-set", name=shown(title), set=self._set(of).name) from None
            raise
        found: list[str] = [card for card in cards if self.title_of(card) == english]
        if len(found) > 1:
            names = Either(f"{english} ({self._place(card, found)})" for card in found)
            raise UnknownName("several-cards", name=shown(name), names=names)
        return found[0]

    def _place(self, card: str, among: list[str]) -> str:
        """The set of a card, with its number there if another of these cards is of the same set."""
        shared = sum(self.known[other]["set"] == self.known[card]["set"] for other in among) > 1
        return f"{self.set_of(card).name} #{self.known[card]['number']}" if shared else self.set_of(card).name

    def with_set(self, name: object) -> tuple[object, str]:
        """A name without the set behind it, and that set; a title may have something in brackets, too."""
        match = BEHIND.fullmatch(name) if isinstance(name, str) else None
        if match is not None:
            for one in self.sets:
                if plain_name(match["set"]) in (plain_name(one.name), plain_name(one.id.replace("_", " "))):
                    return match["title"], one.id
        return name, ""

    def _check_not_only_facts(self, title: object, of: str) -> None:
        """That not only facts of such a card are there; one that plays, elsewhere than it was looked for, is another matter."""
        wanted = plain_name(title) if isinstance(title, str) and len(title) <= LONGEST_NAME else ""
        meant = [c for c, fact in self.known.items() if of in ("", fact["set"]) and plain_name(fact[self.title]) == wanted]
        if meant and not any(card in self.cards for card in meant):
            raise UnknownName("facts-only", card=self.title_of(meant[0]), set=self.set_of(meant[0]).name)

    def printed(self, card: str) -> Any:
        """What is printed on a card, whether it plays or not."""
        if card in self.cards:
            return self.cards[card]
        if card not in self._facts_only:
            self._facts_only[card] = self._trade.printed(self.known[card], None)
        return self._facts_only[card]

    def title_of(self, card: str) -> str:
        """What is printed on a card as its title."""
        return str(self.known[card][self.title])

    def set_of(self, card: str) -> CardSet:
        """The set a card was first printed in."""
        return self._set(self.known[card]["set"])

    def _set(self, id_: str) -> CardSet:
        return next(one for one in self.sets if one.id == id_)

    def name_of(self, card: str) -> str:
        """The name by which ``find`` finds this card among those that play: its title, with its set where sets share it."""
        return f"{self.title_of(card)}{self.mark_of(card)}"

    def mark_of(self, card: str) -> str:
        """What tells a card from others of its title: its set behind it, where sets that play share the title."""
        return f" ({self.set_of(card).name})" if len(self._sharing.get(self.title_of(card), ())) > 1 else ""

    def entries(self, name: str) -> list[Any]:
        """The entries of a file of all sets that have it."""
        return [entry for one in self.sets for entry in one.entries(name)]
