import { beforeAll, describe, expect, it } from 'vitest';

import { languageReady } from '../i18n';
import { ApiError } from './api';
import { problemText } from './problems';

describe('what is told of a limit', () => {
  beforeAll(() => languageReady());

  it('names the limit and the time', () => {
    const told = (seconds: number): string => problemText(new ApiError('limit/too-many', '', 429, [], 'wrong-keys', seconds));
    expect(told(40)).toBe('Too much at once: keys that open nothing. Try again in 40 s.');
    expect(told(91)).toBe('Too much at once: keys that open nothing. Try again in 2 min.');
  });
});
