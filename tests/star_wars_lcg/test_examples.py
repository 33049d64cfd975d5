"""The worked examples of the rulebooks, X1 to X23, as scenes."""

import pytest

import zeton
from zeton.games.star_wars_lcg.decks import Deck
from zeton.games.star_wars_lcg.rules.printed import objective_sets, printed_cards
from zeton.games.star_wars_lcg.rules.terms import BLAST, TACTICS, UNIT_DAMAGE
from zeton.games.star_wars_lcg.testing import Scene


def test_x1_objective_set() -> None:
    cards = printed_cards()
    titles = [cards[place.definition].title for place in objective_sets()[1]]
    assert titles[0] == "A Hero's Journey"
    assert cards[objective_sets()[1][0].definition].type == "objective"
    assert sorted(titles) == sorted(
        [
            "A Hero's Journey",
            "Luke Skywalker",
            "Twi'lek Loyalist",
            "Jedi Lightsaber",
            "Trust Your Feelings",
            "Dagobah Training Grounds",
        ]
    )


def test_x2_starter_deck_assembly() -> None:
    deck = zeton.game("star_wars_lcg").decks["jedi"]
    cards = printed_cards()
    assert deck.affiliation == "Jedi"
    assert {cards[card].title for card in deck.objectives()} == {
        "A Hero's Journey",
        "In You Must Go",
        "Forgotten Heroes",
        "A Journey to Dagobah",
        "The Secret of Yavin 4",
        "Last Minute Rescue",
        "Jedi Training",
        "Hit and Run",
    }
    assert len(deck.commands()) == 40


def test_x3_dial_in_the_first_turn() -> None:
    match = zeton.new("star_wars_lcg", decks=("jedi", "sith"), seed=3)
    while match.view(None)["phase"] == "setup":
        assert match.decision is not None
        match.choose(match.decision.options[-1])
    assert match.view(None)["dial"] == 1


@pytest.mark.parametrize(("balance", "dial"), [("light", 4), ("dark", 5)])
def test_x3_dial_in_general(balance: str, dial: int) -> None:
    assert Scene(dial=3, balance=balance, turn="dark", phase="balance").table.dial == dial


def test_x4_draw_phase_too_many_cards() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"] * 8, "deck": ["Yoda"] * 5}, phase="draw")
    scene.light.passes()
    scene.light.picks("discard Rebel Trooper", "discard Rebel Trooper")
    assert scene.light.hand == ["Rebel Trooper"] * 6
    assert len(scene.light.pile("deck")) == 5


def test_x4_draw_phase_too_many_cards_after_the_optional_discard() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"] * 8, "deck": ["Yoda"] * 5}, phase="draw")
    scene.light.picks("discard Rebel Trooper", "discard Rebel Trooper")
    assert scene.asked != "discard down"
    assert scene.light.hand == ["Rebel Trooper"] * 6


def test_x5_draw_phase_too_few_cards() -> None:
    scene = Scene(light={"hand": ["Rebel Trooper"] * 3, "deck": ["Yoda"] * 5}, phase="draw")
    scene.light.picks("discard Rebel Trooper")
    assert sorted(scene.light.hand) == ["Rebel Trooper"] * 2 + ["Yoda"] * 4
    scene = Scene(light={"hand": ["Rebel Trooper"] * 3, "deck": ["Yoda"] * 5}, phase="draw")
    scene.light.passes()
    assert sorted(scene.light.hand) == ["Rebel Trooper"] * 3 + ["Yoda"] * 3


def test_x6_playing_an_enhancement() -> None:
    scene = Scene(
        light={
            "units": ["Mon Mothma"],
            "objectives": ["A Hero's Journey"],
            "hand": ["Trust Your Feelings", "Fall Back!"],
        }
    )
    scene.light.picks("play Trust Your Feelings", "generate A Hero's Journey ×2")
    assert scene.card("Trust Your Feelings").host == "Mon Mothma"
    scene.light.picks("use Fall Back!")
    assert scene.zone_of("Mon Mothma") == "hand"
    assert scene.zone_of("Trust Your Feelings") == "discard"


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_x7_generating_from_one_card(amount: int) -> None:
    scene = Scene(dark={"objectives": ["The Heart of the Empire"], "hand": ["TIE Fighter", "TIE Fighter"]}, turn="dark")
    scene.dark.picks("play TIE Fighter")
    scene.dark.is_offered(
        "generate Sith ×1",
        "generate The Heart of the Empire ×1",
        "generate The Heart of the Empire ×2",
        "generate The Heart of the Empire ×3",
    )
    scene.dark.picks(f"generate The Heart of the Empire ×{amount}")
    assert scene.focus_on("The Heart of the Empire") == amount
    scene.dark.picks("play TIE Fighter", "generate Sith ×1")  # the only source that is still ready
    assert scene.focus_on("The Heart of the Empire") == amount


@pytest.mark.parametrize("taken", [1, 3])
def test_x8_paying_with_two_cards(taken: int) -> None:
    scene = Scene(
        dark={
            "objectives": ["Shadows of Dathomir", "The Heart of the Empire"],
            "hand": ["Nightsister", "TIE Fighter"],
        },
        turn="dark",
    )
    scene.dark.picks("play Nightsister", "generate Shadows of Dathomir ×2", f"generate The Heart of the Empire ×{taken}")
    assert scene.zone_of("Nightsister") == "units"
    assert scene.focus_on("The Heart of the Empire") == taken
    scene.dark.picks("play TIE Fighter", "generate Sith ×1")  # nothing is left of the surplus


def test_x9_resource_example_1() -> None:
    scene = Scene(
        light={
            "affiliation": {"card": "Smugglers and Spies", "focus": 1},
            "enhancements": ["Cloud City Casino", "Cloud City Casino"],
            "objectives": ["Forgotten Heroes"],
            "units": [{"card": "Mon Mothma", "focus": 1}],
            "hand": ["Trust Your Feelings", "Rebel Trooper"],
        }
    )
    scene.light.picks("play Trust Your Feelings", "generate Cloud City Casino ×1")
    scene.light.picks("generate Forgotten Heroes ×1")  # the other Casino is not even offered
    assert scene.card("Trust Your Feelings").host == "Mon Mothma"
    casinos = [card for card in scene.table.pile(4, scene.table.light) if scene.table.cards[card].resources]
    assert sorted(scene.table.focus[card] for card in casinos) == [0, 1]
    assert scene.focus_on("Forgotten Heroes") == 1


def test_x10_resource_example_2() -> None:
    scene = Scene(
        dark={
            "objectives": ["The Heart of the Empire", "Corporate Exploitation", "Reconnaissance Mission"],
            "units": ["Dark Side Apprentice"],
            "hand": ["Emperor's Royal Guard", "Interrogation", "Vader's Lightsaber"],
        },
        light={"hand": ["Yoda"]},
        turn="dark",
    )
    scene.dark.picks("play Emperor's Royal Guard", "generate Sith ×1", "generate Corporate Exploitation ×1")
    assert scene.zone_of("Emperor's Royal Guard") == "units"
    scene.dark.picks("use Interrogation", "generate The Heart of the Empire ×2")
    if scene.asked != "action":
        scene.match.choose(0)  # what Interrogation discards
    assert scene.focus_on("The Heart of the Empire") == 2
    assert scene.match.decision is None or not scene.dark.can("play Vader's Lightsaber")
    assert "R4.7" in scene.dark.why_not("Vader's Lightsaber")


def test_x11_edge_battle() -> None:
    scene = Scene(
        light={"units": ["Luke Skywalker (Core)"], "hand": ["Yoda", "Target of Opportunity", "Rebel Trooper"]},
        dark={
            "units": ["Darth Vader (Core)"],
            "objectives": ["Imperial Command"],
            "hand": ["Heat of Battle", "Emperor's Royal Guard", "Dark Side Apprentice", "Espo Trooper"],
        },
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Luke Skywalker (Core)"],
            "defenders": ["Darth Vader (Core)"],
            "step": "edge",
        },
    )
    scene.light.picks("place Yoda")
    scene.dark.picks("place Heat of Battle")
    scene.light.passes()
    scene.dark.picks("place Emperor's Royal Guard")
    scene.light.picks("place Target of Opportunity")
    scene.dark.picks("place Dark Side Apprentice")
    scene.light.passes()
    assert len(scene.light.pile("edge_stack")) == 2
    assert len(scene.dark.pile("edge_stack")) == 3
    scene.dark.passes()
    assert scene.damage_on("Luke Skywalker") == 1
    assert scene.damage_on("Imperial Command") == 1
    resolved = [entry.cards[0] for entry in scene.match.log(None) if entry.what == "resolves fate card"]
    assert [scene.table.cards[card].title for card in resolved] == ["Heat of Battle", "Target of Opportunity"]
    assert scene.table.edge == scene.table.light
    assert sorted(scene.light.pile("discard")) == ["Target of Opportunity", "Yoda"]
    assert len(scene.dark.pile("discard")) == 3


def test_x12_icon_strength() -> None:
    scene = Scene(dark={"units": ["Emperor Palpatine"]})
    assert scene.table.strength(scene.card("Emperor Palpatine").number, TACTICS) == 2


@pytest.mark.parametrize(("edge", "strengths"), [("light", (1, 2, 1)), ("dark", (1, 1, 0))])
def test_x13_obi_wan_kenobi_strikes(edge: str, strengths: tuple[int, int, int]) -> None:
    scene = Scene(
        light={"units": ["Obi-Wan Kenobi"]},
        dark={"units": ["Darth Vader (Core)", "Kuati Security Team"], "objectives": ["Imperial Command"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Obi-Wan Kenobi"],
            "defenders": ["Darth Vader (Core)", "Kuati Security Team"],
            "edge": edge,
            "step": "strikes",
        },
    )
    number = scene.card("Obi-Wan Kenobi").number
    assert tuple(scene.table.strength(number, icon) for icon in (UNIT_DAMAGE, TACTICS, BLAST)) == strengths


def test_x13_as_a_defender_his_blast_is_not_resolved() -> None:
    scene = Scene(
        light={"units": ["Obi-Wan Kenobi"], "objectives": ["A Hero's Journey"]},
        dark={"units": ["Darth Vader (Core)", "Kuati Security Team"], "objectives": ["Imperial Command"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Darth Vader (Core)", "Kuati Security Team"],
            "defenders": ["Obi-Wan Kenobi"],
            "edge": "light",
            "step": "strikes",
        },
    )
    scene.light.is_offered("unit damage Obi-Wan Kenobi", "tactics Obi-Wan Kenobi")


def test_x14_full_strike_example() -> None:
    scene = Scene(
        light={
            "units": ["Luke Skywalker (Core)", "Red Five", {"card": "Twi'lek Loyalist", "committed": True}, "Y-Wing"],
        },
        dark={
            "units": [
                "Darth Vader (Core)",
                "Nightsister",
                "Interrogation Droid",
                "Kuati Security Team",
                "Advisor to the Emperor",
            ],
            "objectives": ["The Heart of the Empire", "Imperial Command"],
        },
        engagement={
            "objective": "The Heart of the Empire",
            "attackers": ["Luke Skywalker (Core)", "Red Five", "Twi'lek Loyalist"],
            "defenders": [
                "Darth Vader (Core)",
                "Nightsister",
                "Interrogation Droid",
                "Kuati Security Team",
                "Advisor to the Emperor",
            ],
            "edge": "light",
            "step": "strikes",
        },
    )
    scene.light.picks("strike Twi'lek Loyalist", "unit damage Twi'lek Loyalist", "hit Nightsister ×1")
    scene.light.picks("hit Darth Vader ×1")
    assert scene.focus_on("Twi'lek Loyalist") == 2
    assert scene.zone_of("Nightsister") == "discard"
    assert scene.focus_on("Darth Vader") == 1

    scene.dark.is_offered("strike Interrogation Droid", "strike Kuati Security Team", "strike Advisor to the Emperor")
    scene.dark.picks("strike Interrogation Droid", "hit Red Five ×1")
    assert scene.focus_on("Interrogation Droid") == 1
    assert scene.focus_on("Red Five") == 1

    scene.light.is_asked("icon")  # Luke had to strike: he was the only ready attacker
    assert scene.focus_on("Luke Skywalker") == 1
    scene.light.picks("unit damage Luke Skywalker", "hit Kuati Security Team ×2")
    assert scene.zone_of("Kuati Security Team") == "discard"
    assert scene.damage_on("The Heart of the Empire") == 2

    assert scene.focus_on("Advisor to the Emperor") == 1  # struck, with nothing to resolve
    scene.light.is_asked("engage")  # three defenders survived: no reward
    assert scene.damage_on("The Heart of the Empire") == 2
    assert {scene.table.cards[u].title for u in scene.table.units(scene.table.dark)} == {
        "Darth Vader",
        "Interrogation Droid",
        "Advisor to the Emperor",
    }


def test_x15_dial_and_destroyed_objectives() -> None:
    dial = 0
    destroyed = ["Jedi Training", "Draw Their Fire", "In You Must Go", "Forgotten Heroes"]
    for already, total in enumerate((1, 3, 6, 10)):
        scene = Scene(
            light={"objectives": [{"card": "A Hero's Journey", "damage": 2}], "units": ["Rebel Trooper"]},
            dark={"units": ["TIE Bomber", "Espo Trooper"], "victory": destroyed[:already]},
            turn="dark",
            dial=dial,
            engagement={
                "objective": "A Hero's Journey",
                "attackers": ["TIE Bomber"],
                "edge": "dark",
                "step": "strikes",
            },
        )
        dial = scene.table.dial
        assert dial == total


def test_x16_constant_effect_jedi_training() -> None:
    for turn in ("light", "dark"):  # in every struggle
        scene = Scene(
            light={"objectives": ["Jedi Training"], "units": ["Luke Skywalker (Core)"], "hand": ["Our Most Desperate Hour"]},
            turn=turn,
            phase="force",
            balance="dark",
        )
        if scene.asked == "commit":
            scene.light.picks("done")
        assert scene.table.balance == "light"


def test_x17_action_repair_droid() -> None:
    scene = Scene(
        light={
            "units": [
                {"card": "Repair Droid", "focus": 1},
                {"card": "Redemption", "damage": 2},
                {"card": "X-Wing", "damage": 1},
                {"card": "Luke Skywalker (Core)", "damage": 1},
            ],
            "hand": ["Rebel Trooper"],
        }
    )
    scene.light.picks("use Repair Droid")
    scene.light.is_offered("target Redemption", "target X-Wing")
    scene.light.picks("target Redemption")
    assert scene.damage_on("Redemption") == 1
    assert not scene.light.can("use Repair Droid")  # once per turn


def test_x17_without_a_vehicle_it_cannot_be_used() -> None:
    scene = Scene(light={"units": ["Repair Droid", {"card": "Luke Skywalker (Core)", "damage": 1}], "hand": ["Rebel Trooper"]})
    scene.light.is_offered("play Rebel Trooper", "pass")


def deflecting(defender: str) -> Scene:
    return Scene(
        light={"units": [defender], "objectives": ["A Hero's Journey"], "hand": ["Lightsaber Deflection"]},
        dark={"units": ["Darth Vader (Core)", "Kuati Security Team"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Darth Vader (Core)"],
            "defenders": [defender],
            "edge": "dark",
            "step": "strikes",
        },
    )


def test_x18_interrupt_lightsaber_deflection() -> None:
    scene = deflecting("Luke Skywalker (Core)")
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("use Lightsaber Deflection", "target Kuati Security Team")
    assert scene.damage_on("Kuati Security Team") == 1
    assert scene.damage_on("Luke Skywalker") == 1


def test_x18_not_for_a_vehicle() -> None:
    scene = deflecting("Redemption")
    scene.dark.picks("unit damage Darth Vader")
    assert scene.damage_on("Redemption") == 2
    assert scene.light.hand == ["Lightsaber Deflection"]


def test_x19_reaction_cruel_interrogations() -> None:
    scene = Scene(
        light={"hand": ["Luke Skywalker (Core)"]},
        dark={
            "objectives": ["Imperial Command", "Shadows of Dathomir"],
            "objective_deck": ["Cruel Interrogations"],
            "hand": ["Espo Trooper"],
        },
        turn="dark",
        phase="refresh",
    )
    scene.dark.picks("use Cruel Interrogations")
    luke = scene.card("Luke Skywalker")
    assert (luke.zone, luke.host) == ("captured", "Cruel Interrogations")


def test_x19_the_card_returns_when_the_objective_is_destroyed() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"], "objectives": ["A Hero's Journey"] * 3},
        dark={"objectives": [{"card": "Cruel Interrogations", "damage": 4, "captured": ["Luke Skywalker (Core)"]}]},
        phase="balance",
    )
    scene.light.picks("damage Cruel Interrogations ×1")
    assert scene.zone_of("Luke Skywalker") == "hand"


@pytest.mark.parametrize(("committed", "tokens"), [(False, 2), (True, 3)])
def test_x20_forced_reaction_intimidated(committed: bool, tokens: int) -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "committed": committed, "enhancements": ["Intimidated"]}, "X-Wing"]},
        dark={"objectives": ["Imperial Command", "Shadows of Dathomir"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Luke Skywalker (Core)"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    assert scene.focus_on("Luke Skywalker") == tokens


@pytest.mark.parametrize(("damage", "most"), [(0, 2), (1, 1)])
def test_x21_protect_guardian_of_peace(damage: int, most: int) -> None:
    scene = Scene(
        light={
            "units": ["Obi-Wan Kenobi", {"card": "Guardian of Peace", "damage": damage}],
            "objectives": ["A Hero's Journey"],
        },
        dark={"units": ["Stormtrooper Elite"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Stormtrooper Elite"],
            "defenders": ["Obi-Wan Kenobi"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    amounts = range(1, most + 1)
    scene.light.is_offered(*(f"protect Guardian of Peace → Obi-Wan Kenobi ×{n}" for n in amounts), "pass")


def test_x22_cancel() -> None:
    scene = Scene(
        light={"hand": ["Counter-stroke", "Yoda"]},
        dark={"objectives": ["Shadows of Dathomir"], "hand": ["Interrogation"]},
        turn="dark",
    )
    scene.dark.picks("use Interrogation", "generate Shadows of Dathomir ×2")
    scene.light.picks("use Counter-stroke")
    assert scene.light.hand == ["Yoda"]
    assert scene.dark.pile("discard") == ["Interrogation"]
    assert scene.focus_on("Shadows of Dathomir") == 2


def rules(affiliation: str, *sets: int) -> list[str]:
    return [reason.rule for reason in Deck("example", affiliation, sets).problems()]


def test_x23_deck_building() -> None:
    mixed = (1, 2, 3, 8, 9, 10, 15, 15, 16, 17)
    for affiliation in ("Jedi", "Rebel Alliance", "Smugglers and Spies"):
        assert rules(affiliation, *mixed) == []
    assert "R18.2" in rules("Jedi", *mixed, 19)
    assert rules("Jedi", *mixed[:9]) == ["R18.1"]
    assert rules("Jedi", *mixed, 15) == ["R18.3"]
    assert rules("Jedi", *mixed, 18, 18) == ["R18.3"]
    assert rules("Rebel Alliance", *mixed, 4) == ["R18.4"]
