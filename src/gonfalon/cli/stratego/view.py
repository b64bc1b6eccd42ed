"""A Stratego game in the terminal: a drawn board, and moves in loose spelling."""

from __future__ import annotations

import re
from typing import Any

from gonfalon import players
from gonfalon.core.errors import FaultyActionError, IllegalActionError
from gonfalon.core.events import Event
from gonfalon.core.game import GameSetup
from gonfalon.core.observation import Observation
from gonfalon.games.stratego import army_text, power_texts
from gonfalon.games.stratego.observation import StrategoObservation
from gonfalon.games.stratego.rules import rules_for
from gonfalon.players import Hint

from ..plain import PlainView
from ..terminal import LEAVE, LocalMatch
from . import hints, show

MOVE = re.compile(r"([a-p]\d{1,2})\s*(?:-|\s|to)?\s*([a-p]\d{1,2})", re.IGNORECASE)
HELP = """\
a4-a5             move or attack               legal    your legal moves
deploy <letters>  your set-up, back row first  random   a set-up drawn for you
rescue miner@c4   bring a piece back           lost     captured pieces
rescue none       bring nothing back           board    the board again
options           the rules of this game       log      what has happened
hint              the best moves, and why      belief   what their pieces may be
resign            give up                      quit     leave
A set-up has one letter for each square that `legal` names, in that order; a dot leaves a square empty.
Numbers by rank, names, small letters, commas and blanks between the pieces are read, too."""
POWERS = "A power is its name, the squares its user goes over, and its targets; stop ends a repeated attack."
QUIET = "quiet_draw"
QUESTIONS = {"move": "turn-yours", "rescue": "turn-rescue", "repeat": "turn-repeat"}


class StrategoView(PlainView):
    """The board, the words of the game, powers and the quest."""

    def __init__(self, local_match: LocalMatch) -> None:
        super().__init__(local_match)
        self.game = local_match.match.setting.game
        self.separate_options = (QUIET,) if self.match.setting.setup.options[QUIET] else ()
        self.words["lost"] = lambda seat: self.say(show.lost_text(self._seen(seat)))
        self.words["hint"] = lambda seat: self.say(hints.acts_text(self._hint(seat), self._seen(seat)))
        self.words["belief"] = lambda seat: self.say(hints.readings_text(self._hint(seat)))

    def _seen(self, seat: int) -> StrategoObservation:
        seen = self.match.observe(seat)
        assert isinstance(seen, StrategoObservation)
        return seen

    def _hint(self, seat: int) -> Hint:
        """From what this seat knows."""
        found = players.hint(self.match.information(seat))
        assert found is not None
        return found

    def _heard_at_start(self, seat: int) -> tuple[Event, ...]:
        return ()

    # ---- seats and rules -----------------------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        return show.side_name(seat, self.game)

    def opening_text(self) -> str:
        setting = self.match.setting
        persons = self.local_match.persons
        who = show.you_are(persons[0], self.game)
        both = f"{self.name_of(0)} and {self.name_of(1)} share this terminal"
        lines = [f"{who if len(persons) == 1 else both}. Seed {setting.seed}.", self.options_text(False)]
        return "\n".join(line for line in lines if line)

    def options_text(self, every: bool) -> str:
        """As in PlainView, and the number of quiet turns after which the game is drawn."""
        quiet = int(self.match.setting.setup.options[QUIET])
        drawn = show.say("limit-quiet-help", turns=quiet) if quiet and not every else ""
        return "\n".join(line for line in (drawn, super().options_text(every)) if line)

    # ---- the position --------------------------------------------------------------------------------------------

    def position_text(self, seen: Observation) -> str:
        return show.board_text(seen)

    def position_before(self, seen: Observation) -> str:
        return "" if seen.kind == "deploy" else show.board_text(seen)

    def question_text(self, seat: int, seen: Observation) -> str:
        if self.match.draw_offer >= 0 or seen.decision is None:
            return super().question_text(seat, seen)
        if seen.kind == "deploy":
            return "Your set-up (random draws one, help says how to write one):"
        assert isinstance(seen, StrategoObservation)
        asked = show.say(QUESTIONS.get(seen.kind, "turn-yours"))
        where = f" ({seen.repeat})" if seen.repeat else ""
        return f"{asked}{where} (help for help):"

    def legal_text(self, seat: int) -> str:
        seen = self._seen(seat)
        if seen.legal is None:
            return " ".join(("set-up zone:", *seen.zone))
        known = {power for power, _ in seen.powers}
        announced = [text for text in seen.legal if text.split(" ")[0] in known]
        moves = [text for text in seen.legal if text not in announced]
        lines = [" ".join(moves)] if moves else []
        for power in dict.fromkeys(text.split(" ")[0] for text in announced):
            lines.append(", ".join(text for text in announced if text.split(" ")[0] == power))
        return "\n".join(lines)

    def help_text(self, seat: int) -> str:
        seen, setup = self._seen(seat), self.match.setting.setup
        if not seen.powers:
            return HELP
        return f"{HELP}\n{POWERS}\n{show.power_help(seen, forms(setup), setup.options)}"

    # ---- what is typed and told ----------------------------------------------------------------------------------

    def action_of(self, typed: str, seen: Observation) -> str:
        assert isinstance(seen, StrategoObservation)
        if move := MOVE.fullmatch(typed):
            return f"{move[1]}-{move[2]}".lower()
        low = " ".join(typed.lower().split())
        if seen.kind == "deploy":
            return self._deployment(typed, seen)
        if low.startswith("rescue "):
            return low
        is_power = low.split(" ")[0] in {power for power, _ in seen.powers}
        return low if is_power or low == power_texts.STOP_TEXT else typed

    def _deployment(self, typed: str, seen: StrategoObservation) -> str:
        """A set-up in loose spelling: without the word deploy, in any form that `army_text` reads; else the letters as typed."""
        found = self._army(typed, seen)
        if found is not None:
            return f"deploy {found.letters}"
        word, _, rest = typed.partition(" ")
        letters = "".join((rest if word.lower() == "deploy" else typed).split())
        if word.lower() != "deploy" and len(letters) != len(seen.zone):
            return typed
        setup = self.match.setting.setup
        known = {*rules_for(setup.variant, setup.options).ruleset.by_letter(seen.seat), "."}
        large = letters.upper()
        return f"deploy {large if set(large) <= known else letters}"

    def _army(self, typed: str, seen: StrategoObservation) -> army_text.ArmyText | None:
        """The set-up that a line gives, None if it gives none that is legal."""
        setup = self.match.setting.setup
        try:
            return army_text.read(rules_for(setup.variant, setup.options).ruleset, seen.seat, typed)
        except FaultyActionError:
            return None

    def typing_text(self, typed: str, seen: Observation) -> str:
        assert isinstance(seen, StrategoObservation)
        action = self.action_of(typed, seen)
        first = action.split(" ")[0]
        if MOVE.fullmatch(action) or first in (
            "rescue",
            power_texts.STOP_TEXT,
            *(name for name, _ in seen.powers),
        ):
            return ""
        return "Type a move such as a4-a5; legal lists the moves, help says what else can be typed."

    def event_text(self, event: Event) -> str:
        return show.event_text(event, self.game)

    def refusal_text(self, error: IllegalActionError) -> str:
        reason = "deployment" if error.reason == "faulty" else error.reason
        return show.refused(reason, error.section, self.game)

    def execute(self, typed: str, seat: int, seen: Observation) -> bool:
        assert isinstance(seen, StrategoObservation)
        if seen.kind == "deploy" and self._is_unknown(typed, seat, seen):
            self.say(
                f"  Not understood. Type random, or deploy and {len(seen.zone)} letters; help says how to write them."
            )
            return True
        found = self._army(typed, seen) if seen.kind == "deploy" else None
        for line in show.how_read(found) if found else ():
            self.say(f"  {line}")
        return super().execute(typed, seat, seen)

    def _is_unknown(self, typed: str, seat: int, seen: StrategoObservation) -> bool:
        """Is a line before the battle neither a command nor a set-up?"""
        word = typed.lower()
        if word in (*LEAVE, *self.words, "random") or self._act_of(word, seat):
            return False
        return not self._deployment(typed, seen).startswith("deploy ")

    def fault_text(self, kind: str, where: tuple[str, ...], instead: str) -> str:
        return show.say(f"fault-{kind}", instead, self.game, where=", ".join(where), squares=", ".join(where))

    def ending_text(self) -> str:
        outcome = self.match.outcome
        assert outcome is not None
        seat = self.local_match.persons[0] if len(self.local_match.persons) == 1 else -1
        return show.ended(outcome.returns, outcome.reason, seat, self.game)


def forms(setup: GameSetup) -> dict[str, str]:
    """How each power of a ruleset is written, by example."""
    found: dict[str, Any] = {}
    for power in rules_for(setup.variant, setup.options).ruleset.powers:
        if power.shape == "again":
            found[power.id] = f"d5-d6 or {power_texts.STOP_TEXT}"
        elif power.shape == "fly":
            found[power.id] = f"{power.id} b1-b7"
        elif power.shape == "ride":
            found[power.id] = f"{power.id} d5-d6-e6"
        else:
            way = "d5" if power.steps == "none" else "d5-d6"
            found[power.id] = (
                f"{power.id} {way}" + (" d7" if power.targets else "") + (" e7" if power.targets > 1 else "")
            )
    return found
