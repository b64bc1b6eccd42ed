"""Two matches of Fortress that differ only in what a seat may not know: every byte on its socket is the same, and so is their number."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gonfalon.core.rng import stream
from gonfalon.games.fortress.game import GAME
from gonfalon.games.fortress.maze import Maze, text_of
from gonfalon.games.fortress.maze_sampler import random_maze
from gonfalon.games.fortress.reach import is_reachable
from gonfalon.games.fortress.rules import Rules, rules_for
from gonfalon.match.referee import Setting
from gonfalon.storage.store import Store

from .test_secrecy import Acts, heard_by

RED, BLUE = 0, 1


def tried(rules: Rules, square: str) -> list[str]:
    """Requests from a square to every other by every way, and words; less the steps and climbs."""
    plan = rules.plan
    here = plan.index[square]
    legal = [s for s, _ in plan.beside[here]] + [s for s in (plan.above[here], plan.below[here]) if s >= 0]
    beside = {plan.names[s] for s in legal}
    to = [f"{word}{square}-{name}" for word in ("", "passage ", "bridge ") for name in plan.names]
    far = [text for text in to if " " in text or text.rpartition("-")[2] not in beside]
    return [
        *far,
        "A1-A2",
        "tB2-tB1",
        "passage A5-A1",
        "build flag A1",
        "challenge",
        "enter king",
        "pass",
        "a1-a2",
    ]


async def heard(
    tmp_path: Path, name: str, setting: Setting, seat: int, acts: Acts, asks: list[str]
) -> list[bytes]:
    """All that reaches the seat in a match of its own."""
    store = await Store.open(str(tmp_path / f"{name}.sqlite"))
    found = await heard_by(seat, store, setting, acts, asks)
    await store.close()
    return found


@pytest.mark.parametrize(
    ("variant", "brings"),
    [
        ("fortress-intro", False),
        ("fortress-main", False),
        ("fortress-main", True),
        ("fortress-bridge", False),
    ],
)
async def test_no_byte_depends_on_the_fortress_but_what_was_announced(
    tmp_path: Path, variant: str, brings: bool
) -> None:
    setup = GAME.setup(variant)
    rules = rules_for(variant, setup.options)
    for seed in range(2):
        rng, seat = random.Random(seed), seed % 2
        texts = tuple(text_of(rules, random_maze(rules, rng)) for _ in range(2))
        state = GAME.new(7, GAME.setup(variant, brought=texts if brings else ("", "")))
        for builder in () if brings else (1, 0):
            state.step(builder, f"build {texts[builder]}")
        for _ in range(40):
            after = state.copy()
            after.step(state.player, GAME.random_action(state, state.player, rng))
            if after.outcome is None:
                state = after
        twin = GAME.sample(GAME.information_state(state, seat), stream(seed, "twin"))
        assert twin.mazes[1 - seat] != state.mazes[1 - seat]
        asks = tried(rules, rules.plan.names[state.notes[seat].square])
        messages = [
            await heard(
                tmp_path,
                f"{seed}-{n}",
                Setting("fortress", one.setup, 7),
                seat,
                [(step.seat, step.action) for step in one.steps],
                asks,
            )
            for n, one in enumerate((state, twin))
        ]
        assert messages[0] == messages[1]
        assert sum(map(len, messages[0])) > 10_000


def two_fortresses(variant: str, card: str, seed: int) -> tuple[Maze, Maze]:
    """One with this card on E4, which can be stepped onto, and the same with the card elsewhere on the bottom and E4 plain."""
    rules, rng = rules_for(variant, GAME.setup(variant).options), random.Random(seed)
    e4, edge, kind = rules.plan.index["E4"], rules.plan.edge_index[(23, 24)], rules.kind_index[card]
    while True:
        maze = random_maze(rules, rng)
        spare = next((s for s in range(20) if maze.cards[s] == kind), -1)
        if spare < 0 or maze.cards[e4] or maze.walls >> edge & 1:
            continue
        cards = list(maze.cards)
        cards[spare], cards[e4] = 0, kind
        other = maze._replace(cards=tuple(cards))
        if is_reachable(rules, other):
            return other, maze


@pytest.mark.parametrize(
    ("variant", "card", "piece"),
    [
        ("fortress-main", "passage", "king"),
        ("fortress-main", "passage", "wizard"),
        ("fortress-main", "pitfall", "dwarf"),
        ("fortress-intro", "pitfall", ""),
    ],
)
async def test_a_silent_card_and_a_plain_square_are_the_same_bytes(
    tmp_path: Path, variant: str, card: str, piece: str
) -> None:
    """FORT-6.3, FORT-6.6: message for message, so also in number and size; live, refused, late, and after a restart."""
    setup = GAME.setup(variant, first="red", brought=("", ""))
    rules = rules_for(variant, setup.options)
    own = text_of(rules, random_maze(rules, random.Random(3)))
    messages = []
    for n, maze in enumerate(two_fortresses(variant, card, 5)):
        acts = [(RED, f"build {own}"), (BLUE, f"build {text_of(rules, maze)}")]
        acts += [(RED, f"enter {piece}")] if piece else []
        acts.append((RED, "E5-E4"))
        setting = Setting("fortress", setup, 7)
        messages.append(await heard(tmp_path, str(n), setting, RED, acts, tried(rules, "E4")))
    assert messages[0] == messages[1]
    assert [len(message) for message in messages[0]] == [len(message) for message in messages[1]]
    assert any(b'"moved"' in message for message in messages[0])
    assert not any(card.encode() + b" E4" in message for message in messages[0])


async def test_the_comparison_tells_a_card_that_is_announced(tmp_path: Path) -> None:
    """What it is worth: the dwarf on a passage card is heard."""
    setup = GAME.setup("fortress-main", first="red", brought=("", ""))
    rules = rules_for("fortress-main", setup.options)
    own = text_of(rules, random_maze(rules, random.Random(3)))
    messages = []
    for n, maze in enumerate(two_fortresses("fortress-main", "passage", 5)):
        acts = [
            (RED, f"build {own}"),
            (BLUE, f"build {text_of(rules, maze)}"),
            (RED, "enter dwarf"),
            (RED, "E5-E4"),
        ]
        messages.append(await heard(tmp_path, str(n), Setting("fortress", setup, 7), RED, acts, []))
    assert messages[0] != messages[1]
