/** A walk through one's own draft before it is finished: the rules are the server's, the game is nobody's. */

import { type Signal, signal } from '@preact/signals';

import { tryActs } from '../../net/api';
import { problemText } from '../../net/problems';
import type { Decision, Event, Option, SetupRequest, Trial } from '../../net/wire';
import type { FortressObservation } from './wire';

interface Act {
  readonly seat: number;
  readonly action: string;
}

const WALKER = 0;
const OTHER = 1;
/** Acts of the other seat in a row, at most: it owes turns to skip at times. */
const MOST_PASSES = 4;

export class TrialController {
  readonly seen: Signal<FortressObservation | null> = signal(null);
  readonly events: Signal<readonly Event[]> = signal<readonly Event[]>([]);
  readonly problem = signal('');
  readonly isBusy = signal(false);
  private acts: Act[] = [];

  constructor(
    private readonly setup: SetupRequest,
    text: string,
  ) {
    this.brings = [text, text];
    void this.play([]);
  }

  private readonly brings: readonly string[];

  get decision(): Decision | null {
    return this.seen.value?.decision ?? null;
  }

  get options(): readonly Option[] {
    return this.decision?.options ?? [];
  }

  async act(action: string): Promise<void> {
    if (!this.isBusy.peek()) await this.play([{ seat: WALKER, action }]);
  }

  restart(): void {
    this.acts = [];
    this.events.value = [];
    void this.play([]);
  }

  /** Plays acts of the walker, and for the other seat whatever ends its turn soonest. */
  private async play(acts: readonly Act[]): Promise<void> {
    this.isBusy.value = true;
    this.problem.value = '';
    try {
      let found = await this.ask([...this.acts, ...acts]);
      for (let pass = 0; pass < MOST_PASSES && found.refusal === null; pass += 1) {
        const owed = found.others.find(({ seat }) => seat === OTHER);
        const way = owed && passOf(owed);
        if (way === undefined || (found.observation as FortressObservation).decision !== null) break;
        found = await this.ask([...this.acts, { seat: OTHER, action: way }]);
      }
    } catch (failure) {
      this.problem.value = problemText(failure);
    }
    this.isBusy.value = false;
  }

  private async ask(acts: readonly Act[]): Promise<Trial> {
    const { game, variant, options } = this.setup;
    const found = await tryActs({
      game,
      variant,
      options: { ...options, first: 'red' },
      seat: WALKER,
      brings: this.brings,
      acts,
      since: this.acts.length,
    });
    if (found.refusal === null) {
      this.acts = [...acts];
      this.events.value = [...this.events.peek(), ...found.events.filter(({ facts }) => facts['seat'] === WALKER)];
      this.seen.value = found.observation as FortressObservation;
    }
    return found;
  }
}

/** The act of a seat that nobody plays: a piece enters, then it gives its turn away. */
function passOf({ options }: Decision): string | undefined {
  const known = options ?? [];
  const ending = known.find(({ parts }) => parts['sacrifice'] !== undefined) ?? known.find(({ parts }) => parts['swap'] !== undefined);
  return (ending ?? known[0])?.action;
}
