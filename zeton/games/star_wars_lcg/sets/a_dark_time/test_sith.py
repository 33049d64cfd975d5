"""Sith cards of A Dark Time, in the order of sith.py."""

from typing import Any

from zeton.games.star_wars_lcg.testing import Scene

PROPHET = "Prophet of the Dark Side"


def served(*light: str) -> str:
    """Whom the Balance is with after a struggle of these units against the objective alone."""
    scene = Scene(
        light={"units": [{"card": unit, "committed": True} for unit in light]},
        dark={"objectives": ["Serve the Emperor"], "units": ["Nightsister"]},
        turn="dark",
        phase="force",
    )
    scene.dark.picks("done")
    return scene.table.balance


def test_serve_the_emperor_counts_one_force_icon() -> None:
    assert served() == "dark"


def test_serve_the_emperor_counts_no_more_than_one() -> None:
    assert served("Twi'lek Loyalist") == "light"  # one against one: who has the Balance keeps it


def foreseen(balance: str, deck: tuple[str, ...] = ("Force Choke", "Nightsister")) -> Scene:
    return Scene(
        dark={"hand": [PROPHET, "Interrogation"], "deck": list(deck), "objectives": ["Counsel of the Sith"]},
        turn="dark",
        balance=balance,
    )


def test_prophet_of_the_dark_side_may_draw_the_card_while_the_balance_is_dark() -> None:
    scene = foreseen("dark")
    scene.dark.picks(f"play {PROPHET}")
    scene.dark.pays()
    scene.dark.picks(f"use {PROPHET}")
    scene.dark.is_offered("draw Force Choke", "pass")
    scene.dark.picks("draw Force Choke")
    assert scene.zone_of("Force Choke") == "hand"


def test_prophet_of_the_dark_side_may_leave_the_card_where_it_is() -> None:
    scene = foreseen("dark")
    scene.dark.picks(f"play {PROPHET}")
    scene.dark.pays()
    scene.dark.picks(f"use {PROPHET}", "pass")
    assert scene.dark.pile("deck") == ["Nightsister", "Force Choke"]  # the top comes last


def test_prophet_of_the_dark_side_only_looks_while_the_balance_is_light() -> None:
    scene = foreseen("light")
    scene.dark.picks(f"play {PROPHET}")
    scene.dark.pays()
    scene.dark.picks(f"use {PROPHET}")
    assert scene.zone_of("Force Choke") == "deck"
    top = scene.card("Force Choke").number
    assert scene.table.who_knows(top) & (1 << scene.table.dark)


def test_prophet_of_the_dark_side_is_not_used_without_a_deck() -> None:
    scene = foreseen("dark", deck=())
    scene.dark.picks(f"play {PROPHET}")
    scene.dark.pays()
    assert not scene.dark.can(f"use {PROPHET}")


def angry(turn: str, *dark: str, balance: str = "dark") -> Scene:
    return Scene(
        light={"units": [{"card": "Jedi in Hiding", "enhancements": ["Anger"]}, "Twi'lek Loyalist"]},
        dark={
            "units": [*({"card": unit, "committed": True} for unit in dark), "Rancor"],
            "hand": ["Force Choke"],
            "objectives": ["Counsel of the Sith"],
        },
        turn=turn,
        phase="force",
        balance=balance,
    )


def test_anger_has_the_unit_sacrificed_when_its_controller_loses_the_struggle_in_his_turn() -> None:
    scene = angry("light", "Nightsister")
    scene.light.picks("done")
    assert scene.zone_of("Jedi in Hiding") == "discard"
    assert scene.zone_of("Anger") == "discard"


def test_anger_counts_a_tie_that_keeps_the_balance_as_lost_a115() -> None:
    scene = angry("light")
    scene.light.picks("done")
    assert scene.zone_of("Jedi in Hiding") == "discard"


def test_anger_does_nothing_in_the_opponents_turn() -> None:
    scene = angry("dark", "Nightsister")
    scene.dark.picks("done")
    assert scene.zone_of("Jedi in Hiding") == "units"


def test_anger_does_nothing_to_who_wins_the_struggle() -> None:
    scene = angry("light", balance="light")
    scene.light.picks("done")
    assert scene.zone_of("Jedi in Hiding") == "units"


def push(turn: str, balance: str = "light", *units: Any) -> Scene:
    return Scene(
        light={"units": list(units) or ["Jedi in Hiding", "Yoda"], "hand": ["Twi'lek Loyalist"]},
        dark={"hand": ["Force Push", "Nightsister"], "objectives": ["Counsel of the Sith", "The Heart of the Empire"]},
        turn=turn,
        balance=balance,
    )


def test_force_push_puts_two_focus_tokens_on_a_unit_that_is_not_unique() -> None:
    scene = push("dark", "light", "Jedi in Hiding", "Twi'lek Loyalist", "Yoda")
    scene.dark.picks("use Force Push")
    scene.dark.pays()
    scene.dark.is_offered("target Jedi in Hiding", "target Twi'lek Loyalist")
    scene.dark.picks("target Jedi in Hiding")
    assert scene.focus_on("Jedi in Hiding") == 2


def test_force_push_is_played_in_the_opponents_turn_only_while_the_balance_is_dark() -> None:
    for balance in ("light", "dark"):
        scene = push("light", balance)
        scene.light.picks("pass")
        assert scene.dark.can("use Force Push") == (balance == "dark")


def test_force_push_needs_a_unit_that_is_not_unique() -> None:
    assert not push("dark", "light", "Yoda").dark.can("use Force Push")
