import { describe, expect, it } from 'vitest';

import { ledStep } from './led';
import type { StrategoObservation } from './wire';

interface Told {
  readonly moved?: boolean;
  readonly fallen?: number;
  readonly isMine?: boolean;
}

const seen = ({ moved = false, fallen = 0, isMine = true }: Told): StrategoObservation =>
  ({
    seat: 1,
    to_act: [isMine ? 1 : 0],
    pieces: [{ owner: 1, moved }],
    captured: Array(fallen).fill({}),
  }) as unknown as StrategoObservation;

describe('a first game', () => {
  it('is told step by step, and no longer than needed', () => {
    expect(ledStep(seen({}), null)).toBe('first');
    expect(ledStep(seen({}), 'a1')).toBe('held');
    expect(ledStep(seen({ isMine: false }), null)).toBe('wait');
    expect(ledStep(seen({ moved: true }), null)).toBe('go-on');
    expect(ledStep(seen({ moved: true }), 'a1')).toBeNull();
    expect(ledStep(seen({ fallen: 1 }), 'a1')).toBe('held');
    expect(ledStep(seen({ moved: true, fallen: 1 }), null)).toBe('combat');
    expect(ledStep(seen({ moved: true, fallen: 1 }), 'a1')).toBeNull();
    expect(ledStep(seen({ moved: true, fallen: 4 }), null)).toBe('flag');
    expect(ledStep(seen({ moved: true, fallen: 6 }), null)).toBeNull();
  });
});
