"""Neutral cards of the light side of Edge of Darkness, in the order of neutral_light.py."""

from typing import Any

from zeton.games.star_wars_lcg.rules.costs import cost_of
from zeton.games.star_wars_lcg.rules.edge_battle import edge_total
from zeton.games.star_wars_lcg.testing import Scene


def icons(damage: int) -> list[int]:
    scene = Scene(light={"units": [{"card": "Wookiee Warrior", "damage": damage}]})
    return [scene.table.strength(scene.number("Wookiee Warrior"), icon) for icon in range(3)]


def test_wookiee_warrior_gains_icons_while_it_is_damaged() -> None:
    assert icons(1) == [2, 0, 1]


def test_wookiee_warrior_has_only_its_own_without_damage() -> None:
    assert icons(0) == [1, 0, 0]


def spy(*hand: str) -> Scene:
    scene = Scene(
        light={"hand": ["Bothan Spy"], "units": ["Munitions Expert"], "objectives": ["Jedi Training"]},
        dark={"hand": list(hand)},
    )
    scene.light.picks("play Bothan Spy")
    scene.light.pays()
    return scene


def test_bothan_spy_looks_at_the_opponents_hand() -> None:
    scene = spy("Force Choke", "Nightsister")
    scene.light.picks("use Bothan Spy")
    seen = [bool(scene.table.seen[scene.number(title)] & 1 << scene.table.light) for title in ("Force Choke", "Nightsister")]
    assert seen == [True, True]


def test_bothan_spy_is_not_used_against_an_empty_hand() -> None:
    assert not spy().light.can("use Bothan Spy")


def controlled(card: str) -> Scene:
    """The dark side plays a card while the light side has a Security Control Center."""
    scene = Scene(
        light={"enhancements": ["Security Control Center"], "hand": ["X-Wing"], "objectives": ["Jedi Training"]},
        dark={
            "hand": [card],
            "units": ["Darth Vader (Core)"],
            "objectives": ["Fall of the Jedi", "Counsel of the Sith", "The Emperor's Web"],
        },
        turn="dark",
        phase="deployment",
    )
    scene.dark.picks(f"play {card}")
    scene.dark.pays()
    return scene


def test_security_control_center_shields_a_unit_that_has_entered_play() -> None:
    scene = Scene(
        light={
            "enhancements": ["Security Control Center"],
            "hand": ["X-Wing"],
            "objectives": ["Jedi Training", "A Hero's Journey"],
        },
    )
    scene.light.picks("play X-Wing")
    scene.light.pays()
    scene.light.is_offered("use Security Control Center", "pass")
    scene.light.picks("use Security Control Center")
    assert scene.shields_on("X-Wing") == 1


def test_security_control_center_may_shield_an_enemy_unit() -> None:
    scene = controlled("Nightsister")
    scene.light.picks("use Security Control Center")
    assert scene.shields_on("Nightsister") == 1


def test_security_control_center_does_not_answer_an_enhancement() -> None:
    scene = controlled("Blaster Pistol")
    assert scene.zone_of("Blaster Pistol") == "enhancements"
    assert not scene.light.can("use Security Control Center")


def undercover(*objectives: Any, own: Any = ()) -> Scene:
    """The light side has nothing to pay with but its own objectives."""
    hand = ["Undercover Operative", "Twi'lek Loyalist"]
    return Scene(
        light={"affiliation": {"card": "Jedi", "focus": 1}, "objectives": list(own), "hand": hand},
        dark={"objectives": list(objectives), "hand": ["Nightsister"]},
    )


TIRED = {"card": "Fall of the Jedi", "focus": 1}


def test_undercover_operative_costs_nothing_while_all_enemy_objectives_are_exhausted() -> None:
    scene = undercover(TIRED, {"card": "Counsel of the Sith", "focus": 2})
    scene.light.is_offered("play Undercover Operative", "pass")
    scene.light.picks("play Undercover Operative")
    assert scene.zone_of("Undercover Operative") == "units"


def test_undercover_operative_is_paid_for_while_an_enemy_objective_is_ready() -> None:
    scene = undercover(TIRED, "Counsel of the Sith")
    assert not scene.light.can("play Undercover Operative")
    assert price(scene, "Undercover Operative") == 1


def test_undercover_operative_does_not_look_at_ones_own_objectives() -> None:
    assert price(undercover("Fall of the Jedi", own=[{"card": "Jedi Training", "focus": 1}]), "Undercover Operative") == 1


def test_a136_undercover_operative_costs_nothing_even_under_an_imperial_blockade() -> None:
    scene = undercover({"card": "Imperial Blockade", "focus": 1})
    assert (price(scene, "Undercover Operative"), price(scene, "Twi'lek Loyalist")) == (0, 2)
    ready = undercover("Imperial Blockade", own=["Jedi Training", "A Hero's Journey"])
    assert price(ready, "Undercover Operative") == 2


def sniper(**unit: Any) -> Scene:
    return Scene(
        light={"units": ["Covert Sniper"], "objectives": ["Jedi Training", "A Hero's Journey", "Last Minute Rescue"]},
        dark={"units": [{"card": "Darth Vader (Core)", **unit}, "Nightsister"]},
        phase="refresh",
    )


def test_covert_sniper_damages_a_unit_committed_to_the_force() -> None:
    scene = sniper(committed=True)
    scene.light.picks("use Covert Sniper")
    assert scene.damage_on("Darth Vader") == 1


def test_covert_sniper_is_not_used_where_nobody_is_committed() -> None:
    assert not sniper().light.can("use Covert Sniper")


NEARLY = {"Alderaan's Promise": 5, "A Hero's Journey": 3}  # one less than they can take


def artist(objective: str) -> str:
    """Where an Alderaanian Artist is after an objective has been destroyed."""
    scene = Scene(
        light={
            "units": ["Alderaanian Artist"],
            "objectives": [{"card": objective, "damage": NEARLY[objective]}, "Jedi Training"],
        },
        dark={"units": ["Nightsister", "Rancor"], "objectives": ["Counsel of the Sith"], "hand": ["Force Choke"]},
        turn="dark",
        phase="force",
    )
    scene.dark.picks("commit Nightsister", "done", "use Nightsister", f"target {objective}")
    return scene.zone_of("Alderaanian Artist")


def test_alderaanian_artist_is_sacrificed_once_alderaans_promise_has_been_destroyed() -> None:
    assert artist("Alderaan's Promise") == "discard"


def test_alderaanian_artist_stays_if_another_objective_is_destroyed() -> None:
    assert artist("A Hero's Journey") == "units"


OPENING = "Opening Moves"
LOOKOUT = "Massassi Temple Lookout"


def armed(
    *titles: str, objectives: Any = ("To Arms!", "A Hero's Journey"), units: Any = ("Wookiee Warrior",), **cards: Any
) -> Scene:
    return Scene(
        light={"hand": list(titles), "units": list(units), "objectives": list(objectives), "deck": ["X-Wing"] * 4, **cards}
    )


def price(scene: Scene, title: str) -> int:
    return cost_of(scene.table, scene.table.light, scene.number(title))


def test_to_arms_takes_two_off_the_first_weapon_enhancement_of_a_turn() -> None:
    scene = armed("Chewbacca's Bowcaster", "Han's Heavy Blaster Pistol", "X-Wing")
    assert [price(scene, title) for title in ("Chewbacca's Bowcaster", "Han's Heavy Blaster Pistol", "X-Wing")] == [0, 0, 1]
    scene.light.picks("play Chewbacca's Bowcaster")
    assert price(scene, "Han's Heavy Blaster Pistol") == 1


def test_to_arms_does_not_help_the_opponent() -> None:
    scene = Scene(light={"objectives": ["To Arms!"]}, dark={"hand": ["Vader's Lightsaber"]}, turn="dark")
    assert cost_of(scene.table, scene.table.dark, scene.number("Vader's Lightsaber")) == 1


def test_sullustan_weapon_tech_draws_a_card_once_you_have_played_a_weapon() -> None:
    scene = armed("Chewbacca's Bowcaster", units=["Sullustan Weapon Tech"])
    scene.light.picks("play Chewbacca's Bowcaster", "use Sullustan Weapon Tech")
    assert len(scene.light.hand) == 1


def test_sullustan_weapon_tech_does_not_answer_another_card() -> None:
    scene = armed("X-Wing", units=["Sullustan Weapon Tech"])
    scene.light.picks("play X-Wing")
    scene.light.pays()
    assert not scene.light.can("use Sullustan Weapon Tech")


def bearing(weapon: str, unit: str) -> Scene:
    return Scene(
        light={"units": [{"card": unit, "enhancements": [weapon]}, "X-Wing"]},
        dark={"objectives": ["Fall of the Jedi"], "units": ["Darth Vader (Core)"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": ["X-Wing"],
            "defenders": ["Darth Vader (Core)"],
            "step": "strikes",
            "edge": "light",
        },
    )


def test_hans_heavy_blaster_pistol_gives_unit_damage_and_blast() -> None:
    scene = bearing("Han's Heavy Blaster Pistol", "Wookiee Warrior")
    assert [scene.table.strength(scene.number("Wookiee Warrior"), icon) for icon in range(3)] == [2, 0, 1]


def edge_with_the_pistol(unit: str) -> int:
    scene = Scene(
        light={"units": [{"card": unit, "enhancements": ["Han's Heavy Blaster Pistol"]}]},
        dark={"objectives": ["Fall of the Jedi"], "units": ["Darth Vader (Core)"], "hand": ["Force Choke"]},
        engagement={
            "objective": "Fall of the Jedi",
            "attackers": [unit],
            "defenders": ["Darth Vader (Core)"],
            "step": "edge",
        },
    )
    return edge_total(scene.table, scene.table.light)


def test_hans_heavy_blaster_pistol_gives_han_solo_alone_an_edge() -> None:
    assert edge_with_the_pistol("Han Solo (Core)") == 1
    assert edge_with_the_pistol("Wookiee Warrior") == 0


def test_chewbaccas_bowcaster_lets_chewbacca_strike_without_participating() -> None:
    scene = bearing("Chewbacca's Bowcaster", "Chewbacca (Edge of Darkness)")
    scene.light.is_offered("strike X-Wing", "strike Chewbacca")
    scene.light.picks("strike Chewbacca")
    assert (scene.damage_on("Darth Vader"), scene.damage_on("Fall of the Jedi")) == (3, 0)


def test_chewbaccas_bowcaster_gives_another_unit_its_icons_only() -> None:
    scene = bearing("Chewbacca's Bowcaster", "Wookiee Warrior")
    assert [scene.table.strength(scene.number("Wookiee Warrior"), icon) for icon in range(3)] == [2, 0, 1]
    assert not scene.light.can("strike Wookiee Warrior")


def cache(*deck: str) -> Scene:
    scene = armed("Hidden Cache", deck=list(deck))
    scene.light.picks("use Hidden Cache")
    scene.light.pays()
    return scene


def test_hidden_cache_finds_a_weapon_enhancement_in_the_deck() -> None:
    scene = cache("X-Wing", "Jedi Lightsaber", "Shii-Cho Training")
    scene.light.is_offered("choose Jedi Lightsaber", "pass")
    scene.light.picks("choose Jedi Lightsaber")
    assert scene.light.hand == ["Jedi Lightsaber"]


def test_a51_hidden_cache_may_find_nothing() -> None:
    scene = cache("X-Wing", "Jedi Lightsaber")
    scene.light.picks("pass")
    assert scene.light.hand == []


def test_hidden_cache_is_not_played_with_an_empty_deck() -> None:
    assert not armed("Hidden Cache", deck=[]).light.can("use Hidden Cache")


def conflict(*objectives: Any, turn: str = "dark", **light: Any) -> Scene:
    """A conflict phase in which the dark side has two units to attack with."""
    scene = Scene(
        light={"objectives": list(objectives), "hand": ["Yoda"], **light},
        dark={"units": ["Nightsister", "Rancor"], "objectives": ["Counsel of the Sith"], "hand": ["Force Choke"]},
        turn=turn,
        phase="conflict",
    )
    scene.pass_all("engage")
    return scene


def test_opening_moves_has_the_first_engagement_at_a_yavin_4_objective_a126() -> None:
    conflict(OPENING, "Jedi Training", "A Hero's Journey").dark.is_offered(f"engage {OPENING}", "pass")


def test_opening_moves_leaves_the_second_engagement_free() -> None:
    scene = conflict(OPENING, "Jedi Training", "A Hero's Journey")
    scene.dark.picks(f"engage {OPENING}", "attack Nightsister", "done")
    scene.pass_all("engage")
    scene.dark.is_offered("engage Jedi Training", "engage A Hero's Journey", "pass")


def test_opening_moves_says_nothing_if_it_is_not_in_play() -> None:
    conflict("Jedi Training", "A Hero's Journey").dark.is_offered("engage Jedi Training", "engage A Hero's Journey", "pass")


def test_massassi_temple_lookout_has_shielding_in_the_first_engagement_of_a_phase() -> None:
    scene = conflict("Jedi Training", "A Hero's Journey", units=[LOOKOUT])
    scene.dark.picks("engage Jedi Training", "attack Nightsister", "done")
    scene.pass_all("defenders")
    scene.light.picks(f"defend {LOOKOUT}")
    scene.light.is_offered(f"place shield {LOOKOUT} → {LOOKOUT}", f"place shield {LOOKOUT} → Jedi Training", "pass")


def test_massassi_temple_lookout_has_no_shielding_in_the_second_engagement_a126() -> None:
    scene = conflict("Jedi Training", "A Hero's Journey", units=[LOOKOUT, "Yoda"])
    scene.dark.picks("engage Jedi Training", "attack Nightsister", "done")
    scene.pass_all("engage")
    scene.dark.picks("engage A Hero's Journey", "attack Rancor")
    scene.pass_all("defenders")
    scene.light.picks(f"defend {LOOKOUT}", "done")
    assert scene.shields_on(LOOKOUT) == 0
    assert scene.asked != "shielding"


def mined(attacker: str, **more: Any) -> Scene:
    return Scene(
        light={"enhancements": ["Proximity Mine"], "objectives": ["Jedi Training"], "hand": ["Yoda"]},
        dark={"units": [attacker, "Nightsister"], "objectives": ["Counsel of the Sith"]},
        turn="dark",
        **more,
    )


def test_proximity_mine_is_sacrificed_to_damage_every_attacking_enemy_unit() -> None:
    engagement = {"objective": "Jedi Training", "attackers": ["Rancor", "Nightsister"], "step": "after attackers"}
    scene = mined("Rancor", engagement=engagement)
    scene.light.picks("use Proximity Mine")
    assert (scene.damage_on("Rancor"), scene.zone_of("Nightsister")) == (2, "discard")
    assert scene.zone_of("Proximity Mine") == "discard"


def test_proximity_mine_is_not_used_without_an_attacker() -> None:
    assert not mined("Rancor").light.can("use Proximity Mine")


def barrage(shields: int) -> Scene:
    return Scene(
        light={"hand": ["Ion Cannon Barrage", "Yoda"], "units": [{"card": "Yoda", "shields": shields}]},
        dark={
            "units": [{"card": "Rancor", "shields": shields}],
            "objectives": [{"card": "Counsel of the Sith", "shields": shields}],
        },
    )


def test_ion_cannon_barrage_takes_every_shield_off_all_cards() -> None:
    scene = barrage(1)
    scene.light.picks("use Ion Cannon Barrage")
    assert not any(scene.table.shields)


def test_ion_cannon_barrage_needs_a_shield() -> None:
    assert not barrage(0).light.can("use Ion Cannon Barrage")
