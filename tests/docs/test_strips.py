"""The strips of frames of the card game: each shows the event of a recorded game that its title names."""

from __future__ import annotations

import io

import pytest
from fellowship.strips import COLUMNS, GAP, LABEL, SIZES, STRIP_SHOTS, STRIPS, WIDTH, Recorded, laid_out
from PIL import Image

EVENTS = {
    "reveal": "revealed",
    "shadow": "shadow_turned",
    "fall": "left",
    "victory": "won",
    "defeat": "lost",
}
"""Strip -> the kind of event that its scene is of."""


def test_every_event_has_a_strip_on_the_desk_and_on_the_phone() -> None:
    shots = [name.split("-")[1:3] for name, _ in STRIP_SHOTS]
    assert sorted(shots) == sorted([event, size] for event in EVENTS for size in SIZES)
    assert STRIPS.keys() == EVENTS.keys()


@pytest.mark.parametrize("event", EVENTS)
def test_the_recorded_action_brings_the_event(event: str) -> None:
    strip = STRIPS[event]
    recorded = Recorded(strip.game, strip.at)
    assert EVENTS[event] in {one["kind"] for one in recorded.events}
    assert recorded.before != recorded.after
    assert bool(recorded.ending) == (event in ("victory", "defeat"))
    assert list(strip.times) == sorted(strip.times)


@pytest.mark.parametrize(
    ("event", "reason", "won"), [("victory", "quest_won", 1.0), ("defeat", "all_eliminated", -1.0)]
)
def test_the_last_scene_is_that_of_a_game_truly_won_or_lost(event: str, reason: str, won: float) -> None:
    ending = Recorded(STRIPS[event].game, STRIPS[event].at).ending
    assert ending["reason"] == reason
    assert set(ending["returns"]) == {won}


@pytest.mark.parametrize("size", SIZES)
def test_frames_lie_in_rows_with_their_times_below(size: str) -> None:
    taken = [Image.new("RGB", SIZES[size], "red") for _ in STRIPS["reveal"].times]
    sheet = Image.open(io.BytesIO(laid_out(taken, STRIPS["reveal"], COLUMNS[size], "light")))
    assert sheet.size == (WIDTH, {"1280": 2 * (398 + LABEL) + GAP, "360": 645 + LABEL}[size])
