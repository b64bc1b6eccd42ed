/** One seat's connection to a match: it reconnects by itself, and a command is answered exactly once whatever the connection does. */

import { type Signal, signal } from '@preact/signals';

import { askHint, askOdds, changeSeat, heardPage, isReachable } from './api';
import { addressOf } from './base';
import type { HeardClocks } from './clock-time';
import { applied } from './changes';
import { noteCommitments } from './dealing';
import { personKey } from './person';
import { noteRefusal } from './refusals';
import { watcherMark, watchesByName } from './watcher';
import type {
  Ack,
  Changes,
  ChatLine,
  Goodbye,
  GoodbyeCode,
  HintPage,
  Nack,
  OddsPage,
  SeatChange,
  SeatChanged,
  SeatStatus,
  ToBrowser,
  Update,
  WatcherName,
  Welcome,
} from './wire';

export type ConnectionState = 'connecting' | 'open' | 'lost';

const SHORTEST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3000;
/** So many tries in a row fail before it is looked whether the server answers otherwise. */
const TRIES_BEFORE_ASKING = 3;
const PING_EVERY_MS = 15000;
const SILENCE_MS = 25000;
/** Texts that a page keeps to show. */
const MOST_TEXTS = 200;

/** What an update told beside the position. entry_seat: whose entry it was, -1 for the beginning. */
export type Heard = Pick<Update, 'v' | 'entry_seat' | 'events'>;

/** A text of a seat, as it came. number: counts the texts that this page has heard, from 1. */
export interface ChatText {
  readonly seat: number;
  readonly text: string;
  readonly number: number;
}

interface Pending {
  readonly text: string;
  readonly answer: (reply: Ack | Nack) => void;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function socketAddress(match: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${addressOf(`/ws/${encodeURIComponent(match)}`)}`;
}

export class MatchClient {
  readonly welcome: Signal<Welcome | null> = signal(null);
  readonly update: Signal<Update | null> = signal(null);
  readonly connection: Signal<ConnectionState> = signal<ConnectionState>('connecting');
  readonly presence: Signal<readonly SeatStatus[]> = signal<readonly SeatStatus[]>([]);
  /** The clocks as the server last told them, in a match that has any. */
  readonly clocks: Signal<HeardClocks | null> = signal(null);
  /** The server answers calls, and yet no line to it opens: something on the way forbids WebSockets. */
  readonly isBlocked: Signal<boolean> = signal(false);
  /** Has the server closed the line because too much has come from this address? */
  readonly isBusy: Signal<boolean> = signal(false);
  /** "auth" or "match" when the server will not have us here; then nothing more is tried. */
  readonly refused: Signal<GoodbyeCode | ''> = signal('');

  /** How many people watch this match. */
  readonly watchers: Signal<number> = signal(0);
  /** Those of them who wish the players to know it; told to the seats alone. */
  readonly named: Signal<readonly WatcherName[]> = signal<readonly WatcherName[]>([]);
  /** How many watchers have applauded, told to the seats once after the end; 0 until then. */
  readonly applause: Signal<number> = signal(0);
  /** For somebody who watches a match that is over: when its end is shown, in milliseconds since 1970; 0 for not yet. */
  readonly endsAt: Signal<number> = signal(0);

  /** Everything this seat has heard on this connection so far, oldest first: for a page that opens later. */
  readonly heard: Heard[] = [];

  /** What people have written to each other while this page was open. Nothing else keeps it. */
  readonly chat: Signal<readonly ChatText[]> = signal<readonly ChatText[]>([]);

  private socket: WebSocket | null = null;
  private readonly listeners = new Set<(update: Update) => void>();
  private readonly pending = new Map<string, Pending>();
  private readonly writing = new Map<string, (reply: Ack | Nack) => void>();
  private lastSeen = 0;
  private lastMark = '';
  private attempts = 0;
  /** Lines in a row that closed before the server had said anything. */
  private silent = 0;
  private isClosed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private heardAt = 0;

  constructor(
    readonly match: string,
    /** The key to the seat; "" for somebody who watches. */
    private readonly token: string,
  ) {
    this.heartbeat = setInterval(this.checkSilence, PING_EVERY_MS);
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Calls back for every update in order, those that come after a reconnection included. Answers how to stop. */
  onUpdate(callback: (update: Update) => void): () => void {
    this.listeners.add(callback);
    return () => this.listeners.delete(callback);
  }

  /** Sends an act and answers what the server said. While the connection is lost it waits; it never rejects. */
  send(action: string): Promise<Ack | Nack> {
    return this.command(newId(), action);
  }

  private command(id: string, action: string): Promise<Ack | Nack> {
    if (this.isClosed || this.refused.value !== '') return Promise.resolve(closedAnswer(id));
    const text = JSON.stringify({ type: 'command', id, seen: this.lastSeen, action });
    return new Promise((answer) => {
      this.pending.set(id, { text, answer });
      if (this.connection.value === 'open') this.socket?.send(text);
    });
  }

  /** Sends free text to the table. It waits for no connection: what cannot be sent now is answered as closed. */
  write(text: string): Promise<Ack | Nack> {
    const id = newId();
    if (this.connection.value !== 'open') return Promise.resolve(closedAnswer(id));
    return new Promise((answer) => {
      this.writing.set(id, answer);
      this.socket?.send(JSON.stringify({ type: 'chat', id, text }));
    });
  }

  /** Gives a seat of a company to another player. Rejects with an ApiError. */
  changeSeat(change: SeatChange): Promise<SeatChanged> {
    return changeSeat(this.match, this.token, change);
  }

  /** What comes of the answers to the decision this seat owes, after a first look or a long one. Rejects with an ApiError. */
  odds(isQuick: boolean): Promise<OddsPage> {
    return askOdds(this.match, this.token, isQuick);
  }

  /** What a computer would do in this seat's place, after a first look or a long one. Rejects with an ApiError. */
  hint(isQuick: boolean): Promise<HintPage> {
    return askHint(this.match, this.token, isQuick);
  }

  /** What the updates from..to-1 told this seat, also before this page was opened; none to somebody who watches. Rejects with an ApiError. */
  async past(from: number, to: number): Promise<readonly Heard[]> {
    const found: Heard[] = [];
    let next = this.token === '' ? 0 : from;
    while (next > 0 && next < to) {
      const page = await heardPage(this.match, this.token, next, to);
      found.push(...page.updates);
      ({ next = 0 } = page);
    }
    return found;
  }

  /** Applauds as somebody who watches. Answers whether it counts: after a while it comes too late. */
  async applaud(): Promise<boolean> {
    const answer = await this.command(watcherMark(), '/applaud');
    return answer.type === 'ack';
  }

  /** Closes the connection for good; commands without an answer are answered as closed. */
  close(): void {
    this.isClosed = true;
    this.stop();
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
  }

  private stop(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    this.drop();
    for (const [id, { answer }] of this.pending) answer(closedAnswer(id));
    this.pending.clear();
  }

  private drop(): void {
    for (const [id, answer] of this.writing) answer(closedAnswer(id));
    this.writing.clear();
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const socket = new WebSocket(socketAddress(this.match));
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.reconnectLater();
    };
  }

  private hello(): object {
    const person = this.token === '' && watchesByName.peek() ? { person: personKey() } : {};
    return { type: 'hello', token: this.token, since: this.lastSeen, mark: this.lastMark, changes: true, ...person };
  }

  private reconnectLater(leastMs = 0): void {
    if (this.isClosed || this.refused.value !== '') return;
    this.drop();
    this.connection.value = 'lost';
    this.silent += 1;
    if (this.silent >= TRIES_BEFORE_ASKING) void this.askWhy();
    const wait = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** this.attempts) * (0.75 + Math.random() / 4);
    this.attempts += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), Math.max(leastMs, wait));
  }

  private async askWhy(): Promise<void> {
    const answers = await isReachable();
    this.isBlocked.value = answers && this.silent >= TRIES_BEFORE_ASKING;
  }

  private readonly hurry = (): void => {
    if (this.connection.value === 'lost' && document.visibilityState === 'visible') {
      this.attempts = 0;
      this.connect();
    }
  };

  private readonly checkSilence = (): void => {
    if (this.connection.value !== 'open') return;
    if (Date.now() - this.heardAt > SILENCE_MS) {
      this.drop();
      this.reconnectLater();
    } else {
      this.socket?.send('{"type":"ping"}');
    }
  };

  private hear(message: ToBrowser): void {
    this.heardAt = Date.now();
    this.silent = 0;
    this.isBlocked.value = false;
    this.isBusy.value = false;
    switch (message.type) {
      case 'welcome':
        return this.open(message);
      case 'update':
        return this.take(message);
      case 'changes':
        return this.change(message);
      case 'presence':
        this.presence.value = message.seats;
        this.watchers.value = message.watchers;
        this.named.value = message.named;
        return;
      case 'applauded':
        this.applause.value = message.count;
        return;
      case 'ending':
        this.endsAt.value = Date.now() + 1000 * message.seconds;
        return;
      case 'clocks':
        this.clocks.value = { ...message, heardAt: performance.now() };
        return;
      case 'chat':
        return this.hearText(message);
      case 'ack':
      case 'nack':
        return this.answer(message);
      case 'goodbye':
        return this.leave(message);
      case 'pong':
        return;
    }
  }

  private hearText({ seat, text }: ChatLine): void {
    const number = (this.chat.value.at(-1)?.number ?? 0) + 1;
    this.chat.value = [...this.chat.value, { seat, text, number }].slice(-MOST_TEXTS);
  }

  private answer(message: Ack | Nack): void {
    if (message.type === 'nack') noteRefusal(this.match, message.reason);
    (this.pending.get(message.id)?.answer ?? this.writing.get(message.id))?.(message);
    this.pending.delete(message.id);
    this.writing.delete(message.id);
  }

  private open(welcome: Welcome): void {
    this.attempts = 0;
    this.welcome.value = welcome;
    this.presence.value = welcome.seats;
    this.watchers.value = welcome.watchers;
    this.connection.value = 'open';
    this.note(welcome.commitments);
    for (const { text } of this.pending.values()) this.socket?.send(text);
  }

  /** Whoever plays keeps what the server has committed to. */
  private note(commitments: Welcome['commitments']): void {
    if (this.token !== '' && Object.keys(commitments).length > 0) noteCommitments(this.match, commitments);
  }

  private take(update: Update): void {
    if (update.v <= this.lastSeen) return;
    // After a long absence the server sends the newest alone (its number is in the welcome); any other gap is a loss.
    const isGap = update.v > this.lastSeen + 1 && update.v !== this.welcome.value?.v;
    if (isGap && this.lastSeen > 0) {
      this.connect();
      return;
    }
    this.lastSeen = update.v;
    this.lastMark = update.mark;
    this.note(update.commitments);
    this.heard.push({ v: update.v, entry_seat: update.entry_seat, events: update.events });
    this.update.value = update;
    for (const listener of this.listeners) listener(update);
  }

  /** Takes what has changed since the update before; without that one the line is opened anew. */
  private change(changes: Changes): void {
    const before = this.update.peek();
    if (changes.v <= this.lastSeen) return;
    if (before?.v !== changes.v - 1) return this.connect();
    const observation = applied(before.observation, changes.observation);
    const status = applied(before.status, changes.status) as Update['status'];
    this.take({ ...changes, type: 'update', observation, status });
  }

  private leave({ code, retry_after: seconds = 0 }: Goodbye): void {
    switch (code) {
      case 'busy':
        this.isBusy.value = true;
        this.drop();
        this.reconnectLater(1000 * seconds);
        return;
      case 'resume':
        this.drop();
        this.reconnectLater();
        return;
      case 'reset':
        location.reload(); // what this page shows is no part of the match any more: begin again
        return;
      case 'auth':
      case 'match':
      case 'expired':
      case 'hello':
      case 'failed':
        this.refused.value = code;
        this.connection.value = 'lost';
        this.stop();
    }
  }
}

/** What pages use of a MatchClient; tests and lessons have objects of their own that fulfil it. */
export type MatchConnection = Pick<MatchClient, keyof MatchClient>;

function closedAnswer(id: string): Nack {
  return { type: 'nack', id, code: 'connection/closed', reason: '', section: '', faults: [] };
}
