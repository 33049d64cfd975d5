"""Options in words: no two of one decision read alike, and each says what it does."""

from __future__ import annotations

from random import Random

import pytest

import zeton
from zeton.games.conquest.testing import Scene as Conquest
from zeton.games.conquest.testing import battle, wounded
from zeton.games.destiny.rules.resolving import turn_options
from zeton.games.destiny.testing import Scene as Destiny
from zeton.games.star_wars_lcg.testing import Scene as StarWars
from zeton.kernel import testing, words
from zeton.kernel.decision import PASS, Decision, Option, option
from zeton.kernel.event import Event, Window
from zeton.kernel.telling import about_event


def sentences(scene: testing.Scene) -> list[str]:
    return words.options_words(scene.match, "en")


def offer(scene: testing.Scene, *options: Option) -> list[str]:
    """What would be said if these were the options of the open decision."""
    decision = scene.decision
    scene.match.table.decision = Decision(decision.number, decision.seat, decision.kind, options)
    return sentences(scene)


# ── which one ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_cards_of_both_players_are_told_apart_by_whose_they_are() -> None:
    scene = Conquest(one={"planets": {1: ["Goff Nob"]}}, two={"planets": {2: ["Goff Nob"]}})
    mine, theirs = scene.table.units_at(1, 0)[0], scene.table.units_at(2, 1)[0]
    assert offer(scene, option("target", mine), option("target", theirs)) == [
        "Target Goff Nob (yours)",
        "Target Goff Nob (the opponent's)",
    ]


def test_only_what_is_needed_is_said() -> None:
    """Two at one planet need their damage, the third only its planet; a card that nothing else is like needs nothing."""
    scene = Conquest(one={"planets": {1: ["Goff Nob", wounded("Goff Nob", 2), "Shoota Mob"], 2: ["Goff Nob"]}})
    units = (*scene.table.units_at(1, 0), *scene.table.units_at(2, 0))
    first, second = (scene.table.cards[scene.table.planet_at(position)].title for position in (1, 2))
    assert offer(scene, *(option("target", unit) for unit in units)) == [
        f"Target Goff Nob (at {first})",
        f"Target Goff Nob (at {first}, 2 damage)",
        "Target Shoota Mob",
        f"Target Goff Nob (at {second})",
    ]


def test_copies_that_nothing_distinguishes_are_numbered() -> None:
    scene = battle(["Goff Nob", "Goff Nob", "Goff Nob"], ["Guardsman"])
    assert sentences(scene)[:3] == ["Attack with Goff Nob", "Attack with Goff Nob (copy 2)", "Attack with Goff Nob (copy 3)"]


def test_cards_are_told_apart_by_what_is_on_them_and_by_where_they_lie() -> None:
    scene = StarWars(
        dark={"units": [{"card": "Death Star Trooper", "focus": 1}, "Death Star Trooper"], "discard": ["Death Star Trooper"]},
        turn="dark",
        phase="deployment",
    )
    tired, ready = scene.table.units(scene.dark.seat)
    lost = scene.card("Death Star Trooper", "discard").number
    assert offer(scene, option("choose", tired), option("choose", ready), option("choose", lost)) == [
        "Choose Death Star Trooper (1 focus)",
        "Choose Death Star Trooper",
        "Choose Death Star Trooper (in the discard pile)",
    ]


def test_who_does_something_instead_of_a_namesake_is_told_apart_from_him() -> None:
    """One option names two cards of one title; three of them, where two could do it."""
    guard, hurt = "Guardian of Peace", {"card": "Guardian of Peace", "damage": 1}
    scene = StarWars(light={"units": [guard, hurt, guard, "Yoda (Core)"]}, turn="light", phase="force")
    first, second, third, yoda = scene.table.units(scene.light.seat)
    instead = "Let Guardian of Peace{} take 1 damage instead of Guardian of Peace{}"
    assert offer(scene, option("protect", first, second, 1)) == [instead.format("", " (1 damage)")]
    assert offer(scene, option("protect", first, second, 1), option("protect", third, second, 1)) == [
        instead.format("", " (1 damage)"),
        instead.format(" (copy 2)", " (1 damage)"),
    ]
    assert offer(scene, option("protect", first, yoda, 1)) == ["Let Guardian of Peace take 1 damage instead of Yoda"]


def test_a_y_that_is_spoken_as_a_vowel_has_the_article_of_one() -> None:
    """In Hungarian: az Y'varn, az Y-Wing, but a Yoda."""
    scene = Conquest(planets=["Y'varn", "Ferrin", "Tarrus", "Iridial", "Barlus"])
    offer(scene, option("target", scene.table.planet_at(1)))
    assert words.options_words(scene.match, "hu") == ["Válaszd célpontnak az Y'varn bolygót"]
    ships = StarWars(light={"units": ["Y-Wing", "Yoda (Core)"]}, turn="light", phase="force")
    offer(ships, *(option("attack", unit) for unit in ships.table.units(ships.light.seat)))
    assert words.options_words(ships.match, "hu") == ["Támadj az Y-Wing egységgel", "Támadj a Yoda egységgel"]


def test_a_target_is_told_apart_as_well() -> None:
    troopers = [{"card": "Death Star Trooper", "shields": 1}, "Death Star Trooper"]
    scene = StarWars(dark={"units": [*troopers, "Nightsister"]}, turn="dark", phase="force")
    guarded, bare, sister = scene.table.units(scene.dark.seat)
    assert offer(scene, option("protect", sister, guarded, 1), option("protect", sister, bare, 1)) == [
        "Let Nightsister take 1 damage instead of Death Star Trooper (1 shield)",
        "Let Nightsister take 1 damage instead of Death Star Trooper",
    ]


def test_dice_are_told_apart_by_the_side_that_is_up() -> None:
    """Which die with which side: what it shows now is only said where it is turned to another."""
    scene = Destiny(
        {"characters": [{"card": "Luke Skywalker", "pool": ["2RD", "-"], "dice": 2}]}, {"characters": ["Boba Fett"]}
    )
    one, other = scene.table.dice_pool(0)
    assert offer(scene, option("turn", one, 0, 1), option("turn", other, 0, 1)) == [
        "Turn Luke Skywalker (showing 2 ranged) to 1 ranged",
        "Turn Luke Skywalker (showing blank) to 1 ranged",
    ]
    assert offer(scene, option("remove", one), option("remove", other)) == [
        "Remove Luke Skywalker (2 ranged)",
        "Remove Luke Skywalker (blank)",
    ]


def test_r17_8_of_sides_that_show_the_same_one_is_offered() -> None:
    """R2-D2's die has two special sides: turning it to either is the same choice."""
    droid = {"card": "R2-D2 (Legacies)", "pool": ["1R"]}
    luke = {"card": "Luke Skywalker", "pool": ["2RD"]}
    scene = Destiny({"characters": [luke], "supports": [droid]}, {"characters": ["Boba Fett"]})
    die = next(die for die in scene.table.dice_pool(0) if scene.table.cards[die].title == "R2-D2")
    notations = [scene.table.cards[die].faces[o.number - 1].notation for o in turn_options(scene.table, [die])]
    assert notations.count("Sp") == 1 and len(notations) == len(set(notations))


# ── what it does ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_event_is_played_and_an_ability_used() -> None:
    scene = Conquest(one={"supports": ["Ambush Platform"], "hand": ["Drop Pod Assault"]}, two={"planets": {1: ["Goff Nob"]}})
    event, support = scene.card("Drop Pod Assault").number, scene.card("Ambush Platform").number
    assert offer(scene, option("use", event), option("use", support)) == [
        "Play Drop Pod Assault for 2 resources",
        "Use Ambush Platform",
    ]


def test_another_ability_is_said_only_where_two_are_offered() -> None:
    scene = Conquest(one={"supports": ["Ambush Platform"]}, two={"planets": {1: ["Goff Nob"]}})
    platform = scene.card("Ambush Platform").number
    assert offer(scene, option("use", platform, 0, 1)) == ["Use Ambush Platform"]
    assert offer(scene, option("use", platform, 0, 0), option("use", platform, 0, 1)) == [
        "Use Ambush Platform",
        "Use another ability of Ambush Platform",
    ]


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", zeton.games())
def test_an_answer_to_one_of_several_events_says_which(game: str, language: str) -> None:
    arguments = {"card": "Red Two", "plays": "no", "another": "no", "price": 0}
    packages = (words.COMMON, f"zeton.games.{game}")
    plain = words.say("option-use", language, *packages, **arguments, place=words.NONE)
    said = words.say("option-use", language, *packages, **arguments, place="A Journey to Dagobah")
    assert "A Journey to Dagobah" in said and said.startswith(plain)


def test_both_events_that_one_card_could_answer_are_named() -> None:
    scene = StarWars(light={"units": ["Red Two"], "objectives": ["A Journey to Dagobah", "Forgotten Heroes"]})
    red, one, other = (scene.card(title).number for title in ("Red Two", "A Journey to Dagobah", "Forgotten Heroes"))
    assert offer(scene, option("use", red, one), option("use", red, other)) == [
        "Use Red Two in answer to A Journey to Dagobah",
        "Use Red Two in answer to Forgotten Heroes",
    ]


def test_r9_6_the_price_that_is_shown_is_the_price_that_is_paid() -> None:
    """Vibrocutlass on a yellow character: its side costs nothing, and says so by saying nothing."""
    blade = {"card": "Vibrocutlass", "pool": ["3MD1"]}
    said = [
        sentences(Destiny({"characters": [{"card": who, "upgrades": [blade]}], "resources": 1}, {"characters": ["Finn"]}))
        for who in ("Boba Fett", "Maul")
    ]
    assert "Resolve Vibrocutlass (3 melee)" in said[0]
    assert "Resolve Vibrocutlass (3 melee, costs 1)" in said[1]


def test_r5_4_r5_11_an_upgrade_that_costs_more_in_one_place_than_in_another_says_so() -> None:
    """A Padawan's first weapon costs 1 less, and a replaced upgrade is taken off the price."""
    luke = {"card": "Luke Skywalker", "upgrades": ["Jedi Robes"]}
    scene = Destiny(
        {"characters": ["Padawan", luke], "hand": ["Heirloom Lightsaber"], "resources": 3}, {"characters": ["Maul"]}
    )
    assert "Play Heirloom Lightsaber for 1 resource or more" in sentences(scene)
    scene.h.picks("play Heirloom Lightsaber")
    assert sentences(scene) == [
        "Put Heirloom Lightsaber on Padawan for 2 resources",
        "Put Heirloom Lightsaber on Luke Skywalker for 3 resources",
        "Replace Jedi Robes on Luke Skywalker with it for 1 resource",
    ]
    for place, left in enumerate((1, 0, 2)):
        match = scene.match.clone()
        match.choose(place)
        assert match.view(0)["resources"][0] == left
    scene = Destiny({"characters": ["Padawan"], "hand": ["Heirloom Lightsaber"], "resources": 2}, {"characters": ["Maul"]})
    assert "Play Heirloom Lightsaber for 2 resources" in sentences(scene)


def test_r6_5_a_unit_that_costs_more_at_one_planet_than_at_another_says_so() -> None:
    """Slaanesh's Temptation at the third planet makes every other planet dearer for the enemy; a support goes to no planet."""
    temptation = "Slaanesh's Temptation"
    scene = Conquest(
        one={"hand": [temptation, "Void Pirate"], "resources": 3},
        two={"hand": ["Shoota Mob", "Bigtoof Banna", "Ammo Depot"], "resources": 3},
    )
    scene.one.picks(f"deploy {temptation}", f"attach {temptation} → Barlus")
    assert {"Deploy Shoota Mob for 1 resource or more", "Deploy Ammo Depot for 1 resource"} < set(sentences(scene))
    scene.two.picks("deploy Shoota Mob")
    assert "Deploy Shoota Mob at Barlus for 1 resource" in sentences(scene)
    assert "Deploy Shoota Mob at Plannum for 2 resources" in sentences(scene)


def test_r6_5_what_only_a_reduction_makes_affordable_says_what_is_paid_then() -> None:
    """Bigtoof Banna takes 1 off an Ork unit: with 4 resources a Goff Nob of 5 costs 4, with 5 it is as its player likes."""
    for resources, price in ((4, 4), (5, 5)):
        scene = Conquest(one={"hand": ["Goff Nob"], "supports": ["Bigtoof Banna"], "resources": resources})
        assert f"Deploy Goff Nob for {price} resources" in sentences(scene)
        scene.one.picks("deploy Goff Nob")
        assert f"Deploy Goff Nob at Barlus for {price} resources" in sentences(scene)


def test_a46_a_card_that_costs_x_says_that_it_costs_1_at_least() -> None:
    scene = battle(["Goff Nob"], ["Guardsman"], one_hand=["Tzeentch's Firestorm"], one_resources=2, window="window")
    assert "Play Tzeentch's Firestorm for 1 resource or more" in sentences(scene)


def test_a82_what_only_discards_make_affordable_says_what_it_costs_then() -> None:
    """An AT-ST costs 3, there are 2 resources, and each card discarded for it takes 1 off."""
    for others, price in ((["Detained"], "2 resources"), (["Detained", "Tallon Roll"], "1 resource or more")):
        dark = {"affiliation": "Imperial Navy", "objectives": ["Kuat Reinforcements"], "hand": ["AT-ST", *others]}
        scene = StarWars(dark=dark, turn="dark", phase="deployment")
        assert f"Play AT-ST for {price}" in sentences(scene)


def test_r18_12_a_battlefield_that_costs_something_to_claim_says_so() -> None:
    """Temmin Wexley's die in the pool makes the opponent pay 1."""
    temmin = {"card": "Temmin “Snap” Wexley", "pool": ["1RD"]}
    scene = Destiny({"characters": [temmin]}, {"characters": ["Boba Fett"], "resources": 2}, turn="v")
    (claims,) = [sentence for sentence in sentences(scene) if sentence.startswith("Claim")]
    assert claims.endswith(" for 1 resource")


def test_r4_7_who_acts_in_the_turn_of_another_is_told_his_own_prices() -> None:
    """After Retreat its player's opponent acts once more; a replaced upgrade of his own is taken off the price."""
    rifleman = {"card": "Boba Fett", "upgrades": ["Hunting Rifle"]}
    scene = Destiny(
        {"characters": ["Rebel Trooper"], "hand": ["Retreat"], "resources": 3},
        {"characters": [rifleman], "hand": ["Hidden Blaster"], "resources": 2},
    )
    scene.h.picks("play Retreat")
    assert "Play Hidden Blaster for 1 resource or more" in sentences(scene)


def test_a_question_about_several_events_names_all_their_cards() -> None:
    """Two objectives leave play at once: whoever may answer reads both."""
    scene = StarWars(light={"objectives": ["A Journey to Dagobah", "Forgotten Heroes"]}, turn="light", phase="force")
    table = scene.match.table
    events = tuple(Event("destroyed", scene.card(title).number) for title in ("A Journey to Dagobah", "Forgotten Heroes"))
    window = Window(events, "reaction", len(table.stack), 0)
    table.stack.append(window)
    table.decision = Decision(1, 0, "reaction", (PASS,))
    facts = about_event(table, window)
    said = words.say("question-reaction", "en", words.COMMON, "zeton.games.star_wars_lcg", **facts)
    assert said.startswith("Several cards have been destroyed: A Journey to Dagobah, Forgotten Heroes.")


# ── what is at stake ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_question_says_what_the_ability_does_and_an_answer_what_declining_means() -> None:
    scene = battle(["Captain Cato Sicarius"], ["Shoota Mob", "Goff Nob"])
    scene.one.picks("attack Captain Cato Sicarius", "defend Shoota Mob")
    said = words.question_words(scene.match.decision, "en", scene.match)
    assert said == "Shoota Mob has been destroyed. React with Captain Cato Sicarius (gain 1 resource)?"
    assert sentences(scene)[-1] == "Do not react"


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", zeton.games())
def test_nothing_is_declined_with_a_bare_word(game: str, language: str) -> None:
    """In random games every option that declines or ends something says what in words of its question."""
    packages = (words.COMMON, f"zeton.games.{game}")
    bare = {words.say(f"option-{verb}", language, *packages) for verb in ("pass", "done")}
    for seed in range(4):
        rng = Random(seed)
        match = zeton.new(game, seed=seed, **zeton.game(game).random_setup(rng))
        while match.decision is not None:
            said = words.options_words(match, language)
            assert not bare.intersection(said), match.decision.kind
            match.choose(rng.randrange(len(match.decision.options)))
