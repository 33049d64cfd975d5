"""In play, out of play, put into play, sacrifice (R17)."""

from zeton.games.star_wars_lcg.testing import Scene


def test_r17_1_units_enhancements_objectives_and_the_affiliation_card_are_in_play() -> None:
    scene = Scene(
        light={
            "units": [{"card": "R2-D2", "focus": 1}],
            "enhancements": [{"card": "Cloud City Casino", "focus": 1}],
            "objectives": [{"card": "A Hero's Journey", "focus": 1}, "Jedi Training", "In You Must Go"],
            "hand": ["Rebel Trooper"],
        },
        phase="refresh",
    )
    assert [scene.focus_on(t) for t in ("R2-D2", "Cloud City Casino", "A Hero's Journey")] == [0, 0, 0]


def test_r17_2_cards_in_hand_decks_piles_and_captivity_are_out_of_play() -> None:
    scene = Scene(
        light={"hand": ["Luke Skywalker (Core)"], "deck": ["Yoda"], "discard": ["R2-D2"], "units": ["Rebel Trooper"]},
        dark={
            "units": ["Darth Vader (Core)"],
            "hand": ["Force Choke"],
            "objectives": [{"card": "Imperial Command", "captured": ["Jedi in Hiding"]}],
        },
        turn="dark",
    )
    scene.dark.picks("use Force Choke")
    scene.dark.is_offered("target Rebel Trooper", "target Darth Vader")


def test_r17_3_an_objective_that_is_revealed_enters_play() -> None:
    scene = Scene(
        light={"hand": ["Rebel Trooper"]},
        dark={"objectives": ["Imperial Command"], "objective_deck": ["Cruel Interrogations"], "hand": ["Espo Trooper"]},
        turn="dark",
        phase="refresh",
    )
    scene.dark.is_offered("use Cruel Interrogations", "pass")


def test_r17_3_a_unit_that_returns_to_hand_leaves_play() -> None:
    leia = {"card": "Leia Organa", "focus": 1}
    scene = Scene(light={"units": [leia], "hand": ["Fall Back!"]}, dark={"objectives": ["Imperial Command"]})
    scene.light.picks("use Fall Back!")
    scene.light.is_offered("use Leia Organa", "pass")  # "when this unit leaves play"


def test_r17_4_a_card_put_into_play_is_not_played_and_not_paid_for() -> None:
    scene = Scene(
        light={
            "discard": ["Luke Skywalker (Core)"],
            "hand": ["Return of the Jedi"],
            "objectives": ["A Hero's Journey", "Forgotten Heroes"],
        }
    )
    scene.light.picks("use Return of the Jedi")
    scene.light.pays()
    assert scene.zone_of("Luke Skywalker") == "units"
    assert scene.light.hand == []  # Forgotten Heroes answers only Force Users that are played
    assert [scene.table.cards[card].title for _, card in scene.table.plays] == ["Return of the Jedi"]


def test_r17_5_only_a_card_you_control_can_be_sacrificed() -> None:
    scene = Scene(
        light={"units": ["X-Wing", "Jedi in Hiding"], "hand": ["Heroic Sacrifice"], "affiliation": "Rebel Alliance"},
        dark={"units": ["TIE Fighter", "TIE Bomber"]},
    )
    scene.light.picks("use Heroic Sacrifice")
    scene.light.pays()
    scene.light.picks("sacrifice X-Wing", "target TIE Bomber")  # the only Vehicle of the light side
    assert scene.light.pile("discard") == ["X-Wing", "Heroic Sacrifice"]
    assert scene.zone_of("TIE Bomber") == "discard"
    assert scene.zone_of("TIE Fighter") == "units"


def test_r17_5_without_anything_to_sacrifice_the_cost_cannot_be_paid() -> None:
    scene = Scene(
        light={"units": ["Jedi in Hiding"], "hand": ["Heroic Sacrifice", "Rebel Trooper"], "affiliation": "Rebel Alliance"},
        dark={"units": ["TIE Fighter"]},
    )
    scene.light.is_offered("play Rebel Trooper", "pass")
    assert "A22" in scene.light.why_not("Heroic Sacrifice")
