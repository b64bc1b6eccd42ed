"""Golden games of the card game: what was told and to whom, and the table at the end of each round. See scripts/golden.py.

A new game is played by the rules of thumb, one answer in ten by chance. Beside a won and a lost game stand the events of every update
and the table after it, and beside the won one the last page of its replay, as the front end's tests read them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from golden_files import ROOT, Family, Script, value_word

from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME
from gonfalon.games.fellowship.observation import CardView, FellowshipObservation
from gonfalon.match import replay, view
from gonfalon.match.log import Entry
from gonfalon.match.referee import MatchState, Setting
from gonfalon.players.fellowship.rule_based import choose
from gonfalon.server import wire

GOLDEN = ROOT / "tests/golden/fellowship"
BY_CHANCE = 0.1
TABLE = ("round", "phase", "stage", "first", "encounter", "committed", "staged")
"""What an observation has one of, as the record of a table keeps it."""
WON, LOST = "mirkwood-won", "escape-open"


def setting_of(script: Script) -> Setting:
    """What is fixed before the first decision."""
    options = {**script.options}
    seed, brought = int(options.pop("seed")), str(options.pop("brought", ""))
    if "first_player" in options:
        options["first_player"] = str(options["first_player"])
    if "rules" in options:
        options["rules"] = str(options["rules"])
    decks = tuple(brought.split(",")) if brought else ()
    return Setting("fellowship", GAME.setup(script.variant, brought=decks, **options), seed)


def begin(script: Script) -> State:
    """The state before the first decision."""
    setting = setting_of(script)
    return GAME.new(setting.seed, setting.setup)


def last_page(script: Script) -> str:
    """What the server tells everybody of the end of a game: a ReplayPage with the last frame."""
    entries = [Entry(n, seat, action, str(n), 0) for n, (seat, action) in enumerate(script.actions)]
    setting, total = setting_of(script), len(entries) + 1
    frames = replay.frames(setting, entries, replay.PUBLIC, total - 1, total)
    told = tuple(wire.ReplayFrame(f.number, f.seat, f.text, f.events, f.observation) for f in frames)
    state = MatchState(setting)
    for entry in entries:
        state.take(entry)
    follow_up = GAME.follow_up(state.state)
    page = wire.ReplayPage("won", replay.PUBLIC, total, told, setting.setup.options, follow_up)
    view.allow(wire.ReplayFrame, wire.ReplayPage)
    seat = replay.seat_of(replay.PUBLIC, setting.setup.n_seats)
    return json.dumps(json.loads(view.encode(page, seat, over=True)), indent=1) + "\n"


def told_events(script: Script) -> str:
    """The events of every update of a game as everybody is told them, one update a line: [[kind, facts], ...]."""
    state = begin(script)
    lines: list[str] = []
    for seat, action in script.actions:
        events = state.step(seat, action)
        told = [[event.kind, event.facts] for event in events if event.audience is None]
        lines.append(json.dumps(told, ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def told_tables(script: Script) -> str:
    """The table after every update of a game as everybody sees it, one update a line, the first line before the first update.

    A line: what is one of a kind, what each seat has, names of the cards that have gone or changed, and the cards that have come or
    changed. A card that lies face down is named by its host.
    """
    state = begin(script)
    lines: list[str] = []
    before: dict[str, dict[str, Any]] = {}
    for step in (None, *script.actions):
        if step is not None:
            state.step(*step)
        seen = _sight(state, SPECTATOR)
        now = {card.key or f"? {card.host}": msgspec.to_builtins(card) for card in seen.cards}
        gone = [name for name, card in before.items() if now.get(name) != card]
        come = [card for name, card in now.items() if before.get(name) != card]
        table = {name: getattr(seen, name) for name in TABLE}
        seats = [[seat.threat, len(seat.hand), seat.deck] for seat in seen.seats]
        lines.append(json.dumps([table, seats, gone, come], ensure_ascii=False))
        before = now
    return "[\n" + ",\n".join(lines) + "\n]\n"


def invent(variant: str, options: dict[str, Any], seed: int) -> Script:
    """A game by the rules of thumb; `seed` is an option of it too, where none is given."""
    script, rng = Script(variant, {"seed": seed, **options}, []), random.Random(seed)
    state = begin(script)
    while state.outcome is None:
        assert state.pending is not None
        seat, choices = state.pending.asks[0]
        choice = rng.choice(choices) if rng.random() < BY_CHANCE else choose(state, seat, choices)
        script.actions.append((seat, state.text(choice)))
        state.step(*script.actions[-1])
    return script


def _lines(script: Script) -> Iterator[str]:
    state = begin(script)
    yield from (f"    {_event(event)}" for event in state.start)
    rounds = 0
    for ply, (seat, action) in enumerate(script.actions):
        decision = state.decision(seat)
        assert decision.options is not None
        events = state.step(seat, action)
        yield f"{ply} seat{seat + 1} {action}   of {len(decision.options)} ({decision.kind})"
        yield from (f"    {_event(event)}" for event in events)
        if state.rounds_done > rounds or state.outcome is not None:
            rounds = state.rounds_done
            yield from _table(state)
    assert state.outcome is not None
    yield f"end {state.outcome.reason} returns={state.outcome.returns}"


def _event(event: Event) -> str:
    hearers = "all" if event.audience is None else " ".join(f"seat{seat + 1}" for seat in event.audience)
    facts = " ".join(f"{name}={_word(value)}" for name, value in event.facts.items())
    return f"{hearers}: {event.kind} {facts}".rstrip()


def _word(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(_word(one) for one in value)
    if isinstance(value, dict):
        return ",".join(f"{name}:{_word(one)}" for name, one in value.items())
    return value_word(value)


def _table(state: State) -> Iterator[str]:
    """What lies open, and every hand as each seat and a spectator see it."""
    seen = _sight(state, SPECTATOR)
    yield ""
    yield f"  round {seen.round} {seen.phase}, stage {seen.stage}, first seat{seen.first + 1}, scores {_word(seen.scores)}"
    for seat, own in enumerate(seen.seats):
        out = ", out of the game" if own.eliminated else ""
        yield f"  seat{seat + 1}: threat {own.threat}, deck {own.deck}, discards {_word(own.discard)}{out}"
    yield f"  encounter deck {seen.encounter}, discards {_word(seen.encounter_discard)}; victory {_word(seen.victory)}"
    for zone, cards in groupby(seen.cards, key=lambda card: (card.zone, card.seat)):
        place = zone[0] if zone[1] < 0 else f"{zone[0]} of seat{zone[1] + 1}"
        yield f"  {place}: {', '.join(_card(card) for card in cards)}"
    for viewer in (*range(state.n_seats), SPECTATOR):
        hands = " / ".join(
            _word([key or "?" for key in one.hand]) or "-" for one in _sight(state, viewer).seats
        )
        yield f"  hands as {f'seat{viewer + 1}' if viewer >= 0 else 'a spectator'} sees them: {hands}"
    yield ""


def _sight(state: State, seat: int) -> FellowshipObservation:
    return GAME.observe(state, seat)


def _card(card: CardView) -> str:
    """Its name, what it lies under, its marks and its tokens."""
    marks = [name for name in ("exhausted", "committed", "prisoner") if getattr(card, name)]
    marks += [f"{name} {n}" for name in ("damage", "resources", "progress") if (n := getattr(card, name))]
    under = f" on {card.host}" if card.host else ""
    return f"{card.key or '?'}{under}" + (f" ({', '.join(marks)})" if marks else "")


def _records_beside(name: str, script: Script) -> dict[Path, str]:
    if name not in (WON, LOST):
        return {}
    told = {
        GOLDEN / f"{name}-events.json": told_events(script),
        GOLDEN / f"{name}-tables.json": told_tables(script),
    }
    return {GOLDEN / f"{WON}.json": last_page(script), **told} if name == WON else told


FAMILY = Family(GOLDEN, invent, _lines, beside=_records_beside)
