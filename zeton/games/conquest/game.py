"""Warhammer 40,000: Conquest, for the kernel and for everybody who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.conquest.building import BUILDING
from zeton.games.conquest.chronicle import CHRONICLE
from zeton.games.conquest.deck_formats import FORMATS, read_deck
from zeton.games.conquest.decks import check_pair, find_deck, random_pair, starter_decks
from zeton.games.conquest.evaluation import evaluate
from zeton.games.conquest.questions import log_facts, marks, option_facts, question_facts
from zeton.games.conquest.rules import playing
from zeton.games.conquest.rules.abilities import UseAbility, may_be_chosen, may_use
from zeton.games.conquest.rules.command import dial_numbers
from zeton.games.conquest.rules.damage import is_immune, perhaps_immune
from zeton.games.conquest.rules.printed import collection
from zeton.games.conquest.rules.table import ConquestTable, you
from zeton.games.conquest.rules.terms import CANNOT_BE_TARGETED, COMMAND, PLANET, ZONES
from zeton.games.conquest.spec import spec
from zeton.games.conquest.tables import new_table
from zeton.games.conquest.view import dials_are_secret, view
from zeton.games.conquest.wording import ConquestWording, card_facts, card_text
from zeton.kernel import pools
from zeton.kernel.ability import Ability, holds
from zeton.kernel.decision import Option
from zeton.kernel.duel import Duel, Parts, later
from zeton.kernel.event import Event
from zeton.kernel.game import NOTHING_CHOSEN
from zeton.kernel.law import Law
from zeton.kernel.spec import Spec
from zeton.kernel.table import Entry
from zeton.kernel.use import NO_EVENT


class Conquest(Duel):
    """The core box: seven factions, ten planets, seven starter decks."""

    id = "conquest"
    title = "Warhammer 40,000: Conquest"
    version = "2"
    zones = ZONES
    chronicle = CHRONICLE
    parts = Parts(
        collection=collection,
        starter_decks=starter_decks,
        find_deck=find_deck,
        read_deck=read_deck,
        formats=FORMATS,
        building=BUILDING,
        check_pair=check_pair,
        new_table=new_table,
        position=later("zeton.games.conquest.positions", "position"),
        written=later("zeton.games.conquest.position_writer", "written"),
        card_text=card_text,
        card_facts=card_facts,
        view=view,
        question_facts=question_facts,
        explain=later("zeton.games.conquest.reasons", "explain"),
        evaluate=evaluate,
    )
    options = pools.OPTIONS
    past = MappingProxyType({pools.POOL: "core"})
    spending = frozenset(("discard", "shield"))
    secrecy = "R3.2"
    even = frozenset(("mulligan", "stalemate"))
    weighty = frozenset(("mulligan", "call stalemate", "agree"))
    tempting = MappingProxyType({"attack": 0.5})
    secret = frozenset(("dial", "mulligan", "search", "put back"))
    quiet = frozenset(("action", "deploy turn", "dial", "bonus", "combat turn", "retreat", "mobile", "battle ability"))

    @property
    def laws(self) -> tuple[Law, ...]:
        from zeton.games.conquest.laws import LAWS

        return LAWS

    @property
    def spec(self) -> Spec:
        return spec()

    def random_setup(self, rng: Random, chosen: Mapping[str, Any] = NOTHING_CHOSEN) -> dict[str, Any]:
        return {"decks": random_pair(rng, self.allowed_by(chosen)), **chosen}

    def first_to_answer(self, table: ConquestTable) -> int:
        """The player with initiative has the first opportunity (R14.2)."""
        return table.first_seat()

    def may_answer(self, table: ConquestTable, card: int, ability: Ability, event: Event, host: int) -> bool:
        assert ability.when is not None
        if not ability.when.test(table, card, event):
            return False
        return may_use(table, table.controller[card], card, ability, event, host)

    def may_be_targeted(self, table: ConquestTable, card: int, by: int) -> bool:
        """Some cards cannot be targeted by enemies, or are immune to what would target them (R18.9).

        A planet is nobody's: its Battle ability is no enemy's, whoever uses it (R3.1).
        """
        if not table.lasting and CANNOT_BE_TARGETED not in table.index.constants and card not in perhaps_immune(table):
            return True
        seat = you(table, by)
        if is_immune(table, card, by, seat):
            return False
        if table.controller[card] == seat or table.cards[by].type == PLANET:
            return True
        return not holds(table, CANNOT_BE_TARGETED, card)

    def may_be_chosen(self, table: ConquestTable, card: int, use: UseAbility) -> bool:
        return may_be_chosen(table, card, use)

    def use(self, table: ConquestTable, card: int, number: int, host: int, which: int) -> None:
        seat = table.controller[card]
        table.begin(UseAbility(NO_EVENT, card=card, seat=seat, number=number, answering=host, which=which))

    def actions(self, table: ConquestTable, seat: int) -> list[Option]:
        return playing.actions(table, seat)

    def act(self, table: ConquestTable, seat: int) -> None:
        playing.act(table, seat)

    def deal_hidden_facts(self, table: ConquestTable, seat: int, rng: Random) -> None:
        """A dial the other player has set in secret is set anew (R7.2)."""
        other = 1 - seat
        if table.phase == COMMAND and table.dials[other] and dials_are_secret(table):
            dials = [table.dials[0], table.dials[1]]
            numbers = dial_numbers(table, other)
            dials[other] = numbers[rng.randrange(len(numbers))]
            table.dials = (dials[0], dials[1])

    def at_once(self, table: ConquestTable) -> dict[int, bool]:
        """Both players set their dials before either is revealed (R7.2)."""
        if table.decision is None or table.decision.kind != "dial":
            return {}
        return {seat: dial > 0 for seat, dial in enumerate(table.dials)}

    def seat_role(self, table: ConquestTable, seat: int) -> str:
        """A seat goes by its warlord's faction, unless both have the same."""
        factions = [table.cards[warlord].faction for warlord in table.warlords]
        return str(seat) if factions[0] == factions[1] else factions[seat].lower()

    def option_facts(self, table: ConquestTable, option: Option) -> dict[str, Any]:
        return option_facts(table, option)

    def wording(self, language: str) -> ConquestWording:
        return ConquestWording(language)

    def marks(self, table: ConquestTable, card: int, seat: int) -> dict[str, Any]:
        return marks(table, card, seat)

    def log_facts(self, table: ConquestTable, entry: Entry) -> dict[str, Any]:
        return log_facts(table, entry)
