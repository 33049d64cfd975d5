"""The lobby: laying a table, taking a seat, finding tables to play or to watch."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

import zeton
from zeton import Game, Match
from zeton.bots import LEVELS
from zeton.kernel import pools
from zeton.kernel.duel import check_deck, check_options
from zeton.kernel.pools import FORMAT, POOL
from zeton.server import requests
from zeton.server.errors import Refused
from zeton.server.hall import Hall
from zeton.server.laying import new_table
from zeton.server.seats import seat_name
from zeton.server.shelf import file_content
from zeton.server.storage.damage import sound
from zeton.server.storage.models import BOT, CANCELLED, HUMAN, INVITED, PLAYING, WAITING, SeatRow, TableRow, Visitor
from zeton.server.storage.store import Store, new_id
from zeton.server.visitors import find_visitor, need_visitor
from zeton.server.web import PLAIN, problems

POSITION = "position"
LONGEST_PAUSE = 10.0

DeckId = Annotated[str, msgspec.Meta(max_length=80, pattern=PLAIN)]


class SeatWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit there and with which deck: a starter deck's id or an own deck's. An invited player may bring one."""

    who: Literal["me", "bot", "invited"]
    deck: DeckId | None = None
    bot: Annotated[str, msgspec.Meta(max_length=80, pattern=PLAIN)] | None = None


class ClockWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each player's whole game, and seconds added after each choice."""

    total: Annotated[float, msgspec.Meta(ge=1, le=86_400)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0.0


class TableWish(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table. ``public``: listed, open to spectators, and its free seats to anybody.

    ``pause``: the seconds for which an answer may be hidden, 0 to 10; without it, the server's own.
    ``position``: where the game begins (docs/positions.md), instead of decks and options.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | float | bool | list[str] | dict[str, Any] | None] = {}
    public: bool = False
    clock: ClockWish | None = None
    pause: float | None = None
    position: dict[str, Any] | None = None


class Joining(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Taking a free seat: with the invitation of the link (not needed at a public table), and a deck if it has none."""

    invitation: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    deck: DeckId | None = None


class SeatInfo(msgspec.Struct, kw_only=True):
    """A seat of a table. The host sees the invitation; ``needs_deck``: who joins brings a deck.

    ``deck`` and ``side``: what is played there, told while the table waits for its players.
    """

    number: int
    kind: str
    name: str
    bot: str | None
    me: bool
    invitation: str | None
    needs_deck: bool
    deck: str | None = None
    side: str | None = None


class TableInfo(msgspec.Struct, kw_only=True):
    """A table in a list. ``task``: what is to be learned or solved there (``lesson``, ``puzzle/…``). ``pool`` and ``format``:
    what its decks must keep to; null for a game without such."""

    id: str
    game: str
    title: str
    state: str
    public: bool
    seats: list[SeatInfo]
    clock: dict[str, float] | None
    pause: float
    outcome: dict[str, Any] | None
    next: str | None
    created: float
    changed: float
    task: str | None
    pool: str | None
    format: str | None


class Report(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What went wrong, in the player's words."""

    text: Annotated[str, msgspec.Meta(max_length=5000, pattern=r"^[^\x00]*$")] = ""


class Reported(msgspec.Struct, kw_only=True):
    """The number to ask about a report by."""

    id: str


async def table_infos(store: Store, tables: list[tuple[TableRow, list[SeatRow]]], visitor: Visitor | None) -> list[TableInfo]:
    """Tables as a visitor may see them in a list."""
    me = visitor.id if visitor is not None else None
    people = {seat.visitor for _, seats in tables for seat in seats if seat.visitor}
    names = await store.names(sorted(people))
    return list(sound(tables, lambda one: _table_info(*one, names, me), lambda one: f"table {one[0].id}"))


def _table_info(row: TableRow, seats: list[SeatRow], names: dict[str, str], me: str | None) -> TableInfo:
    decks = row.setup.get("decks") if row.state == WAITING else None
    infos = [_seat_info(row, seat, names, me, decks[seat.number] if decks is not None else ...) for seat in seats]
    return TableInfo(
        id=row.id,
        game=row.game,
        title=zeton.game(row.game).title,
        state=row.state,
        public=row.public,
        seats=infos,
        clock=row.clock,
        pause=row.pause,
        outcome=row.outcome,
        next=row.next,
        created=row.created,
        changed=row.changed,
        task=row.task,
        **_keeps_to(row),
    )


def _keeps_to(row: TableRow) -> dict[str, str | None]:
    """The pool and the format of a table; one laid before there were any, or at a position, has those that allow everything."""
    game, chosen = zeton.game(row.game), row.setup.get("options", {})
    if POOL not in game.options:
        return {POOL: None, FORMAT: None}
    return pools.checked(f"zeton.games.{row.game}", {name: chosen.get(name, game.options[name]) for name in (POOL, FORMAT)})


def _seat_info(row: TableRow, seat: SeatRow, names: dict[str, str], me: str | None, deck: Any) -> SeatInfo:
    """A seat as a visitor may see it; ``deck``: of the plan, ``...`` where none is told."""
    played = None if deck is None or deck is ... else zeton.game(row.game).deck(deck)
    return SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat_name(seat, names),
        bot=seat.bot,
        me=me is not None and seat.visitor == me,
        invitation=seat.invitation if seat.kind == INVITED and me is not None and row.host == me else None,
        needs_deck=deck is None and seat.kind == INVITED and bool(zeton.game(row.game).decks),
        deck=getattr(played, "name", None),
        side=getattr(played, "side", None),
    )


async def find_deck(store: Store, visitor: str, game: str, deck: str | None) -> Any:
    """A deck for a plan: a starter deck's id, or the data of an own deck."""
    if deck is None or deck in zeton.game(game).decks:
        return deck
    own = await store.shelf.one(visitor, deck)
    if own.game != game:
        raise Refused("impossible", "other-game", deck=own.name)
    return own.data


async def _plan(data: TableWish, store: Store, visitor: str) -> dict[str, Any]:
    """What a table is to begin from: decks and options, or a position."""
    game = zeton.game(data.game)
    if data.position is not None:
        return {POSITION: _position(game, data)}
    decks = [await find_deck(store, visitor, data.game, wish.deck) for wish in data.seats]
    return {"decks": decks, "seats": len(data.seats), "options": _options(game, data.options)}


def _position(game: Game, data: TableWish) -> dict[str, Any]:
    """The position of a wish, if it is all that the game is to begin from."""
    assert data.position is not None
    if data.options or any(wish.deck is not None for wish in data.seats):
        raise Refused("impossible", "position-only")
    for name in game.files & set(data.position):
        file_content(name, data.position[name])
    seats = zeton.position(game.id, data.position).seats
    if seats != len(data.seats):
        raise Refused("impossible", "position-seats", seats=seats)
    return data.position


def _lacks_a_deck(plan: dict[str, Any]) -> bool:
    """Whether somebody is still to bring the deck that others have already."""
    decks = plan.get("decks", ())
    return any(deck is None for deck in decks) and any(deck is not None for deck in decks)


def _check_decks(game: Game, plan: dict[str, Any]) -> None:
    """That the decks which are there may be played at the table, whatever the others bring."""
    options = check_options(game, plan["options"])
    for deck in plan["decks"]:
        if deck is not None:
            check_deck(game, game.deck(deck), game.allowed(options[POOL], options[FORMAT]))


def planned(game: str, plan: dict[str, Any], seed: int) -> Match:
    """The match of a plan; a ZetonError says what is wrong with it."""
    if POSITION in plan:
        return zeton.position(game, plan[POSITION], seed=seed)
    decks = plan["decks"]
    given = tuple(decks) if any(deck is not None for deck in decks) else None
    return zeton.new(game, given, seats=plan["seats"], seed=seed, **plan["options"])


@post("/api/tables", summary="Lay a table", responses=problems(401, 404), tags=["lobby"])
async def lay_table(
    request: Request[Any, Any, Any], data: JSONBody[TableWish], store: NamedDependency[Store], hall: NamedDependency[Hall]
) -> TableInfo:
    """Lay a table. With nobody to wait for, the game begins at once."""
    visitor = await need_visitor(request, store)
    if data.game not in zeton.games():
        raise Refused("unknown", "no-game", game=data.game)
    _check_seats(data)
    plan = await _plan(data, store, visitor.id)
    waiting = any(wish.who == "invited" for wish in data.seats)
    seed = hall.new_seed()
    if waiting and _lacks_a_deck(plan):
        _check_decks(zeton.game(data.game), plan)
    else:
        setup = planned(data.game, plan, seed).setup
        assert setup is not None
        plan = plan if waiting else dict(setup)
    row = _row(data, visitor.id, plan, seed, hall, WAITING if waiting else PLAYING)
    seats = [_seat(row.id, number, wish, visitor.id) for number, wish in enumerate(data.seats)]
    await hall.lay(row, seats)
    return (await table_infos(store, [(row, seats)], visitor))[0]


def _check_seats(data: TableWish) -> None:
    if sum(wish.who == "me" for wish in data.seats) > 1:
        raise Refused("impossible", "one-seat-only")
    for wish in data.seats:
        if (wish.who == "bot") != (wish.bot is not None):
            raise Refused("impossible", "bot-seat")
        if wish.bot is not None:
            check_bot(wish.bot)


def _options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game from a wish: text is read as people write it; a file is sent itself, not by a path."""
    options = {}
    for name, value in given.items():
        if name not in game.options:
            raise Refused("impossible", "no-such-option", option=name, options=", ".join(sorted(game.options)))
        if name in game.files:
            options[name] = file_content(name, value)
        else:
            options[name] = game.read_option(name, value) if isinstance(value, str) else value
    return options


def check_bot(spec: str) -> None:
    """Visitors choose among the levels only: other specs may name files of this machine, or think for hours."""
    if spec not in LEVELS:
        raise Refused("impossible", "no-bot", bot=spec, bots=", ".join(LEVELS))


def _row(data: TableWish, host: str, plan: dict[str, Any], seed: int, hall: Hall, state: str) -> TableRow:
    clock = None if data.clock is None else {"total": data.clock.total, "increment": data.clock.increment}
    pause = hall.settings.pause if data.pause is None else min(max(data.pause, 0.0), LONGEST_PAUSE)
    return new_table(data.game, plan, seed, host=host, pause=pause, state=state, public=data.public, clock=clock)


def _seat(table: str, number: int, wish: SeatWish, visitor: str) -> SeatRow:
    kind = {"me": HUMAN, "bot": BOT, "invited": INVITED}[wish.who]
    return SeatRow(
        table=table,
        number=number,
        kind=kind,
        visitor=visitor if kind == HUMAN else None,
        bot=wish.bot,
        invitation=new_id() if kind == INVITED else None,
        left=None,
        autopass={},
    )


@get("/api/tables", summary="Open tables", responses=problems(), tags=["lobby"])
async def open_tables(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> list[TableInfo]:
    """Public tables to watch or to join, the liveliest first."""
    return await table_infos(store, await store.listed(), await find_visitor(request, store))


@get("/api/tables/mine", summary="My tables", responses=problems(401), tags=["lobby"])
async def my_tables(
    request: Request[Any, Any, Any], store: NamedDependency[Store], over: FromQuery[bool] = False
) -> list[TableInfo]:
    """The visitor's unfinished tables, or the finished ones."""
    visitor = await need_visitor(request, store)
    return await table_infos(store, await store.tables_of(visitor.id, over), visitor)


@get("/api/tables/{table:str}", summary="One table", responses=problems(404), tags=["lobby"])
async def one_table(request: Request[Any, Any, Any], table: FromPath[str], store: NamedDependency[Store]) -> TableInfo:
    """A table by its id."""
    stored = await store.table(table)
    found = await table_infos(store, [(stored.row, stored.seats)], await find_visitor(request, store))
    if not found:
        raise Refused("impossible", "damaged-table")
    return found[0]


@post("/api/tables/{table:str}/join", summary="Take a seat", responses=problems(401, 404, 409), tags=["lobby"])
async def join_table(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Joining],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> TableInfo:
    """Take a free seat; with the last one taken the game begins."""
    visitor = await need_visitor(request, store)
    room = await hall.room(table)
    async with room.lock:
        stored = await store.table(table)
        seat = _free_seat(stored.row, stored.seats, visitor.id, data.invitation)
        plan = dict(stored.row.setup)
        if "decks" in plan and plan["decks"][seat.number] is None:
            plan["decks"] = list(plan["decks"])
            plan["decks"][seat.number] = await find_deck(store, visitor.id, stored.row.game, data.deck)
        left = [s for s in stored.seats if s.kind == INVITED and s is not seat]
        match = None if left else planned(stored.row.game, plan, stored.row.seed)
        now = time.time()
        setup = plan if match is None else dict(match.setup or {})
        rules = zeton.game(stored.row.game).version  # those it begins with, not those it was laid with
        columns = {"rules": rules, "setup": setup, "asked_at": now, "changed": now}
        state = WAITING if match is None else PLAYING
        await store.take_seat(room.lease, seat.number, visitor.id, state=state, **columns)
        room.sit(seat.number, visitor.id, visitor.name)
        room.row.rules, room.row.setup = rules, setup
        if match is not None:
            room.begin(match, setup, now)
            room.ask()
        room.tell_presence()
    return await one_table.fn(request, table, store)  # type: ignore[no-any-return]


def _free_seat(row: TableRow, seats: list[SeatRow], visitor: str, invitation: str | None) -> SeatRow:
    if any(seat.visitor == visitor for seat in seats):
        raise Refused("taken", "already-seated")
    free = [seat for seat in seats if seat.kind == INVITED]
    if row.state != WAITING or not free:
        raise Refused("taken", "no-free-seat")
    if invitation is None and row.public:
        return free[0]
    found = next((seat for seat in free if seat.invitation == invitation), None)
    if found is None:
        raise Refused("foreign", "no-invitation")
    return found


@post("/api/tables/{table:str}/cancel", summary="Cancel", responses=problems(401, 404, 409), tags=["lobby"])
async def cancel_table(
    request: Request[Any, Any, Any], table: FromPath[str], store: NamedDependency[Store], hall: NamedDependency[Hall]
) -> TableInfo:
    """Put a table away that still waits for its players."""
    visitor = await need_visitor(request, store)
    room = await hall.room(table)
    async with room.lock:
        if room.row.host != visitor.id:
            raise Refused("foreign", "not-the-host")
        if room.state != WAITING:
            raise Refused("taken", "begun")
        ended = {"winners": [], "reason": CANCELLED}
        await store.end(room.lease, None, outcome=ended, changed=time.time())
    hall.forget(room)
    return await one_table.fn(request, table, store)  # type: ignore[no-any-return]


@post("/api/tables/{table:str}/report", summary="Report a bug", responses=problems(401, 404), tags=["lobby"])
async def report_bug(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Report],
    store: NamedDependency[Store],
    hall: NamedDependency[Hall],
) -> Reported:
    """Keep the record of the table and the versions with what the player says. A running game's record stays here."""
    visitor = await need_visitor(request, store)
    room = await hall.room(table)
    if room.seat_of(visitor.id) is None and not room.row.public and room.ended is None:
        raise Refused("foreign", "seat-needed")
    return Reported(id=await store.add_report(table, visitor.id, data.text, requests.packed(room)))


ROUTES = [lay_table, open_tables, my_tables, one_table, join_table, cancel_table, report_bug]
