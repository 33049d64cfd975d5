"""What every part of the timing chart uses (R3.3–R3.5): phases, action windows, and how long effects last."""

from zeton.games.star_wars_lcg.rules.leaving import discard_from_play, return_to_hand
from zeton.games.star_wars_lcg.rules.table import StarWarsTable
from zeton.games.star_wars_lcg.rules.terms import DISCARDED_AT_THE_END, PHASE, RETURNS_AT_THE_END
from zeton.kernel import window


def begin_phase(table: StarWarsTable, phase: str, step: str) -> None:
    """A phase begins, at this step of the timing chart."""
    table.phase = phase
    table.step_now = step


def end_phase(table: StarWarsTable) -> None:
    """What lasts until the end of the phase ends; units that came for it only go (A129, A134)."""
    if table.lasting:
        returned, discarded = (_leaving(table, what) for what in (RETURNS_AT_THE_END, DISCARDED_AT_THE_END))
        end_lasting(table, PHASE)
        return_to_hand(table, *returned)
        discard_from_play(table, *discarded)


def _leaving(table: StarWarsTable, what: str) -> list[int]:
    return [effect.card for effect in table.lasting if effect.what == what and effect.until == PHASE]


def end_lasting(table: StarWarsTable, until: str) -> None:
    """End the effects that last until now."""
    if table.lasting:
        table.lasting = tuple(effect for effect in table.lasting if effect.until != until)


def open_action_window(table: StarWarsTable, name: str) -> None:
    """An action window of the timing chart: the active player has the first opportunity (R3.4)."""
    window.open_action_window(table, name, table.active)


def open_action_window_unless_idle(table: StarWarsTable, name: str) -> None:
    """The same where it may be that nothing has happened since the last window."""
    window.open_action_window_unless_idle(table, name, table.active)
