/** Fair dealing: this browser gives a part of the seed after the server has committed, and keeps every commitment it is shown. */

import { askInvitation, createMatch as create, joinMatch as join, makeChallenge, post } from './api';
import { keptHere } from './base';
import type { ChallengeMade, JoinMatch, MatchCreated, MatchJoined, NewMatch, Pledge } from './wire';
import { keepText, readText } from '../store';

/** What this browser has kept of a match; `gonfalon verify` reads it as a file. parts: given to the seed, by seat. */
export interface Notes {
  readonly match: string;
  readonly commitments: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
}

const NAME = `gonfalon.${keptHere('commitments')}`;
/** The notes of so many matches are kept, the newest. */
const MOST_MATCHES = 40;
const PART_BYTES = 32;

interface Given {
  readonly commitment: string;
  readonly token: string;
  readonly part: string;
  readonly seat: number;
}

/** What the own seats have given to the seeds of next matches, by the commitment to the server's part and the key to the match before. */
const given = new Map<string, Given>();
const note = (one: Given): unknown => given.set(`${one.commitment} ${one.token}`, one);

type Kept = Readonly<Record<string, Notes>>;

function allNotes(): Kept {
  try {
    const found: unknown = JSON.parse(readText(NAME) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

/** What was kept of a match; nothing of one that this browser has not seen in play. */
export function notesOf(match: string): Notes | undefined {
  return allNotes()[match];
}

/** Keeps what the server has committed to. The first commitment to a thing stands: another one later shows in the check. */
export function noteCommitments(
  match: string,
  commitments: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>> = {},
): void {
  const all = allNotes();
  const own = [...given.values()].filter(({ commitment, seat }) => commitment === commitments['part'] && seat >= 0);
  const was = all[match] ?? { match, commitments: {}, parts: Object.fromEntries(own.map(({ seat, part }) => [seat, part])) };
  const isKnown = Object.keys(commitments).every((thing) => was.commitments[thing] !== undefined);
  if (isKnown && Object.keys(parts).length === 0) return;
  const now = { match, commitments: { ...commitments, ...was.commitments }, parts: { ...was.parts, ...parts } };
  const others = Object.entries(all).filter(([other]) => other !== match);
  keepText(NAME, JSON.stringify(Object.fromEntries([...others, [match, now]].slice(-MOST_MATCHES))));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const newPart = (): string => hexOf(crypto.getRandomValues(new Uint8Array(PART_BYTES)));

/** Has a match made whose deal this browser has a part in. make: asks for it. seatOf: the own seat there. Rejects as `make` does. */
async function withPart<Made extends { readonly match: string }>(
  wanted: NewMatch,
  make: (wanted: NewMatch) => Promise<Made>,
  seatOf: (made: Made) => number | undefined,
): Promise<Made> {
  const part = newPart();
  const pledged = await post<Pledge>('/pledges', {}).catch(() => null); // what is wrong shows in the next call, too
  if (!pledged) return make(wanted);
  const { pledge, commitments } = pledged;
  const made = await make({ ...wanted, pledge, part });
  const seat = seatOf(made);
  noteCommitments(made.match, commitments, seat === undefined ? {} : { [seat]: part });
  return made;
}

/** Makes a match whose deal this browser has a part in. Rejects with an ApiError. */
export const createMatch = (wanted: NewMatch): Promise<MatchCreated> => withPart(wanted, create, (made) => made.grants[0]?.seat);

/** Challenges somebody by name to such a match. key: of the own person. Rejects with an ApiError. */
export const challengeByName = (key: string, name: string, wanted: NewMatch): Promise<ChallengeMade> =>
  withPart(
    wanted,
    (told) => makeChallenge(key, { name, wanted: told }),
    (made) => made.seat,
  );

let giving: Promise<void> = Promise.resolve();

/** Gives a part of the seed of the next match, before anybody asks for it. Where that fails the next match comes without it. */
export function giveNextPart(match: string, token: string): Promise<void> {
  giving = giving.then(() => give(`/matches/${encodeURIComponent(match)}`, token));
  return giving;
}

async function give(path: string, token: string): Promise<void> {
  const part = newPart();
  try {
    const { pledge, commitments } = await post<Pledge>(`${path}/next-pledge`, {}, token);
    await post(`${path}/next-part`, { pledge, part }, token);
    note({ commitment: commitments['part'] ?? '', token, part, seat: -1 });
  } catch {
    // the seed comes from the server alone, and the check of the record says so
  }
}

/** The seat of the next match whose part was given with this key to the match before. */
export function noteNextSeat(token: string, seat: number): void {
  for (const one of given.values()) if (one.token === token) note({ ...one, seat });
}

/** Takes a seat, with a part of the seed where the deal is still to be made. Rejects with an ApiError. */
export async function joinMatch(match: string, wanted: JoinMatch): Promise<MatchJoined> {
  const asked = await askInvitation(match, { invite: wanted.invite ?? match }).catch(() => null);
  const { commitments = {}, takes_part: takesPart = false } = asked ?? {};
  const part = takesPart ? newPart() : '';
  const joined = await join(match, { ...wanted, part });
  noteCommitments(match, commitments, part === '' ? {} : { [joined.grant.seat]: part });
  return joined;
}
