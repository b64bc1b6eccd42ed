import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepGame } from '../../../net/games';
import type { ReplayPage } from '../../../net/wire';
import { SCENARIOS } from '../facts';
import { idOf, printed } from '../printed';
import { scoreParts } from '../scores';
import type { FellowshipObservation } from '../wire';
import { type Attempt, campaigns, keepCampaign } from './campaigns';
import { begin, refreshCampaigns } from './playing';

/** The golden game tests/golden/fellowship/mirkwood-won.txt, its end as the server tells it. */
const END = JSON.parse(
  readFileSync(new URL('../../../../../tests/golden/fellowship/mirkwood-won.json', import.meta.url), 'utf8'),
) as ReplayPage;
const SEEN = END.frames[0]!.observation as FellowshipObservation;
const [FIRST] = SCENARIOS;
const COMPLETED_ROUND = 10;

const attempt = (match: string): Attempt => ({ scenario: FIRST, match, begun: 0, won: null, scores: {} });

/** What a replay of the golden game tells from one frame up to another; frames before the last are those of a game going on. */
function pageOf(from: number, to: number): ReplayPage {
  const before = { ...END.frames[0]!, observation: { ...SEEN, scores: {} } };
  const all = Array.from({ length: END.total }, (_, number) => (number === END.total - 1 ? END.frames[0]! : { ...before, number }));
  return { ...END, frames: all.slice(from, to) };
}

/** A server on which this match stands like that; it opens to the token of its seat alone. */
function serverOf(status: string, returns: readonly number[] | null): { readonly asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, init?: { readonly headers?: Record<string, string> }) => {
    asked.push(address);
    const { pathname, searchParams } = new URL(address, 'http://here');
    if (init?.headers?.['authorization'] !== 'Bearer my-key')
      return Promise.resolve(new Response('{"code": "match/locked"}', { status: 403 }));
    const answer = pathname.endsWith('/replay')
      ? pageOf(Number(searchParams.get('from')), Number(searchParams.get('to')))
      : { status, returns };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return { asked };
}

async function sheetAfter(status: string, returns: readonly number[] | null): Promise<Attempt> {
  const { asked } = serverOf(status, returns);
  await refreshCampaigns();
  expect(asked[0]).toContain('/matches/won');
  return campaigns.value[0]!.attempts[0]!;
}

describe('a game of a campaign', () => {
  beforeEach(() => {
    keepGame({ match: 'won', game: 'fellowship', variant: FIRST, grants: [{ seat: 0, token: 'my-key' }], invites: [], kept: 0 });
    campaigns.value = [];
    keepCampaign({
      id: 'a',
      name: '',
      difficulty: 'standard',
      seats: [{ kind: 'own', brings: 'leadership' }],
      begun: 0,
      attempts: [attempt('won')],
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    campaigns.value = [];
  });

  it('that was won has the scores of CARD-11.9 and CARD-11.11 on the sheet', async () => {
    const heroes = SEEN.cards.filter((card) => card.zone === 'area' && printed(idOf(card.key ?? '')).type === 'hero');
    const damage = heroes.reduce((sum, { damage = 0 }) => sum + damage, 0);
    expect([SEEN.seats[0]?.threat, heroes.length, damage, SEEN.victory, SEEN.round]).toEqual([36, 3, 7, [], 7]);
    const first = 36 + 7;
    expect(await sheetAfter('over', [1])).toEqual({
      ...attempt('won'),
      won: true,
      scores: { faq: first + 6 * COMPLETED_ROUND, '2011': first },
    });
  });

  it('of a hard campaign keeps what it carries', async () => {
    keepCampaign({ ...campaigns.value[0]!, isHard: true });
    const { followUp } = await sheetAfter('over', [1]);
    expect(followUp).toEqual(END.follow_up);
    expect(followUp?.['carried']).toContain('"threat":36');
  });

  it('that was lost has none', async () => {
    expect(await sheetAfter('over', [-1])).toEqual({ ...attempt('won'), won: false });
  });

  it('that goes on is left as it is', async () => {
    expect(await sheetAfter('play', null)).toEqual(attempt('won'));
  });

  it('is taken apart on its end card as on the sheet', () => {
    expect(scoreParts(SEEN)).toEqual({ threat: 36, heroes: 0, wounds: 7, victory: 0, first: 43, rounds: 60, faq: 103 });
  });

  it('is begun with the computers at the level that was chosen, the first where none was', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', (address: string, init?: { readonly body?: string }) => {
      if (address.endsWith('/pledges')) return Promise.resolve(new Response(JSON.stringify({ pledge: 'p', commitments: {} })));
      sent.push(JSON.parse(init?.body ?? '{}'));
      return Promise.resolve(new Response(JSON.stringify({ match: 'new', grants: [], invites: [] })));
    });
    const seats = [
      { kind: 'own', brings: 'leadership' },
      { kind: 'computer', brings: 'lore', level: 3 },
      { kind: 'computer', brings: 'spirit' },
    ] as const;
    await begin({ id: 'b', name: '', difficulty: 'standard', seats, begun: 0, attempts: [] }, FIRST);
    expect((sent[0] as { readonly seats: readonly { readonly level: number }[] }).seats.map(({ level }) => level)).toEqual([0, 3, 1]);
    const won = { ...attempt('won'), won: true, followUp: { carried: '[]' } };
    await begin({ id: 'c', name: '', difficulty: 'easy', isHard: true, seats, begun: 0, attempts: [won] }, SCENARIOS[1]);
    expect(sent[1]).toMatchObject({ options: { difficulty: 'easy', carried: '[]' } });
  });
});
