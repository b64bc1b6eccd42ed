"""The round as an ordered table of framework steps, and the windows between them (CARD-4)."""

from __future__ import annotations

from typing import NamedTuple

from .state import State, operation


class FrameworkStep(NamedTuple):
    """One line of the table. does: name of an operation. argument: its argument, "" for none."""

    id: str
    does: str
    argument: str = ""


ROUND: tuple[FrameworkStep, ...] = (
    FrameworkStep("1.1", "phase_begins", "resource"),
    FrameworkStep("1.2", "gain_resources"),
    FrameworkStep("1.3", "draw_cards"),
    FrameworkStep("1.4", "window_step", "after_draw"),
    FrameworkStep("1.5", "phase_ends", "resource"),
    FrameworkStep("2.1", "phase_begins", "planning"),
    FrameworkStep("2.2", "planning_turns"),
    FrameworkStep("2.3", "phase_ends", "planning"),
    FrameworkStep("3.1", "phase_begins", "quest"),
    FrameworkStep("3.2", "window_step", "quest_start"),
    FrameworkStep("3.3", "commit_characters"),
    FrameworkStep("3.4", "window_step", "after_commit"),
    FrameworkStep("3.5", "staging"),
    FrameworkStep("3.6", "window_step", "after_staging"),
    FrameworkStep("3.7", "resolve_quest"),
    FrameworkStep("3.8", "window_step", "after_quest"),
    FrameworkStep("3.9", "phase_ends", "quest"),
    FrameworkStep("4.1", "phase_begins", "travel"),
    FrameworkStep("4.2", "travel_step"),
    FrameworkStep("4.3", "window_step", "after_travel"),
    FrameworkStep("4.4", "phase_ends", "travel"),
    FrameworkStep("5.1", "phase_begins", "encounter"),
    FrameworkStep("5.2", "optional_engagement"),
    FrameworkStep("5.3", "window_step", "after_engagement"),
    FrameworkStep("5.4", "engagement_checks"),
    FrameworkStep("5.5", "window_step", "after_checks"),
    FrameworkStep("5.6", "phase_ends", "encounter"),
    FrameworkStep("6.1", "phase_begins", "combat"),
    FrameworkStep("6.2", "deal_shadows"),
    FrameworkStep("6.3", "window_step", "after_shadows"),
    FrameworkStep("6.4", "enemy_attacks"),
    FrameworkStep("6.5", "player_attacks"),
    FrameworkStep("6.6", "combat_ends"),
    FrameworkStep("6.7", "phase_ends", "combat"),
    FrameworkStep("7.1", "phase_begins", "refresh"),
    FrameworkStep("7.2", "ready_cards"),
    FrameworkStep("7.3", "raise_all_threat"),
    FrameworkStep("7.4", "pass_first_player"),
    FrameworkStep("7.5", "window_step", "after_refresh"),
    FrameworkStep("7.6", "phase_ends", "refresh"),
    FrameworkStep("7.7", "round_ends"),
)


WINDOWS = tuple(step.argument for step in ROUND if step.does == "window_step")


@operation
def framework(s: State, at: int) -> None:
    """Run line `at` of the table; the next line is queued behind it."""
    line = ROUND[at]
    s.cause = s.base_cause = line.does
    s.push(line.does, *((line.argument,) if line.argument else ()))
    s.push("framework", (at + 1) % len(ROUND))


@operation
def window_step(s: State, name: str) -> None:
    """An action window (CARD-4)."""
    s.push("window", name, 0, 0)


def skip_window(s: State) -> None:
    """CARD-4.11: a skipped step takes the window behind it with it."""
    for k in range(len(s.todo) - 1, -1, -1):
        if s.todo[k][0] == "framework":
            s.todo[k] = ("framework", (s.todo[k][1] + 1) % len(ROUND))
            return
