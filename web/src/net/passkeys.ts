/** Passkeys: a device that signs brings the name back to another browser. For those who want it. */

import { addPasskey as keep, askPasskey, provePasskey, removePasskey as remove, wishPasskey } from './api';
import { personKey, unpack, withoutHeld } from './person';
import type { OwnPasskeys, PasskeyWish } from './wire';

/** Why there are no passkeys here; "" where there are. */
export type PasskeyBar = '' | 'insecure' | 'address' | 'browser';

const IS_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;
/** ES256, EdDSA, RS256: what the server can check. */
const ALGORITHMS = [-7, -8, -257];

/** page: where this browser is; isSecure, has: what it says of itself. */
export function passkeyBar(page: Pick<URL, 'hostname'>, isSecure: boolean, has: boolean): PasskeyBar {
  if (!isSecure) return 'insecure';
  if (IS_ADDRESS.test(page.hostname)) return 'address';
  return has ? '' : 'browser';
}

export function passkeyBarHere(): PasskeyBar {
  return passkeyBar(new URL(location.href), isSecureContext, 'PublicKeyCredential' in window);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

function text(raw: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Somebody has closed the browser's own dialog, or it has closed by itself. */
export class PasskeyRefusal extends Error {}

/** What the browser's dialog leads to. Rejects with a PasskeyRefusal where it leads to nothing. */
async function asked(dialog: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await dialog.catch(() => null);
  if (found instanceof PublicKeyCredential) return found;
  throw new PasskeyRefusal();
}

function creationOf({ challenge, seconds, host, user, name, known }: PasskeyWish): PublicKeyCredentialCreationOptions {
  return {
    challenge: bytes(challenge),
    rp: { id: host, name: 'Gonfalon' },
    user: { id: bytes(user), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
    attestation: 'none',
    timeout: seconds * 1000,
  };
}

/** Makes a passkey for this browser's person. Rejects with an ApiError or a PasskeyRefusal. */
export async function addPasskey(label: string): Promise<OwnPasskeys> {
  const wish = await wishPasskey(personKey());
  const made = await asked(navigator.credentials.create({ publicKey: creationOf(wish) }));
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return keep(personKey(), { label, id: text(made.rawId), client: text(clientDataJSON), attestation: text(attestationObject) });
}

export function removePasskey(id: string): Promise<OwnPasskeys> {
  return remove(personKey(), { id });
}

/** Brings name and seats to this browser. Answers how many games came. Rejects with an ApiError or a PasskeyRefusal. */
export async function comeBack(): Promise<number> {
  const { challenge, seconds, host } = await askPasskey();
  const wanted = { challenge: bytes(challenge), rpId: host, userVerification: 'preferred', timeout: seconds * 1000 } as const;
  const found = await asked(navigator.credentials.get({ publicKey: wanted }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  const parcel = await provePasskey({
    id: text(found.rawId),
    client: text(clientDataJSON),
    data: text(authenticatorData),
    signature: text(signature),
    user: text(userHandle),
  });
  return unpack(withoutHeld(parcel));
}
