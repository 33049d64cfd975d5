"""The table of Star Wars: The Card Game, drawn from a view."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zeton.kernel.match import Match
from zeton.terminal.drawing import Drawing

COLOURS = {"light": "cyan", "dark": "red"}
SIGNS = (("cost", "$"), ("resources", "R"), ("force", "F"), ("capacity", "♥"), ("icons", ""), ("edge-icons", ""))


def board(view: dict[str, Any], match: Match, language: str) -> RenderableType:
    """Head, the opponent's area, the engagement, the seat's own area and hand."""
    return StarWarsDrawing(view, match, language).table()


class StarWarsDrawing(Drawing):
    """One view of two play areas."""

    package: ClassVar[str] = "zeton.games.star_wars_lcg"

    def side(self, seat: int) -> str:
        return "light" if seat == self.view["light"] else "dark"

    # ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────

    def table(self) -> RenderableType:
        own = self.view["seat"] if self.view["seat"] is not None else self.view["light"]
        parts: list[RenderableType] = [self.head(), self.area(1 - own)]
        engagement = self.engagement()
        if engagement.plain:
            parts.append(engagement)
        parts += [self.area(own), *self.private(("hand", "looked_at", "chosen"), own, SIGNS)]
        return Group(*parts)

    def head(self) -> Text:
        view = self.view
        step = self.grammar.told("step", view["step"])
        if view["phase"] == "setup":
            first = self.say("setup", step=step)
        else:
            first = self.say("turn", turn=view["turn"], who=self.who(view["active"]), phase=view["phase"], step=step)
        head = Text(first + "   ", style="bold")
        head.append(self.say("dial", dial=view["dial"]) + " ", style="bold red")
        head.append("■" * min(view["dial"], 12) + "□" * max(0, 12 - view["dial"]) + "   ", style="red")
        head.append(self.say("balance", side=self.who(view["light"] if view["balance"] == "light" else 1 - view["light"])))
        head.stylize(COLOURS[view["balance"]], len(head.plain) - 12)
        damage = next((f["damage"] for f in view["cards"].values() if f["id"] == "death-star-dial" and f.get("damage")), 0)
        if damage:
            head.append("   " + self.say("dial-damage", damage=damage))
        return head

    def engagement(self) -> Text:
        said = Text(justify="center")
        if self.view["engaged"]:
            said.append("⚔ " + self.say("engaged", card=self.title(self.view["engaged"])), style="bold yellow")
        if self.view["edge"] is not None:
            said.append("   " + self.say("has-edge", who=self.who(self.view["edge"])), style="yellow")
        for seat in (0, 1):
            stack = self.zones["edge_stack"][seat]
            if stack:
                said.append(f"\n{self.who(seat)}, {self.say('edge-stack')}: {self.listed(stack)}")
        return said

    def area(self, seat: int) -> Panel:
        zones = self.zones
        piles = self.piles_of(
            seat,
            objectives=len(zones["objective_deck"][seat]),
            victory=len(zones["victory"][seat]),
            force=self.view["force_cards"][seat],
        )
        grid = Table.grid(expand=True, padding=(0, 2))
        grid.add_column(ratio=2)
        grid.add_column(ratio=3)
        grid.add_row(Text(self.say("objectives"), style="underline"), Text(self.say("units"), style="underline"))
        objectives = [self.card(card) for card in (*self.seen("affiliation", seat), *self.seen("objectives", seat))]
        units = [self.card(card) for card in self.seen("units", seat)]
        free = [card for card in self.seen("enhancements", seat) if not self.facts(card).get("host")]
        if free:
            units += [Text(self.say("area"), style="underline"), *(self.card(card) for card in free)]
        grid.add_row(Group(*objectives), Group(*units))
        colour = COLOURS[self.side(seat)]
        return Panel(Group(Text(piles, style="dim"), grid), title=self.who(seat), title_align="left", border_style=colour)

    def card(self, card: int, indent: str = "") -> Text:
        """A card in play: title, number, numbers printed, tokens, what is attached to it and, if known, captured there."""
        facts = self.facts(card)
        printed = self.match.game.cards[facts["id"]]
        style = "dim" if facts.get("focus") else "bold"
        line = Text(f"{indent}{self.title(card)}", style=style)
        line.append(f" #{card}", style="not bold dim")
        numbers = self.numbers(card, SIGNS[1:])
        if numbers and not indent:
            line.append(" " + " ".join(numbers), style="not bold green")
        for state in self.states(card, facts, printed.capacity):
            line.append(" · " + state, style="not bold yellow")
        for zone, sign in (("enhancements", "+"), ("captured", "×")):
            for held in self.held(zone, card):
                line.append("\n")
                line.append_text(self.card(held, f"{indent}  {sign} "))
        return line

    def held(self, zone: str, card: int) -> list[int]:
        """The known cards of a zone that belong to this card."""
        return [held for seat in (0, 1) for held in self.seen(zone, seat) if self.facts(held).get("host") == card]

    def states(self, card: int, facts: dict[str, Any], capacity: int) -> list[str]:
        found = []
        if facts.get("damage"):
            found.append(self.say("damage", damage=facts["damage"], capacity=capacity))
        if facts.get("focus"):
            found.append(self.say("focus", number=facts["focus"]))
        if facts.get("shields"):
            found.append(self.say("shields", number=facts["shields"]))
        if facts.get("committed"):
            found.append(self.say("committed"))
        if facts.get("part"):
            found.append(self.say("attacker" if facts["part"] == 1 else "defender"))
        if self.view["engaged"] == card:
            found.append(self.say("is-engaged"))
        captured = self.view["captured_at"].count(card)
        if captured:
            found.append(self.say("captured", count=captured))
        return found
