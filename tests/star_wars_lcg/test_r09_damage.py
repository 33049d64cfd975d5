"""Damage, shields and destruction (R9)."""

from zeton.games.star_wars_lcg.testing import Scene


def vader_strikes(defender: object, *, edge: str = "dark", **light: object) -> Scene:
    """Darth Vader (UD 2 B 1 | (B) 1) attacks A Hero's Journey; one light unit defends."""
    title = defender["card"] if isinstance(defender, dict) else defender
    return Scene(
        light={"units": [defender], "objectives": ["A Hero's Journey", "Forgotten Heroes"], **light},
        dark={"units": ["Darth Vader (Core)"], "objectives": ["Imperial Command"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Darth Vader (Core)"],
            "defenders": [title],
            "edge": edge,
            "step": "strikes",
        },
    )


def test_r9_1_damage_stays_on_a_card() -> None:
    scene = vader_strikes({"card": "Redemption", "damage": 1, "focus": 1})
    scene.dark.picks("unit damage Darth Vader")
    assert scene.damage_on("Redemption") == 3


def test_r9_2_damage_equal_to_the_capacity_destroys_and_excess_is_ignored() -> None:
    scene = vader_strikes("Jedi in Hiding")  # capacity 1, dealt 2
    scene.dark.picks("unit damage Darth Vader")
    assert scene.zone_of("Jedi in Hiding") == "discard"
    assert scene.damage_on("A Hero's Journey") == 2  # blast 1 + (1), nothing spilt over
    assert scene.damage_on("Forgotten Heroes") == 0


def test_r9_2_damage_below_the_capacity_does_not_destroy() -> None:
    scene = vader_strikes({"card": "Luke Skywalker (Core)", "focus": 1})
    scene.dark.picks("unit damage Darth Vader")
    assert scene.zone_of("Luke Skywalker") == "units"


def test_r9_3_a_destroyed_unit_goes_to_the_discard_pile_with_its_attachments_and_frees_its_force_card() -> None:
    scene = vader_strikes(
        {"card": "Jedi in Hiding", "committed": True, "focus": 1, "enhancements": ["Jedi Lightsaber"]},
        discard=["Rebel Trooper"],
    )
    scene.dark.picks("unit damage Darth Vader")
    assert scene.light.pile("discard") == ["Rebel Trooper", "Jedi in Hiding", "Jedi Lightsaber"]
    assert scene.match.view(None)["force_cards"][scene.table.light] == 3


def test_r9_4_a_destroyed_objective_goes_to_the_opponents_victory_pile_and_is_not_replaced_at_once() -> None:
    scene = Scene(
        light={
            "units": ["Rebel Trooper"],
            "objectives": [{"card": "A Hero's Journey", "damage": 3}],
            "objective_deck": ["Jedi Training", "In You Must Go", "Forgotten Heroes"],
        },
        dark={"units": ["TIE Bomber"]},
        turn="dark",
        engagement={"objective": "A Hero's Journey", "attackers": ["TIE Bomber"], "edge": "dark", "step": "strikes"},
    )
    assert scene.dark.pile("victory") == ["A Hero's Journey"]
    assert scene.light.pile("objectives") == []
    assert len(scene.light.pile("objective_deck")) == 3


def test_r9_5_no_second_shield_is_placed_on_a_shielded_card() -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "shields": 1}, "Corellian Engineer"]},
        dark={"objectives": ["Imperial Command"]},
        phase="conflict",
    )
    scene.light.picks("engage Imperial Command", "attack Luke Skywalker", "attack Corellian Engineer")
    scene.light.is_offered(
        "place shield Corellian Engineer → Corellian Engineer",
        "place shield Corellian Engineer → Imperial Command",
        "pass",
    )


def test_r9_6_a_shield_prevents_one_damage_token_of_an_attack() -> None:
    scene = vader_strikes({"card": "Luke Skywalker (Core)", "shields": 1, "focus": 1})
    scene.dark.picks("unit damage Darth Vader")
    scene.light.is_offered("shield Luke Skywalker", "pass")
    scene.light.picks("shield Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 1
    assert scene.shields_on("Luke Skywalker") == 0


def test_r9_6_the_controller_may_keep_his_shield() -> None:
    scene = vader_strikes({"card": "Luke Skywalker (Core)", "shields": 1, "focus": 1})
    scene.dark.picks("unit damage Darth Vader")
    scene.light.passes()
    assert scene.damage_on("Luke Skywalker") == 2
    assert scene.shields_on("Luke Skywalker") == 1


def test_r9_6_a_shield_prevents_one_focus_token_of_an_attack() -> None:
    scene = Scene(
        light={"units": [{"card": "Fleet Officer", "shields": 1}], "objectives": ["A Hero's Journey"]},
        dark={"units": ["Interrogation Droid"]},
        turn="dark",
        engagement={
            "objective": "A Hero's Journey",
            "attackers": ["Interrogation Droid"],
            "defenders": ["Fleet Officer"],
            "edge": "dark",
            "step": "strikes",
        },
    )
    scene.light.picks("shield Fleet Officer")
    assert scene.shields_on("Fleet Officer") == 0
    assert scene.damage_on("Interrogation Droid") == 1  # the Officer stayed ready and struck


def test_r9_6_a_shield_prevents_damage_and_focus_of_enemy_effects() -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "shields": 1}]}, dark={"hand": ["Force Choke"]}, turn="dark"
    )
    scene.dark.picks("use Force Choke", "target Luke Skywalker")
    scene.light.picks("shield Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 0
    scene = Scene(
        light={"hand": ["Jedi Mind Trick", "Rebel Trooper"]},
        dark={"units": [{"card": "Darth Vader (Core)", "shields": 1}]},
        turn="light",
    )
    scene.light.picks("use Jedi Mind Trick", "target Darth Vader")
    scene.dark.picks("shield Darth Vader")
    assert scene.focus_on("Darth Vader") == 1


def test_r9_7_nor_damage_of_ones_own_effects() -> None:
    scene = Scene(
        light={"units": [{"card": "Luke Skywalker (Core)", "shields": 1}]},
        dark={"units": [{"card": "Darth Vader (Core)", "shields": 1}], "hand": ["Force Choke", "Force Choke"]},
        turn="dark",
    )
    scene.dark.picks("use Force Choke", "target Darth Vader")
    assert (scene.damage_on("Darth Vader"), scene.shields_on("Darth Vader")) == (1, 1)


def test_r9_7_a_shield_does_not_stop_the_focus_tokens_of_a_units_own_strike() -> None:
    scene = Scene(
        light={"units": [{"card": "Fleet Officer", "shields": 1}, "X-Wing"]},
        dark={"objectives": ["Imperial Command"]},
        engagement={
            "objective": "Imperial Command",
            "attackers": ["Fleet Officer"],
            "edge": "light",
            "step": "strikes",
        },
    )
    assert scene.asked == "unopposed"
    assert scene.focus_on("Fleet Officer") == 1
    assert scene.shields_on("Fleet Officer") == 1


def test_r9_7_a_shield_does_not_stop_the_controllers_own_effects() -> None:
    scene = Scene(light={"units": [{"card": "Luke Skywalker (Core)", "shields": 1}], "hand": ["Jedi Mind Trick"]})
    scene.light.picks("use Jedi Mind Trick", "target Luke Skywalker")
    assert scene.focus_on("Luke Skywalker") == 2
    assert scene.shields_on("Luke Skywalker") == 1


def test_r9_7_a_shield_does_not_stop_generating() -> None:
    scene = Scene(
        light={"objectives": [{"card": "A Hero's Journey", "shields": 1}], "hand": ["Twi'lek Loyalist", "Rebel Trooper"]}
    )
    scene.light.picks("play Twi'lek Loyalist", "generate A Hero's Journey ×1")
    scene.light.is_asked("action")
    assert scene.focus_on("A Hero's Journey") == 1


def test_a42_a_shield_stops_unopposed_balance_and_fate_damage() -> None:
    shielded = {"card": "Imperial Command", "shields": 1}
    balance = Scene(dark={"objectives": [shielded]}, turn="light", phase="balance")
    balance.light.picks("damage Imperial Command ×1")
    balance.dark.picks("shield Imperial Command")
    assert balance.damage_on("Imperial Command") == 0
    reward = Scene(
        light={"units": [{"card": "X-Wing", "focus": 1}]},
        dark={"objectives": [shielded]},
        engagement={"objective": "Imperial Command", "attackers": ["X-Wing"], "edge": "light", "step": "reward"},
    )
    reward.light.picks("damage Imperial Command ×1")
    reward.dark.picks("shield Imperial Command")
    assert reward.damage_on("Imperial Command") == 0
    fate = Scene(
        light={"units": ["Rebel Trooper"], "hand": ["Target of Opportunity"]},
        dark={"objectives": [shielded]},
        engagement={"objective": "Imperial Command", "attackers": ["Rebel Trooper"], "step": "edge"},
    )
    fate.light.picks("place Target of Opportunity")
    fate.dark.picks("shield Imperial Command")
    assert fate.damage_on("Imperial Command") == 0


def test_a44_several_shields_may_be_spent_on_one_packet() -> None:
    scene = vader_strikes({"card": "Luke Skywalker (Core)", "shields": 3, "focus": 1})
    scene.dark.picks("unit damage Darth Vader")
    scene.light.picks("shield Luke Skywalker", "shield Luke Skywalker")
    assert scene.damage_on("Luke Skywalker") == 0
    assert scene.shields_on("Luke Skywalker") == 1
