"""The table of Star Wars: Destiny, drawn from a view: teams with their upgrades, and the dice of both pools as dice."""

from __future__ import annotations

from typing import Any, ClassVar

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from zeton.games.destiny.rules.printed import face_of
from zeton.games.destiny.rules.terms import SYMBOLS
from zeton.kernel import words
from zeton.kernel.match import Match
from zeton.terminal.drawing import Drawing

COLOURS = {"blue": "bright_blue", "red": "red", "yellow": "yellow", "gray": "white"}
SEATS = ("cyan", "red")
DIE = "▢"  # a die on its card shows no side
SIGNS = (("cost", "$"), ("die", ""))


def board(view: dict[str, Any], match: Match, language: str) -> RenderableType:
    """Head, the opponent's team and pool, the seat's own pool, team and hand."""
    return DestinyDrawing(view, match, language).table()


class DestinyDrawing(Drawing):
    """One view of two teams."""

    package: ClassVar[str] = "zeton.games.destiny"

    def table(self) -> RenderableType:
        own = self.view["seat"] or 0
        parts = [self.head(), self.area(1 - own), *self.in_between(), self.area(own)]
        parts.append(Text(self.say("legend"), style="dim"))
        return Group(*parts, *self.private(("hand", "chosen", "looked_at"), own, SIGNS))

    def head(self) -> Text:
        view = self.view
        head = Text(self.say("round", round=view["round"], phase=view["phase"], who=self.who(view["active"])), style="bold")
        if view["battlefield"]:
            holder = next(seat for seat in (0, 1) if view["battlefield"] in self.zones["battlefield"][seat])
            said = self.say("battlefield", card=self.title(view["battlefield"]), who=self.who(holder))
            head.append("   " + said, style=SEATS[holder])
        if view["claimed"] is not None:
            head.append(" · " + self.say("claimed", who=self.who(view["claimed"])), style="bold yellow")
        if view["additional"]:
            waiting = ", ".join(self.who(seat) for seat in view["additional"])
            head.append("   " + self.say("additional", who=waiting), style="yellow")
        return head

    def in_between(self) -> list[RenderableType]:
        """What is being played, and lies in nobody's area."""
        played = [card for pile in self.zones["being_played"] for card in pile if card is not None]
        return [Text(self.say("being-played", cards=self.listed([*played])), style="bold yellow")] if played else []

    def area(self, seat: int) -> Panel:
        """A player's resources and piles, team, supports, and pool."""
        piles = self.piles_of(seat, resources=self.view["resources"][seat])
        cards = [*self.seen("characters", seat), *self.seen("supports", seat), *self.seen("plot", seat)]
        parts: list[RenderableType] = [Text(piles, style="dim"), *(self.card(card) for card in cards)]
        parts += self.stacked(seat)
        pool = self.seen("pool", seat)
        parts.append(Text(self.say("pool", count=len(pool)), style="underline"))
        if pool:
            parts.append(Columns([self.die(die) for die in pool], padding=(0, 1)))
        return Panel(Group(*parts), title=self.who(seat), title_align="left", border_style=SEATS[seat])

    def stacked(self, seat: int) -> list[Text]:
        """The cards a player has stacked, and on which set-aside copies they lie."""
        lying = zip(self.view["stacked_on"][seat], self.zones["stacked"][seat], strict=True)
        said = [(copy, "none" if card is None else self.title(card)) for copy, card in lying]
        return [Text(self.say("stacked", card=self.title(copy), stacked=on_it), style="dim") for copy, on_it in said]

    def card(self, card: int, indent: str = "") -> Text:
        """A card in play: title, number, tokens, the dice on it, the sides they have, and what is attached to it."""
        facts = self.facts(card)
        printed = self.match.game.cards[facts["id"]]
        style = "dim" if facts.get("exhausted") else f"bold {COLOURS[printed.colour]}"
        line = Text(f"{indent}{self.title(card)}", style=style)
        line.append(f" #{card}", style="not bold dim")
        for state in self.states(facts, printed.health):
            line.append(" · " + state, style="not bold bright_yellow")
        dice = [die for pile in self.zones["on_cards"] for die in pile if die is not None and self.facts(die)["of"] == card]
        if dice:
            line.append(" " + DIE * len(dice), style=COLOURS[printed.colour])
        if printed.sides:
            line.append("  " + " ".join(printed.sides), style="not bold dim")
        for upgrade in self.upgrades(card):
            line.append("\n")
            line.append_text(self.card(upgrade, indent + "  + "))
        return line

    def upgrades(self, card: int) -> list[int]:
        return [u for seat in (0, 1) for u in self.seen("upgrades", seat) if self.facts(u).get("host") == card]

    def states(self, facts: dict[str, Any], health: int) -> list[str]:
        found = []
        if health:
            found.append(self.say("damage", damage=facts.get("damage", 0), health=health))
        elif facts.get("damage"):
            found.append(self.say("tokens", damage=facts["damage"]))
        if facts.get("shields"):
            found.append(self.say("shields", number=facts["shields"]))
        if facts.get("stored"):
            found.append(self.say("stored", number=facts["stored"]))
        if facts.get("exhausted"):
            found.append(self.say("exhausted"))
        if facts.get("used"):
            found.append(self.say("used"))
        return found

    def die(self, die: int) -> Panel:
        """A die in a pool: what it shows in words, and whose it is."""
        facts = self.facts(die)
        face = face_of(facts["shows"])
        shown = {
            "symbol": SYMBOLS[face.symbol],
            "value": facts["value"],
            "plus": "yes" if face.plus else "no",
            "price": face.cost,
        }
        text = Text(words.say("side", self.language, words.COMMON, self.package, **shown), style="bold")
        text.append(f"\n{self.title(die)} #{die}", style="not bold dim")
        colour = COLOURS[self.match.game.cards[self.facts(facts["of"])["id"]].colour]
        return Panel(text, box=box.ROUNDED, border_style=colour, expand=False, padding=(0, 1))
