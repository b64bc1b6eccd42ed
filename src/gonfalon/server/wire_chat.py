"""What is told of free text between two people."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class Chat(msgspec.Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Free text to the other person at the table, where `Welcome.chat` allows it. It is passed on and kept nowhere.

    id: chosen by the browser, for the answer: an Ack or a Nack. text: 200 characters at most once it is tidied.
    """

    id: str
    text: Annotated[str, Meta(max_length=1_000)]


class ChatLine(msgspec.Struct, frozen=True, tag="chat"):
    """To all browsers at the seats, the sender's too: free text of a seat. Not numbered, not stored, never sent to watchers."""

    seat: int
    text: str
