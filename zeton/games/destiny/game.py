"""Star Wars: Destiny, for the kernel and for everybody who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.destiny.building import BUILDING
from zeton.games.destiny.chronicle import CHRONICLE
from zeton.games.destiny.deck_formats import FORMATS, read_deck
from zeton.games.destiny.decks import check_pair, find_deck, random_pair, starter_decks
from zeton.games.destiny.evaluation import evaluate
from zeton.games.destiny.questions import marks, option_facts, question_facts
from zeton.games.destiny.rules.actions import act, actions
from zeton.games.destiny.rules.marking import mark_anew
from zeton.games.destiny.rules.printed import PACKAGE, collection
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import VARIANTS, ZONES
from zeton.games.destiny.spec import spec
from zeton.games.destiny.tables import new_table
from zeton.games.destiny.view import view
from zeton.games.destiny.wording import DestinyWording, card_facts, card_text, die_facts
from zeton.kernel import pools
from zeton.kernel.decision import Option
from zeton.kernel.duel import Duel, Parts, later
from zeton.kernel.game import NOTHING_CHOSEN
from zeton.kernel.law import Law
from zeton.kernel.spec import Spec
from zeton.kernel.table import Entry
from zeton.kernel.titles import SUBTITLES, titles_in


@cache
def _titles(language: str) -> Mapping[str, str]:
    return MappingProxyType({**titles_in(language, PACKAGE, SUBTITLES), **titles_in(language, PACKAGE)})


class Destiny(Duel):
    """The Legacies set: 180 cards, 74 dice, two starter decks."""

    id = "destiny"
    title = "Star Wars: Destiny"
    version = "2"
    zones = ZONES
    filters_from_seats = True
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
        position=later("zeton.games.destiny.positions", "position"),
        written=later("zeton.games.destiny.position_writer", "written"),
        card_text=card_text,
        card_facts=card_facts,
        view=view,
        question_facts=question_facts,
        explain=later("zeton.games.destiny.reasons", "explain"),
        evaluate=evaluate,
    )
    options: Mapping[str, Any] = {**dict.fromkeys(VARIANTS, False), **pools.OPTIONS}
    past = MappingProxyType({pools.POOL: "legacies"})
    quiet = frozenset(("action", "additional action", "upkeep discard"))
    answering = frozenset(("reaction", "may"))
    tempting = MappingProxyType({"claim": 0.75})  # dice are left in the pool, and the opponent goes on alone
    secret = frozenset(("mulligan", "upkeep discard", "stack"))
    declining = frozenset(("pass", "done", "decline"))
    weighty = frozenset(("claim", "discard hand"))
    spending = frozenset(("discard", "discard to reroll", "put back"))
    secrecy = "R1.15"

    @property
    def laws(self) -> tuple[Law, ...]:
        from zeton.games.destiny.laws import LAWS

        return LAWS

    @property
    def spec(self) -> Spec:
        return spec()

    def random_setup(self, rng: Random, chosen: Mapping[str, Any] = NOTHING_CHOSEN) -> dict[str, Any]:
        drawn = {name: rng.random() < 0.2 for name in VARIANTS}
        return {"decks": random_pair(rng, self.allowed_by(chosen)), **drawn, **chosen}

    def actions(self, table: DestinyTable, seat: int) -> list[Option]:
        return actions(table, seat)

    def act(self, table: DestinyTable, seat: int) -> None:
        act(table, seat)

    def deal_hidden_facts(self, table: DestinyTable, seat: int, rng: Random) -> None:
        mark_anew(table, seat, rng)

    def option_facts(self, table: DestinyTable, option: Option) -> dict[str, Any]:
        return option_facts(table, option)

    def marks(self, table: DestinyTable, card: int, seat: int) -> dict[str, Any]:
        return marks(table, card, seat)

    def wording(self, language: str) -> DestinyWording:
        return DestinyWording(language)

    def titles(self, language: str) -> Mapping[str, str]:
        """With the subtitles: no word is printed as both in one language and not in another."""
        return _titles(language)

    def log_facts(self, table: DestinyTable, entry: Entry) -> dict[str, Any]:
        return die_facts(table, entry.cards[0] if entry.cards else 0, entry.number)
