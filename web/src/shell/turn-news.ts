/** Tells a person whose page is out of sight that a game waits, and keeps the number on the product's icon. */

import { effect } from '@preact/signals';

import { t } from '../i18n';
import { variantName } from '../names';
import { addressOf } from '../net/base';
import { findGame } from '../net/games';
import { showBadge, tell } from './telling';
import { waitingMatches } from './your-turn';

function tellOf(match: string): void {
  const game = findGame(match);
  if (game === undefined) return;
  const text = t('news-turn-help', { variant: variantName(game.game, game.variant) });
  void tell({ title: t('news-turn'), text, address: addressOf(`/match/${match}`) });
}

/** Starts telling. Answers how to stop. What waits already when it starts is no news. */
export function startTurnNews(): () => void {
  let before: ReadonlySet<string> | undefined;
  return effect(() => {
    const now = waitingMatches.value;
    const fresh = now.filter((match) => before !== undefined && !before.has(match));
    if (document.visibilityState === 'hidden') for (const match of fresh) tellOf(match);
    before = new Set(now);
    showBadge(now.length);
  });
}
