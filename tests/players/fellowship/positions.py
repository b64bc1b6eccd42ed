"""Positions of the card game with what an expert would do there, and a player tried in them.

    python tests/players/fellowship/positions.py                     five seeds at levels 4 and 5, one line a position
    python tests/players/fellowship/positions.py --levels 5 --seeds 1 --only quest-against-nothing

`positions.toml` holds the positions; its head explains the fields. One seed shuffles the decks and starts the player.
"""

from __future__ import annotations

import argparse
import time
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from gonfalon.games.fellowship.engine import model as m
from gonfalon.games.fellowship.engine.round import ROUND
from gonfalon.games.fellowship.engine.state import State
from gonfalon.games.fellowship.game import GAME
from gonfalon.players.fellowship.search import LEVELS, SearchPlayer

TABLE = Path(__file__).with_name("positions.toml")
MOST_ANSWERS = 30
"""Most answers of one trial."""
MULLIGAN = "mulligan"


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat has. deck: a starter deck, whose heroes are in play. hand, allies: card ids. attached: attachment -> host.

    resources: of each hero in the order of the deck list. damage: card -> hits taken. exhausted, committed: cards in play.
    engaged: enemies; attacked: those of them that have made their attack. top: cards on top of the deck, first on top.
    """

    deck: str
    threat: int
    hand: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    attached: dict[str, str] = {}
    resources: tuple[int, ...] = (0, 0, 0)
    damage: dict[str, int] = {}
    exhausted: tuple[str, ...] = ()
    committed: tuple[str, ...] = ()
    engaged: tuple[str, ...] = ()
    attacked: tuple[str, ...] = ()
    top: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position and the verdict on what is done there.

    start: a framework step of the round, or "mulligan". until: the step at which the trial ends. once: it ends after one answer.
    path: acts done before the player is asked; of every act the numbers of copies are left out. accept: any of these sets of acts, joined
    by " + ", must be among what the seat does. forbid: none of these acts may be. seat: the seat that is watched; every seat is played by
    the player on trial. encounter: cards on top of the encounter deck, first on top.
    """

    id: str
    says: str
    start: str
    until: str
    seats: tuple[Seat, ...]
    accept: tuple[str, ...] = ()
    forbid: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    scenario: str = "passage-through-mirkwood"
    quest: str = "flies-and-spiders"
    progress: int = 0
    round: int = 3
    staging: tuple[str, ...] = ()
    active: str = ""
    encounter: tuple[str, ...] = ()
    seat: int = 0
    once: bool = False


@lru_cache(maxsize=1)
def positions() -> tuple[Position, ...]:
    """All positions of the table."""
    return tuple(msgspec.convert(tomllib.loads(TABLE.read_text("utf-8"))["position"], list[Position]))


def laid_out(position: Position, seed: int) -> State:
    """The position as a game of its own; the seed shuffles what is not named."""
    decks = [seat.deck for seat in position.seats]
    setup = GAME.setup(position.scenario, n_seats=len(decks), brought=decks, first_player="1")
    s = GAME.new(seed, setup)
    s.pending, s.answer, s.todo, s.queue = None, None, [], []
    for i in range(s.catalogue.n):
        if s.pile[i] in (m.HAND, m.HAND + 1):
            s.put(i, m.DECK + s.pile[i] - m.HAND)
    quest = position.quest
    quests = s.catalogue.scenario.quests
    s.stage = next(k for k, names in enumerate(quests) if quest in names)
    s.put(_of(s, quest, m.ASIDE), m.QUEST)
    s.progress[s.quest()] = position.progress
    s.round = position.round
    for number, seat in enumerate(position.seats):
        _lay_out_seat(s, number, seat)
    for name in position.staging:
        s.put(_of(s, name, m.ENCOUNTER), m.STAGING)
    if position.active:
        s.put(_of(s, position.active, m.ENCOUNTER), m.ACTIVE)
    s.shuffle(m.ENCOUNTER)
    for name in reversed(position.encounter):
        s.put(_of(s, name, m.ENCOUNTER), m.ENCOUNTER)
    _begin(s, position.start)
    return s


def _lay_out_seat(s: State, number: int, seat: Seat) -> None:
    deck, own = m.DECK + number, s.heroes(number)
    s.threat[number] = seat.threat
    for name in seat.hand:
        s.put(_of(s, name, deck), m.HAND + number)
    for name in seat.allies:
        i = _of(s, name, deck)
        s.put(i, m.AREA + number)
        s.who[i] = number
    for hero, amount in zip(own, seat.resources, strict=True):
        s.resources[hero] = amount
    for name in seat.engaged:
        s.put(_of(s, name, m.ENCOUNTER), m.ENGAGED + number)
    for name, host in seat.attached.items():
        i = _of(s, name, deck)
        s.put(i, m.ATTACHED)
        s.who[i], s.host[i] = number, _of(s, host)
    for name, amount in seat.damage.items():
        s.damage[_of(s, name)] = amount
    for name in (*seat.exhausted, *seat.committed):
        s.mark(_of(s, name), m.EXHAUSTED)
    for name in seat.committed:
        s.mark(_of(s, name), m.COMMITTED)
    for name in seat.attacked:
        s.mark(_of(s, name, m.ENGAGED + number), m.ATTACKED)
    s.shuffle(deck)
    for name in reversed(seat.top):
        s.put(_of(s, name, deck), deck)


def _of(s: State, name: str, pile: int = -1) -> int:
    """A copy of a card in a pile; in play without one."""
    found = [i for i in range(s.catalogue.n) if s.catalogue.cards[i].id == name]
    found = [i for i in found if s.pile[i] == pile or (pile < 0 and s.in_play(i))]
    assert found, f"no {name} there"
    return found[0]


def _begin(s: State, start: str) -> None:
    """Run from a step of the round on, to the first question."""
    s.dirty = True
    if start == MULLIGAN:
        s.round, s.phase = 0, ""
        s.todo = [("offer_mulligan",)]
        s.put(s.quest(), m.ASIDE)
        s.stage = -1
    else:
        at = next(k for k, line in enumerate(ROUND) if line.id == start)
        s.phase = next(line.argument for line in reversed(ROUND[: at + 1]) if line.does == "phase_begins")  # type: ignore[assignment]
        s.todo = [("framework", at)]
    s.advance()


def bare(text: str) -> str:
    """An act without the numbers of copies: "play gandalf.2" as "play gandalf"."""
    return " ".join(word.partition(".")[0] for word in text.split(" "))


def _is_over(s: State, position: Position) -> bool:
    """Has the step come at which the trial ends?"""
    if s.outcome is not None or s.round != position.round:
        return True
    following = [frame[1] for frame in s.todo if frame[0] == "framework"]
    if not following:
        return False
    running = (following[0] - 1) % len(ROUND)
    return running >= next(k for k, line in enumerate(ROUND) if line.id == position.until)


def walked(s: State, position: Position) -> None:
    """Take the acts that are done before the player is asked. **Mutates:** s."""
    s.recording = False
    for act in position.path:
        assert s.pending is not None
        seat, choices = s.pending.asks[0]
        fitting = [choice for choice in choices if bare(s.text(choice)) == act]
        assert fitting, f"{position.id}: {act!r} is none of {[s.text(choice) for choice in choices]}"
        s.take(seat, fitting[0])


def tried(position: Position, level: int, seed: int) -> list[str]:
    """What the watched seat does until the trial ends."""
    s = laid_out(position, seed)
    walked(s, position)
    players = [SearchPlayer(seed + 1000 * seat, LEVELS[level]) for seat in range(s.n_seats)]
    done: list[str] = []
    while len(done) < MOST_ANSWERS and not (position.start != MULLIGAN and _is_over(s, position)):
        assert s.pending is not None
        seat = s.pending.asks[0][0]
        act = players[seat].act(GAME.information_state(s, seat))
        if seat == position.seat:
            done.append(bare(act))
        if position.once and seat == position.seat:
            break
        s.step(seat, act)
    return done


def verdict(position: Position, done: list[str]) -> str:
    """What is wrong with what was done, "" for nothing."""
    bad = [act for act in position.forbid if act in done]
    if bad:
        return "did " + ", ".join(bad)
    if position.accept and not any({*one.split(" + ")} <= {*done} for one in position.accept):
        return "did none of " + " / ".join(position.accept)
    return ""


def main() -> None:
    """Try every position and print how often each level passes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--levels", type=int, nargs="+", default=[4, 5])
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--only", default="")
    arguments = parser.parse_args()
    for position in positions():
        if arguments.only and arguments.only not in position.id:
            continue
        told: list[str] = []
        for level in arguments.levels:
            began, faults = time.process_time(), dict[str, Any]()
            for seed in range(arguments.seeds):
                done = tried(position, level, seed)
                if verdict(position, done):
                    faults[f"{verdict(position, done)} <{'; '.join(done)}>"] = seed
            spent = (time.process_time() - began) / arguments.seeds
            told.append(f"level {level}: {arguments.seeds - len(faults)}/{arguments.seeds} {spent:.1f} s")
            told += [f"\n    {fault}" for fault in faults]
        print(position.id, *told, flush=True)


if __name__ == "__main__":
    main()
