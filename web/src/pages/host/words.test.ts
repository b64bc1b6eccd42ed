import { describe, expect, it } from 'vitest';

import { ago, sizeText } from './words';

describe('what the host reads', () => {
  it('has times in their largest unit', () => {
    const now = 1_000_000_000;
    expect(ago(now - 59_000, now)).toMatch(/59/);
    expect(ago(now - 7_300_000, now)).toMatch(/2 h/);
    expect(ago(now + 5000, now)).toMatch(/0 sec/);
  });

  it('has sizes in a unit that suits them', () => {
    expect(sizeText(1_550_000)).toBe('1.6 MB');
    expect(sizeText(88_000_000_000)).toBe('88 GB');
  });
});
