"""The table of Warhammer 40,000: Conquest, drawn from a view: the row of planets between two armies, HQs and dials."""

from __future__ import annotations

from typing import Any, ClassVar

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zeton.games.conquest.rules.terms import DEPLOY, POSITIONS, SETUP
from zeton.kernel.match import Match
from zeton.terminal.drawing import Drawing

SEATS = ("cyan", "red")
ICON_COLOURS = {"material": "red", "strongpoint": "green", "tech": "bright_blue"}
NARROWEST = 19  # of a planet in the row
SIGNS = (("cost", "$"), ("attack", "⚔"), ("health", "♥"), ("command", "★"), ("shield", "⛨"))


def board(view: dict[str, Any], match: Match, language: str) -> RenderableType:
    """Head, the opponent's HQ, the row of planets with both armies, the seat's own HQ and hand."""
    return ConquestDrawing(view, match, language).table()


class ConquestDrawing(Drawing):
    """One view of the sector."""

    package: ClassVar[str] = "zeton.games.conquest"

    def __init__(self, view: dict[str, Any], match: Match, language: str) -> None:
        super().__init__(view, match, language)
        self.own = view["seat"] or 0
        self.planets = {self.facts(planet)["position"]: planet for planet in self.seen("planets", 0)}

    def table(self) -> RenderableType:
        parts = [self.head(), self.headquarters(1 - self.own), Row(self), *self.in_between(), self.headquarters(self.own)]
        parts.append(Text(self.say("legend"), style="dim"))
        return Group(*parts, *self.private(("hand", "looked_at"), self.own, SIGNS))

    def head(self) -> Text:
        view = self.view
        head = Text(self.say("round", round=view["round"], phase=view["phase"], step=view["step"]), style="bold")
        in_battle = view["battle_initiative"] is not None
        first = view["battle_initiative"] if in_battle else view["initiative"]
        head.append("   " + self.say("initiative", who=self.who(first), battle=int(in_battle)), style=SEATS[first])
        if view["battle"] in self.planets:  # one that has just been captured is no longer there
            planet = self.title(self.planets[view["battle"]])
            head.append("   ⚔ " + self.say("battle", planet=planet, round=view["combat_round"]), style="bold yellow")
        if view["attacker"] and view["defender"]:
            said = self.say("attack", attacker=self.title(view["attacker"]), defender=self.title(view["defender"]))
            head.append("   " + said, style="yellow")
        return head

    def in_between(self) -> list[RenderableType]:
        """What is being played, and lies in nobody's area."""
        played = [card for pile in self.zones["being_played"] for card in pile if card is not None]
        return [Text(self.say("being-played", cards=self.listed([*played])), style="bold yellow")] if played else []

    # ── planets ──────────────────────────────────────────────────────────────────────────────────────────────────

    def row(self) -> Table:
        """A column for each planet: the opponent's units above it, the seat's own below."""
        table = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, padding=(0, 1), border_style="dim")
        places = [p for p in range(1, POSITIONS + 1) if p in self.planets or p in self.view["face_down"]]
        for place in places:
            table.add_column(ratio=3 if place in self.planets else 1)
        for seat in (1 - self.own, -1, self.own):
            table.add_row(*(self.planet(p) if seat < 0 else self.army(p, seat) for p in places))
        return table

    def planet_list(self) -> Group:
        """The planets one under the other: for screens too narrow for the row."""
        parts: list[RenderableType] = []
        for place in self.planets:
            parts.append(self.planet(place))
            for seat in (1 - self.own, self.own):
                if self.zones[f"planet_{place}"][seat]:
                    army = Group(Text(self.who(seat) + ":", style=SEATS[seat]), Padding(self.army(place, seat), (0, 0, 0, 2)))
                    parts.append(Padding(army, (0, 0, 0, 2)))
        return Group(*parts)

    def planet(self, place: int) -> Text:
        """A planet: its place in the row, what winning the struggle there brings, its icons, and what is fought over it."""
        if place not in self.planets:
            return Text(f"{place} ?", style="dim")
        card = self.planets[place]
        printed = self.match.game.cards[self.facts(card)["id"]]
        here = self.view["battle"] == place
        text = Text(f"{place} {self.title(card)}", style="bold reverse yellow" if here else "bold")
        text.append(f" #{card}", style="not bold not reverse dim")
        if place == self.view["first"]:
            text.append(" " + self.say("first"), style="bold magenta")
        text.append("\n" + self.say("bonus", cards=printed.card_bonus, resources=printed.resource_bonus), style="not bold")
        for icon, colour in ICON_COLOURS.items():
            if icon in printed.icons:
                text.append(" " + self.say("icon", icon=icon), style=colour)
        return text

    def army(self, place: int, seat: int) -> Text:
        """The units of a seat at a planet, one under the other."""
        return Text("\n").join(self.unit(unit) for unit in self.seen(f"planet_{place}", seat))

    def unit(self, card: int) -> Text:
        """A unit: title, number, values now, damage, state, and what is attached to it."""
        facts = self.facts(card)
        seat = next(s for s in (0, 1) for pile in self.zones.values() if card in pile[s])
        weak = "dim " if facts.get("exhausted") else ""
        bold = "bold " if card in self.view["warlords"] else ""
        text = Text(self.title(card), style=f"{weak}{bold}{SEATS[seat]}")
        text.append(f" #{card}", style="not bold dim")
        left = facts["health"] - facts.get("damage", 0)
        health = f"{left}/{facts['health']}" if facts.get("damage") else str(left)
        icons = f" ★{facts['command']}" if facts["command"] else ""
        text.append(f" ⚔{facts['attack']} ♥{health}{icons}", style=f"{weak}not bold green")
        for state in ("exhausted", "bloodied"):
            if facts.get(state):
                text.append(" " + self.say(state), style="not bold bright_yellow")
        if card == self.view["attacker"]:
            text.append(" " + self.say("attacks"), style="bold yellow")
        if card == self.view["defender"]:
            text.append(" " + self.say("defends"), style="bold yellow")
        for attachment in self.attached(card):
            text.append("\n + ")
            text.append_text(self.other(attachment))
        return text

    def attached(self, card: int) -> list[int]:
        return [a for seat in (0, 1) for a in self.seen("attachments", seat) if self.facts(a).get("host") == card]

    def other(self, card: int) -> Text:
        """A support or an attachment: title, number, tokens, state."""
        facts = self.facts(card)
        text = Text(self.title(card), style="dim" if facts.get("exhausted") else "")
        text.append(f" #{card}", style="dim")
        if facts.get("exhausted"):
            text.append(" " + self.say("exhausted"), style="bright_yellow")
        if facts.get("damage"):
            text.append(" " + self.say("damage", damage=facts["damage"]), style="bright_yellow")
        if facts.get("stored"):
            text.append(" " + self.say("stored", number=facts["stored"]), style="bright_yellow")
        return text

    # ── headquarters ─────────────────────────────────────────────────────────────────────────────────────────────

    def headquarters(self, seat: int) -> Panel:
        """A player's resources, piles and dial, captured planets, the units in the HQ, and supports."""
        piles = self.piles_of(seat, resources=self.view["resources"][seat])
        if self.view["phase"] not in (SETUP, DEPLOY):
            piles += " · " + self.dial(seat)
        lines: list[RenderableType] = [Text(piles, style="dim")]
        victory = self.seen("victory", seat)
        if victory:
            lines.append(self.captured(victory))
        units = [self.unit(unit) for unit in self.seen("hq", seat)]
        supports = [self.other(card) for card in self.seen("supports", seat)]
        if units or supports:
            lines.append(Columns([*units, *supports], padding=(0, 3)))
        return Panel(Group(*lines), title=self.who(seat), title_align="left", border_style=SEATS[seat])

    def dial(self, seat: int) -> str:
        """What a dial shows; one that is hidden is only a dial."""
        number = self.view["dials"][seat]
        return self.say("dial", state="hidden" if number is None else "unset" if not number else "set", number=number or 0)

    def captured(self, planets: list[int]) -> Text:
        """The planets in a victory display, each with its icons: three of one kind win."""
        text = Text(self.say("victory") + " ", style="bold")
        for planet in planets:
            icons = self.match.game.cards[self.facts(planet)["id"]].icons
            text.append(f"{self.title(planet)} (", style="not bold")
            said = [Text(self.say("icon", icon=icon), style=colour) for icon, colour in ICON_COLOURS.items() if icon in icons]
            text.append_text(Text(" ").join(said))
            text.append(")  ")
        return text


class Row:
    """The row of planets where it fits on the screen, otherwise a list of them."""

    def __init__(self, drawing: ConquestDrawing) -> None:
        self.drawing = drawing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fits = options.max_width >= NARROWEST * len(self.drawing.planets)
        yield self.drawing.row() if fits else self.drawing.planet_list()
