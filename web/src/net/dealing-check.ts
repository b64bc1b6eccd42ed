/** What this browser can check of a finished match by itself. `gonfalon verify` checks the rules and the deal, too. */

import { hexOf, type Notes } from './dealing';

/** The openings in a record (docs/guides/formats.md). */
interface Sealed {
  readonly part: string;
  readonly parts: readonly string[];
  readonly openings: readonly (readonly [thing: string, key: string, commitment: string])[];
}

export interface SealedRecord {
  readonly seed: number | bigint;
  readonly brought?: readonly string[];
  readonly entries: readonly (readonly [seat: number, text: string, ...unknown: unknown[]])[];
  readonly sealed?: Sealed;
}

/** "proven"; "changed": something is not what was shown during play; "unknown": this page may not calculate (no https); "none": nothing is sealed,
 * or this browser was not there. */
export type Finding = 'proven' | 'changed' | 'unknown' | 'none';

/** What makes digests; undefined on a page that came neither by https nor from this machine. */
const digests = (): SubtleCrypto | undefined => (crypto as Partial<Crypto>).subtle;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function commitmentOf(subtle: SubtleCrypto, key: string, thing: string, content: string): Promise<string> {
  const hashed = await subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const text = new TextEncoder().encode(`gonfalon 1\n${thing}\n${content}`);
  return hexOf(new Uint8Array(await subtle.sign('HMAC', hashed, text)));
}

/** The content of a thing as the record has it; undefined for one that is not in it. */
function contentOf(thing: string, record: SealedRecord, sealed: Sealed): string | undefined {
  if (thing === 'part') return sealed.part === '' ? undefined : sealed.part;
  if (thing === 'seed') return String(record.seed);
  const [kind, number] = thing.split(' ');
  if (kind === 'brought') return record.brought?.[Number(number)];
  const entry = record.entries[Number(number)];
  return kind === 'entry' && entry ? `${String(entry[0])}\n${entry[1]}` : undefined;
}

/** The seed that follows from the parts: the first 62 bits of their digest. */
async function seedOf(subtle: SubtleCrypto, { part, parts }: Sealed): Promise<bigint> {
  const text = ['gonfalon seed 1', part, ...parts].join('\n');
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new DataView(digest).getBigUint64(0) >> 2n;
}

/** Reads a record without rounding its seed, which may have more digits than a number holds. */
export function readRecord(text: string): SealedRecord {
  const found = JSON.parse(text) as SealedRecord;
  const seed = /^ "seed": (-?\d+)/m.exec(text)?.[1];
  return { ...found, seed: BigInt(seed ?? found.seed) };
}

/** Is everything in the record what this browser was shown during play? */
export async function check(record: SealedRecord, notes: Notes | undefined): Promise<Finding> {
  const { sealed } = record;
  if (notes === undefined || Object.keys(notes.commitments).length === 0) return 'none';
  if (!sealed) return 'changed';
  const subtle = digests();
  if (!subtle) return 'unknown';
  const opened = new Map(sealed.openings.map(([thing, , commitment]) => [thing, commitment]));
  if (Object.entries(notes.commitments).some(([thing, shown]) => opened.get(thing) !== shown)) return 'changed';
  if (Object.entries(notes.parts).some(([seat, part]) => sealed.parts[Number(seat)] !== part)) return 'changed';
  if (sealed.part !== '' && (await seedOf(subtle, sealed)) !== record.seed) return 'changed';
  for (const [thing, key, commitment] of sealed.openings) {
    const content = contentOf(thing, record, sealed);
    if (content === undefined || (await commitmentOf(subtle, key, thing, content)) !== commitment) return 'changed';
  }
  return 'proven';
}
