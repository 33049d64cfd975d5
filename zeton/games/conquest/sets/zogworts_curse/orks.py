"""Ork cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

SNOTLINGS = "Snotlings"
SNOTLINGS_BESIDE_THE_ATTACKER = titled(SNOTLINGS) & TOKEN_UNIT & AT_THE_ATTACKERS_PLANET

CARDS = (
    script(
        "old-zogwort",
        Reaction(THIS_COMMITS_OR_ATTACKS, put_tokens(SNOTLINGS, THIS_PLANET)),
        ForcedReaction(phase_ends(COMBAT), destroy(each(titled(SNOTLINGS) & TOKEN_UNIT)), condition=ON_BOTH_SIDES),
    ),
    script("zogworts-runtherders", Interrupt(THIS_TAKES_DAMAGE, put_tokens(SNOTLINGS, THIS_PLANET))),
    script("zogworts-hovel", Reaction(is_declared_as_defender(OWN_WARLORD), put_tokens(SNOTLINGS, YOUR_WARLORDS_PLANET))),
    script(
        "wyrdboy-stikk",
        Reaction(is_destroyed(titled(SNOTLINGS)), (choose(PLANET), put_tokens(SNOTLINGS, CHOSEN_PLANET)), cost=EXHAUST_THIS),
    ),
    script(
        "launch-da-snots",
        Reaction(
            is_declared_as_attacker(YOUR & ORKS & UNIT),
            attack_until_end_of(UNTIL_ATTACK, number_of(SNOTLINGS_BESIDE_THE_ATTACKER), THAT_CARD),
            condition=if_there_is(SNOTLINGS_BESIDE_THE_ATTACKER),
        ),
    ),
)
