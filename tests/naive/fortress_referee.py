"""A naive referee of the three games of Stratego Fortress, written from docs/rules/fortress.md alone.

Slow, plain, obvious. What everybody may see of a game is in `seen`, as docs/guides/fortress-protocol.md names it.
"""

from __future__ import annotations

import re
from typing import Any

from .fortress_explorer import Explorer, Illegal
from .fortress_maze import can_reach_flag, read, written
from .fortress_parts import (
    ENTRANCE,
    KINDS,
    PIECE_STRENGTH,
    Edge,
    Faults,
    Fortress,
    Kind,
    Square,
    above,
    below,
    beside,
    edge,
    named_square,
)

DEFAULTS: dict[str, Any] = {
    "first": "lot",
    "sacrifice_only_if_trapped": False,
    "unreachable": "refused",
    "entrance_cards": False,
    "ply_cap": 0,
}
"""FORT-10.1, without `idle_limit`, which differs from game to game (FORT-12.4)."""


class FortressReferee:
    """One game. game: the id of a shipped one, or what a user's file makes. first: whom the lot has named (FORT-4.1)."""

    def __init__(self, game: str | Kind, options: dict[str, Any], first: int) -> None:
        self.kind = KINDS[game] if isinstance(game, str) else game
        self.options = {**DEFAULTS, "idle_limit": self.kind.idle_limit, **options}
        self.first = {"red": 0, "blue": 1}.get(self.options["first"], first)
        self.is_alone = len(self.kind.pieces) == 1  # one piece, that is never lost (FORT-4.3, 14.4)
        self.as_built: list[Fortress | None] = [None, None]
        self.fortresses: list[Fortress | None] = [None, None]  # beaten cards are gone here
        self.explorers = [Explorer(self.kind) for _ in range(2)]
        self.owed: dict[int, str] = {0: "build", 1: "build"}
        self.ply = self.turn = 0
        self.outcome: tuple[tuple[int, int], str] | None = None
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.after_loss = False  # a lost fight is why `enter` is owed (FORT-6.4)
        self.card_skips = 0  # turns to skip that the card of the lost fight asks for (FORT-14.3)
        self.found = False  # something new in this request (FORT-4.6)
        self._tell("starts", seat=self.first)
        if self.is_alone:
            for explorer in self.explorers:
                explorer.enter(self.kind.pieces[0])

    # ---- building (FORT-3)

    def faults(self, text: str) -> tuple[Fortress, Faults]:
        """What a text says, and what is wrong with it."""
        return read(text, self.kind, self.options["entrance_cards"], self.options["unreachable"] == "loses")

    def bring(self, seat: int, text: str) -> None:
        """A fortress brought along; nothing is left to build for that seat (FORT-3.1)."""
        fortress, faults = self.faults(text)
        if faults:
            raise Illegal(text, "faulty", faults)
        self.as_built[seat], self.fortresses[seat] = fortress, fortress.copy()
        del self.owed[seat]
        if not self.owed:
            self._begin_turn(self.first)

    def _build(self, seat: int, text: str) -> None:
        self._tell("built", seat=seat)
        self.bring(seat, text)

    # ---- what is legal (FORT-5.8, 5.9)

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is, once both have built."""
        return next(iter(self.owed))

    def legal_actions(self, seat: int) -> list[str] | None:
        """All legal actions of a seat in the order of FORT-5.8; None for building, which is too large to list."""
        kind = self.owed.get(seat)
        if kind is None:
            return []
        if kind == "build":
            return None
        if kind == "enter":
            return [f"enter {piece}" for piece in self.kind.pieces]
        me = self.explorers[seat]
        actions = [f"{me.square.name}-{target.name}" for target in beside(me.square)]
        actions += [f"{me.square.name}-{target.name}" for target in self._climbs(me)]
        actions += [
            f"passage {me.square.name}-{other.name}" for other in self._others(me.passages, me.square)
        ]
        actions += [f"bridge {me.square.name}-{other.name}" for other in self._others(me.bridges, me.square)]
        if not self.is_alone and me.square == ENTRANCE:
            actions += [f"swap {piece}" for piece in self.kind.pieces if piece != me.piece]
        if not self.options["sacrifice_only_if_trapped"] or self._is_trapped(me):
            actions += [f"sacrifice {piece}" for piece in self.kind.pieces]
        if self.options["unreachable"] == "loses":
            actions.append("challenge")
        return actions

    def _climbs(self, me: Explorer) -> list[Square]:
        """Down, then up, over announced ladders that are not known to be blocked (FORT-5.3, 5.4)."""
        targets = []
        if me.square.floor and below(me.square) in me.ladders:
            targets.append(below(me.square))
        higher = above(me.square)
        if higher and me.square in me.ladders and not me.knows_pitfall(higher):
            targets.append(higher)
        return targets

    def _others(self, joined: set[Edge], square: Square) -> list[Square]:
        """The other ends of known passages, or bridges."""
        return [(set(ends) - {square}).pop() for ends in joined if square in ends]

    def _is_trapped(self, me: Explorer) -> bool:
        """FORT-8.5."""
        seen, todo = {me.square}, [me.square]
        while todo:
            square = todo.pop()
            if square == ENTRANCE or square not in me.visitors:
                return False
            ways = [other for other in beside(square) if edge(square, other) not in me.walls]
            ways += self._others(me.passages, square) + self._others(me.bridges, square)
            if square.floor and below(square) in me.ladders:
                ways.append(below(square))
            higher = above(square)
            if higher and square in me.ladders and not me.knows_pitfall(higher):
                ways.append(higher)
            if me.knows_pitfall(square):
                ways = [below(square)]  # whoever comes here falls
            for other in ways:
                card = me.cards.get(other, "")
                if other not in seen and not self.kind.beats(card, me.piece):
                    seen.add(other)
                    todo.append(other)
        return True

    def why_illegal(self, seat: int, action: str) -> tuple[str, Faults | Square | None]:
        """The reason of a refusal with what it names, ("", None) if the action is legal."""
        if self.outcome:
            return "game_over", None
        if seat not in self.owed:
            return "wrong_turn", None
        if self.owed[seat] == "build":
            if not action.startswith("build "):
                return "not_understood", None
            faults = self.faults(action.removeprefix("build"))[1]
            return ("faulty", faults) if faults else ("", None)
        words = action.split(" ")
        if self.owed[seat] == "enter":
            is_form = len(words) == 2 and words[0] == "enter" and words[1] in self.kind.pieces
            return ("", None) if is_form else ("not_understood", None)
        return self._why_no_request(self.explorers[seat], words)

    def _why_no_request(self, me: Explorer, words: list[str]) -> tuple[str, Square | None]:
        """The order of FORT-5.9 from the third line on."""
        if words == ["challenge"] and self.options["unreachable"] == "loses":
            return "", None
        if len(words) == 2 and words[0] in ("swap", "sacrifice"):
            return self._why_no_change(me, words[0], words[1]), None
        if len(words) > 2 or (len(words) == 2 and words[0] not in ("passage", "bridge")):
            return "not_understood", None
        if not re.fullmatch(r"[^\s-]+-[^\s-]+", words[-1]):
            return "not_understood", None
        source, target = (named_square(end, self.kind) for end in words[-1].split("-"))
        if source is None or target is None:
            return "unknown_square", None
        if source != me.square:
            return "wrong_start", me.square
        if len(words) == 2:
            joined = me.passages if words[0] == "passage" else me.bridges
            return ("" if target in self._others(joined, source) else "no_way"), None
        if target == above(source) and source in me.ladders and me.knows_pitfall(target):
            return "blocked_ladder", None
        return ("" if target in [*beside(source), *self._climbs(me)] else "no_way"), None

    def _why_no_change(self, me: Explorer, word: str, piece: str) -> str:
        """Why a swap or a sacrifice is refused."""
        if piece not in self.kind.pieces:
            return "not_understood"
        if word == "swap" and me.square != ENTRANCE:
            return "not_at_entrance"
        if word == "swap" and piece == me.piece:
            return "same_piece"
        if word == "sacrifice" and self.options["sacrifice_only_if_trapped"] and not self._is_trapped(me):
            return "not_trapped"
        return ""

    def price(self, seat: int, action: str) -> int:
        """Turns to skip for `enter`, `swap` or `sacrifice` with a piece (FORT-8.4)."""
        word, piece = action.split(" ")
        me = self.explorers[seat]
        is_out = piece in me.out or (word == "sacrifice" and piece == me.piece)
        return max(2 if is_out and not self.is_alone else 0, self.card_skips)

    # ---- what happens

    def step(self, seat: int, action: str) -> None:
        """Carry an action out; Illegal if the rules refuse it."""
        reason, named = self.why_illegal(seat, action)
        if reason:
            raise Illegal(action, reason, named if isinstance(named, list) else [])
        self.ply += 1
        word = action.split()[0]
        if word == "build":
            self._build(seat, action.removeprefix("build"))
        elif word == "enter":
            self._name_piece(seat, action.split()[1])
        elif word == "swap":
            self._swap(seat, action)
        elif word == "sacrifice":
            self._sacrifice(seat, action)
        elif word == "challenge":
            self._challenge(seat)
        else:
            self._request(seat, action)
        if self.outcome is None and self.ply == self.options["ply_cap"]:
            self._end((0, 0), "ply_cap")  # FORT-9.2

    def _tell(self, kind: str, **facts: Any) -> None:
        self.events.append((kind, facts))

    def _end(self, returns: tuple[int, int], reason: str) -> None:
        self.outcome, self.owed = (returns, reason), {}

    def _wins(self, seat: int, reason: str) -> None:
        self._end((1, -1) if seat == 0 else (-1, 1), reason)

    def _begin_turn(self, seat: int) -> None:
        """FORT-4.3, 4.6."""
        self._tell("turn", seat=seat)
        me = self.explorers[seat]
        me.idle = 0
        self.owed = {seat: "explore" if me.piece else "enter"}

    def _end_turn(self, seat: int, why: str, owes: int = 0) -> None:
        """FORT-7.1 to 7.3, 7.5. owes: turns to skip that the seat comes to owe."""
        me, other = self.explorers[seat], self.explorers[1 - seat]
        if owes:
            me.skips = owes
            self._tell("skips", seat=seat, turns=owes)
            if other.skips:
                self._tell("cancelled", seat=1 - seat, turns=other.skips)
                other.skips = 0
        self._tell("turn_over", seat=seat, why=why)
        self.turn += 1
        if other.skips:
            other.skips -= 1
            self._tell("skipped", seat=1 - seat, left=other.skips)
            self._begin_turn(seat)
        else:
            self._begin_turn(1 - seat)

    # ---- pieces that come and go (FORT-4.3, 6.4, 8)

    def _enter(self, seat: int, piece: str) -> None:
        self.explorers[seat].enter(piece)
        self._tell("entered", seat=seat, piece=piece, square=ENTRANCE.name)

    def _name_piece(self, seat: int, piece: str) -> None:
        owes = self.price(seat, f"enter {piece}")
        self._enter(seat, piece)
        if self.after_loss:
            self.after_loss, self.card_skips = False, 0
            self._end_turn(seat, "beaten", owes)
        else:
            self.owed = {seat: "explore"}

    def _swap(self, seat: int, action: str) -> None:
        """FORT-8.1, 8.2."""
        me, owes = self.explorers[seat], self.price(seat, action)
        self._tell("exchanged", seat=seat, piece=me.piece)
        me.unused.append(me.piece)
        self._enter(seat, action.split()[1])
        self._end_turn(seat, "swap", owes)

    def _sacrifice(self, seat: int, action: str) -> None:
        """FORT-8.3."""
        me, owes = self.explorers[seat], self.price(seat, action)
        self._tell("sacrificed", seat=seat, piece=me.piece)
        if self.is_alone:
            self._go_back(seat)
        else:
            me.out.append(me.piece)
            self._enter(seat, action.split()[1])
        self._end_turn(seat, "sacrifice", owes)

    def _go_back(self, seat: int) -> None:
        me = self.explorers[seat]
        me.square = ENTRANCE
        self._tell("returned", seat=seat, piece=me.piece, square=ENTRANCE.name)

    def _challenge(self, seat: int) -> None:
        """FORT-9.4."""
        self._tell("challenged", seat=seat)
        built = self.as_built[1 - seat]
        assert built
        if can_reach_flag(built, self.kind):
            self._wins(1 - seat, "flag_reachable")
        else:
            self._wins(seat, "flag_unreachable")

    # ---- requests (FORT-5)

    def _request(self, seat: int, action: str) -> None:
        me, maze = self.explorers[seat], self.fortresses[1 - seat]
        assert maze
        source, target = (named_square(end, self.kind) for end in action.split()[-1].split("-"))
        assert source
        assert target
        way = action.split()[0] if " " in action else "step" if target in beside(source) else "climb"
        self.found, turn = False, self.turn
        if way == "step" and edge(source, target) in maze.walls:
            is_new = edge(source, target) not in me.walls
            me.walls.add(edge(source, target))
            self._tell("wall", seat=seat, source=source.name, target=target.name, new=is_new)
            self._end_turn(seat, "wall")
            return
        if way == "climb" and target.floor > source.floor and maze.drops(target):
            me.cards[target] = maze.cards[target]
            self._tell("blocked", seat=seat, square=target.name, card=maze.cards[target])
        else:
            if way == "step":
                me.open_edges.add(edge(source, target))
            ends = {"source": source.name, "target": target.name}
            self._tell("moved", seat=seat, piece=me.piece, **ends, way=way)
            self._land(seat, me, maze, target)
        if self.turn == turn and self.owed.get(seat) == "explore":  # the turn goes on
            self._count_idle(seat, me)

    def _count_idle(self, seat: int, me: Explorer) -> None:
        """FORT-4.6."""
        me.idle = 0 if self.found else me.idle + 1
        if me.idle == self.options["idle_limit"]:
            self._end_turn(seat, "idle")

    # ---- landing (FORT-6)

    def _land(self, seat: int, me: Explorer, maze: Fortress, square: Square) -> None:
        me.square = square
        self.found |= me.visit(square)
        card = maze.cards.get(square, "")
        does = self.kind.does(card)
        if does == "flag":
            self._tell("flag", seat=seat, square=square.name)
            self._wins(seat, "flag_found")
        elif maze.drops(square):
            me.cards[square] = card
            ends = {"source": square.name, "target": below(square).name}
            self._tell("fell", seat=seat, piece=me.piece, card=card, **ends)
            self._land(seat, me, maze, below(square))
        elif self.kind.beats(card, me.piece):
            me.cards[square] = card
            self._fight("lost", seat, card)
            self._is_beaten(seat, me, card)
        else:
            if does == "fight":
                del maze.cards[square]
                me.cards.pop(square, None)
                me.beaten[square] = card
                self._fight("won", seat, card)
            self._stand(seat, me, maze, word_of_card=does == "fight")

    def _fight(self, result: str, seat: int, card: str) -> None:
        me = self.explorers[seat]
        strengths = {
            "strength": PIECE_STRENGTH[me.piece],
            "card": card,
            "card_strength": self.kind.cards[card].strength,
        }
        self._tell(result, seat=seat, piece=me.piece, **strengths, square=me.square.name)

    def _is_beaten(self, seat: int, me: Explorer, card: str) -> None:
        """FORT-6.4, 14.3, 14.4."""
        told = self.kind.cards[card]
        if self.is_alone or told.goes_back:
            self._go_back(seat)
            self._end_turn(seat, "beaten", owes=told.skip)
            return
        me.out.append(me.piece)
        me.piece = ""
        self.after_loss, self.card_skips = True, told.skip
        self.owed = {seat: "enter"}

    def _stand(self, seat: int, me: Explorer, maze: Fortress, word_of_card: bool) -> None:
        """FORT-6.6, 6.7, 12.3."""
        square = me.square
        other = maze.passage_from(square)
        card = maze.cards.get(square, "")
        finds = other is not None and me.piece in self.kind.cards[card].finders
        if other and finds and edge(square, other) not in me.passages:
            me.passages.add(edge(square, other))
            me.cards |= {square: card, other: card}
            self._tell("passage", seat=seat, square=square.name, other=other.name)
        me.stand(square, word_of_card or finds)
        for lower, way in ((maze.ladder_down(square), "down"), (maze.ladder_up(square) and square, "up")):
            if lower:
                is_new = lower not in me.ladders
                me.ladders.add(lower)
                self.found |= is_new
                self._tell("ladder", seat=seat, square=square.name, way=way, new=is_new)
        over = maze.bridge_from(square)
        if over:
            is_new = edge(square, over) not in me.bridges
            me.bridges.add(edge(square, over))
            self.found |= is_new
            self._tell("bridge", seat=seat, square=square.name, other=over.name, new=is_new)

    # ---- what may be seen (docs/guides/fortress-protocol.md)

    def seen(self, seat: int) -> dict[str, Any]:
        """The fields of the observation of a seat, -1 for who watches."""
        public: dict[str, Any] = {
            "first": self.first,
            "built": tuple(fort is not None for fort in self.fortresses),
        }
        public["fortresses"] = tuple(
            written(fort, self.kind) if fort and seat == owner else ""
            for owner, fort in enumerate(self.as_built)
        )
        both = [me.seen(self.kind.pieces) for me in self.explorers]
        return public | {name: (both[0][name], both[1][name]) for name in both[0]}
