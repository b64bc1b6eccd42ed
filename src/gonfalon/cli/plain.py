"""The terminal view of any game, built from its decisions, options with their parts, observation and events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gonfalon.core.errors import IllegalActionError
from gonfalon.core.events import Event
from gonfalon.core.observation import ANY, Decision, Observation, Option
from gonfalon.match import table_actions

from . import words
from .files import one_line
from .terminal import View

KNOWN = {field.name for field in msgspec.structs.fields(Observation)}
"""Fields that every observation has; the question prints them."""


class PlainView(View):
    """Every legal option has a number; a person types the number or the text of the action.

    separate_options: options that a family prints in words of its own before a game.
    """

    separate_options: tuple[str, ...] = ()

    # ---- seats and rules -----------------------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        return words.seat_name(self.spec, seat)

    def opening_text(self) -> str:
        setting, spec = self.match.setting, self.spec
        title = words.say(f"game-{spec.id}", words.plain(spec.id))
        variant = words.say(f"variant-{setting.setup.variant}", words.plain(setting.setup.variant))
        if variant != title:
            title = f"{title}, {variant}"
        persons = ", ".join(self.name_of(seat) for seat in self.local_match.persons)
        n_seats = self.match.n_seats
        together = " All play together." if spec.cooperative else ""
        lines = [
            f"{title}: {n_seats} {'seat' if n_seats == 1 else 'seats'}, you have {persons}.{together} Seed {setting.seed}."
        ]
        if self.local_match.computers:
            at = f"at level {self.local_match.level}" if self._has_levels() else "at random"
            lines.append(f"The computer has the other seats and plays {at}.")
        lines += [
            f"{self.name_of(seat)} brings {text}."
            for seat, text in enumerate(self._brought_in_sight())
            if text
        ]
        return "\n".join([*lines, self.options_text(False), "help lists what you can type."]).replace(
            "\n\n", "\n"
        )

    def _has_levels(self) -> bool:
        from gonfalon import players

        return self.local_match.level in players.levels(self.local_match.family)

    def _brought_in_sight(self) -> tuple[str, ...]:
        """What the seats bring, as far as everybody at this terminal may know it."""
        setup, game = self.match.setting.setup, self.match.game
        seen = [game.seen_setup(setup, seat).brought for seat in self.local_match.persons]
        return tuple(min(texts) for texts in zip(*seen, strict=True)) if seen else ()

    def options_text(self, every: bool) -> str:
        """The options shown first and those that differ from the variant's defaults; with `every` all."""
        setup = self.match.setting.setup
        variant = self.spec.variant(setup.variant)
        declared = variant.options if variant else ()
        own = {option.name: option.default for option in declared}
        told = [
            words.option_line(option, setup.options[option.name])
            for option in declared
            if every
            or (
                option.name not in self.separate_options
                and (option.first or setup.options[option.name] != own[option.name])
            )
        ]
        told += [
            f"{words.plain(name)}: {words.listed(value)}"
            for name, value in setup.options.items()
            if every and name not in own
        ]
        return f"Rules in force: {'; '.join(told)}." if told else ""

    # ---- the position --------------------------------------------------------------------------------------------

    def position_text(self, seen: Observation) -> str:
        fields = {
            name: value
            for name in seen.__struct_fields__
            if name not in KNOWN and not _is_empty(value := getattr(seen, name))
        }
        short = {name: _row(self, name, value) for name, value in fields.items() if not _is_table(value)}
        width = max((len(words.label("field", name)) for name in short), default=0)
        lines = [f"  {words.label('field', name):{width}}  {told}" for name, told in short.items()]
        for name, value in fields.items():
            if name not in short:
                lines += [
                    f"  {words.label('field', name)}",
                    *(f"    {row}" for row in self._rows(name, value)),
                ]
        return "\n".join(lines)

    def _rows(self, name: str, value: Any) -> list[str]:
        """The rows of a structure, of a list of structures under the names of their fields, or of a list of lists with their titles."""
        if isinstance(value, msgspec.Struct):
            value = msgspec.structs.asdict(value)
        if isinstance(value, dict):
            return [
                f"{words.label('field', str(one))}: {_cell(str(one), inner)}" for one, inner in value.items()
            ]
        if all(isinstance(one, msgspec.Struct) for one in value):
            names = value[0].__struct_fields__
            return _aligned(
                [
                    [words.label("field", one) for one in names],
                    *([_cell(one, getattr(row, one)) for one in names] for row in value),
                ]
            )
        cells = [
            [_cell(name, one) for one in row] if isinstance(row, (list, tuple)) else [_cell(name, row)]
            for row in value
        ]
        rows = [[self.row_title(name, place), *row] for place, row in enumerate(cells)]
        columns = [words.known(f"column-{name}", column=place + 1) for place in range(max(map(len, cells)))]
        return _aligned([["", *columns], *rows] if any(columns) else rows)

    def row_title(self, name: str, place: int) -> str:
        """What stands before an entry of a field: the message `row-<field>`, which may name a seat, or its number from 1."""
        seat = self.name_of(place) if place < self.match.n_seats else ""
        return words.say(f"row-{name}", str(place + 1), seat=seat, row=place + 1)

    # ---- the question --------------------------------------------------------------------------------------------

    def question_text(self, seat: int, seen: Observation) -> str:
        proposal, decision = self.match.proposal, seen.decision
        if proposal is not None:
            return f"{self.name_of(proposal.seat)} proposes: {proposal.action.removeprefix('/')} (agree or refuse):"
        if self.match.draw_offer >= 0:
            return f"{self.name_of(self.match.draw_offer)} offers a draw (draw-accept or draw-decline):"
        if decision is None:
            return f"{self.name_of(seat)}, wait (help for help):"
        return "\n".join(
            [*self._asked(seat, decision), *self._option_lines(decision), "Your answer (help for help):"]
        )

    def _asked(self, seat: int, decision: Decision) -> Iterator[str]:
        said = words.known(f"prompt-{decision.prompt}", **decision.facts)
        if not said:
            facts = ", ".join(
                f"{words.plain(name)} {words.listed(value)}" for name, value in decision.facts.items()
            )
            said = words.label("kind", decision.kind) + (f" ({facts})" if facts else "")
        yield f"{self.name_of(seat)}: {said}" + (" One answers for all." if decision.owed_by == ANY else "")
        if decision.options is None:
            yield "Too many answers to list: type one, or random for one that is drawn for you."

    def _option_lines(self, decision: Decision) -> Iterator[str]:
        """The options with their numbers, under a title for each value of their first part."""
        heading = ""
        for number, option in enumerate(in_groups(decision.options or ()), 1):
            parts = [self._part(name, value) for name, value in option.parts.items()]
            if len(parts) > 1 and parts[0] != heading:
                yield f"  {parts[0]}"
            heading = parts[0] if len(parts) > 1 else ""
            told = ", ".join(parts[1:] if len(parts) > 1 else parts)
            shown = f"{told}  [{option.action}]" if told and told != option.action else option.action
            none = "  (none of it)" if option.action == decision.decline else ""
            yield f"  {number:>4}  {one_line(shown)}{none}"

    def _part(self, name: str, value: str) -> str:
        """ "Card 3", a seat by its name, or a sentence of its own (`part-choice-rest`)."""
        if _is_seat(name) and value.isdecimal():
            return self.name_of(int(value))
        own = words.known(f"part-{name}-{value}")
        return own or f"{words.label('part', name)} {words.value_text(name, value)}"

    def legal_text(self, seat: int) -> str:
        decision = self.match.observe(seat).decision
        if decision is None:
            return "  you owe nothing now"
        return "\n".join(self._option_lines(decision)) or "  too many to list; random draws one"

    def action_of(self, typed: str, seen: Observation) -> str:
        options = in_groups((seen.decision.options if seen.decision else None) or ())
        if typed.isdecimal() and 0 < int(typed[:6]) <= len(options):
            return options[int(typed) - 1].action
        same = [option.action for option in options if option.action.lower() == typed.lower()]
        return same[0] if same else typed

    def typing_text(self, typed: str, seen: Observation) -> str:
        if seen.decision is None:
            return ""
        if seen.decision.options is None:
            return "Type an answer, random for one that is drawn for you, or help."
        n_options = len(seen.decision.options)
        numbers = f"a number from 1 to {n_options}" if n_options > 1 else "1"
        return f"Type {numbers}, the text of an answer, random or help."

    # ---- what happened -------------------------------------------------------------------------------------------

    def event_text(self, event: Event) -> str:
        if event.kind == "end":
            return ""
        facts = {name: self._fact(name, value) for name, value in event.facts.items()}
        said = words.known(f"event-{event.kind}", **facts)
        if said:
            return said
        who = facts.pop("seat", "")
        about = ", ".join(f"{words.plain(name)} {value}" for name, value in facts.items())
        what = words.plain(event.kind) + (f" ({about})" if about else "")
        return f"{who}: {what}" if who else what

    def _fact(self, name: str, value: Any) -> str | int:
        """A fact as an argument of a message: seats by their names, numbers as they are."""
        if _is_seat(name) and isinstance(value, int):
            return self.name_of(value)
        return value if isinstance(value, int) and not isinstance(value, bool) else words.listed(value)

    def refusal_text(self, error: IllegalActionError) -> str:
        instead = "something is wrong with it" if error.reason == "faulty" else words.plain(error.reason)
        why = words.say(f"reason-{error.reason}", instead)
        return f"Not possible: {why}" + (f" ({error.section})" if error.section else "")

    def fault_text(self, kind: str, where: tuple[str, ...], instead: str) -> str:
        return one_line(words.say(f"fault-{kind}", instead, where=", ".join(where)))

    def ending_text(self) -> str:
        outcome = self.match.outcome
        assert outcome is not None
        middle = sum(self.spec.utility) / 2
        ahead = [seat for seat, value in enumerate(outcome.returns) if value > middle]
        if self.spec.cooperative:
            return f"You {'win' if len(ahead) == self.match.n_seats else 'lose'} together: {self._why('')}"
        if not ahead:
            return f"Draw: {self._why('')}"
        if len(self.local_match.persons) == 1:
            has_won = self.local_match.persons[0] in ahead
            return f"You {'win' if has_won else 'lose'}: {self._why('winner' if has_won else 'loser')}"
        return f"{' and '.join(self.name_of(seat) for seat in ahead)} won: {self._why('')}"

    def _why(self, who: str) -> str:
        """The reason of the end, told to a winner or a loser, or to nobody in particular."""
        outcome = self.match.outcome
        assert outcome is not None
        beside = outcome.reason in table_actions.ENDS
        if beside and not who:
            return words.plain(outcome.reason)
        return words.say(f"end-{outcome.reason}", words.plain(outcome.reason), who=who, winner="")


def in_groups(options: tuple[Option, ...]) -> list[Option]:
    """Options of the same parts together, those of several parts by the value of their first; else in their own order."""
    order: dict[tuple[Any, ...], list[Option]] = {}
    for option in options:
        names = tuple(option.parts)
        first = option.parts[names[0]] if len(names) > 1 else ""
        order.setdefault((names[:1], len(names) > 1, first), []).append(option)
    return [option for group in order.values() for option in group]


def _is_seat(name: str) -> bool:
    """Does a fact or a part of this name hold a seat?"""
    return name == "seat" or name.endswith("_seat")


def _is_empty(value: Any) -> bool:
    return value is None or value == "" or value == ()


def _is_table(value: Any) -> bool:
    """Does a value need more than a line?"""
    if isinstance(value, (list, tuple)):
        return any(isinstance(one, (msgspec.Struct, list, tuple, dict)) for one in value)
    return isinstance(value, (msgspec.Struct, dict))


def _row(view: PlainView, name: str, value: Any) -> str:
    """A plain value, or a list of them with their titles where they have any."""
    if not isinstance(value, (list, tuple)):
        return words.value_text(name, value)
    told = [words.value_text(name, one) for one in value]
    if not words.known(f"row-{name}", seat="-", row=0):
        return "  ".join(told)
    return ", ".join(f"{view.row_title(name, place)}: {one}" for place, one in enumerate(told))


def _cell(name: str, value: Any) -> str:
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, (list, tuple)):
        return ", ".join(_cell(name, one) for one in value) or "-"
    return words.value_text(name, value)


def _aligned(rows: list[list[str]]) -> list[str]:
    """Cells under one another."""
    widths = [
        max(len(row[place]) for row in rows if place < len(row)) for place in range(max(map(len, rows)))
    ]
    return ["  ".join(f"{cell:{widths[place]}}" for place, cell in enumerate(row)).rstrip() for row in rows]
