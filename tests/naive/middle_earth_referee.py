"""A naive referee of the three games of the Trilogy edition, written from docs/rules/middle-earth.md alone.

It stands on the naive referee of Stratego, as that page stands on stratego.md: slow, plain, obvious.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from .middle_earth_acts import Act, parse
from .middle_earth_combat import DESTROYED, OPEN, TAKEN, Strengths
from .middle_earth_powers import Powers
from .middle_earth_repetition import Crossings, PowerChase
from .middle_earth_setting import (
    COMMON_OPTIONS,
    EVIL,
    GOOD,
    QUEST_KINDS,
    SHOTS,
    all_kinds,
    chosen,
    in_order,
    plain_ruleset,
    powers_of,
    square_of_doom,
)
from .stratego_referee import Illegal, Referee
from .stratego_setting import Piece, Square, path, square_name


class MiddleEarthReferee(Referee):
    """One game between seat 0 (Good) and seat 1 (Evil). game: `me-classic`, `me-powers` or `me-ring`."""

    def __init__(self, game: str, options: dict[str, Any] | None = None) -> None:
        every = chosen(game, options or {})
        super().__init__(plain_ruleset(), {name: every[name] for name in COMMON_OPTIONS})
        self.game = game
        self.setting = replace(self.setting, kinds=all_kinds(), options=every)
        self.options = every
        self.powers_of_kinds = powers_of(game)
        self.doom = square_of_doom(every)
        self.ring = OPEN if game == "me-ring" else ""  # ME-9.1
        self.crossings = self.two_squares = Crossings(every)
        self.repeater: Piece | None = None  # the Uruk-hai that owes a repeat attack (ME-6.6)
        self.removed_this_act: list[Piece] = []
        self.has_changed_square = False  # the piece that acts, in this turn (ME-8.10)

    # ---- deployment

    def deploy(self, seat: int, text: str) -> None:
        """Place a seat's army and declare it ready; ValueError if the text is no legal set-up (ME-3.4)."""
        if self.has_begun:
            raise Illegal(text, "wrong_turn")
        kinds = {kind.letter: kind for kind in self.setting.kinds.values() if kind.counts[seat]}
        if Counter(text) != Counter({letter: kind.counts[seat] for letter, kind in kinds.items()}):
            raise ValueError("these are not the pieces of the army")
        zone = self.setting.zone(seat, self.setting.setup_rows)
        self.deployed[seat] = {
            cell: Piece(seat, kinds[letter]) for cell, letter in zip(zone, text, strict=True)
        }
        self._tell("ready", seat=seat)
        if self.has_begun:
            self._begin()

    def _begin(self) -> None:
        super()._begin()
        self.chase = PowerChase(self.options["chase"], self._position())

    # ---- what everybody knows (ME-10.2)

    @property
    def owed_repeat(self) -> str | None:
        """The square of the piece that owes a repeat attack, if one is owed."""
        return None if self.repeater is None else square_name(self._where(self.repeater))

    # ---- what is legal

    def legal_actions(self) -> set[str]:
        """The canonical texts of all legal actions of the seat that owes a decision."""
        if self.repeater is not None and not self.outcome:
            return {"stop"} | {act.text for act in self._repeat_attacks(self.repeater)}
        if self.rescuer is not None or self.outcome or not self.has_begun:
            return super().legal_actions()
        return super().legal_actions() | {act.text for act in self._legal_powers()}

    def _powers(self) -> Powers:
        frodos = [at for at, piece in self.squares.items() if piece.kind.id == "frodo" and at == self.doom]
        is_safe = self.options.get("mount_doom_safe", False)
        return Powers(
            self.setting, self.squares, self.powers_of_kinds, frodos[0] if frodos and is_safe else None
        )

    def _legal_powers(self) -> list[Act]:
        return [act for act in self._powers().possible(self.on_turn) if not self._power_repetition(act)]

    def _repeat_attacks(self, piece: Piece) -> list[Act]:
        """ME-6.6.1, 6.6.2: the attacks of this piece that section 4 allows."""
        source = self._where(piece)
        return [
            Act("", source, [target])
            for target in self.setting.neighbours(source)
            if target in self.squares and not self._displacement(piece.seat, source, target)
        ]

    def why_illegal(self, action: str, seat: int | None = None) -> str:
        """The reason why an action is refused, or "" if it is legal; ValueError if it is no action at all."""
        is_rescue = action.startswith("rescue ")
        kind, cell = self._parse_rescue(action) if is_rescue else (None, None)
        act = None if is_rescue or action == "stop" else parse(action)
        if self.outcome:
            return "game_over"
        if not self.has_begun or (seat is not None and seat != self.on_turn):
            return "wrong_turn"
        if self.repeater is not None:
            return "" if action in self.legal_actions() else "repeat_only"
        if is_rescue:
            return self._rescue_fault(kind, cell)
        if self.rescuer is not None:
            return "wrong_turn"
        if act is None:
            return "nothing_to_stop"
        if act.power:
            return self._powers().fault(self.on_turn, act) or self._power_repetition(act)
        source, target = act.source, act.steps[0]
        return self._displacement(self.on_turn, source, target) or self._repetition(source, target)

    def _obstruction(self, piece: Piece, source: Square, target: Square) -> str:
        if target == self.doom and piece.kind.id == "frodo" and self.ring == OPEN:
            return ""  # ME-9.2; from whatever neighbour outside the zone he comes
        return super()._obstruction(piece, source, target)

    def _power_repetition(self, act: Act) -> str:
        """ME-8.1, 8.3."""
        if act.power not in ("axe", "rage", "steed"):
            return ""
        piece = self.squares[act.source]
        way = [act.source, *act.steps]
        return "two_square" if self.crossings.forbids_way(piece, way, self._is_charge(act)) else ""

    def _is_charge(self, act: Act) -> bool:
        """Is it a steed that ends in an attack?"""
        last = self.squares.get(act.steps[-1]) if act.power == "steed" else None
        return last is not None and act.steps[-1] != act.source

    # ---- what happens

    def step(self, action: str, seat: int | None = None) -> None:
        """Carry an action out; Illegal if the rules refuse it."""
        reason = self.why_illegal(action, seat)
        if reason:
            raise Illegal(action, reason)
        self.ply += 1
        if action.startswith("rescue "):
            self._rescue(*self._parse_rescue(action))
        elif action == "stop":
            assert self.repeater is not None
            self._tell("stop", seat=self.on_turn)
            self._finish_turn(self.repeater, was_plain_move=False)
        else:
            self._act(parse(action))

    def _act(self, act: Act) -> None:
        piece = self.squares[act.source]
        if self.repeater is None:
            self.crossings.begin_turn()
            self.removed_this_turn = []
            self.has_changed_square = False
        self.repeater = None
        self.removed_this_act = []
        is_attack = not act.power and act.steps[0] in self.squares
        if act.power:
            self._use_power(piece, act)
        else:
            self._move_or_attack(piece, act.source, act.steps[0])
        if any(fallen.kind.flag and fallen.seat != piece.seat for fallen in self.removed_this_act):
            self._end_with_winner(piece.seat, "flag_captured")  # ME-3.6
        elif is_attack and self._owes_repeat(piece, act.steps[0]):
            self.repeater = piece
        else:
            self._finish_turn(piece, was_plain_move=not act.power and not is_attack)

    def _owes_repeat(self, piece: Piece, attacked: Square) -> bool:
        """ME-6.6.1, 6.6.4: after an attack that captured and advanced."""
        if "repeat" not in self.powers_of_kinds.get(piece.kind.id, ()):
            return False
        return self.squares.get(attacked) is piece and bool(self._repeat_attacks(piece))

    def _move_or_attack(self, piece: Piece, source: Square, target: Square) -> None:
        if target not in self.squares:
            self.crossings.cross(self.crossings.on_way(path(source, target)), is_attack=False)
            self._go(source, target)
            self.has_changed_square = True
            self.chase.count(piece.seat, source, target, False, self._position())
            return
        result = self._duel(source, target)
        way = [] if result == "neither" else path(source, target)  # ME-8.5
        self.crossings.cross(self.crossings.on_way(way), is_attack=True)
        comes_to = source if result == "neither" else target
        self.chase.count(piece.seat, source, comes_to, True, self._position())

    def _go(self, source: Square, target: Square) -> None:
        if target != self.doom:
            super()._go(source, target)
            return
        frodo = self._shift(source, target)
        frodo.known = True
        ends = {"source": square_name(source), "target": square_name(target)}
        self._tell("move", seat=frodo.seat, **ends, piece="frodo")
        self._fulfil_quest(frodo.seat)

    def _shift(self, source: Square, target: Square) -> Piece:
        """Put the piece elsewhere."""
        piece = self.squares.pop(source)
        self.squares[target] = piece
        piece.moved = True  # ME-8.11
        self.has_changed_square = True
        return piece

    def _fulfil_quest(self, seat: int) -> None:
        """ME-9.6."""
        assert self.doom is not None
        self.ring = DESTROYED
        gone = [
            square
            for square in in_order(list(self.squares))
            if self.squares[square].seat == EVIL and self.squares[square].kind.id in QUEST_KINDS
        ]
        removed = [{"square": square_name(at), "piece": self.squares[at].kind.id} for at in gone]
        for square in gone:
            self._remove(square)
        self._tell("quest", seat=seat, square=square_name(self.doom), removed=removed)

    def _remove(self, square: Square) -> None:
        self.removed_this_act.append(self.squares[square])
        super()._remove(square)

    # ---- combat (ME-4, 9.4)

    def _strengths(self) -> Strengths:
        return Strengths(self.options, self.ring)

    def _duel(self, source: Square, target: Square) -> str:
        """An attack, by standard move or steed; its result."""
        attacker, defender = self.squares[source], self.squares[target]
        strengths = self._strengths()
        result = strengths.result(attacker, defender)
        shown = self._shows_defender(attacker, source, target)
        shown = shown or strengths.uses_invisibility(attacker, defender)  # ME-9.5
        attacker.known = True
        defender.known = defender.known or shown
        if result in ("defender", "both"):
            self._remove(source)
        if result in ("attacker", "both"):
            self._remove(target)
        if result == "attacker":
            self._shift(source, target)
        self._tell(
            "combat",
            seat=attacker.seat,
            source=square_name(source),
            target=square_name(target),
            attacker=attacker.kind.id,
            defender=defender.kind.id if shown else "",
            result=result,
        )
        if not shown:
            self._whisper(defender.seat, "own_combat", target=square_name(target), piece=defender.kind.id)
        self._take_ring()
        return result

    def _take_ring(self) -> None:
        """ME-9.8, 9.10: has Frodo just been captured?"""
        if self.ring == OPEN and any(fallen.kind.id == "frodo" for fallen in self.removed_this_act):
            self.ring = TAKEN
            self._tell("ring_taken", seat=EVIL)

    # ---- powers (ME-5, 6)

    def _use_power(self, user: Piece, act: Act) -> None:
        is_charge = self._is_charge(act)
        steps = act.steps[:1] if is_charge else act.steps
        targets = act.targets
        if act.power == "rage":
            targets = self._powers().enemies_around(user.seat, act.stands_on)
        way = [act.source, *act.steps] if act.power in ("axe", "rage", "steed") else []
        self.crossings.cross(self.crossings.on_way(way), is_charge)
        user.known = True  # ME-5.3
        stands_on = act.source
        for step in steps:
            self._shift(stands_on, step)
            stands_on = step
        self._strike(user, act, steps, targets, stands_on)
        if is_charge:
            self._duel(stands_on, act.steps[-1])
        self._count_chase(user.seat, act)

    def _strike(
        self, user: Piece, act: Act, steps: list[Square], targets: list[Square], stands_on: Square
    ) -> None:
        """Settle all targets, then the user; tell everybody."""
        strengths = self._strengths()
        falls = act.power == "rage"  # ME-6.7.4
        told: list[dict[str, Any]] = []
        for square in targets:
            target = self.squares[square]
            is_struck = not (act.power == "axe" and self.options["axe_stops"] and falls)  # ME-6.4.6
            is_captured = is_struck and strengths.is_captured_by(act.power, user, target)
            if act.power == "axe" and strengths.fells_gimli(user, target):
                falls = True
            target.known = True  # ME-5.5
            told.append({"square": square_name(square), "piece": target.kind.id, "captured": is_captured})
            if is_captured:
                self._remove(square)
        if falls:
            self._remove(stands_on)
        self._tell(
            "power",
            seat=user.seat,
            power=act.power,
            piece=user.kind.id,
            source=square_name(act.source),
            steps=[square_name(step) for step in steps],
            targets=told,
            falls=falls,
        )
        self._take_ring()

    def _count_chase(self, seat: int, act: Act) -> None:
        """ME-8.7."""
        assert isinstance(self.chase, PowerChase)
        if act.power in SHOTS:
            self.chase.count_shot(seat)
        else:
            self.chase.count(seat, act.source, act.stands_on, True, self._position())

    # ---- the end of a turn

    def _finish_turn(self, piece: Piece, was_plain_move: bool) -> None:
        self.repeater = None
        self.crossings.end_turn(piece)
        if self._brings_back(piece, was_plain_move):
            self.rescuer = piece
        else:
            self._end_turn()

    def _brings_back(self, piece: Piece, was_plain_move: bool) -> bool:
        """ME-8.10."""
        if piece not in self.squares.values() or not self.has_changed_square:
            return False
        return self._may_rescue(piece, self._where(piece), not was_plain_move)

    def _rescuable_kinds(self, seat: int) -> set[str]:
        kinds = super()._rescuable_kinds(seat)
        if self.game == "me-ring":
            kinds.discard("frodo")
        if self.ring == DESTROYED and seat == EVIL:
            kinds -= set(QUEST_KINDS)
        return kinds

    def _end_turn(self) -> None:
        """STRAT-8.11, with ME-8.8 and 8.9."""
        self.turn += 1
        self.quiet_turns = 0 if self.removed_this_turn else self.quiet_turns + 1
        self.chase.remember(self._position())
        mobile = [self._has_mobile(GOOD), self._has_mobile(EVIL)]
        was_exchange = {fallen.seat for fallen in self.removed_this_act} == {GOOD, EVIL}
        if self.options["no_mobile"] == "at_once" and mobile[0] != mobile[1]:
            self._end_with_winner(mobile.index(True), "no_mobile_piece")
        elif self.options["exchange_draw"] and was_exchange and not any(mobile):
            self._end_level("exchange_draw")
        elif 0 < self.options["quiet_draw"] <= self.quiet_turns:
            self._end_level("quiet_draw")
        elif 0 < self.options["ply_cap"] <= self.ply:
            self._end_level("ply_cap")
        else:
            self.on_turn = 1 - self.on_turn
            self._judge_start_of_turn()

    def _judge_start_of_turn(self) -> None:
        """STRAT-8.2, 8.3 with ME-3.6: a power is an act too."""
        if self._legal_moves() or self._legal_powers():
            return
        acts = [self._possible_moves(seat) or self._powers().possible(seat) for seat in (GOOD, EVIL)]
        if not any(acts) and self.options["both_immobile"] == "draw":
            self._end_level("both_immobile")
        else:
            self._end_with_winner(1 - self.on_turn, "no_legal_move")

    # ---- small questions

    def _where(self, piece: Piece) -> Square:
        return next(square for square, other in self.squares.items() if other is piece)
