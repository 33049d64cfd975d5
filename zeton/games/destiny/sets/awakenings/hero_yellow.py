"""Yellow hero cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language import *
from zeton.games.destiny.rules import claiming, damage, piles, stacking
from zeton.games.destiny.rules.leaving import discard_from_play, replace_defeat
from zeton.games.destiny.rules.playing import FREE
from zeton.games.destiny.rules.terms import EVENT

# ── Millennium Falcon ─────────────────────────────────────────────────────────────────────────────────────────────────


def _is_yellow_event(table: DestinyTable, card: int) -> bool:
    return table.cards[card].type == EVENT and table.cards[card].colour == YELLOW


# ── Draw Attention ────────────────────────────────────────────────────────────────────────────────────────────────────


def _keep_source(use: UseAbility, table: DestinyTable, chosen: tuple[int, ...]) -> None:
    use.amount = chosen[0]


def _ask_where_to(use: UseAbility, table: DestinyTable) -> str | None:
    others = [character for character in table.characters(use.seat) if character != use.amount]
    most = min(2, table.damage[use.amount])
    options = [option("move to", character, 0, number) for character in others for number in range(1, most + 1)]
    if not options:
        return FINISH
    table.ask(use.seat, "move to", [*options, DONE])
    return None


def _move_that_much(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        damage.move_damage(table, use.amount, table.picked.card, table.picked.number)


# ── Hyperspace Jump ───────────────────────────────────────────────────────────────────────────────────────────────────


def _jump(use: UseAbility, table: DestinyTable) -> None:
    table.additional = ()
    table.lasting += (Lasting(ENDS_PHASE, 0, 1, ACTION_PHASE, use.seat),)
    stacking.set_aside_event(table, use.card, use.seat)


def _ask_where_the_jump_leads(use: UseAbility, table: DestinyTable) -> str | None:
    unused = claiming.unused_battlefields(table)
    if not unused:
        return FINISH
    table.ask(use.seat, "battlefield switch", [*(option("switch", card) for card in unused), PASS])
    return None


def _arrive(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != PASS:
        claiming.switch(table, table.picked.card, use.seat)


# ── Scavenge ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _mill_three(use: UseAbility, table: DestinyTable) -> str | None:
    return None if len(piles.discard_from_deck(table, use.seat, 3, use.seat)) == 3 else FINISH


def _ask_find(use: UseAbility, table: DestinyTable) -> str | None:
    found = [card for card in table.pile(DISCARD, use.seat) if table.cards[card].type != EVENT]
    if not found:
        return FINISH
    table.ask(use.seat, "take", [*(option("take", card) for card in found), DONE])
    return None


def _take_find(use: UseAbility, table: DestinyTable) -> None:
    if table.picked != DONE:
        piles.take(table, table.picked.card)


# ── Second Chance ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _survive(use: UseAbility, table: DestinyTable) -> None:
    """The defeat is replaced: it has never been one."""
    character = table.host[use.card]
    replace_defeat(table, character)
    damage.heal(table, character, 5)
    discard_from_play(table, use.card)


CARDS = (
    script(
        "finn-awakenings",
        changes(ANY_WEAPON, this),
        changes(WELCOMES, this, colour=RED, affiliation=VILLAIN, subtypes=(WEAPON, VEHICLE)),
        own_words=True,
    ),
    script("han-solo-awakenings", AfterMay(PLAY_AMBUSH, give_shields(1, THIS_IN_PLAY))),
    script(
        "padme-amidala-awakenings",
        Special(choose_one(discard_from_opponents_deck(1), (pay(1), then(discard_from_opponents_deck(2))))),
    ),
    script("millennium-falcon-awakenings", Special(play_from((DISCARD, HAND), _is_yellow_event, FREE)), own_words=True),
    script("diplomatic-immunity", changes(SPREADS_SHIELDS, this_die), own_words=True),
    script("dl-44-heavy-blaster-pistol", After(PLAY_THIS, opponent_removes(1))),
    script("infiltrate", Special(reroll_dice(OPPONENTS_DIE, 2, up_to=True))),
    script("don-t-get-cocky", Event(each_draws(2))),
    script(
        "draw-attention-awakenings",
        Event(
            (own(*select(DAMAGED & YOUR_CHARACTER, _keep_source, verb="take from")), THEN, own(_ask_where_to, _move_that_much))
        ),
        own_words=True,
    ),
    script(
        "hyperspace-jump",
        Event(own(_jump, _ask_where_the_jump_leads, _arrive)),
        own_words=True,
    ),
    script(
        "let-the-wookiee-win",
        Event(
            choose_modes(
                1,
                ("take 2 damage", (opponent_hits_own(2, EXHAUSTED & OPPONENTS_CHARACTER),)),
                ("remove 2 dice", (opponent_removes(2),)),
                by_opponent=True,
            )
        ),
        own_words=True,
    ),
    script("negotiate", Event((remove_dice(YOUR & CHARACTER_DIE), THEN, opponent_removes(2)))),
    script("scavenge", Event(own(_mill_three, _ask_find, _take_find)), own_words=True),
    script(
        "shoot-first",
        Event((resolve_die(showing(RANGED) & colour(YELLOW) & YOUR_DIE), THEN, remove_dice(showing(RANGED) & OPPONENTS_DIE))),
    ),
    script("smuggling", Event((spot(YELLOW), DISCARD_FROM_HAND, THEN, gain(1)))),
    script(
        "play-the-odds", Action((reroll_dice(colour(YELLOW) & YOUR_DIE), if_it_shows(RESOURCE), gain(1)), cost=EXHAUST_THIS)
    ),
    script("street-informants", Action(LOOK_AT_HAND, cost=EXHAUST_THIS)),
    script(
        "second-chance",
        PlayOn(colour(YELLOW) & CHARACTER),
        Before(ATTACHED_DEFEATED, own(_survive)),
        own_words=True,
    ),
)
