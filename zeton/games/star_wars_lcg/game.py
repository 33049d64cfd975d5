"""Star Wars: The Card Game, for the kernel and for everybody who plays it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from zeton.games.star_wars_lcg.building import BUILDING
from zeton.games.star_wars_lcg.chronicle import CHRONICLE
from zeton.games.star_wars_lcg.deck_formats import FORMATS, read_deck
from zeton.games.star_wars_lcg.decks import check_pair, find_deck, random_pair, starter_decks
from zeton.games.star_wars_lcg.evaluation import evaluate
from zeton.games.star_wars_lcg.language.effects.tokens import DEAL_DAMAGE
from zeton.games.star_wars_lcg.questions import marks, option_facts, question_facts
from zeton.games.star_wars_lcg.rules import playing
from zeton.games.star_wars_lcg.rules.abilities import UseAbility, may_use
from zeton.games.star_wars_lcg.rules.control import you
from zeton.games.star_wars_lcg.rules.damage import can_be_damaged
from zeton.games.star_wars_lcg.rules.printed import collection
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import (
    CANNOT_BE_TARGETED,
    EVENT,
    NOT_BY_ENEMIES,
    NOT_BY_ENEMY_EVENTS,
    SAFE_FROM_TARGETING,
    ZONES,
)
from zeton.games.star_wars_lcg.spec import spec
from zeton.games.star_wars_lcg.tables import new_table
from zeton.games.star_wars_lcg.view import view
from zeton.games.star_wars_lcg.wording import StarWarsWording, card_facts, card_text
from zeton.kernel import pools
from zeton.kernel.ability import Ability, holds
from zeton.kernel.decision import Option
from zeton.kernel.duel import Duel, Parts, later
from zeton.kernel.event import Event
from zeton.kernel.game import NOTHING_CHOSEN
from zeton.kernel.law import Law
from zeton.kernel.spec import Spec
from zeton.kernel.subject import CHOSEN_CARD
from zeton.kernel.use import NO_EVENT


class StarWarsLCG(Duel):
    """The core box: 36 objective sets, six affiliations, four starter decks."""

    id = "star_wars_lcg"
    title = "Star Wars: The Card Game"
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
        position=later("zeton.games.star_wars_lcg.positions", "position"),
        written=later("zeton.games.star_wars_lcg.position_writer", "written"),
        card_text=card_text,
        card_facts=card_facts,
        view=view,
        question_facts=question_facts,
        explain=later("zeton.games.star_wars_lcg.reasons", "explain"),
        evaluate=evaluate,
    )
    options: Mapping[str, Any] = {"faq": False, "mulligan": True, **pools.OPTIONS}
    past = MappingProxyType({pools.POOL: "core"})
    quiet = frozenset(("action", "engage", "commit", "discard one", "balance damage"))
    spending = frozenset(("discard", "place"))
    secrecy = "R1.20"
    tempting = MappingProxyType({"engage": 0.5, "attack": 0.5})
    secret = frozenset(("edge card", "mulligan", "return objective", "put back"))

    @property
    def laws(self) -> tuple[Law, ...]:
        from zeton.games.star_wars_lcg.laws import LAWS

        return LAWS

    @property
    def spec(self) -> Spec:
        return spec()

    def random_setup(self, rng: Random, chosen: Mapping[str, Any] = NOTHING_CHOSEN) -> dict[str, Any]:
        return {"decks": random_pair(rng, self.allowed_by(chosen)), "faq": rng.random() < 0.3, **chosen}

    def is_quiet(self, table: StarWarsTable) -> bool:
        """Not in the middle of an engagement: who is declared has not struck yet (R6)."""
        return not table.engaged and super().is_quiet(table)

    def turn_to_finish(self, table: StarWarsTable) -> int:
        """What is deployed shows its worth in the conflict, and what has attacked is missing in the force struggle."""
        return table.turn

    def first_to_answer(self, table: StarWarsTable) -> int:
        """The active player has the first opportunity (R12.7)."""
        return table.active

    def may_answer(self, table: StarWarsTable, card: int, ability: Ability, event: Event, host: int) -> bool:
        assert ability.when is not None
        if not ability.when.test(table, card, event):
            return False
        return may_use(table, table.controller[card], card, ability, event, host)

    def may_be_targeted(self, table: StarWarsTable, card: int, by: int) -> bool:
        """Some cards cannot be targeted at all (A65), some not by the other player, or not by events of his (R12.18)."""
        if not table.lasting and not table.index.says(SAFE_FROM_TARGETING):
            return True
        if holds(table, CANNOT_BE_TARGETED, card):
            return False
        if you(table, by) == table.controller[card]:
            return True
        if holds(table, NOT_BY_ENEMIES, card):
            return False
        return table.cards[by].type != EVENT or not holds(table, NOT_BY_ENEMY_EVENTS, card)

    def may_be_chosen(self, table: StarWarsTable, card: int, use: UseAbility) -> bool:
        """What cannot be damaged is not chosen to take damage (A114)."""
        if can_be_damaged(table, card, use.card):
            return True
        return not any(effect.key == DEAL_DAMAGE and effect.about is CHOSEN_CARD for effect in use.ability(table).effects)

    def use(self, table: StarWarsTable, card: int, number: int, host: int, which: int) -> None:
        seat = table.controller[card]
        table.begin(UseAbility(NO_EVENT, card=card, seat=seat, number=number, answering=host, which=which))

    def actions(self, table: StarWarsTable, seat: int) -> list[Option]:
        return playing.actions(table, seat)

    def act(self, table: StarWarsTable, seat: int) -> None:
        playing.act(table, seat)

    def seat_role(self, table: StarWarsTable, seat: int) -> str:
        return table.side(seat)

    def option_facts(self, table: StarWarsTable, option: Option) -> dict[str, Any]:
        return option_facts(table, option)

    def wording(self, language: str) -> StarWarsWording:
        return StarWarsWording(language)

    def marks(self, table: StarWarsTable, card: int, seat: int) -> dict[str, Any]:
        return marks(table, card, seat)
