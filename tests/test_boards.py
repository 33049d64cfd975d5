"""What the terminal shows: tables of every game, wide and narrow, for everybody who may look; cards; rules."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import zeton
from zeton.games.conquest.testing import Scene as Sector
from zeton.games.conquest.testing import battle
from zeton.games.destiny.testing import card, duel
from zeton.games.star_wars_lcg.testing import Scene as Uprising
from zeton.kernel.match import Match
from zeton.terminal.cards import card_panel
from zeton.terminal.screen import draw


def drawn(match: Match, seat: int | None, width: int = 140) -> str:
    out = Console(width=width, record=True, file=StringIO(), highlight=False)
    out.print(draw(match, seat, "en"))
    return out.export_text()


@pytest.mark.parametrize("game", zeton.games())
@pytest.mark.parametrize("seed", range(3))
def test_any_table_can_be_drawn_and_tells_nobody_too_much(game: str, seed: int) -> None:
    rng = random.Random(seed)
    match = zeton.new(game, seed=seed, **zeton.game(game).random_setup(rng))
    moment = 0
    while match.decision is not None:
        if moment % 25 == 0:
            for seat in (*range(match.seats), None):
                for width in (60, 140):
                    said = drawn(match, seat, width)
                    # Whatever the seat cannot know is dealt anew, and the drawing is the same.
                    if seat is not None:
                        assert drawn(match.determinize(seat, rng), seat, width) == said
        match.choose(rng.randrange(len(match.decision.options)))
        moment += 1
    assert drawn(match, None)


@pytest.mark.parametrize("game", zeton.games())
def test_every_card_can_be_shown_whole(game: str) -> None:
    out = Console(width=100, record=True, file=StringIO(), highlight=False)
    for identity in zeton.game(game).cards:
        out.print(card_panel(zeton.game(game), identity, "en"))
    said = out.export_text()
    assert all(printed.title.split()[0] in said for printed in zeton.game(game).cards.values())


# ── Destiny ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_destiny_draws_dice_in_pools_with_what_they_show() -> None:
    luke = card("Luke Skywalker", "2RD", "-", dice=2, damage=3, shields=1, upgrades=[card("Hidden Blaster", "+2RD")])
    scene = duel(luke, against=card("Maul", "3MD1", exhausted=True), supports=["R2-D2 (Legacies)"])
    said = drawn(scene.match, 0)
    for words in ("2 ranged", "blank", "+2 ranged", "3 melee, costs 1", "Pool: 3 dice", "Pool: 1 die"):
        assert words in said
    assert "damage 3/11 · 1 shield" in said and "Maul" in said and "exhausted" in said


def test_destiny_draws_dice_on_their_cards_without_a_side() -> None:
    scene = duel(card("Luke Skywalker", dice=2), supports=["R2-D2 (Legacies)"])
    line = next(line for line in drawn(scene.match, 0).splitlines() if "Luke Skywalker #" in line)
    assert "▢▢" in line and "1RD 2RD 1MD 1Sh 1R -" in line
    assert "Pool: empty" in drawn(scene.match, 0)


def test_destiny_draws_the_battlefield_and_who_has_claimed_it() -> None:
    scene = duel("Luke Skywalker", control="v")
    assert "Battlefield: Outer Rim Outpost (Second player)" in drawn(scene.match, 0)
    scene.h.picks("claim Outer Rim Outpost", "pass")
    said = drawn(scene.match, 1)
    assert "Battlefield: Outer Rim Outpost (First player) · claimed by First player" in said


# ── Conquest ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_conquest_draws_the_row_of_planets_between_the_armies() -> None:
    armed = {"card": "Land Raider", "damage": 2, "attachments": ["Promotion"]}
    scene = Sector(
        one={"planets": {3: [armed]}, "supports": ["Holy Sepulchre"], "victory": ["Tarrus"]},
        two={
            "planets": {3: ["Goff Nob"]},
            "hq": [{"card": "Shoota Mob", "exhausted": True}],
            "hand": ["Bad Dok"],
            "resources": 9,
        },
        face_down=["Osus IV"],
        first=2,
    )
    lines = drawn(scene.match, 0).splitlines()
    row = next(line for line in lines if "2 Plannum" in line)
    assert all(f"{n} {name}" in row for n, name in ((3, "Atrox Prime"), (4, "Barlus"), (5, "Elouith"), (6, "Ferrin")))
    assert "7 ?" in row and "Osus" not in "".join(lines)
    above, below = lines[: lines.index(row)], lines[lines.index(row) :]
    assert any("Goff Nob" in line for line in above) and any("Land Raider" in line for line in below)
    said = "\n".join(lines)
    assert "♥5/7" in said
    assert "+ Promotion" in said and "Holy Sepulchre" in said and "Captured: Tarrus" in said and "Bad Dok" not in said
    assert "exhausted" in next(line for line in lines if "Shoota Mob" in line)


def test_conquest_hides_a_dial_until_both_are_set() -> None:
    scene = Sector(phase="command", window="dial")
    scene.one.picks("set dial ×4")
    assert "dial: 4" in drawn(scene.match, 0) and "dial: 4" not in drawn(scene.match, 1)
    assert "dial: hidden" in drawn(scene.match, 1)


def test_conquest_shows_the_battle_and_on_a_narrow_screen_lists_the_planets() -> None:
    scene = battle(["Land Raider"], ["Goff Nob"], one_hand=["Indomitable"], two_hand=["Cybork Body"])
    scene.one.attacks("Land Raider", "Goff Nob")
    said = drawn(scene.match, 1, 180)
    assert "Initiative in this battle: The Space Marines player" in said
    assert "Battle at Plannum, combat round 1" in said and "Land Raider against Goff Nob" in said
    narrow = drawn(scene.match, 1, 60).splitlines()
    plannum = next(n for n, line in enumerate(narrow) if line.startswith("1 Plannum"))
    assert "Land Raider" in "".join(narrow[plannum : plannum + 7]) and "Goff Nob" in "".join(narrow[plannum : plannum + 9])


def test_the_dark_side_sees_which_cards_are_captured_and_where() -> None:
    captor = {"card": "Imperial Command", "captured": ["Luke Skywalker (Core)"]}
    match = Uprising(light={"hand": ["Yoda"]}, dark={"objectives": [captor]}).match
    light, dark = match.table.light, 1 - match.table.light
    assert "× Luke Skywalker" in drawn(match, dark)
    assert "Luke Skywalker" not in drawn(match, light)
    assert "1 captured" in drawn(match, light)
