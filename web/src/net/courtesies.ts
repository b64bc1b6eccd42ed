/** Words of manners that seats give each other: what is offered, and what has just been said. */

import { type Signal, signal } from '@preact/signals';

import { persistent } from '../settings';
import type { MatchConnection } from './match';
import type { Event, Option, Update } from './wire';

const PREFIX = 'manners-';
/** Milliseconds for which a word stands beside a name. */
const SHOWN_MS = 4000;

/** The words of the others are not shown in this browser; nobody is told. */
export const areOthersMuted = persistent('courtesies-muted', false, (value) => typeof value === 'boolean');

export interface Said {
  /** Id of the text. */
  readonly text: string;
  readonly v: number;
}

export const isCourtesy = ({ kind, facts }: Pick<Event, 'kind' | 'facts'>): boolean =>
  kind === 'signalled' && String(facts['text']).startsWith(PREFIX);

export const isCourtesyOption = ({ parts }: Option): boolean => parts['text']?.startsWith(PREFIX) ?? false;

/** What has been said in one match within the last seconds, by seat. What was said while this browser was away is past. */
class Courtesies {
  readonly said: Signal<ReadonlyMap<number, Said>> = signal<ReadonlyMap<number, Said>>(new Map());

  constructor(client: MatchConnection) {
    client.onUpdate((update) => {
      if (update.v > (client.welcome.peek()?.v ?? 0)) this.hear(update);
    });
  }

  private hear({ v, events }: Update): void {
    for (const event of events.filter(isCourtesy)) {
      const seat = Number(event.facts['seat']);
      this.said.value = new Map([...this.said.peek(), [seat, { text: String(event.facts['text']), v }]]);
      setTimeout(() => this.forget(seat, v), SHOWN_MS);
    }
  }

  private forget(seat: number, v: number): void {
    if (this.said.peek().get(seat)?.v === v) this.said.value = new Map([...this.said.peek()].filter(([other]) => other !== seat));
  }
}

const known = new WeakMap<MatchConnection, Courtesies>();

export function courtesiesOf(client: MatchConnection): Courtesies {
  const found = known.get(client) ?? new Courtesies(client);
  known.set(client, found);
  return found;
}
