"""Running a server: whether it lives and can be asked, what it measures, what it writes down, and ``zeton admin`` meanwhile."""

from __future__ import annotations

import gzip
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from zeton.server.settings import Settings
from zeton.server.storage.ids import new_id
from zeton.server.testing import PATIENCE, Browser, Server

Visit = Callable[[Server], Browser]
Launch = Callable[..., Server]
ME = {"who": "me", "deck": "jedi"}
BOT = {"who": "bot", "bot": "random", "deck": "sith"}


def admin(server: Server, *words: str, status: int = 0) -> str:
    """``zeton admin``, beside a running server."""
    command = [sys.executable, "-m", "zeton.cli", "admin", *words, "--language", "en"]
    done = subprocess.run(command, env=server.environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


def measured(server: Server) -> dict[str, float]:
    """What Prometheus would read, summed over labels."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(httpx.get(f"http://{server.address}/metrics").text):
        for sample in family.samples:
            found[sample.name] = found.get(sample.name, 0.0) + sample.value
    return found


# ── asked by machines ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_server_says_whether_it_lives_and_can_be_asked(server: Server) -> None:
    assert httpx.get(f"http://{server.address}/health").json()["version"]
    assert httpx.get(f"http://{server.address}/ready").json() == {"ready": True}


def test_a_server_that_is_about_to_end_says_so_and_still_answers(launch: Launch) -> None:
    """Whoever sends visitors has time to send them elsewhere."""
    running = launch(drain="60")
    assert running.process is not None
    running.process.terminate()
    deadline = time.monotonic() + PATIENCE
    while httpx.get(f"http://{running.address}/ready").status_code != 503:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert httpx.get(f"http://{running.address}/health").status_code == 200
    running.process.send_signal(signal.SIGINT)  # once more: at once
    running.kill()


def test_what_is_measured(launch: Launch, visit: Visit) -> None:
    running = launch()
    guest = visit(running)
    chair = guest.sit(guest.lay(ME, BOT))
    for _ in range(3):
        assert chair.choose(0)["type"] == "accepted"
    found = measured(running)
    assert found["zeton_tables"] == 1 and found["zeton_sockets"] == 1 and found["zeton_thoughts_waiting"] >= 0
    assert found["zeton_choices_total"] >= 3 and found["zeton_choice_seconds_count"] >= 3
    assert found["zeton_bot_seconds_count"] >= 1 and found["zeton_requests_total"] >= 2


def test_what_is_measured_is_not_for_strangers(launch: Launch) -> None:
    running = launch(metrics_from="192.0.2.0/24", trusted_proxies="127.0.0.1")
    address = f"http://{running.address}/metrics"
    assert httpx.get(address).status_code == 404
    assert httpx.get(address, headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200


# ── written down ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_log_is_json_without_secrets_and_hands(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as written:
        running = Server(tmp_path / "data", log="json", log_level="debug").start(stderr=written)
        with closing(Browser(running)) as guest:
            guest.me()
            guest.post("/api/register", {"login": "careful", "password": "a quiet word"})
            table = guest.lay(ME, {"who": "invited", "deck": "sith"})
            invitation = guest.get(f"/api/tables/{table}")["seats"][1]["invitation"]
            with closing(Browser(running)) as friend:
                friend.me()
                friend.post(f"/api/tables/{table}/join?x={invitation}", {"invitation": invitation})
            chair = guest.sit(table)
            chair.ask("chat", text="between us")
            assert chair.state is not None, "the hand has gone over the wire"
            secret = guest.http.cookies["zeton"]
        running.stop()
    text = log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line.get("route") == "/api/tables/{table}/join" and line["status"] == 201 for line in lines)
    for hidden in (secret, "a quiet word", "between us", invitation, "careful"):
        assert hidden not in text, hidden
    assert "view" not in text and "TEXT" not in text


def test_traces_go_where_they_are_asked_for(tmp_path: Path) -> None:
    got: SimpleQueue[bytes] = SimpleQueue()

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Collector) as collector:
        Thread(target=collector.serve_forever, daemon=True).start()
        where = f"http://127.0.0.1:{collector.server_port}/v1/traces"
        running = Server(tmp_path, traces=where)
        running.environment["OTEL_BSP_SCHEDULE_DELAY"] = "100"
        running.start()
        httpx.get(f"http://{running.address}/api/me?secret=word")
        seen = b""
        while b"/api/me" not in seen:
            seen = got.get(timeout=PATIENCE)
        assert b"zeton" in seen and b"secret" not in seen
        running.stop()
        collector.shutdown()


# ── looked after ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_and_what_is_there(launch: Launch, visit: Visit, database: str) -> None:
    running = launch(database)
    guest = visit(running)
    table = guest.lay(ME, BOT)
    said = admin(running, "status")
    assert table in said and "Guests" in said and guest.me()["name"] in said


def test_an_id_is_never_taken_for_an_option() -> None:
    assert all(new_id()[0].isalpha() for _ in range(1000))


def test_a_table_is_ended_from_outside(launch: Launch, visit: Visit, database: str) -> None:
    running = launch(database)
    guest = visit(running)
    table = guest.lay(ME, BOT)
    chair = guest.sit(table)
    chair.asked()
    assert "has ended" in admin(running, "end", table)
    assert chair.is_cut()
    again = guest.sit(table)
    state = again.next("state")
    assert state["outcome"]["reason"] == "closed" and "those who run the server" in state["outcome"]["text"]
    assert "is over already" in admin(running, "end", table, status=2)
    assert "There is no table" in admin(running, "end", "nowhere", status=2)


def test_who_is_banned_is_not_served(launch: Launch, visit: Visit, database: str) -> None:
    running = launch(database)
    rude = visit(running)
    account = {"login": "rude.one", "password": "a quiet word"}
    rude.post("/api/register", account)
    chair = rude.sit(rude.lay(ME, BOT))
    chair.asked()
    admin(running, "ban", "rude.one", "--why", "rude")
    assert chair.is_cut()
    assert rude.post("/api/login", account, 403)["code"] == "foreign"
    assert "rude" in admin(running, "bans")
    admin(running, "unban", "rude.one")
    rude.post("/api/login", account, 200)
    assert "is not banned" in admin(running, "unban", "rude.one", status=2)
    assert "neither a login" in admin(running, "ban", "nobody.here", status=2)
    admin(running, "ban", "127.0.0.0/8")
    deadline = time.monotonic() + PATIENCE
    while rude.http.get("/api/me").status_code != 403:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert rude.http.get("/health").status_code == 200, "machines still know that it lives"


def test_a_backup_is_taken_and_put_back_while_the_server_runs(
    launch: Launch, visit: Visit, database: str, tmp_path: Path
) -> None:
    running = launch(database)
    guest = visit(running)
    table = guest.lay(ME, BOT)
    chair = guest.sit(table)
    chair.ask("chat", text="before")
    before = guest.get("/api/tables/mine")[0]
    file = tmp_path / "backup.gz"
    assert "rows are written" in admin(running, "backup", str(file))
    assert oct(file.stat().st_mode & 0o777) == oct(0o600)
    assert "cannot be written" in admin(running, "backup", str(file), status=2), "nothing is written over"
    for _ in range(3):
        chair.choose(0)
    chair.ask("chat", text="after")
    stranger = visit(running)
    assert "--replace-everything" in admin(running, "restore", str(file), status=2)
    admin(running, "restore", str(file), "--replace-everything")
    assert chair.is_cut()
    again = guest.sit(table)
    assert [said["text"] for said in again.next("hello")["chat"]] == ["before"]
    assert guest.get("/api/tables/mine")[0]["created"] == before["created"]
    assert again.choose(0)["type"] == "accepted" and again.ask("chat", text="on")["type"] == "accepted"
    assert stranger.http.get("/api/tables/mine").status_code == 401, "who came later is not there any more"


def test_a_backup_moves_from_a_file_to_a_database_server(
    launch: Launch, visit: Visit, postgres: Callable[[], str], tmp_path: Path
) -> None:
    small = launch(folder=tmp_path / "small")
    guest = visit(small)
    table = guest.lay(ME, BOT)
    guest.sit(table).choose(0)
    admin(small, "backup", str(tmp_path / "backup.gz"))
    key = (tmp_path / "small" / "signing.key").read_text()
    large = launch(postgres(), folder=tmp_path / "large", key=key)
    admin(large, "restore", str(tmp_path / "backup.gz"), "--replace-everything")
    moved = Browser(large)
    moved.http.cookies.set("zeton", guest.http.cookies["zeton"])
    assert moved.me() == guest.me()
    assert moved.sit(table).choose(0)["type"] == "accepted"
    moved.close()


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"format": "other"}\n'])
def test_what_is_no_backup_changes_nothing(serving: Launch, visit: Visit, tmp_path: Path, content: bytes) -> None:
    running = serving()
    guest = visit(running)
    for file, written in ((tmp_path / "a", content), (tmp_path / "b", gzip.compress(content))):
        file.write_bytes(written)
        assert "is not a backup" in admin(running, "restore", str(file), "--replace-everything", status=2)
    assert guest.me()["id"]


def test_every_setting_is_documented() -> None:
    told = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    missing = [field.name for field in msgspec.structs.fields(Settings) if f"| `{field.name}` |" not in told]
    assert not missing


def test_the_files_for_containers_name_settings_that_exist() -> None:
    """A misspelt variable would be refused at the start, in a container nobody looks into."""
    folder = Path(__file__).parents[2] / "deploy"
    known = {f"ZETON_{field.name.upper()}" for field in msgspec.structs.fields(Settings)} | {"ZETON_SETTINGS"}
    named = {name for file in folder.iterdir() if file.is_file() for name in re.findall(r"ZETON_[A-Z_]+", file.read_text())}
    assert named and named <= known, named - known


def test_an_image_is_given_everything_it_is_built_from() -> None:
    """No image can be built where there is no registry: what its wheel needs beside the sources is held to be copied."""
    root = Path(__file__).parents[2]
    lines = (root / "deploy" / "Containerfile").read_text().splitlines()
    copied = {name for line in lines if line.startswith("COPY ") and "--from" not in line for name in line.split()[1:-1]}
    assert all((root / name).exists() for name in copied)
    assert {"pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "zeton/", "requirements/play.txt", "web/"} <= copied
