"""Neutral cards of the dark side of Escape from Hoth, in the order of neutral_dark.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.costs import cost_of, match_of
from zeton.games.star_wars_lcg.rules.edge_battle import edge_total
from zeton.games.star_wars_lcg.testing import Scene


def hidden(*hideouts: str, hand: tuple[str, ...] = ("Dark Side Apprentice", "Nightsister")) -> Scene:
    objectives = ["Fall of the Jedi", "Counsel of the Sith", "The Emperor's Web"]
    return Scene(dark={"enhancements": list(hideouts), "hand": [*hand, "Force Choke"], "objectives": objectives}, turn="dark")


def test_remote_hideout_makes_the_first_unit_of_a_turn_enter_play_focused() -> None:
    scene = hidden("Remote Hideout")
    for unit in ("Dark Side Apprentice", "Nightsister"):
        scene.dark.picks(f"play {unit}")
        scene.dark.pays()
    assert (scene.focus_on("Dark Side Apprentice"), scene.focus_on("Nightsister")) == (1, 0)


def test_remote_hideout_says_nothing_of_enhancements_and_of_the_opponents_units() -> None:
    scene = Scene(
        light={"hand": ["Jedi in Hiding", "Twi'lek Loyalist"], "objectives": ["Jedi Training", "A Hero's Journey"]},
        dark={"enhancements": ["Remote Hideout"]},
    )
    scene.light.picks("play Jedi in Hiding")
    scene.light.pays()
    assert scene.focus_on("Jedi in Hiding") == 0


def test_remote_hideout_gives_one_focus_token_however_many_there_are_a113() -> None:
    scene = hidden("Remote Hideout", "Remote Hideout")
    scene.dark.picks("play Dark Side Apprentice")
    scene.dark.pays()
    assert scene.focus_on("Dark Side Apprentice") == 1


def liaison(deck: tuple[str, ...] = ("Force Choke", "Nightsister")) -> Scene:
    return Scene(
        light={"deck": ["Yoda"], "objective_deck": ["A Hero's Journey"]},
        dark={
            "units": ["ISB Liaison"],
            "hand": ["Interrogation"],
            "deck": list(deck),
            "objective_deck": ["The Emperor's Web"],
            "objectives": ["Counsel of the Sith"],
        },
        turn="dark",
    )


def test_isb_liaison_looks_at_the_top_of_any_deck_and_draws_a_card() -> None:
    for deck, seen in (
        ("look at deck Sith", "Force Choke"),
        ("look at objective deck Sith", "The Emperor's Web"),
        ("look at deck Jedi", "Yoda"),
        ("look at objective deck Jedi", "A Hero's Journey"),
    ):
        scene = liaison()
        scene.dark.picks("use ISB Liaison")
        scene.dark.is_offered(
            "look at deck Sith", "look at objective deck Sith", "look at deck Jedi", "look at objective deck Jedi"
        )
        scene.dark.picks(deck)
        assert scene.table.who_knows(scene.card(seen).number) & (1 << scene.table.dark)
        assert scene.zone_of("Force Choke") == "hand"
        assert scene.zone_of("ISB Liaison") == "discard"


def test_isb_liaison_is_no_longer_used_once_it_is_sacrificed() -> None:
    scene = liaison()
    scene.dark.picks("use ISB Liaison", "look at deck Jedi")
    assert not scene.dark.can("use ISB Liaison")


def edge(*hand: str, damage: int = 0, of: str = "dark") -> Scene:
    reserves = {"card": "Endless Reserves", "damage": damage}
    return Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": list(hand) if of == "light" else []},
        dark={"units": ["Nightsister"], "hand": list(hand) if of == "dark" else [], "objectives": [reserves]},
        engagement={
            "objective": "Endless Reserves",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Nightsister"],
            "step": "edge",
        },
    )


def staked(scene: Scene, *cards: str) -> int:
    for card in cards:
        scene.dark.picks(f"place {card}")
    return edge_total(scene.table, scene.table.dark)


def test_endless_reserves_give_each_event_in_the_edge_stack_a_force_icon() -> None:
    assert staked(edge("Vast Resources", "Vast Resources", "Dark Alliance"), "Vast Resources", "Vast Resources") == 2 + 2


def test_endless_reserves_give_other_cards_nothing() -> None:
    assert staked(edge("Snowtrooper", "Dark Alliance"), "Snowtrooper") == 1


def test_endless_reserves_give_nothing_once_they_are_damaged() -> None:
    assert staked(edge("Vast Resources", "Vast Resources", "Dark Alliance", damage=1), "Vast Resources") == 1


def test_endless_reserves_give_the_opponents_events_nothing() -> None:
    scene = edge("Double Strike", "Counter-stroke", of="light")
    printed = scene.table.cards[scene.card("Double Strike").number].force_icons
    scene.light.picks("place Double Strike")
    assert edge_total(scene.table, scene.table.light) == printed


def test_endless_reserves_are_asked_when_the_icons_are_counted_a104() -> None:
    """Two events would win with their additional icons, but a fate card damages the objective before they are counted."""
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Target of Opportunity", "Target of Opportunity"]},
        dark={"units": ["Nightsister"], "hand": ["Vast Resources"] * 3, "objectives": ["Endless Reserves"]},
        engagement={
            "objective": "Endless Reserves",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Nightsister"],
            "step": "edge",
        },
    )
    for side, card in ((scene.light, "Target of Opportunity"), (scene.dark, "Vast Resources")) * 2:
        side.picks(f"place {card}")
    scene.dark.picks("pass")
    scene.light.picks("resolve Target of Opportunity")
    assert scene.damage_on("Endless Reserves") > 0
    assert scene.table.edge == scene.table.light


def shop(*hand: str, **more: Any) -> Scene:
    return Scene(dark={"hand": list(hand), "objectives": ["Endless Reserves", "Counsel of the Sith"], **more}, turn="dark")


def price(scene: Scene, title: str) -> int:
    return cost_of(scene.table, scene.table.dark, scene.card(title).number)


def test_vast_resources_lower_the_cost_of_the_next_card() -> None:
    scene = shop("Vast Resources", "Nightsister", "Force Choke")
    before = price(scene, "Nightsister")
    scene.dark.picks("use Vast Resources")
    assert price(scene, "Nightsister") == before - 1
    scene.dark.picks("play Nightsister")
    scene.dark.pays()
    assert not scene.table.lasting


def test_vast_resources_are_used_up_by_whatever_is_played_next_a108() -> None:
    scene = shop("Vast Resources", "Vast Resources", "Nightsister", "Emperor Palpatine")
    before = price(scene, "Nightsister")
    scene.dark.picks("use Vast Resources")
    assert len(scene.table.lasting) == 1
    scene.dark.picks("use Vast Resources")
    assert len(scene.table.lasting) == 1
    assert price(scene, "Nightsister") == before - 1


def test_vast_resources_do_not_spare_the_resource_match_a108() -> None:
    scene = shop("Vast Resources", "Nightsister")
    scene.dark.picks("use Vast Resources")
    assert match_of(scene.table, scene.table.dark, scene.card("Nightsister").number)


def test_vast_resources_are_forgotten_at_the_end_of_the_phase() -> None:
    scene = shop("Vast Resources", "Emperor Palpatine", units=["Nightsister"])
    before = price(scene, "Emperor Palpatine")
    scene.dark.picks("use Vast Resources")
    scene.pass_all("commit")
    assert price(scene, "Emperor Palpatine") == before
