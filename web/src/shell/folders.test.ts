import { describe, expect, it } from 'vitest';

import { folderOf, foldersOf, inFolder, leafOf } from './folders';

describe('folders', () => {
  it('are what stands before the last slash of a name', () => {
    expect(folderOf('club evening/left wing')).toBe('club evening');
    expect(leafOf('club evening/left wing')).toBe('left wing');
    expect(folderOf('Sunday')).toBe('');
    expect(leafOf('Sunday')).toBe('Sunday');
  });

  it('take a thing in and let it go', () => {
    expect(inFolder('Sunday', 'club')).toBe('club/Sunday');
    expect(inFolder('club/Sunday', '')).toBe('Sunday');
    expect(inFolder('club/Sunday', 'home')).toBe('home/Sunday');
  });

  it('come by name, things in no folder first, each in its own order', () => {
    const things = ['b/1', 'z', 'a/2', 'a/1', 'y'].map((name) => ({ name }));
    expect(foldersOf(things).map(({ name, things: found }) => [name, found.map((one) => one.name)])).toEqual([
      ['', ['z', 'y']],
      ['a', ['a/2', 'a/1']],
      ['b', ['b/1']],
    ]);
  });
});
