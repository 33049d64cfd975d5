"""Checks of a whole box: numbers that belong together, and that the game can be won."""

from __future__ import annotations

from zeton.games.clone_wars.box import Box, Settings, VillainSet
from zeton.games.clone_wars.component_entry import Entry
from zeton.games.clone_wars.rules.printed import Effect, Printed
from zeton.kernel.errors import shown

MOST_JEDI = 5


def check_setup_numbers(top: Entry, settings: Settings, invasion: tuple[Printed, ...], missions: tuple[Printed, ...]) -> None:
    """Setup must be possible with what is in the box (R3.7–R3.15)."""
    if sum(settings.initial_droids) > settings.droids or max(settings.initial_droids) > settings.droid_limit:
        told = {"given": shown(list(settings.initial_droids)), "limit": settings.droid_limit, "most": settings.droids}
        raise top.wrong("initial-droids", name="initial_droids", **told)
    if max(settings.dealt) > settings.hand_limit:
        raise top.wrong("dealt-too-many", name="squad_cards_dealt", most=settings.hand_limit)
    drawn = [card for card in invasion if card.id not in settings.initial_discard]
    if any(card.token >= 0 for card in drawn):
        raise top.wrong("mission-planet-discarded", name="initial_invasion_discard")
    if len(drawn) < len(settings.initial_droids):
        raise top.wrong("few-invasion-cards", count=len(drawn), least=len(settings.initial_droids))
    if len(missions) < 2:
        raise top.wrong("at-least", name="missions", least=2)


def check_counts(counts: Entry, box: Box) -> None:
    """Whatever the file says of how many components there are is so."""
    villain_cards = sum(len(villain.cards) for villain in box.villains.values())
    cards = len(box.jedi) + len(box.squad) + len(box.invasion) + len(box.missions) + len(box.aids) + villain_cards
    for what, there_are in (
        ("jedi_figures", len(box.jedi)),
        ("jedi_cards", len(box.jedi)),
        ("villain_figures", len(box.villains)),
        ("villain_sheets", len(box.villains)),
        ("villain_cards", villain_cards),
        ("squad_cards", len(box.squad)),
        ("invasion_cards", len(box.invasion)),
        ("mission_cards", len(box.missions)),
        ("player_aids", len(box.aids)),
        ("total_cards", cards),
        ("board_planets", len(box.planets)),
        ("mission_markers", 2),
        ("track_markers", 2),
        ("reminder_marker", 1),
        ("solo_marker", 1),
        ("slider", 1),
        ("die", 1),
    ):
        said = counts.number(what, 0, 999, there_are)
        if said != there_are:
            raise counts.wrong("counted", name=what, given=said, count=there_are)


def check_missions(top: Entry, box: Box) -> None:
    """Every mission can be completed, by the largest team with the best roll at least (R8.6)."""
    finales = tuple(mission for villain in box.villains.values() for mission in villain.missions)
    for mission in (*box.missions, *finales):
        needed = mission.threshold + (box.threat_start if mission.plus_threat else 0)
        most = most_successes(box, mission)
        if needed > most:
            raise top.wrong("impossible-mission", mission=shown(mission.id), needed=needed, most=most)


def most_successes(box: Box, mission: Printed) -> int:
    """The best roll, as many cards that count as players can have, and the allies that add to them (R8.5, R26.1)."""
    cards = sum(card.type in mission.symbols for card in box.squad)
    allies = sum(card.ability.number for card in box.squad if card.ability is not None and card.ability.do == "successes")
    return max(face.successes for face in box.die) + min(cards, MOST_JEDI * box.settings.hand_limit) + allies


def check_finale(finale: Entry, villain: VillainSet) -> None:
    """A finale is won by its missions, by removing its villain, or because an effect says so (R22.2)."""
    sheet = villain.finale
    by_removal = villain.figure.id in dict(sheet.health) and _wins(sheet.removed)
    if not (villain.missions or by_removal or _wins(sheet.effects) or any(_wins(card.effects) for card in villain.cards)):
        told = {"villain": shown(villain.figure.id), "missions": "missions", "win": "win", "health": "health"}
        raise finale.wrong("unwinnable", removable="yes" if villain.figure.id in dict(sheet.health) else "no", **told)


def _wins(effects: tuple[Effect, ...]) -> bool:
    return any(effect.do == "win" for effect in effects)
