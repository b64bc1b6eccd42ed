import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keyedStream } from './keyed-stream';
import { FollowedTournament } from './tournament';
import type { TournamentPage } from './wire';

const who = vi.hoisted(() => ({ key: '' }));
vi.mock('./person', () => ({ personKey: () => who.key }));

/** A line to the server, as the test speaks into it. key: of the person for whom it was opened. */
class Line {
  static all: Line[] = [];
  readonly key: string;
  private readonly pipe = new TransformStream<Uint8Array, Uint8Array>();
  private readonly writer = this.pipe.writable.getWriter();

  constructor(headers: Record<string, string> = {}) {
    this.key = (headers['authorization'] ?? '').replace('Bearer ', '');
    Line.all.push(this);
  }

  answer(): Response {
    return new Response(this.pipe.readable);
  }

  async say(event: unknown): Promise<void> {
    await this.writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  }
}

const page = (entrant: number): TournamentPage =>
  ({ type: 'page', line: { state: 'announced' }, own: { entrant }, entrants: [], standings: [], now: 0 }) as unknown as TournamentPage;
const changed = {
  type: 'changed',
  line: { state: 'announced' },
  own: { entrant: 0 },
  entrants: [],
  standings: [],
  gone: [],
  tables: [],
  now: 0,
};
const looks = new Set<() => void>();
let visibility: string;

/** The page goes out of sight, or comes back. */
function turn(to: 'visible' | 'hidden'): void {
  visibility = to;
  for (const look of [...looks]) look();
}

beforeEach(() => {
  visibility = 'visible';
  who.key = '';
  Line.all = [];
  looks.clear();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility;
    },
    addEventListener: (_: string, look: () => void) => looks.add(look),
    removeEventListener: (_: string, look: () => void) => looks.delete(look),
  });
  vi.stubGlobal('fetch', (address: string, { headers }: { headers?: Record<string, string> } = {}) =>
    Promise.resolve(address.endsWith('/events') ? new Line(headers).answer() : Response.json(page(7))),
  );
});

afterEach(() => void vi.unstubAllGlobals());

it('opens its line again for a guest who takes a name and joins: the old one knows only a stranger', async () => {
  const tournament = new FollowedTournament('some');
  const stop = tournament.follow();
  await Line.all[0]?.say(page(0));
  await vi.waitFor(() => expect(tournament.page.value?.own.entrant).toBe(0));
  who.key = 'mine';
  await tournament.act('join');
  expect(tournament.page.value?.own.entrant).toBe(7);
  expect(Line.all.map(({ key }) => key)).toEqual(['', 'mine']);
  stop();
});

it('takes no change that was meant for a stranger', async () => {
  const tournament = new FollowedTournament('some');
  const stop = tournament.follow();
  await Line.all[0]?.say(page(7));
  await vi.waitFor(() => expect(tournament.page.value?.own.entrant).toBe(7));
  who.key = 'mine';
  await Line.all[0]?.say(changed);
  await vi.waitFor(() => expect(Line.all.map(({ key }) => key)).toEqual(['', 'mine']));
  expect(tournament.page.value?.own.entrant).toBe(7);
  stop();
});

it('asks again where a change has overtaken the answer to an act', async () => {
  const tournament = new FollowedTournament('some');
  const stop = tournament.follow();
  await Line.all[0]?.say(page(0));
  await vi.waitFor(() => expect(tournament.page.value).not.toBeNull());
  let answer: (found: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: { method?: string } = {}) =>
    method === 'POST' ? new Promise<Response>((resolve) => (answer = resolve)) : Promise.resolve(Response.json(page(9))),
  );
  const joined = tournament.act('join');
  await Line.all[0]?.say({ ...changed, own: { entrant: 8 } });
  await vi.waitFor(() => expect(tournament.page.value?.own.entrant).toBe(8));
  answer(Response.json(page(7)));
  await joined;
  expect(tournament.page.value?.own.entrant).toBe(9);
  stop();
});

it('holds few lines, and none out of sight', () => {
  const held = [keyedStream('/a/events', ''), keyedStream('/b/events', '')];
  const broken = vi.fn();
  for (const one of held) if (one) one.onerror = broken;
  expect(keyedStream('/c/events', '')).toBeNull();
  turn('hidden');
  expect(broken).toHaveBeenCalledTimes(2);
  expect(keyedStream('/c/events', '')).toBeNull();
  turn('visible');
  const back = keyedStream('/c/events', '');
  expect(back).not.toBeNull();
  back?.close();
});
