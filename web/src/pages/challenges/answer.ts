/** What people do with challenges: take one, turn it down, take one's own back. */

import { acceptChallenge, ApiError, endChallenge } from '../../net/api';
import { addressOf } from '../../net/base';
import { isNobody, refreshChallenges, takeChallenges } from '../../net/challenges';
import { joinMatch } from '../../net/dealing';
import { forgetGame, type KeptGame, keepGame } from '../../net/games';
import { knownSpec } from '../../net/known-games';
import { personKey } from '../../net/person';
import type { ChallengeLine } from '../../net/wire';
import { navigate } from '../../router';

/** Takes the seat and goes to the table; a game whose seats bring something asks for it first. Rejects with an ApiError. */
export async function accept({ match, game, variant }: ChallengeLine): Promise<void> {
  const { invite } = await acceptChallenge(personKey(), match);
  if (knownSpec(game)?.brings) {
    navigate(addressOf(`/join/${encodeURIComponent(match)}#${invite}`));
    return;
  }
  const { grant } = await joinMatch(match, { invite });
  keepGame({ match, game, variant, grants: [grant], invites: [], kept: Date.now() });
  navigate(addressOf(`/match/${match}`));
  void refreshChallenges();
}

/** Rejects with an ApiError. */
export async function decline({ match }: ChallengeLine): Promise<void> {
  await takeChallenges(endChallenge(personKey(), match, 'decline'));
}

/** Is there nothing left to take back: the challenge is over, or the person who made it is no longer here? */
function isOver(failure: unknown): boolean {
  return isNobody(failure) || (failure instanceof ApiError && failure.code === 'challenge/gone');
}

/** Takes the own challenge back and forgets its table, also where it has ended meanwhile. Rejects with an ApiError. */
export async function takeBack({ match }: KeptGame): Promise<void> {
  try {
    await takeChallenges(endChallenge(personKey(), match, 'withdraw'));
  } catch (failure) {
    if (!isOver(failure)) throw failure;
  }
  forgetGame(match);
}
