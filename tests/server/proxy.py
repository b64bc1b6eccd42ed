"""A reverse proxy that serves a server below a path, as people put one in front of theirs."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator


class Proxy:
    """Takes connections on `port` and hands them to the server on `target`; what is not below `path` gets none of it.

    strips: the server is asked without the path. Each connection carries one request, or one socket.
    """

    def __init__(self, target: int, path: str, strips: bool) -> None:
        self.target, self.path, self.strips = target, path.encode(), strips
        self.port = 0

    async def serve(self, started: threading.Event, stopped: asyncio.Event) -> None:
        """Serve until it is stopped."""
        server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        started.set()
        await stopped.wait()
        server.close()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand one request on, and the answer back."""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            method, place, rest = head.split(b" ", 2)
            if place.startswith(self.path + b"/"):
                there, back = await asyncio.open_connection("127.0.0.1", self.target)
                back.write(b" ".join((method, self.handed_on(place), self.alone(rest))))
                await asyncio.gather(pipe(reader, back), pipe(there, writer))
            else:
                writer.write(self.beside(place))
        with contextlib.suppress(OSError):
            writer.close()

    def handed_on(self, place: bytes) -> bytes:
        """The address that the server is asked for."""
        return place[len(self.path) :] if self.strips else place

    def beside(self, place: bytes) -> bytes:
        """The answer for what is not below the path; the path itself is sent on to the page with a slash, as proxies do."""
        status = b"301 Moved\r\nLocation: " + self.path + b"/" if place == self.path else b"404 Not Found"
        return b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

    @staticmethod
    def alone(rest: bytes) -> bytes:
        """The head, asking for an end after this answer unless it opens a socket."""
        if b"\r\nupgrade:" in rest.lower():
            return rest
        lines = [line for line in rest.split(b"\r\n") if not line.lower().startswith(b"connection:")]
        return b"\r\n".join([lines[0], b"Connection: close", *lines[1:]])


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Everything that comes, until there is no more."""
    with contextlib.suppress(OSError):
        while block := await reader.read(65_536):
            writer.write(block)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()


@contextlib.contextmanager
def proxied(target: int, path: str, strips: bool) -> Iterator[int]:
    """The port of a proxy in front of the server on port `target`."""
    proxy, started = Proxy(target, path, strips), threading.Event()
    loop, stopped = asyncio.new_event_loop(), asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(proxy.serve(started, stopped),))
    thread.start()
    started.wait()
    yield proxy.port
    loop.call_soon_threadsafe(stopped.set)
    thread.join()
