"""Builds the observation of a seat from a state, by an allow-list (STRAT-10)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any
from weakref import WeakKeyDictionary

from .kernel import rescue as rescue_kernel
from .kernel import two_squares
from .kernel.layout import (
    CODE_STEP,
    DEPLOYMENT,
    EV_ATTACKER,
    EV_DEFENDER,
    EV_ORIGIN,
    EV_POWER,
    EV_RESULT,
    EV_SOURCE,
    EV_TARGET,
    MOVED,
    REPEAT,
    SHOWN,
)
from .legal_action import STOP
from .narrate import RESULT_NAMES
from .observation import (
    CapturedView,
    CombatView,
    LastMove,
    Limits,
    PieceView,
    PowerView,
    StrategoObservation,
    TargetView,
)
from .rules import Rules
from .squares import name_of, square_of
from .state import StrategoState
from .words import Phase, RingState

BOTH = (0, 1)
"""The owners whose pieces are seen where nothing is hidden (games that are over, tools that hold the state anyway)."""
RESCUING = "rescue "
"""How the text of a rescue begins; a ruleset's own power may have a name that only begins with the same letters."""
MOST_KEPT = 1 << 14
"""So many views of pieces are kept for one ruleset with its options."""
Seen = tuple[int, str, int, int, tuple[int, ...]]
"""What a view depends on: a piece's number, the name of its square, its code, its flags, and the owners whose pieces are seen."""
_VIEWS: WeakKeyDictionary[Rules, dict[Seen, PieceView]] = WeakKeyDictionary()
PHASES: tuple[Phase, ...] = ("deployment", "play", "rescue", "over", "repeat")
RINGS: tuple[RingState, ...] = ("open", "destroyed", "taken")


def observe(state: StrategoState, seat: int, sight: Collection[int] | None = None) -> StrategoObservation:
    """What `seat` (0, 1 or SPECTATOR) may know now. sight: the owners whose pieces are seen, None for what the rules let `seat` see."""
    rules, record, outcome = state.rules, state.record, state.outcome
    owners = (seat,) if sight is None else sight
    if sight is None:
        sight = BOTH if outcome else owners  # STRAT-8.12
    to_act = state.to_act()
    deploying = state.phase == DEPLOYMENT
    decision = state.decision(seat) if seat in to_act else None
    return StrategoObservation(
        game=rules.ruleset.game,
        variant=rules.variant,
        seat=seat,
        ply=state.ply,
        turn=state.turn,
        to_act=to_act,
        decision=decision,
        returns=outcome.returns if outcome else None,
        reason=outcome.reason if outcome else "",
        phase=PHASES[state.phase],
        rows=rules.ruleset.rows,
        columns=rules.ruleset.columns,
        obstacles=rules.ruleset.obstacles,
        zone=rules.ruleset.zones[seat] if seat >= 0 else (),
        ready=(state.deployed[0] is not None, state.deployed[1] is not None),
        own_deployment=(state.deployed[seat] or "") if seat >= 0 else "",
        kinds=rules.views[int(record["stage"])],
        pieces=_deployed(state, owners) if deploying else _pieces(state, sight),
        captured=tuple(_captured(rules, record, owner, sight) for owner in range(2)),
        last_move=_last_move(record, state),
        combat=_combat(rules, state, owners),
        limits=state.kept_limits(_limits),
        rescues=(int(record["rescues"][0]), int(record["rescues"][1])),
        rescue_pieces=_rescuable(rules, record, seat) if decision and decision.kind == "rescue" else (),
        ring=RINGS[int(record["stage"])] if rules.ruleset.quest else "",
        mount_doom=str(rules.options["mount_doom"]) if rules.ruleset.quest else "",
        repeat=name_of(int(record["repeat_square"])) if state.phase == REPEAT else "",
        power=_power(state) if int(record["event"][EV_POWER]) >= 0 else None,
        powers=rules.powers,
    )


def _deployed(state: StrategoState, sight: Collection[int]) -> tuple[PieceView, ...]:
    """During deployment the pieces of these owners are seen, once they stand; other squares stay empty."""
    pieces, kinds = [], state.rules.kinds
    for owner in range(2):
        by_letter = state.rules.ruleset.by_letter(owner)
        letters = state.deployed[owner]
        if letters is None or owner not in sight:
            continue
        for name, letter in zip(state.rules.ruleset.zones[owner], letters, strict=True):
            if letter != ".":
                pieces.append(PieceView(square_of(name), name, owner, kinds[by_letter[letter]], False, False))
    return tuple(pieces)


def _pieces(state: StrategoState, sight: Collection[int]) -> tuple[PieceView, ...]:
    """What stands on the board, square by square. A piece that has not changed is the same object as before, in any game."""
    rules, kept = state.rules, _kept_views(state.rules)
    owners = tuple(owner for owner in BOTH if owner in sight)

    def view_of(piece_id: int, name: str, code: int, flags: int) -> PieceView:
        asked = piece_id, name, code, flags, owners
        view = kept.get(asked)
        if view is None:
            view = kept[asked] = _piece(rules, piece_id, name, code, flags, owners)
        return view

    return state.seen_pieces(owners).of(rules, state.record, view_of)


def _kept_views(rules: Rules) -> dict[Seen, PieceView]:
    """Pieces as they were seen."""
    kept = _VIEWS.setdefault(rules, {})
    if len(kept) > MOST_KEPT:
        kept.clear()
    return kept


def _piece(
    rules: Rules, piece_id: int, name: str, code: int, flags: int, sight: Collection[int]
) -> PieceView:
    owner, kind = divmod(code - 1, CODE_STEP)
    shown = flags & SHOWN != 0
    piece = rules.kinds[kind] if shown or owner in sight else ""
    return PieceView(piece_id, name, owner, piece, flags & MOVED != 0, shown)


def may_look_up(rules: Rules, owner: int, sight: Collection[int]) -> bool:
    """STRAT-5.10, 9.2: may whoever sees the pieces of these owners look up which of `owner`'s have been captured?"""
    mode = "secret" if rules.options["silent_defence"] else rules.options["captured"]
    if mode == "open" or set(BOTH) <= set(sight):
        return True
    if mode == "secret":
        return owner in sight
    return mode == "prisoner" and 1 - owner in sight


def _captured(rules: Rules, record: Any, owner: int, sight: Collection[int]) -> CapturedView:
    lost = [(kind, n) for kind, n in zip(rules.kinds, record["lost"][owner].tolist(), strict=False) if n]
    pieces = tuple(lost) if may_look_up(rules, owner, sight) else ()
    return CapturedView(owner, sum(n for _, n in lost), pieces)


def _last_move(record: Any, state: StrategoState) -> LastMove | None:
    event = record["event"]
    if int(event[EV_SOURCE]) < 0:
        return None
    return LastMove(_mover(state), name_of(int(event[EV_ORIGIN])), name_of(int(event[EV_TARGET])))


def _mover(state: StrategoState) -> int:
    """The seat of the last displacement."""
    for step in reversed(state.history):
        if not step.action.startswith(RESCUING) and step.action != STOP.text:
            return step.seat
    return 0


def _power(state: StrategoState) -> PowerView | None:
    """The last power, as it was told to everybody."""
    for step in reversed(state.history):
        for event in step.events:
            if event.kind == "power":
                facts = event.facts
                targets = tuple(TargetView(t["square"], t["piece"], t["captured"]) for t in facts["targets"])
                return PowerView(
                    facts["seat"],
                    facts["power"],
                    facts["piece"],
                    facts["source"],
                    tuple(facts["steps"]),
                    targets,
                    facts["falls"],
                )
    return None


def _combat(rules: Rules, state: StrategoState, sight: Collection[int]) -> CombatView | None:
    event = state.record["event"]
    if int(event[EV_SOURCE]) < 0 or int(event[EV_DEFENDER]) < 0:
        return None
    mover = _mover(state)
    told = _told_defender(state) or 1 - mover in sight
    return CombatView(
        name_of(int(event[EV_SOURCE])),
        name_of(int(event[EV_TARGET])),
        mover,
        rules.kinds[int(event[EV_ATTACKER])],
        rules.kinds[int(event[EV_DEFENDER])] if told else "",
        RESULT_NAMES[int(event[EV_RESULT])],
    )


def _told_defender(state: StrategoState) -> bool:
    """Was the last combat's defender shown to everybody?"""
    for step in reversed(state.history):
        for event in step.events:
            if event.kind == "combat":
                return bool(event.facts["defender"])
    return False


def _limits(rules: Rules, record: Any) -> Limits:
    quiet = int(rules.options["quiet_draw"])
    return Limits(
        quiet_draw=quiet,
        quiet_left=max(0, quiet - int(record["quiet"])) if quiet else 0,
        two_square_limit=int(rules.options["two_square_limit"]),
        two_square=(
            two_squares.crossings_used(record, rules.tables, 0),
            two_squares.crossings_used(record, rules.tables, 1),
        ),
        chase=(int(record["chase_len"][0]), int(record["chase_len"][1])),
    )


def _rescuable(rules: Rules, record: Any, seat: int) -> tuple[str, ...]:
    return tuple(
        name
        for kind, name in enumerate(rules.kinds)
        if rescue_kernel.is_rescuable(record, rules.tables, seat, kind)
    )
