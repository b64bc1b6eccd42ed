import { describe, expect, it } from 'vitest';

import { findGame, forgetGame, keepGame, myGames, openInvites, upgraded } from './games';

const game = (match: string) => ({
  match,
  game: 'g',
  variant: 'v',
  grants: [{ seat: 1, token: 't' }],
  invites: [{ seat: 0, invite: 'i' }],
  kept: 1,
});

describe('the games of this browser', () => {
  it('are found as they were kept when matches had two seats', () => {
    const old = { match: 'm', game: 'g', variant: 'v', opponent: 'link', grants: [{ seat: 0, token: 't' }], invite: 'abc', kept: 5 };
    expect(upgraded(old)).toEqual({
      match: 'm',
      game: 'g',
      variant: 'v',
      grants: old.grants,
      invites: [{ seat: 1, invite: 'abc' }],
      kept: 5,
    });
    expect(upgraded({ ...old, invite: '' }).invites).toEqual([]);
  });

  it('gain seats and keep their invitations', () => {
    keepGame(game('a'));
    keepGame({ ...game('a'), grants: [{ seat: 0, token: 'u' }], invites: [] });
    expect(findGame('a')).toMatchObject({
      grants: [
        { seat: 0, token: 'u' },
        { seat: 1, token: 't' },
      ],
      invites: [{ seat: 0, invite: 'i' }],
    });
    forgetGame('a');
    expect(myGames.value).toEqual([]);
  });

  it('list an invitation that several seats share once, and none that is used', () => {
    const shared = {
      ...game('b'),
      invites: [
        { seat: 1, invite: 'x' },
        { seat: 2, invite: 's' },
        { seat: 3, invite: 's' },
      ],
    };
    expect(openInvites(shared, () => true)).toEqual([
      { invite: 'x', seats: [1] },
      { invite: 's', seats: [2, 3] },
    ]);
    expect(openInvites(shared, (seat) => seat === 3)).toEqual([{ invite: 's', seats: [3] }]);
  });
});
