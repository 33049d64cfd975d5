"""What abilities do. Each effect is one or more steps of the procedure that uses the ability."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.conquest.language.subjects import TARGET, THIS_CARD, YOUR_HQ, Place, Subject, reached
from zeton.games.conquest.rules import damage as damage_rules
from zeton.games.conquest.rules import entering, exhausting, leaving, looking
from zeton.games.conquest.rules.abilities import PUT_AWAY, UseAbility
from zeton.games.conquest.rules.attack import Attack
from zeton.games.conquest.rules.damage import Damage, IndirectDamage, damage_in_progress
from zeton.games.conquest.rules.deploying import REDUCTION, Deploy
from zeton.games.conquest.rules.table import ConquestTable
from zeton.games.conquest.rules.terms import (
    ATK,
    ATK_NEXT_ATTACK,
    BLANK,
    DISCARD,
    HAND,
    ICONS_OF_COMMAND,
    IN_PLAY,
    LOOKED_AT,
    SET,
    UNTIL_PHASE,
)
from zeton.kernel.ability import Effect, Lasting
from zeton.kernel.decision import PASS, option
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Step

Amount = int | Callable[[UseAbility, ConquestTable], int]
ALL = 255


def _how_much(amount: Amount, use: UseAbility, table: ConquestTable) -> int:
    return amount if isinstance(amount, int) else amount(use, table)


def _said(amount: Amount) -> int:
    """What a sentence says of an amount: the number, or 0 for "X"."""
    return amount if isinstance(amount, int) else 0


# ── damage ────────────────────────────────────────────────────────────────────────────────────────────────────────


def deal_damage(amount: Amount, to: Subject = TARGET) -> Effect:
    """Deal damage to a card, or to several simultaneously; ``amount`` may be a function of the use (X)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        much = _how_much(amount, use, table)
        damage_rules.deal(table, use.card, use.seat, [(card, much) for card in reached(use, table, to)])

    return Effect("deal-damage", (run,), args={"amount": _said(amount), "to": to})


def remove_damage(amount: int, to: Subject = TARGET) -> Effect:
    """Remove damage from a card; 0 is all of it."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in reached(use, table, to):
            damage_rules.remove_damage(table, card, amount or ALL)

    return Effect("remove-damage", (run,), args={"amount": amount, "to": to})


def move_damage(amount: int, source: Subject, to: Subject) -> Effect:
    """Move damage from one card to another: it is not dealt (R11.16)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        sources, targets = reached(use, table, source), reached(use, table, to)
        if sources and targets:
            damage_rules.move_damage(table, sources[0], targets[0], amount)

    return Effect("move-damage", (run,), args={"amount": amount, "source": source, "to": to})


def indirect_damage_to_both(amount: int, at: Place) -> Effect:
    """Each player divides indirect damage among his own units at a planet (R11.15)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        seats = (table.first_seat(), 1 - table.first_seat())
        table.begin(IndirectDamage(use.card, use.seat, amount, at.location(use, table), seats))

    return Effect("indirect-damage", (run,), args={"amount": amount})


def increase_damage(amount: int) -> Effect:
    """Interrupt to an assignment: more damage."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        _damage(use, table).increase(amount)

    return Effect("increase-damage", (run,), args={"amount": amount})


def prevent_damage(amount: int) -> Effect:
    """Reaction to an assignment: prevent so much of it; 0 is all."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        _damage(use, table).prevent(amount or ALL)

    return Effect("prevent-damage", (run,), args={"amount": amount})


def reassign_damage(amount: int, to: Subject) -> Effect:
    """Reaction to an assignment: so much of it goes to another card. The trigger says ``may_be_reassigned``."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in reached(use, table, to):
            _damage(use, table).reassign(table, card, amount)

    return Effect("reassign-damage", (run,), args={"amount": amount, "to": to})


def _damage(use: UseAbility, table: ConquestTable) -> Damage:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    return damage


def attacker_behind(use: UseAbility, table: ConquestTable) -> int:
    """The attacker whose damage this ability answers."""
    return damage_in_progress(table).event.source


# ── ready, exhausted, moved ───────────────────────────────────────────────────────────────────────────────────────


def exhaust(what: Subject = TARGET) -> Effect:
    """Exhaust cards."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.exhaust(table, *reached(use, table, what))

    return Effect("exhaust", (run,), args={"what": what})


def ready(what: Subject = TARGET) -> Effect:
    """Ready cards."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.ready(table, *reached(use, table, what))

    return Effect("ready", (run,), args={"what": what})


def rout(what: Subject = TARGET) -> Effect:
    """Rout units: to their controllers' HQs, exhausted (R20.3)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        exhausting.rout(table, *reached(use, table, what))

    return Effect("rout", (run,), args={"what": what})


def move(what: Subject, to: Place) -> Effect:
    """Move a unit to a planet; its state does not change (R20.2)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for unit in reached(use, table, what):
            exhausting.move_unit(table, unit, to.location(use, table))

    return Effect("move-to-" + to.key, (run,), args={"what": what})


# ── leaving play ──────────────────────────────────────────────────────────────────────────────────────────────────


def destroy(what: Subject = TARGET) -> Effect:
    """Destroy cards, all together."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.destroy(table, *reached(use, table, what), source=use.card)

    return Effect("destroy", (run,), args={"what": what})


def return_to_hand(what: Subject = TARGET) -> Effect:
    """Return cards from play to their owners' hands."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        leaving.return_to_hand(table, *reached(use, table, what))

    return Effect("return-to-hand", (run,), args={"what": what})


def opponent_sacrifices(which: Filter) -> Effect:
    """The opponent must sacrifice a card of his that fits, if he can (``which`` is judged from this card)."""

    def ask(use: UseAbility, table: ConquestTable) -> None:
        theirs = [c for c in which.cards(table, use.card) if table.controller[c] != use.seat]
        options = [option("sacrifice", card) for card in theirs if leaving.can_be_sacrificed(table, card)]
        table.ask(1 - use.seat, "sacrifice", options or [PASS])

    def run(use: UseAbility, table: ConquestTable) -> None:
        if table.picked != PASS:
            leaving.discard_from_play(table, table.picked.card)

    return Effect("opponent-sacrifices", (ask, run), args={"which": which})


# ── entering play ─────────────────────────────────────────────────────────────────────────────────────────────────


def put_into_play(what: Subject, at: Place = YOUR_HQ) -> Effect:
    """Put units or supports into play: not deployed, nothing paid (R15.10), and no second unique one (R19.4)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in what.cards(use, table):
            if table.zone[card] not in IN_PLAY and entering.can_enter_play(table, card):
                entering.put_into_play(table, card, at.location(use, table))

    return Effect("put-into-play-at-" + at.key, (run,), args={"what": what})


def put_tokens(title: str, at: Place, number: int = 1) -> Effect:
    """Put token units into play, as many as are left (A42)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        entering.put_token(table, use.seat, title, at.location(use, table))

    return Effect("put-tokens-at-" + at.key, (run,) * number, args={"title": title, "number": number})


def reduce_cost(amount: int) -> Effect:
    """Interrupt to a deployment: its cost is lower. (What could be deployed counts on ``reduction``.)"""

    def run(use: UseAbility, table: ConquestTable) -> None:
        deployment = use.occasion(table)
        assert isinstance(deployment, Deploy)
        deployment.reduction += amount

    return Effect("reduce-cost", (run,), args={REDUCTION: amount})


# ── cards and resources ───────────────────────────────────────────────────────────────────────────────────────────


def draw(amount: int) -> Effect:
    """Draw cards."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        entering.draw(table, use.seat, amount)

    return Effect("draw", (run,), args={"amount": amount})


def gain(resources: int) -> Effect:
    """Gain resources."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.gain(use.seat, resources)
        table.note("gains", use.seat, (), resources)

    return Effect("gain", (run,), args={"amount": resources})


def take_from_opponent(resources: int) -> Effect:
    """Resources go from the opponent's pool to yours, as many as there are."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        taken = min(resources, table.resources[1 - use.seat])
        table.gain(1 - use.seat, -taken)
        table.gain(use.seat, taken)
        table.note("takes", use.seat, (), taken)

    return Effect("take-from-opponent", (run,), args={"amount": resources})


def store(resources: int) -> Effect:
    """Place resources on this card."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.stored[use.card] += resources
        table.note("stores", use.seat, (use.card,), resources)

    return Effect("store", (run,), args={"amount": resources})


def transfer(resources: int) -> Effect:
    """Resources go from this card to your pool."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        taken = min(resources, table.stored[use.card])
        table.stored[use.card] -= taken
        table.gain(use.seat, taken)
        table.note("gains", use.seat, (), taken)

    return Effect("transfer", (run,), args={"amount": resources})


def _opponent_discards_at_random(use: UseAbility, table: ConquestTable) -> str | None:
    if not table.pile(HAND, 1 - use.seat):
        return PUT_AWAY
    entering.discard_at_random(table, 1 - use.seat)
    return None


OPPONENT_DISCARDS_AT_RANDOM = Effect("opponent-discards-at-random", (_opponent_discards_at_random,))
"""A random card of the opponent's hand is discarded; if there is none, what would follow then does not either (R14.9)."""


def _ask_opponent_to_discard(use: UseAbility, table: ConquestTable) -> str | None:
    hand = table.pile(HAND, 1 - use.seat)
    if not hand:
        return PUT_AWAY
    table.ask(1 - use.seat, "discard", [option("discard", card) for card in hand])
    return None


def _opponent_discards(use: UseAbility, table: ConquestTable) -> None:
    entering.discard(table, table.picked.card)


OPPONENT_DISCARDS = Effect("opponent-discards", (_ask_opponent_to_discard, _opponent_discards))
"""The opponent discards a card of his choice, if he has one: the last effect of an ability."""


def take_back(what: Subject = TARGET) -> Effect:
    """Return cards from a discard pile to their owner's hand."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        for card in what.cards(use, table):
            if table.zone[card] == DISCARD:
                table.move(card, HAND, table.owner[card])
                table.note("returns to hand", table.owner[card], (card,))

    return Effect("take-back", (run,), args={"what": what})


def search(number: int, which: Filter, *, reveal: bool = False, into_play: Place | None = None) -> Effect:
    """Search the top cards of your deck for one that fits; you may find none; the rest goes under the deck (R21.1, R21.2).

    It goes to your hand (shown first, if ``reveal``), or into play.
    """

    def look(use: UseAbility, table: ConquestTable) -> None:
        looking.look_at_top(table, use.seat, use.seat, number)

    def ask(use: UseAbility, table: ConquestTable) -> None:
        cards = [c for c in table.pile(LOOKED_AT, use.seat) if which(table, c, use.card)]
        able = [c for c in cards if into_play is None or entering.can_enter_play(table, c)]
        table.ask(use.seat, "search", [*(option("take", card) for card in able), PASS])

    def take(use: UseAbility, table: ConquestTable) -> None:
        if table.picked == PASS:
            return
        card = table.picked.card
        if into_play is not None:
            entering.put_into_play(table, card, into_play.location(use, table))
            return
        if reveal:
            table.show((card,))
        table.move(card, HAND, use.seat, secretly=not reveal)
        table.note("finds", use.seat, (card,))

    def put_back(use: UseAbility, table: ConquestTable) -> None:
        table.begin(looking.PutBack(use.seat))

    key = "search" if into_play is None else "search-into-play-at-" + into_play.key
    return Effect(key, (look, ask, take, put_back), args={"number": number, "which": which, "reveal": int(reveal)})


# ── lasting ───────────────────────────────────────────────────────────────────────────────────────────────────────


def attack_until_end_of(until: str, amount: Amount, to: Subject = TARGET) -> Effect:
    """ATK more until the phase, the battle, the attack … ends; only for cards in play now (R13.13)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        much = _how_much(amount, use, table)
        table.lasting += tuple(Lasting(ATK, card, much, until) for card in reached(use, table, to))

    return Effect("attack-until", (run,), args={"amount": _said(amount), "until": until, "to": to})


def attack_for_next_attack(amount: int, to: Subject = TARGET) -> Effect:
    """ATK more for its next attack this phase (A48)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(ATK_NEXT_ATTACK, card, amount, UNTIL_PHASE) for card in reached(use, table, to))

    return Effect("attack-for-next-attack", (run,), args={"amount": amount, "to": to})


def gains_keyword_until_end_of(until: str, keyword: str, to: Subject = TARGET) -> Effect:
    """A keyword until something ends."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(keyword, card, 1, until) for card in reached(use, table, to))

    return Effect("gains-keyword-until", (run,), args={"keyword": keyword, "until": until, "to": to})


def lose_command_icons_until_end_of(until: str, to: Subject = TARGET) -> Effect:
    """All command icons are lost, printed and gained, until something ends."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(SET[ICONS_OF_COMMAND], card, 0, until) for card in reached(use, table, to))

    return Effect("lose-command-icons", (run,), args={"until": until, "to": to})


def blank_until_end_of(until: str, to: Subject = TARGET) -> Effect:
    """The printed text box counts as blank, except for traits (R13.15, A55)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(BLANK, card, 1, until) for card in reached(use, table, to))

    def check(use: UseAbility, table: ConquestTable) -> None:
        leaving.heal_check(table)

    return Effect("blank", (run, check), args={"until": until, "to": to})


def later(what: str, to: Subject = TARGET, amount: int = 1) -> Effect:
    """Something that is due at the end of the phase (``SACRIFICED_AT_END``, ``DISCARDED_AT_END``) (A43)."""

    def run(use: UseAbility, table: ConquestTable) -> None:
        table.lasting += tuple(Lasting(what, card, amount, UNTIL_PHASE) for card in to.cards(use, table))

    return Effect("later-" + what.replace(" ", "-"), (run,), args={"to": to, "amount": amount})


# ── the rest ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _cancel(use: UseAbility, table: ConquestTable) -> None:
    use.occasion(table).cancelled = True


CANCEL = Effect("cancel", (_cancel,))
"""Cancel the effects of the event, ability or shield card this answers (A45, R11.7)."""


def _defend_instead(use: UseAbility, table: ConquestTable) -> None:
    attack = use.occasion(table)
    assert isinstance(attack, Attack)
    attack.replacement = use.card


DEFEND_INSTEAD = Effect("defend-instead", (_defend_instead,))
"""This unit is declared as the defender instead (R14.8)."""


def _shield_icon(use: UseAbility, table: ConquestTable) -> None:
    shield = use.occasion(table)
    shield.event = shield.event._replace(amount=shield.event.amount + 1)


ONE_MORE_SHIELD = Effect("one-more-shield", (_shield_icon,))
"""The card being used as a shield has one more shield icon."""


def choose(which: Filter) -> Effect:
    """Choose a card that fits, now; it is no target, and if there is none what follows does nothing (R15.5)."""

    def ask(use: UseAbility, table: ConquestTable) -> None:
        options = [option("choose", card) for card in which.cards(table, use.card)]
        table.ask(use.seat, "choose", options or [PASS])

    return Effect("choose", (ask,), args={"which": which})


def own(*steps: Step) -> Effect:
    """An effect of one card only: the card carries its own sentence."""
    return Effect("own", steps)


__all__ = [
    "ALL",
    "CANCEL",
    "DEFEND_INSTEAD",
    "ONE_MORE_SHIELD",
    "OPPONENT_DISCARDS",
    "OPPONENT_DISCARDS_AT_RANDOM",
    "THIS_CARD",
    "attack_for_next_attack",
    "attack_until_end_of",
    "attacker_behind",
    "blank_until_end_of",
    "choose",
    "deal_damage",
    "destroy",
    "draw",
    "exhaust",
    "gain",
    "gains_keyword_until_end_of",
    "increase_damage",
    "indirect_damage_to_both",
    "later",
    "lose_command_icons_until_end_of",
    "move",
    "move_damage",
    "opponent_sacrifices",
    "own",
    "prevent_damage",
    "put_into_play",
    "put_tokens",
    "ready",
    "reassign_damage",
    "reduce_cost",
    "remove_damage",
    "return_to_hand",
    "rout",
    "search",
    "store",
    "take_back",
    "take_from_opponent",
    "transfer",
]
