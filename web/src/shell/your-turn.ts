/** The games that wait for this browser. */

import { computed, signal } from '@preact/signals';

import { gotChallenges } from '../net/challenges';
import { myGames } from '../net/games';
import { rematchOffers } from '../net/rematch';
import { isYourTurn } from '../net/summaries';
import { route } from '../router';

/** The table on this page, which hears by itself whether somebody waits for this browser; null where there is none. */
export const openTable = signal<{ readonly match: string; readonly isWaiting: boolean } | null>(null);

/** The games in which somebody waits for this browser, the one on this page among them. */
export const waitingMatches = computed<readonly string[]>(() => {
  const here = openTable.value;
  const isWaiting = (match: string, isKnown: boolean): boolean => (here?.match === match ? here.isWaiting : isKnown);
  return myGames.value.filter((game) => isWaiting(game.match, isYourTurn(game))).map(({ match }) => match);
});

/** In how many games other than the one on this page it is your turn, a rematch is offered, or somebody challenges this browser. */
export const yourTurnCount = computed(() => {
  const place = route.value;
  const here = 'match' in place ? place.match : '';
  return (
    myGames.value.filter((game) => game.match !== here && isYourTurn(game)).length + rematchOffers.value.length + gotChallenges.value.length
  );
});
