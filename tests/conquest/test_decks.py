"""DB1 to DB10: deck building, starter decks, deck files."""

from __future__ import annotations

from random import Random

import pytest

from zeton.games.conquest.deck_files import OCTGN_GAME
from zeton.games.conquest.decks import Deck, allies_of, random_deck, squad_of, starter_decks
from zeton.games.conquest.game import Conquest
from zeton.games.conquest.rules.printed import fact_of
from zeton.kernel import words
from zeton.kernel.errors import BadSetup, IllegalDeck, UnknownName
from zeton.kernel.pools import Agreed, Allowed

GAME = Conquest()
CATO = "captain-cato-sicarius"
FACTION = (
    "10th-company-scout", "tactical-squad-cardinis", "honored-librarian", "blood-angels-veterans", "daring-assault-squad",
    "land-raider", "eager-recruit", "iron-hands-techmarine", "raven-guard-speeder", "deathwing-guard", "indomitable",
    "exterminatus", "godwyn-pattern-bolter", "fortress-monastery",
)  # fmt: skip


def deck(warlord: str = CATO, **changes: int) -> Deck:
    """The squad of the warlord and three each of fourteen Space Marines cards: 50 cards, and what is changed of them."""
    cards = {fact["id"]: fact["quantity"] for fact in squad_of(warlord)}
    cards |= dict.fromkeys(FACTION, 3)
    cards |= {card.replace("_", "-"): copies for card, copies in changes.items()}
    return Deck("test", warlord, tuple((card, copies) for card, copies in cards.items() if copies))


def rules(given: Deck) -> list[str]:
    return [reason.rule for reason in GAME.deck_problems(given)]


def test_a_legal_deck_breaks_no_rule() -> None:
    assert deck().size == 50
    assert rules(deck()) == []


def test_db2_the_squad_in_its_exact_numbers_and_no_other_signature_cards() -> None:
    assert rules(deck(sicariuss_chosen=3, promotion=1)) == ["DB2"]
    assert rules(deck(strakens_cunning=1)) == ["DB2"]


def test_db3_fifty_cards_without_the_warlord() -> None:
    assert rules(deck(indomitable=2)) == ["DB3"]
    assert rules(deck(promotion=3, void_pirate=3)) == []


def test_db4_at_most_three_copies() -> None:
    assert rules(deck(promotion=4)) == ["DB4"]


def test_db5_common_cards_of_one_ally() -> None:
    assert rules(deck(ion_rifle=1)) == []
    assert rules(deck(ion_rifle=1, ratling_deadeye=1)) == ["DB5"]


def test_db6_the_ally_is_a_neighbour_on_the_wheel() -> None:
    assert allies_of("Space Marines") == ("Astra Militarum", "Tau")
    assert allies_of("Astra Militarum") == ("Orks", "Space Marines")
    assert rules(deck(doom=1)) == ["DB6"]


def test_db7_loyal_cards_only_with_their_own_faction() -> None:
    assert rules(deck(bodyguard=1)) == ["DB7"]


def test_db8_and_db1_planets_tokens_and_second_warlords_are_never_in_a_deck() -> None:
    assert rules(deck(barlus=1)) == ["DB8"]
    assert rules(deck(token_cultist=1))[:1] == ["DB8"]
    assert "DB1" in rules(deck(colonel_straken=1))


def test_db9_the_starter_decks_have_35_cards_and_are_allowed_a40() -> None:
    of_the_box = [starter for starter in starter_decks().values() if fact_of(starter.warlord)["set"] == "core"]
    assert len(of_the_box) == 7
    for starter in of_the_box:
        assert starter.size == 35
        assert GAME.deck_problems(starter) == []
        assert rules(Deck("changed", starter.warlord, starter.cards[:-1])) != []


def test_db3_the_starter_decks_of_later_warlords_are_decks_like_any_other() -> None:
    later = [starter for starter in starter_decks().values() if fact_of(starter.warlord)["set"] != "core"]
    assert "Ragnar Blackmane" in [starter.name for starter in later]
    for starter in later:
        assert rules(Deck("the same", starter.warlord, starter.cards)) == []


def test_db10_relics_uniques_and_limited_cards_are_not_restricted() -> None:
    assert rules(deck(iron_halo=3, fortress_monastery=3, promethium_mine=3)) == []


def test_db11_a_deck_comes_from_the_boxes_its_table_allows() -> None:
    later = deck(eager_recruit=0, white_scars_bikers=3)
    assert [reason.rule for reason in GAME.deck_problems(later, GAME.allowed("core"))] == ["DB11"]
    assert GAME.deck_problems(later, GAME.allowed("core, gift_of_the_ethereals")) == GAME.deck_problems(later) == []


def test_db12_a_list_bans_cards_or_lets_one_of_a_group_be_used() -> None:
    banned = Allowed(agreed=Agreed("2020-01-01", banned=frozenset(("eager-recruit",))))
    grouped = Allowed(agreed=Agreed("2020-01-01", one_of=(frozenset(("eager-recruit", "land-raider")),)))
    for agreed in (banned, grouped):
        assert [reason.rule for reason in GAME.deck_problems(deck(), agreed)] == ["DB12"]
    assert GAME.deck_problems(deck()) == []


def test_every_problem_has_words() -> None:
    broken = deck(promotion=4, doom=1, ion_rifle=1, bodyguard=1, barlus=1, colonel_straken=1, indomitable=0, sicariuss_chosen=1)
    for reason in GAME.deck_problems(broken):
        assert " " in words.reason_words(reason, "en", None, game="conquest")


def test_random_decks_are_legal() -> None:
    for seed in range(60):
        assert GAME.deck_problems(random_deck(Random(seed))) == []


def test_a_pair_of_decks_is_checked() -> None:
    assert GAME.check_setup(("orks", "orks"), None, {})["decks"][0]["warlord"] == "nazdreg"
    with pytest.raises(IllegalDeck, match="DB4"):
        GAME.check_setup((deck(promotion=4), "orks"), None, {})
    with pytest.raises(BadSetup, match="two decks"):
        GAME.check_setup(("orks",), None, {})
    with pytest.raises(UnknownName, match="orks"):
        GAME.check_setup(("ork", "tau"), None, {})


def test_a_text_file_is_written_and_read_back() -> None:
    for starter in starter_decks().values():
        again = GAME.read_deck(GAME.write_deck(starter), "deck.txt")
        assert (again.name, again.warlord, sorted(again.cards)) == (starter.name, starter.warlord, sorted(starter.cards))


def test_a_text_file_may_be_written_by_hand() -> None:
    read = GAME.read_deck("Mine\nnazdreg\n\n4x Nazdreg’s Flash Gitz  # the squad\nSHOOTA MOB\n2 x Squig Bombin'\n", "mine.txt")
    assert read == Deck("Mine", "nazdreg", (("nazdregs-flash-gitz", 4), ("shoota-mob", 1), ("squig-bombin", 2)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Mine\n", "the second its warlord"),
        ("Mine\nGoff Nob\n", "line 2"),
        ("Mine\nNazdreg\n3x Shota Mob\n", "Shoota Mob"),
        ("Mine\nNazdreg\n0x Shoota Mob\n", "0 copies"),
    ],
)
def test_what_is_wrong_in_a_text_file_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises((IllegalDeck, UnknownName), match=said):
        GAME.read_deck(text, "mine.txt")


def o8d(*cards: tuple[str, int], game: str = OCTGN_GAME) -> str:
    listed = "".join(f'<card qty="{copies}" id="x">{title}</card>' for title, copies in cards)
    return f'<?xml version="1.0" encoding="utf-8"?><deck game="{game}"><section name="Army">{listed}</section></deck>'


def test_an_octgn_file_is_read() -> None:
    read = GAME.read_deck(o8d(("Nazdreg", 1), ("Shoota Mob", 3), ("Goff Nob", 2)), "green tide.o8d")
    assert read == Deck("green tide", "nazdreg", (("shoota-mob", 3), ("goff-nob", 2)))


def test_an_octgn_file_needs_one_warlord_and_this_game() -> None:
    with pytest.raises(IllegalDeck, match="DB1"):
        GAME.read_deck(o8d(("Shoota Mob", 3)), "x.o8d")
    with pytest.raises(IllegalDeck, match="another game"):
        GAME.read_deck(o8d(("Nazdreg", 1), game="d5cf89e5-1984-4873-8ae0-f06eea411bb3"), "x.o8d")
    with pytest.raises(UnknownName, match="line 1"):
        GAME.read_deck(o8d(("Nazdreg", 1), ("Shota Mob", 1)), "x.o8d")
