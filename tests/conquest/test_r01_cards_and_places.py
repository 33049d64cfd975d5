"""R1, R3 and R4: what cards are, what is in play and whose it is, the first and the last planet."""

from __future__ import annotations

from typing import Any

import zeton
from zeton.games.conquest.rules.printed import facts
from zeton.games.conquest.testing import Scene, battle, wounded

PAUSE: dict[str, Any] = {"hand": ["Shoota Mob"], "resources": 1}  # the other player has something to decide: the scene stops


# ── R1 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r1_1_and_r1_2_a_card_beats_the_rules_and_cannot_is_absolute() -> None:
    """R9.14 lets every unit retreat; the Preacher's word forbids it to army units."""
    scene = battle(["Umbral Preacher", "Captain Cato Sicarius", "Guardsman"], ["Goff Nob"], window="end of round")
    scene.one.is_offered("retreat Captain Cato Sicarius", "retreat Guardsman", "done")
    scene.one.picks("done")
    assert scene.two.units_at(1) == ["Goff Nob"]  # nor was he asked


def test_r1_6_tokens_are_no_limited_supply() -> None:
    hurt = [wounded("Deathwing Guard", 8) for _ in range(5)]
    scene = Scene(one={"hq": hurt, "resources": 60}, two={"resources": 60}, phase="headquarters")
    assert sum(scene.table.damage) == 40 and (scene.one.resources, scene.two.resources) == (64, 64)


def test_r1_7_and_r1_8_units_are_warlords_army_units_and_tokens() -> None:
    assert {fact["type"] for fact in facts()} == {"planet", "warlord", "army", "token", "support", "attachment", "event"}
    two = {"hq": ["Snotlings", "Enraged Ork"], **PAUSE}
    scene = Scene(one={"hand": ["Deception"], "resources": 2}, two=two)
    scene.one.picks("use Deception", "target Enraged Ork")  # an army unit: the only one that is neither token nor warlord
    both = Scene(one={"hand": ["Archon's Terror"], "resources": 2}, two=two, phase="combat", window="before")
    both.one.picks("use Archon's Terror")
    both.one.is_offered("target Snotlings", "target Enraged Ork")  # units that are not unique


def test_r1_9_a_planet_shows_bonuses_and_one_to_three_icons() -> None:
    planets = [fact for fact in facts() if fact["type"] == "planet"]
    assert all(1 <= len(fact["planet_icons"]) <= 3 for fact in planets)
    assert all(fact["card_bonus"] is not None and fact["resource_bonus"] is not None for fact in planets)


def test_r1_10_and_r12_7_what_a_unit_shows() -> None:
    for fact in facts():
        has_cost = fact["type"] in ("army", "support", "attachment", "event")
        assert (fact["cost"] is not None) == has_cost
        assert bool(fact["starting_hand"] and fact["starting_resources"]) == (fact["type"] == "warlord")
        if fact["shield"]:
            assert fact["type"] in ("event", "attachment")
        if fact["type"] == "warlord":
            assert fact["unique"] and not fact["command"]


def test_r1_11_traits_matter_only_to_what_refers_to_them() -> None:
    units = ["Colonel Straken", "Guardsman", "Stalwart Ogryn", "Sanctioned Psyker"]
    scene = Scene(one={"planets": {1: units}}, two={"planets": {1: ["Goff Nob"]}}, battle=1, window="turns")
    assert [scene.attack_of(title) for title in units[1:]] == [2, 3, 0]


def test_r1_12_a_keyword_works_without_a_word_of_text() -> None:
    """What stands in italics behind a keyword explains it and is no text: these cards have no script."""
    cards = zeton.game("conquest").cards
    for card, keyword in (("eager-recruit", "Ambush"), ("ratling-deadeye", "Ranged"), ("soaring-falcon", "Mobile")):
        assert keyword in cards[card].keywords and cards[card].script is None


# ── R3 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r3_1_to_r3_3_only_cards_in_play_are_reached() -> None:
    one = {"hand": ["Tzeentch's Firestorm"], "resources": 1}
    two = {"hand": ["Goff Nob"], "discard": ["Crushface"], "hq": ["Enraged Ork"], "planets": {3: ["Bad Dok"]}}
    scene = Scene(one=one, two={**two, "resources": 5})
    scene.one.picks("use Tzeentch's Firestorm", "x Tzeentch's Firestorm ×1")
    scene.one.is_offered("target Enraged Ork", "target Bad Dok")


def test_r3_4_moving_is_neither_entering_nor_leaving_play() -> None:
    one = {"warlord": "Nazdreg", "planets": {1: ["Void Pirate"], 2: ["Weirdboy Maniak"]}, "supports": ["Tellyporta Pad"]}
    two = {"warlord": "Captain Cato Sicarius", "hq": ["Haemonculus Tormentor"], "resources": 1}
    scene = Scene(one=one, two=two, phase="combat", window="before")
    scene.one.picks("use Tellyporta Pad", "target Weirdboy Maniak")
    assert scene.one.units_at(1) == ["Void Pirate", "Weirdboy Maniak"]
    assert scene.damage_on("Void Pirate") == 0  # the Maniak did not enter play
    assert not any(entry.what == "enters play" for entry in scene.match.log(None))


def test_r3_6_cards_enter_play_under_their_owners_control() -> None:
    one = {"hand": ["Suffering"], "resources": 1}
    scene = Scene(one=one, two={"planets": {2: ["Enraged Ork"]}, **PAUSE})
    scene.one.picks("deploy Suffering")
    assert scene.card("Suffering").host == "Enraged Ork" and scene.one.pile("attachments") == ["Suffering"]


def test_r3_8_an_enemy_is_what_the_opponent_controls() -> None:
    """The attachment is player one's, so its enemies are player two's units, although it is on one of them (A37)."""
    marked = {"card": "Shoota Mob", "attachments": [{"card": "Mark of Chaos", "of": "one"}]}
    scene = battle(["Possessed", "Void Pirate"], [marked, "Goff Nob"])
    scene.one.attacks("Possessed", "Shoota Mob")
    scene.one.picks("use Mark of Chaos")
    assert scene.damage_on("Goff Nob") == 1 and scene.damage_on("Void Pirate") == 0


def test_r3_9_discard_piles_and_victory_displays_are_open() -> None:
    scene = Scene(one={"discard": ["Indomitable", "Iron Halo"], "victory": ["Tarrus"]}, two=PAUSE, first=2)
    for seat in (1, None):
        zones = scene.match.view(seat)["zones"]
        assert zones["discard"][0] == [scene.number("Indomitable"), scene.number("Iron Halo", "discard")]
        assert zones["victory"][0] == [scene.number("Tarrus")]


def test_r3_10_the_owner_orders_cards_discarded_together() -> None:
    units = ["Biel-Tan Guardians", "Altansar Rangers"]
    one = {"hq": units, "hand": ["Gift of Isha"], "resources": 2}
    scene = Scene(one=one, two={"hand": ["Doom"], "resources": 4}, initiative="two")
    scene.two.picks("use Doom")
    scene.one.is_asked("order")
    scene.one.picks("next Altansar Rangers")
    assert scene.one.pile("discard") == ["Altansar Rangers", "Biel-Tan Guardians"]


def test_r3_11_an_hq_is_no_planet() -> None:
    two = {"hq": ["Goff Nob", "Shoota Mob"], "planets": {2: ["Enraged Ork"], 3: ["Bad Dok"]}}
    scene = Scene(one={"hand": ["Exterminatus"], "resources": 3}, two={**two, **PAUSE})
    scene.one.picks("use Exterminatus")
    scene.one.is_offered("target Atrox Prime", "target Barlus")


def test_r3_17_this_unit_is_that_copy_only_w9() -> None:
    tired = {"card": "Nazdreg's Flash Gitz", "exhausted": True}
    scene = battle([tired, tired, "Goff Nob"], ["Land Raider"], window="window")
    uses = [option for option in scene.decision.options if option.verb == "use"]
    scene.match.choose(uses[0])
    one, other = uses[0].card, uses[1].card
    assert (scene.table.damage[one], scene.table.exhausted[one]) == (1, 0)
    assert (scene.table.damage[other], scene.table.exhausted[other]) == (0, 1)


# ── R4 ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_r4_1_the_first_planet_is_where_the_token_lies() -> None:
    scene = Scene(one={"planets": {2: ["Goff Boyz"]}}, two={"planets": {3: ["Goff Boyz"]}, **PAUSE}, first=2)
    boyz = [card for card in range(1, len(scene.table.cards)) if scene.title(card) == "Goff Boyz"]
    assert sorted(scene.table.attack(card) for card in boyz) == [0, 3]
