import { beforeAll, describe, expect, it } from 'vitest';

import { allTextsReady } from '../../../i18n';
import { ARMIES } from '../facts';
import { abilities } from './ArmyTable';

const of = (variant: string, id: string): string => {
  const piece = ARMIES.find((army) => army.variant === variant)?.pieces.find((one) => one.id === id);
  return piece ? abilities(piece) : 'no such piece';
};

describe('the table of pieces', () => {
  beforeAll(allTextsReady);

  it('says what rank and count do not', () => {
    expect(of('battle', 'captain')).toBe('');
    expect(of('battle', 'scout')).toBe('Goes any distance in a straight line.');
    expect(of('battle', 'spy')).toBe('Attacking, it also beats: marshal.');
    expect(of('battle', 'marshal')).toBe('Loses to an attack by: spy.');
    expect(of('battle', 'bomb')).toBe('Never moves. Destroys whoever attacks it, except: miner.');
    expect(of('battle', 'flag')).toBe('Never moves. Whoever takes it has won.');
  });

  it('names the powers of the game that has them', () => {
    expect(of('me-classic', 'legolas')).toBe('');
    expect(of('me-powers', 'legolas')).toBe('Powers: Seek an Enemy and Longbow.');
  });
});
