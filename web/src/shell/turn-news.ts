/** Tells a person whose page is out of sight that a game waits, and keeps the number on the product's icon. */

import { computed, effect, type ReadonlySignal } from '@preact/signals';

import { t } from '../i18n';
import { variantName } from '../names';
import { addressOf } from '../net/base';
import { findGame } from '../net/games';
import { rematchOffers } from '../net/rematch';
import { showBadge, tell } from './telling';
import { waitingMatches } from './your-turn';

function tellOf(match: string): void {
  const game = findGame(match);
  if (game === undefined) return;
  const text = t('news-turn-help', { variant: variantName(game.game, game.variant) });
  void tell({ title: t('news-turn'), text, address: addressOf(`/match/${match}`) });
}

function tellOfRematch(match: string): void {
  const offer = rematchOffers.peek().find(({ line }) => line.rematch === match);
  if (offer === undefined) return;
  const { game, line } = offer;
  const name = line.seats.find(({ seat }) => seat === line.rematch_by)?.name ?? '';
  const title = t('rematch-offered', { who: name === '' ? t('seats-guest') : name });
  void tell({ title, text: variantName(game.game, game.variant), address: addressOf(`/match/${match}`) });
}

/** Starts telling. Answers how to stop. What waits already when it starts is no news. */
export function startTurnNews(): () => void {
  const stops = [
    startNews(waitingMatches, tellOf),
    startNews(
      computed(() => rematchOffers.value.map(({ line }) => line.rematch)),
      tellOfRematch,
    ),
    effect(() => showBadge(waitingMatches.value.length + rematchOffers.value.length)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Tells of what joins a list while the page is out of sight. */
function startNews(list: ReadonlySignal<readonly string[]>, tellOfOne: (match: string) => void): () => void {
  let before: ReadonlySet<string> | undefined;
  return effect(() => {
    const now = list.value;
    const fresh = now.filter((match) => before !== undefined && !before.has(match));
    if (document.visibilityState === 'hidden') for (const match of fresh) tellOfOne(match);
    before = new Set(now);
  });
}
