"""nginx and Caddy with the configurations of deploy/, started in a temporary folder on free ports by the user who runs the tests.

What a host would change by hand is changed here and nothing else: ports, the address of the server, the place of the certificate.
"""

from __future__ import annotations

import contextlib
import datetime
import getpass
import os
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import ClientConnection, connect

from .programs import DEPLOY, program

NAME = "play.example.org"
"""The name in all configurations of deploy/."""
UPSTREAM = "127.0.0.1:8000"
"""Where they look for the server."""
START_SECONDS = 20.0
ProxyName = Literal["nginx", "caddy"]

NGINX = """\
{user}daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""What Debian's nginx.conf is around a site, for one user and one folder."""
NGINX_HOST = """\
server {{
    listen 127.0.0.1:{port} ssl;
    server_name {name};
    ssl_certificate {folder}/cert.pem;
    ssl_certificate_key {folder}/key.pem;
    location / {{ return 200 "another site"; }}
    include snippets/gonfalon-path.conf;
}}
"""
"""A host that serves something else, and Gonfalon below a path."""
CADDY = """\
{{
\tadmin off
\thttp_port {plain}
\thttps_port {port}
\tdefault_bind 127.0.0.1
}}
"""


@dataclass(frozen=True)
class Proxied:
    """A server behind a proxy, as its visitors see it. port: of TLS; plain: without; path: below which the server is."""

    port: int
    plain: int
    path: str
    trust: ssl.SSLContext

    def client(self) -> httpx.Client:
        """A browser that goes to the server by its name, over TLS."""
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}{self.path}",
            headers={"Host": NAME},
            event_hooks={"request": [lambda request: request.extensions.update(sni_hostname=NAME)]},
            verify=self.trust,
            timeout=30,
        )

    def socket(self, match: str) -> contextlib.AbstractContextManager[ClientConnection]:
        """The line to a match, from a page of this server."""
        return connect(
            f"wss://{NAME}:{self.port}{self.path}/ws/{match}",
            sock=socket.create_connection(("127.0.0.1", self.port)),
            ssl=self.trust,
            origin=f"https://{NAME}",  # pyright: ignore[reportArgumentType]
        )


def free_port() -> int:
    """A port that is free now."""
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return sock.getsockname()[1]


def certificate(folder: Path) -> ssl.SSLContext:
    """Write a certificate for NAME with its key (cert.pem, key.pem). Answers what trusts it and nothing else."""
    key, day = ec.generate_private_key(ec.SECP256R1()), datetime.timedelta(days=1)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    own = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(own, critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(own), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "key.pem").write_bytes(secret)
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))


@contextlib.contextmanager
def proxied(kind: ProxyName, folder: Path, target: int, path: str) -> Iterator[Proxied]:
    """A proxy in front of the server on port `target`. path: "" for a host of its own, or the path of deploy/."""
    folder.mkdir(parents=True, exist_ok=True)
    found = Proxied(free_port(), free_port(), path, certificate(folder))
    command = (nginx if kind == "nginx" else caddy)(folder, target, found)
    settings = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    log = folder / "proxy.log"
    with log.open("w") as output:
        process = subprocess.Popen(command, env=settings, cwd=folder, stdout=output, stderr=output)
    try:
        wait_for(found.port, process, log)
        yield found
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until somebody listens on the port. Raises AssertionError with the proxy's log."""
    end = time.monotonic() + START_SECONDS
    while True:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=5).close()
            return
        assert process.poll() is None, f"the proxy does not start:\n{log.read_text()}"
        assert time.monotonic() < end, f"the proxy does not listen:\n{log.read_text()}"
        time.sleep(0.02)


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A configuration with some places changed. Raises AssertionError for a place that is not there."""
    for old, new in changes:
        assert old in text, f"the configuration has no {old!r}"
        text = text.replace(old, new)
    return text


def shipped(file: str) -> str:
    """A file of deploy/."""
    return (DEPLOY / file).read_text(encoding="utf-8")


def nginx(folder: Path, target: int, where: Proxied) -> list[str]:
    """Lay its files as the guide does, and tell how it is started."""
    (folder / "snippets").mkdir()
    asking = changed(shipped("nginx/gonfalon-proxy.conf"), (UPSTREAM, f"127.0.0.1:{target}"))
    (folder / "snippets/gonfalon-proxy.conf").write_text(asking)
    (folder / "snippets/gonfalon-path.conf").write_text(shipped("nginx/path.conf"))
    if where.path:
        site = NGINX_HOST.format(port=where.port, name=NAME, folder=folder)
    else:
        site = changed(
            shipped("nginx/site.conf"),
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl http2;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{where.plain};"),
            ("listen 443 ", f"listen 127.0.0.1:{where.port} "),
            (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{folder}/cert.pem"),
            (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{folder}/key.pem"),
        )
    (folder / "site.conf").write_text(site)
    user = "" if os.geteuid() else f"user {getpass.getuser()};\n"
    (folder / "nginx.conf").write_text(NGINX.format(user=user, folder=folder))
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def caddy(folder: Path, target: int, where: Proxied) -> list[str]:
    """Lay its file as the guide does, and tell how it is started."""
    site = changed(
        shipped("caddy/Caddyfile.path" if where.path else "caddy/Caddyfile"),
        (UPSTREAM, f"127.0.0.1:{target}"),
        (f"\n{NAME} {{", f"\n{NAME} {{\n\ttls {folder}/cert.pem {folder}/key.pem"),
    )
    text = CADDY.format(plain=where.plain, port=where.port) + site
    (folder / "Caddyfile").write_text(text)
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
