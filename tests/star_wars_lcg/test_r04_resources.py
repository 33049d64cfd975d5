"""Resources (R4): who generates, how much, and the resource match."""

import pytest

from zeton.games.star_wars_lcg.testing import Scene


def test_r4_1_a_card_that_cannot_be_paid_for_is_not_offered() -> None:
    scene = Scene(light={"hand": ["Luke Skywalker (Core)", "Rebel Trooper"], "objectives": ["A Hero's Journey"]})
    scene.light.is_offered("play Rebel Trooper", "pass")
    assert scene.light.why_not("Luke Skywalker") == ["R4.1"]


def test_r4_1_a_card_that_can_be_paid_for_exactly_is_offered() -> None:
    scene = Scene(light={"hand": ["Luke Skywalker (Core)"], "objectives": ["A Hero's Journey", "Forgotten Heroes"]})
    scene.light.is_offered("play Luke Skywalker", "pass")
    scene.light.picks("play Luke Skywalker")
    scene.light.pays()
    assert scene.zone_of("Luke Skywalker") == "units"


def test_r4_2_affiliation_objectives_units_and_enhancements_are_sources() -> None:
    scene = Scene(
        light={
            "objectives": ["Forgotten Heroes"],
            "units": ["R2-D2", "Rebel Trooper"],
            "enhancements": ["Cloud City Casino"],
            "hand": ["X-Wing"],
        }
    )
    scene.light.picks("play X-Wing")
    scene.light.is_offered(
        "generate Jedi ×1", "generate Forgotten Heroes ×1", "generate R2-D2 ×1", "generate Cloud City Casino ×1"
    )


def test_r4_2_the_opponents_cards_are_no_sources() -> None:
    scene = Scene(
        light={"objectives": ["Forgotten Heroes"], "hand": ["X-Wing"]},
        dark={"objectives": ["Shadows of Dathomir"], "enhancements": ["Sith Library"]},
    )
    scene.light.picks("play X-Wing")
    scene.light.is_offered("generate Jedi ×1", "generate Forgotten Heroes ×1")


def test_r4_3_only_a_ready_source_generates() -> None:
    scene = Scene(
        light={
            "objectives": [{"card": "A Hero's Journey", "focus": 1}, "Forgotten Heroes"],
            "hand": ["X-Wing"],
        }
    )
    scene.light.picks("play X-Wing")
    scene.light.is_offered("generate Jedi ×1", "generate Forgotten Heroes ×1")


def test_r4_3_a_source_gets_a_focus_token_for_each_resource() -> None:
    scene = Scene(light={"objectives": ["A Hero's Journey", "Draw Their Fire"], "hand": ["Believer in the Old Ways"]})
    scene.light.picks("play Believer in the Old Ways")
    assert scene.light.can("generate A Hero's Journey ×1")
    assert scene.light.can("generate A Hero's Journey ×2")
    assert not scene.light.can("generate A Hero's Journey ×3")
    scene.light.picks("generate A Hero's Journey ×2")
    assert scene.focus_on("A Hero's Journey") == 2
    assert scene.zone_of("Believer in the Old Ways") == "units"


def test_r4_4_a_source_that_generated_less_than_its_value_is_exhausted_all_the_same() -> None:
    scene = Scene(
        light={
            "objectives": ["A Hero's Journey", "Forgotten Heroes"],
            "hand": ["Twi'lek Loyalist", "Believer in the Old Ways"],
        }
    )
    scene.light.picks("play Twi'lek Loyalist", "generate A Hero's Journey ×1", "play Believer in the Old Ways")
    scene.light.picks("generate Jedi ×1", "generate Forgotten Heroes ×1")
    assert scene.focus_on("A Hero's Journey") == 1
    assert scene.zone_of("Believer in the Old Ways") == "units"


def test_r4_5_several_sources_are_combined_for_one_cost() -> None:
    scene = Scene(light={"objectives": ["A Hero's Journey", "Forgotten Heroes"], "hand": ["Luke Skywalker (Core)"]})
    scene.light.picks("play Luke Skywalker", "generate Jedi ×1", "generate A Hero's Journey ×2", "generate Forgotten Heroes ×1")
    assert [scene.focus_on(t) for t in ("Jedi", "A Hero's Journey", "Forgotten Heroes")] == [1, 2, 1]
    assert scene.zone_of("Luke Skywalker") == "units"


def test_r4_5_what_would_make_the_cost_unpayable_is_not_offered() -> None:
    scene = Scene(light={"objectives": ["A Hero's Journey"], "hand": ["Yoda"]})
    scene.light.picks("play Yoda")
    scene.light.is_offered("generate Jedi ×1", "generate A Hero's Journey ×2")  # one of the two would not be enough


def test_r4_6_surplus_resources_are_lost() -> None:
    scene = Scene(
        light={"objectives": ["A Hero's Journey"], "hand": ["Twi'lek Loyalist", "Twi'lek Loyalist"]},
    )
    scene.light.picks("play Twi'lek Loyalist", "generate A Hero's Journey ×2", "play Twi'lek Loyalist")
    assert scene.focus_on("Jedi") == 1  # the second card had to be paid for anew
    assert scene.focus_on("A Hero's Journey") == 2


def test_r4_7_a_card_of_an_affiliation_needs_a_source_of_that_affiliation() -> None:
    scene = Scene(
        light={"affiliation": "Rebel Alliance", "objectives": ["Draw Their Fire"], "hand": ["Twi'lek Loyalist", "X-Wing"]}
    )
    scene.light.is_offered("play X-Wing", "pass")
    assert scene.light.why_not("Twi'lek Loyalist") == ["R4.7"]


def test_r4_7_one_matching_source_among_several_is_enough() -> None:
    scene = Scene(
        light={"affiliation": "Rebel Alliance", "objectives": ["Draw Their Fire", "Forgotten Heroes"], "hand": ["Yoda"]}
    )
    scene.light.picks("play Yoda", "generate Draw Their Fire ×2")
    scene.light.picks("generate Forgotten Heroes ×1")  # the Rebel Alliance card alone would leave no match
    assert scene.zone_of("Yoda") == "units"
    assert scene.focus_on("Rebel Alliance") == 0


def test_r4_8_a_neutral_card_needs_no_match() -> None:
    scene = Scene(light={"affiliation": "Rebel Alliance", "hand": ["X-Wing"]})
    scene.light.picks("play X-Wing", "generate Rebel Alliance ×1")
    assert scene.zone_of("X-Wing") == "units"


def test_r4_8_a_neutral_source_is_no_match() -> None:
    scene = Scene(
        dark={
            "affiliation": "Imperial Navy",
            "objectives": ["Corporate Exploitation"],
            "hand": ["Dark Side Apprentice"],
            "units": ["Advisor to the Emperor"],
        },
        turn="dark",
    )
    scene.dark.picks("play Dark Side Apprentice")
    scene.dark.is_offered(
        "generate Imperial Navy ×1", "generate Corporate Exploitation ×1", "generate Advisor to the Emperor ×1"
    )
    scene.dark.picks("generate Corporate Exploitation ×1")
    assert scene.focus_on("Advisor to the Emperor") == 1  # the only Sith source there was
    assert scene.focus_on("Imperial Navy") == 0


def test_r4_9_a_card_of_cost_0_needs_no_match() -> None:
    scene = Scene(
        light={"affiliation": "Rebel Alliance", "units": ["Rebel Trooper"]},
        dark={"affiliation": "Imperial Navy", "hand": ["Intimidated"]},
        turn="dark",
    )
    scene.dark.picks("play Intimidated", "enhance Intimidated → Rebel Trooper")
    assert scene.card("Intimidated").host == "Rebel Trooper"
    assert scene.focus_on("Imperial Navy") == 0


def test_r4_10_resources_for_abilities_need_no_match() -> None:
    scene = Scene(
        light={"units": ["Rebel Trooper"], "objectives": ["Forgotten Heroes"]},
        dark={"units": ["AT-ST Commander", "AT-ST"]},  # the affiliation card is Sith, the Commander is not
        turn="dark",
        engagement={"objective": "Forgotten Heroes", "attackers": ["AT-ST"], "step": "after attackers"},
    )
    scene.dark.picks("use AT-ST Commander")
    scene.dark.picks("generate Sith ×1")
    assert scene.shields_on("AT-ST") == 1


@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a25_a_source_may_give_more_than_is_needed_up_to_its_value(amount: int) -> None:
    scene = Scene(dark={"objectives": ["The Heart of the Empire"], "hand": ["TIE Fighter"]}, turn="dark")
    scene.dark.picks("play TIE Fighter", f"generate The Heart of the Empire ×{amount}")
    assert scene.focus_on("The Heart of the Empire") == amount
    assert scene.zone_of("TIE Fighter") == "units"


def test_a25_a_cost_of_0_generates_nothing() -> None:
    scene = Scene(light={"objectives": ["A Hero's Journey"], "hand": ["Rebel Trooper", "Rebel Trooper"]})
    scene.light.picks("play Rebel Trooper")
    scene.light.is_asked("action")
    assert scene.focus_on("A Hero's Journey") == 0
