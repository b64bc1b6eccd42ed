import { expect, it } from 'vitest';

import { keyOf } from './keys';

const press = (key: string, code: string, shiftKey = false): string => keyOf({ key, code, shiftKey });

it('a Latin letter or a digit counts as printed', () => {
  expect(press('z', 'KeyY')).toBe('z'); // QWERTZ
  expect(press('A', 'KeyQ', true)).toBe('a'); // AZERTY
  expect(press('1', 'Digit1', true)).toBe('1'); // AZERTY with Shift
  expect(press('7', 'Numpad7')).toBe('7');
});

it('where the keyboard prints another script the place of the key counts', () => {
  expect(press('я', 'KeyZ')).toBe('z');
  expect(press('К', 'KeyR', true)).toBe('r');
  expect(press('ζ', 'KeyZ')).toBe('z');
  expect(press('ㅋ', 'KeyZ')).toBe('z');
});

it('a sign in the row of digits counts as its digit', () => {
  expect(press('&', 'Digit1')).toBe('1'); // AZERTY
  expect(press('é', 'Digit2')).toBe('2');
  expect(press('ě', 'Digit2')).toBe('2'); // Czech
});

it('a sign typed with Shift, or on a key of its own, stays what it is', () => {
  expect(press('!', 'Digit1', true)).toBe('!');
  expect(press('/', 'Digit7', true)).toBe('/'); // QWERTZ
  expect(press(';', 'KeyZ')).toBe(';'); // Dvorak
  expect(press('ö', 'Semicolon')).toBe('ö');
});

it('named keys keep their names', () => {
  expect(press('ArrowLeft', 'Numpad4')).toBe('ArrowLeft');
  expect(press(' ', 'Space')).toBe(' ');
  expect(press('Dead', 'BracketLeft')).toBe('Dead');
});
