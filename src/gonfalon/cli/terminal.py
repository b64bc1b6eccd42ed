"""A match at one terminal: who sits where, whose answer is asked for next, and how what a person types is taken.

`Table` holds the match, `View` what a person sees of it; a view of a family overrides what is said, never who may see it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TextIO

from gonfalon import players
from gonfalon.core.errors import FaultyActionError, GonfalonError, IllegalActionError
from gonfalon.core.events import Event
from gonfalon.core.observation import Observation
from gonfalon.core.rng import stream_seed
from gonfalon.match import table_actions
from gonfalon.match.log import Entry
from gonfalon.match.referee import AppliedEntry, MatchState, Setting

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what can be scrolled back to."""
LEAVE = ("quit", "exit")


class Table:
    """A match, the seats whose answers are typed, and the computer at the others."""

    def __init__(self, setting: Setting, persons: tuple[int, ...], level: int) -> None:
        self.match = MatchState(setting)
        self.persons, self.level = persons, level
        self.family = self.match.game.spec.family
        self.n_random = 0
        self.computers = {
            seat: players.make(self.family, level, stream_seed(setting.seed, "computer", seat))
            for seat in range(self.match.n_seats)
            if seat not in persons
        }

    def take(self, seat: int, text: str) -> AppliedEntry:
        """One act of a seat. Raises IllegalActionError (nothing changed)."""
        return self.match.take(Entry(self.match.n_entries, seat, text, "", 0))

    def next_seat(self) -> int:
        """Who is asked now: whose consent is waited for, then persons, then computers."""
        proposal = self.match.proposal
        if proposal is not None:
            return next(seat for seat in range(self.match.n_seats) if proposal.awaits(seat))
        offered = self.match.draw_offer
        if offered >= 0:
            return next(seat for seat in range(self.match.n_seats) if seat != offered)
        owing = self.match.to_act()
        return next((seat for seat in owing if seat in self.persons), owing[0])

    def computer_answer(self, seat: int) -> str:
        """What the computer at a seat says: to a proposal of its company yes, to an offer of a draw no, else its player's action."""
        if self.match.proposal is not None:
            return table_actions.AGREE
        if self.match.draw_offer >= 0:
            return table_actions.DECLINE
        return self.computers[seat].act(self.match.information(seat))

    def random_answer(self, seat: int) -> str:
        """A legal answer to what a seat owes; a set-up as people would give it."""
        self.n_random += 1
        setting, information = self.match.setting, self.match.information(seat)
        seed = stream_seed(setting.seed, "random", seat, self.n_random)
        if information.observation.legal is None and self.match.setting_up():
            return players.random_action(setting.game, setting.setup, seat, seed)
        return players.RandomPlayer(seed).act(information)


class View:
    """What persons see and type. looking: whose eyes are at the screen, -1 for nobody's."""

    help_lines = """\
legal    what you may do             random   an answer drawn for you
board    the position again          log      what has happened
options  the rules of this game      quit     leave"""

    def __init__(self, table: Table) -> None:
        self.table, self.match = table, table.match
        self.spec = self.match.game.spec
        self.looking = table.persons[0] if len(table.persons) == 1 else -1
        self.untold = {seat: list(self._heard_at_start(seat)) for seat in table.persons}
        self.drawn: tuple[int, int] | None = None
        self.lines: TextIO
        self.say: Callable[[str], Any]
        self.words: dict[str, Callable[[int], Any]] = {
            "": lambda seat: None,
            "help": lambda seat: self.say(self.help_text(seat)),
            "legal": lambda seat: self.say(self.legal_text(seat)),
            "board": lambda seat: self.say(self.position_text(self.match.observe(seat))),
            "log": lambda seat: self.say(self.log_text(seat)),
            "options": lambda seat: self.say(self.options_text(True)),
        }

    def _heard_at_start(self, seat: int) -> tuple[Event, ...]:
        return self.match.information(seat).events

    def run(self, lines: TextIO, say: Callable[[str], Any]) -> None:
        """Until the end, or until a person leaves."""
        self.lines, self.say = lines, say
        self.say(self.opening_text())
        while self.match.outcome is None:
            seat = self.table.next_seat()
            if seat not in self.table.persons:
                self.take(seat, self.table.computer_answer(seat))
            elif not (self.hand_over(seat) and self.ask(seat)):
                return
        self.say(self.position_text(self.match.game.reveal(self.match.state)))
        self.say(self.ending_text())

    def hand_over(self, seat: int) -> bool:
        """Let this person look, and tell it what it has not heard of. False if nobody is there."""
        if seat != self.looking and self.spec.hidden:
            self.say(f"{CLEAR}{self.name_of(seat)}: take the terminal and press Enter.")
            if not self.lines.readline():
                return False
            self.say(CLEAR)
        self.looking = seat
        self._tell(seat)
        return True

    def take(self, seat: int, text: str) -> None:
        """One act, told at once to who looks and later to the others. Raises IllegalActionError."""
        applied = self.table.take(seat, text)
        for person in self.table.persons:
            self.untold[person] += [event for event in applied.events if event.heard_by(person)]
        if self.looking >= 0:
            self._tell(self.looking)

    def _tell(self, seat: int) -> None:
        for event in self.untold[seat]:
            line = self.event_text(event)
            if line:
                self.say(f"  {line}")
        self.untold[seat].clear()

    def ask(self, seat: int) -> bool:
        """One line of a person; False to leave."""
        seen = self.match.observe(seat)
        if self.drawn != (seat, self.match.n_entries):
            shown = self.position_before(seen)
            if shown:
                self.say(shown)
            self.drawn = seat, self.match.n_entries
        self.say(self.question_text(seat, seen))
        line = self.lines.readline()
        return bool(line) and self.obey(line.strip(), seat, seen)

    def obey(self, typed: str, seat: int, seen: Observation) -> bool:
        """Do what was typed; False to leave."""
        word = typed.lower()
        if word in LEAVE:
            return False
        if word in self.words:
            self.words[word](seat)
            return True
        try:
            self.take(seat, self._act_of(word, seat) or self._answer(typed, seat, seen))
        except FaultyActionError as error:
            self.say(f"  {self.refusal_text(error)}")
            for fault in error.faults:
                self.say(f"    {self.fault_text(fault.kind, fault.where, fault.words)}")
        except IllegalActionError as error:
            self.say(f"  {self.refusal_text(error)}")
        except GonfalonError as error:
            self.say(f"  {error}")
        return True

    def _answer(self, typed: str, seat: int, seen: Observation) -> str:
        return self.table.random_answer(seat) if typed.lower() == "random" else self.action_of(typed, seen)

    def _act_of(self, word: str, seat: int) -> str:
        """The act beside the rules that a word means, "" for none. `undo` alone takes back one's own last answer."""
        name, _, argument = word.removeprefix("/").partition(" ")
        act = f"/{name}"
        if act not in self.match.open_acts(seat):
            return word if word.startswith("/") else ""
        if act == table_actions.UNDO and not argument:
            own = [one.entry.seq for one in self.match.applied if self._is_answer_of(one.entry, seat)]
            argument = str(own[-1] if own else 0)
        return f"{act} {argument}".strip()

    def _is_answer_of(self, entry: Entry, seat: int) -> bool:
        return entry.seat == seat and not table_actions.is_act(entry.text)

    # ---- what a family may say in its own way --------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        """A seat's name."""
        raise NotImplementedError

    def opening_text(self) -> str:
        """Before the game: who plays what, by which rules."""
        raise NotImplementedError

    def options_text(self, every: bool) -> str:
        """The options in force; all of them or those that are worth saying."""
        raise NotImplementedError

    def position_text(self, seen: Observation) -> str:
        """The position."""
        raise NotImplementedError

    def position_before(self, seen: Observation) -> str:
        """The position as it is shown before a question, "" where none is needed."""
        return self.position_text(seen)

    def question_text(self, seat: int, seen: Observation) -> str:
        """What is asked of a seat."""
        raise NotImplementedError

    def legal_text(self, seat: int) -> str:
        """Everything a seat may answer."""
        raise NotImplementedError

    def log_text(self, seat: int) -> str:
        """Everything a seat has heard."""
        said = [self.event_text(event) for event in self.match.information(seat).events]
        return "\n".join(f"  {line}" for line in said if line) or "  -"

    def event_text(self, event: Event) -> str:
        """One event in a line, "" for those that need none."""
        raise NotImplementedError

    def help_text(self, seat: int) -> str:
        """What may be typed."""
        acts = [act.removeprefix("/") for act in self.match.open_acts(seat)]
        return self.help_lines + (f"\nbeside the rules: {', '.join(acts)}" if acts else "")

    def action_of(self, typed: str, seen: Observation) -> str:
        """What was typed as an action's text, however loosely it was typed. Raises GonfalonError for what cannot be one."""
        return typed

    def refusal_text(self, error: IllegalActionError) -> str:
        """Why an action is not possible."""
        raise NotImplementedError

    def fault_text(self, kind: str, where: tuple[str, ...], words: str) -> str:
        """One thing that is wrong with a composed answer; words: how the rules say it."""
        raise NotImplementedError

    def ending_text(self) -> str:
        """Who won, and why."""
        raise NotImplementedError
