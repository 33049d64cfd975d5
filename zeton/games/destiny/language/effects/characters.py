"""Damage, healing and shields; cards that are activated, exhausted or discarded from play (R6.8, R13, R14)."""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.destiny.language.costs import exhaust
from zeton.games.destiny.language.effects.choosing import Pieces, about, counts, divide, pieces, select
from zeton.games.destiny.language.filters import CHARACTER, OPPONENTS_CHARACTER, OPPONENTS_DIE, SHOWING_DAMAGE, YOUR_CHARACTER
from zeton.games.destiny.rules import damage, dice
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.activating import Activate, may_activate
from zeton.games.destiny.rules.leaving import discard_by_effect, discard_from_play
from zeton.games.destiny.rules.table import DestinyTable
from zeton.kernel.ability import Effect
from zeton.kernel.amount import Number, how_much
from zeton.kernel.decision import DONE, option
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Next
from zeton.kernel.subject import Subject
from zeton.kernel.use import Prospect

__all__ = [
    "activate",
    "bear_the_damage",
    "deal_damage",
    "deal_damage_by",
    "deal_damage_or",
    "deal_damage_to_each",
    "deal_damage_to_several",
    "defeat",
    "discard_cards",
    "exhaust_card",
    "give_shields",
    "give_shields_to_each",
    "heal",
    "heal_each",
    "indirect",
    "indirect_to_yourself",
    "move_shields",
    "opponent_hits_own",
    "opponent_spreads_damage",
    "ready_card",
    "remove_shields",
    "remove_shields_from_each",
    "spread_shields",
]


def deal_damage(amount: Number, to: Pieces = CHARACTER, *, unblockable: bool = False) -> Effect:
    """Deal damage to one character of your choice."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        packets = [(card, how_much(amount, use, table)) for card in chosen]
        damage.deal(table, packets, use.die or use.card, use.seat, unblockable=unblockable)

    def nothing(use: UseAbility, table: DestinyTable) -> Next:
        """No damage is dealt to nobody (A36)."""
        return None if how_much(amount, use, table) else use.skip(len(steps))

    steps = select(to, run, verb="hit", number=amount)
    args = {"which": to, "amount": amount, "unblockable": int(unblockable)}
    return Effect("deal-damage", (nothing, *steps), args=args, about=about(to))


def deal_damage_by(judge: Callable[[UseAbility, DestinyTable, int], int]) -> Effect:
    """Deal damage to one character; how much depends on which."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        packets = [(card, judge(use, table, card)) for card in chosen]
        damage.deal(table, packets, use.die or use.card, use.seat)

    return Effect("own", select(CHARACTER, run, verb="hit"))


def deal_damage_to_each(amount: Number, which: Filter) -> Effect:
    """Deal damage to every character that fits, at the same time."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        packets = [(card, how_much(amount, use, table)) for card in pieces(which, use, table)]
        damage.deal(table, packets, use.die or use.card, use.seat)

    return Effect("deal-damage-to-each", (run,), args={"amount": amount, "which": which}, about=about(which))


def deal_damage_or(amount: int, more: int, to: Filter) -> Effect:
    """Deal damage to one character; more of it to one that fits."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        packets = [(card, more if to.test(table, card, use.seat) else amount) for card in chosen]
        damage.deal(table, packets, use.die or use.card, use.seat)

    args = {"amount": amount, "more": more, "which": to}
    return Effect("deal-damage-or", select(CHARACTER, run, verb="hit"), args=args, about=about(CHARACTER))


def deal_damage_to_several(amount: int, most: int, *, unblockable: bool = False) -> Effect:
    """Deal damage to each of up to so many different characters, at the same time."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        packets = [(character, amount) for character in chosen]
        damage.deal(table, packets, use.die or use.card, use.seat, unblockable=unblockable)

    steps = select(CHARACTER, run, verb="hit", least=0, most=most, number=amount)
    args = {"amount": amount, "most": most, "unblockable": int(unblockable)}
    return Effect("deal-damage-to-several", steps, args=args, about=about(CHARACTER))


def indirect(amount: Number) -> Effect:
    """Indirect damage to the opponent (R8.4)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        damage.deal_indirect(table, use.opponent, how_much(amount, use, table), use.die or use.card, use.seat)

    return Effect("indirect", (run,), args={"amount": amount})


def indirect_to_yourself(amount: Number) -> Effect:
    """Indirect damage to yourself (R13.7)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        damage.deal_indirect(table, use.seat, how_much(amount, use, table), use.die or use.card, use.seat)

    return Effect("indirect-to-yourself", (run,), args={"amount": amount})


def bear_the_damage(which: Filter) -> Effect:
    """One of these characters is dealt what an opposing die shows; then that die is removed. Of zero nothing comes (A36)."""

    def point_at(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        use.amount = dice.value(table, chosen[0])

    def offer(use: UseAbility, table: DestinyTable) -> str | None:
        receivers = pieces(which, use, table)
        if not use.ok or not use.amount or not receivers:
            return FINISH
        table.ask(use.seat, "hit", [option("hit", character, 0, use.amount) for character in receivers])
        return None

    def bear(use: UseAbility, table: DestinyTable) -> None:
        damage.deal(table, [(table.picked.card, use.amount)], use.die or use.card, use.seat)

    def remove(use: UseAbility, table: DestinyTable) -> None:
        dice.remove(table, use.targets, use.seat, card_effect=use.is_card_effect(table))

    steps = (*select(SHOWING_DAMAGE & OPPONENTS_DIE, point_at, verb="point at", fits=dice.may_be_removed), offer, bear, remove)
    return Effect("bear-the-damage", steps, args={"which": which}, about=about(SHOWING_DAMAGE & OPPONENTS_DIE))


def heal(amount: int, which: Pieces = YOUR_CHARACTER) -> Effect:
    """Heal one character of your choice."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        for character in chosen:
            damage.heal(table, character, amount)

    steps = select(which, run, verb="heal", number=amount)
    return Effect("heal", steps, args={"which": which, "amount": amount}, about=about(which))


def heal_each(amount: int, which: Filter) -> Effect:
    """Heal every character that fits."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        for character in pieces(which, use, table):
            damage.heal(table, character, amount)

    return Effect("heal-each", (run,), args={"which": which, "amount": amount})


def give_shields(amount: Number, which: Pieces = CHARACTER) -> Effect:
    """Shields for one character of your choice."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        for character in chosen:
            damage.give_shields(table, character, how_much(amount, use, table))

    steps = select(which, run, verb="shield", number=amount)
    return Effect("give-shields", steps, args={"which": which, "amount": amount}, about=about(which))


def give_shields_to_each(amount: int, which: Filter) -> Effect:
    """Shields for every character that fits."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        for character in pieces(which, use, table):
            damage.give_shields(table, character, amount)

    return Effect("give-shields-to-each", (run,), args={"which": which, "amount": amount})


def move_shields(of: Pieces, to: Pieces, most: int) -> Effect:
    """Move shields from one card to another character, up to so many; none goes where there is no room (R8.5)."""

    def room(table: DestinyTable, character: int) -> int:
        return table.shield_limit(character) - table.shields[character]

    def receivers(use: UseAbility, table: DestinyTable, source: int) -> list[int]:
        return [character for character in pieces(to, use, table) if character != source and room(table, character) > 0]

    def sources(use: UseAbility | Prospect, table: DestinyTable) -> tuple[int, ...]:
        asked = use if isinstance(use, UseAbility) else UseAbility(use.event, card=use.card, seat=use.seat)
        found = [card for card in pieces(of, asked, table) if table.shields[card]]
        return tuple(card for card in found if receivers(asked, table, card))

    def keep(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        use.amount = chosen[0]

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        if not use.ok:
            return use.skip()
        shields = min(most, table.shields[use.amount])
        options = [
            option("shield", character, 0, number)
            for character in receivers(use, table, use.amount)
            for number in range(1, min(shields, room(table, character)) + 1)
        ]
        table.ask(use.seat, "shield", options)
        return None

    def move(use: UseAbility, table: DestinyTable) -> None:
        _, character, _, number = table.picked
        damage.remove_shields(table, use.amount, number)
        damage.give_shields(table, character, number)

    steps = (*select(Subject("with-shields", sources), keep, verb="unshield"), offer, move)
    return Effect("own", steps, about=Subject("with-shields", sources))


def _share(shares: tuple[int, ...]) -> list[tuple[int, int]]:
    """Each character that was named, and how often."""
    return [(character, shares.count(character)) for character in dict.fromkeys(shares)]


def spread_shields(amount: int) -> Effect:
    """Shields for your characters, divided among them as you wish."""

    def run(use: UseAbility, table: DestinyTable, shares: tuple[int, ...]) -> None:
        for character, share in _share(shares):
            damage.give_shields(table, character, share)

    return Effect("spread-shields", divide(amount, run, verb="shield"), args={"amount": amount}, about=about(YOUR_CHARACTER))


def opponent_spreads_damage(amount: Number) -> Effect:
    """The opponent deals damage to his own characters, divided as he wishes; it is not indirect damage."""

    def run(use: UseAbility, table: DestinyTable, shares: tuple[int, ...]) -> None:
        damage.deal(table, _share(shares), use.die or use.card, use.opponent)

    steps = divide(amount, run, verb="hit", by_opponent=True)
    return Effect("opponent-spreads-damage", steps, args={"amount": amount}, about=about(OPPONENTS_CHARACTER))


def opponent_hits_own(amount: int, which: Filter = OPPONENTS_CHARACTER, *, unblockable: bool = False) -> Effect:
    """The opponent chooses one of his own characters and deals damage to it."""

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        receivers = pieces(which, use, table)
        if not receivers:
            return use.skip()
        table.ask(use.opponent, "hit", [option("hit", character, 0, amount) for character in receivers])
        return None

    def hit(use: UseAbility, table: DestinyTable) -> None:
        damage.deal(table, [(table.picked.card, amount)], use.die or use.card, use.opponent, unblockable=unblockable)

    args = {"amount": amount, "unblockable": int(unblockable)}
    return Effect("opponent-hits-own", (offer, hit), args=args, about=about(which))


def remove_shields(amount: int, which: Pieces) -> Effect:
    """Shields off one character of your choice."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        for character in chosen:
            damage.remove_shields(table, character, amount)

    steps = select(which, run, verb="unshield")
    return Effect("remove-shields", steps, args={"which": which, "amount": amount}, about=about(which))


def remove_shields_from_each(amount: int, which: Filter) -> Effect:
    """Shields off every character that fits."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        for character in pieces(which, use, table):
            damage.remove_shields(table, character, amount)

    return Effect("remove-shields-from-each", (run,), args={"which": which, "amount": amount})


def _can_be_activated(prospect: Prospect, table: DestinyTable, card: int) -> bool:
    return may_activate(table, card)


def activate(which: Pieces, most: int = 1, *, up_to: bool = False) -> Effect:
    """Activate ready cards, one after another (R6.8); the symbols rolled are left as the amount."""

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.targets = ()
        use.amount = 0

    def offer(use: UseAbility, table: DestinyTable) -> Next:
        ready = [card for card in pieces(which, use, table) if card not in use.targets and may_activate(table, card)]
        if not ready or len(use.targets) == most:
            return use.skip()
        options = [option("activate", card) for card in ready]
        table.ask(use.seat, "activate", [*options, DONE] if up_to else options)
        return None

    def take(use: UseAbility, table: DestinyTable) -> Next:
        if table.picked == DONE:
            return None
        use.targets = (*use.targets, table.picked.card)
        table.begin(Activate(table.picked.card, len(table.stack) - 1))
        return use.back(1)

    args = counts(0 if up_to else most, most, which)
    return Effect("activate", (start, offer, take), args=args, about=about(which), could=_can_be_activated)


def discard_cards(which: Pieces) -> Effect:
    """Discard one card of your choice from play."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        discard = discard_by_effect if use.is_card_effect(table) else discard_from_play
        discard(table, chosen[0])

    return Effect("discard-from-play", select(which, run, verb="discard"), args={"which": which}, about=about(which))


def defeat(which: Pieces) -> Effect:
    """Defeat one character of your choice: no damage is dealt, and no shield stops it (R13.13)."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        damage.defeat(table, chosen)

    return Effect("defeat", select(which, run, verb="defeat"), args={"which": which}, about=about(which))


def exhaust_card(which: Pieces) -> Effect:
    """Exhaust one card of your choice that is ready (R14.3)."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        exhaust(table, chosen[0])

    return Effect("exhaust", select(which, run, verb="exhaust"), args={"which": which}, about=about(which))


def ready_card(which: Pieces) -> Effect:
    """Ready one card of your choice that is exhausted (R14.2)."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        table.exhausted[chosen[0]] = 0
        table.note("readies", table.controller[chosen[0]], (chosen[0],))

    return Effect("ready", select(which, run, verb="ready"), args={"which": which}, about=about(which))
