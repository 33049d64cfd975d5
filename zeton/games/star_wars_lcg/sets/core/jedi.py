"""Jedi cards, in collector order (sets 1–7)."""

from __future__ import annotations

from zeton.games.star_wars_lcg.language import *
from zeton.games.star_wars_lcg.rules import damage, entering, leaving
from zeton.games.star_wars_lcg.rules.damage import Damage
from zeton.games.star_wars_lcg.rules.leaving import LeavePlay

# ── Yoda ──────────────────────────────────────────────────────────────────────────────────────────────────────────


# ── Jedi Mind Trick ───────────────────────────────────────────────────────────────────────────────────────────────


def _cloud_the_mind(use: UseAbility, table: StarWarsTable) -> None:
    tokens = 2 if table.balance == LIGHT else 1
    damage.place_focus(table, use.card, use.seat, [(use.targets[0], tokens)])


# ── A Journey to Dagobah ──────────────────────────────────────────────────────────────────────────────────────────


def _look_through_objectives(use: UseAbility, table: StarWarsTable) -> None:
    table.show(table.pile(OBJECTIVE_DECK, use.seat), 1 << use.seat)


def _offer_objectives(use: UseAbility, table: StarWarsTable) -> None:
    """Who searches may decline to find what he was looking for (A51, A83)."""
    deck = table.pile(OBJECTIVE_DECK, use.seat)
    table.ask(use.seat, "search", [*(option("put into play", card) for card in deck), PASS])


def _put_objective_into_play(use: UseAbility, table: StarWarsTable) -> None:
    if table.picked != PASS:
        entering.put_into_play(table, table.picked.card)


def _shuffle_objectives(use: UseAbility, table: StarWarsTable) -> None:
    table.shuffle(OBJECTIVE_DECK, use.seat)


# ── The Secret of Yavin 4 ─────────────────────────────────────────────────────────────────────────────────────────


def _be_engaged_instead(use: UseAbility, table: StarWarsTable) -> None:
    """The objective first chosen stays the one that was declared; this one is not used up (A64)."""
    table.engaged = use.card
    table.note("is engaged instead", use.seat, (use.card,))


BE_ENGAGED_INSTEAD = own(_be_engaged_instead, could=lambda prospect, table, card: table.engaged != prospect.card)


# ── Lightsaber Deflection ─────────────────────────────────────────────────────────────────────────────────────────


def _deflect_one(use: UseAbility, table: StarWarsTable) -> None:
    damage = use.occasion(table)
    assert isinstance(damage, Damage)
    damage.redirect(use.which, use.targets[0], 1, by=use.seat)


# ── Redemption ────────────────────────────────────────────────────────────────────────────────────────────────────


def _to_hand_instead(use: UseAbility, table: StarWarsTable) -> None:
    leave_play = use.occasion(table)
    assert isinstance(leave_play, LeavePlay)
    leave_play.send(use.answered(table).card, HAND)


# ── Return of the Jedi ────────────────────────────────────────────────────────────────────────────────────────────

FALLEN_FORCE_USER = FORCE_USER & UNIT_CARD & CAN_ENTER_PLAY & IN_YOUR_DISCARD_PILE


# ── Force Rejuvenation ────────────────────────────────────────────────────────────────────────────────────────────


def _is_burdened(prospect: Prospect, table: StarWarsTable, unit: int) -> bool:
    return bool(table.focus[unit] or table.damage[unit] or table.shields[unit] or table.attached(unit))


def _offer_burden(use: UseAbility, table: StarWarsTable) -> str | None:
    """Any mix of tokens and enhancements, one after another; the enhancements named so far follow the target (A87)."""
    unit, *named = use.targets
    if table.zone[unit] != UNITS:
        return "put_away"
    options = damage.removals(table, unit)
    options += [option("discard", card) for card in table.attached(unit) if card not in named]
    table.ask(use.seat, "rejuvenate", [*options, DONE])
    return None


def _take_burden(use: UseAbility, table: StarWarsTable) -> str | None:
    """Back to the question, which is the first step of this effect, until the player is done."""
    if table.picked == DONE:
        return None
    verb, card, _, _ = table.picked
    if verb == "discard":
        use.targets = (*use.targets, card)
    else:
        damage.REMOVING[verb](table, card, 1)
    return "own"


def _discard_named_enhancements(use: UseAbility, table: StarWarsTable) -> None:
    leaving.discard_from_play(table, *use.targets[1:])


CARDS = (
    # Set 1
    script("luke-skywalker", Reaction(OPPONENTS_TURN_BEGINS, remove_focus(1, THIS_CARD))),
    script("jedi-lightsaber", gains_icons(ENHANCED, unit_damage=1, blast=1)),
    script("trust-your-feelings", Action(remove_focus(1, ENHANCED_CARD), cost=FOCUS_THIS)),
    # Set 2
    script("in-you-must-go", first_each_turn_costs_less(ENHANCEMENT_CARD)),
    script(
        "yoda",
        # The icons are edge-enabled (A18).
        gains_edge_icons(THIS & UNIT, unit_damage=for_each(1, ENHANCEMENT & ON_THIS), blast=for_each(1, ENHANCEMENT & ON_THIS)),
    ),
    script("shii-cho-training", changes(DIVIDES_UNIT_DAMAGE, ENHANCED, key="divides-unit-damage")),
    script("counter-stroke", Interrupt(EVENT_IS_PLAYED, CANCEL)),
    # Set 3
    script("forgotten-heroes", Reaction(you_play(FORCE_USER & UNIT_CARD), draw(1))),
    script("obi-wan-kenobi", first_edge_card_face_up(THE_OPPONENTS & while_so(this_is(PARTICIPATING))), own_words=True),
    script(
        "jedi-mind-trick",
        Action(own(_cloud_the_mind), targets=target((CHARACTER | CREATURE) & UNIT)),
        own_words=True,
    ),
    # Set 4
    script(
        "a-journey-to-dagobah",
        Interrupt(
            THIS_IS_DESTROYED,
            own(
                _look_through_objectives,
                _offer_objectives,
                _put_objective_into_play,
                _shuffle_objectives,
                could=lambda p, t, c: bool(t.pile(OBJECTIVE_DECK, p.seat)),
            ),
        ),
        own_words=True,
    ),
    script("double-strike", Reaction(focused_to_strike(CHARACTER & UNIT), remove_focus(1, THAT_CARD))),
    # Set 5
    script(
        "the-secret-of-yavin-4",
        # By the errata it is a reaction, so that nothing cancels it that cancels interrupts (A1, A64).
        Interrupt(YOUR_OTHER_OBJECTIVE_IS_ENGAGED, BE_ENGAGED_INSTEAD, condition=(ONCE_PER_TURN, WITHOUT_FAQ)),
        Reaction(YOUR_OTHER_OBJECTIVE_IS_ENGAGED, BE_ENGAGED_INSTEAD, condition=(ONCE_PER_TURN, WITH_FAQ)),
        own_words=True,
    ),
    script(
        "lightsaber-deflection",
        # One point of that damage goes to the target, which may Protect or shield against it in turn (A41, A80).
        Interrupt(
            damage_dealt_to(FRIENDLY & ~VEHICLE & UNIT), own(_deflect_one), targets=another(UNIT.as_far_as(CAN_BE_DAMAGED))
        ),
        own_words=True,
    ),
    # Set 6
    script("last-minute-rescue", Reaction(YOU_REFRESH, remove_damage(1), targets=target(UNIT))),
    script(
        "redemption",
        # Whoever controls the unit; it is destroyed and leaves play all the same (A77).
        Interrupt(destroyed(CHARACTER & UNIT), own(_to_hand_instead), condition=ONCE_PER_TURN),
        own_words=True,
    ),
    script(
        "return-of-the-jedi",
        Action((choose(FALLEN_FORCE_USER), put_into_play(CHOSEN_CARD))),
        own_words=True,
    ),
    script(
        "force-rejuvenation",
        Action(
            own(_offer_burden, _take_burden, _discard_named_enhancements, about=TARGET, could=_is_burdened),
            targets=target(FRIENDLY & CHARACTER & UNIT),
        ),
        own_words=True,
    ),
    # Set 7
    script("jedi-training", FORCE_STRUGGLE),
    script("ancient-monument", FORCE_STRUGGLE),
)
