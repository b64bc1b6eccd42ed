/** A deck measured by games of the computer: asked for again and again while the games go on. */

import { signal } from '@preact/signals';

import { askMeasurement, measure, proposeText, stopMeasurement } from '../../../net/api';
import { problemText } from '../../../net/problems';
import type { Measurement } from '../../../net/wire';
import type { Copies, Deck } from './links';

export const GAMES = 200;
const PAUSE_MS = 1000;
const LAST_SEED = 1_000_000_000;

/** What is measured: the deck as it was when its games began. */
interface Measured {
  readonly name: string;
  readonly text: string;
  readonly scenario: string;
  readonly found: Measurement;
}

export class Measuring {
  readonly now = signal<Measured | null>(null);
  readonly problem = signal('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  async start(deck: Deck, scenario: string): Promise<void> {
    await this.stop();
    this.problem.value = '';
    const { name, text, copies } = deck;
    try {
      const found = await measure({ game: 'fellowship', variant: scenario, options: { copies }, n_seats: 1, brings: [text], n_games: GAMES });
      this.now.value = { name, text, scenario, found };
      this.wait();
    } catch (failure) {
      this.problem.value = problemText(failure);
    }
  }

  get isGoing(): boolean {
    const status = this.now.value?.found.status;
    return status === 'waiting' || status === 'running';
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
      if (this.now.value?.found.id !== found.id) return;
      this.now.value = { ...asked, found };
    } catch (failure) {
      this.problem.value = problemText(failure);
      this.now.value = { ...asked, found: { ...asked.found, status: 'stopped' } };
    }
    this.wait();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    const asked = this.now.value;
    if (!asked || !this.isGoing) return;
    this.now.value = { ...asked, found: { ...asked.found, status: 'stopped' } };
    try {
      this.now.value = { ...asked, found: await stopMeasurement(asked.found.id) };
    } catch {
      // It ends by itself once nobody asks for it.
    }
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}

/** A deck that the computer proposes. */
export async function proposed(scenario: string, spheres: readonly string[], copies: Copies, seed: number): Promise<string> {
  const wish = { game: 'fellowship', variant: scenario, seat: 0, options: { copies }, n_seats: 1, wish: { spheres: spheres.join(' ') }, seed };
  return (await proposeText(wish)).text;
}

export function drawnSeed(): number {
  return Math.floor(Math.random() * LAST_SEED);
}
