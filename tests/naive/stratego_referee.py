"""A naive referee of Stratego, written from docs/rules/stratego.md alone: slow, plain, obvious."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from .stratego_repetition import Chase, Position, TwoSquares
from .stratego_setting import (
    Kind,
    Piece,
    Square,
    are_in_line,
    named_square,
    path,
    setting,
    square_name,
)

SPECTATOR = -1
Event = tuple[str, dict[str, Any]]
Outcome = tuple[tuple[int, int], str]

MOVE = re.compile(r"([a-p][1-9][0-9]?)-([a-p][1-9][0-9]?)")
RESCUE = re.compile(r"rescue (none|([a-z0-9_-]+)@([a-p][1-9][0-9]?))")


class Illegal(Exception):
    """The rules refuse an action; `reason` says why (STRAT-4.9)."""

    def __init__(self, action: str, reason: str) -> None:
        super().__init__(f"{action}: {reason}")
        self.reason = reason


class Referee:
    """One game between seat 0 (red) and seat 1 (blue)."""

    def __init__(self, ruleset: dict[str, Any], options: dict[str, Any] | None = None) -> None:
        self.setting = setting(ruleset, options or {})
        self.options = self.setting.options
        self.squares: dict[Square, Piece] = {}
        self.lost: list[Piece] = []
        self.deployed: list[dict[Square, Piece] | None] = [None, None]
        self.on_turn = 0 if self.options["first"] == "red" else 1
        self.rescuer: Piece | None = None  # the piece whose rescue is owed now
        self.n_rescues = [0, 0]
        self.ply = 0
        self.turn = 0
        self.quiet_turns = 0
        self.removed_this_turn: list[Piece] = []
        self.outcome: Outcome | None = None
        self.events: dict[int, list[Event]] = {0: [], 1: [], SPECTATOR: []}
        self.two_squares = TwoSquares(self.options)
        self.chase = Chase(self.options["chase"], {})

    # ---- deployment (STRAT-3)

    @property
    def has_begun(self) -> bool:
        """Do both armies stand?"""
        return None not in self.deployed

    def deploy(self, seat: int, text: str) -> None:
        """Place a seat's army and declare it ready; ValueError if the text is no legal set-up."""
        if self.has_begun:
            raise Illegal(text, "wrong_turn")
        zone = self.setting.setup_zone(seat)
        if len(text) != len(zone):
            raise ValueError(f"the zone has {len(zone)} squares, the text {len(text)} letters")
        by_letter = {kind.letter: kind for kind in self.setting.kinds.values()}
        army = {
            cell: Piece(seat, by_letter[letter])
            for cell, letter in zip(zone, text, strict=True)
            if letter != "." and letter in by_letter
        }
        wanted = {kind.letter: kind.counts[seat] for kind in self.setting.kinds.values()}
        if +Counter(text.replace(".", "")) != +Counter(wanted):
            raise ValueError("these are not the pieces of the army")
        self.deployed[seat] = army
        self._tell("ready", seat=seat)
        if self.has_begun:
            self._begin()

    def _begin(self) -> None:
        for army in self.deployed:
            self.squares.update(army or {})
        self.chase = Chase(self.options["chase"], self._position())
        self._tell("start")
        self._judge_start_of_turn()

    def arrange(
        self, board: dict[str, tuple[int, str]], lost: tuple[tuple[int, str], ...] = (), on_turn: int = 0
    ) -> None:
        """Begin from a position of a test's own, square -> (seat, kind), in place of two deployments."""
        for name, (seat, kind) in board.items():
            self.squares[self._parse_square(name)] = Piece(seat, self.setting.kinds[kind])
        self.lost = [Piece(seat, self.setting.kinds[kind]) for seat, kind in lost]
        self.deployed = [{}, {}]
        self.on_turn = on_turn
        self._begin()

    # ---- what is legal (STRAT-4, 6, 7, 9.3)

    def legal_actions(self) -> set[str]:
        """The canonical texts of all legal actions of the seat that owes a decision."""
        if self.outcome or not self.has_begun:
            return set()
        if self.rescuer is not None:
            return self._legal_rescues()
        return {f"{square_name(source)}-{square_name(target)}" for source, target in self._legal_moves()}

    def _legal_moves(self) -> list[tuple[Square, Square]]:
        seat = self.on_turn
        return [(s, t) for s, t in self._possible_moves(seat) if not self._repetition(s, t)]

    def _possible_moves(self, seat: int) -> list[tuple[Square, Square]]:
        """All moves that sections 4 and 5 alone allow a seat; none leaves its row and its column or its reach (STRAT-4)."""
        pieces = [(square, piece) for square, piece in self.squares.items() if piece.seat == seat]
        return [
            (source, target)
            for source, piece in pieces
            if piece.kind.is_mobile
            for target in self.setting.in_line(source, piece.kind.reach)
            if not self._displacement(seat, source, target)
        ]

    def _legal_rescues(self) -> set[str]:
        kinds = self._rescuable_kinds(self.on_turn)
        squares = self._rescue_squares(self.on_turn)
        return {"rescue none"} | {f"rescue {kind}@{square_name(to)}" for kind in kinds for to in squares}

    def why_illegal(self, action: str, seat: int | None = None) -> str:
        """The reason why an action is refused, or "" if it is legal; ValueError if it is no action at all."""
        is_rescue = action.startswith("rescue ")
        source, target = (None, None) if is_rescue else self._parse_move(action)
        kind, cell = self._parse_rescue(action) if is_rescue else (None, None)
        if self.outcome:
            return "game_over"
        if not self.has_begun or (seat is not None and seat != self.on_turn):
            return "wrong_turn"
        if is_rescue:
            return self._rescue_fault(kind, cell)
        if self.rescuer is not None:
            return "wrong_turn"
        assert source is not None
        assert target is not None
        return self._displacement(self.on_turn, source, target) or self._repetition(source, target)

    def _parse_move(self, action: str) -> tuple[Square, Square]:
        match = MOVE.fullmatch(action)
        if not match:
            raise ValueError(f"not an action: {action}")
        return self._parse_square(match[1]), self._parse_square(match[2])

    def _parse_rescue(self, action: str) -> tuple[str | None, Square | None]:
        match = RESCUE.fullmatch(action)
        if not match:
            raise ValueError(f"not an action: {action}")
        if match[1] == "none":
            return None, None
        if match[2] not in self.setting.kinds:
            raise ValueError(f"no such kind: {match[2]}")
        return match[2], self._parse_square(match[3])

    def _parse_square(self, name: str) -> Square:
        square = named_square(name)
        if square[0] >= self.setting.columns or square[1] >= self.setting.rows:
            raise ValueError(f"no such square: {name}")
        return square

    def _displacement(self, seat: int, source: Square, target: Square) -> str:
        """What sections 4 and 5 say against a move, "" if nothing (the order is that of STRAT-4.9)."""
        piece = self.squares.get(source)
        if piece is None:
            return "no_piece"
        if piece.seat != seat:
            return "not_your_piece"
        if not piece.kind.is_mobile:
            return "immobile"
        if not are_in_line(source, target):
            return "diagonal"
        distance = len(path(source, target)) - 1
        if distance == 0 or distance > piece.kind.reach:
            return "out_of_reach"
        return self._obstruction(piece, source, target)

    def _obstruction(self, piece: Piece, source: Square, target: Square) -> str:
        if target in self.setting.obstacles:
            return "obstacle"
        standing = self.squares.get(target)
        if standing is not None and standing.seat == piece.seat:
            return "own_piece"
        between = path(source, target)[1:-1]
        if any(cell in self.squares or cell in self.setting.obstacles for cell in between):
            return "blocked"
        if standing is not None and between and self.options["old_scout"]:
            return "out_of_reach"  # STRAT-4.8
        return ""

    def _repetition(self, source: Square, target: Square) -> str:
        """What sections 6 and 7 say against a move that section 4 allows."""
        piece = self.squares[source]
        is_attack = target in self.squares
        if self.two_squares.forbids(piece, source, target, is_attack):
            return "two_square"
        if self.chase.forbids(piece.seat, source, target, is_attack, lambda: self._shifted(source, target)):
            return "chase"
        return ""

    def _rescue_fault(self, kind: str | None, cell: Square | None) -> str:
        if self.rescuer is None:
            return "rescue_none_pending"
        if kind is None or cell is None:
            return ""
        if kind not in self._rescuable_kinds(self.on_turn):
            return "rescue_kind"
        return "" if cell in self._rescue_squares(self.on_turn) else "rescue_square"

    def _position(self) -> Position:
        return {square: (piece.seat, piece.kind.id) for square, piece in self.squares.items()}

    def _shifted(self, source: Square, target: Square) -> Position:
        position = self._position()
        position[target] = position.pop(source)
        return position

    # ---- what happens

    def step(self, action: str, seat: int | None = None) -> None:
        """Carry an action out; Illegal if the rules refuse it."""
        reason = self.why_illegal(action, seat)
        if reason:
            raise Illegal(action, reason)
        self.ply += 1
        if action.startswith("rescue "):
            self._rescue(*self._parse_rescue(action))
        else:
            self._move(*self._parse_move(action))

    def _move(self, source: Square, target: Square) -> None:
        piece = self.squares[source]
        is_attack = target in self.squares
        self.removed_this_turn = []
        self.two_squares.remember(piece, source, target, is_attack)
        if is_attack:
            self._fight(source, target)
        else:
            self._go(source, target)
        self.chase.count(piece.seat, source, target, is_attack, self._position())
        if any(fallen.kind.flag and fallen.seat != piece.seat for fallen in self.removed_this_turn):
            self._end_with_winner(piece.seat, "flag_captured")  # STRAT-8.1
        elif self._may_rescue(piece, target, is_attack):
            self.rescuer = piece
        else:
            self._end_turn()

    def _go(self, source: Square, target: Square) -> None:
        piece = self.squares.pop(source)
        self.squares[target] = piece
        piece.moved = True
        distance = len(path(source, target)) - 1
        far = [kind for kind in self._army_kinds(piece.seat) if kind.reach >= distance]
        gives_away = distance > 1 and len(far) == 1  # STRAT-4.7
        piece.known = piece.known or gives_away
        shown = piece.kind.id if gives_away else ""
        ends = {"source": square_name(source), "target": square_name(target)}
        self._tell("move", seat=piece.seat, **ends, piece=shown)

    def _army_kinds(self, seat: int) -> list[Kind]:
        return [kind for kind in self.setting.kinds.values() if kind.counts[seat] > 0]

    def _fight(self, source: Square, target: Square) -> None:
        attacker, defender = self.squares[source], self.squares[target]
        result = self._result(attacker.kind, defender.kind)
        shown = self._shows_defender(attacker, source, target)
        attacker.known = True
        defender.known = defender.known or shown
        if result != "attacker":
            self._remove(source)
        if result != "defender":
            self._remove(target)
        if result == "attacker":
            self.squares[target] = self.squares.pop(source)
            attacker.moved = True
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

    def _result(self, attacker: Kind, defender: Kind) -> str:
        """Who is left standing: "attacker", "defender", or "both" when both fall (STRAT-5.11)."""
        for line in reversed(self.setting.combat_lines):
            if line["attacker"] in ("*", attacker.id) and line["defender"] in ("*", defender.id):
                return line["result"]
        assert attacker.rank is not None
        assert defender.rank is not None
        if attacker.rank != defender.rank:
            return "attacker" if attacker.rank > defender.rank else "defender"
        return "attacker" if self.options["aggressor_advantage"] else "both"

    def _shows_defender(self, attacker: Piece, source: Square, target: Square) -> bool:
        """STRAT-5.2, 9.2.4."""
        if not self.options["silent_defence"]:
            return True
        if not attacker.kind.is_scout:
            return False
        return self.options["silent_scout"] == "any" or len(path(source, target)) > 2

    def _remove(self, square: Square) -> None:
        piece = self.squares.pop(square)
        self.lost.append(piece)
        self.removed_this_turn.append(piece)

    # ---- rescue (STRAT-9.3)

    def _may_rescue(self, piece: Piece, target: Square, was_attack: bool) -> bool:
        if not self.options["rescue"] or self.squares.get(target) is not piece:
            return False
        if target[1] != self.setting.rows_from(1 - piece.seat)[0]:
            return False
        if piece.kind.is_scout or piece.has_rescued or self.n_rescues[piece.seat] >= 2:
            return False
        if was_attack and self.options["rescue_moves_only"]:
            return False
        return bool(self._rescuable_kinds(piece.seat) and self._rescue_squares(piece.seat))

    def _rescuable_kinds(self, seat: int) -> set[str]:
        return {piece.kind.id for piece in self.lost if piece.seat == seat and piece.kind.is_mobile}

    def _rescue_squares(self, seat: int) -> list[Square]:
        n_rows = self.options["rescue_rows"] or self.setting.rows // 2
        return [cell for cell in self.setting.zone(seat, n_rows) if cell not in self.squares]

    def _rescue(self, kind: str | None, cell: Square | None) -> None:
        seat = self.on_turn
        if kind is None or cell is None:
            self._tell("rescue_declined", seat=seat)
        else:
            self._bring_back(seat, kind, cell)
        self.rescuer = None
        self._end_turn()

    def _bring_back(self, seat: int, kind: str, cell: Square) -> None:
        assert self.rescuer is not None
        piece = next(piece for piece in self.lost if piece.seat == seat and piece.kind.id == kind)
        self.lost.remove(piece)
        self.squares[cell] = piece
        self.rescuer.has_rescued = True
        self.n_rescues[seat] += 1
        is_secret = self.options["silent_defence"]
        piece.moved = False
        piece.known = self.options["rescue_revealed"] and not is_secret
        self._tell("rescue", seat=seat, square=square_name(cell), piece="" if is_secret else kind)
        if is_secret:
            self._whisper(seat, "own_rescue", seat=seat, square=square_name(cell), piece=kind)

    # ---- the end (STRAT-8)

    def _end_turn(self) -> None:
        """STRAT-8.11: what is looked at when a turn is over, in order."""
        self.turn += 1
        self.quiet_turns = 0 if self.removed_this_turn else self.quiet_turns + 1
        self.chase.remember(self._position())
        mobile = [self._has_mobile(0), self._has_mobile(1)]
        if self.options["no_mobile"] == "at_once" and mobile[0] != mobile[1]:
            self._end_with_winner(mobile.index(True), "no_mobile_piece")
        elif self.options["exchange_draw"] and len(self.removed_this_turn) == 2 and not any(mobile):
            self._end_level("exchange_draw")
        elif 0 < self.options["quiet_draw"] <= self.quiet_turns:
            self._end_level("quiet_draw")
        elif 0 < self.options["ply_cap"] <= self.ply:
            self._end_level("ply_cap")
        else:
            self.on_turn = 1 - self.on_turn
            self._judge_start_of_turn()

    def _judge_start_of_turn(self) -> None:
        """STRAT-8.2, 8.3."""
        if self._legal_moves():
            return
        both_stuck = not self._possible_moves(0) and not self._possible_moves(1)
        if both_stuck and self.options["both_immobile"] == "draw":
            self._end_level("both_immobile")
        else:
            self._end_with_winner(1 - self.on_turn, "no_legal_move")

    def can_win(self, seat: int) -> bool:
        """Could this seat still win, when the time of the other is over (STRAT-8.13)?"""
        return self._has_mobile(seat)

    def _has_mobile(self, seat: int) -> bool:
        return any(piece.seat == seat and piece.kind.is_mobile for piece in self.squares.values())

    def _end_with_winner(self, winner: int, reason: str) -> None:
        self._end((1, -1) if winner == 0 else (-1, 1), reason)

    def _end_level(self, reason: str) -> None:
        self._end((0, 0), reason)

    def _end(self, returns: tuple[int, int], reason: str) -> None:
        self.outcome = (returns, reason)
        self._tell("end", returns=list(returns), reason=reason)

    # ---- who is told what (STRAT-10)

    def _tell(self, word: str, /, **facts: Any) -> None:
        for heard in self.events.values():
            heard.append((word, dict(facts)))

    def _whisper(self, hearer: int, word: str, /, **facts: Any) -> None:
        self.events[hearer].append((word, dict(facts)))

    @property
    def board(self) -> dict[str, tuple[int, str]]:
        """The truth: square -> (seat, kind)."""
        return {square_name(square): held for square, held in self._position().items()}

    def knowledge(self, viewer: int) -> dict[str, tuple[str | None, bool]]:
        """For every piece on the board not the viewer's own: its kind if shown, and whether it has moved."""
        return {
            square_name(square): (piece.kind.id if piece.known or self.outcome else None, piece.moved)
            for square, piece in self.squares.items()
            if piece.seat != viewer
        }

    def captured(self, viewer: int) -> dict[int, dict[str, int] | int]:
        """For each seat: its lost pieces by kind if the viewer may look, else only how many there are."""
        lists: dict[int, dict[str, int] | int] = {}
        for seat in (0, 1):
            kinds = Counter(piece.kind.id for piece in self.lost if piece.seat == seat)
            lists[seat] = dict(kinds) if self._may_look(viewer, seat) else kinds.total()
        return lists

    def _may_look(self, viewer: int, seat: int) -> bool:
        """STRAT-10.8, 9.2.6."""
        mode = "secret" if self.options["silent_defence"] else self.options["captured"]
        lookers = {"open": (0, 1, SPECTATOR), "prisoner": (1 - seat,), "secret": (seat,), "hidden": ()}
        return self.outcome is not None or viewer in lookers[mode]
