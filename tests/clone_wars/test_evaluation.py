"""The evaluation: the same for the whole team, and better where a player would say so."""

import random
import re
from collections.abc import Callable
from functools import partial
from math import atanh
from pathlib import Path

import pytest

import zeton
from zeton.bots import Seat
from zeton.bots.search import Search
from zeton.games.clone_wars.rules.allies import ALLIES
from zeton.games.clone_wars.testing import GAME, Scene, ahsoka, anakin, yoda
from zeton.kernel import words


def worth(**given: object) -> float:
    scene = Scene(**{"jedi": [ahsoka("Naboo", "Rex"), anakin("Rishi")], "missions": {"orange": "Rookies"}, **given})
    return scene.match.evaluate(0)


def test_every_seat_of_the_team_judges_alike() -> None:
    scene = Scene(jedi=[ahsoka("Naboo", "Rex"), anakin("Rishi"), yoda("Rishi")], droids={"Naboo": 2})
    assert len({scene.match.evaluate(seat) for seat in range(3)}) == 1
    assert -1 < scene.match.evaluate(0) < 1


def test_threat_droids_blockades_and_villains_are_bad() -> None:
    usual = worth()
    assert worth(threat=3) < usual
    assert worth(droids={"Umbara": 3}) < worth(droids={"Umbara": 1}) < usual
    assert worth(blockades={"Rishi": 1}) < worth(blockades={"Umbara": 1}) < usual
    assert worth(villains={"Asajj Ventress": "Rishi"}) < worth(villains={"Asajj Ventress": "Umbara"}) < usual


def test_cards_nearness_and_missions_are_good() -> None:
    usual = worth()
    assert worth(jedi=[ahsoka("Naboo", "Rex", "Cody"), anakin("Rishi")]) > usual
    assert worth(jedi=[ahsoka("Rishi", "Rex"), anakin("Rishi")]) > usual
    assert worth(completed=["Hunt for Ziro"]) > usual


def test_a_roll_that_can_be_helped_is_worth_more_than_one_that_cannot() -> None:
    def rolled(successes: int) -> float:
        scene = Scene(jedi=[ahsoka("Rishi", "Rex", "Cody", "AT-TE"), anakin("Naboo")], missions={"orange": "Rookies"})
        scene.die(successes, 0)
        scene.picks("Ahsoka Tano", "attempt Rookies")
        return scene.match.evaluate(0)

    assert rolled(3) > rolled(2)


def test_whoever_could_end_a_trouble_is_better_near_it() -> None:
    """A villain near a mission planet will raise the threat (R25.2): it matters how soon somebody strikes her."""

    def with_fighter_at(planet: str, *cards: str) -> float:
        return worth(jedi=[yoda("Rishi"), anakin(planet, *cards)], villains={"Asajj Ventress": "Ord Mantell"})

    near, far = with_fighter_at("Ord Mantell", "Fives", "Echo"), with_fighter_at("Tatooine", "Fives", "Echo")
    assert near > far


def test_a_planet_whose_card_lies_in_the_discard_pile_is_safe_for_a_while() -> None:
    """Until the discard pile comes back on top of the deck (R15.4)."""
    full = {"Umbara": 3}
    assert worth(droids=full, invasion_discard=["Umbara"]) > worth(droids=full, invasion_discard=["Naboo"])


FINALES = {
    "ventress": ("Asajj Ventress", "Sullust"),
    "grievous": ("General Grievous", "Utapau"),
    "maul": ("Maul", "Mandalore"),
    "dooku": ("Count Dooku", "Serenno"),
}
FIGHTERS = ("Rex", "Cody", "Fives", "Echo")


def in_the_finale(villain: str, planet: str, *cards: str, **given: object) -> float:
    missions = ["Hunt for Ziro", "Rookies", "Weapons Factory"]
    where = dict([FINALES[villain]])
    return worth(
        villain=villain, finale=True, missions={}, completed=missions, villains=where,
        **{"jedi": [ahsoka(planet, *(cards or FIGHTERS)), anakin("Rishi")], **given},
    )  # fmt: skip


@pytest.mark.parametrize("villain", FINALES)
def test_the_finale_is_not_won_by_having_come_to_it(villain: str) -> None:
    """What decides it is still seen: whoever is nearly lost does not stand as well as whoever is not (R21, R22.1)."""
    calm, nearly_lost = (in_the_finale(villain, "Rishi", threat=threat) for threat in (1, 7))
    assert nearly_lost < calm < 0.9
    assert calm - nearly_lost > 0.2


@pytest.mark.parametrize("villain", FINALES)
def test_in_the_finale_one_flies_to_where_it_is_decided(villain: str) -> None:
    """It is worth more than a card that is drawn meanwhile."""
    there = in_the_finale(villain, FINALES[villain][1])
    stayed = in_the_finale(villain, "Kamino")
    assert there - stayed > in_the_finale(villain, "Kamino", *FIGHTERS, "Jesse") - stayed > 0


@pytest.mark.parametrize("judged", [worth, partial(in_the_finale, "ventress", "Rishi")], ids=["before", "in the finale"])
def test_a_supply_that_runs_out_is_worse_than_the_droids_it_went_to(judged: Callable[..., float]) -> None:
    """Every droid that is missing raises the threat (R17.4)."""

    def with_droids(count: int) -> float:  # in log-odds: what is nearly lost cannot lose as much
        planets = (
            *("Umbara", "Geonosis", "Kamino", "Rodia", "Mon Cala"),
            *("Toydaria", "Dathomir", "Mandalore", "Felucia", "Serenno"),
        )
        return atanh(judged(droids=dict.fromkeys(planets[: count // 3], 3)))

    assert with_droids(27) - with_droids(30) > with_droids(12) - with_droids(15)


def test_cards_of_one_type_are_one_option_for_a_search() -> None:
    """It is the same which of them is used (R10.8); an ally is like no other card."""
    scene = Scene(
        jedi=[ahsoka("Rishi", "Rex", "Cody", "AT-TE", "Saw Gerrera"), anakin("Rishi", "Jesse", "Hevy")],
        missions={"orange": "Rookies"},
    )
    scene.die(1, 0)
    scene.picks("Ahsoka Tano", "attempt Rookies")
    decision = scene.match.decision
    assert decision is not None
    exhausted = [scene.table.cards[option.card].title for option in decision.options if option.verb == "exhaust"]
    assert exhausted == ["Rex", "Cody", "AT-TE"]
    kept = GAME.distinct(scene.table, decision.options)
    assert [scene.table.cards[option.card].title for option in kept if option.verb == "exhaust"] == ["Rex", "AT-TE"]
    assert [option for option in kept if option.verb != "exhaust"] == [o for o in decision.options if o.verb != "exhaust"]
    ranked = Search(Seat(scene.match), random.Random(0), 1.0)
    for _ in range(20):
        ranked.iterate()
    assert {advice.option for advice in ranked.rank()} == set(kept)


def test_every_reason_has_words() -> None:
    source = Path(zeton.__file__).parent / "games" / "clone_wars" / "reasons.py"
    keys = set(re.findall(r', "([a-z-]+)", \{', source.read_text(encoding="utf-8")))
    keys |= {rule.reason for rule in ALLIES.values()}
    assert len(keys) > 25
    for key in keys:
        assert words.has_message(f"reason-{key}", "en", words.COMMON, "zeton.games.clone_wars"), key


def test_everything_about_the_table_can_be_explained() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        match = zeton.new("clone_wars", **GAME.random_setup(rng), seed=seed)
        while match.decision is not None:
            for card in rng.sample(range(1, len(match.table.cards)), 5):
                for seat in range(match.seats):
                    for reason in match.explain(seat, card):
                        assert re.fullmatch(r"[RA]\d+(\.\d+)?", reason.rule)
                        assert words.reason_words(reason, "en", match)
            match.choose(rng.randrange(len(match.decision.options)))
