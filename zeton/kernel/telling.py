"""What games for two decks tell their players: the cards a seat knows, and what the words of a question need to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from zeton.kernel.ability import Deed
from zeton.kernel.event import Window
from zeton.kernel.knowledge import known
from zeton.kernel.table import TABLE, Said
from zeton.kernel.titles import Titles
from zeton.kernel.use import Use
from zeton.kernel.words import key_of

EMPTY = b"\0"


def known_cards(table: Any, seat: int | None, said: Said, facts: Callable[[Any, list[int]], Said]) -> Said:
    """Every card a seat knows, with what is to be said of it; what was said to others need not be found out again."""
    cards = sorted(known(table, seat))
    said.update(facts(table, [card for card in cards if card not in said]))
    return {card: said[card] for card in cards}


def card_facts(table: Any, cards: Sequence[int], columns: Sequence[str]) -> Said:
    """What cards are, whose they are, and every column in which something stands for them."""
    printed, owner = table.cards, table.owner
    facts: Said = {card: {"id": printed[card].id, "owner": owner[card]} for card in cards}
    for name in columns:
        column = getattr(table, name)
        if bytes(column).strip(EMPTY):  # in most of them nothing stands for any card
            for card in cards:
                if column[card]:
                    facts[card][name] = column[card]
    return facts


def of_the_table(table: Any, said: Said, facts: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
    """What is said of the table itself, which is the same for all: it is found out once."""
    if TABLE not in said:
        said[TABLE] = facts(table)
    return said[TABLE]


def whose(table: Any, card: int, seat: int) -> str:
    """Whose a card is, as a seat sees it: the first thing that tells two cards apart."""
    return "you" if table.controller[card] == seat else "opponent"


def titles(table: Any, *cards: int) -> Titles:
    """The titles of cards; nothing for no card."""
    return Titles(*sorted(table.cards[card].title for card in cards if card))


def about(table: Any, card: int, number: int = 0) -> dict[str, Any]:
    """What the words of a question need to know: the title of the card it is about, and a number."""
    return {"number": number, "card": titles(table, card)} if card else {"number": number}


def about_event(table: Any, window: Window) -> dict[str, Any]:
    """The same of a window of interrupts or reactions: what happens, to which card; of what happens at once, all the cards."""
    happening = table.stack[window.host].happening(table)
    events = [event for event in happening if event.kind] or happening[:1]
    cards = dict.fromkeys(event.card for event in events if event.card)
    facts = _about_answer(table)
    if len(cards) > 1:
        concerned = Titles(*(table.cards[card].title for card in cards))
        kinds = {event.kind for event in events}
        alike = key_of(events[0].kind) if len(kinds) == 1 else "none"
        return {**facts, "event": "several", "alike": alike, "number": len(cards), "card": concerned}
    mine = events[0].seat == table.decision.seat
    return {**facts, "event": key_of(events[0].kind), "yours": yes(mine), **about(table, events[0].card, events[0].amount)}


def _about_answer(table: Any) -> dict[str, Any]:
    """The card that could answer, and what it would do, if it is one ability only."""
    answers = {(option.card, option.number) for option in table.decision.options if option.verb == "use"}
    if len(answers) != 1:
        return {"answer": "none", "does": "none"}
    card, number = answers.pop()
    return {"answer": titles(table, card), "does": deed(table, card, number)}


def deed(table: Any, card: int, number: int) -> Deed:
    """What one ability of a card does, to be put into words."""
    return Deed(table.cards[card].script, number)


def about_use(table: Any, use: Use) -> dict[str, Any]:
    """The same of an ability that asks on its way: whose it is, what it does, and of several targets which one."""
    ability = use.ability(table)
    several = table.decision.kind == "target" and len(use.targets) < len(ability.targets) > 1
    wanted: Any = ability.targets[len(use.targets)].said if several else "none"
    facts = {**about(table, use.card), "does": deed(table, use.card, use.number), "which": wanted}
    return {**facts, "yours": yes(use.seat == table.decision.seat)}


def yes(true: bool) -> str:
    """What a message is told that asks whether something is so."""
    return "yes" if true else "no"
