"""What a host says on the command line about how much may be asked of the server, and about proxies in front of it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .limits import LimitRules

log = logging.getLogger("gonfalon.limits")
UNTRUSTED_PROXY = (
    "every visitor seems to come from this machine, so nobody is limited:"
    " with a proxy in front, start with --trust-proxy 127.0.0.1"
)


class HostLimits(NamedTuple):
    """Options of `gonfalon serve` as they are written.

    limits: NAME=VALUE each. loopback: do they hold for this machine, too? trusted_proxies: ADDRESS or ADDRESS/PREFIX each.
    expire_unbegun: hours. keep_games, keep_days: 0 for all (see `ExpiryRules`).
    thinkers: processes in which computers think, 0 for threads of the server, None for one a core and few.
    """

    limits: Sequence[str] = ()
    loopback: bool = False
    trusted_proxies: Sequence[str] = ()
    expire_unbegun: int = 336
    keep_games: int = 0
    keep_days: int = 0
    thinkers: int | None = None

    def rules(self, per_address: int) -> dict[str, Any]:
        """The fields of `HostRules` that this decides. per_address: connections of one address.

        Raises GonfalonError for what cannot be read.
        """
        from .expiry import ExpiryRules
        from .forwarded import TrustedProxies, trusted_networks
        from .limits import limit_rules
        from .thinking_pool import usual_thinkers

        return {
            "limits": limit_rules(self.limits, self.loopback, per_address),
            "expiry": ExpiryRules(self.expire_unbegun, self.keep_games, self.keep_days),
            "proxies": TrustedProxies(trusted_networks(self.trusted_proxies)),
            "thinkers": usual_thinkers() if self.thinkers is None else self.thinkers,
        }

    def tell(self, rules: LimitRules, proxied: bool) -> None:
        """Log the limits on debug. proxied: all connections come from a proxy on this machine; then it must be trusted."""
        from .limits import told_limits

        log.debug("the limits of an address:\n%s", "\n".join(told_limits(rules)))
        if proxied and not self.trusted_proxies and not self.loopback:
            log.warning(UNTRUSTED_PROXY)


USUAL_LIMITS = HostLimits()
