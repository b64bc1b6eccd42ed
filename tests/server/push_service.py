"""A push service of the test's own on the loopback address: it opens what a browser would open, and checks who has sent it."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import py_vapid
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gonfalon.server import wire_push
from gonfalon.server.wire import MatchKey


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Subscriber:
    """A browser as its push service knows it: its keys, and what it has been sent."""

    def __init__(self, service: PushService, name: str) -> None:
        self.service, self.name = service, name
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.opened: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.sealed: list[bytes] = []
        self.heads: list[dict[str, str]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        service.subscribers[f"/push/{name}"] = self

    @property
    def endpoint(self) -> str:
        return f"http://{self.service.host}/push/{self.name}"

    def request(self, *keys: tuple[str, str], quiet: tuple[int, int] = (0, 0)) -> wire_push.PushRequest:
        """What the browser asks the game server for: news of the seats that these keys (match, token) open."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        seats = tuple(MatchKey(match, token) for match, token in keys)
        return wire_push.PushRequest(self.endpoint, _text(point), _text(self.auth), seats, *quiet)

    @property
    def kinds(self) -> list[str]:
        return [one["kind"] for one in self.opened]

    def take(self, head: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        """One message: proven, opened and noted, or answered as the test has planned."""
        status, more = self.answers.pop(0) if self.answers else (201, {})
        assert py_vapid.Vapid02.verify(head["authorization"]), "the proof must be the server's"
        proof = head["authorization"].partition("t=")[2].split(".")[1]
        claims = json.loads(base64.urlsafe_b64decode(proof + "=" * (-len(proof) % 4)))
        assert claims["aud"] == f"http://{self.service.host}"
        assert time.time() < claims["exp"] <= time.time() + 86_400
        assert claims["sub"].startswith(("https://", "mailto:"))
        assert (head["content-encoding"], head["urgency"]) == ("aes128gcm", "high")
        assert int(head["ttl"]) > 0
        assert len(head["topic"]) <= 32
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth)
        if 200 <= status < 300:
            self.sealed.append(body)
            self.raw.append(plain)
            self.heads.append(head)
            self.opened.append(json.loads(plain))
        self.service.tries.append((self.name, status))
        return status, more


class PushService:
    """The service. host: HOST:PORT. tries: (browser, answer) of every message. failures: what was wrong with one."""

    def __init__(self) -> None:
        self.subscribers: dict[str, Subscriber] = {}
        self.tries: list[tuple[str, int]] = []
        self.failures: list[BaseException] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                head = {name.lower(): value for name, value in self.headers.items()}
                try:
                    status, more = service.subscribers[self.path].take(head, body)
                except BaseException as failure:
                    service.failures.append(failure)
                    status, more = 400, {}
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop, and say what was wrong."""
        self.server.shutdown()
        self.server.server_close()
        assert self.failures == []
