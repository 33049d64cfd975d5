"""Gray neutral cards, in collector order."""

from __future__ import annotations

from zeton.games.destiny.language.costs import EXHAUST_THIS
from zeton.games.destiny.language.effects import ANY_NUMBER, remove_shields, remove_shields_from_each, reroll_dice
from zeton.games.destiny.language.filters import CHARACTER, SHIELDED, YOUR_DIE
from zeton.games.destiny.language.script import Action, AfterMay, Event, script
from zeton.games.destiny.language.subjects import ATTACHED_WEAPON_DICE
from zeton.games.destiny.language.triggers import ACTIVATE_ATTACHED, PLAY_THIS

CARDS = (
    script("hidden-blaster", AfterMay(PLAY_THIS, remove_shields(1, SHIELDED & CHARACTER))),
    script("ice-storm", Event(remove_shields_from_each(1, CHARACTER))),
    script("backup-specialist", Action(reroll_dice(YOUR_DIE, 2, up_to=True), cost=EXHAUST_THIS)),
    script("quickdraw-holster", AfterMay(ACTIVATE_ATTACHED, reroll_dice(ATTACHED_WEAPON_DICE, ANY_NUMBER, up_to=True))),
)
