"""What abilities do. Each effect is one or more steps of the procedure that carries the ability out.

An effect leaves behind what it chose (``use.targets``), a number (``use.amount``) and whether it was carried out completely
(``use.ok``), which is what ``THEN`` asks (R18.11, A20).
"""

from __future__ import annotations

from collections.abc import Callable

from zeton.games.destiny.language.conditions import can_spot
from zeton.games.destiny.language.costs import exhaust
from zeton.games.destiny.language.filters import CHARACTER, YOUR_CHARACTER
from zeton.games.destiny.language.subjects import Subject
from zeton.games.destiny.rules import claiming, damage, dice, piles
from zeton.games.destiny.rules.abilities import FINISH, UseAbility
from zeton.games.destiny.rules.activating import Activate, may_activate
from zeton.games.destiny.rules.leaving import discard_from_play
from zeton.games.destiny.rules.playing import PlayCard, may_play
from zeton.games.destiny.rules.resolving import ResolveDie, can_resolve, turn_options
from zeton.games.destiny.rules.table import DestinyTable
from zeton.games.destiny.rules.terms import DECK
from zeton.kernel.ability import Effect
from zeton.kernel.decision import DONE, PASS, Option, option
from zeton.kernel.filter import Filter
from zeton.kernel.procedure import Step

Amount = int | Callable[[UseAbility, DestinyTable], int]
Pieces = Filter | Subject
Apply = Callable[[UseAbility, DestinyTable, tuple[int, ...]], None]

ANY_NUMBER = 99


def pieces(which: Pieces, use: UseAbility, table: DestinyTable) -> list[int]:
    """The cards or dice that fit now."""
    if isinstance(which, Filter):
        return list(which.cards(table, use.seat))
    return list(which.cards(use, table))


def amount_of(amount: Amount, use: UseAbility, table: DestinyTable) -> int:
    """The amount, found when the effect is carried out."""
    return amount if isinstance(amount, int) else amount(use, table)


def number_in_words(amount: Amount) -> int:
    """The amount for the card's text; 0 if it is found out only then."""
    return amount if isinstance(amount, int) else 0


def own(*steps: Step) -> Effect:
    """What only this card does; its sentence is its own."""
    return Effect("own", steps)


def select(
    which: Pieces,
    apply: Apply,
    *,
    verb: str,
    least: int = 1,
    most: Amount = 1,
    number: Amount = 0,
    others_only: bool = False,
) -> tuple[Step, ...]:
    """Steps that choose cards or dice one at a time, all before anything is done to them (R18.16), then do it.

    The die being resolved is not among them if ``others_only`` (A24).
    """

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.targets = ()

    def offer(use: UseAbility, table: DestinyTable) -> None:
        if len(use.targets) == amount_of(most, use, table):
            use.skip()
            return
        left = [piece for piece in pieces(which, use, table) if piece not in use.targets]
        if others_only and use.die in left:
            left.remove(use.die)
        if not left:
            use.skip()
            return
        options = [option(verb, piece, 0, amount_of(number, use, table)) for piece in left]
        if len(use.targets) >= least:
            options.append(DONE)
        table.ask(use.seat, verb, options)

    def take(use: UseAbility, table: DestinyTable) -> None:
        if table.picked != DONE:
            use.targets = (*use.targets, table.picked.card)
            use.back(1)

    def finish(use: UseAbility, table: DestinyTable) -> None:
        use.ok = len(use.targets) >= least
        if use.targets:
            apply(use, table, use.targets)

    return start, offer, take, finish


# ── conditions in the middle of a text ────────────────────────────────────────────────────────────────────────────


def _then(use: UseAbility, table: DestinyTable) -> str | None:
    return None if use.ok else FINISH


THEN = Effect("then", (_then,))
"""What follows happens only if what came before was carried out completely (R18.11)."""


def spot(colour: str) -> Effect:
    """Spot a character of a colour; if there is none, the rest does nothing (R15.5, A6)."""

    def run(use: UseAbility, table: DestinyTable) -> str | None:
        return None if can_spot(table, use.seat, colour) else FINISH

    return Effect("spot", (run,), args={"colour": colour})


def _ask_whether(use: UseAbility, table: DestinyTable) -> None:
    table.ask(use.seat, "may", [option("use", use.card, 0, use.number), PASS])


def _take_whether(use: UseAbility, table: DestinyTable) -> str | None:
    return FINISH if table.picked == PASS else None


YOU_MAY = Effect("you-may", (_ask_whether, _take_whether))
"""The rest only if you wish."""


def choose_modes(times: int, *modes: tuple[str, tuple[Effect, ...]]) -> Effect:
    """Choose different ones of these, do the first, then choose the next; each goes by its verb."""
    blocks = [tuple(step for effect in effects for step in effect.steps) for _, effects in modes]

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.modes = 0

    def offer(use: UseAbility, table: DestinyTable) -> str | None:
        if use.modes.bit_count() == times:
            use.skip(1 + sum(len(block) + 1 for block in blocks))
            return None
        options = [option(verb) for number, (verb, _) in enumerate(modes) if not use.modes >> number & 1]
        table.ask(use.seat, "mode", options)
        return None

    def take(use: UseAbility, table: DestinyTable) -> None:
        number = next(n for n, (verb, _) in enumerate(modes) if verb == table.picked.verb)
        use.modes |= 1 << number
        use.skip(sum(len(block) + 1 for block in blocks[:number]))

    def back_from(number: int) -> Step:
        distance = sum(len(block) + 1 for block in blocks[: number + 1]) + 1
        return lambda use, table: use.back(distance)

    steps: list[Step] = [start, offer, take]
    for number, block in enumerate(blocks):
        steps += [*block, back_from(number)]
    return Effect("choose-modes", tuple(steps))


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _counts(least: int, most: Amount, which: Pieces) -> dict[str, object]:
    return {"least": least, "number": number_in_words(most), "which": which}


def remove_dice(which: Pieces, most: Amount = 1, *, up_to: bool = False) -> Effect:
    """Remove dice from pools; the sum of the values they showed is left as the amount (R17.5, R18.17)."""
    least = 0 if up_to else number_in_words(most) or 1

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        use.amount = sum(dice.value(table, die) for die in chosen)
        dice.remove(table, chosen, use.seat, card_effect=use.is_card_effect(table))

    steps = select(which, run, verb="remove", least=least, most=most, others_only=True)
    return Effect("remove-dice", steps, args=_counts(least, most, which))


def reroll_dice(which: Pieces, most: Amount = 1, *, up_to: bool = False) -> Effect:
    """Reroll dice, chosen together (A29)."""
    least = 0 if up_to else number_in_words(most)

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        dice.reroll(table, chosen)

    steps = select(which, run, verb="reroll", least=least, most=most, others_only=True)
    return Effect("reroll-dice", steps, args=_counts(least, most, which))


def turn_dice(which: Pieces, most: int = 1, *, up_to: bool = False, to: tuple[int, ...] = ()) -> Effect:
    """Turn dice to other sides: to any, or to one that shows a certain symbol (R17.8)."""
    wanted = frozenset(to) if to else None

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.targets = ()
        use.ok = False

    def offer(use: UseAbility, table: DestinyTable) -> None:
        taken = (*use.targets, use.die)
        others = [die for die in pieces(which, use, table) if die not in taken]
        options = turn_options(table, others, wanted) if len(use.targets) < most else []
        if not options:
            use.skip()
            return
        table.ask(use.seat, "turn", [*options, DONE] if up_to else options)

    def take(use: UseAbility, table: DestinyTable) -> None:
        use.ok = True
        if table.picked == DONE:
            return
        _, die, _, side = table.picked
        dice.turn(table, die, side - 1)
        use.targets = (*use.targets, die)
        use.back(1)

    args = _counts(0 if up_to else most, most, which)
    return Effect("turn-dice", (start, offer, take), args={**args, "to": len(to)})


def resolve_die(
    which: Pieces,
    bonus: Amount = 0,
    *,
    optional: bool = False,
    as_symbol: int = 0,
    keep: bool = False,
    plus_ignored: bool = False,
    key: str = "resolve-die",
) -> Effect:
    """Resolve one die: not a modifier face, no modifiers added, its side cost paid (R7.10, R7.11)."""

    def fits(use: UseAbility, table: DestinyTable, die: int) -> bool:
        if plus_ignored:
            return dice.face(table, die).plus and dice.side_cost(table, die) <= table.resources[use.seat]
        return can_resolve(table, use.seat, die)

    def offer(use: UseAbility, table: DestinyTable) -> None:
        options = []
        for die in pieces(which, use, table):
            if die != use.die and fits(use, table, die):
                shown, *others = dice.symbols_to_resolve(table, die)
                options.append(option("resolve", die, 0, as_symbol if as_symbol != shown else 0))
                options += [option("resolve", die, 0, symbol) for symbol in others if not as_symbol]
        use.ok = bool(options)
        if not options:
            use.skip()
            return
        table.ask(use.seat, "resolve one", [*options, DONE] if optional else options)

    def take(use: UseAbility, table: DestinyTable) -> None:
        if table.picked == DONE:
            return
        _, die, _, symbol = table.picked
        use.targets = (die,)
        symbol = symbol or dice.symbol(table, die)
        table.begin(ResolveDie(use.seat, die, symbol, amount_of(bonus, use, table), keep))

    args = {"which": which, "amount": number_in_words(bonus), "optional": int(optional)}
    return Effect(key, (offer, take), args=args)


# ── characters and cards in play ──────────────────────────────────────────────────────────────────────────────────


def deal_damage(amount: Amount, to: Pieces = CHARACTER, *, unblockable: bool = False) -> Effect:
    """Deal damage to one character of your choice."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        packets = [(card, amount_of(amount, use, table)) for card in chosen]
        damage.deal(table, packets, use.die or use.card, use.seat, unblockable=unblockable)

    def nothing(use: UseAbility, table: DestinyTable) -> None:
        """No damage is dealt to nobody (A36)."""
        if not amount_of(amount, use, table):
            use.skip(len(steps))

    steps = select(to, run, verb="hit", number=amount)
    args = {"which": to, "amount": number_in_words(amount), "unblockable": int(unblockable)}
    return Effect("deal-damage", (nothing, *steps), args=args)


def deal_damage_by(judge: Callable[[UseAbility, DestinyTable, int], int]) -> Effect:
    """Deal damage to one character; how much depends on which."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        packets = [(card, judge(use, table, card)) for card in chosen]
        damage.deal(table, packets, use.die or use.card, use.seat)

    return Effect("own", select(CHARACTER, run, verb="hit"))


def may_spend(resources: int) -> Effect:
    """The rest only if you pay for it."""

    def offer(use: UseAbility, table: DestinyTable) -> str | None:
        if table.resources[use.seat] < resources:
            return FINISH
        table.ask(use.seat, "spend", [option("spend", 0, 0, resources), PASS])
        return None

    def take(use: UseAbility, table: DestinyTable) -> str | None:
        if table.picked == PASS:
            return FINISH
        piles.spend(table, use.seat, resources)
        return None

    return Effect("may-spend", (offer, take), args={"amount": resources})


def indirect(amount: Amount) -> Effect:
    """Indirect damage to the opponent (R8.4)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        damage.deal_indirect(table, use.opponent, amount_of(amount, use, table), use.die or use.card, use.seat)

    return Effect("indirect", (run,), args={"amount": number_in_words(amount)})


def indirect_to_yourself(amount: Amount) -> Effect:
    """Indirect damage to yourself (R13.7)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        damage.deal_indirect(table, use.seat, amount_of(amount, use, table), use.die or use.card, use.seat)

    return Effect("indirect-to-yourself", (run,), args={"amount": number_in_words(amount)})


def heal(amount: int, which: Pieces = YOUR_CHARACTER) -> Effect:
    """Heal one character of your choice."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        for character in chosen:
            damage.heal(table, character, amount)

    return Effect("heal", select(which, run, verb="heal", number=amount), args={"which": which, "amount": amount})


def heal_each(amount: int, which: Filter) -> Effect:
    """Heal every character that fits."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        for character in pieces(which, use, table):
            damage.heal(table, character, amount)

    return Effect("heal-each", (run,), args={"which": which, "amount": amount})


def give_shields(amount: int, which: Pieces = CHARACTER) -> Effect:
    """Shields for one character of your choice."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        for character in chosen:
            damage.give_shields(table, character, amount)

    return Effect("give-shields", select(which, run, verb="shield", number=amount), args={"which": which, "amount": amount})


def remove_shields(amount: int, which: Pieces) -> Effect:
    """Shields off one character of your choice."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        for character in chosen:
            damage.remove_shields(table, character, amount)

    return Effect("remove-shields", select(which, run, verb="unshield"), args={"which": which, "amount": amount})


def remove_shields_from_each(amount: int, which: Filter) -> Effect:
    """Shields off every character that fits."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        for character in pieces(which, use, table):
            damage.remove_shields(table, character, amount)

    return Effect("remove-shields-from-each", (run,), args={"which": which, "amount": amount})


def activate(which: Pieces, most: int = 1, *, up_to: bool = False) -> Effect:
    """Activate ready cards, one after another (R6.8); the symbols rolled are left as the amount."""

    def start(use: UseAbility, table: DestinyTable) -> None:
        use.targets = ()
        use.amount = 0

    def offer(use: UseAbility, table: DestinyTable) -> None:
        ready = [card for card in pieces(which, use, table) if card not in use.targets and may_activate(table, card)]
        if not ready or len(use.targets) == most:
            use.skip()
            return
        options = [option("activate", card) for card in ready]
        table.ask(use.seat, "activate", [*options, DONE] if up_to else options)

    def take(use: UseAbility, table: DestinyTable) -> None:
        if table.picked == DONE:
            return
        use.targets = (*use.targets, table.picked.card)
        use.back(1)
        table.begin(Activate(table.picked.card, len(table.stack) - 1))

    return Effect("activate", (start, offer, take), args=_counts(0 if up_to else most, most, which))


def discard_cards(which: Pieces) -> Effect:
    """Discard one card of your choice from play."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        discard_from_play(table, chosen[0])

    return Effect("discard-from-play", select(which, run, verb="discard"), args={"which": which})


# ── resources, hands and decks ────────────────────────────────────────────────────────────────────────────────────


def gain(amount: Amount) -> Effect:
    """Gain resources."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        piles.gain(table, use.seat, amount_of(amount, use, table))

    return Effect("gain", (run,), args={"amount": number_in_words(amount)})


def draw(number: int) -> Effect:
    """Draw cards."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        use.ok = len(table.pile(DECK, use.seat)) >= number
        piles.draw(table, use.seat, number)

    return Effect("draw", (run,), args={"amount": number})


def opponent_loses(number: int) -> Effect:
    """The opponent loses resources."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        piles.lose_resources(table, use.opponent, number)

    return Effect("opponent-loses", (run,), args={"amount": number})


def ask_about_hand(use: UseAbility, table: DestinyTable, question: str, options: list[Option]) -> str | None:
    """Ask about cards of a hand. Without any the rest does nothing; but a question put again to a hand dealt anew is put."""
    if not options and not table.steady:
        return FINISH
    table.ask(use.seat, question, options or [DONE])
    return None


DECKS = (option("your deck"), option("opponents deck"))


def ask_deck(use: UseAbility, table: DestinyTable) -> None:
    """Which deck? An empty one cannot be chosen; if both are, the next step is left out."""
    options = [deck for deck, seat in zip(DECKS, (use.seat, use.opponent), strict=True) if table.pile(DECK, seat)]
    use.ok = bool(options)
    if options:
        table.ask(use.seat, "deck", options)
    else:
        use.skip()


def picked_deck(use: UseAbility, table: DestinyTable) -> int:
    """The seat whose deck was picked."""
    return use.seat if table.picked == DECKS[0] else use.opponent


def discard_from_a_deck(number: int) -> Effect:
    """Discard from the top of a deck of your choice; the cost of the last card is left as the amount."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        gone = piles.discard_from_deck(table, picked_deck(use, table), number, use.seat)
        use.ok = len(gone) == number
        use.targets = gone
        use.amount = table.cards[gone[-1]].cost if gone else 0

    return Effect("discard-from-a-deck", (ask_deck, run), args={"amount": number})


def play_from_hand(
    fits: Callable[[DestinyTable, int], bool], discount: Amount = 0, *, key: str = "play-from-hand", **args: object
) -> Effect:
    """Play a card from hand as part of the effect: all rules for playing apply (A23). It is left as the target."""

    def offer(use: UseAbility, table: DestinyTable) -> str | None:
        less = amount_of(discount, use, table)
        options = [
            option("play", card) for card in table.hand(use.seat) if fits(table, card) and may_play(table, use.seat, card, less)
        ]
        return ask_about_hand(use, table, "play", options)

    def take(use: UseAbility, table: DestinyTable) -> str | None:
        if table.picked == DONE:
            return FINISH
        use.targets = (table.picked.card,)
        table.begin(PlayCard(table.picked.card, use.seat, amount_of(discount, use, table)))
        return None

    return Effect(key, (offer, take), args={"amount": number_in_words(discount), **args})


def _give_battlefield_away(use: UseAbility, table: DestinyTable) -> str | None:
    if not table.controls_battlefield(use.seat):
        return FINISH
    claiming.take_control(table, use.opponent)
    return None


GIVE_BATTLEFIELD_AWAY = Effect("give-battlefield-away", (_give_battlefield_away,))
"""Give control of the battlefield to the opponent; without control there is nothing to give (R18.12)."""


def _take_battlefield(use: UseAbility, table: DestinyTable) -> None:
    claiming.take_control(table, use.seat)


TAKE_BATTLEFIELD = Effect("take-battlefield", (_take_battlefield,))
"""Take control of the battlefield, which is not claiming it (R12.8)."""


def show_hand(use: UseAbility, table: DestinyTable) -> None:
    """Look at the opponent's hand."""
    hand = tuple(table.hand(use.opponent))
    table.show(hand, 1 << use.seat)
    table.note("looks at", use.seat, hand)


def reveal_top(use: UseAbility, table: DestinyTable) -> None:
    """Reveal the top card of the picked deck; whose deck it is, and whether its cost is odd, is left behind (R17.6, R17.14)."""
    seat = picked_deck(use, table)
    card = table.pile(DECK, seat)[-1]
    table.show((card,))
    table.note("reveals", use.seat, (card,))
    use.amount = seat
    use.ok = table.cards[card].cost % 2 == 1


def discard_picked(use: UseAbility, table: DestinyTable) -> None:
    """The picked card goes to its owner's discard pile."""
    piles.discard(table, table.picked.card)


def additional_actions(number: int) -> Effect:
    """Additional actions (R4)."""

    def run(use: UseAbility, table: DestinyTable) -> None:
        table.additional += (use.seat,) * number

    return Effect("additional-actions", (run,), args={"amount": number})


def exhaust_card(which: Pieces) -> Effect:
    """Exhaust one card of your choice that is ready (R14.3)."""

    def run(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
        exhaust(table, chosen[0])

    return Effect("exhaust", select(which, run, verb="exhaust"), args={"which": which})


def half_rounded_up(use: UseAbility, table: DestinyTable) -> int:
    """Half of the value of what was removed, rounded up."""
    return (use.amount + 1) // 2


def that_much(use: UseAbility, table: DestinyTable) -> int:
    """The number the effect before has left."""
    return use.amount
