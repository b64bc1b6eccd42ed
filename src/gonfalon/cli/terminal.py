"""A match in one terminal: which seats persons and computers have, who is asked next, and what typed lines do.

`LocalMatch` holds the match, `View` prints it and reads lines. A family's view overrides the texts, never who may see what.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TextIO

from gonfalon import players
from gonfalon.core.errors import FaultyActionError, GonfalonError, IllegalActionError
from gonfalon.core.events import Event
from gonfalon.core.manners import COURTESIES
from gonfalon.core.observation import Observation
from gonfalon.core.rng import stream_seed
from gonfalon.match import table_actions
from gonfalon.match.log import Entry
from gonfalon.match.referee import AppliedEntry, MatchState, Setting
from gonfalon.match.table_actions import Agree, Concede, DeclineDraw, Flag, Resign, Restart, TableAct, Undo

from . import words
from .clock_words import written_time

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""ANSI codes that clear the screen and the scroll-back buffer."""
LEAVE = ("quit", "exit")
YES = ("y", "yes")
ASKED = "Type yes to do it, anything else to think again:"
FINAL: dict[type[TableAct], str] = {
    Resign: "You give up the game.",
    Concede: "You give up the game.",
    Restart: "The game starts again.",
}
"""Acts that cannot be taken back -> what is said before the person is asked whether to do them."""


class LocalMatch:
    """A match in this process. persons: seats whose answers are typed. level: of the computer at all other seats.

    asked_at: when the person at the screen was asked, on the monotonic clock: a clock runs from then on. Computers have none.
    """

    def __init__(self, setting: Setting, persons: tuple[int, ...], level: int) -> None:
        self.match = MatchState(setting)
        self.persons, self.level = persons, level
        self.family = self.match.game.spec.family
        self.n_random = 0
        self.asked_at = time.monotonic()
        self.computers = {
            seat: players.make(self.family, level, stream_seed(setting.seed, "computer", seat))
            for seat in range(self.match.n_seats)
            if seat not in persons
        }

    def take(self, seat: int, text: str) -> AppliedEntry:
        """Take an action, or a table act, of a seat. Raises IllegalActionError (nothing changed)."""
        is_timed = seat in self.persons and not table_actions.is_act(text)
        spent = round(1000 * (time.monotonic() - self.asked_at)) if is_timed and self.match.clocks else 0
        return self.match.take(Entry(self.match.n_entries, seat, text, "", 0, spent))

    def fallen(self, seat: int) -> AppliedEntry | None:
        """Let the flag of a person fall who has been asked for too long; None while there is time. Nobody can be interrupted in a
        terminal, so this is asked when an answer comes."""
        clocks = self.match.clocks
        left = clocks.left(seat, self.match.sets_up(seat)) if clocks and seat in self.match.to_act() else None
        if left is None or 1000 * (time.monotonic() - self.asked_at) < left:
            return None
        return self.match.take(Entry(self.match.n_entries, seat, Flag.word, "", 0, left))

    def time_left(self) -> dict[int, int]:
        """Milliseconds that each person has for what is asked now; {} without a clock."""
        clocks = self.match.clocks
        if clocks is None:
            return {}
        found = {seat: clocks.left(seat, self.match.sets_up(seat)) for seat in self.persons}
        return {seat: left for seat, left in found.items() if left is not None}

    def next_seat(self) -> int:
        """The seat to ask now: first one whose consent is open, then persons, then computers."""
        proposal = self.match.proposal
        if proposal is not None:
            return next(seat for seat in range(self.match.n_seats) if proposal.awaits(seat))
        offered = self.match.draw_offer
        if offered >= 0:
            return next(seat for seat in range(self.match.n_seats) if seat != offered)
        owing = self.match.to_act()
        return next((seat for seat in owing if seat in self.persons), owing[0])

    def computer_answer(self, seat: int) -> str:
        """The answer of the computer at a seat: it agrees to a proposal of its partners, declines a draw, else its player acts."""
        if self.match.proposal is not None:
            return Agree.word
        if self.match.draw_offer >= 0:
            return DeclineDraw.word
        return self.computers[seat].act(self.match.information(seat))

    def random_answer(self, seat: int) -> str:
        """A random legal action for a seat; a first answer (a set-up, a deck) resembles those of people."""
        self.n_random += 1
        setting, information = self.match.setting, self.match.information(seat)
        seed = stream_seed(setting.seed, "random", seat, self.n_random)
        if information.observation.legal is None and self.match.setting_up():
            return players.random_action(setting.game, setting.setup, seat, seed)
        return players.RandomPlayer(seed).act(information)


class View:
    """Prints the match and reads lines. viewer: the seat whose person is at the screen, -1 for nobody.

    unheard: person's seat -> events that were not printed for it yet.
    """

    help_lines = """\
legal    what you may do             random   an answer drawn for you
board    the position again          log      what has happened
options  the rules of this game      quit     leave"""

    def __init__(self, local_match: LocalMatch) -> None:
        self.local_match, self.match = local_match, local_match.match
        self.spec = self.match.game.spec
        self.viewer = local_match.persons[0] if len(local_match.persons) == 1 else -1
        self.unheard = {seat: list(self._heard_at_start(seat)) for seat in local_match.persons}
        self.drawn: tuple[int, int] | None = None
        self.asked: tuple[int, int] | None = None
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
        """Play until the end, or until a person leaves."""
        self.lines, self.say = lines, say
        self.say(self.opening_text())
        while self.match.outcome is None:
            seat = self.local_match.next_seat()
            if seat not in self.local_match.persons:
                self.take(seat, self.local_match.computer_answer(seat))
            elif not (self.hand_over(seat) and self.ask(seat)):
                return
        self.say(self.position_text(self.match.game.reveal(self.match.state)))
        self.say(self.ending_text())

    def hand_over(self, seat: int) -> bool:
        """Hand the screen to the person of a seat and print its unheard events. False if the input has ended."""
        if seat != self.viewer and self.spec.hidden:
            self.say(f"{CLEAR}{self.name_of(seat)}: take the terminal and press Enter.")
            if not self.lines.readline():
                return False
            self.say(CLEAR)
        self.viewer = seat
        self._tell(seat)
        return True

    def take(self, seat: int, text: str) -> None:
        """Take an act; print its events for the viewer and keep them for the other persons. Raises IllegalActionError."""
        self._note(self.local_match.take(seat, text))

    def _note(self, applied: AppliedEntry) -> None:
        for person in self.local_match.persons:
            self.unheard[person] += [event for event in applied.events if event.heard_by(person)]
        if self.viewer >= 0:
            self._tell(self.viewer)

    def _tell(self, seat: int) -> None:
        for event in self.unheard[seat]:
            line = self.told(event)
            if line:
                self.say(f"  {line}")
        self.unheard[seat].clear()

    def ask(self, seat: int) -> bool:
        """Print the question to a seat and execute the line that its person types; False to leave."""
        seen = self.match.observe(seat)
        if self.drawn != (seat, self.match.n_entries):
            shown = self.position_before(seen)
            if shown:
                self.say(shown)
            self.drawn = seat, self.match.n_entries
        left = self.local_match.time_left()
        if left:
            told = (f"{self.name_of(one)} {written_time(spare)}" for one, spare in left.items())
            self.say(f"  {', '.join(told)}")
        self.say(self.question_text(seat, seen))
        if self.asked != (seat, self.match.n_entries):  # a clock runs on through lines that are no answer
            self.asked, self.local_match.asked_at = (seat, self.match.n_entries), time.monotonic()
        line = self.lines.readline()
        return bool(line) and (self._falls(seat) or self.execute(line.strip(), seat, seen))

    def _falls(self, seat: int) -> bool:
        """Was the answer too late? Then the flag has fallen; a set-up is made for the person."""
        fallen = self.local_match.fallen(seat)
        if fallen is None:
            return False
        self._note(fallen)
        if self.match.outcome is None:
            self.local_match.asked_at = time.monotonic()
            self.take(seat, self.local_match.random_answer(seat))
        return True

    def execute(self, typed: str, seat: int, seen: Observation) -> bool:
        """Execute a typed line: a command of the terminal, a table act, or an action; False to leave."""
        word = typed.lower()
        if word in LEAVE:
            return False
        if word in self.words:
            self.words[word](seat)
            return True
        try:
            act = self._act_of(word, seat)
            final = FINAL.get(type(act)) if act else None
            if final is None or self.agrees(f"  {final}"):
                self.take(seat, act.written if act else self._answer(typed, seat, seen))
        except FaultyActionError as error:
            self.say(f"  {self.refusal_text(error)}")
            for fault in error.faults:
                self.say(f"    {self.fault_text(fault.kind, fault.where, fault.words)}")
        except IllegalActionError as error:
            self.say(f"  {self.refusal_text(error)}")
            way_out = self.typing_text(typed, seen)
            if way_out:
                self.say(f"  {way_out}")
        except GonfalonError as error:
            self.say(f"  {error}")
        return True

    def agrees(self, question: str) -> bool:
        """Ask before what costs, or ends the game; the end of the input is no."""
        self.say(f"{question} {ASKED}")
        return self.lines.readline().strip().lower() in YES

    def _answer(self, typed: str, seat: int, seen: Observation) -> str:
        return (
            self.local_match.random_answer(seat) if typed.lower() == "random" else self.action_of(typed, seen)
        )

    def _act_of(self, word: str, seat: int) -> TableAct | None:
        """The table act that a word means, None for none. Raises IllegalActionError for one that there is not.

        `undo` without a number takes back the seat's own last answer.
        """
        text = f"/{word.removeprefix('/')}"
        is_open = text.partition(" ")[0] in self.match.open_acts(seat)
        if is_open and text == Undo.word:
            own = [one.entry.seq for one in self.match.applied if one.entry.seat == seat and one.act is None]
            return Undo(own[-1] if own else 0)
        return table_actions.parse(text) if is_open or word.startswith("/") else None

    # ---- texts that a family may override ------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        """A seat's name."""
        raise NotImplementedError

    def opening_text(self) -> str:
        """Before the game: who plays what, by which rules."""
        raise NotImplementedError

    def options_text(self, every: bool) -> str:
        """The options in force. every: all of them, else those shown first and those that differ from the defaults."""
        raise NotImplementedError

    def position_text(self, seen: Observation) -> str:
        """The position."""
        raise NotImplementedError

    def position_before(self, seen: Observation) -> str:
        """The position as printed before a question, "" for none."""
        return self.position_text(seen)

    def question_text(self, seat: int, seen: Observation) -> str:
        """The question to a seat."""
        raise NotImplementedError

    def legal_text(self, seat: int) -> str:
        """The legal actions of a seat."""
        raise NotImplementedError

    def log_text(self, seat: int) -> str:
        """All events that a seat has heard."""
        said = [self.told(event) for event in self.match.information(seat).events]
        return "\n".join(f"  {line}" for line in said if line) or "  -"

    def told(self, event: Event) -> str:
        """One event in a line, "" for events that are not printed; a word of manners sounds the same in every game."""
        said = str(event.facts.get("text", ""))
        if event.kind == "signalled" and said in COURTESIES:
            return words.say("courtesy-line", seat=self.name_of(event.facts["seat"]), words=words.say(said))
        return self.event_text(event)

    def event_text(self, event: Event) -> str:
        """One event in a line, "" for events that are not printed."""
        raise NotImplementedError

    def help_text(self, seat: int) -> str:
        """What may be typed."""
        acts = [act.removeprefix("/") for act in self.match.open_acts(seat)]
        signals = [f"/signal {option.action}" for option in self.match.signals(seat)]
        beside = f"\nbeside the rules: {', '.join(acts)}" if acts else ""
        return self.help_lines + beside + (f"\nto the others: {', '.join(signals)}" if signals else "")

    def action_of(self, typed: str, seen: Observation) -> str:
        """The action text that a typed line means; spelling may be loose. Raises GonfalonError if it cannot be an action."""
        return typed

    def typing_text(self, typed: str, seen: Observation) -> str:
        """What can be typed, after a line that was no answer at all; "" after one that the rules refuse."""
        return ""

    def refusal_text(self, error: IllegalActionError) -> str:
        """Why an action is not possible."""
        raise NotImplementedError

    def fault_text(self, kind: str, where: tuple[str, ...], words: str) -> str:
        """One fault of a composed action. words: the fault in the words of the rules."""
        raise NotImplementedError

    def ending_text(self) -> str:
        """Who won, and why."""
        raise NotImplementedError
