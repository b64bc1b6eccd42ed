"""Any text that a stranger can send: in every field of every call, in every address, as a set-up, a deck, an option, a code or a name.

The calls and their fields are those of the API's own description, so that a new call is tried as soon as it exists. An answer below
500 in JSON without a traceback is wanted, of a status and a form that the description has, and no error in the log.
"""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from gonfalon import games
from gonfalon.core.observation import ACTION_LIMIT

from .conftest import DEPLOY
from .described import faults_of
from .test_people import CREST

ON_POSTGRESQL: set[str] = set()
Schema = dict[str, Any]
HEAVY = ("/api/measurements", "/api/proposal")
"""Calls that would play hundreds of games; bodies that are wrong are all that is tried of them."""
KNOWN = [
    "stratego",
    "barrage",
    "battle",
    "fortress",
    "fellowship",
    "own",
    "open",
    "link",
    "computer",
    "en",
    "de",
    *DEPLOY,
]
NASTY = [
    *("", " ", "\0", "\r\n", "\ud800", "\udfff\ud800", "\u202e", "\ufeff", "e\u0301" * 30, "💥", "ﷺ" * 40),
    *(
        "../../etc/passwd",
        "%00",
        "%2e%2e/",
        "'; DROP TABLE matches; --",
        '"><script>',
        "{{7*7}}",
        "${x}",
        "{$x}",
    ),
    *(
        "1x ",
        "3x Aragorn\n" * 50,
        "1x \0",
        "2147483648x Aragorn",
        "-1x Aragorn",
        "deploy",
        "deploy \0",
        "/resign",
        "//",
    ),
    *(
        "None",
        "null",
        "NaN",
        "1e999",
        "[" * 500,
        "<?xml version='1.0'?>" + "<a>" * 200,
        "x" * (ACTION_LIMIT + 1),
    ),
]
TEXTS = st.one_of(st.sampled_from(NASTY), st.sampled_from(KNOWN), st.text(max_size=30))
NUMBERS = st.sampled_from([0, 1, -1, 2, 7, 2**31, -(2**63), 2**64, 10**30]) | st.integers(-3, 300)
ANYTHING = st.none() | st.booleans() | NUMBERS | TEXTS | st.just([]) | st.just({})


ANSWERED: Counter[int] = Counter()
"""Calls by the status of their answer."""


class Own(NamedTuple):
    """What a stranger has rightly: a person's key, a match, and the token of a seat there."""

    person: str
    match: str
    token: str


ONCE = settings(
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.function_scoped_fixture,
    ],
)


def values(schema: Schema, root: Schema, depth: int = 0) -> st.SearchStrategy[Any]:
    """What fits a schema, with any text in its texts. root: the description in which references are looked up."""
    if "$ref" in schema:
        found = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        return values(found, root, depth + 1)
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return st.one_of(*(values(each, root, depth) for each in schema[several]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return st.one_of(*(values({**schema, "type": each}, root, depth) for each in kind))
    if kind == "object":
        return _objects(schema, root, depth)
    if kind == "array":
        return st.lists(values(schema.get("items", {}), root, depth), max_size=1 if depth > 4 else 3)
    plain: dict[Any, st.SearchStrategy[Any]] = {
        "string": TEXTS,
        "integer": NUMBERS,
        "number": NUMBERS | st.floats(allow_nan=False, allow_infinity=False),
        "boolean": st.booleans(),
        "null": st.none(),
    }
    return plain.get(kind, ANYTHING)


def _objects(schema: Schema, root: Schema, depth: int) -> st.SearchStrategy[Any]:
    fields = {name: values(each, root, depth + 1) for name, each in schema.get("properties", {}).items()}
    if not fields:
        of = schema.get("additionalProperties")
        inner = values(of, root, depth + 1) if isinstance(of, dict) else ANYTHING
        return st.dictionaries(TEXTS.filter(lambda text: len(text) < 100), inner, max_size=2)
    needed = {name: fields[name] for name in schema.get("required", ())}
    more = {name: each for name, each in fields.items() if name not in needed}
    return st.fixed_dictionaries(needed, optional=more)


@cache
def bodies_of(call: str, raw: str) -> st.SearchStrategy[Any]:
    """Bodies of a call ("post /api/...") by the description that is written as JSON."""
    root = json.loads(raw)
    method, path = call.split(" ")
    body = root["paths"][path][method].get("requestBody")
    wanted = values(body["content"]["application/json"]["schema"], root) if body else st.none()
    return st.one_of(wanted, wanted, wanted, ANYTHING)


@pytest.fixture(scope="module")
def described(client: TestClient) -> str:
    """The description of all calls, as JSON."""
    return client.get("/api/schema/openapi.json").text


@pytest.fixture(scope="module")
def own(client: TestClient) -> Own:
    """A person with a name and a match, so that texts pass the doors that ask for a key."""
    person = "A" * 32
    named = post(client, "/api/person", {"name": "Grey Heron", "crest": msgspec.to_builtins(CREST)}, person)
    assert named.status_code == 200, named.text
    table = {"game": "stratego", "variant": "barrage", "seats": [{"kind": "own"}, {"kind": "link"}]}
    made = post(client, "/api/matches", table).json()
    return Own(person, made["match"], made["grants"][0]["token"])


def calls(raw: str, method: str) -> list[str]:
    """The calls of a method but streams, such as "post /api/matches"."""
    found = []
    for path, methods in json.loads(raw)["paths"].items():
        answers = methods.get(method, {}).get("responses", {})
        is_stream = any("text/event-stream" in each.get("content", {}) for each in answers.values())
        if method in methods and not is_stream:
            found.append(f"{method} {path}")
    return found


def filled(path: str, data: st.DataObject, own: Own) -> str:
    """An address with any text in its parameters, or what there is."""
    part = st.one_of(
        TEXTS.filter(lambda text: 0 < len(text) < 250 and "/" not in text),
        st.sampled_from([own.match, "Grey Heron"]),
    )
    return re.sub(r"\{[^}]*\}", lambda _: quote(data.draw(part).encode(errors="surrogatepass")), path)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture, record_property: Callable[[str, object], None]) -> Iterator[None]:
    """Nothing that a stranger sends makes an error in the log. How many calls were answered is noted."""
    before = ANSWERED.total()
    with caplog.at_level(logging.ERROR):
        yield
    record_property("figure calls", ANSWERED.total() - before)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def check(answer: httpx.Response, asked: object) -> None:
    """Below 500; what is refused says so as a problem, and no answer shows an inside."""
    told = f"{asked!r:.2000}\n{answer.status_code} {answer.text[:500]}"
    assert answer.status_code < 500, told
    ANSWERED[answer.status_code] += 1
    assert "Traceback" not in answer.text, told
    assert 'File "' not in answer.text, told
    if answer.status_code >= 400 and not answer.headers["content-type"].startswith("text/html"):
        assert set(answer.json()) >= {"code", "message"}, told


def post(client: TestClient, path: str, body: object, key: str = "") -> httpx.Response:
    """A call with a body; every text can be written as JSON, half of a pair of surrogates as well."""
    head = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
    return client.post(path, content=json.dumps(body).encode(), headers=head)


@settings(ONCE, max_examples=150)
@given(data=st.data())
def test_any_body_of_any_call_is_answered(client: TestClient, described: str, own: Own, data: st.DataObject):
    call = data.draw(st.sampled_from(calls(described, "post")))
    path = call.split(" ")[1]
    body = data.draw(ANYTHING if path in HEAVY else bodies_of(call, described))
    key, place = data.draw(st.sampled_from(["", "x", own.person, own.token])), filled(path, data, own)
    answer = post(client, place, body, key)
    check(answer, (place, body))
    assert faults_of(answer, call, described) == [], (place, body)


@settings(ONCE, max_examples=100)
@given(data=st.data())
def test_any_text_in_an_address_is_answered(
    client: TestClient, described: str, own: Own, data: st.DataObject
):
    call = data.draw(st.sampled_from(calls(described, "get")))
    place = filled(call.split(" ")[1], data, own)
    key = data.draw(st.sampled_from(["", "x", own.person, own.token]))
    names = st.sampled_from(["game", "view", "from", "to", "seat", "ply", "name", "x"])
    asked = data.draw(st.dictionaries(names, TEXTS.filter(lambda text: len(text) < 300), max_size=3))
    query = "&".join(f"{name}={quote(text.encode(errors='surrogatepass'))}" for name, text in asked.items())
    head = {"authorization": f"Bearer {key}"} if key else {}
    answer = client.get(f"{place}?{query}", headers=head)
    check(answer, (place, query))
    assert faults_of(answer, call, described) == [], (place, query)


@pytest.mark.parametrize("game", games.lobby_ids())
@settings(ONCE, max_examples=25)
@given(data=st.data())
def test_any_set_up_deck_or_act_is_answered(client: TestClient, game: str, data: st.DataObject):
    """All else is right, so that the text reaches the rules of the game."""
    rules = games.get(game)
    variant = data.draw(st.sampled_from(rules.spec.variants[:3]))
    n_seats = rules.spec.min_seats
    names = st.sampled_from([option.name for option in variant.options] or ["x"]) | TEXTS
    options = st.dictionaries(names.filter(lambda text: len(text) < 100), ANYTHING, max_size=2)
    table = {
        "game": game,
        "variant": variant.id,
        "options": data.draw(st.just({}) | st.just({}) | options),
        "n_seats": n_seats,
        "seat": data.draw(st.sampled_from([*range(n_seats), *range(n_seats), n_seats])),
    }
    text = data.draw(
        TEXTS | st.text(alphabet="FMB2S93.1x \n", max_size=60).map(lambda some: f"deploy {some}")
    )
    seats = [{"kind": "own", "brings": text}] * n_seats
    for path, body in (
        ("/api/matches", {"game": game, "variant": variant.id, "options": table["options"], "seats": seats}),
        ("/api/appraisal", {**table, "brings": text}),
        ("/api/appraisal", {**table, "begun": text}),
        ("/api/reading", {**table, "text": text}),
        ("/api/random-action", {**table, "begun": text}),
        ("/api/trial", {**table, "acts": [{"seat": 0, "action": text}]}),
    ):
        check(post(client, path, body), (path, body))
