/** Carries pointer and key events to the selection, and its effects to the page. */

import { batch, signal } from '@preact/signals';

import { type Allowed, type Effect, NO_SELECTION, type Selection, type Input, next, type Place } from './selection';

const DRAG_PIXELS = 6;
const LONG_PRESS_MS = 480;

export interface MoverEvents extends Allowed {
  effect(effect: Effect): void;
  /** A long press, or the right button, on a place. */
  mark?(place: Place): void;
  /** Takes back one step of a selection of several squares; true when there was one. */
  back?(): boolean;
}

export class Mover {
  readonly selection = signal<Selection>(NO_SELECTION);
  /** Where the dragged piece floats, in pixels of the window. */
  readonly pointer = signal<{ x: number; y: number } | null>(null);
  private start: { x: number; y: number; id: number } | null = null;
  private pressTimer = 0;

  constructor(public events: MoverEvents) {}

  input(input: Input): void {
    const [selection, effect] = next(this.selection.value, input, this.events);
    // At once, so that nobody sees no selection where the effect picks the piece up again.
    batch(() => {
      this.selection.value = selection;
      if (effect) this.events.effect(effect);
    });
  }

  /** Escape: a step back, else what is picked up is put down. */
  back(): void {
    if (!this.events.back?.()) this.letGo();
  }

  letGo(): void {
    this.endPress();
    this.input({ kind: 'let-go' });
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    const place = placeAt(event.target);
    if (!event.isPrimary || event.button !== 0 || place === null) return;
    this.start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    this.input({ kind: 'press', place });
    if (this.events.mark && event.pointerType !== 'mouse') {
      this.pressTimer = window.setTimeout(() => this.longPress(place), LONG_PRESS_MS);
    }
    window.addEventListener('pointermove', this.onPointerMove);
    window.addEventListener('pointerup', this.onPointerUp);
    window.addEventListener('pointercancel', this.onPointerCancel);
  };

  readonly onContextMenu = (event: Event): void => {
    const place = placeAt(event.target);
    if (place === null) return;
    event.preventDefault();
    this.events.mark?.(place);
  };

  private readonly onPointerMove = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.id) return;
    const isFar = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > DRAG_PIXELS;
    if (isFar) window.clearTimeout(this.pressTimer);
    if (isFar && !this.selection.value.dragging) this.input({ kind: 'drag' });
    if (!this.selection.value.dragging) return;
    this.pointer.value = { x: event.clientX, y: event.clientY };
    this.input({ kind: 'over', place: placeUnder(event) });
  };

  private readonly onPointerUp = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.id) return;
    this.endPress();
    this.input({ kind: 'release', place: placeUnder(event) });
  };

  private readonly onPointerCancel = (): void => {
    this.letGo();
  };

  private longPress(place: Place): void {
    if (this.selection.value.dragging || !this.start) return;
    this.letGo();
    this.events.mark?.(place);
  }

  private endPress(): void {
    window.clearTimeout(this.pressTimer);
    this.start = null;
    this.pointer.value = null;
    window.removeEventListener('pointermove', this.onPointerMove);
    window.removeEventListener('pointerup', this.onPointerUp);
    window.removeEventListener('pointercancel', this.onPointerCancel);
  }
}

function placeUnder(event: PointerEvent): Place | null {
  return placeAt(document.elementFromPoint(event.clientX, event.clientY));
}

function placeAt(target: EventTarget | null): Place | null {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  return element?.getAttribute('data-place') ?? null;
}
