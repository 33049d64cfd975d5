"""A trial of servers, for tests and measurements: people play on and on while servers are killed, and nothing may be lost.

Every table is of a game that one can play alone, so all its choices are one person's, and it is known which of them were
acknowledged. Whoever is cut off connects anew, to any server, as browsers do. When he is back he must see what he saw before;
and in the end the record of the game must hold exactly the choices he made: those that were acknowledged, and of each that was
under way when the socket was cut, whether the table he came back to had it or not.

How long a fault lasts for a table is measured from the fault itself (``look``), not from when a browser notices: everybody asks
his table at once whether it is there, at the socket he has or at the next one, until it answers.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

import zeton
from zeton import Option
from zeton.server.testing import PATIENCE_AT_START, Browser, Server, Unexpected, attempts

SEAT = {"who": "me"}
TABLES_EACH = 100  # of one visitor
CUT = (OSError, TimeoutError, websockets.WebSocketException)
AWAY = (503, 507)
TOO_LATE = ("stale", "over")
UNTIL_OPEN = 15.0  # seconds: whoever gives up sooner, at a server that has much to do, gives it more to do
AGAIN = 0.2  # seconds until a browser connects anew
LOOKS = 1_000_000  # the numbers of messages that only ask whether the table is there begin here


class Wrong(Exception):
    """Something was lost, or done twice, or shown otherwise than before."""


def patiently(work: Callable[[], Any]) -> Any:
    """Ask a server that may be away just now, until it answers."""
    seen: list[Exception] = []
    for _ in attempts("the server answers", seen, PATIENCE_AT_START):
        try:
            found = work()
            break
        except (httpx.TransportError, Unexpected) as wrong:
            if isinstance(wrong, Unexpected) and wrong.status not in AWAY:
                raise
            seen.append(wrong)
            time.sleep(AGAIN)
    return found


class Player:
    """One person at one table, and everything he knows of it."""

    def __init__(self, trial: Trial, visitor: Browser, rng: random.Random) -> None:
        self.trial = trial
        self.servers = trial.servers
        self.visitor = visitor
        self.pace = trial.pace
        self.rng = rng
        self.table: str = patiently(lambda: visitor.lay(SEAT, game=trial.game, pause=0))
        self.made: list[Option] = []  # acknowledged, or found to be stored
        self.acknowledged = 0
        self.under_way: tuple[int, Option] | None = None  # the number of its question, and the choice
        self.doubtful: set[Option] = set()  # answers to the open question whose sockets were cut: one may yet be stored
        self.either: dict[int, set[Option]] = {}  # which of them may be stored, instead of what was made, by its place
        self.view: dict[str, Any] | None = None  # as it was last seen
        self.over = False
        self.socket: ClientConnection | None = None
        self.is_there = False  # whether he sees his table, as far as he knows
        self.back = trial.back
        self.looks = 0
        self.fault_at: float | None = None  # when that was after which he asks whether the table is there
        self.sent = 0
        self.playing = True  # else he sits and waits

    async def play(self) -> None:
        """Sit down, and again whenever the socket is cut."""
        while not self.over:
            server = self.rng.choice(self.servers)
            cookie = "; ".join(f"{name}={value}" for name, value in self.visitor.http.cookies.items())
            try:
                address = f"ws://{server.address}/ws/{self.table}?language=en"
                async with connect(
                    address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=UNTIL_OPEN
                ) as socket:
                    await self._sit(socket)
            except CUT:
                self.is_there = False
                await asyncio.sleep(AGAIN)

    async def _sit(self, socket: ClientConnection) -> None:
        self.socket, thinking, anew = socket, None, True
        try:
            await self._ask()
            while not self.over:
                frame = json.loads(await asyncio.wait_for(socket.recv(), 60))
                if frame["type"] == "state":
                    self._see(frame, anew)
                    anew = False
                    if thinking is not None and self.under_way is None:
                        thinking.cancel()
                    thinking = asyncio.create_task(self._choose(socket, frame))  # whoever thinks hears what is said meanwhile
                elif frame["type"] == "accepted":
                    self._heard(frame["id"])
                elif frame["type"] == "refused" and frame["id"] is not None and frame["code"] not in TOO_LATE:
                    raise Wrong(f"{self.table}: {frame}")
        finally:
            self.socket = None
            if thinking is not None:
                thinking.cancel()

    async def look(self, fault_at: float) -> None:
        """Ask the table, after a fault, whether it is there."""
        self.fault_at = fault_at
        self.looks += 1
        with suppress(*CUT):  # then the next socket is asked
            await self._ask()

    async def _ask(self) -> None:
        if self.socket is not None and self.fault_at is not None:
            await self.socket.send(json.dumps({"type": "ping", "id": LOOKS + self.looks}))

    def _heard(self, number: int) -> None:
        """A message was accepted: the choice, or the last question whether the table is there."""
        if number == self.sent:
            self.acknowledged += 1
            self.trial.choices += 1
            if self.under_way is None:  # the state has come before
                self.either.pop(len(self.made) - 1, None)
            else:
                self.doubtful.clear()
        elif number == LOOKS + self.looks and self.fault_at is not None:
            self.back.append(time.monotonic() - self.fault_at)
            self.fault_at = None

    def _see(self, frame: dict[str, Any], anew: bool) -> None:
        """A state of the table: what was under way is stored if the next question is asked.

        Else, if the socket is another one, it was lost with the server that died; unless only the server that carried it did,
        and the one that keeps the table is just storing it.
        """
        view, number = frame["view"], _number(frame["view"])
        if self.under_way is not None:
            asked, option = self.under_way
            stored = number is None or number > asked
            if stored:
                self._make(option)
            elif not anew:
                return  # told for another reason, before the choice was stored
            else:
                self.doubtful.add(option)
            if stored or anew:
                self.under_way = None
            if anew and not stored and view != self.view:
                raise Wrong(f"{self.table}: it stands otherwise than before, although nothing was stored")
        elif self.view is not None and view != self.view:
            if not self.doubtful or number == _number(self.view):
                raise Wrong(f"{self.table}: it stands otherwise than before")
            self._make(next(iter(self.doubtful)))
        self.is_there = True
        self.view, self.over = view, frame["outcome"] is not None

    def _make(self, option: Option) -> None:
        """The question has been answered; by this, or by what was in doubt."""
        if self.doubtful:
            self.either[len(self.made)] = self.doubtful
            self.doubtful = set()
        self.made.append(option)

    async def _choose(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        decision = frame["view"]["decision"]
        if decision is None or self.under_way is not None:
            return
        await asyncio.sleep(self.pace * self.rng.uniform(0.5, 1.5))
        while not self.playing:
            await asyncio.sleep(AGAIN)
        option = self.rng.choice(decision["options"])
        self.under_way = decision["number"], Option(*option)
        self.sent += 1
        message = {"id": self.sent, "table": self.table, "era": frame["era"], "decision": decision["number"], "option": option}
        with suppress(*CUT):  # whoever listens notices, too
            await socket.send(json.dumps({"type": "choose", **message}))

    def resign(self) -> None:
        """Give up."""
        chair = self.visitor.sit_again(self.table)
        assert chair.ask("resign")["type"] == "accepted"
        chair.close()

    def check(self) -> None:
        """Whether the record of the game, which is over, has exactly the choices that were made."""
        record = patiently(lambda: self.visitor.get(f"/api/tables/{self.table}/record"))
        stored = [step.chosen for step in zeton.steps(record) if step.decision is not None]
        for place, others in self.either.items():
            if place < len(stored) and stored[place] in others:
                self.made[place] = stored[place]
        if stored != self.made:
            raise Wrong(f"{self.table}: of {len(self.made)} choices the record has {len(stored)}, or others")
        if self.acknowledged > len(stored):
            raise Wrong(f"{self.table}: {self.acknowledged} choices were acknowledged, {len(stored)} are stored")


def _number(view: dict[str, Any]) -> int | None:
    """The number of the open question; None, when the game is over."""
    return None if view["decision"] is None else int(view["decision"]["number"])


class Trial:
    """Many people at many tables, on servers that come and go."""

    def __init__(self, servers: Sequence[Server], game: str, tables: int, pace: float, seed: int = 1) -> None:
        self.servers = servers
        self.game = game
        self.pace = pace
        self.rng = random.Random(seed)
        self.choices = 0  # that were acknowledged so far
        self.visitors: list[Browser] = []
        self.back: list[float] = []  # seconds from a fault until a table answered, for each fault and table
        self.players = [self._new_player(number) for number in range(tables)]
        self.tasks: dict[asyncio.Task[None], Player] = {}
        self.replacing: set[asyncio.Task[None]] = set()  # whoever's game is over: it is checked, and he lays another one
        self.checked = 0  # choices that were found in records

    def _new_player(self, number: int) -> Player:
        if number % TABLES_EACH == 0:
            self.visitors.append(Browser(self.servers[0]))
        return Player(self, self.visitors[-1], random.Random(self.rng.random()))

    def begin(self) -> None:
        """Everybody sits down."""
        for player in self.players:
            self._let_play(player)

    def _let_play(self, player: Player) -> None:
        self.tasks[asyncio.create_task(player.play())] = player

    async def served(self, timeout: float = 60) -> None:
        """Wait until everybody is at his table; whoever's game is over lays another one, for which nobody waits."""
        deadline = time.monotonic() + timeout
        while away := [player for player in self.players if not player.is_there]:
            self._look()
            if time.monotonic() > deadline:
                raise Wrong(f"{len(away)} tables are not served again, {away[0].table} for one")
            await asyncio.sleep(0.05)
        self._look()

    async def look(self, fault_at: float) -> None:
        """Right after a fault, everybody asks his table whether it is there."""
        await asyncio.gather(*(player.look(fault_at) for player in self.players))

    async def answered(self, timeout: float = 60) -> None:
        """Wait until every table has answered, whatever is still away."""
        deadline = time.monotonic() + timeout
        while waiting := [one for one in self.players if one.fault_at is not None and not one.over]:
            for task in self.tasks:
                if task.done():
                    task.result()
            if time.monotonic() > deadline:
                raise Wrong(f"{len(waiting)} tables do not answer, {waiting[0].table} for one")
            await asyncio.sleep(0.05)

    async def went_on(self, timeout: float = 60) -> None:
        """Wait until everybody has made another choice."""
        before = {player: len(player.made) for player in self.players}
        deadline = time.monotonic() + timeout
        while waiting := [one for one, made in before.items() if one in self.players and len(one.made) == made]:
            self._look()
            if time.monotonic() > deadline:
                raise Wrong(f"{len(waiting)} games do not go on, {waiting[0].table} for one")
            await asyncio.sleep(0.05)

    def _look(self) -> None:
        """What went wrong is said; games that are over are checked, beside everything else: it must not hold up a fault."""
        for task, player in list(self.tasks.items()):
            if task.done():
                task.result()
                del self.tasks[task]
                self.players.remove(player)
                self.replacing.add(asyncio.create_task(self._replace(player)))
        for replacing in [one for one in self.replacing if one.done()]:
            self.replacing.remove(replacing)
            replacing.result()

    async def _replace(self, player: Player) -> None:
        await self._check(player)
        another = await asyncio.to_thread(self._new_player, 1)
        self._let_play(another)
        while not another.is_there:
            await asyncio.sleep(AGAIN)
        self.players.append(another)

    async def _check(self, player: Player) -> None:
        await asyncio.to_thread(player.check)
        self.checked += len(player.made)

    async def end(self) -> None:
        """Everybody resigns, and every record is checked."""
        while self.replacing or any(task.done() for task in self.tasks) or any(one.playing for one in self.players):
            for player in self.players:
                player.playing = False
            self._look()
            await asyncio.sleep(0.05)
        await self.served()
        while any(player.under_way is not None and not player.over for player in self.players):
            await asyncio.sleep(0.05)
        for task in self.tasks:
            task.cancel()
        found = await asyncio.gather(*self.tasks, return_exceptions=True)
        for wrong in found:
            if isinstance(wrong, Wrong):
                raise wrong
        await asyncio.gather(*(self._resign(player) for player in self.players))
        for visitor in self.visitors:
            visitor.close()

    async def _resign(self, player: Player) -> None:
        if not player.over:
            await asyncio.to_thread(player.resign)
        await self._check(player)
