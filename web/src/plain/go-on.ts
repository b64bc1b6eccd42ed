/** Goes on from a position of a finished match: a new match, kept among one's own, and its table. */

import { playOn } from '../net/api';
import { addressOf } from '../net/base';
import { keepGame } from '../net/games';
import type { PlayOn } from '../net/wire';
import { navigate } from '../router';

interface Finished {
  readonly match: string;
  readonly game: string;
  readonly variant: string;
}

export async function goOn({ match: finished, game, variant }: Finished, wanted: PlayOn): Promise<void> {
  const { match, grants, invites } = await playOn(finished, wanted);
  keepGame({ match, game, variant, grants, invites, kept: Date.now() });
  navigate(addressOf(`/match/${match}`));
}
