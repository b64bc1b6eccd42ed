"""The three styles, as frozen records of named weights."""

from __future__ import annotations

from ..expectimax.style import Style

HUNTER = Style()
"""Patient, its top pieces hidden, after everything it surely beats."""
MISER = Style(roam=0.5, gamble=0.25, bold=0.05, eager=0.0, prudent=1.25, rest=0.35, hide=0.2, hide_top=0.8)
"""Waits, counts, and strikes back."""
PROBER = Style(learn=0.35, gamble=1.0, cheap=4.0, eager=0.1, bold=0.12, hide_top=0.4)
"""Trades scouts and small pieces for knowledge."""
STYLES = {"hunter": HUNTER, "miser": MISER, "prober": PROBER}
