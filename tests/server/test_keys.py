"""Names of matches, as people type them into commands."""

from __future__ import annotations

import pytest

from gonfalon.server import keys


def test_no_match_has_a_name_that_looks_like_an_option(monkeypatch: pytest.MonkeyPatch):
    drawn = iter(["-5a3AtpZNMaR", "-_3AtpZNMaR1", "a5a3AtpZNMaR"])
    monkeypatch.setattr(keys.secrets, "token_urlsafe", lambda _bytes: next(drawn))
    assert keys.new_match_id() == "a5a3AtpZNMaR"
