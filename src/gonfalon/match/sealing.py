"""Commitments: what is hidden in a match is fixed before anybody acts on it, and whoever keeps the commitments can check that.

A commitment is HMAC-SHA256 of a thing under a key of its own. It tells nothing of the thing, however few things there could be, and it
opens to no other thing (docs/decisions/0022-sealed-deals.md).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from gonfalon.core.game import AnyGame, Decision, GameSetup

from .log import Entry
from .table_actions import Restart, TableAct

BYTES = 32
"""Of a key, of a part of the seed and of a commitment; each is written as hexadecimal digits."""
SEED_BITS = 62
SERVER_PART, PICKED_SEED = "part", "seed"
"""The things that fix the deal: the server's part of the seed, or a seed that somebody picked."""
Part = Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
"""A part of the seed: 32 random bytes as hexadecimal digits, "" for none."""


class Sealing(msgspec.Struct, frozen=True):
    """How the hidden things of a match are sealed. **Hidden:** for the match alone; `record_of` opens the things, never the master key.

    key: the master key, from which the key of each thing follows. part: the server's part of the seed, "" where the seed was picked.
    parts: those of the seats, in order, "" for a seat that gave none.
    """

    key: str
    part: Part
    parts: tuple[Part, ...] = ()


def new_part() -> str:
    """32 random bytes as hexadecimal digits."""
    return secrets.token_hex(BYTES)


def new_sealing(is_picked: bool = False) -> Sealing:
    """The sealing of a new match. is_picked: its seed is picked, not drawn."""
    return Sealing(new_part(), "" if is_picked else new_part())


def key_of(sealing: Sealing, thing: str) -> str:
    """The key of a thing, 64 hexadecimal digits: HMAC-SHA256 of its name under the master key."""
    return hmac.digest(bytes.fromhex(sealing.key), f"gonfalon key 1\n{thing}".encode(), "sha256").hex()


def commitment(key: str, thing: str, content: str) -> str:
    """HMAC-SHA256 of a thing under its key, 64 hexadecimal digits. Raises ValueError for a key that is no hexadecimal digits.

    What is hashed is UTF-8 text of three lines or more: "gonfalon 1", the name of the thing, its content.
    """
    text = f"gonfalon 1\n{thing}\n{content}"
    return hmac.digest(bytes.fromhex(key), text.encode(errors="surrogatepass"), "sha256").hex()


def derived_seed(part: str, parts: Sequence[str]) -> int:
    """The seed that follows from the server's part and those of the seats in order: the first 62 bits of their SHA-256.

    What is hashed is ASCII text of a line for each: "gonfalon seed 1", the server's part, the part of each seat ("" for none).
    """
    text = "\n".join(("gonfalon seed 1", part, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - SEED_BITS)


def is_sealed(decisions: Sequence[Decision], seat: int, act: TableAct | None) -> bool:
    """Is what this seat does now sealed? What is answered in secret is, and a new deal that is proposed.

    It follows from what everybody knows: preparing, answers of several seats at once. decisions: those before the act.
    """
    if act is not None:
        return isinstance(act, Restart) and act.seed is not None
    owed = next((decision for decision in decisions if decision.seat == seat), None)
    return owed is not None and (owed.setting_up or owed.revocable or owed.options is None)


def deal(sealing: Sealing | None, seed: int) -> Iterator[tuple[str, str]]:
    """(thing, content) of what fixes the deal."""
    if sealing is not None:
        yield (SERVER_PART, sealing.part) if sealing.part else (PICKED_SEED, str(seed))


def secret_texts(game: AnyGame, setup: GameSetup, waiting: Container[int] = ()) -> Iterator[tuple[str, str]]:
    """(thing, content) of what the seats have brought, in a game where that is secret. waiting: seats that have brought nothing yet."""
    brings = game.spec.brings
    if brings is not None and not brings.open:
        for seat, text in enumerate(setup.brought):
            if seat not in waiting:
                yield f"brought {seat}", text


def entry_thing(entry: Entry) -> tuple[str, str]:
    """(thing, content) of an entry of the log: its number; the seat and the text."""
    return f"entry {entry.seq}", f"{entry.seat}\n{entry.text}"


def seal(sealing: Sealing, things: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The commitment to each thing, by its name: this is what everybody is told."""
    return {thing: commitment(key_of(sealing, thing), thing, content) for thing, content in things}
