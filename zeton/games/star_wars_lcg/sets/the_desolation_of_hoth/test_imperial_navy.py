"""Imperial Navy cards of The Desolation of Hoth, in the order of imperial_navy.py."""

from zeton.games.star_wars_lcg.rules.costs import cost_of
from zeton.games.star_wars_lcg.testing import Scene

COMMAND = "Lord Vader's Command"
SUPPRESSION = "Imperial Suppression"
VADER = "Darth Vader (The Desolation of Hoth)"


def commanded(damage: int, hand: str = "Counter-stroke") -> Scene:
    return Scene(
        light={"hand": [hand, "Yoda"], "units": ["Twi'lek Loyalist"], "objectives": ["Jedi Training"]},
        dark={
            "affiliation": "Imperial Navy",
            "hand": ["Trooper Assault"],
            "objectives": [{"card": COMMAND, "damage": damage}],
        },
    )


def price(scene: Scene, card: str) -> int:
    number = scene.card(card).number
    return cost_of(scene.table, scene.table.owner[number], number)


def test_lord_vaders_command_makes_enemy_events_cost_more_while_it_has_no_damage() -> None:
    free, dear = price(commanded(1), "Counter-stroke"), price(commanded(0), "Counter-stroke")
    assert dear == free + 1


def test_lord_vaders_command_says_nothing_of_other_cards() -> None:
    assert price(commanded(0), "Yoda") == price(commanded(1), "Yoda")
    assert price(commanded(0), "Trooper Assault") == price(commanded(1), "Trooper Assault")


def test_lord_vaders_command_must_be_paid_for_even_by_an_event_that_costs_nothing() -> None:
    def ewoks(damage: int) -> Scene:
        return Scene(
            light={"affiliation": {"card": "Jedi", "focus": 1}, "hand": ["Yub Yub!"], "units": ["Ewok Scout"]},
            dark={
                "affiliation": "Imperial Navy",
                "objectives": [{"card": COMMAND, "damage": damage}],
                "enhancements": ["Orbital Bombardment"],
            },
        )

    assert ewoks(1).light.can("use Yub Yub!")
    assert not ewoks(0).light.can("use Yub Yub!")


def blast(vader: str, *others: str, attackers: tuple[str, ...] = ()) -> list[int]:
    """The blast of each unit in an engagement."""
    units = [vader, *others]
    scene = Scene(
        light={"objectives": ["Jedi Training"]},
        dark={"affiliation": "Imperial Navy", "units": units},
        turn="dark",
        engagement={"objective": "Jedi Training", "attackers": list(attackers), "edge": "light", "step": "strikes"},
    )
    return [scene.table.strength(scene.card(unit).number, 2) for unit in units]


def test_darth_vader_41_gives_every_attacking_unit_blast_while_he_attacks() -> None:
    together = blast(VADER, "Kuati Security Team", "Nightsister", attackers=(VADER, "Kuati Security Team"))
    alone = blast(VADER, "Kuati Security Team", "Nightsister", attackers=("Kuati Security Team",))
    assert [more - less for more, less in zip(together, alone, strict=True)] == [1, 1, 0]


def test_darth_vader_41_is_not_in_play_with_the_other_one_r15_1() -> None:
    scene = Scene(
        dark={"units": [VADER], "hand": ["Darth Vader (Core)", "Nightsister"], "objectives": ["Counsel of the Sith"] * 3},
        turn="dark",
    )
    assert not scene.dark.can("play Darth Vader")


def suppressed() -> Scene:
    return Scene(
        light={
            "hand": ["Our Most Desperate Hour", "Yoda"],
            "units": ["Twi'lek Loyalist"],
            "deck": ["Yoda"],
            "objectives": ["A Hero's Journey", "Jedi Training"],
        },
        dark={"affiliation": "Imperial Navy", "hand": [SUPPRESSION]},
    )


def test_imperial_suppression_cancels_an_event_and_puts_it_on_its_owners_deck_a119() -> None:
    scene = suppressed()
    scene.light.picks("use Our Most Desperate Hour")
    scene.light.pays()
    scene.dark.is_offered(f"use {SUPPRESSION}", "pass")
    scene.dark.picks(f"use {SUPPRESSION}")
    assert scene.shields_on("Twi'lek Loyalist") == 0
    assert scene.light.pile("deck") == ["Yoda", "Our Most Desperate Hour"]  # the top comes last
    assert scene.zone_of(SUPPRESSION) == "discard"


def test_imperial_suppression_answers_events_only() -> None:
    scene = suppressed()
    scene.light.picks("play Yoda")
    scene.light.pays()
    assert not scene.dark.can(f"use {SUPPRESSION}")
