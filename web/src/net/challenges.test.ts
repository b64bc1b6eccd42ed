import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { challenges, followChallenges, gotChallenges, refreshChallenges, takeChallenges } from './challenges';
import { SILENCE_MS } from './follower';
import type { Challenges } from './wire';

const who = vi.hoisted(() => ({ person: undefined as unknown as { value: unknown } }));
vi.mock('./person', async () => {
  const { signal: make } = await import('@preact/signals');
  who.person = make<unknown>({ name: 'Ann' });
  return { person: who.person, personKey: () => 'key' };
});

/** The list as it is while a challenge of this person is in that state. */
const list = (state: string): Challenges =>
  ({ type: 'challenges', got: [], made: [{ match: 'm', state }], now: 0 }) as unknown as Challenges;
const shown = (): string | undefined => challenges.value.made[0]?.state;

/** The streams that were opened, as the test speaks into them. */
class Line {
  static all: Line[] = [];
  private readonly pipe = new TransformStream<Uint8Array, Uint8Array>();
  private readonly writer = this.pipe.writable.getWriter();

  constructor(readonly signal: AbortSignal) {
    Line.all.push(this);
    signal.addEventListener('abort', () => void this.writer.abort(new Error('aborted')).catch(() => undefined));
  }

  answer(): Response {
    return new Response(this.pipe.readable);
  }

  async say(event: unknown): Promise<void> {
    await this.writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
    await settled();
  }
}

/** Lets everything go on that waits for nothing. */
const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(10).then(() => undefined);

/** Questions for the list that wait for the answer which the test gives. */
let asked: ((answer: Challenges) => void)[];
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal('fetch', (address: string, { signal: given }: { signal: AbortSignal }) => {
    if (address.endsWith('/events')) return Promise.resolve(new Line(given).answer());
    return new Promise((resolve) => asked.push((answer) => resolve(Response.json(answer))));
  });
  [asked, Line.all] = [[], []];
  who.person.value = { name: 'Ann' };
  stop = followChallenges(() => false);
  await settled();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('shows the news of the stream, not a list that was read before them and comes after', async () => {
  await Line.all[0]?.say(list('open'));
  void refreshChallenges();
  await Line.all[0]?.say(list('declined'));
  asked[0]?.(list('open'));
  await Line.all[0]?.say({ type: 'beat' });
  expect(shown()).toBe('declined');
});

it('shows the answer to the later question', async () => {
  void refreshChallenges();
  void refreshChallenges();
  asked[1]?.(list('declined'));
  await settled();
  asked[0]?.(list('open'));
  await settled();
  expect(shown()).toBe('declined');
});

it('asks again where news have overtaken the answer to an act', async () => {
  let answer: (found: Challenges) => void = () => undefined;
  const acted = takeChallenges(new Promise((resolve) => (answer = resolve)));
  await Line.all[0]?.say(list('open'));
  answer(list('declined'));
  await settled();
  expect([shown(), asked.length]).toEqual(['open', 1]);
  asked[0]?.(list('declined'));
  await acted;
  expect(shown()).toBe('declined');
});

it('shows nothing of somebody who has gone', async () => {
  void refreshChallenges();
  who.person.value = null;
  asked[0]?.(list('open'));
  await settled();
  expect([shown(), gotChallenges.value]).toEqual([undefined, []]);
});

it('opens a stream again that has fallen silent', async () => {
  await Line.all[0]?.say(list('open'));
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1000);
  await Line.all[0]?.say({ type: 'beat' });
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1000);
  expect(Line.all.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  asked[0]?.(list('open'));
  await settled();
  expect([Line.all[0]?.signal.aborted, Line.all.length]).toEqual([true, 2]);
  await Line.all[1]?.say(list('declined'));
  expect(shown()).toBe('declined');
});

it.each([
  ['of a proxy between', 404, 'not ours', 2],
  ['that there is nobody of this key', 403, JSON.stringify({ code: 'person/unknown' }), 1],
])('takes a refusal %s for what it is', async (_, status, body, nTries) => {
  stop();
  let n = 0;
  vi.stubGlobal('fetch', (address: string) => {
    if (address.endsWith('/events')) n += 1;
    return Promise.resolve(new Response(body, { status }));
  });
  stop = followChallenges(() => false);
  await vi.advanceTimersByTimeAsync(6000);
  expect(n).toBe(nTries);
});
