import { describe, expect, it } from 'vitest';

import { readPlace, writePlace } from './frame-store';

describe('the place in a replay', () => {
  it('goes into the address and comes back', () => {
    const place = { index: 41, view: 'public' } as const;
    expect(readPlace(writePlace(place), 'all')).toEqual(place);
  });

  it('counts moves as the bar does: both armies stand after two frames', () => {
    expect(readPlace('#100', 'all')).toEqual({ index: 102, view: 'all' });
    expect(writePlace({ index: 102, view: 'all' })).toBe('#100/all');
  });

  it('is the start where the address says nothing sensible', () => {
    expect(readPlace('', 1)).toEqual({ index: 2, view: 1 });
    expect(readPlace('#-3/nobody', 0)).toEqual({ index: 2, view: 0 });
    expect(readPlace('#3/1', 0)).toEqual({ index: 5, view: 1 });
  });
});
