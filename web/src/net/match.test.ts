import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { IN_PLAY, welcomeTo } from './beginning';
import { MatchClient } from './match';
import type { Nack, ToBrowser, Update, Welcome } from './wire';

/** A socket that the test plays the server of. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onclose?.();
  }

  say(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const reload = vi.fn();
const last = (): FakeSocket => FakeSocket.all[FakeSocket.all.length - 1]!;
const welcome = (v: number): Welcome => ({ ...welcomeTo('m', 'some_game', 'short'), v });
const update = (v: number): Update => ({
  type: 'update',
  v,
  mark: `mark-${v}`,
  commitments: {},
  entry_seat: 0,
  events: [],
  observation: {},
  status: { ...IN_PLAY, claim_after: 60 },
});

function opened(v = 0): { readonly client: MatchClient; readonly socket: FakeSocket } {
  const client = new MatchClient('m', 'token');
  const socket = last();
  socket.onopen?.();
  socket.say(welcome(v));
  return { client, socket };
}

const changes = (v: number, observation: unknown): ToBrowser => {
  const { events, commitments } = update(v);
  return { type: 'changes', v, mark: `mark-${v}`, entry_seat: 1, events, commitments, observation, status: null };
};

describe('the line to a match', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockReset();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here', reload });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('takes what has changed as the update that it leads to', () => {
    const { client, socket } = opened(1);
    expect(socket.sent[0]).toMatchObject({ type: 'hello', changes: true });
    socket.say({ ...update(1), observation: { turn: 1, piece: 'a1' } });
    socket.say(changes(2, ['.', { turn: ['=', 2] }]));
    expect(client.update.value).toEqual({ ...update(2), entry_seat: 1, observation: { turn: 2, piece: 'a1' } });
    socket.say(changes(2, ['.', { turn: ['=', 3] }]));
    expect(client.update.value?.observation).toEqual({ turn: 2, piece: 'a1' });
    client.close();
  });

  it('connects again where the update is missing that something has changed from', () => {
    const { client, socket } = opened(1);
    socket.say(update(1));
    socket.say(changes(3, null));
    expect(last()).not.toBe(socket);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ since: 1, mark: 'mark-1' });
    client.close();
  });

  it('says that something on the way forbids sockets, where calls are answered and no line opens', async () => {
    const answer = vi.fn(() => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })));
    vi.stubGlobal('fetch', answer);
    const client = new MatchClient('m', 'token');
    last().close();
    await vi.advanceTimersByTimeAsync(100);
    expect(answer).not.toHaveBeenCalled();
    for (let n = 0; n < 3; n++) {
      last().close();
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(client.isBlocked.value).toBe(true);
    last().say(welcome(0));
    expect(client.isBlocked.value).toBe(false);
    client.close();
  });

  it('says nothing of the kind while the server is away, or something else answers in its place', async () => {
    for (const answer of [
      () => Promise.reject(new Error('away')),
      () => Promise.resolve(new Response('<p>Log in', { headers: { 'content-type': 'text/html' } })),
    ]) {
      vi.stubGlobal('fetch', vi.fn(answer));
      const client = new MatchClient('m', 'token');
      for (let n = 0; n < 5; n++) {
        last().close();
        await vi.advanceTimersByTimeAsync(5000);
      }
      expect(client.isBlocked.value).toBe(false);
      client.close();
    }
  });

  it('says hello with its token and hands on every update in order', () => {
    const { client, socket } = opened();
    const heard: number[] = [];
    client.onUpdate((one) => heard.push(one.v));
    socket.say(update(1));
    socket.say(update(2));
    socket.say(update(2));
    expect(socket.address).toBe('ws://here/ws/m');
    expect(socket.sent[0]).toEqual({ type: 'hello', token: 'token', since: 0, mark: '', changes: true });
    expect(heard).toEqual([1, 2]);
    expect(client.connection.value).toBe('open');
    client.close();
  });

  it('comes back by itself and asks for what it missed', () => {
    const { client, socket } = opened();
    socket.say(update(1));
    socket.close();
    expect(client.connection.value).toBe('lost');
    vi.advanceTimersByTime(150);
    last().onopen?.();
    expect(last()).not.toBe(socket);
    expect(last().sent[0]).toEqual({ type: 'hello', token: 'token', since: 1, mark: 'mark-1', changes: true });
    client.close();
  });

  it('sends an unanswered command again under the same id', async () => {
    const { client, socket } = opened();
    const answer = client.send('a4-a5');
    const [, first] = socket.sent;
    socket.close();
    vi.advanceTimersByTime(150);
    last().onopen?.();
    last().say(welcome(0));
    expect(last().sent[1]).toEqual(first);
    last().say({ type: 'ack', id: String(first?.['id']), v: 1 });
    expect(await answer).toMatchObject({ type: 'ack', v: 1 });
    client.close();
  });

  it('waits longer and longer, but never more than three seconds', () => {
    const { client } = opened();
    last().close();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      vi.advanceTimersByTime(3000);
      last().close();
    }
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.all.length).toBe(before + 1);
    client.close();
  });

  it('takes a hole in the numbers for a loss and resumes', () => {
    const { client, socket } = opened(1);
    socket.say(update(1));
    socket.say(update(3));
    expect(client.update.value?.v).toBe(1);
    expect(last()).not.toBe(socket);
    client.close();
  });

  it('takes the newest alone after a long absence', () => {
    const { client, socket } = opened(90);
    socket.say(update(90));
    expect(client.update.value?.v).toBe(90);
    client.close();
  });

  it('stops where the server will not have it', async () => {
    const { client, socket } = opened();
    const answer = client.send('a4-a5');
    socket.say({ type: 'goodbye', code: 'auth', retry_after: 0 });
    expect(((await answer) as Nack).code).toBe('connection/closed');
    expect(client.refused.value).toBe('auth');
    vi.advanceTimersByTime(10000);
    expect(FakeSocket.all.length).toBe(1);
  });

  it('loads the page again when what it shows is no part of the match any more', () => {
    const { client, socket } = opened(2);
    socket.say(update(2));
    expect(reload).not.toHaveBeenCalled();
    // The server came back from an older copy of its database: the last mark of this browser is none of the match.
    socket.close();
    vi.advanceTimersByTime(150);
    last().onopen?.();
    last().say({ type: 'goodbye', code: 'reset', retry_after: 0 });
    expect(reload).toHaveBeenCalledOnce();
    expect(client.refused.value).toBe('');
    client.close();
  });

  it('waits as long as a server with too much to do asks for', () => {
    const { client, socket } = opened();
    socket.say({ type: 'goodbye', code: 'busy', retry_after: 40 });
    expect(client.isBusy.value).toBe(true);
    vi.advanceTimersByTime(39_000);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all.length).toBe(2);
    last().onopen?.();
    last().say(welcome(0));
    expect(client.isBusy.value).toBe(false);
    client.close();
  });

  it.each(['resume', 'auth', 'match'] as const)('stays on the page when the server says %s', (code) => {
    const { client, socket } = opened();
    socket.say({ type: 'goodbye', code, retry_after: 0 });
    expect(reload).not.toHaveBeenCalled();
    client.close();
  });
});
