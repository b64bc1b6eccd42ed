import { createHash, createHmac } from 'node:crypto';

import { beforeEach, describe, expect, it, vi } from 'vitest';

const api = vi.hoisted(() => ({ askInvitation: vi.fn(), createMatch: vi.fn(), joinMatch: vi.fn(), makeChallenge: vi.fn(), post: vi.fn() }));
vi.mock('./api', () => api);
const kept = new Map<string, string>();
vi.mock('../store', () => ({
  readText: (name: string) => kept.get(name) ?? null,
  keepText: (name: string, text: string) => kept.set(name, text).size > 0,
  forgetText: (name: string) => kept.delete(name),
}));

const { challengeByName, createMatch, giveNextPart, joinMatch, noteNextSeat, noteCommitments, notesOf } = await import('./dealing');
const { check, readRecord } = await import('./dealing-check');

const WANTED = { game: 'any', variant: 'some', seats: [{ kind: 'own' as const }] };

beforeEach(() => {
  kept.clear();
  vi.resetAllMocks();
});

describe('a part of the seed', () => {
  it('is given after the server has committed, and is kept with the commitment', async () => {
    api.post.mockResolvedValue({ pledge: 'p', commitments: { part: 'c' } });
    api.createMatch.mockResolvedValue({ match: 'm', grants: [{ seat: 1, token: 't' }], invites: [] });
    await createMatch(WANTED);
    const sent = api.createMatch.mock.calls[0]?.[0] as { pledge: string; part: string };
    expect(sent.pledge).toBe('p');
    expect(sent.part).toMatch(/^[0-9a-f]{64}$/);
    expect(notesOf('m')).toEqual({ match: 'm', commitments: { part: 'c' }, parts: { 1: sent.part } });
  });

  it('is given with a challenge, too', async () => {
    api.post.mockResolvedValue({ pledge: 'p', commitments: { part: 'c' } });
    api.makeChallenge.mockResolvedValue({ match: 'm', seat: 0, token: 't', expires: 1 });
    await challengeByName('key', 'Ida', WANTED);
    const [key, sent] = api.makeChallenge.mock.calls[0] as [string, { name: string; wanted: { pledge: string; part: string } }];
    expect([key, sent.name, sent.wanted.pledge]).toEqual(['key', 'Ida', 'p']);
    expect(notesOf('m')).toEqual({ match: 'm', commitments: { part: 'c' }, parts: { 0: sent.wanted.part } });
  });

  it('is given to a next match, and kept if it is that one which comes', async () => {
    api.post.mockResolvedValue({ pledge: 'p', commitments: { part: 'c' } });
    await giveNextPart('m', 'key');
    const [path, sent, token] = api.post.mock.calls[1] as [string, { pledge: string; part: string }, string];
    expect(api.post.mock.calls[0]).toEqual(['/matches/m/next-pledge', {}, 'key']);
    expect([path, sent.pledge, token]).toEqual(['/matches/m/next-part', 'p', 'key']);
    noteNextSeat('another', 0);
    noteNextSeat('key', 1);
    noteCommitments('n', { part: 'of another' });
    expect(notesOf('n')?.parts).toEqual({});
    noteCommitments('o', { part: 'c' });
    expect(notesOf('o')?.parts).toEqual({ 1: sent.part });
  });

  it('is given to a next match for each seat of this browser', async () => {
    api.post.mockResolvedValue({ pledge: 'p', commitments: { part: 'both' } });
    await Promise.all([giveNextPart('m', 'first'), giveNextPart('m', 'second'), giveNextPart('m', 'second')]);
    noteNextSeat('first', 1);
    noteNextSeat('second', 0);
    noteCommitments('n', { part: 'both' });
    const sent = (call: number): string => (api.post.mock.calls[call]?.[1] as { part: string }).part;
    expect(notesOf('n')?.parts).toEqual({ 1: sent(1), 0: sent(5) });
  });

  it('is another one each time', async () => {
    api.post.mockResolvedValue({ pledge: 'p', commitments: {} });
    api.createMatch.mockResolvedValue({ match: 'm', grants: [], invites: [] });
    for (let n = 0; n < 5; n += 1) await createMatch(WANTED);
    expect(new Set(api.createMatch.mock.calls.map(([sent]) => (sent as { part: string }).part)).size).toBe(5);
  });

  it('is left out where the server pledges nothing', async () => {
    api.post.mockRejectedValue(new Error());
    api.createMatch.mockResolvedValue({ match: 'm', grants: [], invites: [] });
    await createMatch(WANTED);
    expect(api.createMatch).toHaveBeenCalledWith(WANTED);
  });

  it('goes with a seat where the deal is still to be made, and only there', async () => {
    api.joinMatch.mockResolvedValue({ match: 'm', grant: { seat: 2, token: 't' } });
    api.askInvitation.mockResolvedValue({ commitments: { part: 'c' }, takes_part: true });
    await joinMatch('m', { invite: 'i' });
    expect(notesOf('m')?.parts[2]).toMatch(/^[0-9a-f]{64}$/);
    api.askInvitation.mockResolvedValue({ commitments: { part: 'd' }, takes_part: false });
    await joinMatch('n', { invite: 'i' });
    expect(notesOf('n')).toEqual({ match: 'n', commitments: { part: 'd' }, parts: {} });
    api.askInvitation.mockRejectedValue(new Error());
    await joinMatch('o', {});
    expect(api.joinMatch).toHaveBeenLastCalledWith('o', { part: '' });
  });
});

describe('what is kept of a match', () => {
  it('is what was shown first', () => {
    noteCommitments('m', { part: 'a' });
    noteCommitments('m', { part: 'b', 'entry 0': 'c' });
    expect(notesOf('m')?.commitments).toEqual({ part: 'a', 'entry 0': 'c' });
  });

  it('is that of the newest matches', () => {
    for (let n = 0; n < 60; n += 1) noteCommitments(`m${n}`, { part: 'a' });
    expect(notesOf('m0')).toBeUndefined();
    expect(notesOf('m59')).toBeDefined();
  });

  it('is nothing where what is kept cannot be read', () => {
    kept.set('gonfalon.commitments', '{');
    expect(notesOf('m')).toBeUndefined();
  });
});

const KEY = '0f'.repeat(32);
const PART = '11'.repeat(32);
const OWN = '22'.repeat(32);

const commit = (thing: string, content: string): string =>
  createHmac('sha256', Buffer.from(KEY, 'hex')).update(`gonfalon 1\n${thing}\n${content}`).digest('hex');

interface Written {
  readonly entries: [seat: number, text: string][];
  readonly brought: string[];
  sealed?: { part: string; parts: string[]; openings: [string, string, string][] };
}

/** The first thing of that kind, which is there. */
function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('it is not there');
  return found;
}

/** A record with two parts, as a file: its seed has more digits than a number holds. */
function written(change: (found: Written) => unknown = () => undefined): string {
  const seed = createHash('sha256').update(['gonfalon seed 1', PART, '', OWN].join('\n')).digest().readBigUInt64BE() >> 2n;
  const openings: [string, string, string][] = [
    ['part', KEY, commit('part', PART)],
    ['brought 0', KEY, commit('brought 0', 'army')],
    ['entry 0', KEY, commit('entry 0', '1\nplace É')],
  ];
  const found: Written = { entries: [[1, 'place É']], brought: ['army', ''], sealed: { part: PART, parts: ['', OWN], openings } };
  change(found);
  return `{\n "seed": ${seed},\n${JSON.stringify(found).slice(1)}`;
}

const shown = (text = written()) => {
  const { sealed } = readRecord(text);
  return {
    match: 'm',
    commitments: Object.fromEntries((sealed?.openings ?? []).map(([thing, , commitment]) => [thing, commitment])),
    parts: { 1: OWN },
  };
};

describe('the check in the browser', () => {
  it('proves an honest record', async () => {
    expect(await check(readRecord(written()), shown())).toBe('proven');
  });

  it.each([
    ['entry', (found: Written) => (there(found.entries[0])[1] = 'place E')],
    ['text that was brought', (found: Written) => (found.brought[0] = 'other')],
    ['part of the server', (found: Written) => (there(found.sealed).part = OWN)],
    ['part of a seat', (found: Written) => (there(found.sealed).parts[1] = PART)],
    ['key', (found: Written) => (there(there(found.sealed).openings[2])[1] = PART)],
    ['commitment', (found: Written) => (there(there(found.sealed).openings[2])[2] = PART)],
    ['number of openings', (found: Written) => there(found.sealed).openings.pop()],
    ['section', (found: Written) => delete found.sealed],
  ])('tells a changed %s', async (_, change) => {
    expect(await check(readRecord(written(change)), shown())).toBe('changed');
  });

  it('says nothing without notes', async () => {
    expect(await check(readRecord(written()), undefined)).toBe('none');
  });

  it('says that it cannot calculate where the page may not', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await check(readRecord(written()), shown())).toBe('unknown');
    vi.unstubAllGlobals();
  });
});
