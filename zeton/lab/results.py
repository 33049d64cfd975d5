"""The results of a simulation on disk: a journal while it runs, one line for each game; a Parquet file when it is done.

A simulation that was stopped goes on from its journal, and one that is done from its file, where more games are wanted. Both
say which simulation they are of, so that two are never mixed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

from zeton.kernel.errors import NO_JSON, BadSetup, ZetonError, failure
from zeton.kernel.folders import is_there
from zeton.lab.packages import needed
from zeton.lab.simulation import Plan, Row

ENDING = ".parquet"
AS_JSON = frozenset(("options", "record"))  # columns that hold JSON
PLAN = "zeton.plan"  # the entry of the file's metadata that says which simulation it is


class Results:
    """What a simulation has come to so far, and the files it is kept in."""

    def __init__(self, planned: Plan, file: Path) -> None:
        if file.suffix != ENDING:
            raise BadSetup("no-parquet", file=file, ending=ENDING)
        needed("polars")  # asked for before hours of games, not after
        self.plan, self.file = planned, file
        self.journal = file.with_name(file.name + ".jsonl")
        self.rows: dict[int, Row] = {}
        self._line: IO[str] | None = None

    def begin(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        for row in (*self._in_file(), *self._in_journal()):
            self.rows[row["number"]] = row
        self._open()
        return [number for number in range(len(self.plan)) if number not in self.rows]

    def add(self, row: Row) -> None:
        """Note a game as soon as it is over."""
        assert self._line is not None
        self.rows[row["number"]] = row
        self._line.write(_line(row))
        self._line.flush()

    def close(self) -> None:
        """Stop here; the journal stays."""
        if self._line is not None:
            self._line.close()

    def finish(self) -> None:
        """Write the Parquet file, in the order of the games' numbers; the journal is no longer needed."""
        self.close()
        rows = [self.rows[number] for number in sorted(self.rows)]
        identity = self.plan.identity()
        _write(
            self.file, lambda file: as_frame(rows).write_parquet(file, metadata={PLAN: json.dumps(identity, sort_keys=True)})
        )
        self.journal.unlink()

    # ── what is there already ────────────────────────────────────────────────────────────────────────────────────

    def _in_file(self) -> list[Row]:
        if not is_there(self.file):
            return []
        polars = needed("polars")
        try:
            of = polars.read_parquet_metadata(self.file).get(PLAN, "null")
            frame = polars.read_parquet(self.file)
        except (OSError, polars.exceptions.PolarsError):
            raise BadSetup("no-results", file=self.file) from None
        self._check(json.loads(of), self.file)
        return rows_of(frame)

    def _in_journal(self) -> list[Row]:
        """The games of a journal; a line that was cut off when the power failed is no game."""
        if not is_there(self.journal):
            return []
        try:
            lines = self.journal.read_text(encoding="utf-8").splitlines(keepends=True)
            whole = [json.loads(line) for line in lines if line.endswith("\n")]
        except (*NO_JSON, OSError):
            raise BadSetup("no-results", file=self.journal) from None
        if not whole:
            return []
        self._check(whole[0], self.journal)
        return whole[1:]

    def _check(self, of: Any, file: Path) -> None:
        """That a file is of this simulation."""
        wanted = json.loads(json.dumps(self.plan.identity()))
        if of != wanted:
            differ = sorted(key for key in wanted if not isinstance(of, dict) or of.get(key) != wanted[key])
            raise BadSetup("other-simulation", file=file, differ=tuple(differ))

    def _open(self) -> None:
        """Write what is known to a new journal, so that no half line is left in it, and keep it open."""

        def written(file: Path) -> None:
            known = (self.rows[number] for number in sorted(self.rows))
            file.write_text("".join(map(_line, (self.plan.identity(), *known))), encoding="utf-8")

        _write(self.journal, written)
        self._line = self.journal.open("a", encoding="utf-8")


def _line(item: Row) -> str:
    return json.dumps(item, ensure_ascii=False) + "\n"


def _write(file: Path, write: Any) -> None:
    """Write a file beside where it belongs, then put it there: nobody ever finds half of it."""
    beside = file.with_name(file.name + ".new")
    try:
        write(beside)
        beside.replace(file)
    except OSError as wrong:
        raise ZetonError("cannot-write", file=file, why=failure(wrong)) from None


# ── frames ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def as_frame(rows: Iterable[Row]) -> Any:
    """Games as a table of polars; a record is the JSON it is."""
    polars = needed("polars")
    kinds = {
        "number": polars.Int64,
        "game": polars.String,
        "rules": polars.String,
        "bots": polars.List(polars.String),
        "decks": polars.List(polars.String),
        "options": polars.String,
        "roles": polars.List(polars.String),
        "seed": polars.Int64,
        "winners": polars.List(polars.Int64),
        "reason": polars.String,
        "decisions": polars.List(polars.Int64),
        "choices": polars.Int64,
        "digest": polars.String,
    }
    rows = [_flat(row) for row in rows]
    if any("record" in row for row in rows):
        kinds["record"] = polars.String
    return polars.DataFrame(rows, schema=kinds)


def _flat(row: Row) -> Row:
    return {key: json.dumps(value, separators=(",", ":")) if key in AS_JSON else value for key, value in row.items()}


def rows_of(frame: Any) -> list[Row]:
    """The games of such a table."""
    return [{key: json.loads(value) if key in AS_JSON else value for key, value in row.items()} for row in frame.to_dicts()]


def read(file: Path) -> list[Row]:
    """The games in a file of results; BadSetup, if it is none."""
    polars = needed("polars")
    try:
        is_of_a_simulation = PLAN in polars.read_parquet_metadata(file)
        found = rows_of(polars.read_parquet(file)) if is_of_a_simulation else []
    except (OSError, polars.exceptions.PolarsError):
        found = []
    if not found:
        raise BadSetup("no-results", file=file)
    return found
