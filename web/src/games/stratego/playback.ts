/**
 * One seat's playback: takes the updates of its client one after the other and plays them, so that the page shows what
 * happened and not only what is. Between updates it shows the last observation as it came.
 */

import { batch, computed, signal } from '@preact/signals';

import { cellOf, lastBefore, type Square } from '../../board/geometry';
import type { MatchConnection } from '../../net/match';
import { paced, prefersStillness } from '../../motion';
import type { Event, Status, Update } from '../../net/wire';
import { type Combat, combatOf, combatShown } from './combat-facts';
import type { EventKind, StrategoObservation } from './wire';
import { type Fight, type Frame, type Highlight, highlightOf, staged, tells, timeline } from './fight';
import { type Facts, eventSpoken } from './names';
import { pieceAt, pieceById, winnerOf } from './model';
import { type PowerFacts, powerFacts, questFacts } from './power-words';
import { play, type Sound } from './sound';
import { lastFight, EventLog } from './event-log';
import { stagedStrike, type Strike, strikeTimeline } from './strike';

export interface Travel {
  readonly column: number;
  readonly row: number;
  readonly state: string;
}

/** `seat` has destroyed the Ring ("quest") and these pieces have fallen with it, or has taken it ("ring_taken"). */
export interface RingChange {
  readonly kind: 'quest' | 'ring_taken';
  readonly seat: number;
  readonly removed: readonly { readonly id: number; readonly piece: string }[];
}

/** Events announced to a screen reader once the combat or the power has come to its verdict. */
const FOUGHT: ReadonlySet<string> = new Set(['combat', 'own_combat', 'power'] satisfies EventKind[]);
/** Events that the board plays; others only change what stands beside it. */
const VISIBLE: ReadonlySet<string> = new Set(['move', 'combat', 'rescue', 'power', 'quest', 'ring_taken'] satisfies EventKind[]);

export const GLIDE_MS = 230;
/** Milliseconds from the last event of a game to its end card. */
const END_MS = 300;
const RING_CHANGE_MS = 4200;

export class Playback {
  /** What the page shows now. */
  readonly shown = signal<StrategoObservation | null>(null);
  /** The last update that came, shown or not yet. */
  readonly latest = signal<Update | null>(null);
  readonly travels = signal<ReadonlyMap<number, Travel>>(new Map());
  /** The combat on the board, as far as its frame reveals it. */
  readonly fight = signal<Fight | null>(null);
  readonly lastCombat = signal<Combat | null>(null);
  /** The power on the board, as far as its frame reveals it, and the last one, kept beside it. */
  readonly strike = signal<Strike | null>(null);
  readonly lastPower = signal<PowerFacts | null>(null);
  /** What has just become of the Ring. */
  readonly ringChange = signal<RingChange | null>(null);
  readonly said = signal('');
  readonly isPlaying = signal(false);
  /** Held back: the page is covered for the other player. */
  readonly isHeld = signal(false);
  /** This seat has asked for a rematch and goes there as soon as there is one. */
  readonly isLeaving = signal(false);
  /** What the server last said beside the position: once it is shown, and not before. */
  readonly status = signal<Status | null>(null);
  /** The other army may be seen: it turns over after the flag, or the game is over. */
  readonly isUnveiled = signal(false);
  /** The game is over and what decided it has been told, though it may still be played. */
  readonly isEndTold = signal(false);
  /** The game is over and everything that led to it has been shown. */
  readonly isEnded = signal(false);
  /** A combat or a power is being played on the board. */
  readonly isFighting = computed(() => this.fight.value !== null || this.strike.value !== null);
  readonly eventLog: EventLog;
  private queue: Update[] = [];
  private isRunning = false;
  private skip: (() => void) | null = null;
  private isSkipped = false;
  private readonly stop: (() => void)[] = [];

  constructor(readonly client: MatchConnection) {
    this.eventLog = new EventLog(client);
    this.eventLog.add(client.heard.flatMap((update) => update.events));
    const current = client.update.value;
    if (current) this.receive(current);
    const unsubscribe: unknown = client.onUpdate((update: Update) => this.receive(update));
    if (typeof unsubscribe === 'function') this.stop.push(unsubscribe as () => void);
    const wake = (): void => void this.run();
    document.addEventListener('visibilitychange', wake);
    this.stop.push(() => document.removeEventListener('visibilitychange', wake));
  }

  close(): void {
    for (const stop of this.stop) stop();
  }

  receive(update: Update): void {
    if (this.latest.value && update.v <= this.latest.value.v) return;
    this.latest.value = update;
    this.eventLog.add(update.events);
    const isOld = !this.shown.value && update.v < (this.client.welcome.value?.v ?? 0);
    if (isOld) return; // a page just opened shows what is; how it came about stands in the eventLog
    this.queue.push(update);
    void this.run();
  }

  /** Show what is, without playing how it came about. */
  catchUp(): void {
    const last = this.queue[this.queue.length - 1];
    this.queue = [];
    if (last) this.settle(last);
  }

  release(): void {
    this.isHeld.value = false;
    this.catchUp();
  }

  /** Jumps to the end of what is being shown. */
  skipCombat(): void {
    this.isSkipped = true;
    this.skip?.();
  }

  /** A dropped piece stays where it was dropped until the server has answered. */
  expect(source: Square, target: Square): void {
    const shown = this.shown.value;
    const piece = shown && pieceAt(shown, source);
    if (!shown || !piece) return;
    const end = pieceAt(shown, target) ? lastBefore(source, target) : target;
    this.travel(piece.id, source, end, 'expected');
  }

  forget(): void {
    this.travels.value = new Map();
  }

  say(text: string): void {
    this.said.value = this.said.value === text ? `${text} ` : text;
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.queue.length && !this.isHeld.value && !document.hidden) {
      if (!this.shown.value || this.queue.length > 3) {
        this.catchUp();
        continue;
      }
      await this.show(this.queue.shift());
    }
    this.isRunning = false;
  }

  private async show(update: Update | undefined): Promise<void> {
    if (!update) return;
    this.isPlaying.value = update.events.some((event) => VISIBLE.has(event.kind));
    await this.perform(update);
    this.soundEnd(update);
    if (update.status.status === 'over' && this.isPlaying.value) await this.untilSkipped(END_MS);
    this.settle(update);
    this.isPlaying.value = false;
  }

  /** A game that ends without a last fight, by resigning for example, ends with a sound of its own. */
  private soundEnd({ status, observation }: Update): void {
    if (status.status !== 'over' || this.isEnded.value || this.isPlaying.value) return;
    const winner = winnerOf(status.returns);
    const seat = (observation as StrategoObservation).seat;
    play(winner < 0 ? 'turn' : winner === seat || seat < 0 ? 'flag' : 'lost');
  }

  private settle(update: Update): void {
    const isOver = update.status.status === 'over';
    batch(() => {
      this.place(update);
      this.fight.value = null;
      this.strike.value = null;
      this.status.value = update.status;
      if (isOver) this.isUnveiled.value = true;
      this.isEndTold.value = isOver;
      this.isEnded.value = isOver;
    });
  }

  /** The position after an update, with the log and the counts that belong to it. */
  private place(update: Update): void {
    this.shown.value = update.observation as StrategoObservation;
    this.travels.value = new Map();
    this.ringChange.value = null;
    this.lastCombat.value = this.combatBefore(this.shown.value);
    this.lastPower.value = this.powerBefore(this.shown.value);
  }

  private async perform(update: Update): Promise<void> {
    for (const event of update.events) {
      if (!FOUGHT.has(event.kind)) this.announce(event, update.events);
      if (event.kind === 'move') await this.playMove(event.facts as Facts);
      if (event.kind === 'combat') await this.playCombat(event, update);
      if (event.kind === 'rescue') play('place');
      if (event.kind === 'power') await this.playPower(event, update);
      if (VISIBLE.has(event.kind)) this.tellEnd(event, update);
      if (event.kind === 'quest') await this.playRingChange({ kind: 'quest', ...questFacts(event) });
      if (event.kind === 'ring_taken') await this.playRingChange({ kind: 'ring_taken', seat: Number(event.facts['seat']), removed: [] });
    }
  }

  private combatBefore(shown: StrategoObservation): Combat | null {
    const events = lastFight(this.eventLog.lines.value, shown.ply)?.events ?? [];
    const fight = events.find((event) => event.kind === 'combat');
    return fight ? combatOf(fight, events) : combatShown(shown);
  }

  private powerBefore(shown: StrategoObservation): PowerFacts | null {
    const power = lastFight(this.eventLog.lines.value, shown.ply)?.events.find((event) => event.kind === 'power');
    return power ? powerFacts(power) : null;
  }

  private announce(event: Event, all: readonly Event[]): void {
    const text = eventSpoken(event);
    if (text) this.say(all.length > 1 && event !== all[0] ? `${this.said.value} ${text}` : text);
  }

  private async playMove(facts: Facts): Promise<void> {
    const id = Number(facts['id']);
    const isWaiting = this.travels.value.get(id)?.state === 'expected';
    play('step');
    if (isWaiting || prefersStillness()) return;
    this.travel(id, String(facts['source']), String(facts['target']), 'gliding');
    await pause(GLIDE_MS);
  }

  /** Frame by frame; a touch or a key jumps to the end, and what was to be told is told. */
  private async playCombat(event: Event, update: Update): Promise<void> {
    const combat = combatOf(event, update.events);
    const facts = event.facts as Facts;
    const ids = { attacker: Number(facts['attacker_id']), defender: Number(facts['defender_id']) };
    const highlight = highlightOf(combat, this.shown.value?.kinds ?? []);
    const known = { attacker: this.knows(ids.attacker), defender: this.knows(ids.defender) };
    this.isSkipped = false;
    await this.approach(ids.attacker, combat);
    for (const { frame, length } of timeline(highlight, known, prefersStillness())) {
      if (this.isSkipped) break;
      this.fight.value = staged(combat, ids, frame, highlight, known);
      this.enter(frame, combat, highlight, event, update);
      await this.untilSkipped(length);
    }
    if (this.isSkipped) this.tell(event, update);
    this.isSkipped = false;
    if (hasMore(event, update)) this.leave(combat, ids);
  }

  /** The fight is over and something else follows: who has fallen stays away from the board as it still stands. */
  private leave(combat: Combat, ids: { readonly attacker: number; readonly defender: number }): void {
    const gone = (['attacker', 'defender'] as const).filter((role) => combat.result !== 'neither' && combat.result !== role);
    this.travels.value = new Map(gone.map((role) => [ids[role], { column: 0, row: 0, state: 'fallen' }]));
    this.fight.value = null;
  }

  /** What else happens when a frame begins. */
  private enter(frame: Frame, combat: Combat, highlight: Highlight, event: Event, update: Update): void {
    const sounds: Partial<Record<Frame, Sound>> = {
      breath: 'drum',
      hush: 'drum',
      impact: SOUND_OF[highlight] ?? 'combat',
      fall: 'combat',
      rays: 'flag',
      still: SOUND_OF[highlight] ?? 'combat',
    };
    const sound = sounds[frame];
    if (sound) play(sound);
    if (frame === 'aftermath') {
      play(soundOf(combat, this.shown.value?.seat ?? -1));
      if (!hasMore(event, update)) this.place(update);
    }
    if (frame === 'wave') this.isUnveiled.value = true;
    if (tells(frame) && frame !== 'aftermath' && frame !== 'wave') this.tell(event, update);
  }

  /** One sentence for those who listen. */
  private tell(event: Event, update: Update): void {
    const own = update.events.find((other) => other.kind === 'own_combat');
    const before = update.events.indexOf(event) > 0 ? this.said.value : '';
    const text = [before, eventSpoken(event), own ? eventSpoken(own) : ''].filter(Boolean).join(' ');
    if (this.said.value !== text) this.say(text);
    this.tellEnd(event, update);
  }

  /** Once the last thing that the board plays has been told, the end may be named. */
  private tellEnd(event: Event, update: Update): void {
    if (update.status.status === 'over' && !hasMore(event, update)) this.isEndTold.value = true;
  }

  private knows(id: number): boolean {
    const piece = this.shown.value && pieceById(this.shown.value, id);
    return Boolean(piece?.piece);
  }

  /** The user goes its way, then what it hits is played where it stands, frame by frame. */
  private async playPower(event: Event, update: Update): Promise<void> {
    const facts = powerFacts(event);
    for (const step of prefersStillness() ? [] : facts.steps) {
      play('step');
      this.travel(facts.id, facts.source, step, 'gliding front');
      await pause(GLIDE_MS);
    }
    if (!facts.targets.length) {
      this.announce(event, update.events);
      return;
    }
    const knows = (id: number): boolean => this.knows(id);
    this.isSkipped = false;
    let isTold = false;
    for (const { frame, length } of strikeTimeline(facts, knows, prefersStillness())) {
      if (this.isSkipped) break;
      this.strike.value = stagedStrike(facts, frame, knows);
      if (frame === 'breath') play('drum');
      if (frame === 'impact' || frame === 'still') play('combat');
      if (tells(frame) && !isTold) {
        this.announce(event, update.events);
        isTold = true;
      }
      if (frame === 'aftermath' && !hasMore(event, update)) this.place(update);
      await this.untilSkipped(length);
    }
    if (!isTold) this.announce(event, update.events);
    this.isSkipped = false;
    if (!hasMore(event, update)) return;
    const gone = [...facts.targets.filter(({ captured }) => captured), ...(facts.falls ? [facts] : [])];
    const travels = new Map(this.travels.value);
    for (const { id } of gone) travels.set(id, { column: 0, row: 0, state: 'fallen' });
    this.travels.value = travels;
    this.strike.value = null;
  }

  private async playRingChange(ringChange: RingChange): Promise<void> {
    this.ringChange.value = ringChange;
    play('flag');
    if (!prefersStillness()) {
      const travels = new Map(this.travels.value);
      for (const { id } of ringChange.removed) travels.set(id, { column: 0, row: 0, state: 'breaking' });
      this.travels.value = travels;
    }
    await this.untilSkipped(RING_CHANGE_MS);
    this.ringChange.value = null;
  }

  /** The attacker goes up to the square before the defender's. */
  private async approach(id: number, combat: Combat): Promise<void> {
    const near = lastBefore(combat.source, combat.target);
    if (prefersStillness() || near === combat.source) return;
    this.travel(id, combat.source, near, 'gliding front');
    await pause(GLIDE_MS);
  }

  private travel(id: number, source: Square, target: Square, state: string): void {
    const piece = this.shown.value && pieceById(this.shown.value, id);
    if (piece) this.travels.value = new Map([[id, { ...between(source, target), state }]]);
  }

  private untilSkipped(length: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        window.clearTimeout(timer);
        this.skip = null;
        resolve();
      };
      const timer = window.setTimeout(done, paced(length));
      this.skip = done;
    });
  }
}

function between(source: Square, target: Square): { column: number; row: number } {
  const from = cellOf(source);
  const to = cellOf(target);
  return { column: to.column - from.column, row: to.row - from.row };
}

function pause(length: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, paced(length)));
}

const SOUND_OF: Partial<Record<Highlight, Sound>> = { bomb: 'thud', spy: 'blade', dig: 'pick', flag: 'flag' };

/** Does the board have more to play after this event? */
function hasMore(event: Event, update: Update): boolean {
  return update.events.slice(update.events.indexOf(event) + 1).some(({ kind }) => VISIBLE.has(kind));
}

function soundOf(combat: Combat, seat: number): Sound {
  if (combat.result === 'both' || combat.result === 'neither' || seat < 0) return 'combat';
  return (combat.result === 'attacker') === (combat.attacker.seat === seat) ? 'won' : 'lost';
}
