"""The table of The Clone Wars, drawn from a view: the galaxy with its lanes, tracks, missions, villains, decks and squads."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from zeton.kernel.match import Match
from zeton.terminal.drawing import Drawing

WIDTH, HEIGHT, MARGIN = 116, 34, 13
TYPE_COLOURS = {"assault": "red", "stealth": "magenta", "armor": "yellow", "transport": "blue", "ally": "green"}
TOKEN_SIGNS = {"orange": ("◆", "dark_orange"), "white": ("◇", "bold white")}


def board(view: dict[str, Any], match: Match, language: str) -> RenderableType:
    """Head, map, missions, villains, decks, squads."""
    drawing = GalaxyDrawing(view, match, language)
    above = (drawing.head(), drawing.galaxy(), drawing.legend())
    return Group(*above, drawing.missions(), drawing.villains(), drawing.decks(), drawing.squads())


class GalaxyDrawing(Drawing):
    """One view of the galaxy."""

    package: ClassVar[str] = "zeton.games.clone_wars"

    # ── parts ────────────────────────────────────────────────────────────────────────────────────────────────────

    def head(self) -> Text:
        view = self.view
        who = self.title(view["turn_of"]) if view["turn_of"] else "–"
        head = Text(self.say("turn", turn=view["turn"], who=who, phase=view["phase"], actions=view["actions"]), style="bold")
        threat = view["threat"]
        bar = "■" * threat["value"] + "□" * (threat["lost_at"] - threat["value"])
        head.append(f"   {self.say('threat')} {bar}", style="bold red")
        head.append(f"   {self.say('invasion')} ", style="yellow")
        for place, value in enumerate(view["invasion"]["values"]):
            head.append(f"[{value}]" if place == view["invasion"]["place"] else f" {value} ", style="yellow")
        supply = view["supply"]
        head.append("   " + self.say("supply", droids=supply["droids"], blockades=supply["blockades"]), style="dim")
        if view["strength"]["most"]:
            head.append("   " + self.say("strength", **view["strength"]), style="red")
        if view["finale"]:
            head.append("   " + self.say("finale"), style="bold magenta")
        return head

    def galaxy(self) -> Galaxy:
        return Galaxy(self)

    def map(self) -> Panel:
        """Planets where they lie, lanes as dots, and under each name what is on it."""
        canvas = Canvas(WIDTH, HEIGHT)
        planets = self.view["planets"]
        places = {planet: self.place(facts) for planet, facts in planets.items()}
        for planet, facts in planets.items():
            for other in facts["adjacent"]:
                if planet < other:
                    canvas.line(places[planet], places[other])
        for planet, facts in planets.items():
            x, y = places[planet]
            here = any(jedi["planet"] == planet for jedi in self.view["jedi"])
            canvas.write(x, y, [(self.title(planet), "bold cyan" if here else "bold")])
            pieces = self.pieces(planet, facts)
            spaced = [part for piece in pieces for part in (piece, (" ", ""))]
            canvas.write(x, y + 1, spaced)  # the space behind the last keeps the lanes away
        return Panel(canvas.text(), border_style="dim", padding=0, expand=False)

    def planet_list(self) -> Table:
        """Every planet, what is on it, and where its lanes lead: for screens too narrow for the map."""
        table = Table.grid(padding=(0, 1))
        planets = self.view["planets"]
        for planet, facts in planets.items():
            pieces = Text(" ").join(Text(sign, style=style) for sign, style in self.pieces(planet, facts))
            lanes = ", ".join(self.title(other) for other in facts["adjacent"])
            table.add_row(Text(self.title(planet), style="bold"), pieces, Text(lanes, style="dim"))
        return table

    def place(self, facts: dict[str, Any]) -> tuple[int, int]:
        return round(facts["x"] * (WIDTH - MARGIN) / 100), round(facts["y"] * (HEIGHT - 3) / 100)

    def pieces(self, planet: int, facts: dict[str, Any]) -> list[tuple[str, str]]:
        """Droids, blockades, tokens, villains and Jedi on a planet."""
        found = [("●" * facts["droids"], "red"), ("▣" * facts["blockades"], "bold red")]
        for token, (sign, style) in TOKEN_SIGNS.items():
            if self.view["tokens"][token] == planet:
                found.append((sign, style))
        for villain in self.view["villains"]:
            if villain["planet"] == planet:
                found.append((self.short(villain["villain"]), "bold white on red"))
        for jedi in self.view["jedi"]:
            if jedi["planet"] == planet:
                style = "bold black on cyan" if jedi["jedi"] == self.view["turn_of"] else "bold black on green"
                found.append((self.short(jedi["jedi"]), style))
        return [piece for piece in found if piece[0]]

    def short(self, piece: int) -> str:
        """A figure in few letters: of a villain the last name, of a Jedi the first one."""
        names = self.title(piece).split()
        villains = [villain["villain"] for villain in self.view["villains"]]
        return names[-1][:4] if piece in villains else names[0][:4]

    def legend(self) -> Text:
        return Text(self.say("legend"), style="dim")

    def missions(self) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for token, mission in self.view["slots"].items():
            if mission:
                facts = self.match.table.cards[mission]
                sign, style = TOKEN_SIGNS[token]
                needs = self.say("needs", number=self.view["attempts"][mission]["needs"], damage=facts.damage)
                symbols = Text(" ").join(Text(self.kind(symbol), style=TYPE_COLOURS[symbol]) for symbol in facts.symbols)
                planet = self.title(facts.planet)
                table.add_row(
                    Text(sign, style=style), Text(self.title(mission), style="bold"), Text(planet), Text(needs), symbols
                )
        return table

    def villains(self) -> RenderableType:
        """Every villain in use: where it is, and what it takes to remove it."""
        table = Table.grid(padding=(0, 2))
        for villain in self.view["villains"]:
            where = self.title(villain["planet"]) if villain["planet"] else self.say("off-the-board")
            health = self.say("health", number=villain["health"])
            table.add_row(Text(self.title(villain["villain"]), style="bold red"), Text(where), Text(health, style="dim"))
        return table

    def decks(self) -> RenderableType:
        """How many cards each deck has, and what lies in the discard piles that matter, the top one first (R16.1)."""
        zones = self.view["zones"]
        table = Table.grid(padding=(0, 2))
        for deck, discard in (("invasion_deck", "invasion_discard"), ("villain_deck", "villain_discard")):
            seen = ", ".join(self.title(card) for pile in zones[discard] for card in reversed(pile))
            table.add_row(self.pile(deck), Text(self.say("discarded", cards=seen or "–"), style="dim"))
        table.add_row(self.pile("mission_deck"), self.pile("squad_deck"))
        return table

    def pile(self, deck: str) -> Text:
        return Text(self.say("pile", pile=deck, number=sum(len(pile) for pile in self.view["zones"][deck])))

    def squads(self) -> RenderableType:
        """Every Jedi's squad."""
        table = Table.grid(padding=(0, 2))
        for jedi in self.view["jedi"]:
            style = "bold cyan" if jedi["jedi"] == self.view["turn_of"] else "bold"
            where = self.title(jedi["planet"]) if jedi["planet"] else ""
            table.add_row(Text(self.title(jedi["jedi"]), style=style), Text(where), self.squad(jedi["squad"]))
        return table

    def kind(self, kind: str) -> str:
        """A type of squad cards, in words."""
        return str(self.grammar.told("type", kind))

    def squad(self, cards: list[int]) -> Text:
        """Squad cards behind the names of their types, as colours alone do not tell everybody; exhausted ones in brackets."""
        line = Text()
        for kind, colour in TYPE_COLOURS.items():
            own = [card for card in cards if self.view["cards"][card]["type"] == kind]
            for place, card in enumerate(own):
                line.append(", " if place else f"{self.kind(kind)} ", style=colour)
                turned = self.view["cards"][card].get("exhausted", False)
                line.append(f"({self.title(card)})" if turned else self.title(card), style="dim" if turned else colour)
            line.append("   " if own else "")
        return line


class Galaxy:
    """The map where it fits on the screen, otherwise a list of the planets."""

    def __init__(self, drawing: GalaxyDrawing) -> None:
        self.drawing = drawing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawing.map() if options.max_width >= WIDTH + 2 else self.drawing.planet_list()


class Canvas:
    """A sheet of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, sign: str, style: str) -> None:
        if 0 <= y < len(self.cells) and 0 <= x < self.width:
            self.cells[y][x] = (sign, style)

    def write(self, x: int, y: int, parts: list[tuple[str, str]]) -> None:
        for part, style in parts:
            for sign in part:
                self.put(x, y, sign, style)
                x += 1

    def line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Dots from near the middle of one name to the other."""
        (x, y), (to_x, to_y) = start, end
        steps = max(abs(to_x - x) // 2, abs(to_y - y), 1)
        for step in range(1, steps):
            self.put(x + 3 + (to_x - x) * step // steps, y + (to_y - y) * step // steps, "·", "dim blue")

    def text(self) -> Text:
        """The sheet, without the empty lines above and below what is drawn."""
        drawn = [y for y, row in enumerate(self.cells) if any(sign != " " for sign, _ in row)]
        lines = []
        for row in self.cells[min(drawn) : max(drawn) + 1]:
            line = Text()
            for sign, style in row:
                line.append(sign, style=style)
            lines.append(line)
        return Text("\n").join(lines)
