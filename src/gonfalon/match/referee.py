"""One playing of a game: a fold over the entries of its log. It alone holds the state of a running match."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

import msgspec

from gonfalon import games
from gonfalon.core.errors import GameOverError, IllegalActionError, ReplayMismatchError, StaleActionError
from gonfalon.core.events import Event
from gonfalon.core.game import SPECTATOR, TALK, AnyGame, Decision, Option, Outcome
from gonfalon.core.observation import InformationState, Observation
from gonfalon.core.snapshots import taken_steps

from . import company, opponents, table_actions
from .applied_log import AppliedLog
from .clocks import Clocks
from .company import Proposal
from .log import Entry
from .opponents import DrawOffers
from .sealing import is_sealed
from .setting import AppliedEntry as AppliedEntry
from .setting import Setting as Setting
from .table_actions import (
    BY_SERVER,
    AcceptDraw,
    Agree,
    ClaimDraw,
    ClaimWin,
    Close,
    Concede,
    Consented,
    DeclineDraw,
    Flag,
    OfferDraw,
    Refuse,
    Rematch,
    Resign,
    Restart,
    Say,
    Signal,
    TableAct,
    TableEnding,
    TableWord,
    Undo,
    Unready,
)
from .table_manners import TableManners, is_courtesy
from .table_talk import TableTalk


class MatchState:
    """A match after its entries so far: the state of the game, and draw offers, proposals, talk and results of table acts.

    begun_at: how many entries there were when this game began, the first one or one started again. is_repeat: it was started again with
    the same seed, so its players may know what comes. clocks: None for a match without time. ended_at: of this game, None before.
    seed: of this game. answered: seat -> the decision that it answered last and may take back, and its place in `played`, whose numbers
    are `played_seqs`. owes_since: how many entries there were when what a seat owes arose. outcome_beside_rules: by a table act.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: AnyGame = games.get(setting.game)
        self.acts = table_actions.declared(self.game.spec)
        self._talks = TALK in self.game.spec.table_actions
        self.applied = AppliedLog()
        self.draws = DrawOffers(self.n_seats)
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.talk = TableTalk()
        self.manners = TableManners(self.n_seats)
        clock, shared = setting.clock, self.game.spec.cooperative
        self.clocks = None if clock is None else Clocks(clock, self.n_seats, shared)
        self.begun_at, self.is_repeat = 0, False
        self._begin(setting.seed)
        self.ended_at: int | None = None if self.outcome is None else 0
        self.owes_since = [0] * self.n_seats

    def _begin(self, seed: int) -> None:
        """Restart the game from a seed; forget actions and answers."""
        self.answered: dict[int, tuple[str, int]] = {}
        self.outcome_beside_rules: Outcome | None = None
        self.go_on(self.game.new(seed, self.setting.setup), seed, ())

    def go_on(self, state: Any, seed: int, played: Iterable[int]) -> None:
        """Hold this position, which the entries of these numbers led to. _questions: without options where the game can."""
        self.state, self.seed, self.played_seqs = state, seed, array("i", played)
        self._questions: Callable[[], Sequence[Decision]] = getattr(state, "questions", self.decisions)
        self._decisions: tuple[Decision, ...] | None = None
        self._is_setting_up = False

    @property
    def n_seats(self) -> int:
        """How many seats play."""
        return self.setting.setup.n_seats

    @property
    def outcome(self) -> Outcome | None:
        """The result, by the rules or beside them; None while it goes on."""
        return self.outcome_beside_rules or self.state.outcome

    @property
    def draw_offer(self) -> int:
        """The seat whose draw offer stands, -1 for none."""
        return self.draws.standing

    @property
    def n_entries(self) -> int:
        """How many entries have been taken."""
        return len(self.applied)

    def decisions(self) -> tuple[Decision, ...]:
        """What the rules ask for now, listed once for each position."""
        found = self._decisions
        if found is None:
            found = self._decisions = () if self.outcome else tuple(self.state.decisions())
            self._is_setting_up = any(decision.setting_up for decision in found)
        return found

    def setting_up(self) -> bool:
        """Is somebody still preparing (placing an army, choosing a hand)?"""
        return bool(self.decisions()) and self._is_setting_up

    def sets_up(self, seat: int) -> bool:
        """Does what this seat owes belong to the set-up? If it owes nothing: what any seat owes."""
        owed = next((decision for decision in self.decisions() if decision.seat == seat), None)
        return self.setting_up() if owed is None else owed.setting_up

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return () if self.outcome else tuple(self.state.to_act())

    def may_take_back(self, seat: int) -> bool:
        """Has this seat given a revocable answer that others still owe?"""
        answered = self.answered.get(seat, ("", 0))[0]
        return bool(answered) and any(decision.id == answered for decision in self.decisions())

    # ---- what may be done ----------------------------------------------------------------------------------------

    def open_acts(self, seat: int) -> tuple[TableWord, ...]:
        """The table acts this seat may do now; the claim of an abandoned game is the room's to add."""
        if seat == SPECTATOR:
            return ()
        is_over = self.outcome is not None
        found = [] if is_over else self._acts_of_opponents(seat)
        found += company.open_words(
            self.proposal,
            seat,
            is_over=is_over,
            has_played=bool(self.played_seqs),
            has_entries=bool(self.applied),
        )
        if is_over and not self.rematch:
            found.append(Rematch.word)
        return tuple(word for word in found if word in self.acts)

    def _acts_of_opponents(self, seat: int) -> list[TableWord]:
        setting_up = self.setting_up()
        found: list[TableWord] = [Unready.word] if self.may_take_back(seat) else []
        if not setting_up:
            found.append(Resign.word)
        return found + self.draws.open_words(seat, self.state.ply, setting_up)

    def signals(self, seat: int) -> tuple[Option, ...]:
        """What this seat may signal to the others now: the game's own signals while it goes on, then those of manners."""
        if seat == SPECTATOR:
            return ()
        is_over = self.outcome is not None
        own = () if is_over or not self._talks else self.game.signals(self.state, seat)
        return (*own, *self.manners.offered(seat, self.state, is_over))

    def check(self, seat: int, text: str) -> None:
        """Raise the IllegalActionError that speaks against this entry, or return. Changes nothing."""
        act = table_actions.parse(text)
        if act is None:
            self.check_action(seat, text)
        else:
            self.check_act(seat, act)

    def _check_flag(self, entry: Entry) -> None:
        """Raise IllegalActionError unless the seat owes something and its time is over after this entry."""
        clocks, seat = self.clocks, entry.seat
        owes = self.outcome is None and seat in self.to_act()
        if clocks is None or not owes or not clocks.is_over(seat, entry.spent, self.sets_up(seat)):
            raise IllegalActionError(Flag.word, "not_now")

    def check_action(self, seat: int, action: str) -> None:
        """Raise the IllegalActionError that speaks against an action of the game, or return."""
        self._check_goes_on(action)
        self.game.check(self.state, seat, action)

    def _check_goes_on(self, action: str) -> None:
        if self.outcome_beside_rules is not None or (self.outcome and table_actions.is_act(action)):
            raise GameOverError(action, "game_over")

    def check_act(self, seat: int, act: TableAct) -> None:
        """Raise the IllegalActionError that speaks against a table act, or return."""
        if isinstance(act, (Signal, Say)):
            self._check_talk(seat, act)
            return
        if isinstance(act, BY_SERVER):  # never a person
            raise IllegalActionError(act.word, "not_now")
        allowed = self.open_acts(seat)
        self._check_open(act, allowed if self.setting_up() else (*allowed, ClaimWin.word, ClaimDraw.word))

    def _check_recorded(self, seat: int, act: TableAct) -> None:
        """As `check_act` for an entry that is in the log: version 1 let people resign and claim before play had begun."""
        if isinstance(act, Close):
            self._check_goes_on(act.word)
        elif isinstance(act, (Resign, ClaimWin, ClaimDraw)):
            self._check_open(act, (*self.open_acts(seat), act.word))
        else:
            self.check_act(seat, act)

    def _check_talk(self, seat: int, act: Signal | Say) -> None:
        if isinstance(act, Signal) and is_courtesy(act) and 0 <= seat < self.n_seats:
            self.manners.check(act, seat, self.state, self.outcome is not None)
            return
        if not self._talks or not 0 <= seat < self.n_seats or self.outcome is not None:
            error = GameOverError if self.outcome is not None else IllegalActionError
            raise error(act.word, "not_now")
        self.talk.check(act, self.state, seat, self.signals(seat))

    def _check_open(self, act: TableAct, allowed: Sequence[TableWord]) -> None:
        is_over = self.outcome is not None
        ends = isinstance(act, (Resign, ClaimWin, ClaimDraw))
        if act.word not in self.acts or act.word not in allowed or (ends and is_over):
            error = GameOverError if is_over else IllegalActionError
            raise error(act.word, "not_now", table_actions.section_of(act, self.game.spec))
        is_unknown_entry = isinstance(act, Undo) and act.keep > max(self.played_seqs)
        is_unknown_seat = isinstance(act, Concede) and not {*act.voters} <= {*range(self.n_seats)}
        if is_unknown_entry or is_unknown_seat:
            raise IllegalActionError(act.word, "not_now")

    def check_seen(self, seat: int, text: str, seen: int) -> None:
        """Raise StaleActionError for a move chosen before its decision arose, or before a proposal that it would end. seen: entries its
        sender had been shown."""
        if table_actions.is_act(text) or not 0 <= seat < self.n_seats:
            return
        ends_unseen = self.proposal is not None and seen <= self.proposal.made_in
        if ends_unseen or seen < self.owes_since[seat]:
            raise StaleActionError(text, self.state.ply)

    # ---- what happens --------------------------------------------------------------------------------------------

    def take(self, entry: Entry) -> AppliedEntry:
        """Fold one entry in. Raises IllegalActionError (nothing changed), ReplayMismatchError if entries are missing."""
        if entry.seq != self.n_entries:
            raise ReplayMismatchError(entry.seq, f"expected entry {self.n_entries}")
        act = table_actions.parse(entry.text)
        if isinstance(act, Flag):
            self._check_flag(entry)
        elif act is not None:
            self._check_recorded(entry.seat, act)
        was_set_up, turn = self.clocks is not None and self.sets_up(entry.seat), self.state.turn
        asked = self._questions()
        owed = {question.seat: question.id for question in asked}
        sealed = is_sealed(asked, entry.seat, act)
        events = self._play(entry) if act is None else self._act(entry.seq, entry.seat, act)
        self._decisions = None
        if self.clocks is not None:
            self._charge(self.clocks, entry, act, was_set_up, turn)
        ended = entry.time if self.ended_at is None else self.ended_at
        self.ended_at = None if self.outcome is None else ended
        applied = AppliedEntry(entry, events, act, sealed)
        self.applied.append(applied)
        self.applied.pack_old(self.played_seqs, lambda: taken_steps(self.game, self.state))
        for question in () if self.outcome else self._questions():
            if owed.get(question.seat) != question.id:
                self.owes_since[question.seat] = self.n_entries
        return applied

    def _charge(
        self, clocks: Clocks, entry: Entry, act: TableAct | None, was_set_up: bool, turn: int
    ) -> None:
        """Take the time of an entry off its clock. The increment comes with the end of a turn: a seat owes nothing any more, or the next
        turn has begun. was_set_up, turn: as they were before the entry.
        """
        if self.begun_at > entry.seq:  # the game has begun again with it
            return
        seat = entry.seat
        clocks.charge(seat, entry.spent, was_set_up)
        is_completed = self.state.turn > turn or (not clocks.shared and seat not in self.to_act())
        if act is None and not was_set_up and is_completed and self.outcome is None:
            clocks.reward(seat)

    def _play(self, entry: Entry) -> tuple[Event, ...]:
        """Take an action of the game. Raises the IllegalActionError that speaks against it, nothing changed."""
        self._check_goes_on(entry.text)
        decision = next((question for question in self._questions() if question.seat == entry.seat), None)
        events = self.state.step(entry.seat, entry.text)
        self.draws.note_action(entry.seat)
        self.proposal = None
        if decision is not None and decision.revocable:
            self.answered[entry.seat] = (decision.id, len(self.played_seqs))
        else:
            self.answered.pop(entry.seat, None)
        self.played_seqs.append(entry.seq)
        return events

    def _act(self, number: int, seat: int, act: TableAct) -> tuple[Event, ...]:
        """Do a table act. number: of its entry."""
        match act:
            case OfferDraw():
                self.draws.offer(seat, self.state.ply)
            case DeclineDraw():
                self.draws.end()
            case Flag():
                return self._flag(seat, act)
            case AcceptDraw() | Resign() | ClaimWin() | ClaimDraw() | Close():
                return self._finish(seat, act, opponents.returns_of(act, seat, self.n_seats, self.game.spec))
            case Unready():
                self._take_back(seat)
            case Rematch():
                self.rematch = act.match
                return self._told(seat, act, match=act.match)
            case Signal() if is_courtesy(act):
                facts = self.manners.take(act, seat, self.state, self.outcome is not None)
                return self._told(seat, act, **facts)
            case Signal() | Say():
                return self._told(seat, act, **self.talk.take(act, self.state, seat))
            case Concede() | Undo() | Restart():
                return self._propose(number, seat, act)
            case Agree() | Refuse():
                return self._vote(number, seat, act)
            case _:
                assert_never(act)
        return self._told(seat, act)

    def _told(self, seat: int, act: TableAct, **facts: Any) -> tuple[Event, ...]:
        """The public event of a table act, as a tuple of one."""
        return (Event(self.state.ply, act.event, {"seat": seat, **facts}, cause=act.word),)

    def _take_back(self, seat: int) -> None:
        """Replay all actions but this seat's last answer, which nobody has seen."""
        played, place = self.played, self.answered[seat][1]
        self._replay((*played[:place], *played[place + 1 :]))

    def _replay(self, played: Sequence[Entry]) -> None:
        """The state after the actions of these entries alone."""
        self._begin(self.seed)
        for entry in played:
            self._decisions = None
            self._play(entry)
        self._decisions = None
        self.talk.forget_after(self.state.ply)

    def _flag(self, seat: int, act: Flag) -> tuple[Event, ...]:
        """The time of a seat is over: the game ends, or the server sets up for it."""
        assert self.clocks is not None
        if self.sets_up(seat):
            self.clocks.end_setup(seat)
            return self._told(seat, act, in_setup=True)
        self.clocks.out = self.clocks.of(seat)
        others = [other for other in range(self.n_seats) if other != seat]
        can_be_lost = any(self.game.can_win(self.state, other) for other in others)
        how: Resign | AcceptDraw = Resign() if can_be_lost else AcceptDraw()
        returns = opponents.returns_of(how, seat, self.n_seats, self.game.spec)
        return self._finish(seat, act, returns, in_setup=False)

    def _finish(
        self, seat: int, act: TableEnding, returns: tuple[float, ...], **told: Any
    ) -> tuple[Event, ...]:
        """End the game by a table act. told: facts of its event."""
        self.draws.end()
        self.proposal = None
        self.outcome_beside_rules = Outcome(returns, act.event)
        facts = {"returns": list(returns), "reason": act.event}
        return (*self._told(seat, act, **told), Event(self.state.ply, "end", facts, cause=act.word))

    # ---- by consent ----------------------------------------------------------------------------------------------

    def _propose(self, number: int, seat: int, act: Consented) -> tuple[Event, ...]:
        proposal = company.propose(act, seat, number, self.n_seats)
        if proposal.is_carried:
            return self._carry_out(number, proposal)
        self.proposal = proposal
        facts = {"seat": seat, "act": act.word.removeprefix("/")}
        return (Event(self.state.ply, "proposed", facts, cause=act.word),)

    def _vote(self, number: int, seat: int, vote: Agree | Refuse) -> tuple[Event, ...]:
        assert self.proposal is not None
        events, proposal = self._told(seat, vote), self.proposal.voted(seat, vote)
        self.proposal = None if proposal.is_lost else proposal
        return events + self._carry_out(number, proposal) if proposal.is_carried else events

    def _carry_out(self, number: int, proposal: Proposal) -> tuple[Event, ...]:
        """What enough seats have agreed to. An undo or a restart is one more entry: nothing is erased. number: of the last entry."""
        self.proposal = None
        seat, act = proposal.seat, proposal.act
        match act:
            case Concede():
                returns = opponents.returns_of(Resign(), seat, self.n_seats, self.game.spec)
                return self._finish(seat, act, returns)
            case Undo():
                events = self._told(seat, act, kept=act.keep)
                self._replay([entry for entry in self.played if entry.seq < act.keep])
            case Restart():
                self.begun_at, self.is_repeat = number + 1, act.seed is None
                events = self._told(seat, act, same=self.is_repeat)
                self._begin(self.seed if act.seed is None else act.seed)
                self.draws, self.talk = DrawOffers(self.n_seats), TableTalk()
                self.manners = TableManners(self.n_seats)
                if self.clocks is not None:
                    self.clocks.reset()
        return events

    # ---- what is seen --------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """What `seat` may know now; everything, from its side, once the game is over. A spectator only ever sees what is public."""
        if seat == SPECTATOR:
            return self.game.observe_shared(self.state, ())
        if self.outcome is None:
            return self.game.observe(self.state, seat)
        return msgspec.structs.replace(self.game.reveal(self.state), seat=seat)

    def observe_each(self, seats: Collection[int]) -> Mapping[int, Observation]:
        """`observe` for each of these seats."""
        if self.outcome is None and SPECTATOR not in seats:
            return self.game.observe_each(self.state, seats)
        return {seat: self.observe(seat) for seat in seats}

    @property
    def played(self) -> tuple[Entry, ...]:
        """The actions that led to this position, without those that were taken back."""
        return tuple(self.applied[seq].entry for seq in self.played_seqs)

    def without_acts(self) -> tuple[Setting, list[Entry]]:
        """A match that begins with the position of this one: the actions that led to it, without time and what was taken back."""
        setting = msgspec.structs.replace(self.setting, seed=self.seed, clock=None, sealing=None)
        return setting, [Entry(n, entry.seat, entry.text, "", 0) for n, entry in enumerate(self.played)]

    def information(self, seat: int) -> InformationState:
        """What a computer player is given."""
        return self.game.information_state(self.state, seat)


def replay_entries(setting: Setting, entries: list[Entry], before: MatchState | None = None) -> MatchState:
    """The match these entries lead to. before: after the first of them. Raises ReplayMismatchError that names the first illegal one."""
    match_state = before or MatchState(setting)
    for entry in entries[match_state.n_entries :]:
        try:
            match_state.take(entry)
        except IllegalActionError as error:
            raise ReplayMismatchError(entry.seq, str(error)) from error
    return match_state
