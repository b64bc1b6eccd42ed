"""One playing of a game: a fold over the entries of its log. It alone holds the state of a running match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from gonfalon import games
from gonfalon.core.errors import GameOverError, IllegalActionError, ReplayMismatchError, StaleActionError
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR, AnyGame, Decision, GameSetup, Option, Outcome
from gonfalon.core.observation import InformationState, Observation

from . import table_actions
from .log import Entry
from .table_talk import TableTalk

SEED_BITS = 63


class Setting(msgspec.Struct, frozen=True):
    """What is fixed before the first entry: a match is its setting and its entries."""

    game: str
    setup: GameSetup
    seed: int


class AppliedEntry(msgspec.Struct, frozen=True):
    """What one entry led to: the events, each with its audience."""

    entry: Entry
    events: tuple[Event, ...]


class Proposal(msgspec.Struct, frozen=True):
    """An act that waits for others. action: without a seed or voters. agreed, against: the seats that have voted so, in order.

    voters: the seats that vote. needed: how many of them must agree; the proposal falls once so many no longer can.
    """

    action: str
    seat: int
    agreed: tuple[int, ...]
    voters: tuple[int, ...]
    needed: int
    against: tuple[int, ...] = ()

    def awaits(self, seat: int) -> bool:
        """Has this seat a vote that it has not cast yet?"""
        return seat in self.voters and seat not in self.agreed and seat not in self.against


class MatchState:
    """A match after its entries so far: the state of the game, and draw offers, proposals, talk and results beside the rules.

    begun_at: how many entries there were when this game began, the first one or one started again. is_repeat: it was started again with
    the same seed, so its players may know what comes.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: AnyGame = games.get(setting.game)
        self.acts = table_actions.declared(self.game.spec)
        self.applied: list[AppliedEntry] = []
        self.draw_offer = -1
        self.proposal: Proposal | None = None
        self._proposed, self._proposed_in = "", -1
        self.rematch = ""
        self.talk = TableTalk()
        self.begun_at, self.is_repeat = 0, False
        self._begin(setting.seed)
        self._owes_since = [0] * self.n_seats

    def _begin(self, seed: int) -> None:
        """Start the game anew from a seed; forget actions, answers and offers."""
        self._seed = seed
        self.state = self.game.new(seed, self.setting.setup)
        self._played: list[tuple[int, int, str]] = []
        self._answered: dict[int, tuple[str, int]] = {}
        self._outcome_beside_rules: Outcome | None = None
        self._offered_at = [-1] * self.n_seats
        self._decisions: tuple[Decision, ...] | None = None

    @property
    def n_seats(self) -> int:
        """How many seats play."""
        return self.setting.setup.n_seats

    @property
    def outcome(self) -> Outcome | None:
        """The result, by the rules or beside them; None while it goes on."""
        return self._outcome_beside_rules or self.state.outcome

    @property
    def n_entries(self) -> int:
        """How many entries have been taken."""
        return len(self.applied)

    def decisions(self) -> tuple[Decision, ...]:
        """What the rules ask for now, listed once for each position."""
        found = self._decisions
        if found is None:
            found = self._decisions = () if self.outcome else tuple(self.state.decisions())
        return found

    def setting_up(self) -> bool:
        """Is somebody still preparing (placing an army, choosing a hand)?"""
        return any(decision.setting_up for decision in self.decisions())

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.outcome else tuple(self.state.to_act())

    def may_take_back(self, seat: int) -> bool:
        """Has this seat given a revocable answer that others still owe?"""
        answered = self._answered.get(seat, ("", 0))[0]
        return bool(answered) and any(decision.id == answered for decision in self.decisions())

    # ---- what may be done ----------------------------------------------------------------------------------------

    def open_acts(self, seat: int) -> tuple[str, ...]:
        """The acts beside the rules this seat may do now; the claim of an abandoned game is the room's to add."""
        if seat == SPECTATOR:
            return ()
        found = self._acts_of_opponents(seat) + self._acts_of_company(seat)
        if self.outcome is not None and not self.rematch:
            found.append(table_actions.REMATCH)
        return tuple(act for act in found if act in self.acts)

    def _acts_of_opponents(self, seat: int) -> list[str]:
        if self.outcome is not None:
            return []
        found = [table_actions.UNREADY] if self.may_take_back(seat) else []
        if not self.setting_up():
            found.append(table_actions.RESIGN)
        if self.draw_offer >= 0 and self.draw_offer != seat:
            found += [table_actions.ACCEPT, table_actions.DECLINE]
        elif self.draw_offer < 0 and not self.setting_up() and self.state.ply > self._offered_at[seat]:
            found.append(table_actions.OFFER)
        return found

    def _acts_of_company(self, seat: int) -> list[str]:
        if self.proposal is not None:
            return [table_actions.AGREE, table_actions.REFUSE] if self.proposal.awaits(seat) else []
        found = [] if self.outcome is not None else [table_actions.CONCEDE]
        if self._played and self.outcome is None:
            found.append(table_actions.UNDO)
        return [*found, table_actions.RESTART] if self.applied else found

    def signals(self, seat: int) -> tuple[Option, ...]:
        """What this seat may signal to the others now."""
        may = table_actions.SIGNAL in self.acts and seat != SPECTATOR and self.outcome is None
        return self.game.signals(self.state, seat) if may else ()

    def check(self, seat: int, text: str) -> None:
        """Raise the IllegalActionError that speaks against this entry, or return. Changes nothing."""
        if table_actions.is_act(text):
            if table_actions.is_talk(text):
                return self._check_talk(seat, text)
            acts = self.open_acts(seat)
            self._check_act(text, acts if self.setting_up() else (*acts, table_actions.CLAIM))
        elif self._outcome_beside_rules is not None:
            raise GameOverError(text, "game_over")
        else:
            self.game.check(self.state, seat, text)

    def _check_recorded(self, entry: Entry) -> None:
        """As `check` for an entry that is in the log: version 1 let people resign and claim before play had begun."""
        if table_actions.is_act(entry.text) and not table_actions.is_talk(entry.text):
            early = (table_actions.RESIGN, table_actions.CLAIM)
            self._check_act(entry.text, (*self.open_acts(entry.seat), *early))
        else:
            self.check(entry.seat, entry.text)

    def _check_talk(self, seat: int, text: str) -> None:
        name = table_actions.name_of(text)
        if name not in self.acts or not 0 <= seat < self.n_seats:
            raise IllegalActionError(name, "not_now")
        if self.outcome is not None:
            raise GameOverError(name, "not_now")
        self.talk.check(name, table_actions.argument_of(text), self.state, seat, self.signals(seat))

    def _check_act(self, text: str, allowed: tuple[str, ...]) -> None:
        name = table_actions.name_of(text)
        ends = name in (table_actions.RESIGN, table_actions.CLAIM)
        if name not in self.acts or name not in allowed or (ends and self.outcome is not None):
            error = GameOverError if self.outcome is not None else IllegalActionError
            known = name in table_actions.ALL
            raise error(name[:20], "not_now" if known else "unknown_act", self._section_of(name))
        if name == table_actions.UNDO:
            self._undo_point(text)
        if name == table_actions.RESTART:
            self._restart_seed(text)
        if name == table_actions.CONCEDE:
            self._voters(text)

    def _section_of(self, name: str) -> str:
        """The rule that speaks of an act, "" where there is none."""
        sections = self.game.spec.table_sections
        return next(
            (sections.get(one, "") for one, acts in table_actions.DECLARED.items() if name in acts), ""
        )

    def _undo_point(self, text: str) -> int:
        """How many entries a "/undo K" keeps. Raises IllegalActionError if K is no number of an entry that can be gone back to."""
        said = table_actions.argument_of(text)
        if not said.isascii() or not said.isdecimal() or len(said) > 6:
            raise IllegalActionError(text, "not_now")
        last = max((number for number, _, _ in self._played), default=-1)
        if int(said) > last:
            raise IllegalActionError(text, "not_now")
        return int(said)

    def _restart_seed(self, text: str) -> int:
        """The seed of a "/restart" (the same) or "/restart SEED". Raises IllegalActionError."""
        said = table_actions.argument_of(text)
        if not said:
            return self._seed
        if not said.isascii() or not said.isdecimal() or int(said[:20]) >= 2**SEED_BITS:
            raise IllegalActionError("/restart", "not_now")
        return int(said)

    def _voters(self, text: str) -> tuple[int, ...]:
        """The seats that vote on a "/concede 0 2"; () for a bare "/concede", which every seat must agree to. Raises IllegalActionError."""
        said = table_actions.argument_of(text)
        seats = [str(seat) for seat in range(self.n_seats)]
        found = said.split(" ") if said else []
        if len({*found}) != len(found) or not {*found} <= {*seats}:
            raise IllegalActionError(table_actions.CONCEDE, "not_now")
        return tuple(sorted(map(int, found)))

    def check_seen(self, seat: int, text: str, seen: int) -> None:
        """Raise StaleActionError for a move chosen before its decision arose, or before a proposal that it would end. seen: entries its
        sender had been shown."""
        if table_actions.is_act(text) or not 0 <= seat < self.n_seats:
            return
        ends_unseen = self.proposal is not None and seen <= self._proposed_in
        if ends_unseen or seen < self._owes_since[seat]:
            raise StaleActionError(text, self.state.ply)

    # ---- what happens --------------------------------------------------------------------------------------------

    def take(self, entry: Entry) -> AppliedEntry:
        """Fold one entry in. Raises IllegalActionError (nothing changed), ReplayMismatchError if entries are missing."""
        if entry.seq != self.n_entries:
            raise ReplayMismatchError(entry.seq, f"expected entry {self.n_entries}")
        self._check_recorded(entry)
        owed = {decision.seat: decision.id for decision in self.decisions()}
        is_act = table_actions.is_act(entry.text)
        events = self._beside_the_rules(entry) if is_act else self._play(entry)
        self._decisions = None
        applied = AppliedEntry(entry, events)
        self.applied.append(applied)
        for decision in self.decisions():
            if owed.get(decision.seat) != decision.id:
                self._owes_since[decision.seat] = self.n_entries
        return applied

    def _play(self, entry: Entry) -> tuple[Event, ...]:
        if self.draw_offer >= 0 and self.draw_offer != entry.seat:
            self.draw_offer = -1
        self.proposal = None
        decision = next((d for d in self.decisions() if d.seat == entry.seat), None)
        events = self.state.step(entry.seat, entry.text)
        if decision is not None and decision.revocable:
            self._answered[entry.seat] = (decision.id, len(self._played))
        else:
            self._answered.pop(entry.seat, None)
        self._played.append((entry.seq, entry.seat, entry.text))
        return events

    def _beside_the_rules(self, entry: Entry) -> tuple[Event, ...]:
        name = table_actions.name_of(entry.text)
        act = {
            table_actions.OFFER: self._offer_draw,
            table_actions.DECLINE: self._decline_draw,
            table_actions.ACCEPT: self._end,
            table_actions.RESIGN: self._end,
            table_actions.CLAIM: self._end,
            table_actions.UNREADY: self._take_back,
            table_actions.REMATCH: self._open_rematch,
            table_actions.AGREE: self._agree,
            table_actions.REFUSE: self._refuse,
            table_actions.SIGNAL: self._talk,
            table_actions.SAY: self._talk,
        }.get(name, self._propose)
        return act(entry)

    def _events_of(self, entry: Entry, **facts: Any) -> tuple[Event, ...]:
        """The public event of an act beside the rules, as a tuple of one."""
        name = table_actions.name_of(entry.text)
        return (Event(self.state.ply, table_actions.EVENTS[name], {"seat": entry.seat, **facts}, cause=name),)

    def _offer_draw(self, entry: Entry) -> tuple[Event, ...]:
        self.draw_offer, self._offered_at[entry.seat] = entry.seat, self.state.ply + 1
        return self._events_of(entry)

    def _decline_draw(self, entry: Entry) -> tuple[Event, ...]:
        self.draw_offer = -1
        return self._events_of(entry)

    def _open_rematch(self, entry: Entry) -> tuple[Event, ...]:
        self.rematch = table_actions.argument_of(entry.text)
        return self._events_of(entry, match=self.rematch)

    def _talk(self, entry: Entry) -> tuple[Event, ...]:
        name, argument = table_actions.name_of(entry.text), table_actions.argument_of(entry.text)
        return self._events_of(entry, **self.talk.take(name, argument, self.state, entry.seat))

    def _take_back(self, entry: Entry) -> tuple[Event, ...]:
        """Replay all actions but this seat's last answer, which nobody has seen."""
        place = self._answered[entry.seat][1]
        self._replay([played for number, played in enumerate(self._played) if number != place])
        return self._events_of(entry)

    def _replay(self, played: Sequence[tuple[int, int, str]]) -> None:
        """The state after these actions alone, given as (entry number, seat, action)."""
        offered_at = self._offered_at
        self._begin(self._seed)
        self._offered_at = offered_at
        for number, seat, text in played:
            self._decisions = None
            self._play(Entry(number, seat, text, "", 0))
        self._decisions = None
        self.talk.forget_after(self.state.ply)

    def _end(self, entry: Entry) -> tuple[Event, ...]:
        """A draw by agreement, a resignation, or a win over somebody who has left."""
        name, ply = table_actions.name_of(entry.text), self.state.ply
        low, high = self.game.spec.utility
        if name == table_actions.ACCEPT:
            returns = ((low + high) / 2,) * self.n_seats
        else:
            loses: Callable[[int], bool] = {
                table_actions.CLAIM: lambda seat: seat != entry.seat,
            }.get(name, lambda seat: seat == entry.seat)
            returns = tuple(low if loses(seat) else high for seat in range(self.n_seats))
        return self._finish(entry, returns, ply)

    def _finish(self, entry: Entry, returns: tuple[float, ...], ply: int) -> tuple[Event, ...]:
        events = self._events_of(entry)
        reason = events[0].kind
        self.draw_offer, self.proposal = -1, None
        self._outcome_beside_rules = Outcome(returns, reason)
        facts = {"returns": list(returns), "reason": reason}
        return (*events, Event(ply, "end", facts, cause=events[0].cause))

    # ---- by consent ----------------------------------------------------------------------------------------------

    def _propose(self, entry: Entry) -> tuple[Event, ...]:
        name, argument = table_actions.name_of(entry.text), table_actions.argument_of(entry.text)
        shown = f"{name} new" if name == table_actions.RESTART and argument else entry.text
        voters, needed = tuple(range(self.n_seats)), self.n_seats
        if name == table_actions.CONCEDE and argument:
            shown, voters = name, tuple(sorted({*self._voters(entry.text), entry.seat}))
            needed = len(voters) // 2 + 1
        self.proposal = Proposal(shown, entry.seat, (entry.seat,), voters, needed)
        self._proposed, self._proposed_in = entry.text, entry.seq
        if needed == 1:
            return self._carry_out(entry)
        facts = {"seat": entry.seat, "act": name.removeprefix("/")}
        return (Event(self.state.ply, "proposed", facts, cause=name),)

    def _agree(self, entry: Entry) -> tuple[Event, ...]:
        assert self.proposal is not None
        agreed = tuple(sorted({*self.proposal.agreed, entry.seat}))
        self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)
        events = self._events_of(entry)
        return events if len(agreed) < self.proposal.needed else events + self._carry_out(entry)

    def _refuse(self, entry: Entry) -> tuple[Event, ...]:
        assert self.proposal is not None
        against = tuple(sorted({*self.proposal.against, entry.seat}))
        is_lost = len(self.proposal.voters) - len(against) < self.proposal.needed
        self.proposal = None if is_lost else msgspec.structs.replace(self.proposal, against=against)
        return self._events_of(entry)

    def _carry_out(self, entry: Entry) -> tuple[Event, ...]:
        """What every seat has agreed to. An undo or a restart is one more entry: nothing is erased."""
        assert self.proposal is not None
        proposed = Entry(entry.seq, self.proposal.seat, self._proposed, "", 0)
        name = table_actions.name_of(proposed.text)
        self.proposal = None
        if name == table_actions.CONCEDE:
            low = self.game.spec.utility[0]
            return self._finish(proposed, (low,) * self.n_seats, self.state.ply)
        if name == table_actions.UNDO:
            keep = self._undo_point(proposed.text)
            events = self._events_of(proposed, kept=keep)
            self._replay([played for played in self._played if played[0] < keep])
            return events
        self.begun_at, self.is_repeat = entry.seq + 1, not table_actions.argument_of(proposed.text)
        events = self._events_of(proposed, same=self.is_repeat)
        self._begin(self._restart_seed(proposed.text))
        self.talk = TableTalk()
        return events

    # ---- what is seen --------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """What `seat` may know now; everything, from its side, once the game is over."""
        if self.outcome is None:
            return self.game.observe(self.state, seat)
        return msgspec.structs.replace(self.game.reveal(self.state), seat=seat)

    def information(self, seat: int) -> InformationState:
        """What a computer player is given."""
        return self.game.information_state(self.state, seat)


def replay_entries(setting: Setting, entries: list[Entry]) -> MatchState:
    """The match these entries lead to. Raises ReplayMismatchError that names the first entry which is not legal."""
    match_state = MatchState(setting)
    for entry in entries:
        try:
            match_state.take(entry)
        except IllegalActionError as error:
            raise ReplayMismatchError(entry.seq, str(error)) from error
    return match_state
