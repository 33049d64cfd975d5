"""Astra Militarum cards, in collector order."""

from __future__ import annotations

from zeton.games.conquest.language import *

CARDS = (script("sacaellum-shrine-guard", attack_and_health(THIS & at_a_planet_with_icon(STRONGPOINT), 1, 1)),)
