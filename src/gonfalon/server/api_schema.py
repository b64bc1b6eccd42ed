"""The description of the calls for machines (OpenAPI), as it is served below /api/schema: with how calls are refused here."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server

from gonfalon.version import __version__

from .wire import Problem

REFUSED = "400"
"""The answer that Litestar describes by itself, with fields that no refusal of this server has."""
_SCHEMAS = "#/components/schemas/"


def api_schema(base: str) -> OpenAPIConfig:
    """How the calls are described. base: the path below which a proxy serves them, "" for none."""
    return OpenAPIConfig(
        "Gonfalon",
        __version__,
        servers=[Server(base or "/")],
        path="/api/schema",
        components=Components(security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")}),
        render_plugins=[_Json(path="/openapi.json"), _Yaml()],
    )


def with_refusals(schema: dict[str, Any]) -> dict[str, Any]:
    """The same description, in which every call may also be answered with a Problem, of whatever status."""
    paths = {
        path: {method: _refusing(told) for method, told in methods.items()}
        for path, methods in schema["paths"].items()
    }
    _, problem = msgspec.json.schema_components([Problem], ref_template=_SCHEMAS + "{name}")
    components = schema["components"]
    schemas = {**components.get("schemas", {}), **problem}
    return {**schema, "paths": paths, "components": {**components, "schemas": schemas}}


def _refusing(call: Any) -> Any:
    if "responses" not in call:
        return call
    answers = {status: told for status, told in call["responses"].items() if status != REFUSED}
    content = {"application/json": {"schema": {"$ref": f"{_SCHEMAS}{Problem.__name__}"}}}
    refused = {"description": "Refused, or failed: the status and the code say why", "content": content}
    return {**call, "responses": {**answers, "default": refused}}


class _Json(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_refusals(openapi_schema))  # pyright: ignore[reportUnknownMemberType]


class _Yaml(YamlRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_refusals(openapi_schema))  # pyright: ignore[reportUnknownMemberType]
