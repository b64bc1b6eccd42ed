import { describe, expect, it } from 'vitest';

import { addressOf, BASE, isOurs, pathOf } from './base';

describe('addresses below a path', () => {
  it('stand at the root where nothing else is told', () => {
    expect(BASE).toBe('');
    expect(addressOf('/games')).toBe('/games');
    expect(pathOf('/games')).toBe('/games');
    expect(isOurs('/anything')).toBe(true);
  });

  it.each(['/', '/games', '/join/x#secret', '/rules/some/numbered#AREA-5.3'])('come back as they went: %s', (path) => {
    expect(addressOf(path, '/a/b')).toBe(`/a/b${path}`);
    expect(pathOf(addressOf(path, '/a/b'), '/a/b')).toBe(path);
  });

  it('know the base without its slash, and what is not below it', () => {
    expect(pathOf('/a/b', '/a/b')).toBe('/');
    expect(isOurs('/a/b', '/a/b')).toBe(true);
    expect(isOurs('/a/bc', '/a/b')).toBe(false);
    expect(pathOf('/games', '/a/b')).toBe('/games');
  });
});
