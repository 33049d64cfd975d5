"""Chance: one stream of numbers, drawn one by one or all at once."""

from zeton.kernel.chance import below, first_state, next_state, shuffle


def test_a_shuffle_draws_the_same_numbers_as_one_draw_after_another() -> None:
    at_once, one_by_one = list(range(50)), list(range(50))
    state = first_state(7)
    after = shuffle(at_once, state)
    for last in range(49, 0, -1):
        state = next_state(state)
        other = below(state, last + 1)
        one_by_one[last], one_by_one[other] = one_by_one[other], one_by_one[last]
    assert (at_once, after) == (one_by_one, state)
