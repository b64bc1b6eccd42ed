/** A set-up in the making, wherever it is made: the hand, the tray, and every change with its way back and forth. */

import { computed, signal } from '@preact/signals';

import type { Square } from '../../board/geometry';
import type { Effect, Place } from '../../board/selection';
import { capital, t } from '../../i18n';
import { Steps } from '../../shell/steps';
import { inTray, leftToPlace, mirror, nextInHand, NO_SETUP, place, type Setup, shift, takeBack } from './deploy-model';
import { kindsOf } from './model';
import { pieceName } from './piece-names';
import { play } from './sound';
import type { PieceKind, StrategoObservation } from './wire';

export const TRAY = 'tray';

export abstract class SetupDraft {
  readonly setup = signal<Setup>(NO_SETUP);
  readonly notice = signal('');
  readonly observation = signal<StrategoObservation | null>(null);
  readonly tray = computed<[PieceKind, number][]>(() => {
    const seen = this.observation.value;
    return seen ? inTray(this.setup.value, kindsOf(seen, seen.seat), seen.seat) : [];
  });
  readonly left = computed(() => {
    const seen = this.observation.value;
    return seen ? leftToPlace(this.setup.value, kindsOf(seen, seen.seat), seen.seat) : 0;
  });
  readonly steps = new Steps<Setup>();

  /** Says aloud what was done. */
  protected abstract say(text: string): void;

  /** May nothing be changed now? */
  protected isLocked(): boolean {
    return false;
  }

  kindOfLetter(letter: string | undefined): PieceKind | undefined {
    const seen = this.observation.value;
    return seen ? kindsOf(seen, seen.seat).find((kind) => kind.letter === letter) : undefined;
  }

  letterAt(at: Place): string | undefined {
    return at.startsWith(`${TRAY}:`) ? at.slice(TRAY.length + 1) : this.setup.value.get(at);
  }

  canHold(at: Place): boolean {
    if (this.isLocked() || at === TRAY) return false;
    if (at.startsWith(`${TRAY}:`)) return this.countLeft(at.slice(TRAY.length + 1)) > 0;
    return this.setup.value.has(at);
  }

  /** A kind that is dropped takes the place of what stands there; a touch takes that piece up instead. */
  canGo(source: Place, target: Place, isDragged: boolean): boolean {
    if (target.startsWith(TRAY)) return !source.startsWith(TRAY);
    if (source.startsWith(TRAY) && !isDragged && this.setup.value.has(target)) return false;
    return this.isInZone(target) && source !== target;
  }

  /** What stays in the hand after that: the kind that was placed while it lasts, then the next; null for nothing. */
  stays(effect: Effect): Place | null {
    if (effect.kind !== 'go' || effect.isDropped || !effect.source.startsWith(`${TRAY}:`)) return null;
    const letter = nextInHand(this.tray.value, effect.source.slice(TRAY.length + 1));
    return letter === undefined ? null : `${TRAY}:${letter}`;
  }

  effect(effect: Effect): void {
    if (effect.kind === 'go') this.go(effect.source, effect.target);
    if (effect.kind === 'refuse' && !effect.target.startsWith(TRAY)) this.tell(t('deploy-outside'));
  }

  place(letter: string, square: Square): void {
    if (this.isLocked() || this.countLeft(letter) <= 0) return;
    if (!this.isInZone(square)) return this.tell(t('deploy-outside'));
    this.change(place(this.setup.value, letter, square));
    this.say(t('deploy-placed', { piece: this.nameOf(letter), square }));
  }

  takeBack(square: Square): void {
    const letter = this.setup.value.get(square);
    if (this.isLocked() || letter === undefined) return;
    this.change(takeBack(this.setup.value, square));
    this.say(t('deploy-returned', { piece: this.nameOf(letter) }));
  }

  /** What stands on two squares changes places; an empty square counts as well. */
  swap(one: Square, other: Square): void {
    if (this.isLocked() || one === other) return;
    const [source, target] = this.setup.value.has(one) ? [one, other] : [other, one];
    if (!this.setup.value.has(source)) return;
    this.change(shift(this.setup.value, source, target));
    this.say(t('deploy-swapped', { square: source, target }));
  }

  clear(): void {
    this.change(NO_SETUP);
    this.tell(t('deploy-cleared'));
  }

  mirror(): void {
    this.change(mirror(this.setup.value, this.observation.value?.zone ?? []));
    this.tell(t('deploy-mirrored'));
  }

  /** Puts a whole set-up on the board, and says how it came there. */
  take(setup: Setup, told: string): void {
    this.change(setup);
    this.tell(told);
  }

  /** Takes the last change back, whatever it was: forty pieces cleared, or one put down. */
  undo(): void {
    const before = this.isLocked() ? undefined : this.steps.undo(this.setup.value);
    if (before === undefined) return;
    this.put(before);
    this.tell(t('deploy-undone'));
  }

  /** Makes a change again that was taken back. */
  redo(): void {
    const after = this.isLocked() ? undefined : this.steps.redo(this.setup.value);
    if (after === undefined) return;
    this.put(after);
    this.tell(t('deploy-redone'));
  }

  protected change(setup: Setup): void {
    this.steps.keep(this.setup.value);
    this.put(setup);
  }

  protected put(setup: Setup): void {
    this.setup.value = setup;
    this.notice.value = '';
    play('place');
  }

  protected tell(text: string): void {
    this.notice.value = text;
    this.say(text);
  }

  private go(source: Place, target: Place): void {
    const from = source.startsWith(`${TRAY}:`);
    const letter = this.letterAt(source);
    if (letter === undefined) return;
    if (target.startsWith(TRAY)) return this.takeBack(source);
    if (from) return this.place(letter, target);
    const isSwap = this.setup.value.has(target);
    this.change(shift(this.setup.value, source, target));
    this.say(isSwap ? t('deploy-swapped', { square: source, target }) : t('deploy-placed', { piece: this.nameOf(letter), square: target }));
  }

  private isInZone(square: Place): boolean {
    return this.observation.value?.zone.includes(square) ?? false;
  }

  private countLeft(letter: string): number {
    return this.tray.value.find(([kind]) => kind.letter === letter)?.[1] ?? 0;
  }

  private nameOf(letter: string): string {
    return capital(pieceName(this.kindOfLetter(letter)?.id ?? ''));
  }
}
