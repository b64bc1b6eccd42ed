import { describe, expect, it } from 'vitest';

import { grouped, plainCode } from './person';

describe('a code', () => {
  it('is read in groups of four and typed as people like', () => {
    expect(grouped('K7QM3XWD')).toBe('K7QM 3XWD');
    for (const typed of ['k7qm 3xwd', ' K7QM-3XWD ', 'K7Q M3X WD']) expect(plainCode(typed)).toBe('K7QM3XWD');
  });
});
