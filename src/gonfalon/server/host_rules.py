"""What whoever runs a server decides about it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .chat import ChatRules, HostChat
from .expiry import ExpiryRules
from .forwarded import TrustedProxies
from .limits import LimitRules
from .offered_tables import NO_FILLING, Filling
from .pushing import USUAL_PUSH, PushSettings
from .tournament_schedule import USUAL_RULES, TournamentRules


class HostRules(NamedTuple):
    """A host's decisions. words_file: the list of words that no name and no text may contain (names.py), None for none.

    filling: when computers take seats that are offered to everybody. chat: where people may write free text. push: whether and where
    web push may be sent. tournaments: who may announce them, and what the host has planned. limits: how much
    one address and one person may ask. proxies: whose word on the visitor's address counts. expiry: what is kept no longer.
    metrics: does /metrics show the figures? thinkers: processes in which computers think, 0 for threads of the server itself.
    """

    words_file: Path | None = None
    filling: Filling = NO_FILLING
    chat: HostChat = "off"
    push: PushSettings = USUAL_PUSH
    tournaments: TournamentRules = USUAL_RULES
    limits: LimitRules = LimitRules()
    proxies: TrustedProxies = TrustedProxies()
    expiry: ExpiryRules = ExpiryRules()
    metrics: bool = False
    thinkers: int = 0

    @property
    def chat_rules(self) -> ChatRules:
        """Where people may write, and what they may not."""
        return ChatRules(self.chat, self.words_file)


USUAL = HostRules()
