"""The server speaks the language of its visitor, and what it sends is small and kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import zeton.server
from zeton.kernel import words
from zeton.server.languages import accepted_language
from zeton.server.testing import Browser, Server
from zeton.server.web import page

NO_TABLE = {language: words.say("refused-no-table", language, words.COMMON) for language in words.languages()}


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("en;q=0.3, pl;q=0.7", "pl"),
        ("xx, hu;q=0.1", "hu"),
        ("pl;q=0, hu", "hu"),
        ("pl;q=nonsense, hu;q=0.2", "hu"),
        ("*", "en"),
    ],
)
def test_the_best_language_that_is_accepted_is_spoken(header: str, language: str) -> None:
    assert accepted_language(header) == language


@pytest.mark.parametrize("language", words.languages())
def test_every_refusal_is_said_in_the_visitors_language(
    server: Server, visit: Callable[[Server], Browser], language: str
) -> None:
    guest = visit(server)
    guest.http.headers["accept-language"] = language
    guest.me()
    assert guest.get("/api/tables/none", status=404)["text"] == NO_TABLE[language]
    for path, status in (("/api/nothing", 404), ("/api/games/chess/cards", 404), ("/api/replays/none", 404)):
        answer = guest.http.get(path)
        assert answer.status_code == status and answer.headers["content-language"] == language
    missing = words.say("invalid-missing", language, words.COMMON, name="password")
    assert missing in guest.post("/api/login", {"login": "somebody"}, status=400)["text"]


@pytest.mark.parametrize("language", words.languages())
def test_what_is_wrong_with_a_deck_is_said_in_the_visitors_language(
    server: Server, visit: Callable[[Server], Browser], language: str
) -> None:
    guest = visit(server)
    guest.http.headers["accept-language"] = language
    guest.me()
    deck = guest.post("/api/decks", {"game": "star_wars_lcg", "name": "Too small", "text": "Too small\nJedi\n7\n"})
    assert deck["problems"] and deck["problems"] == guest.get("/api/decks", language=language)[0]["problems"]


def test_every_refusal_of_the_server_has_its_message() -> None:
    folder = Path(zeton.server.__file__).parent
    keys = {
        key
        for file in folder.rglob("*.py")
        for key in re.findall(r'Refused\(\s*"[a-z-]+",\s*"([^"]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(keys) > 40
    for language in words.languages():
        missing = [key for key in sorted(keys) if not words.has_message(f"refused-{key}", language, words.COMMON)]
        assert not missing, language


def test_what_is_said_is_compressed_for_whoever_can_read_it(server: Server, visit: Callable[[Server], Browser]) -> None:
    guest = visit(server)
    cards = guest.http.get("/api/games/star_wars_lcg/cards", headers={"accept-encoding": "gzip"})
    assert cards.headers["content-encoding"] == "gzip"
    plain = guest.http.get("/api/games/star_wars_lcg/cards", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == cards.json()


def test_of_a_state_a_socket_sends_little_more_than_what_is_new(server: Server, visit: Callable[[Server], Browser]) -> None:
    guest = visit(server)
    chair = guest.sit(guest.lay({"who": "me"}, game="clone_wars", pause=0))
    chair.play(lambda _: 0, choices=10)  # it has seen most cards
    protocol, taken = chair.socket.protocol, list[int]()
    receive = protocol.receive_data

    def counted(data: bytes) -> None:
        taken.append(len(data))
        receive(data)

    before = len(chair.texts)
    protocol.receive_data = counted  # type: ignore[method-assign]
    chair.play(lambda _: 0, choices=10)
    said = sum(len(text.encode()) for text in chair.texts[before:])
    assert said > 8 * sum(taken), "what was said before is not said again"


def test_files_of_the_client_are_sent_compressed_and_kept_if_their_names_tell_their_contents(tmp_path: Path) -> None:
    for name in ("index.html", "assets/a-1.js", "assets/b-2.woff2"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"plain")
        if not name.endswith("woff2"):
            path.with_name(path.name + ".br").write_bytes(b"small")
            path.with_name(path.name + ".gz").write_bytes(b"middle")

    def sent(path: str, accepted: str) -> tuple[bytes, str | None, str]:
        answer = page(path, accepted, folder=tmp_path)
        return answer.content, answer.headers.get("content-encoding"), answer.headers["cache-control"]

    lasting = "public, max-age=31536000, immutable"
    assert sent("/assets/a-1.js", "gzip, deflate, br") == (b"small", "br", lasting)
    assert sent("/assets/a-1.js", "gzip, br;q=0") == (b"middle", "gzip", lasting)
    assert sent("/assets/a-1.js", "") == (b"plain", None, lasting)
    assert sent("/assets/b-2.woff2", "br") == (b"plain", None, lasting)
    assert sent("/", "br") == sent("/table/x", "br") == (b"plain", None, "no-cache")  # it is said in a language


@pytest.mark.parametrize("language", words.languages())
def test_the_page_speaks_the_visitors_language_before_its_script_runs(language: str, tmp_path: Path) -> None:
    written = (Path(zeton.__file__).parents[1] / "web" / "index.html").read_text(encoding="utf-8")
    (tmp_path / "index.html").write_text(written, encoding="utf-8")
    sent = page("/", "br", language, folder=tmp_path)
    said = sent.content.decode()
    assert f'<html lang="{language}">' in said and sent.headers["vary"] == "accept-language"
    for key in ("page-description", "page-without-script"):
        assert words.say(key, language, words.COMMON) in said
    assert (said == written) == (language == "en"), "what is written in the file is what is said in English"


def test_a_misspelt_card_is_told_in_the_visitors_language(server: Server, visit: Callable[[Server], Browser]) -> None:
    guest = visit(server)
    guest.http.headers["accept-language"] = "pl"
    guest.me()
    deck = {"game": "conquest", "name": "moja.txt", "text": "Moja\nNazdreg\n3x Shota Mob"}
    said = guest.post("/api/decks", deck, status=409)["text"]
    assert said == "moja.txt, wiersz 3: Nie ma karty „Shota Mob”. Czy chodzi o „Shoota Mob”?"
