import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followSeats, noteGone, retrySeats, seatRows, seatsLine, sweepSeats } from './seats';

class FakeStream {
  static last: FakeStream;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isClosed = false;
  constructor(readonly address: string) {
    FakeStream.last = this;
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const all = (...matches: readonly string[]): unknown => ({
  type: 'all',
  tables: matches.map((match) => ({ match })),
  now: 0,
  fill_after: 0,
  fill_level: 0,
});
const shown = (): readonly string[] => seatRows.value.map((row) => row.table.match);
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() });
  stop = followSeats();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('follows the stream from its first list', () => {
  expect(seatsLine.value).toBe('loading');
  FakeStream.last.say(all('a'));
  FakeStream.last.say({ type: 'offered', table: { match: 'b' } });
  FakeStream.last.say({ type: 'beat' });
  expect([seatsLine.value, shown()]).toEqual(['open', ['a', 'b']]);
  FakeStream.last.say({ type: 'gone', match: 'a', why: 'taken' });
  vi.advanceTimersByTime(3500);
  sweepSeats();
  expect(shown()).toEqual(['b']);
});

it('asks for the list where something on the way holds the stream back', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(JSON.stringify(all('a')))));
  await vi.advanceTimersByTimeAsync(6000);
  expect([seatsLine.value, shown()]).toEqual(['open', ['a']]);
});

it('shows what the stream has said, not a list that was asked for before and comes after', async () => {
  let answer: (found: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  FakeStream.last.onerror?.();
  FakeStream.last.say(all('a', 'b'));
  FakeStream.last.say({ type: 'gone', match: 'a', why: 'taken' });
  answer(Response.json(all('a', 'c')));
  await vi.advanceTimersByTimeAsync(10);
  expect(seatRows.value.map(({ table, gone }) => [table.match, gone])).toEqual([
    ['a', 'taken'],
    ['b', ''],
  ]);
});

it('is not away where the stream has come back before the question failed', async () => {
  let fail: (failure: Error) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((_, reject) => (fail = reject)));
  FakeStream.last.onerror?.();
  FakeStream.last.say(all('a'));
  fail(new Error('away'));
  await vi.advanceTimersByTimeAsync(10);
  expect(seatsLine.value).toBe('open');
});

it('hears nothing more of a stream that was let go', () => {
  const stream = FakeStream.last;
  stream.say(all('a'));
  retrySeats();
  FakeStream.last.say(all('b'));
  stream.say(all('a'));
  expect(seatRows.value.find(({ table }) => table.match === 'a')?.gone).toBe('taken');
});

it('forgets what was asked for once nobody looks any more', async () => {
  let answer: (found: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  FakeStream.last.onerror?.();
  stop();
  answer(Response.json(all('a')));
  await vi.advanceTimersByTimeAsync(10);
  expect([seatsLine.value, shown()]).toEqual(['loading', []]);
  stop = followSeats();
});

it('says that there is no connection, and is right again when there is one', async () => {
  FakeStream.last.say(all('a'));
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('away')));
  FakeStream.last.onerror?.();
  await vi.advanceTimersByTimeAsync(10);
  expect([seatsLine.value, shown()]).toEqual(['away', ['a']]);
  FakeStream.last.say(all('b'));
  expect([seatsLine.value, shown()]).toEqual(['open', ['a', 'b']]);
});

it('says that the list did not come', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('away')));
  FakeStream.last.onerror?.();
  await vi.advanceTimersByTimeAsync(10);
  expect(seatsLine.value).toBe('failed');
});

it('takes a seat that was lost for gone at once', () => {
  FakeStream.last.say(all('a'));
  noteGone('a', 'taken');
  expect(seatRows.value[0]?.gone).toBe('taken');
});

it('lets go of the stream when nobody looks any more', () => {
  const stream = FakeStream.last;
  stop();
  expect([stream.isClosed, shown()]).toEqual([true, []]);
  stop = followSeats();
});
