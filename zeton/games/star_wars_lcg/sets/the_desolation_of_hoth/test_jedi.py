"""Jedi cards of The Desolation of Hoth, in the order of jedi.py."""

from zeton.games.star_wars_lcg.testing import Scene

RICH = ["Fall of the Jedi", "Counsel of the Sith", "The Emperor's Web"]  # objectives that can pay


def beyond(*discard: str, damage: int = 0) -> Scene:
    objective = {"card": "A Message from Beyond", "damage": damage}
    others = ["Jedi Training", "A Hero's Journey"]
    return Scene(light={"objectives": [objective, *others], "discard": list(discard)}, turn="light", phase="refresh")


def test_a_message_from_beyond_is_damaged_to_take_the_topmost_enhancement_back() -> None:
    scene = beyond("Trust Your Feelings", "Jedi Lightsaber", "Twi'lek Loyalist")
    scene.light.picks("use A Message from Beyond")
    assert scene.zone_of("Jedi Lightsaber") == "hand"
    assert scene.zone_of("Trust Your Feelings") == "discard"
    assert scene.damage_on("A Message from Beyond") == 1


def test_a_message_from_beyond_is_not_used_without_an_enhancement_in_the_discard_pile() -> None:
    assert not beyond("Twi'lek Loyalist").light.can("use A Message from Beyond")


def test_a_message_from_beyond_may_be_destroyed_for_its_own_cost_and_still_finds_the_card_a100() -> None:
    scene = beyond("Jedi Lightsaber", damage=4)
    scene.light.picks("use A Message from Beyond")
    assert scene.zone_of("Jedi Lightsaber") == "hand"
    assert scene.zone_of("A Message from Beyond") == "victory"


def test_a_message_from_beyond_makes_its_owner_order_what_is_discarded_together_r3_24() -> None:
    luke = {"card": "Luke Skywalker (Core)", "focus": 1, "enhancements": ["Jedi Lightsaber", "Trust Your Feelings"]}
    scene = Scene(
        light={"units": [luke], "objectives": ["A Message from Beyond"]},
        dark={"hand": ["Force Lightning"], "objectives": RICH},
        turn="dark",
    )
    scene.dark.picks("use Force Lightning")
    scene.dark.pays()
    scene.light.is_asked("order")


def saved(damage: int = 2, *, enhancements: tuple[str, ...] = ("Old Ben's Spirit",)) -> Scene:
    luke = {"card": "Luke Skywalker (Core)", "damage": damage, "focus": 1, "enhancements": list(enhancements)}
    scene = Scene(light={"units": [luke]}, dark={"hand": ["Force Lightning", "Force Choke"], "objectives": RICH}, turn="dark")
    scene.dark.picks("use Force Lightning")
    scene.dark.pays()
    return scene


def test_old_bens_spirit_is_discarded_instead_and_takes_all_damage_off_the_unit() -> None:
    scene = saved()
    scene.light.is_offered("use Old Ben's Spirit", "pass")
    scene.light.picks("use Old Ben's Spirit")
    assert scene.zone_of("Luke Skywalker") == "units"
    assert (scene.damage_on("Luke Skywalker"), scene.focus_on("Luke Skywalker")) == (0, 1)
    assert scene.zone_of("Old Ben's Spirit") == "discard"


def test_old_bens_spirit_may_be_declined() -> None:
    scene = saved()
    scene.light.picks("pass")
    assert scene.zone_of("Luke Skywalker") == scene.zone_of("Old Ben's Spirit") == "discard"


def test_old_bens_spirit_leaves_everything_else_on_the_unit_a99() -> None:
    scene = saved(enhancements=("Jedi Lightsaber", "Old Ben's Spirit"))
    scene.light.picks("use Old Ben's Spirit")
    assert scene.card("Jedi Lightsaber").host == "Luke Skywalker"


def test_old_bens_spirit_is_spent_only_once_where_there_are_two_a99() -> None:
    scene = saved(enhancements=("Old Ben's Spirit", "Old Ben's Spirit"))
    scene.light.picks("use Old Ben's Spirit")
    table, luke = scene.table, scene.card("Luke Skywalker").number
    assert [table.cards[card].title for card in table.attached(luke)] == ["Old Ben's Spirit"]


def test_old_bens_spirit_does_not_help_a_unit_that_returns_to_hand() -> None:
    luke = {"card": "Luke Skywalker (Core)", "enhancements": ["Old Ben's Spirit"]}
    scene = Scene(light={"units": [luke], "hand": ["Fall Back!"], "affiliation": "Rebel Alliance"})
    scene.light.picks("use Fall Back!")
    scene.light.pays()
    assert scene.zone_of("Luke Skywalker") == "hand"


def test_old_bens_spirit_saves_from_damage_that_was_dealt_all_the_same_a99() -> None:
    luke = {"card": "Luke Skywalker (Core)", "damage": 2, "enhancements": ["Old Ben's Spirit"]}
    scene = Scene(light={"units": [luke]}, dark={"hand": ["Force Choke", "Force Lightning"], "objectives": RICH}, turn="dark")
    scene.dark.picks("use Force Choke")
    scene.dark.pays()
    scene.light.picks("use Old Ben's Spirit")
    assert (scene.zone_of("Luke Skywalker"), scene.damage_on("Luke Skywalker")) == ("units", 0)


def mastering(*enhancements: str) -> Scene:
    luke = {"card": "Luke Skywalker (Core)", "enhancements": list(enhancements)}
    return Scene(
        light={
            "units": [luke, "Twi'lek Loyalist"],
            "hand": ["Weapon Mastery", "Jedi in Hiding"],
            "objectives": ["Jedi Training", "A Hero's Journey"],
        }
    )


def test_weapon_mastery_gives_unit_damage_for_each_enhancement_until_the_phase_ends() -> None:
    scene = mastering("Trust Your Feelings", "Shii-Cho Training")
    luke = scene.card("Luke Skywalker").number
    before = scene.table.strength(luke, 0)
    scene.light.picks("use Weapon Mastery", "target Luke Skywalker")
    assert scene.table.strength(luke, 0) == before + 2
    scene.pass_all("commit")
    assert scene.table.strength(luke, 0) == before


def test_weapon_mastery_is_not_played_where_no_character_has_an_enhancement() -> None:
    scene = mastering()
    assert not scene.light.can("use Weapon Mastery")
    assert "A88" in scene.light.why_not("Weapon Mastery")


def test_weapon_mastery_counts_the_enhancements_when_it_is_carried_out_a100() -> None:
    luke = {"card": "Luke Skywalker (Core)", "enhancements": ["Trust Your Feelings"]}
    scene = Scene(
        light={
            "units": [luke],
            "hand": ["Weapon Mastery", "Shii-Cho Training", "Jedi in Hiding"],
            "objectives": ["Jedi Training", "A Hero's Journey", "Last Minute Rescue"],
        }
    )
    number = scene.card("Luke Skywalker").number
    scene.light.picks("use Weapon Mastery")
    gained = scene.table.strength(number, 0)
    scene.light.picks("play Shii-Cho Training")
    scene.light.pays()
    assert scene.card("Shii-Cho Training").host == "Luke Skywalker"
    assert scene.table.strength(number, 0) == gained


def calm(turn: str, *enhancements: str) -> Scene:
    luke = {"card": "Luke Skywalker (Core)", "focus": 2, "enhancements": list(enhancements)}
    dark = {"units": ["Nightsister"], "hand": ["Force Choke"], "objectives": RICH}
    return Scene(light={"units": [luke], "hand": ["Calm"]}, dark=dark, turn=turn, phase="deployment")


def test_calm_takes_all_focus_tokens_off_a_character_with_two_enhancements() -> None:
    scene = calm("dark", "Jedi Lightsaber", "Trust Your Feelings")
    scene.dark.picks("pass")
    scene.light.picks("use Calm")
    assert scene.focus_on("Luke Skywalker") == 0


def test_calm_is_not_played_in_its_players_own_turn() -> None:
    scene = calm("light", "Jedi Lightsaber", "Trust Your Feelings")
    assert not scene.light.can("use Calm")
    assert "R12.2" in scene.light.why_not("Calm")


def test_calm_needs_two_enhancements_on_one_character() -> None:
    scene = calm("dark", "Jedi Lightsaber")
    assert "R12.13" in scene.light.why_not("Calm")
