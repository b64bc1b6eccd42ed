/** The name of whoever plays in this browser: kept by a key, shown at the seats, carried to other browsers by codes. */

import { computed, type ReadonlySignal } from '@preact/signals';

import { persistent } from '../settings';
import {
  ApiError,
  askPerson,
  forgetPerson,
  freeName as giveUpName,
  makeCode,
  makeRecoveryCode,
  nameSeats,
  recoverPerson,
  takeName as ask,
  redeemCode,
  sitDownAs,
} from './api';
import { keptHere } from './base';
import { findGame, keepGame, type KeptGame, myGames } from './games';
import { packShelves, unpackShelves } from './shelves';
import type { Crest, DeviceCode, OwnPerson, Parcel } from './wire';

/** What this browser keeps. name: "" while the person has given the name up. */
export interface KeptPerson {
  readonly key: string;
  readonly name: string;
  readonly crest: Crest | null;
}

const KEY_BYTES = 24;
/** Seats named by one call. */
const MOST_AT_ONCE = 100;
/** Games that one parcel holds. */
const MOST_CARRIED = 200;
const NOBODY: KeptPerson = { key: '', name: '', crest: null };

function isKeptPerson(value: unknown): boolean {
  const person = value as Partial<KeptPerson> | null;
  return typeof person === 'object' && person !== null && typeof person.key === 'string' && typeof person.name === 'string';
}

const kept = persistent<KeptPerson>(keptHere('person'), NOBODY, isKeptPerson);

/** Who plays here, with a name; null for a guest. */
export const person: ReadonlySignal<{ readonly name: string; readonly crest: Crest } | null> = computed(() => {
  const { name, crest } = kept.value;
  return name === '' || crest === null ? null : { name, crest };
});

/** The key of the person; "" for a guest. */
export function personKey(): string {
  return kept.peek().key;
}

sitDownAs(personKey);

/** Does this browser know somebody, with a name or without? Somebody without a name may have a history. */
export const hasPerson: ReadonlySignal<boolean> = computed(() => kept.value.key !== '');

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function keep(key: string, { name, crest }: Pick<OwnPerson, 'name' | 'crest'>): void {
  kept.value = { key, name, crest };
}

/** Takes a name and a crest, or changes them; the seats of this browser show them from then on. Rejects with an ApiError. */
export async function takeName(name: string, crest: Crest): Promise<void> {
  const key = personKey() || newKey();
  keep(key, await ask(key, { name, crest }));
  await nameAll(myGames.peek()).catch(() => undefined);
}

async function nameAll(games: readonly KeptGame[]): Promise<void> {
  const key = personKey();
  const seats = games.flatMap(({ match, grants }) => grants.map(({ token }) => ({ match, token })));
  for (let start = 0; start < seats.length; start += MOST_AT_ONCE) await nameSeats(key, seats.slice(start, start + MOST_AT_ONCE));
}

/** Lets the seats of one game show the name, where somebody has one. Never rejects. */
export async function nameGame(match: string): Promise<void> {
  const game = findGame(match);
  if (game && person.peek()) await nameAll([game]).catch(() => undefined);
}

/** What the server keeps; null for a guest. A key that it does not know any more is let go. Rejects where there is no answer. */
export async function refreshPerson(): Promise<OwnPerson | null> {
  const key = personKey();
  if (key === '') return null;
  try {
    const found = await askPerson(key);
    if (personKey() === key) keep(key, found);
    return found;
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.code === 'person/unknown')) throw failure;
    if (personKey() === key) kept.value = NOBODY;
    return null;
  }
}

/** Gives the name up; the history stays, and another name may be taken. */
export async function freeName(): Promise<void> {
  await giveUpName(personKey());
  keep(personKey(), { name: '', crest: null });
}

/** Removes the name and the history from the server, and the key from this browser. Its games stay in it. */
export async function forgetMe(): Promise<void> {
  await forgetPerson(personKey());
  kept.value = NOBODY;
}

/** All keys of this browser, and what it keeps by name. */
function parcel(): Parcel {
  return { person: personKey(), games: myGames.peek().slice(0, MOST_CARRIED), shelves: packShelves() };
}

/** A code that carries the keys to another browser. */
export function deviceCode(): Promise<DeviceCode> {
  return makeCode(parcel());
}

/** Is there anything that a code would carry? */
export const hasKeys: ReadonlySignal<boolean> = computed(() => hasPerson.value || myGames.value.length > 0);

/** A parcel without seats to which this browser has keys of their own: those last longer than a key that follows from the name. */
export function withoutHeld({ games = [], ...more }: Parcel): Parcel {
  const isHeld = (match: string, seat: number): boolean =>
    findGame(match)?.grants.some((held) => held.seat === seat && !held.token.includes('.')) ?? false;
  const missing = games.map((game) => ({ ...game, grants: game.grants.filter(({ seat }) => !isHeld(game.match, seat)) }));
  return { ...more, games: missing.filter(({ grants }) => grants.length > 0) };
}

/** Keeps what a parcel carries. Answers how many games came. */
export async function unpack({ person: key = '', games = [], shelves = {} }: Parcel): Promise<number> {
  for (const game of [...games].reverse()) keepGame({ invites: [], kept: Date.now(), ...game });
  unpackShelves(shelves);
  if (key !== '') {
    keep(key, { name: '', crest: null });
    await refreshPerson();
  }
  return games.length;
}

/** Characters of a code that is good once, and of one that was printed. */
const DEVICE_LENGTH = 8;

/** The code without what people put between its letters. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s\-\u2013]+/g, '');
}

/** Takes the keys that a code carries, of either kind. Answers how many games came. Rejects with an ApiError. */
export async function takeKeys(code: string): Promise<number> {
  const plain = plainCode(code);
  return unpack(plain.length > DEVICE_LENGTH ? (await recoverPerson({ code: plain })).parcel : await redeemCode({ code: plain }));
}

/** A code to print. */
export async function printedCode(): Promise<string> {
  return (await makeRecoveryCode(personKey())).code;
}

/** A code as people read it: in groups of four. */
export function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join(' ') ?? '';
}
