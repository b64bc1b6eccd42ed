"""Does an answer fit the description of its call? As much of JSON Schema as the description uses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx

Schema = dict[str, Any]
KINDS: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
    "object": (dict,),
    "array": (list,),
}


def faults_of(answer: httpx.Response, call: str, raw: str) -> list[str]:
    """What in an answer the description does not say. call: such as "post /api/matches". raw: the description as JSON."""
    root = _read(raw)
    method, path = call.split(" ")
    answers = root["paths"][path][method]["responses"]
    told = answers.get(str(answer.status_code), answers.get("default") if answer.is_error else None)
    if told is None:
        return [f"{call}: the status {answer.status_code} is not described"]
    content, kind = told.get("content", {}), answer.headers.get("content-type", "").partition(";")[0]
    if not content:
        return []
    if kind not in content:
        return [f"{call}: {kind!r} is none of {', '.join(content)}"]
    if kind != "application/json":
        return []
    return [f"{call}: {fault}" for fault in faults(answer.json(), content[kind].get("schema", {}), root)]


def faults(value: Any, schema: Schema, root: Schema, place: str = "$") -> Iterator[str]:
    """Where a value does not fit a schema. root: the description in which references are looked up."""
    if "$ref" in schema:
        found = root
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        yield from faults(value, found, root, place)
    several = [each for key in ("oneOf", "anyOf") for each in schema.get(key, ())]
    if several and all(any(True for _ in faults(value, each, root)) for each in several):
        yield f"{place}: {value!r:.80} fits none of {len(several)} forms"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{place}: {value!r:.80} is none of {schema['enum']!r:.80}"
    wanted = schema.get("type", [])
    kinds = [wanted] if isinstance(wanted, str) else wanted
    if kinds and not any(_is_kind(value, kind) for kind in kinds):
        yield f"{place}: {value!r:.80} is no {' or '.join(kinds)}"
    if isinstance(value, str) and "pattern" in schema and not _matches(schema["pattern"], value):
        yield f"{place}: {value!r:.80} does not match {schema['pattern']}"
    if isinstance(value, list):
        for number, each in enumerate(value):
            yield from faults(each, schema.get("items", {}), root, f"{place}[{number}]")
    if isinstance(value, dict):
        yield from _faults_of_object(value, schema, root, place)


def _faults_of_object(value: Schema, schema: Schema, root: Schema, place: str) -> Iterator[str]:
    fields, more = schema.get("properties", {}), schema.get("additionalProperties", {})
    yield from (f"{place}: {name!r} is missing" for name in schema.get("required", ()) if name not in value)
    for name, each in value.items():
        if name in fields or isinstance(more, dict):
            yield from faults(each, fields.get(name, more), root, f"{place}.{name}")
        elif not more:
            yield f"{place}: {name!r} is not described"


def _is_kind(value: Any, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    return isinstance(value, KINDS[kind])


def _matches(pattern: str, value: str) -> bool:
    return re.search(pattern.replace(r"\A", "^").replace(r"\Z", r"\Z"), value) is not None


@cache
def _read(raw: str) -> Schema:
    return json.loads(raw)
