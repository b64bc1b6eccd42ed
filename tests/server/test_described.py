"""The description of the calls says how they are refused, and the tests notice an answer that does not fit it."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from .described import faults, faults_of

ROOT: dict[str, Any] = {"components": {"schemas": {"Name": {"type": "string", "pattern": "^[a-z]+$"}}}}
NAME = {"$ref": "#/components/schemas/Name"}
TABLE = {
    "type": "object",
    "properties": {"name": NAME, "seats": {"type": "array", "items": {"type": ["integer", "null"]}}},
    "required": ["name"],
    "additionalProperties": False,
}


@pytest.mark.parametrize(
    ("value", "n_faults"),
    [
        ({"name": "duel", "seats": [1, None]}, 0),
        ({"name": "Duel"}, 1),
        ({"seats": [True, "1"]}, 3),
        ({"name": "duel", "more": 1}, 1),
        ([], 1),
    ],
)
def test_a_value_that_does_not_fit_is_noticed(value: Any, n_faults: int):
    assert len([*faults(value, TABLE, ROOT)]) == n_faults


def test_one_form_of_several_is_enough():
    either = {"anyOf": [NAME, {"type": "null"}]}
    assert [[*faults(value, either, ROOT)] == [] for value in ("duel", None, 1)] == [True, True, False]
    assert [*faults("c", {"enum": ["a", "b"]}, ROOT)]


def test_every_call_is_described_with_its_refusals(client: TestClient):
    raw = client.get("/api/schema/openapi.json").text
    assert client.get("/api/schema/openapi.yml").status_code == 200
    described = json.loads(raw)
    for path, methods in described["paths"].items():
        for method, told in methods.items():
            assert "400" not in told["responses"], (method, path)
            assert told["responses"]["default"]["content"].keys() == {"application/json"}
    call = "get /api/matches/{match}"
    refused = client.get("/api/matches/nowhere", headers={"authorization": f"Bearer {'x' * 43}"})
    assert refused.is_error
    assert faults_of(refused, call, raw) == []
    assert faults_of(httpx.Response(404, json={"detail": "no"}), call, raw)
    assert faults_of(httpx.Response(202, json={}), call, raw)
    assert faults_of(httpx.Response(200, text="<p>"), call, raw)
