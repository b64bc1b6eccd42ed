/** The move log of one seat: what it heard, kept in this browser so that a reload does not lose it. */

import { signal } from '@preact/signals';

import type { MatchClient } from '../../net/match';
import type { Event } from '../../net/wire';
import { load, save } from './keep';

const LOGGED = new Set(['move', 'combat', 'own_combat', 'rescue', 'own_rescue', 'rescue_declined']);
const LONGEST = 4000;

/** Several events of one ply stand in one line. */
export interface StoryLine {
  readonly ply: number;
  readonly events: readonly Event[];
}

export class Story {
  readonly lines = signal<readonly StoryLine[]>([]);
  private key = '';

  constructor(private readonly client: Pick<MatchClient, 'welcome'>) {}

  /** Events of one update. A ply that is already known is not told twice. */
  add(events: readonly Event[]): void {
    this.open();
    const lines = addTo(this.lines.value, events);
    if (lines === this.lines.value) return;
    this.lines.value = lines;
    if (this.key) save(this.key, lines);
  }

  private open(): void {
    const welcome = this.client.welcome.value;
    if (this.key || !welcome) return;
    this.key = `gonfalon.story.${welcome.match}.${welcome.seat}`;
    this.lines.value = load<readonly StoryLine[]>(this.key, []);
  }
}

export function addTo(lines: readonly StoryLine[], events: readonly Event[]): readonly StoryLine[] {
  const logged = events.filter((event) => LOGGED.has(event.kind));
  const ply = logged[0]?.ply;
  if (ply === undefined || lines.some((line) => line.ply === ply)) return lines;
  return [...lines, { ply, events: logged }].sort((a, b) => a.ply - b.ply).slice(-LONGEST);
}

/** Is something missing before the first line that is kept? */
export function isCutShort(lines: readonly StoryLine[]): boolean {
  return lines.length > 0 && lines[0]!.ply > 0;
}
