import { expect, test } from 'vitest';

import { t } from './i18n';

test('what ends a sentence by itself takes no full stop after it', () => {
  expect(t('coach-best-undrawn-chances', { act: 'Play For Gondor!' })).toBe('Better: Play For Gondor!');
  expect(t('coach-ask_instead', { best: 'a7' })).toBe('Better: a7.');
});
