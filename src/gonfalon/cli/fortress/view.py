"""A Fortress game in the terminal: the floors as far as they are known, ways of several requests, and a question before what costs."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.observation import Decision, Observation, Option
from gonfalon.core.rng import stream
from gonfalon.games.fortress.generator import GRADES, make_fortress
from gonfalon.games.fortress.maze import text_of
from gonfalon.games.fortress.notes import Notes
from gonfalon.games.fortress.observation import FortressObservation
from gonfalon.games.fortress.rules import Rules, rules_for
from gonfalon.games.fortress.view import maze_of, notes_of
from gonfalon.games.fortress.words import BUILD, CHALLENGE, ENTER, EXPLORE, SACRIFICE, STEP, SWAP

from .. import words
from ..plain import PlainView
from ..terminal import LocalMatch
from .floors import LEGEND, drawn, plot_of_maze, plot_of_notes
from .ways import Leg, read_way

HELP = """\
E4 D4 up          a way: squares, up, down, passage, bridge; several at once
E5-E4             one request        king, enter king  the piece that enters
swap dwarf        another piece      sacrifice dwarf   give up the piece inside
board             the floors         own               your fortress, and their piece in it
legal             what you may do    log               what has happened
random            an answer for you  options           the rules of this game
resign            give up            quit              leave"""
BUILDING = """\
build walls A2-A3 ...; ladders C3 mA1 ...; flag A1; cup B4; ...   your fortress in one line
random, easy, medium, hard    one that is made for you; own shows it
Squares are A1 to E5 on the bottom, mA1 to mC3 in the middle, tA1 to tB2 on top."""
COSTS_TURN = "it costs your turn"
COSTS = f"{COSTS_TURN})"
KNOWN_WALL = "a wall that you know: it ends your turn"


class FortressView(PlainView):
    """The floors, the ways, and the words of the game."""

    def __init__(self, local_match: LocalMatch) -> None:
        super().__init__(local_match)
        setup = self.match.setting.setup
        self.rules: Rules = rules_for(setup.variant, setup.options)
        self.n_made = 0
        self.words["own"] = lambda seat: self.say(self.own_text(seat))

    # ---- the position --------------------------------------------------------------------------------------------

    def position_text(self, seen: Observation) -> str:
        assert isinstance(seen, FortressObservation)
        if not all(seen.built):
            return ""
        seats = (seen.seat,) if seen.seat in (0, 1) else (0, 1)
        return "\n".join([*(line for seat in seats for line in self._explored(seen, seat)), f"  {LEGEND}"])

    def position_before(self, seen: Observation) -> str:
        return self.position_text(seen) if seen.decision and seen.decision.kind in (EXPLORE, ENTER) else ""

    def _explored(self, seen: FortressObservation, seat: int) -> Iterator[str]:
        """The fortress that a seat explores, and its pieces; all of the fortress where it may be seen."""
        rules, notes = self.rules, notes_of(self.rules, seen, seat)
        maze = maze_of(rules, seen.fortresses[1 - seat])
        whose = f"{self.name_of(1 - seat)}'s fortress, explored by {self.name_of(seat)}"
        yield f"  {whose}{'' if maze else ', as far as it is known'}:"
        yield drawn(rules, plot_of_maze(rules, maze, notes) if maze else plot_of_notes(rules, notes))
        yield from self._pieces(seen, seat)

    def _pieces(self, seen: FortressObservation, seat: int) -> Iterator[str]:
        told = [
            f"{title} {self._names(found[seat])}"
            for title, found in (("unused:", seen.unused), ("out:", seen.out))
            if found[seat]
        ]
        told += [f"turns to skip: {seen.skips[seat]}"] if seen.skips[seat] else []
        told += [f"passage {pair}" for pair in seen.passages[seat]] + [
            f"bridge {pair}" for pair in seen.bridges[seat]
        ]
        if told:
            yield f"  {self.name_of(seat)}: {'; '.join(told)}"

    def _names(self, pieces: tuple[str, ...]) -> str:
        return ", ".join(words.value_text("pieces", piece) for piece in pieces)

    def own_text(self, seat: int) -> str:
        """The seat's own fortress, with the enemy's piece in it, and its text."""
        seen = self.match.observe(seat)
        assert isinstance(seen, FortressObservation)
        maze = maze_of(self.rules, seen.fortresses[seat])
        if maze is None:
            return "  Your fortress is not built yet."
        plan = drawn(self.rules, plot_of_maze(self.rules, maze, notes_of(self.rules, seen, 1 - seat)))
        return f"{plan}\n  {LEGEND}\n  {seen.fortresses[seat]}"

    # ---- the question --------------------------------------------------------------------------------------------

    def _asked(self, seat: int, decision: Decision) -> Iterator[str]:
        if decision.kind != BUILD:
            yield from super()._asked(seat, decision)
            return
        counts = ", ".join(
            f"{count} {kind}" for kind, count in zip(self.rules.kinds, self.rules.counts, strict=True) if kind
        )
        each = "Each of the two fortresses" if self.rules.has_bridge else "It"
        sizes = self.rules.ruleset
        yield f"{self.name_of(seat)}: build your fortress."
        yield f"{each} has {sizes.walls} walls, {sizes.ladders} ladders, {counts}."
        if self.rules.has_bridge:
            yield "Squares of the far one begin with 2, as 2E5; one flag for both, and bridge B4-2D1 joins them."
        yield BUILDING

    def question_text(self, seat: int, seen: Observation) -> str:
        """As in PlainView; of what costs the turn only the words, since `legal` lists it."""
        shown = super().question_text(seat, seen).split("\n")
        rest = [line for line in shown if line.endswith(COSTS)]
        ways = dict.fromkeys(line.split()[1] for line in rest)
        kept = [line for line in shown if line not in rest]
        return "\n".join([*kept[:-1], *(f"        {way} PIECE  ({COSTS}" for way in ways), kept[-1]])

    def _option_lines(self, decision: Decision) -> Iterator[str]:
        if decision.kind != EXPLORE:
            yield from super()._option_lines(decision)
            return
        for number, (option, marks) in enumerate(self._marked(decision), 1):
            yield f"  {number:>4}  {option.action}" + (f"  ({marks})" if marks else "")

    def _marked(self, decision: Decision) -> list[tuple[Option, str]]:
        """The options of a turn with what is known of them: new squares first, then known ones, known walls, and what costs."""
        rules, notes = self.rules, self._notes(decision.seat)
        found: list[tuple[int, Option, str]] = []
        for option in decision.options or ():
            parts = option.parts
            price = int(parts.get("turns_to_skip", 0))
            if "target" not in parts:
                marks = f"{price} turns to skip, and {COSTS_TURN}" if price else COSTS_TURN
                found.append((4, option, "it ends the game" if option.action == CHALLENGE else marks))
                continue
            source, target = (rules.plan.index[parts[end]] for end in ("source", "target"))
            if parts["way"] == STEP and notes.walls >> rules.plan.edge_index[source, target] & 1:
                found.append((3, option, KNOWN_WALL))
                continue
            is_seen = bool(notes.visited >> target & 1)
            way = "" if parts["way"] == STEP else "up" if target == rules.plan.above[source] else parts["way"]
            way = "down" if way == "climb" else way
            card = "" if notes.gone >> target & 1 else rules.kinds[notes.card_at(target)]
            marks = ", ".join(one for one in (way, card, "" if is_seen else "not seen yet") if one)
            found.append((int(is_seen), option, marks))
        return [(option, marks) for _, option, marks in sorted(found, key=lambda one: one[0])]

    def _notes(self, seat: int) -> Notes:
        seen = self.match.observe(seat)
        assert isinstance(seen, FortressObservation)
        return notes_of(self.rules, seen, seat)

    def help_text(self, seat: int) -> str:
        return super().help_text(seat).replace(self.help_lines, f"{HELP}\n{BUILDING}")

    # ---- what is typed -------------------------------------------------------------------------------------------

    def execute(self, typed: str, seat: int, seen: Observation) -> bool:
        decision = seen.decision
        if (
            decision is not None
            and decision.kind == ENTER
            and not self._is_cheap(self.action_of(typed, seen), decision)
        ):
            return True
        if decision is None or decision.kind != EXPLORE or typed.lower() in ("random", *self.words):
            return super().execute(typed, seat, seen)
        legs = self._legs(typed, decision)
        if legs is None:
            return super().execute(typed, seat, seen)
        for n, leg in enumerate(legs):
            if not self._go(leg, seat):
                left = len(legs) - n - 1
                if left:
                    self.say(
                        f"  The way ends here; {left} more {'request was' if left == 1 else 'requests were'} not made."
                    )
                break
        return True

    def _legs(self, typed: str, decision: Decision) -> list[Leg] | None:
        """The requests that a line means, one by one; None for a line that is none."""
        low = " ".join(typed.lower().split())
        action = self.action_of(typed, self.match.observe(decision.seat))
        if any(option.action == action for option in decision.options or ()):
            target = action.split("-")[-1]
            return [Leg(action, self.rules.plan.index.get(target, -1))]
        if low.split(" ")[0] in (SWAP, SACRIFICE, CHALLENGE):
            return [Leg(low, -1)]
        return read_way(self.rules, self._notes(decision.seat), typed)

    def _go(self, leg: Leg, seat: int) -> bool:
        """Make one request of a way. False if it is refused, thought over, or the piece does not end where it leads."""
        decision = self.match.observe(seat).decision
        assert decision is not None
        costs = next(
            (
                marks
                for option, marks in self._marked(decision)
                if option.action == leg.action and is_costly(option, marks)
            ),
            "",
        )
        if costs and not self.agrees(f"  {leg.action}: {costs}."):
            return False
        try:
            self.take(seat, leg.action)
        except IllegalActionError as error:
            super().execute(error.action, seat, self.match.observe(seat))
            return False
        if self.match.outcome is not None or self.match.to_act() != (seat,):
            return False
        after = self._notes(seat)
        return after.piece >= 0 and after.square == leg.target

    def _is_cheap(self, action: str, decision: Decision) -> bool:
        """Costs a piece that enters no more than others do, or does the person want it all the same?"""
        prices = {option.action: int(option.parts["turns_to_skip"]) for option in decision.options or ()}
        price = prices.get(action, 0)
        return price <= min(prices.values(), default=0) or self.agrees(f"  {action}: {price} turns to skip.")

    def typing_text(self, typed: str, seen: Observation) -> str:
        return ""

    def _answer(self, typed: str, seat: int, seen: Observation) -> str:
        decision, low = seen.decision, " ".join(typed.lower().split())
        if decision is not None and decision.kind == BUILD and low in GRADES and low != "random":
            self.n_made += 1
            rng = stream(self.match.setting.seed, "terminal", seat, self.n_made)
            return f"{BUILD} {text_of(self.rules, make_fortress(self.rules, rng, low))}"
        return super()._answer(typed, seat, seen)

    def action_of(self, typed: str, seen: Observation) -> str:
        decision, low = seen.decision, " ".join(typed.lower().split())
        if decision is None:
            return typed
        if decision.kind == BUILD:
            return typed if not low else low if low.startswith(f"{BUILD} ") else f"{BUILD} {typed}"
        if decision.kind == ENTER:
            return f"{ENTER} {low}" if low in self.rules.pieces else super().action_of(low, seen)
        marked = [option for option, _ in self._marked(decision)]
        if typed.isdecimal() and 0 < int(typed[:6]) <= len(marked):
            return marked[int(typed) - 1].action
        return super().action_of("" if typed.isdecimal() else typed, seen) or typed


def is_costly(option: Option, marks: str) -> bool:
    """Does an act cost a turn or the game for certain?"""
    return "target" not in option.parts or marks == KNOWN_WALL
