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
    expect(routeOf('/learn/chess')).toEqual({ page: 'lesson', game: 'chess', name: '' });
    expect(routeOf('/learn/chess/forks')).toEqual({ page: 'lesson', game: 'chess', name: 'forks' });
    expect(routeOf('/puzzles')).toEqual({ page: 'puzzles', name: '' });
    expect(routeOf('/puzzles/fork')).toEqual({ page: 'puzzles', name: 'fork' });
    expect(routeOf('/tournament/t-1')).toEqual({ page: 'tournament', id: 't-1' });
    expect(routeOf('/tournaments/new')).toEqual({ page: 'announce' });
    expect(routeOf('/club/c-1')).toEqual({ page: 'club', id: 'c-1' });
    for (const page of SIMPLE) expect(routeOf(`/${page}/`)).toEqual({ page });
  });

  it('lead nowhere where there is nothing', () => {
    for (const path of [
      '/nowhere',
      '/match',
      '/match/a/b',
      '/match/a/replay/c',
      '/rules/a/b',
      '/games/x',
      '/tournaments/x',
      '/clubs/x',
      '/club/a/b',
    ]) {
      expect(routeOf(path)).toEqual({ page: 'notfound' });
    }
    expect(routeOf('/match/%E0%A4%A')).toEqual({ page: 'match', match: '%E0%A4%A' });
  });
});
