/** What a gentle computer says after the game of how it has played; nothing of the others. */

import type { JSX } from 'preact';

import { hasText, t } from '../../i18n';
import type { MatchConnection } from '../../net/match';

export function ComputerAccount({ client }: { readonly client: MatchConnection }): JSX.Element | null {
  const told = client.presence.value.map(({ player }) => `player-${player}-after`).find(hasText);
  return told === undefined ? null : <p class="computer-account">{t(told)}</p>;
}
