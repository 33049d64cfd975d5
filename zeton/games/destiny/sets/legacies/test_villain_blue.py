"""Blue villain cards, one after another."""

from __future__ import annotations

from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_dark_advisor() -> None:
    scene = duel(card("Dark Advisor", "Sp"), hand=["Snare"], deck=["Frighten", "Rumors", "Subdue", "Delve"])
    scene.h.picks("resolve Dark Advisor Sp", "put on the bottom Snare")
    assert sorted(scene.h.hand) == ["Frighten", "Rumors", "Subdue"]
    assert scene.h.pile("deck") == ["Snare", "Delve"]


def test_dark_advisor_puts_nothing_away_if_three_could_not_be_drawn() -> None:
    scene = duel(card("Dark Advisor", "Sp"), hand=["Snare"], deck=["Frighten", "Rumors"])
    scene.h.picks("resolve Dark Advisor Sp")
    assert sorted(scene.h.hand) == ["Frighten", "Rumors", "Snare"]


def test_maul_answers_the_removal_of_his_dice() -> None:
    scene = duel(
        card("Maul", "2MD"), against=card(VETERAN, "1RD"), v_hand=["Superior Position"], v_resources=1, turn="v", control="v"
    )
    scene.v.picks("play Superior Position", "remove Maul 2MD")
    scene.h.picks("use Maul", "remove Veteran Stormtrooper 1RD")
    assert not scene.v.pool


def test_maul_does_not_answer_own_effects_nor_specials() -> None:
    own = duel(card("Maul", "2MD"), against=card(VETERAN, "1RD"), hand=["Superior Position"])
    own.h.picks("play Superior Position", "remove Maul 2MD")
    own.v.is_asked("action")
    charm = card("Roguish Charm", "Sp")
    special = duel(card("Maul", "2MD"), against=card("Han Solo", upgrades=[charm]), turn="v")
    special.v.picks("resolve Roguish Charm Sp", "remove Maul 2MD")
    special.h.is_asked("action")


def test_mother_talzin_turns_a_die_for_an_odd_cost() -> None:
    scene = duel("Mother Talzin", against=card(VETERAN, "1RD"), v_deck=["Mislead"])
    scene.h.picks("activate Mother Talzin", "use Mother Talzin", "opponents deck", "turn Veteran Stormtrooper 1RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"]
    even = duel("Mother Talzin", against=card(VETERAN, "1RD"), v_deck=["Alter"])
    even.h.picks("activate Mother Talzin", "use Mother Talzin", "opponents deck")
    even.v.is_asked("action")


def test_palpatine_plays_events_for_less() -> None:
    scene = duel(card("Palpatine (Legacies)", "2RD", "2MD", dice=2), hand=["Heightened Awareness", "Snare"], resources=0)
    assert not scene.h.can("play Heightened Awareness")
    scene.h.picks("use Palpatine", "play Heightened Awareness", "shield Palpatine ×3")
    assert scene.h.hand == ["Snare"]
    scene.h.is_asked("additional action")  # the event keeps its Ambush
    assert not scene.h.can("use Palpatine")


def test_kylo_rens_starfighter_counts_a_colour() -> None:
    fighter = card("Kylo Ren's Starfighter", "Sp")
    scene = duel("Maul", supports=[fighter], v_hand=["Mislead", "Alter", "Crackdown"])
    scene.h.picks("resolve Kylo Ren's Starfighter Sp", "blue")
    assert scene.damage_on(VETERAN) == 2
    assert all(c for c in scene.match.view(0)["zones"]["hand"][1])


def test_crystal_ball_looks_at_a_deck() -> None:
    scene = duel(card("Maul", upgrades=["Crystal Ball"]), v_deck=["Alter"])
    scene.h.picks("activate Maul", "use Crystal Ball", "opponents deck")
    top = scene.number("Alter")
    assert scene.match.view(0)["zones"]["deck"][1] == [top]
    assert scene.match.view(1)["zones"]["deck"][1] == [None]


def test_force_rend_pays_for_what_it_discards() -> None:
    rend = card("Force Rend", "Sp")
    scene = duel(card("Maul", upgrades=[rend]), resources=2, v_supports=["Backup Specialist", "Slave I (Legacies)"])
    scene.h.picks("resolve Force Rend Sp", "discard Backup Specialist")
    assert scene.h.resources == 1 and scene.zone_of("Backup Specialist") == "discard"


def test_force_rend_is_for_blue_characters() -> None:
    scene = duel("Boba Fett", hand=["Force Rend"])
    assert not scene.h.can("play Force Rend")


def test_mauls_lightsaber_rolls_into_the_pool() -> None:
    scene = duel(card("Maul", upgrades=["Maul's Lightsaber"]), resources=1)
    scene.h.picks("use Maul's Lightsaber")
    assert len(scene.h.pool) == 1 and scene.h.resources == 0
    shielded = duel(card("Maul", upgrades=["Maul's Lightsaber"]), against=card(VETERAN, shields=1))
    shielded.h.picks("use Maul's Lightsaber")
    assert not shielded.h.pool and shielded.h.resources == 5
    assert not duel(card("Maul", upgrades=["Maul's Lightsaber"]), resources=0).h.can("use Maul's Lightsaber")


def test_consumed_by_the_dark_side() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["Consumed By The Dark Side"])
    scene.h.picks("play Consumed By The Dark Side", "hit Maul", "turn Veteran Stormtrooper 2RD to -")
    assert scene.v.pool == ["Veteran Stormtrooper -"] and scene.damage_on("Maul") == 1
    without = duel("Boba Fett", against=card(VETERAN, "2RD"), hand=["Consumed By The Dark Side"])
    without.h.picks("play Consumed By The Dark Side")
    assert without.v.pool == ["Veteran Stormtrooper 2RD"]


def test_dark_scheme_orders_the_opponents_deck() -> None:
    scene = duel("Maul", hand=["Dark Scheme"], v_deck=["Alter", "Mislead", "Bravado"])
    scene.h.picks("play Dark Scheme", "discard Mislead", "put on top Alter", "put on top Bravado")
    assert scene.v.pile("deck") == ["Alter", "Bravado"] and scene.v.pile("discard") == ["Mislead"]
    assert None not in scene.match.view(0)["zones"]["deck"][1]
    assert scene.match.view(1)["zones"]["deck"][1] == [None, None]


def test_dark_scheme_discards_from_a_deck() -> None:
    scene = duel("Maul", supports=["Scrap Heap"], hand=["Dark Scheme"], v_deck=["Alter", "Mislead"], resources=1)
    scene.h.picks("play Dark Scheme", "discard Mislead", "use Scrap Heap")
    assert scene.h.resources == 1


def test_double_strike_keeps_the_die() -> None:
    scene = duel(card("Maul", "2MD"), hand=["Double Strike"])
    scene.h.picks("play Double Strike", "resolve Maul 2MD", "hit Veteran Stormtrooper ×2")
    assert scene.h.pool == ["Maul 2MD"]


def test_frighten_removes_up_to_three_shields() -> None:
    scene = duel("Maul", against=[card(VETERAN, shields=2), card("Boba Fett", shields=2)], hand=["Frighten"])
    scene.h.picks("play Frighten", "unshield Veteran Stormtrooper", "unshield Boba Fett", "unshield Boba Fett")
    assert (scene.shields_on(VETERAN), scene.shields_on("Boba Fett")) == (1, 0)
    scene.h.is_asked("additional action")


def test_i_am_your_father_resolves_their_die() -> None:
    scene = duel("Maul", against=card("Luke Skywalker", "2RD"), hand=["I Am Your Father"], v_hand=["Alter"])
    scene.h.picks("play I Am Your Father")
    scene.v.is_offered("discard hand", "pass")
    scene.v.passes()
    scene.h.picks("hit Luke Skywalker ×2")
    assert scene.damage_on("Luke Skywalker") == 2 and not scene.v.pool
    assert scene.where_is_the_die("Luke Skywalker") == "on_cards"


def test_i_am_your_father_is_prevented_by_the_whole_hand() -> None:
    scene = duel("Maul", against=card("Luke Skywalker", "2RD"), hand=["I Am Your Father"], v_hand=["Alter", "Mislead"])
    scene.h.picks("play I Am Your Father")
    scene.v.picks("discard hand")
    assert not scene.v.hand and scene.v.pool == ["Luke Skywalker 2RD"]


def test_i_am_your_father_uses_a_special_as_ones_own() -> None:
    scene = duel("Maul", against=card("Hondo Ohnaka", "Sp"), hand=["I Am Your Father"], v_resources=1)
    scene.h.picks("play I Am Your Father", "resolve Hondo Ohnaka Sp", "choose Hondo Ohnaka")
    scene.v.picks("pay ransom")
    assert scene.v.resources == 0


def test_snare() -> None:
    scene = duel(card("Maul", exhausted=True), hand=["Snare"])
    scene.h.picks("play Snare", "exhaust Veteran Stormtrooper")
    assert scene.is_exhausted(VETERAN)
    ready = duel("Maul", hand=["Snare"])
    assert not ready.h.can("play Snare") and "R5.3" in ready.h.why_not("Snare")


def test_spell_of_removal() -> None:
    scene = duel("Maul", against=card(VETERAN, "2RD"), hand=["Spell of Removal"], deck=["Snare"])
    scene.h.picks("play Spell of Removal", "your deck", "remove Veteran Stormtrooper 2RD")
    assert not scene.v.pool and scene.h.pile("discard") == ["Snare", "Spell of Removal"]
    even = duel("Maul", against=card(VETERAN, "2RD"), hand=["Spell of Removal"], deck=["Alter"])
    even.h.picks("play Spell of Removal", "your deck")
    assert even.v.pool == ["Veteran Stormtrooper 2RD"]


def test_witch_magick() -> None:
    scene = duel(card("Maul", damage=5), hand=["Witch Magick"], deck=["Snare", "Crackdown", "Mislead", "Alter"])
    scene.h.picks("play Witch Magick", "heal Maul")
    assert scene.damage_on("Maul") == 3
    assert scene.h.pile("deck") == ["Alter", "Mislead", "Crackdown", "Snare"]


def test_nightsister_coven() -> None:
    scene = duel("Maul", against="Luke Skywalker", supports=["Nightsister Coven"], deck=["Snare"], turn="v")
    scene.will_roll(("Luke Skywalker", "-"))
    scene.v.picks("activate Luke Skywalker")
    scene.h.picks("use Nightsister Coven", "your deck")
    assert scene.damage_on("Luke Skywalker") == 1 and scene.is_exhausted("Nightsister Coven")


def test_nightsister_coven_once_for_two_blanks() -> None:
    luke = card("Luke Skywalker", dice=2)
    scene = duel("Maul", against=luke, supports=["Nightsister Coven"], deck=["Snare"], turn="v")
    scene.will_roll(("Luke Skywalker", "-"), ("Luke Skywalker", "-"))
    scene.v.picks("activate Luke Skywalker")
    assert scene.asked == "order"
    scene.match.choose(0)
    scene.h.picks("use Nightsister Coven", "your deck")
    scene.h.is_asked("action")
