import { describe, expect, it } from 'vitest';

import { act, placeName, say } from './coach-words';
import { changeOf, moveOf } from './notation';

describe('what the coach of Fortress names', () => {
  it('writes a request by its squares, with the floor above the bottom', () => {
    expect(act('C2-C3')).toBe('C2–C3');
    expect(act('mC2-mC3')).toBe('C2–C3 (middle)');
    expect(act('C2-mC2')).toBe('C2–C2 (middle)');
    expect(act('passage A5-mC3')).toBe('A5–C3 (middle), through the secret passage');
    expect(placeName('E5')).toBe('E5');
  });

  it('says what changes the piece', () => {
    expect(act('swap dwarf')).toBe('swap (dwarf)');
    expect(act('sacrifice king')).toBe('sacrifice (king)');
    expect(act('enter knight')).toBe('send in (knight)');
  });

  it('draws requests and nothing else', () => {
    expect(moveOf('passage A5-mC3')).toEqual({ from: 'A5', to: 'mC3', by: 'passage' });
    expect(moveOf('swap dwarf')).toBeUndefined();
    expect(moveOf('enter king')).toBeUndefined();
    expect(changeOf('challenge')).toEqual({ way: 'challenge', piece: '' });
  });

  it('names squares, cards, pieces and acts in a sentence, and leaves numbers as they are', () => {
    expect(say({ name: 'beaten_known', facts: { piece: 'king', card: 'cup', square: 'mB2' } })).toBe(
      'You knew that the poison cup on B2 (middle) beats your king.',
    );
    expect(say({ name: 'blocked_likely', facts: { best: 'E5-E4', chance: 60, other: 20 } })).toContain('E5–E4 does so in 20.');
    expect(say({ name: 'ask_instead', facts: { best: 'swap dwarf' } })).toBe('Better: swap (dwarf).');
  });
});
