/** A line to a server's part that is played here: for tables that nobody else sits at, a lesson or a puzzle. */

import { type Signal, signal } from '@preact/signals';

import { IN_PLAY, welcomeTo } from './beginning';
import type { HeardClocks } from './clock-time';
import type { ChatText, ConnectionState, Heard, MatchConnection } from './match';
import type {
  Ack,
  Event,
  GoodbyeCode,
  HintPage,
  Nack,
  Observation,
  OddsPage,
  SeatChanged,
  SeatStatus,
  Status,
  Update,
  Welcome,
} from './wire';

export function refused(code: string, reason: string, section = ''): Nack {
  return { type: 'nack', id: '', code, reason, section, faults: [] };
}

export abstract class QuietLine implements MatchConnection {
  readonly welcome: Signal<Welcome | null>;
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
  readonly presence: Signal<readonly SeatStatus[]>;
  readonly refused: Signal<GoodbyeCode | ''> = signal('');
  readonly heard: Heard[] = [];
  protected v = 0;
  private readonly listeners = new Set<(update: Update) => void>();

  constructor(
    readonly match: string,
    game: string,
    variant: string,
    seat: number,
  ) {
    const welcome = { ...welcomeTo(match, game, variant), seat };
    this.welcome = signal<Welcome | null>(welcome);
    this.presence = signal<readonly SeatStatus[]>(welcome.seats);
  }

  abstract send(act: string): Promise<Ack | Nack>;

  onUpdate(callback: (update: Update) => void): () => void {
    this.listeners.add(callback);
    return () => this.listeners.delete(callback);
  }

  close(): void {
    this.listeners.clear();
  }

  /** Puts a position on the table, with what led there. */
  protected tell(observation: unknown, events: readonly Event[]): void {
    const { returns, reason } = observation as Observation;
    const status: Status = returns ? { ...IN_PLAY, status: 'over', returns, reason } : IN_PLAY;
    this.v += 1;
    const update: Update = { type: 'update', v: this.v, entry_seat: -1, events, observation, status, commitments: {}, mark: '' };
    this.heard.push({ v: this.v, entry_seat: -1, events });
    this.update.value = update;
    for (const listener of this.listeners) listener(update);
  }

  /** Nobody else sits here. */
  changeSeat(): Promise<SeatChanged> {
    return Promise.reject(new Error('there is one seat here'));
  }

  odds(): Promise<OddsPage> {
    return Promise.reject(new Error('no odds are told here'));
  }

  hint(): Promise<HintPage> {
    return Promise.reject(new Error('no hints are told here'));
  }

  /** All of it has been heard here. */
  past(): Promise<readonly Heard[]> {
    return Promise.resolve([]);
  }

  /** Nobody watches. */
  applaud(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** There is nobody to write to. */
  write(): Promise<Nack> {
    return Promise.resolve(refused('chat/closed', ''));
  }
}
