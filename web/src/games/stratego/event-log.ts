/** The move log of one seat: what it heard, kept in this browser so that a reload does not lose it. */

import { signal } from '@preact/signals';

import type { MatchConnection } from '../../net/match';
import type { Event } from '../../net/wire';
import type { EventKind } from './wire';
import { load, save } from './browser-storage';
import type { PowerFacts, QuestFacts } from './power-words';

const IS_LOGGED: Readonly<Record<EventKind, boolean>> = {
  move: true,
  combat: true,
  own_combat: true,
  rescue: true,
  own_rescue: true,
  rescue_declined: true,
  power: true,
  quest: true,
  ring_taken: true,
  stop: true,
  ready: false,
  start: false,
  end: false,
};
const LONGEST = 4000;

/** Several events of one ply stand in one line. */
export interface LogEntry {
  readonly ply: number;
  readonly events: readonly Event[];
}

export class EventLog {
  readonly lines = signal<readonly LogEntry[]>([]);
  private key = '';

  constructor(private readonly client: Pick<MatchConnection, 'welcome'>) {}

  /** Events of one update or of many. A ply that is already known is not told twice. */
  add(events: readonly Event[]): void {
    this.open();
    const plies = [...new Set(events.map((event) => event.ply))];
    const lines = plies.reduce(
      (all, ply) =>
        addTo(
          all,
          events.filter((event) => event.ply === ply),
        ),
      this.lines.value,
    );
    if (lines === this.lines.value) return;
    this.lines.value = lines;
    if (this.key) save(this.key, lines);
  }

  private open(): void {
    const welcome = this.client.welcome.value;
    if (this.key || !welcome) return;
    this.key = `gonfalon.story.${welcome.match}.${welcome.seat}`;
    this.lines.value = load<readonly LogEntry[]>(this.key, []);
  }
}

export function addTo(lines: readonly LogEntry[], events: readonly Event[]): readonly LogEntry[] {
  const logged = events.filter((event) => IS_LOGGED[event.kind as EventKind]);
  const ply = logged[0]?.ply;
  if (ply === undefined || lines.some((line) => line.ply === ply)) return lines;
  return [...lines, { ply, events: logged }].sort((a, b) => a.ply - b.ply).slice(-LONGEST);
}

/** The two deployments come before the first move. */
const FIRST_PLY = 2;

/** The number a reader gives to the move of that ply: the first is 1. */
export function moveNumber(ply: number): number {
  return ply - FIRST_PLY + 1;
}

/**
 * The number of the turn that each line belongs to, as the bar over the board counts: a second attack and a rescue
 * belong to the turn of the move before them.
 */
export function turnNumbers(lines: readonly LogEntry[]): readonly number[] {
  const seatOf = (line: LogEntry | undefined): unknown => line?.events[0]?.facts['seat'];
  let number = 0;
  return lines.map((line, index) => {
    if (index === 0) number = moveNumber(line.ply);
    else if (seatOf(line) !== seatOf(lines[index - 1])) number += 1;
    return number;
  });
}

/** Is something missing before the first line that is kept? */
export function isCutShort(lines: readonly LogEntry[]): boolean {
  const first = lines[0];
  return first !== undefined && first.ply > FIRST_PLY;
}

/** What had happened when that ply stood on the board. */
export function until(lines: readonly LogEntry[], ply: number): readonly LogEntry[] {
  return lines.filter((line) => line.ply < ply);
}

/** The last line of these with a combat in it, if nothing is missing between it and that ply. */
export function lastFight(lines: readonly LogEntry[], ply: number): LogEntry | undefined {
  const before = until(lines, ply);
  const index = before.findLastIndex((line) => line.events.some((event) => event.kind === 'combat' || event.kind === 'power'));
  const found = before[index];
  return found && before.length - index === ply - found.ply ? found : undefined;
}

/** The kinds that one side was seen to lose in an event. */
function lostIn(kind: string, facts: Event['facts'], owner: number): readonly string[] {
  const isOurs = facts['seat'] === owner;
  if (kind === 'power') {
    const power = facts as unknown as PowerFacts;
    if (isOurs) return power.falls ? [power.piece] : [];
    return power.targets.filter((target) => target.captured).map((target) => target.piece);
  }
  if (kind === 'quest') return isOurs ? [] : (facts as unknown as QuestFacts).removed.map((removed) => removed.piece);
  if (kind !== 'combat' || facts['result'] === 'neither') return [];
  const role = isOurs ? 'attacker' : 'defender';
  const piece = facts[role];
  return typeof piece === 'string' && piece !== '' && facts['result'] !== role ? [piece] : [];
}

/** The pieces of one side that were seen to fall, by kind. Hidden rescues may have brought some of them back. */
export function seenToFall(lines: readonly LogEntry[], owner: number): { fallen: ReadonlyMap<string, number>; rescued: number } {
  const fallen = new Map<string, number>();
  let rescued = 0;
  for (const { kind, facts } of lines.flatMap((line) => line.events)) {
    if (kind === 'rescue' && facts['seat'] === owner && facts['piece'] === '') rescued += 1;
    for (const piece of lostIn(kind, facts, owner)) fallen.set(piece, (fallen.get(piece) ?? 0) + 1);
  }
  return { fallen, rescued };
}
