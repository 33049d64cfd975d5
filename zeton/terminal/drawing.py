"""What every drawing of a table shares: a view, and words for what it shows."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from zeton.kernel import contents, words
from zeton.kernel.grammar import Grammar, grammar
from zeton.kernel.match import Match


class Drawing:
    """One view, being drawn."""

    package: ClassVar[str]

    def __init__(self, view: dict[str, Any], match: Match, language: str) -> None:
        self.view = view
        self.match = match
        self.language = language
        self.zones: dict[str, list[list[int | None]]] = view["zones"]

    def say(self, key: str, **arguments: Any) -> str:
        return words.say("board-" + key, self.language, words.COMMON, self.package, **arguments)

    @property
    def grammar(self) -> Grammar:
        return grammar(self.language, words.COMMON, self.package)

    def who(self, seat: int) -> str:
        return words.seat_words(seat, self.language, self.match)

    def title(self, card: int) -> str:
        return words.card_words(card, self.language, self.match)

    def facts(self, card: int) -> dict[str, Any]:
        """What the view says of a card."""
        found: dict[str, Any] = self.view["cards"][card]
        return found

    def seen(self, zone: str, seat: int) -> list[int]:
        """The cards of a pile that this view shows."""
        return [card for card in self.zones[zone][seat] if card is not None]

    def listed(self, pile: list[int | None]) -> str:
        """The cards of a pile by their titles; of those that are hidden, how many."""
        names = [self.title(card) for card in pile if card is not None]
        hidden = pile.count(None)
        return ", ".join(names + [self.say("hidden", count=hidden)] * bool(hidden))

    def piles_of(self, seat: int, **more: Any) -> str:
        """How many cards lie in a player's piles, and which one on top of the discard pile."""
        counts = {zone: len(self.zones[zone][seat]) for zone in ("hand", "deck", "discard")}
        said = self.say("piles", **counts, **more)
        if self.zones["discard"][seat]:
            said += " · " + self.say("last-discard", card=self.title(self.seen("discard", seat)[-1]))
        return said

    def private(self, zones: tuple[str, ...], seat: int, signs: tuple[tuple[str, str], ...]) -> list[RenderableType]:
        """What only this seat sees, zone after zone: each card with its type and its numbers."""
        shown: list[RenderableType] = []
        for zone in zones:
            cards = self.seen(zone, seat)
            if cards and self.view["seat"] == seat:
                shown.append(Text(self.say(zone.replace("_", "-")), style="underline"))
                shown.append(Columns([self.printed(card, signs) for card in cards], padding=(0, 3)))
        return shown

    def printed(self, card: int, signs: tuple[tuple[str, str], ...]) -> Text:
        """A card out of play: title, number, type, and what is printed on it, each with its sign."""
        line = Text(self.title(card), style="bold", no_wrap=True)
        shown = f" #{card} {self.printed_facts(card)['type']} {' '.join(self.numbers(card, signs))}"
        line.append(shown.rstrip(), style="not bold dim")
        return line

    def printed_facts(self, card: int) -> dict[str, Any]:
        """What is printed on a card, in words."""
        return contents.card_facts(self.match.game, self.facts(card)["id"], self.language)

    def numbers(self, card: int, signs: tuple[tuple[str, str], ...]) -> list[str]:
        """The printed numbers and icons of a card, each with its sign."""
        facts = self.printed_facts(card)
        found = [(facts[key], sign) for key, sign in signs if key in facts]
        return [sign + (" ".join(value) if isinstance(value, list) else str(value)) for value, sign in found]
