import { describe, expect, it } from 'vitest';

import type { Status } from '../../net/wire';
import { middle, waiting } from './fixtures';
import { legalTargets, pieceAt } from './model';
import { Premove } from './premove';
import type { StrategoObservation } from './wire';

const RUNNING = { status: 'play' } as Status;
/** A legal step of the fixture, and the same position while the other side thinks. */
const [source = '', [target = ''] = []] = [...legalTargets(middle)].find(([, to]) => to.length > 0) ?? [];
const before: StrategoObservation = { ...middle, to_act: [1 - middle.seat], last_move: null };
const after: StrategoObservation = { ...middle, last_move: null };

function planned(): Premove {
  const premove = new Premove();
  expect(premove.canHold(before, RUNNING, source)).toBe(true);
  expect(premove.canGo(before, source, target)).toBe(true);
  premove.plan(before, source, target);
  return premove;
}

describe('a move that is chosen while the other side thinks', () => {
  it('is sent once, as soon as it is legal', () => {
    const premove = planned();
    expect(premove.follow(before)).toEqual({ kind: 'kept' });
    expect(premove.follow(after)).toEqual({ kind: 'send', source, target });
    expect(premove.follow(after)).toEqual({ kind: 'kept' });
  });

  it('is dropped by whatever reveals something', () => {
    const hidden = after.pieces.find((piece) => piece.owner !== after.seat && piece.piece === '');
    const mine = after.pieces.find((piece) => piece.owner === after.seat && !piece.shown);
    const changed = (id: number | undefined, change: object): StrategoObservation => ({
      ...after,
      pieces: after.pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)),
    });
    const fallen = { ...after, pieces: after.pieces.filter(({ id }) => id !== hidden?.id) };
    for (const seen of [changed(hidden?.id, { piece: 'scout' }), changed(mine?.id, { shown: true }), fallen])
      expect(planned().follow(seen)).toEqual({ kind: 'revealed' });
    const ran = { seat: 1 - after.seat, source: 'a9', target: 'a6' };
    expect(planned().follow({ ...after, last_move: ran })).toEqual({ kind: 'revealed' });
  });

  it('is dropped where it is no longer legal', () => {
    const decision = after.decision && { ...after.decision, options: [] };
    expect(planned().follow({ ...after, decision })).toEqual({ kind: 'impossible' });
  });

  it('is nobody’s but one’s own, and only while the other side thinks', () => {
    const premove = new Premove();
    const enemy = before.pieces.find((piece) => piece.owner !== before.seat)?.square ?? '';
    expect(premove.canHold(before, RUNNING, enemy)).toBe(false);
    expect(premove.canHold(after, RUNNING, source)).toBe(false);
    expect(premove.canHold({ ...before, seat: -1 }, RUNNING, source)).toBe(false);
    expect(premove.canHold(before, { status: 'over' } as Status, source)).toBe(false);
  });

  it('goes straight, within reach, not into water and not onto one’s own', () => {
    const premove = new Premove();
    const water = before.obstacles[0] ?? '';
    expect(premove.canGo(before, source, water)).toBe(false);
    for (const { square } of waiting.pieces.filter(({ owner }) => owner === waiting.seat))
      expect(pieceAt(before, square)?.owner === before.seat && premove.canGo(before, source, square)).toBe(false);
  });
});
