/** A deck measured by games of the computer: asked for again and again while the games go on. */

import { signal } from '@preact/signals';

import { locale } from '../../../i18n';
import { ApiError, askMeasurement, measure, proposeText, stopMeasurement } from '../../../net/api';
import { problemText } from '../../../net/problems';
import type { Measurement } from '../../../net/wire';
import type { Copies, Deck } from './deck';

export const GAMES = 200;
export const PAUSE_MS = 1000;
const BUSY = 'measure/busy';
/** The limit of an address on what waits at once. */
const WAITING = 'waiting';
const LAST_SEED = 1_000_000_000;

/** Times that a measurement nobody asked for is looked after before it gives way to others. */
const PATIENCE = 5;

/** A share of games in per cent, without the sign. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(share * 100);
}

/** Are games of the measurement waiting or being played? */
export function isGoing(found: Measurement | null | undefined): boolean {
  return found?.status === 'waiting' || found?.status === 'running';
}

/** What is measured: the deck as it was when its games began. */
interface Measured {
  readonly deck: Deck;
  readonly scenario: string;
  readonly found: Measurement;
}

function isSame(one: Deck, other: Deck): boolean {
  return one.text === other.text && one.copies === other.copies;
}

export class Measuring {
  readonly now = signal<Measured | null>(null);
  readonly problem = signal('');
  /** A measurement that nobody asked for has given way to others. */
  readonly hasGivenWay = signal(false);
  /** The deck that is measured without having been asked for; null for none. */
  private unasked: Deck | null = null;
  private looks = 0;
  private starts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(deck: Deck, scenario: string): Promise<void> {
    return this.begin(deck, scenario, null);
  }

  /** Measures a deck that nobody asked to measure: ends when the deck is changed, and gives way where others are measured. */
  startUnasked(deck: Deck, scenario: string): Promise<void> {
    return this.begin(deck, scenario, deck);
  }

  private async begin(deck: Deck, scenario: string, unasked: Deck | null): Promise<void> {
    const number = (this.starts += 1);
    this.unasked = unasked;
    this.problem.value = '';
    this.hasGivenWay.value = false;
    await this.stop();
    try {
      const found = await measure({
        game: 'fellowship',
        variant: scenario,
        options: { copies: deck.copies },
        n_seats: 1,
        brings: [deck.text],
        n_games: GAMES,
      });
      if (number !== this.starts) return void stopMeasurement(found.id).catch(() => undefined);
      this.now.value = { deck, scenario, found };
      this.looks = 0;
      this.wait();
    } catch (failure) {
      if (number === this.starts) this.fail(failure);
    }
  }

  private fail(failure: unknown): void {
    const isBusy = failure instanceof ApiError && (failure.code === BUSY || failure.limit === WAITING);
    if (this.unasked && isBusy) this.giveWay();
    else this.problem.value = problemText(failure);
  }

  private giveWay(): void {
    void this.stop();
    this.now.value = null;
    this.hasGivenWay.value = true;
  }

  get isGoing(): boolean {
    return isGoing(this.now.value?.found);
  }

  /** Is the deck that was measured another one than this? */
  isOfBefore(deck: Deck): boolean {
    return this.now.value !== null && !isSame(this.now.value.deck, deck);
  }

  private isAbout(id: string): boolean {
    return this.now.value?.found.id === id;
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.isGoing) this.timer = setTimeout(() => void this.ask(), PAUSE_MS);
  }

  private async ask(): Promise<void> {
    const asked = this.now.value;
    if (!asked) return;
    try {
      const found = await askMeasurement(asked.found.id);
      if (!this.isAbout(found.id)) return;
      this.now.value = { ...asked, found };
    } catch (failure) {
      this.problem.value = problemText(failure);
      this.now.value = { ...asked, found: { ...asked.found, status: 'stopped' } };
    }
    this.looks += 1;
    if (this.unasked && this.looks >= PATIENCE && this.now.value.found.status === 'waiting') this.giveWay();
    this.wait();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    const asked = this.now.value;
    if (!asked || !this.isGoing) return;
    this.now.value = { ...asked, found: { ...asked.found, status: 'stopped' } };
    const number = this.starts;
    try {
      const found = await stopMeasurement(asked.found.id);
      // It may go on for somebody else who measures the same deck, or for us: begun again before this answer came.
      if (number === this.starts && this.isAbout(found.id))
        this.now.value = { ...asked, found: { ...found, status: found.status === 'done' ? 'done' : 'stopped' } };
    } catch {
      // It ends by itself once nobody asks for it.
    }
  }

  /** Ends a measurement that nobody asked for when its deck no longer lies on the table. */
  keepTo(deck: Deck): void {
    if (this.unasked && !isSame(this.unasked, deck)) this.end();
  }

  leave(): void {
    if (this.unasked) this.end();
    clearTimeout(this.timer);
  }

  private end(): void {
    this.unasked = null;
    this.starts += 1;
    void this.stop();
  }
}

/** A deck that the computer proposes. number: proposals before this one. taken: ids of heroes of other seats. */
export async function proposed(
  scenario: string,
  spheres: readonly string[],
  copies: Copies,
  seed: number,
  number: number,
  taken: readonly string[] = [],
): Promise<string> {
  const wish = {
    game: 'fellowship',
    variant: scenario,
    seat: 0,
    options: { copies },
    n_seats: 1,
    wish: { spheres: spheres.join(' '), number: String(number), taken: taken.join(' ') },
    seed,
  };
  return (await proposeText(wish)).text;
}

export function drawnSeed(): number {
  return Math.floor(Math.random() * LAST_SEED);
}
