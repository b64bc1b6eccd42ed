import { expect, test } from 'vitest';

import { capital, inTenths, t } from './i18n';

test('what ends a sentence by itself takes no full stop after it', () => {
  expect(t('coach-best-undrawn-chances', { act: 'Play For Gondor!' })).toBe('Better: Play For Gondor!');
  expect(t('coach-ask_instead', { best: 'a7' })).toBe('Better: a7.');
});

test('a capital stands in front, whatever the alphabet', () => {
  expect(['island of 7', 'ящер', 'élan', '9 rows', ''].map(capital)).toEqual(['Island of 7', 'Ящер', 'Élan', '9 rows', '']);
});

test('a number has one decimal, a whole one too', () => {
  expect([0.25, 2, -1.04, 1234.56].map(inTenths)).toEqual(['0.3', '2.0', '-1.0', '1,234.6']);
});
