"""No message and no observation carries a closed vocabulary as a bare text: whatever is a text in them is open, and why stands here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import wire_types

from gonfalon.core.events import GameWord
from gonfalon.server.limits import LimitName

OPEN = {
    "what games, families and rulesets bring: ids, names and values of their options": """
        brings brought choices decline default emblems facts family game hints inside kinds known label lesson levels logs chances name
        collection daily effects follow_up known_without needs odds options part parts pays player players preset presets rated rule
        rules_page scores seat_names section standings table_sections variant wish words""",
    "acts and what stands on a board or a table, in a game's own notation": """
        act action actions acts armies aside attack attacker beaten best board breaches bridges cards defender discard emblem
        encounter_discard engine faults fortresses hand hands ladders
        letter mount_doom obstacles offered open_edges out own_deployment passages
        piece pieces place places power powers rank removed repeat rescue_pieces shown_act source square squares steps stood table target
        task then traits unused value victory visited visitors walls where zone""",
    "what people have written": "day description example message shelves text version winner",
    "keys, numbers and addresses": """
        address addresses attestation auth begun blocked challenge client club code commitments data decision endpoint entry founder
        host id invite key keys mark match matches p256dh person pledge rematch request_id signature silent since token user""",
    "what a server has refused by: a limit's name, `connections`, or the code of an error": "limit",
}

NAMED = wire_types.general_vocabularies().named


def is_text(kind: Any) -> bool:
    """Does a type hold a bare text? Named vocabularies, also those that only families close (`GameWord`), are none."""
    if kind is str or kind in NAMED or get_origin(kind) is Literal:
        return kind is str
    inner = get_args(kind)[:1] if get_origin(kind) is Annotated else get_args(kind)
    return any(is_text(one) for one in inner)


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type speaks of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for one in get_args(kind):
        yield from structs_in(one)


def texts(kinds: list[Any]) -> set[str]:
    """The names of the fields that hold bare texts, in these types and all that they speak of."""
    waiting = [one for kind in kinds for one in structs_in(kind)]
    seen: set[type] = set()
    found: set[str] = set()
    while waiting:
        struct = waiting.pop()
        if struct in seen:
            continue
        seen.add(struct)
        hints = get_type_hints(struct, include_extras=True)
        for name in struct.__struct_fields__:
            found |= {name} if is_text(hints[name]) else set()
            waiting += structs_in(hints[name])
    return found


def test_every_bare_text_of_a_message_or_an_observation_is_open():
    observations = [kind for kinds in wire_types.observations().values() for kind in kinds]
    found = texts([*wire_types.message_kinds(), *observations])
    known = {name for names in OPEN.values() for name in names.split()}
    assert found - known == set(), (
        "a closed set of words? Make it a Literal or a StrEnum, else say here why it is open"
    )
    assert known - found == set(), "no message has these any more"


class Seat(msgspec.Struct):
    kind: str
    limit: LimitName | None
    reason: GameWord
    phase: Literal["", "travel"]


class Table(msgspec.Struct):
    seats: dict[int, tuple[Seat, ...]]
    status: Annotated[str, msgspec.Meta(max_length=9)]


def test_a_bare_vocabulary_is_found():
    assert texts([Table]) == {"kind", "status"}
