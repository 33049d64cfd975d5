"""What breaks takes down itself and nothing else: damaged rows, a disk that is full."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from zeton.server.settings import DATABASE_FILE
from zeton.server.testing import Browser, Server, looks

Visit = Callable[[Server], Browser]
Launch = Callable[..., Server]
ME = {"who": "me", "deck": "jedi"}
BOT = {"who": "bot", "bot": "random", "deck": "sith"}

DAMAGE = {
    "a setup that is no JSON": "UPDATE tables SET setup = '{\"decks\": ' WHERE id = :table",
    "a setup of another kind": "UPDATE tables SET setup = '[1, 2]' WHERE id = :table",
    "a setup without its parts": "UPDATE tables SET setup = '{}' WHERE id = :table",
    "a game nobody knows": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "an outcome that is none": "UPDATE tables SET state = 'over', outcome = '7' WHERE id = :table",
    "a clock that is none": "UPDATE tables SET clock = '\"soon\"' WHERE id = :table",
    "no seats": 'DELETE FROM seats WHERE "table" = :table AND number = 1',
    "an auto-pass that is none": "UPDATE seats SET autopass = '5' WHERE \"table\" = :table",
    "a sealed answer that is none": 'UPDATE seats SET sealed = \'{"era": "x"}\' WHERE "table" = :table',
    "a choice that was none": "UPDATE choices SET verb = 'conjure' WHERE \"table\" = :table",
}


def damage(folder: Path, statement: str, **about: str) -> None:
    """Change a row by hand."""
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as database, database:
        assert database.execute(statement, about).rowcount, statement


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server whose tables leave the memory at once, and its folder."""
    folder = tmp_path_factory.mktemp("faults")
    running = Server(folder, idle="0.1").start()
    yield running, folder
    running.stop()


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_table_is_only_its_own(shared: tuple[Server, Path], visit: Visit, statement: str) -> None:
    running, folder = shared
    guest = visit(running)
    sound, broken = (guest.lay(ME, BOT, public=True) for _ in range(2))
    chair = guest.sit(broken)
    chair.choose(0)
    chair.close()
    guest.seats.clear()
    for _ in looks("nobody is there, and they leave the memory"):
        if not guest.get("/health")["tables"]:
            break
    damage(folder, statement, table=broken)
    answer = guest.sit(broken).receive()
    assert (answer["type"], answer["code"]) == ("refused", "impossible"), answer
    for over in (False, True):
        assert {table["id"] for table in guest.get("/api/tables/mine", over=over)} <= {sound, broken}
    assert sound in {table["id"] for table in guest.get("/api/tables/mine")}
    assert sound in {table["id"] for table in visit(running).get("/api/tables")}
    assert guest.http.get(f"/api/tables/{broken}").status_code in (200, 409)
    assert guest.http.get(f"/api/replays/{broken}").status_code == 409
    assert guest.http.get("/api/me/export").status_code == 200
    assert guest.sit(sound).choose(0)["type"] == "accepted"
    assert guest.http.post("/api/me/delete", json={}).status_code == 204, "and it can be removed"


def test_a_damaged_deck_is_only_its_own(shared: tuple[Server, Path], visit: Visit) -> None:
    running, folder = shared
    guest = visit(running)
    text = guest.get("/api/games")["games"][0]["decks"][0]["text"]
    decks = [guest.post("/api/decks", {"game": "star_wars_lcg", "name": name, "text": text}) for name in ("a", "b", "c")]
    damage(folder, "UPDATE decks SET data = '{\"cards' WHERE id = :deck", deck=decks[0]["id"])
    damage(folder, "UPDATE decks SET data = '[]' WHERE id = :deck", deck=decks[1]["id"])
    assert [deck["id"] for deck in guest.get("/api/decks")] == [decks[2]["id"]]
    assert guest.http.delete(f"/api/decks/{decks[0]['id']}").status_code == 204


def test_a_damaged_game_does_not_keep_the_others_from_being_counted(launch: Launch, visit: Visit, tmp_path: Path) -> None:
    first = launch()
    guest = visit(first)
    tables = [guest.lay(ME, BOT) for _ in range(2)]
    guest.sit(tables[1]).play(lambda _: 0, choices=15)
    first.stop()
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database, database:
        database.execute('UPDATE tables SET state = \'over\', outcome = \'{"winners": [0], "reason": "resigned"}\'')
        database.execute("UPDATE tables SET setup = 'x', changed = 0 WHERE id = ?", (tables[0],))
    again = launch()
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        for _ in looks("both are counted"):
            assert again.process is not None and again.process.poll() is None
            if database.execute("SELECT count(*) FROM counted_games").fetchone()[0] == 2:
                break
        assert database.execute("SELECT count(*) FROM card_results").fetchone()[0]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with little room, where this can be had."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if (
        os.geteuid()
        or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "none", folder], capture_output=True).returncode
    ):
        pytest.skip("only whoever may mount disks has a small one")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def test_a_full_disk_is_said_in_a_sentence_and_nothing_is_lost(launch: Launch, visit: Visit, small_disk: Path) -> None:
    running = launch(folder=small_disk)
    guest = visit(running)
    table = guest.lay(ME, BOT)
    chair = guest.sit(table)
    assert chair.choose(0)["type"] == "accepted"
    filler = small_disk / "filler"
    with filler.open("wb", buffering=0) as file, pytest.raises(OSError, match="No space"):
        while True:
            file.write(b"x" * 4096)
    for _ in range(300):  # what the database has reserved is used up first
        answer = httpx.get(f"http://{running.address}/api/me")
        refused = guest.http.post("/api/tables", json={"game": "star_wars_lcg", "seats": [ME, BOT]})
        if refused.status_code == 507:
            break
    assert refused.status_code == 507 and "no room" in refused.json()["text"], (answer.status_code, refused.text)
    filler.unlink()
    assert guest.sit(table).choose(0)["type"] == "accepted", "with room again it goes on"
