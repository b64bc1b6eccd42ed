/** One tournament, followed while somebody looks at it or plays in it. */

import { signal } from '@preact/signals';

import { ApiError, fileAt, get, post } from './api';
import { addressOf } from './base';
import { type EventStream, Follower, followInSight } from './follower';
import { keyedStream } from './keyed-stream';
import { personKey } from './person';
import { learnTime } from './server-time';
import { noteJoined } from './tournament-list';
import { withChange } from './tournament-change';
import type { Beat, NewTournament, TournamentChanged, TournamentMade, TournamentPage } from './wire';

/** loading: nothing has come yet. open: what is shown is as it is. away: no connection, it is old. failed: it did not come. unknown: there is none. */
export type TournamentLink = 'loading' | 'open' | 'away' | 'failed' | 'unknown';
/** What somebody may do to a tournament or their part in it. */
export type TournamentAct = 'join' | 'leave' | 'pause' | 'resume' | 'start' | 'cancel';

const pathOf = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;

export class FollowedTournament {
  readonly page = signal<TournamentPage | null>(null);
  readonly link = signal<TournamentLink>('loading');
  /** When it was last known to be right, on the clock of `performance.now()`. */
  readonly heardAt = signal(0);
  private readonly follower = new Follower<TournamentPage | TournamentChanged | Beat>(
    () => this.open(),
    (event) => this.take(event),
    () => get<TournamentPage>(pathOf(this.id), {}, personKey()),
    (failure) => this.fail(failure),
  );
  /** The key with which the line was opened: what it tells is meant for that person. */
  private openedAs = '';
  private users = 0;
  private letGo = (): void => undefined;

  constructor(readonly id: string) {}

  /** Follows it until the answer is called. */
  follow(): () => void {
    this.users += 1;
    if (this.users === 1) this.letGo = followInSight(this.follower, () => this.isPlayedHere());
    return () => {
      this.users -= 1;
      if (this.users === 0) this.letGo();
    };
  }

  private open(): EventStream | null {
    this.openedAs = personKey();
    return keyedStream(addressOf(`/api${pathOf(this.id)}/events`), this.openedAs);
  }

  /** Has somebody taken a name, or another, since the line was opened? */
  private isAnother(): boolean {
    return this.openedAs !== personKey();
  }

  /** Whoever plays is called to the table, in sight or not. */
  private isPlayedHere(): boolean {
    const page = this.page.peek();
    return page !== null && page.own.entrant > 0 && (page.line.state === 'running' || page.line.state === 'announced');
  }

  private take(event: TournamentPage | TournamentChanged | Beat): void {
    this.heardAt.value = performance.now();
    this.link.value = 'open';
    if (event.type === 'beat') return;
    if (event.type === 'changed' && this.isAnother()) return this.follower.start();
    learnTime(event.now);
    const before = this.page.peek();
    if (event.type === 'page') this.page.value = event;
    else if (before !== null) this.page.value = withChange(before, event);
    noteJoined(this.id, this.isPlayedHere());
  }

  private fail(failure: unknown): void {
    const { code = '', status = 0 } = failure instanceof ApiError ? failure : {};
    if (status === 404) {
      this.link.value = 'unknown';
      noteJoined(this.id, false);
    } else if (this.page.peek() !== null) this.link.value = 'away';
    else this.link.value = code === 'server/away' ? 'away' : 'failed';
  }

  /** Rejects with an ApiError. */
  async act(act: TournamentAct): Promise<void> {
    await this.follower.takeAnswer(post<TournamentPage>(`${pathOf(this.id)}/${act}`, {}, personKey()));
    if (this.users > 0 && this.isAnother()) this.follower.start();
  }

  /** Tries again at once. */
  retry(): void {
    if (this.page.peek() === null) this.link.value = 'loading';
    this.follower.start();
  }

  /** The results as a file: a table to read, or the report that other programs read. */
  results(form: 'txt' | 'trf'): Promise<Blob> {
    return fileAt(`${pathOf(this.id)}/results.${form}`, personKey());
  }
}

const followed = new Map<string, FollowedTournament>();

/** The same for everybody who asks: a tournament has one line to the server. */
export function followedTournament(id: string): FollowedTournament {
  const found = followed.get(id) ?? new FollowedTournament(id);
  followed.set(id, found);
  return found;
}

/** Announces one. Rejects with an ApiError. */
export const announce = (wanted: NewTournament): Promise<TournamentMade> => post('/tournaments', wanted, personKey());
