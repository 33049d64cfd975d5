"""Blue neutral cards, one after another."""

from __future__ import annotations

from random import Random

from zeton.games.destiny.rules.terms import SET_ASIDE, STACKED
from zeton.games.destiny.testing import card, duel

VETERAN = "Veteran Stormtrooper"


def test_force_push_turns_two_of_their_dice() -> None:
    push = card("Force Push", "Sp")
    foes = [card(VETERAN, "2RD"), card("Maul", "2MD")]
    scene = duel(card("Luke Skywalker", "-", upgrades=[push]), against=foes)
    scene.h.picks("resolve Force Push Sp", "turn Veteran Stormtrooper 2RD to -", "turn Maul 2MD to -")
    assert sorted(scene.v.pool) == ["Maul -", "Veteran Stormtrooper -"] and scene.h.pool == ["Luke Skywalker -"]


def test_force_push_is_for_blue_characters() -> None:
    assert not duel("Han Solo", hand=["Force Push"]).h.can("play Force Push")


def test_force_speed_gives_two_actions() -> None:
    speed = card("Force Speed", "Sp")
    scene = duel(card("Luke Skywalker", "1R", upgrades=[speed]), "Maul")
    scene.h.picks("resolve Force Speed Sp")
    scene.h.is_asked("additional action")
    scene.h.picks("resolve Luke Skywalker 1R")
    scene.h.is_asked("additional action")
    scene.h.picks("decline")
    scene.v.is_asked("action")


def test_makashi_training_parries_with_a_blow_of_its_own() -> None:
    training = card("Makashi Training", "1R")
    scene = duel(card("Maul", "2MD", upgrades=[training]), against=[card("Boba Fett", "2MD"), card(VETERAN, "2RD")])
    scene.h.picks("use Makashi Training")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.h.pool == ["Makashi Training 1R"]
    assert scene.is_exhausted("Makashi Training")


def test_makashi_training_needs_melee_damage_and_a_blue_character() -> None:
    training = card("Makashi Training", "1R")
    assert not duel(card("Maul", "1R", upgrades=[training]), against=card("Boba Fett", "2MD")).h.can("use Makashi Training")
    assert not duel("Han Solo", hand=["Makashi Training"]).h.can("play Makashi Training")


def test_decisive_blow_spirit_of_rebellion_removes_the_dice_of_the_struck() -> None:
    foe = card("Boba Fett", "2RD", upgrades=[card("Hunting Rifle", "1Dr")])
    scene = duel(card("Maul", "2MD"), against=[foe, card(VETERAN, "2RD")], hand=["Decisive Blow"])
    scene.h.picks("play Decisive Blow", "hit Boba Fett ×2")
    assert scene.v.pool == ["Veteran Stormtrooper 2RD"] and scene.damage_on("Boba Fett") == 2


def test_high_ground_strikes_the_owner_of_a_character_die() -> None:
    foe = card("Boba Fett", "2RD", upgrades=[card("Hunting Rifle", "1RD")])
    scene = duel("Maul", against=foe, hand=["High Ground"])
    scene.h.picks("play High Ground", "remove Boba Fett 2RD")
    assert scene.damage_on("Boba Fett") == 1
    scene = duel("Maul", against=foe, hand=["High Ground"])
    scene.h.picks("play High Ground", "remove Hunting Rifle 1RD")
    assert scene.damage_on("Boba Fett") == 0
    assert not duel("Maul", against=foe, hand=["High Ground"], control="v").h.can("play High Ground")


def test_momentum_shift_steals_a_shield() -> None:
    scene = duel("Maul", against=card(VETERAN, shields=2), hand=["Momentum Shift"])
    scene.h.picks("play Momentum Shift", "shield Maul ×1")
    assert scene.shields_on(VETERAN) == 1 and scene.shields_on("Maul") == 1


def test_momentum_shift_needs_room() -> None:
    scene = duel(card("Maul", shields=3), against=card(VETERAN, shields=2), hand=["Momentum Shift"])
    scene.h.picks("play Momentum Shift")
    assert scene.shields_on(VETERAN) == 2 and scene.shields_on("Maul") == 3


def test_overconfidence_removes_the_lower_of_two() -> None:
    foes = [card(VETERAN, "2RD"), card("Boba Fett", "2RD")]
    scene = duel("Maul", against=foes, hand=["Overconfidence"])
    scene.will_roll((VETERAN, "1RD"), ("Boba Fett", "2MD"))
    scene.h.picks("play Overconfidence", "reroll Veteran Stormtrooper 2RD", "reroll Boba Fett 2RD")
    assert scene.v.pool == ["Boba Fett 2MD"]


def test_overconfidence_leaves_a_tie_to_the_player() -> None:
    foes = [card(VETERAN, "2RD"), card("Boba Fett", "2RD")]
    scene = duel("Maul", against=foes, hand=["Overconfidence"])
    scene.will_roll((VETERAN, "2RD"), ("Boba Fett", "2MD"))
    scene.h.picks("play Overconfidence", "reroll Veteran Stormtrooper 2RD", "reroll Boba Fett 2RD")
    scene.h.is_offered("remove Veteran Stormtrooper 2RD", "remove Boba Fett 2MD")
    assert not duel("Boba Fett", against=foes, hand=["Overconfidence"]).h.can("play Overconfidence")


COPY = {"card": "Premonitions", "stacked": "Hunting Rifle"}


def test_premonitions_is_set_aside_with_a_card_of_the_hand_face_down_on_it() -> None:
    scene = duel("Maul", hand=["Premonitions", "Hunting Rifle", "Rejuvenate"])
    scene.h.picks("play Premonitions")
    scene.h.is_offered("stack Hunting Rifle", "stack Rejuvenate")
    scene.h.picks("stack Hunting Rifle")
    assert scene.zone_of("Premonitions") == "set_aside" and scene.h.hand == ["Rejuvenate"]
    assert scene.h.pile("stacked") == ["Hunting Rifle"] and scene.host_of("Hunting Rifle") == "Premonitions"
    assert not scene.h.pile("discard")


def test_premonitions_r1_17_only_who_has_stacked_a_card_knows_it() -> None:
    scene = duel("Maul", hand=["Premonitions", "Hunting Rifle", "Rejuvenate"])
    scene.h.picks("play Premonitions", "stack Hunting Rifle")
    rifle, copy = scene.number("Hunting Rifle"), scene.number("Premonitions")
    views = [scene.match.view(seat) for seat in (0, 1, None)]
    assert [view["zones"]["stacked"][0] for view in views] == [[rifle], [None], [None]]
    assert [view["stacked_on"] for view in views] == [[[copy], []]] * 3
    told = [next(entry for entry in scene.match.log(seat) if entry.what == "stacks").cards for seat in (0, 1)]
    assert told == [(copy, rifle), (copy, 0)]


def test_premonitions_r1_17_what_is_stacked_is_dealt_anew_for_the_opponent_and_lies_on_the_same_copy() -> None:
    scene = duel("Maul", set_aside=[COPY], deck=["Crackdown", "Rejuvenate", "Mislead"], turn="v")
    copy = scene.number("Premonitions")
    deals = [scene.match.determinize(1, Random(seed)).table for seed in range(40)]
    stacked = [table.pile(STACKED, 0) for table in deals]
    assert all(table.host[card] == copy for table, (card,) in zip(deals, stacked, strict=True))
    titles = {table.cards[card].title for table, (card,) in zip(deals, stacked, strict=True)}
    assert titles == {"Hunting Rifle", "Crackdown", "Rejuvenate", "Mislead"}
    own = scene.match.determinize(0, Random(0)).table
    assert own.pile(STACKED, 0) == [scene.number("Hunting Rifle")]


def test_premonitions_plays_what_lies_on_another_copy_for_free() -> None:
    scene = duel("Maul", hand=["Premonitions", "Rejuvenate"], set_aside=[COPY], resources=0)
    scene.h.picks("play Premonitions")
    scene.h.is_offered("mode Premonitions #1", "mode Premonitions #2")
    scene.h.picks("mode Premonitions #2", "attach Hunting Rifle → Maul")
    assert scene.host_of("Hunting Rifle") == "Maul" and scene.where_is_the_die("Hunting Rifle") == "on_cards"
    assert scene.h.pile("discard") == ["Premonitions", "Premonitions"] and not scene.h.pile("stacked")


def test_premonitions_plays_nothing_where_no_card_lies_on_a_copy() -> None:
    scene = duel("Maul", hand=["Premonitions", "Rejuvenate", "Hunting Rifle"], set_aside=["Premonitions"])
    scene.h.picks("play Premonitions")
    scene.h.is_offered("stack Rejuvenate", "stack Hunting Rifle")


def test_premonitions_a65_plays_what_the_opponent_has_stacked_without_looking_at_it() -> None:
    scene = duel("Maul", hand=["Premonitions", "Rejuvenate"], v_set_aside=[COPY], set_aside=[COPY], resources=0)
    scene.h.picks("play Premonitions", "mode Premonitions #2")
    mine, theirs = (scene.table.pile(SET_ASIDE, seat) for seat in (0, 1))
    options = {option.card: option.target for option in scene.match.decision.options}  # type: ignore[union-attr]
    assert [options[copy] > 0 for copy in (*mine, *theirs) if copy in options] == [True, False]
    scene.match.choose(next(option for option in scene.match.decision.options if not option.target))  # type: ignore[union-attr]
    (rifle,) = scene.table.upgrades_on(scene.number("Maul"))
    assert scene.table.owner[rifle] == 1 and scene.table.controller[rifle] == 0
    assert scene.v.pile("discard") == ["Premonitions"] and scene.h.pile("discard") == ["Premonitions"]
    assert scene.h.pile("stacked") == ["Hunting Rifle"] and not scene.v.pile("stacked")


def test_premonitions_a65_discards_what_may_not_be_played() -> None:
    copy = {"card": "Premonitions", "stacked": "Force Push"}
    scene = duel("Boba Fett", "Maul", hand=["Premonitions", "Rejuvenate"], v_set_aside=[copy])
    scene.h.picks("play Premonitions", "mode Premonitions #2", "attach Force Push → Maul")
    scene = duel("Boba Fett", hand=["Premonitions", "Rejuvenate"], v_set_aside=[copy])
    scene.h.picks("play Premonitions", "mode Premonitions #2")
    assert sorted(scene.v.pile("discard")) == ["Force Push", "Premonitions"] and scene.h.pile("discard") == ["Premonitions"]


def test_premonitions_a65_without_a_hand_is_set_aside_with_nothing_on_it() -> None:
    scene = duel("Maul", hand=["Premonitions"])
    scene.h.picks("play Premonitions")
    assert scene.zone_of("Premonitions") == "set_aside" and not scene.h.pile("stacked")


def test_premonitions_may_be_stacked_and_played_by_another() -> None:
    copy = {"card": "Premonitions", "stacked": "Premonitions"}
    scene = duel("Maul", hand=["Premonitions", "Rejuvenate"], v_set_aside=[copy])
    scene.h.picks("play Premonitions", "mode Premonitions #2")
    assert scene.h.pile("stacked") == ["Rejuvenate"] and scene.v.pile("set_aside").count("Premonitions") == 1
    given = scene.match.position()
    assert given["second"]["set_aside"] == [{"card": "Premonitions", "stacked": {"card": "Rejuvenate", "owner": "first"}}]


def test_premonitions_a_stacked_card_is_played_by_another_copy_only() -> None:
    scene = duel("Maul", set_aside=[COPY])
    (reason,) = scene.match.explain(0, scene.number("Hunting Rifle"))
    assert reason.rule == "R1.17" and not scene.h.can("play Hunting Rifle")


def test_rejuvenate_needs_a_blue_character() -> None:
    scene = duel("Luke Skywalker", card("Han Solo", damage=2), hand=["Rejuvenate"])
    scene.h.picks("play Rejuvenate", "heal Han Solo ×1")
    assert scene.damage_on("Han Solo") == 1
    assert not duel("Han Solo", hand=["Rejuvenate"]).h.can("play Rejuvenate")


def test_trust_your_instincts_rerolls_dice_of_one_character() -> None:
    maul = card("Maul", "-", upgrades=[card("Hunting Rifle", "-")])
    scene = duel(maul, card("Boba Fett", "-"), hand=["Trust Your Instincts"])
    scene.will_roll(("Maul", "2MD"), ("Hunting Rifle", "1RD"))
    scene.h.picks("play Trust Your Instincts", "reroll Maul -", "reroll Hunting Rifle -", "use Trust Your Instincts")
    assert sorted(scene.h.pool) == ["Boba Fett -", "Hunting Rifle 1RD", "Maul 2MD"] and len(scene.h.pile("hand")) == 1
    assert not duel("Boba Fett", hand=["Trust Your Instincts"]).h.can("play Trust Your Instincts")


def test_meditate_turns_a_die_from_damage() -> None:
    scene = duel(card("Maul", "-"), card("Boba Fett", "2RD"), supports=["Meditate"])
    scene.h.picks("use Meditate")
    scene.h.is_offered(*(f"turn Boba Fett 2RD to {side}" for side in ("1Dr", "1R", "Sp", "-")))
    scene.h.picks("turn Boba Fett 2RD to 1R")
    assert scene.h.pool == ["Boba Fett 1R"] and scene.is_exhausted("Meditate")


def test_meditate_needs_a_blank() -> None:
    assert not duel(card("Boba Fett", "2RD"), supports=["Meditate"]).h.can("use Meditate")


def test_force_illusion_blocks_with_cards_of_the_deck() -> None:
    scene = duel(card("Yoda", upgrades=["Force Illusion"]), against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Yoda ×2")
    scene.h.picks("use Force Illusion")
    assert scene.damage_on("Yoda") == 0 and len(scene.h.pile("discard")) == 3
    assert scene.zone_of("Force Illusion") == "discard"


def test_force_illusion_or_shields_may_block_first() -> None:
    target = card("Yoda", shields=1, upgrades=["Force Illusion"])
    scene = duel(target, against=card("Maul", "2MD"), turn="v")
    scene.v.picks("resolve Maul 2MD", "hit Yoda ×2")
    scene.h.picks("use Force Illusion")
    scene.h.is_offered("block Yoda ×2", "block Yoda ×1")
    scene.h.picks("block Yoda ×1")
    assert scene.damage_on("Yoda") == 0 and scene.shields_on("Yoda") == 0 and len(scene.h.pile("discard")) == 2


def test_force_illusion_fails_with_too_few_cards() -> None:
    scene = duel(card("Yoda", upgrades=["Force Illusion"]), against=card("Maul", "2MD"), turn="v", deck=["Mislead"])
    scene.v.picks("resolve Maul 2MD", "hit Yoda ×2")
    scene.h.picks("use Force Illusion")
    assert scene.damage_on("Yoda") == 2 and not scene.h.pile("deck")
