import { describe, expect, it } from 'vitest';

import { forgetGame, keepGame } from './games';
import { grouped, plainCode, withoutHeld } from './person';

describe('whoever comes back by name', () => {
  const game = (match: string, tokens: readonly string[]) => {
    const grants = tokens.map((token, seat) => ({ seat, token }));
    return { match, game: 'any', variant: 'some', grants, invites: [], kept: 1 };
  };

  it('keeps the keys of seats that this browser has, and gets the others', () => {
    keepGame(game('m', ['own']));
    keepGame(game('old', ['former.0']));
    const left = withoutHeld({ person: 'ann', games: [game('m', ['ann.0', 'ann.1']), game('old', ['ann.0']), game('new', ['ann.0'])] });
    expect(left.person).toBe('ann');
    expect(left.games?.map(({ match, grants }) => [match, grants.map(({ token }) => token)])).toEqual([
      ['m', ['ann.1']],
      ['old', ['ann.0']],
      ['new', ['ann.0']],
    ]);
    expect(withoutHeld({ person: 'ann', games: [game('m', ['ann.0'])] }).games).toEqual([]);
    for (const match of ['m', 'old']) forgetGame(match);
  });
});

describe('a code', () => {
  it('is read in groups of four and typed as people like', () => {
    expect(grouped('K7QM3XWD')).toBe('K7QM 3XWD');
    for (const typed of ['k7qm 3xwd', ' K7QM-3XWD ', 'K7Q M3X WD']) expect(plainCode(typed)).toBe('K7QM3XWD');
  });
});
