import { beforeEach, describe, expect, it } from 'vitest';

import { forgetSetup, keepSetup, keptSetups, restoreSetup } from './setup-library';

const names = (): string[] => keptSetups.value.map(({ name, letters }) => `${name} ${letters}`);

describe('the library of set-ups', () => {
  beforeEach(() => {
    keptSetups.value = [];
  });

  it('keeps the newest first, and one of the same name and army in its place', () => {
    keepSetup({ name: 'wall', letters: 'FB3.' });
    keepSetup({ name: 'rush', letters: '3BF.' });
    keepSetup({ name: 'wall', letters: 'BF.3' });
    expect(names()).toEqual(['rush 3BF.', 'wall BF.3']);
  });

  it('lets two armies share a name', () => {
    keepSetup({ name: 'wall', letters: 'FB3.' });
    keepSetup({ name: 'wall', letters: 'FBB.' });
    expect(names()).toEqual(['wall FBB.', 'wall FB3.']);
  });

  it('forgets one, and puts it back where it was', () => {
    for (const name of ['a', 'b', 'c']) keepSetup({ name, letters: 'F3' });
    const thrown = { name: 'b', letters: 'F3' };
    forgetSetup(thrown);
    expect(names()).toEqual(['c F3', 'a F3']);
    restoreSetup(thrown, 1);
    expect(names()).toEqual(['c F3', 'b F3', 'a F3']);
  });
});
