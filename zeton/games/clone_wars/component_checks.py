"""Checks of a whole box: numbers that belong together, and that the game can be won."""

from __future__ import annotations

from zeton.games.clone_wars.box import Box, Settings, VillainSet
from zeton.games.clone_wars.component_entry import Entry
from zeton.games.clone_wars.rules.printed import Effect, Printed

MOST_JEDI = 5


def check_setup_numbers(top: Entry, settings: Settings, invasion: tuple[Printed, ...], missions: tuple[Printed, ...]) -> None:
    """Setup must be possible with what is in the box (R3.7–R3.15)."""
    if sum(settings.initial_droids) > settings.droids or max(settings.initial_droids) > settings.droid_limit:
        most = f"at most {settings.droid_limit} on a planet and {settings.droids} in all"
        raise top.wrong(f"'initial_droids' are {list(settings.initial_droids)}, but there are {most}")
    if max(settings.dealt) > settings.hand_limit:
        raise top.wrong(f"'squad_cards_dealt' are more than the limit of {settings.hand_limit}")
    drawn = [card for card in invasion if card.id not in settings.initial_discard]
    if any(card.token >= 0 for card in drawn):
        raise top.wrong("a Mission planet card begins in the invasion discard pile")
    if len(drawn) < len(settings.initial_droids):
        raise top.wrong("there are fewer invasion cards than setup draws")
    if len(missions) < 2:
        raise top.wrong("'missions' needs at least two missions")


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
            raise counts.wrong(f"{what!r} are {said}, but {there_are} are in the file")


def check_missions(top: Entry, box: Box) -> None:
    """Every mission can be completed, by the largest team with the best roll at least (R8.6)."""
    finales = tuple(mission for villain in box.villains.values() for mission in villain.missions)
    for mission in (*box.missions, *finales):
        needed = mission.threshold + (box.threat_start if mission.plus_threat else 0)
        most = most_successes(box, mission)
        if needed > most:
            raise top.wrong(
                f"nobody can complete {mission.id!r}: it needs {needed}, and more than {most} cannot be reached (R8.6)"
            )


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
        raise finale.wrong(
            f"nobody can win: there are no 'missions', and removing {villain.figure.id!r} "
            + ("does not 'win'" if villain.figure.id in dict(sheet.health) else "is impossible without 'health'")
            + " (R22.2)"
        )


def _wins(effects: tuple[Effect, ...]) -> bool:
    return any(effect.do == "win" for effect in effects)
