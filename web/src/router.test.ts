import { describe, expect, it } from 'vitest';

import { routeOf, SIMPLE } from './router';

describe('addresses', () => {
  it('name their pages', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/start/short/link')).toEqual({ page: 'start', variant: 'short', opponent: 'link' });
    expect(routeOf('/start/short')).toEqual({ page: 'start', variant: 'short', opponent: '' });
    expect(routeOf('/match/x-1')).toEqual({ page: 'match', match: 'x-1' });
    expect(routeOf('/match/x-1/replay')).toEqual({ page: 'replay', match: 'x-1' });
    expect(routeOf('/join/x-1')).toEqual({ page: 'join', match: 'x-1' });
    expect(routeOf('/rules')).toEqual({ page: 'rules', document: '', isNumbered: false });
    expect(routeOf('/rules/glossary')).toEqual({ page: 'rules', document: 'glossary', isNumbered: false });
    expect(routeOf('/rules/glossary/numbered')).toEqual({ page: 'rules', document: 'glossary', isNumbered: true });
    expect(routeOf('/family/workshop')).toEqual({ page: 'own', family: 'family', name: 'workshop' });
    expect(routeOf('/learn/chess')).toEqual({ page: 'lesson', game: 'chess' });
    for (const page of SIMPLE) expect(routeOf(`/${page}/`)).toEqual({ page });
  });

  it('lead nowhere where there is nothing', () => {
    for (const path of ['/nowhere', '/match', '/match/a/b', '/match/a/replay/c', '/rules/a/b', '/games/x']) {
      expect(routeOf(path)).toEqual({ page: 'notfound' });
    }
    expect(routeOf('/match/%E0%A4%A')).toEqual({ page: 'match', match: '%E0%A4%A' });
  });
});
