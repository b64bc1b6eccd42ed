"""One tree of errors. Messages are shown to players, so they never name a hidden fact."""

from __future__ import annotations

from enum import IntFlag


class GonfalonError(Exception):
    """Anything this package raises on purpose. `code` is the stable name shared with the wire (`area/reason`)."""

    code = "error/general"


class RulesetError(GonfalonError):
    """A ruleset file or an option is wrong; the message names file, line and field."""

    code = "ruleset/invalid"


class DeploymentFault(IntFlag):
    """Every way in which a deployment may be wrong (several may hold at once)."""

    NONE = 0
    WRONG_LENGTH = 1
    UNKNOWN_PIECE = 2
    TOO_MANY = 4
    TOO_FEW = 8
    OUTSIDE_ZONE = 16
    NOT_REACHABLE = 32

    @property
    def words(self) -> str:
        """The faults for people: "too many, too few"."""
        return ", ".join(str(fault.name).lower().replace("_", " ") for fault in type(self) if fault in self)


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
    """This seat owes no such decision now."""

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


class DeploymentError(IllegalActionError):
    """These letters are no deployment of this army; `faults` holds everything that is wrong with them."""

    code = "action/deployment"

    def __init__(self, action: str, faults: DeploymentFault, section: str = "") -> None:
        super().__init__(action, "deployment", section)
        self.args = (f"{self}: {faults.words}",)
        self.faults = faults


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
    """Somebody else appended first; `expected_seq` is what storage expected next."""

    code = "storage/conflict"

    def __init__(self, expected_seq: int) -> None:
        super().__init__(f"the log goes on at {expected_seq}")
        self.expected_seq = expected_seq


class WireError(GonfalonError):
    """A message from outside cannot be taken; `code` tells why."""

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(message or code)
        self.code = code


class LeakError(GonfalonError):
    """A view tried to emit a hidden fact: a bug, it stops the match."""

    code = "view/leak"
