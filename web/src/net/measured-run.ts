/** Games of the computer that measure one thing: begun, asked after while they go on, ended when somebody stops or leaves. */

import { signal } from '@preact/signals';

import { ApiError, askMeasurement, measure, stopMeasurement } from './api';
import { problemText } from './problems';
import type { Measurement, MeasureRequest } from './wire';

export const GAMES = 200;
/** Before so many games nothing is said of the share. */
export const FIRST_GAMES = 20;
const PAUSE_MS = 1500;

/** points: 1, 0.5 or 0 a game, in the order of the games, which are the same for all that is measured. low, high: of the share, 95 per cent. */
export interface MeasuredLevel {
  readonly level: number;
  readonly points: readonly number[];
  readonly low: number;
  readonly high: number;
}

const isGoing = ({ status }: Measurement): boolean => status === 'waiting' || status === 'running';
const pause = (): Promise<void> => new Promise((go) => setTimeout(go, PAUSE_MS));

export class MeasuredRun {
  /** What is being measured, by its key; "" for nothing. */
  readonly going = signal('');
  readonly done = signal(0);
  readonly problem = signal('');
  private run = 0;

  /** Plays on until all games are over or somebody stops; every state is kept. */
  async start(key: string, wanted: Omit<MeasureRequest, 'n_games'>, keep: (found: Measurement) => void): Promise<void> {
    const mine = (this.run += 1);
    this.problem.value = '';
    this.going.value = key;
    this.done.value = 0;
    let found: Measurement | undefined;
    try {
      found = await measure({ ...wanted, n_games: GAMES });
      while (mine === this.run) {
        this.done.value = found.done;
        keep(found);
        if (!isGoing(found)) break;
        await pause();
        found = await askMeasurement(found.id);
      }
    } catch (failure) {
      if (mine === this.run) this.problem.value = failure instanceof ApiError || failure instanceof Error ? problemText(failure) : '';
    }
    if (found && isGoing(found)) await stopMeasurement(found.id).catch(() => undefined);
    if (mine === this.run) this.going.value = '';
  }

  stop(): void {
    this.run += 1;
    this.going.value = '';
  }
}
