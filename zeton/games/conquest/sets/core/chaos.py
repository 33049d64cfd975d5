"""Chaos cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules import entering
from zeton.games.conquest.rules.winning import check_decks

# ── Infernal Gateway ──────────────────────────────────────────────────────────────────────────────────────────────

CALLED_BY_GATEWAY = IN_YOUR_HAND & CHAOS & ARMY_CARD & printed_cost_at_most(3) & CAN_ENTER_PLAY


def _ask_for_unit_in_hand(use: UseAbility, table: ConquestTable) -> None:
    units = CALLED_BY_GATEWAY.cards(table, use.card)
    table.ask(use.seat, "put into play", [option("put into play", card) for card in units] or [PASS])


def _show_unit(use: UseAbility, table: ConquestTable) -> str | None:
    """From here on everybody sees which unit it is."""
    if table.picked == PASS:
        return PUT_AWAY
    use.x = table.picked.card
    table.move(use.x, BEING_PLAYED, use.seat)
    return None


def _ask_for_planet(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "choose", [option("choose", planet) for planet in table.planets()])


def _put_there_for_the_phase(use: UseAbility, table: ConquestTable) -> None:
    """The debt is written down first: it is forgotten if the unit leaves play at once (A43)."""
    table.lasting += (Lasting(SACRIFICED_AT_END, use.x, 1, UNTIL_PHASE),)
    entering.put_into_play(table, use.x, table.position[table.picked.card])


# ── Murder Cogitator ──────────────────────────────────────────────────────────────────────────────────────────────


def _reveal_top_card(use: UseAbility, table: ConquestTable) -> None:
    card = table.pile(DECK, use.seat)[-1]
    table.show((card,))
    table.note("is revealed", use.seat, (card,))


def _add_chaos_unit(use: UseAbility, table: ConquestTable) -> None:
    card = table.pile(DECK, use.seat)[-1]
    if (CHAOS & ARMY_CARD)(table, card, use.card):
        table.move(card, HAND, use.seat)
        table.note("finds", use.seat, (card,))
        check_decks(table)


CARDS = (
    script("zarathur-high-sorcerer", Interrupt(damage_is_assigned_to(ENEMY & UNIT & AT_THIS_PLANET), increase_damage(1))),
    script(
        "zarathurs-flamers",
        Action(deal_damage(2), cost=SACRIFICE_THIS, targets=target(OTHER & ~WARLORD & UNIT & AT_THIS_PLANET)),
    ),
    script(
        "shrine-of-warpflame",
        Reaction(
            ENEMY_UNIT_DESTROYED,
            take_back(each(topmost(TZEENTCH))),
            cost=EXHAUST_THIS,
        ),
        READS_DISCARD_ORDER,
        own_words=True,
    ),
    script(
        "infernal-gateway",
        CombatAction(
            own(
                _ask_for_unit_in_hand,
                _show_unit,
                _ask_for_planet,
                _put_there_for_the_phase,
                could=there_is(CALLED_BY_GATEWAY),
            ),
        ),
        own_words=True,
    ),
    script(
        "mark-of-chaos",
        Interrupt(
            ATTACHED_LEAVES_PLAY,
            deal_damage(1, each(ENEMY & UNIT & AT_THIS_PLANET)),
        ),
    ),
    script("splintered-path-acolyte", Interrupt(you_deploy(DAEMON), reduce_cost(2), cost=SACRIFICE_THIS)),
    script("umbral-preacher", cannot_retreat(ARMY_UNIT & AT_THIS_PLANET)),
    script(
        "ravenous-flesh-hounds",
        Action(remove_damage(0, THIS_CARD), cost=sacrifice(YOUR & CULTIST & UNIT)),
    ),
    script("virulent-plague-squad", attack(THIS, for_each(1, UNIT_CARD & IN_ENEMY_DISCARD_PILE))),
    script(
        "soul-grinder",
        Reaction(
            YOU_WIN_A_STRUGGLE_HERE,
            opponent_sacrifices(~WARLORD & UNIT & AT_THIS_PLANET),
        ),
    ),
    script(
        "xavaes-split-tongue",
        Reaction(ENEMY_UNIT_DESTROYED_HERE, put_tokens("Cultist", YOUR_HQ)),
    ),
    script(
        "warpstorm",
        CombatAction(deal_damage(2, each_at(TARGET, ~WITH_ATTACHMENTS)), targets=target(PLANET | HEADQUARTERS)),
        own_words=True,
    ),
    script("tzeentchs-firestorm", Action(deal_damage(X_PAID), targets=target(~WARLORD & UNIT))),
    script("promise-of-glory", DeployAction(put_tokens("Cultist", YOUR_HQ, 2))),
    script("rune-encrusted-armor", attack_and_health(ATTACHED, 2, 2)),
    script("dire-mutation", ForcedInterrupt(ATTACHED_EXHAUSTS, deal_damage(1, ATTACHED_UNIT))),
    script("fortress-of-madness", Interrupt(you_deploy(CHAOS), reduce_cost(1), cost=EXHAUST_THIS)),
    script(
        "murder-cogitator",
        Reaction(has_left_play((CULTIST | DAEMON) & UNIT_CARD), own(_reveal_top_card, _add_chaos_unit), cost=EXHAUST_THIS),
        own_words=True,
    ),
)
