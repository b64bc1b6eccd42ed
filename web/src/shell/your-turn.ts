/** The games that wait for this browser. */

import { computed } from '@preact/signals';

import { myGames } from '../net/games';
import { isYourTurn } from '../net/summaries';
import { route } from '../router';

/** In how many games other than the one on this page it is your turn. */
export const yourTurnCount = computed(() => {
  const place = route.value;
  const here = 'match' in place ? place.match : '';
  return myGames.value.filter((game) => game.match !== here && isYourTurn(game)).length;
});
