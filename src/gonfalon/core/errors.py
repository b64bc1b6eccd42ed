"""One tree of errors. Messages are shown to players, so they never name a hidden fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from .events import GameWord

ErrorCode = Annotated[str, "ErrorCode"]
"""The stable name of an error, `area/reason`: WireCode, the `code` of an error of ours or of a family, or `http/` with a status."""
WireCode = Literal[
    "chat/closed",
    "chat/empty",
    "chat/refused",
    "chat/too-long",
    "chat/too-often",
    "club/full",
    "club/invite",
    "club/not-yours",
    "club/too-many",
    "club/unknown",
    "host/key",
    "limit/too-many",
    "match/expired",
    "match/invite",
    "match/needs-name",
    "match/no-coach",
    "match/no-decision",
    "match/no-hints",
    "match/no-odds",
    "match/not-rated",
    "match/not-shared",
    "match/one-seat",
    "match/pledge",
    "match/running",
    "match/seat-held",
    "match/seat-not-now",
    "match/seat-waits",
    "match/token",
    "match/too-late",
    "match/no-rematch",
    "challenge/not-taken",
    "challenge/needs-name",
    "challenge/gone",
    "challenge/too-many",
    "match/unknown",
    "measure/busy",
    "measure/unknown",
    "passkey/known",
    "passkey/late",
    "passkey/not-here",
    "passkey/refused",
    "passkey/too-many",
    "passkey/unknown",
    "person/code",
    "person/key",
    "person/name-length",
    "person/name-letters",
    "person/name-refused",
    "person/name-reserved",
    "person/name-taken",
    "person/unknown",
    "push/endpoint",
    "push/off",
    "push/too-many",
    "push/unknown",
    "replay/ply",
    "replay/seat",
    "replay/view",
    "request/game",
    "request/invalid",
    "request/player",
    "request/seats",
    "request/too-often",
    "request/variant",
    "seats/busy",
    "seats/too-many",
    "tournament/full",
    "tournament/needs-name",
    "tournament/nobody",
    "tournament/not-now",
    "tournament/not-yours",
    "tournament/too-late",
    "tournament/too-many",
    "tournament/unknown",
]
"""Why a message from a client is refused."""


class GonfalonError(Exception):
    """Anything this package raises on purpose. `code` is the stable name shared with the wire (`area/reason`)."""

    code: ErrorCode = "error/general"


class ArgumentError(GonfalonError, ValueError):
    """A call names a seat, a level, a game or a value that there is not; the message says what is taken."""

    code = "argument/invalid"


class RulesetError(GonfalonError):
    """A ruleset file or an option is wrong; the message names file, line and field."""

    code = "ruleset/invalid"


class NotationError(GonfalonError):
    """A text does not follow its notation."""

    code = "notation/invalid"

    def __init__(self, text: str, position: int, message: str = "not understood") -> None:
        where = f" at character {position + 1}: {text[:80]!r}" if text or position else ""
        super().__init__(message + where)
        self.text, self.position = text, position


class IllegalActionError(GonfalonError):
    """The action is not legal now. `reason` is a game's enum value, `section` the rule that forbids it."""

    code = "action/illegal"

    def __init__(self, action: str, reason: str, section: str = "") -> None:
        where = f" ({section})" if section else ""
        super().__init__(f"{action[:80]}: {reason}{where}")
        self.action, self.reason, self.section = action, reason, section


class NotYourTurnError(IllegalActionError):
    """The seat owes no such decision now."""

    code = "action/not-your-turn"


class GameOverError(IllegalActionError):
    """The game has ended; nothing is owed any more."""

    code = "action/game-over"


class StaleActionError(IllegalActionError):
    """The action answers a decision that has passed."""

    code = "action/stale"

    def __init__(self, action: str, expected_ply: int) -> None:
        super().__init__(action, "stale")
        self.expected_ply = expected_ply


class Fault(msgspec.Struct, frozen=True):
    """One fault of a composed action. kind: with the message `fault-<kind>`. where: squares, cards or lines, as the sender wrote them."""

    kind: GameWord
    where: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The fault as plain text, such as "too many: 3"."""
        return self.kind.replace("_", " ") + (f": {', '.join(self.where)}" if self.where else "")


class FaultyActionError(IllegalActionError):
    """A composed action (a set-up, a deck) is not legal; `faults` holds all its faults."""

    code = "action/faulty"

    def __init__(
        self, action: str, faults: Sequence[Fault], section: str = "", reason: str = "faulty"
    ) -> None:
        super().__init__(action, reason, section)
        self.faults = tuple(faults)
        self.args = (f"{self}: {', '.join(fault.words for fault in faults)}",)


class ReplayMismatchError(GonfalonError):
    """A record does not replay: `ply` is the first entry that disagrees."""

    code = "replay/mismatch"

    def __init__(self, ply: int, message: str) -> None:
        super().__init__(f"ply {ply}: {message}")
        self.ply = ply


class StorageError(GonfalonError):
    """The log could not be written or read; nothing has changed."""

    code = "storage/failed"


class ConflictError(StorageError):
    """Another writer appended first; `expected_seq` is the sequence number that storage expects next."""

    code = "storage/conflict"

    def __init__(self, expected_seq: int) -> None:
        super().__init__(f"the log goes on at {expected_seq}")
        self.expected_seq = expected_seq


class WireError(GonfalonError):
    """A message from a client is refused; `code` says why."""

    def __init__(self, code: WireCode, message: str = "") -> None:
        super().__init__(message or code)
        self.code = code


class LeakError(GonfalonError):
    """A view tried to emit a hidden fact. This is a bug; the match is stopped."""

    code = "view/leak"
