"""Cards in play: ready and exhausted, moved, routed, destroyed, sacrificed; and how they enter play (R15.10, R20)."""

from __future__ import annotations

from zeton.games.conquest.language.subjects import TARGET, TARGET_PLANET, YOUR_HQ, Place, is_reached, reached
from zeton.games.conquest.rules import command, entering, exhausting, leaving, settling
from zeton.games.conquest.rules.abilities import UseAbility
from zeton.games.conquest.rules.deploying import REDUCTION, Deploy
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import HAND, HQ, IN_PLAY, WHILE_IN_PLAY
from zeton.kernel.ability import Effect
from zeton.kernel.decision import DONE, PASS, option
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Next, Step
from zeton.kernel.subject import CHOSEN_CARD, THAT_CARD, Subject
from zeton.kernel.use import Prospect

__all__ = [
    "COMMIT_YOUR_WARLORD_THERE",
    "RETURN_TO_HAND_INSTEAD",
    "destroy",
    "discarded",
    "each_player_sacrifices",
    "exhaust",
    "move",
    "move_one_or_more",
    "opponent_sacrifices",
    "put_into_play",
    "put_tokens",
    "ready",
    "reduce_cost",
    "return_to_hand",
    "rout",
    "sacrificed",
    "take_control",
]


def exhaust(what: Subject = TARGET) -> Effect:
    """Exhaust cards."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.exhaust(table, *reached(use, table, what))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return not table.exhausted[card] and is_reached(prospect, table, card)

    return Effect("exhaust", (run,), args={"what": what}, about=what, could=could)


def ready(what: Subject = TARGET) -> Effect:
    """Ready cards."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.ready(table, *reached(use, table, what))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return table.exhausted[card] > 0 and is_reached(prospect, table, card)

    return Effect("ready", (run,), args={"what": what}, about=what, could=could)


def rout(what: Subject = TARGET) -> Effect:
    """Rout units: to their controllers' HQs, exhausted (R20.3)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.rout(table, *reached(use, table, what))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        """Routing a unit in an HQ only does something to a ready one (A29)."""
        return (table.zone[card] != HQ or not table.exhausted[card]) and is_reached(prospect, table, card)

    return Effect("rout", (run,), args={"what": what}, about=what, could=could)


def move(what: Subject, to: Place) -> Effect:
    """Move a unit to a planet; its state does not change (R20.2)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for unit in reached(use, table, what):
            exhausting.move_unit(table, unit, to.location(use, table))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        """Nothing moves to where it is (R20.1)."""
        places = to.prospects(prospect, table)
        return is_reached(prospect, table, card) and any(exhausting.can_move(table, card, place) for place in places)

    return Effect("move-to-" + to.key, (run,), args={"what": what}, about=what, could=could)


def move_one_or_more(which: Filter, to: Place) -> Effect:
    """Move one or more units that fit, as many as you like, all together."""

    def able(use: UseAbility | Prospect, table: ConquestTable, place: int) -> list[int]:
        found = (unit for unit in which.cards(table, use.card) if exhausting.can_move(table, unit, place))
        return [unit for unit in found if is_reached(use, table, unit)]

    def ask(use: UseAbility, table: ConquestTable) -> Next:
        left = [unit for unit in able(use, table, to.location(use, table)) if unit not in use.chosen]
        if not left:
            return 1  # all of them go
        table.ask(use.seat, "choose", [*(option("choose", unit) for unit in left), *([DONE] if use.chosen else [])])
        return None

    def take(use: UseAbility, table: ConquestTable) -> Next:
        if table.picked == DONE:
            return None
        use.chosen += (table.picked.card,)
        return -2  # ask again

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.move_units(table, use.chosen, to.location(use, table))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        places = (table.position[card],) if card else to.prospects(prospect, table)
        return any(able(prospect, table, place) for place in places)

    about = TARGET if to is TARGET_PLANET else None
    return Effect("move-one-or-more-to-" + to.key, (ask, take, run), args={"which": which}, about=about, could=could)


def _commit_there(use: UseAbility, table: ConquestTable) -> None:
    if table.picked.card:
        command.commit_again(table, table.warlords[use.seat], table.position[table.picked.card])


def _may_commit_there(prospect: Prospect, table: ConquestTable, planet: int) -> bool:
    return command.may_commit(table, prospect.seat, planet)


COMMIT_YOUR_WARLORD_THERE = Effect("commit-your-warlord-there", (_commit_there,), about=CHOSEN_CARD, could=_may_commit_there)
"""Your warlord commits to the chosen planet, alone and in its current state (A13)."""


def destroy(what: Subject = TARGET) -> Effect:
    """Destroy cards, all together."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.destroy(table, *reached(use, table, what), source=use.card)

    return Effect("destroy", (run,), args={"what": what}, about=what, could=is_reached)


def take_control(what: Subject = TARGET, until: str = WHILE_IN_PLAY) -> Effect:
    """Take control of cards where they are, as long as they stay in play or until something ends (R3.6)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        settling.take_control(table, use.seat, *reached(use, table, what), until=until)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return settling.can_take_control(table, prospect.seat, card) and is_reached(prospect, table, card)

    return Effect("take-control", (run,), args={"what": what, "until": until}, about=what, could=could)


def return_to_hand(what: Subject = TARGET) -> Effect:
    """Return cards from play to their owners' hands."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.return_to_hand(table, *reached(use, table, what))

    return Effect("return-to-hand", (run,), args={"what": what}, about=what, could=is_reached)


def sacrificed(what: Subject) -> Effect:
    """Cards of yours are sacrificed; warlords cannot be (R12.6, R20.5)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.sacrifice(table, *(card for card in reached(use, table, what) if leaving.can_be_sacrificed(table, card)))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return leaving.can_be_sacrificed(table, card) and is_reached(prospect, table, card)

    return Effect("sacrifice", (run,), args={"what": what}, about=what, could=could)


def _return_instead(use: UseAbility, table: ConquestTable) -> None:
    leave = use.occasion(table)
    assert isinstance(leave, leaving.LeavePlay)
    leave.return_instead(use.which)


def _goes_elsewhere(prospect: Prospect, table: ConquestTable, card: int) -> bool:
    leave = prospect.occasion(table)
    return isinstance(leave, leaving.LeavePlay) and leave.to != HAND and card not in leave.returned


RETURN_TO_HAND_INSTEAD = Effect("return-to-hand-instead", (_return_instead,), about=THAT_CARD, could=_goes_elsewhere)
"""Interrupt to leaving play: the card goes to its owner's hand instead (R14.8)."""


def discarded(what: Subject) -> Effect:
    """Cards are discarded from play: that is no destruction, and no sacrifice."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.discard_from_play(table, *reached(use, table, what))

    return Effect("discard", (run,), args={"what": what}, about=what, could=is_reached)


def each_player_sacrifices(which: Filter) -> Effect:
    """Each player must sacrifice a card of his that fits, if he can: both choose, then both cards go at once."""

    def able(use: UseAbility | Prospect, table: ConquestTable, seat: int) -> list[int]:
        cards = (card for card in which.cards(table, use.card) if table.controller[card] == seat)
        return [card for card in cards if leaving.can_be_sacrificed(table, card) and is_reached(use, table, card)]

    def asking(turn: int) -> Step:
        def ask(use: UseAbility, table: ConquestTable) -> None:
            seat = table.by_initiative()[turn]
            table.ask(seat, "sacrifice", [option("sacrifice", card) for card in able(use, table, seat)] or [PASS])

        return ask

    def take(use: UseAbility, table: ConquestTable) -> None:
        if table.picked != PASS:
            use.chosen += (table.picked.card,)

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.sacrifice(table, *use.chosen)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return any(able(prospect, table, seat) for seat in (0, 1))

    steps = (asking(0), take, asking(1), take, run)
    return Effect("each-player-sacrifices", steps, args={"which": which}, could=could)


def opponent_sacrifices(which: Filter) -> Effect:
    """The opponent must sacrifice a card of his that fits, if he can (``which`` is judged from this card)."""

    def theirs(use: UseAbility | Prospect, table: ConquestTable) -> list[int]:
        cards = (card for card in which.cards(table, use.card) if table.controller[card] != use.seat)
        return [card for card in cards if leaving.can_be_sacrificed(table, card) and is_reached(use, table, card)]

    def ask(use: UseAbility, table: ConquestTable) -> None:
        table.ask(1 - use.seat, "sacrifice", [option("sacrifice", card) for card in theirs(use, table)] or [PASS])

    def run(use: UseAbility, table: ConquestTable) -> None:
        if table.picked != PASS:
            leaving.sacrifice(table, table.picked.card)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        return bool(theirs(prospect, table))

    return Effect("opponent-sacrifices", (ask, run), args={"which": which}, could=could)


def put_into_play(what: Subject, at: Place = YOUR_HQ) -> Effect:
    """Put units or supports into play: not deployed, nothing paid (R15.10), and no second unique one (R19.4)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in what.cards(use, table):
            if table.zone[card] not in IN_PLAY and entering.can_enter_play(table, card):
                entering.put_into_play(table, card, at.location(use, table))

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        if table.zone[card] in IN_PLAY or not entering.can_enter_play(table, card):
            return False
        return any(True for _ in at.prospects(prospect, table))

    return Effect("put-into-play-at-" + at.key, (run,), args={"what": what}, about=what, could=could)


def put_tokens(title: str, at: Place, number: int = 1) -> Effect:
    """Put token units into play together, as many as are left (A42)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        entering.put_tokens(table, use.seat, title, (at.location(use, table),) * number)

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        if not any(True for _ in at.prospects(prospect, table)):
            return False
        return bool(entering.tokens_in_bank(table, prospect.seat, title))

    return Effect("put-tokens-at-" + at.key, (run,), args={"title": title, "number": number}, could=could)


def reduce_cost(amount: int) -> Effect:
    """Interrupt to a deployment: its cost is lower. (What could be deployed counts on ``reduction``.)"""

    def run(use: UseAbility, table: ConquestTable) -> None:
        deployment = use.occasion(table)
        assert isinstance(deployment, Deploy)
        deployment.reduction += amount

    def could(prospect: Prospect, table: ConquestTable, card: int) -> bool:
        """There is something left to lower, in a deployment that is under way."""
        return prospect.host < 0 or prospect.occasion(table).cost(table) > 0

    return Effect("reduce-cost", (run,), args={REDUCTION: amount}, could=could)
