import { expect, it } from 'vitest';

import { computerKey, computerLine, computerName, computerOf, computersOf } from './computers';

it('keeps a level and a name apart in a form', () => {
  for (const computer of computersOf([0, 1, 7], ['hunter', 'my_own'])) expect(computerOf(computerKey(computer))).toEqual(computer);
  expect(computerOf('7')).toEqual({ level: 7, player: '' });
  expect(computerOf('hunter')).toEqual({ level: 0, player: 'hunter' });
});

it('names a player that no text knows by its own word, with no sentence', () => {
  expect(computerName({ level: 0, player: 'my_own' })).toBe('my own');
  expect(computerLine({ level: 0, player: 'my_own' })).toBe('');
  expect(computerName({ level: 99, player: '' })).toBe('99');
});
