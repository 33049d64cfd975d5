"""Eldar cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *
from zeton.games.conquest.rules.entering import discard
from zeton.games.conquest.rules.winning import check_decks

# ── Biel-Tan Warp Spiders ─────────────────────────────────────────────────────────────────────────────────────────


def _ask_whose_deck(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "choose", [option("look at deck", table.warlords[seat]) for seat in (use.seat, 1 - use.seat)])


def _look(use: UseAbility, table: ConquestTable) -> None:
    """The cards stay where they are: nobody may change their order."""
    use.x = table.owner[table.picked.card]
    table.show(table.pile(DECK, use.x)[-2:], 1 << use.seat)
    table.note("looks at", use.seat, (), 2)


def _ask_which_to_discard(use: UseAbility, table: ConquestTable) -> None:
    table.ask(use.seat, "discard", [*(option("discard", card) for card in table.pile(DECK, use.x)[-2:]), PASS])


def _discard_it(use: UseAbility, table: ConquestTable) -> None:
    if table.picked != PASS:
        discard(table, table.picked.card)
        check_decks(table)


# ── Gift of Isha ──────────────────────────────────────────────────────────────────────────────────────────────────

FALLEN_ELDAR = topmost(ELDAR & ARMY_CARD)


CARDS = (
    script(
        "eldorath-starbane",
        Reaction(THIS_COMMITS, exhaust(), targets=target(~WARLORD & UNIT, AT_THAT_PLANET)),
    ),
    script("starbanes-council", attack(THIS & attacking(EXHAUSTED & UNIT), 2)),
    script("alaitoc-shrine", Reaction(moves_to_a_planet(ELDAR & UNIT), ready(THAT_CARD), cost=EXHAUST_THIS)),
    script(
        "foresight",
        Reaction(
            YOUR_WARLORD_COMMITS,
            (choose(PLANET & WITHOUT_YOUR_WARLORD), COMMIT_YOUR_WARLORD_THERE),
        ),
    ),
    script("mobility", gains_keyword(ATTACHED, MOBILE)),
    script(
        "wildrider-squadron",
        CombatAction(
            (choose(PLANET & ADJACENT), move(THIS_CARD, CHOSEN_PLANET)),
            condition=ONCE_PER_PHASE,
        ),
    ),
    script(
        "wailing-wraithfighter",
        Reaction(THIS_IS_DECLARED_AS_ATTACKER, OPPONENT_DISCARDS),
    ),
    script("shrouded-harlequin", Interrupt(THIS_IS_DESTROYED, exhaust(), targets=target(ENEMY & UNIT & AT_A_PLANET))),
    script("swordwind-farseer", Reaction(THIS_ENTERS_PLAY, search(6, ANY_CARD))),
    script(
        "silvered-blade-avengers",
        Reaction(this_declares_an_attack_against(~WARLORD & UNIT), exhaust(DEFENDER)),
    ),
    script(
        "biel-tan-warp-spiders",
        Reaction(THIS_IS_DECLARED_AS_ATTACKER, own(_ask_whose_deck, _look, _ask_which_to_discard, _discard_it)),
        own_words=True,
    ),
    script(
        "spiritseer-erathal",
        Reaction(THIS_IS_DECLARED_AS_ATTACKER, remove_damage(1), targets=target(OTHER & UNIT & AT_THIS_PLANET)),
    ),
    script(
        "superiority",
        Interrupt(
            STRUGGLE_BEGINS,
            lose_command_icons_until_end_of(UNTIL_STRUGGLE),
            targets=target(ARMY_UNIT, AT_THAT_PLANET),
        ),
    ),
    script("nullify", Interrupt(OPPONENT_PLAYS_AN_EVENT, CANCEL, cost=exhaust_a(YOUR & UNIQUE & ELDAR & UNIT))),
    script(
        "doom",
        DeployAction(destroy(each(~UNIQUE & UNIT & IN_AN_HQ))),
    ),
    script(
        "gift-of-isha",
        # The debt is written down first: it is forgotten if the unit leaves play at once (A43).
        Action(
            (
                choose(PLANET),
                then(later(DISCARDED_AT_END, each(FALLEN_ELDAR))),
                put_into_play(each(FALLEN_ELDAR), CHOSEN_PLANET),
            ),
        ),
        READS_DISCARD_ORDER,
        own_words=True,
    ),
    script(
        "banshee-power-sword",
        attack(ATTACHED, 1),
        Interrupt(
            attached_declares_an_attack_against(~WARLORD & UNIT),
            attack_until_end_of(UNTIL_ATTACK, X_OF_COST, ATTACHED_UNIT),
            cost=DISCARD_X_CARDS,
        ),
    ),
    script("corsair-trading-port", Interrupt(you_deploy(ELDAR), reduce_cost(1), cost=EXHAUST_THIS)),
    script("craftworld-gate", Action(return_to_hand(), cost=EXHAUST_THIS, targets=target(YOUR & ARMY_UNIT))),
)
