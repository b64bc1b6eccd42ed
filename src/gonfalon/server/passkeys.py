"""Passkeys of people with a name (WebAuthn): adding one, coming back with one, removing it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ipaddress
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from gonfalon.core.errors import WireError
from gonfalon.storage.passkeys import PasskeyRow, PasskeyStore

from . import wire_passkeys, wire_people
from .clock import now_ms
from .hostnames import hostname
from .keys import digest, new_token, seat_token
from .names import tidy
from .passkey_challenges import GOOD_SECONDS, Challenges
from .people import MOST_CARRIED, People

MOST_PASSKEYS = 10
"""Passkeys of one person."""
LONGEST_LABEL = 40
REFUSED = WireError("passkey/refused", "this passkey does not fit this server or this request")
UNKNOWN = WireError("passkey/unknown", "this server does not know this passkey (any more)")
LATE = WireError("passkey/late", "this took too long, or was sent twice; try again")
NOT_HERE = WireError("passkey/not-here", "passkeys need https and a name, or localhost")

T = TypeVar("T")


class Site(NamedTuple):
    """Where a page comes from. origin: as browsers write it. host: the name for which passkeys are good there."""

    origin: str
    host: str


def site_of(origin: str | None) -> Site:
    """The site of a page that the guard has let in. Raises WireError where browsers have no passkeys."""
    try:
        parts = urlsplit(origin or "")
    except ValueError:
        raise NOT_HERE from None
    host = hostname(parts.netloc)
    is_local = host == "localhost" or host.endswith(".localhost")
    if (
        not host
        or _is_address(host)
        or not (parts.scheme == "https" or (parts.scheme == "http" and is_local))
    ):
        raise NOT_HERE
    return Site(f"{parts.scheme}://{parts.netloc}".lower(), host)


def _is_address(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(host))
    return False


class Passkeys:
    """The passkeys of this server's people."""

    def __init__(self, people: People) -> None:
        self.people, self.challenges = people, Challenges()
        self.store = PasskeyStore(people.rooms.store)

    async def own(self, key: str) -> wire_passkeys.OwnPasskeys:
        """The passkeys of the person with this key. Raises WireError for nobody."""
        return await self._told((await self.people.person(key)).id)

    async def _told(self, person: str) -> wire_passkeys.OwnPasskeys:
        rows = await self.store.of_person(person)
        return wire_passkeys.OwnPasskeys(
            tuple(wire_passkeys.OwnPasskey(row.id, row.label, row.created, row.used) for row in rows)
        )

    # ---- adding and removing -------------------------------------------------------------------------------------

    async def wish(self, key: str, site: Site) -> wire_passkeys.PasskeyWish:
        """What a browser needs to make a passkey for the person with this key. Raises WireError."""
        row = await self.people.person(key)
        known = tuple(one.id for one in await self.store.of_person(row.id))
        if len(known) >= MOST_PASSKEYS:
            raise WireError(
                "passkey/too-many", f"a name has {MOST_PASSKEYS} passkeys at most; remove one first"
            )
        challenge = _text(self.challenges.ask(site.origin, row.id))
        return wire_passkeys.PasskeyWish(
            challenge, GOOD_SECONDS, site.host, _text(row.id.encode()), row.name, known
        )

    async def add(self, key: str, site: Site, made: wire_passkeys.NewPasskey) -> wire_passkeys.OwnPasskeys:
        """Keep a passkey that a browser has made. Raises WireError for one that was not asked for, or is not sound."""
        row = await self.people.person(key)
        challenge = self._answered(made.client, site, row.id)
        found = await asyncio.to_thread(_checked, lambda: _registered(made, challenge, site))
        passkey = PasskeyRow(
            _text(found.credential_id),
            row.id,
            _label(made.label),
            _text(found.credential_public_key),
            found.sign_count,
            now_ms(),
            0,
        )
        if not await self.store.add(passkey, MOST_PASSKEYS):
            raise WireError("passkey/known", "this passkey is known already, or there are too many")
        return await self._told(row.id)

    async def remove(self, key: str, passkey: str) -> wire_passkeys.OwnPasskeys:
        """Remove a passkey of the person with this key, and the keys it has given other browsers.

        No browser gets news by this name until it asks again: it is not known which of them had those keys.
        """
        row = await self.people.person(key)
        await self.store.remove(row.id, passkey, digest(key))
        await self.people.store.silence(row.id)
        await self.people.show_again(row.id)
        return await self._told(row.id)

    # ---- coming back ---------------------------------------------------------------------------------------------

    def question(self, site: Site) -> wire_passkeys.PasskeyQuestion:
        """What a passkey must sign for somebody to come back."""
        return wire_passkeys.PasskeyQuestion(_text(self.challenges.ask(site.origin)), GOOD_SECONDS, site.host)

    async def come_back(self, site: Site, proof: wire_passkeys.PasskeyProof) -> wire_people.Parcel:
        """A new key to the person of this passkey and to the seats; the keys of other browsers stay. Raises WireError."""
        challenge = self._answered(proof.client, site)
        was = await self.store.find(proof.id)
        if was is None:
            raise UNKNOWN
        if _bytes(proof.user) != was.person.encode():
            raise REFUSED
        sign_count = await asyncio.to_thread(_checked, lambda: _signed(proof, was, challenge, site))
        key = new_token()
        if not await self.store.use(was, sign_count, digest(key), now_ms()):
            raise LATE
        return wire_people.Parcel(key, await self._seats(key, was.person))

    async def _seats(self, key: str, person: str) -> tuple[wire_people.CarriedGame, ...]:
        """The games of a person, with keys to the seats."""
        carried: dict[str, wire_people.CarriedGame] = {}
        for match, seat, game, variant in await self.people.store.seats_of(person):
            if match not in carried and len(carried) == MOST_CARRIED:
                break
            held = carried.get(match) or wire_people.CarriedGame(match, game, variant, (), (), now_ms())
            grant = wire_people.CarriedGrant(seat, seat_token(key, seat))
            carried[match] = msgspec.structs.replace(held, grants=(*held.grants, grant))
        return tuple(carried.values())

    def _answered(self, client: str, site: Site, person: str = "") -> bytes:
        """The challenge that a browser says it answers. Raises WireError where it was not asked, or long ago, or has been answered."""
        try:
            told: Any = msgspec.json.decode(_bytes(client))
            challenge = _bytes(str(told["challenge"]))
        except (msgspec.MsgspecError, RecursionError, LookupError, TypeError, ValueError):
            raise REFUSED from None
        if not self.challenges.answered(challenge, site.origin, person):
            raise LATE
        return challenge


# ---- what the library checks ---------------------------------------------------------------------------------------


def _checked(check: Callable[[], T]) -> T:
    """What a check of the library finds. Raises WireError whatever a stranger's bytes do to it."""
    try:
        return check()
    except Exception:
        raise REFUSED from None


def _registered(made: wire_passkeys.NewPasskey, challenge: bytes, site: Site) -> Any:
    """The passkey that was made for this challenge and site."""
    from webauthn import verify_registration_response

    response = {"clientDataJSON": made.client, "attestationObject": made.attestation}
    found = verify_registration_response(
        credential=_credential(made.id, response),
        expected_challenge=challenge,
        expected_rp_id=site.host,
        expected_origin=site.origin,
    )
    if _text(found.credential_id) != made.id:
        raise REFUSED
    return found


def _signed(proof: wire_passkeys.PasskeyProof, was: PasskeyRow, challenge: bytes, site: Site) -> int:
    """The sign count of a passkey that has signed this challenge for this site; it must have risen, where it counts."""
    from webauthn import verify_authentication_response

    response = {
        "clientDataJSON": proof.client,
        "authenticatorData": proof.data,
        "signature": proof.signature,
        "userHandle": proof.user,
    }
    return verify_authentication_response(
        credential=_credential(proof.id, response),
        expected_challenge=challenge,
        expected_rp_id=site.host,
        expected_origin=site.origin,
        credential_public_key=_bytes(was.public_key),
        credential_current_sign_count=was.sign_count,
    ).new_sign_count


def _credential(passkey: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": passkey, "rawId": passkey, "type": "public-key", "response": response}


def _label(told: str) -> str:
    """The name of a passkey as it is shown, "" for one that nobody named."""
    return "".join(letter for letter in tidy(told) if letter.isprintable())[:LONGEST_LABEL].strip()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    """Bytes of base64url. Raises ValueError for what is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
