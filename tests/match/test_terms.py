"""What a table agrees on beside the rules."""

from __future__ import annotations

import msgspec
import pytest

from gonfalon.match.terms import LONGEST_SECONDS, Clock, Terms


@pytest.mark.parametrize(
    "clock",
    [Clock(initial=300, increment=5), Clock(initial=60), Clock(move=86_400), Clock(move=30, setup=120)],
)
def test_a_clock_counts_the_game_or_each_decision(clock: Clock):
    assert clock.is_sound


@pytest.mark.parametrize(
    "clock", [Clock(), Clock(setup=60), Clock(initial=300, move=30), Clock(move=30, increment=2)]
)
def test_a_clock_that_counts_neither_or_both_is_not_sound(clock: Clock):
    assert not clock.is_sound


def test_tables_of_before_have_plain_terms():
    assert msgspec.json.decode("{}", type=Terms) == Terms(
        clock=None, rated=False, watching="nobody", listed=False
    )


@pytest.mark.parametrize(
    "text",
    [
        '{"clocks": null}',
        '{"watching": "all"}',
        '{"clock": {"initial": -1}}',
        f'{{"clock": {{"move": {LONGEST_SECONDS + 1}}}}}',
    ],
)
def test_terms_that_mean_nothing_are_refused(text: str):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Terms)
