"""One playing of a game: a fold over the entries of its log. It alone holds the state of a running match."""

from __future__ import annotations

from typing import Any

import msgspec

from gonfalon import games
from gonfalon.core.errors import GameOverError, IllegalActionError, ReplayMismatchError, StaleActionError
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR, Decision, Game, Outcome, seats_to_act
from gonfalon.core.observation import InformationState, Observation

from . import acts
from .log import Entry


class Setting(msgspec.Struct, frozen=True):
    """What is fixed before the first entry: a match is its setting and its entries."""

    game: str
    variant: str
    options: dict[str, Any]
    seed: int


class Happening(msgspec.Struct, frozen=True):
    """What one entry led to: the events, each with its audience."""

    entry: Entry
    events: tuple[Event, ...]


class Playing:
    """The state of a match after its entries so far, and what stands beside the rules."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: Game = games.get(setting.game)
        self.happened: list[Happening] = []
        self.state = self._fresh()
        self.draw_offer = -1
        self.rematch = ""
        self._beside: Outcome | None = None
        self._offered_at = [-1] * self.state.n_seats
        self._owes_since = [0] * self.state.n_seats
        self._decisions: tuple[Decision, ...] | None = None

    def _fresh(self) -> Any:
        return self.game.new(self.setting.seed, self.setting.variant, **self.setting.options)

    @property
    def outcome(self) -> Outcome | None:
        """The result, by the rules or beside them; None while it goes on."""
        return self._beside or self.state.outcome

    @property
    def n_entries(self) -> int:
        """How many entries have been taken."""
        return len(self.happened)

    def decisions(self) -> tuple[Decision, ...]:
        """What the rules ask for now, listed once for each position."""
        found = self._decisions
        if found is None:
            found = self._decisions = tuple(self.state.decisions())
        return found

    def deployed(self, seat: int) -> bool:
        """Has this seat handed in a set-up that it could still take back?"""
        return self.deploying() and seat not in self.to_act()

    def deploying(self) -> bool:
        """Is somebody still setting up?"""
        return any(d.kind == "deploy" for d in self.decisions())

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.outcome else tuple(seats_to_act(self.state))

    # ---- what may be done ----------------------------------------------------------------------------------------

    def open_acts(self, seat: int) -> tuple[str, ...]:
        """The acts beside the rules this seat may do now; the claim of an abandoned game is the room's to add."""
        if seat == SPECTATOR:
            return ()
        if self.outcome is not None:
            return () if self.rematch else (acts.REMATCH,)
        if self.state.n_seats != 2:
            return ()  # to give up or to agree on a draw is for two
        found = [acts.RESIGN]
        if self.deployed(seat):
            found.append(acts.UNDEPLOY)
        if self.draw_offer == 1 - seat:
            found += [acts.ACCEPT, acts.DECLINE]
        elif self.draw_offer < 0 and not self.deploying() and self.state.ply > self._offered_at[seat]:
            found.append(acts.OFFER)
        return tuple(found)

    def check(self, seat: int, text: str) -> None:
        """Raise the IllegalActionError that speaks against this entry, or return. Changes nothing."""
        if not acts.is_act(text):
            if self._beside is not None:
                raise GameOverError(text, "game_over", "STRAT-8")
            self.game.check(self.state, seat, text)
            return
        name = acts.name_of(text)
        allowed = self.open_acts(seat) + ((acts.CLAIM,) if self._may_end() else ())
        if name not in allowed:
            section = f"STRAT-{acts.SECTIONS[name]}" if name in acts.SECTIONS else ""
            error = GameOverError if self.outcome is not None else IllegalActionError
            raise error(name[:20], "not_now" if name in acts.ALL else "unknown_act", section)

    def _may_end(self) -> bool:
        return self.outcome is None and self.state.n_seats == 2

    def check_seen(self, seat: int, text: str, seen: int) -> None:
        """Raise StaleActionError for a move chosen before its decision arose. seen: entries its sender had been shown."""
        if not acts.is_act(text) and seen < self._owes_since[seat]:
            raise StaleActionError(text, self.state.ply)

    # ---- what happens --------------------------------------------------------------------------------------------

    def take(self, entry: Entry) -> Happening:
        """Fold one entry in. Raises IllegalActionError (nothing changed), ReplayMismatchError if entries are missing."""
        if entry.seq != self.n_entries:
            raise ReplayMismatchError(entry.seq, f"expected entry {self.n_entries}")
        self.check(entry.seat, entry.text)
        owed = self.to_act()
        if acts.is_act(entry.text):
            events = self._beside_the_rules(entry)
        else:
            if self.draw_offer == 1 - entry.seat:
                self.draw_offer = -1
            events = self.state.step(entry.seat, entry.text)
        self._decisions = None
        happening = Happening(entry, events)
        self.happened.append(happening)
        for seat in self.to_act():
            if seat not in owed or (seat == entry.seat and not acts.is_act(entry.text)):
                self._owes_since[seat] = self.n_entries
        return happening

    def _beside_the_rules(self, entry: Entry) -> tuple[Event, ...]:
        name, seat, ply = acts.name_of(entry.text), entry.seat, self.state.ply
        facts: dict[str, Any] = {"seat": seat}
        if name == acts.OFFER:
            self.draw_offer, self._offered_at[seat] = seat, ply + 1
        elif name == acts.DECLINE:
            self.draw_offer = -1
        elif name == acts.UNDEPLOY:
            self.state = self._fresh()
        elif name == acts.REMATCH:
            self.rematch = entry.text.partition(" ")[2]
            facts["match"] = self.rematch
        else:
            return self._end(name, seat, ply)
        return (Event(ply, acts.EVENTS[name], facts),)

    def _end(self, name: str, seat: int, ply: int) -> tuple[Event, ...]:
        reason = acts.EVENTS[name]
        if name == acts.ACCEPT:
            returns = (0.0,) * self.state.n_seats
        else:
            winner = seat if name == acts.CLAIM else 1 - seat
            returns = tuple(1.0 if s == winner else -1.0 for s in range(self.state.n_seats))
        self.draw_offer = -1
        self._beside = Outcome(returns, reason)
        facts = {"seat": seat}
        return (Event(ply, reason, facts), Event(ply, "end", {"returns": list(returns), "reason": reason}))

    # ---- what is seen --------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """What `seat` may know now; everything, from its side, once the game is over (STRAT-8.12)."""
        if self.outcome is None:
            return self.game.observe(self.state, seat)
        return msgspec.structs.replace(self.game.reveal(self.state), seat=seat)

    def information(self, seat: int) -> InformationState:
        """What a computer player is given."""
        return self.game.information_state(self.state, seat)


def play_over(setting: Setting, entries: list[Entry]) -> Playing:
    """The playing these entries lead to. Raises ReplayMismatchError that names the first entry which is not legal."""
    playing = Playing(setting)
    for entry in entries:
        try:
            playing.take(entry)
        except IllegalActionError as error:
            raise ReplayMismatchError(entry.seq, str(error)) from error
    return playing
