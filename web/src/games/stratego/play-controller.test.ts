import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { middle, waiting } from './fixtures';
import { PlayController } from './play-controller';
import type { Playback } from './playback';
import type { StrategoObservation } from './wire';

vi.mock('./sound', () => ({ play: () => undefined }));

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
});

/** A table whose line answers nothing. */
function table(first: StrategoObservation) {
  const shown = signal<StrategoObservation | null>(first);
  const playback = { shown, status: signal(null), isPlaying: signal(false), say: () => undefined, client: { match: 'm' } };
  return { shown, controller: new PlayController(playback as unknown as Playback) };
}

const mine = (seen: StrategoObservation): string => seen.pieces.find((piece) => piece.owner === seen.seat)?.square ?? '';
const enemy = (seen: StrategoObservation) => seen.pieces.find((piece) => piece.owner !== seen.seat && !piece.piece);

describe('what a refusal says', () => {
  it('goes with the position it is about', () => {
    const seen = waiting;
    const { shown, controller } = table(seen);
    controller.mover.input({ kind: 'activate', place: mine(seen) });
    expect(controller.refusal.value).not.toBeNull();
    shown.value = { ...seen, ply: seen.ply + 1 };
    expect(controller.refusal.value).toBeNull();
    controller.close();
  });
});

describe('writing on pieces', () => {
  it('ends with the mark that is written', () => {
    const seen = middle;
    const { controller } = table(seen);
    const { annotations } = controller;
    const other = enemy(seen);
    for (const mark of ['strong', 'weak']) {
      annotations.isInHand.value = true;
      controller.mover.input({ kind: 'activate', place: other?.square ?? '' });
      expect(annotations.open.value?.id).toBe(other?.id);
      annotations.write(other?.id ?? -1, mark);
      expect(annotations.isInHand.value).toBe(false);
      expect(annotations.of(other?.id ?? -1)).toBe(mark);
    }
    controller.close();
  });

  it('ends with the press that picks up an own piece, which is then in the hand', () => {
    const { controller } = table(middle);
    const { annotations } = controller;
    const place = [...controller.legal.value.keys()][0] ?? '';
    annotations.isInHand.value = true;
    controller.mover.input({ kind: 'press', place });
    controller.mover.input({ kind: 'release', place });
    expect(annotations.isInHand.value).toBe(false);
    expect(controller.mover.selection.value.held).toBe(place);
    controller.close();
  });
});
