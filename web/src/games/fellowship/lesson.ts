/** The first round of Mirkwood as a lesson: what is asked for step by step, and a game that nobody keeps to do it in. */

import { type Signal, signal } from '@preact/signals';

import { tryActs } from '../../net/api';
import { IN_PLAY, welcomeTo } from '../../net/beginning';
import type { HeardClocks } from '../../net/clock-time';
import type { ChatText, ConnectionState, Heard, MatchConnection } from '../../net/match';
import { optionOf } from '../../net/observation';
import type {
  Ack,
  GoodbyeCode,
  HintPage,
  Nack,
  OddsPage,
  SeatChanged,
  SeatStatus,
  Status,
  Trial,
  TrialAct,
  Update,
  Welcome,
} from '../../net/wire';
import type { FellowshipObservation } from './wire';

export const GAME = 'fellowship';
export const VARIANT = 'passage-through-mirkwood';
const DECK = 'leadership';

/** What may be done: an act of this verb, with this card if one is named. */
interface Deed {
  readonly verb: string;
  readonly card?: string;
}

/** deeds: what may be done, null for anything. point: keys of the cards to look at. */
interface Step {
  readonly id: string;
  readonly deeds: readonly Deed[] | null;
  readonly point: readonly string[];
}

const GUARD = 'guard-of-the-citadel.1';
const SCOUT = 'snowbourn-scout.2';
const ROAD = 'old-forest-road.1';
const SPIDER = 'forest-spider.1';
const QUESTING = ['aragorn', 'gloin', GUARD];
const STRIKING = ['aragorn', 'theodred'];

const all = (verb: string, keys: readonly string[]): readonly Deed[] => keys.map((card) => ({ verb, card }));

const PASS: Deed = { verb: 'pass' };

/** The steps in their order; a window that a stop holds open stands between them. */
export const STEPS: readonly Step[] = [
  { id: 'keep', deeds: [{ verb: 'keep' }], point: [] },
  { id: 'ally', deeds: all('play', [GUARD]), point: [GUARD] },
  { id: 'pay', deeds: [{ verb: 'pay' }], point: [] },
  { id: 'scout', deeds: all('play', [SCOUT]), point: [SCOUT] },
  { id: 'response', deeds: all('use', [SCOUT]), point: [SCOUT] },
  { id: 'commit', deeds: all('commit', QUESTING), point: QUESTING },
  { id: 'travel', deeds: all('travel', [ROAD]), point: [ROAD] },
  { id: 'ready', deeds: all('use', [ROAD]), point: [ROAD] },
  { id: 'who', deeds: all('choose', ['aragorn']), point: ['aragorn'] },
  { id: 'engage', deeds: [PASS], point: [] },
  { id: 'defend', deeds: all('defend', [SCOUT]), point: [SCOUT] },
  { id: 'attack', deeds: all('attack', [SPIDER]), point: [SPIDER] },
  { id: 'attackers', deeds: all('attacker', STRIKING), point: STRIKING },
  { id: 'done', deeds: null, point: [] },
];
const WINDOW: Step = { id: 'window', deeds: [PASS], point: [] };
const BY_KIND: Readonly<Record<string, string>> = {
  mulligan: 'keep',
  pay: 'pay',
  commit: 'commit',
  travel: 'travel',
  target: 'who',
  engage: 'engage',
  defender: 'defend',
  attack: 'attack',
  attackers: 'attackers',
};

/** The step that a position stands at. */
export function stepAt({ turn, decision, seats }: FellowshipObservation): Step {
  const kind = decision?.kind ?? '';
  const hand = seats[0]?.hand ?? [];
  let id = BY_KIND[kind] ?? 'window';
  if (turn > 0) id = 'done';
  else if (kind === 'planning') id = hand.includes(GUARD) ? 'ally' : 'scout';
  else if (kind === 'response') id = decision?.options?.some(({ parts }) => parts['card'] === ROAD) === true ? 'ready' : 'response';
  return STEPS.find((step) => step.id === id) ?? WINDOW;
}

/** Does the lesson go on with this action? A company is sent when it is whole. */
export function isAsked(seen: FellowshipObservation, action: string): boolean {
  const step = stepAt(seen);
  const parts = optionOf(seen, action)?.parts;
  if (step.id === 'commit' && parts?.['verb'] === PASS.verb) {
    const chosen = seen.decision?.facts['chosen'] as unknown;
    return Array.isArray(chosen) && QUESTING.every((key) => chosen.includes(key));
  }
  return step.deeds?.some(({ verb, card }) => parts?.['verb'] === verb && (card === undefined || parts['card'] === card)) ?? true;
}

const WELCOME: Welcome = { ...welcomeTo('lesson', GAME, VARIANT), brought: [DECK] };

function refused(code: string, reason: string): Nack {
  return { type: 'nack', id: '', code, reason, section: '', faults: [] };
}

/** A line to a game that is tried out: always the same cards, and only what the lesson asks for. */
export class LessonLine implements MatchConnection {
  readonly match = 'lesson';
  readonly welcome: Signal<Welcome | null> = signal<Welcome | null>(WELCOME);
  readonly update: Signal<Update | null> = signal<Update | null>(null);
  readonly connection: Signal<ConnectionState> = signal<ConnectionState>('open');
  readonly isBlocked: Signal<boolean> = signal(false);
  readonly isBusy: Signal<boolean> = signal(false);
  readonly watchers = signal(0);
  readonly endsAt = signal(0);
  readonly chat = signal<readonly ChatText[]>([]);
  readonly named = signal([]);
  readonly applause = signal(0);
  readonly clocks: Signal<HeardClocks | null> = signal(null);
  readonly presence: Signal<readonly SeatStatus[]> = signal<readonly SeatStatus[]>(WELCOME.seats);
  readonly refused: Signal<GoodbyeCode | ''> = signal('');
  readonly heard: Heard[] = [];
  private readonly listeners = new Set<(update: Update) => void>();
  private acts: readonly TrialAct[] = [];

  constructor() {
    void this.send('');
  }

  onUpdate(callback: (update: Update) => void): () => void {
    this.listeners.add(callback);
    return () => this.listeners.delete(callback);
  }

  /** Nobody else sits at a lesson. */
  changeSeat(): Promise<SeatChanged> {
    return Promise.reject(new Error('a lesson has one seat'));
  }

  /** The lesson says itself what is good. */
  odds(): Promise<OddsPage> {
    return Promise.reject(new Error('a lesson tells no odds'));
  }

  hint(): Promise<HintPage> {
    return Promise.reject(new Error('a lesson gives no hints of the computer'));
  }

  /** Nobody watches a lesson. */
  applaud(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** A lesson has nobody to write to. */
  write(): Promise<Nack> {
    return Promise.resolve(refused('chat/closed', ''));
  }

  /** Tries one more act; "" for the beginning. */
  async send(action: string): Promise<Ack | Nack> {
    const seen = this.update.peek()?.observation as FellowshipObservation | undefined;
    if (seen && !isAsked(seen, action)) return refused('action/illegal', 'lesson');
    const acts = action === '' ? [] : [...this.acts, { seat: 0, action }];
    let trial: Trial;
    try {
      trial = await tryActs({ game: GAME, variant: VARIANT, seat: 0, n_seats: 1, brings: [DECK], acts, since: this.acts.length });
    } catch {
      this.connection.value = 'lost';
      return refused('server/away', '');
    }
    this.connection.value = 'open';
    if (trial.refusal) return { type: 'nack', id: '', ...trial.refusal };
    this.acts = acts;
    this.take(trial, acts.length + 1);
    return { type: 'ack', id: '', v: acts.length + 1 };
  }

  private take({ events, observation }: Trial, v: number): void {
    const { returns, reason } = observation as FellowshipObservation;
    const status: Status = returns ? { ...IN_PLAY, status: 'over', returns, reason } : IN_PLAY;
    const update: Update = { type: 'update', v, entry_seat: v === 1 ? -1 : 0, events, observation, status, commitments: {}, mark: '' };
    this.heard.push({ v, entry_seat: update.entry_seat, events });
    this.update.value = update;
    for (const listener of this.listeners) listener(update);
  }

  close(): void {
    this.listeners.clear();
  }
}
