/** A link that carries the key of a seat to this browser; the key stands behind the #, which no request tells. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { matchSummary } from '../../net/api';
import { addressOf } from '../../net/base';
import { keepGame, type KeptGame } from '../../net/games';
import { problemText } from '../../net/problems';
import { navigate } from '../../router';
import { Notice } from '../../shell/Notice';

const BETWEEN = '.';

/** The address that carries the seats of this game. */
export function seatPath({ match, grants }: KeptGame): string {
  return addressOf(`/seat/${match}#${grants.map(({ token }) => token).join(BETWEEN)}`);
}

/** Keeps the seats that these keys open. */
async function take(match: string, keys: readonly string[]): Promise<void> {
  for (const token of keys) {
    const { game, variant, seat } = await matchSummary(match, token);
    keepGame({ match, game, variant, grants: [{ seat, token }], invites: [], kept: Date.now() });
  }
}

export function SeatLink({ match }: { readonly match: string }): JSX.Element {
  const problem = useSignal('');
  useEffect(() => {
    const keys = location.hash.slice(1).split(BETWEEN).filter(Boolean);
    if (keys.length === 0) problem.value = t('seat-link-broken');
    else
      take(match, keys).then(
        () => navigate(addressOf(`/match/${match}`), true),
        (failure: unknown) => (problem.value = problemText(failure)),
      );
  }, [match]);
  if (problem.value === '') return <p class="loading">{t('app-loading')}</p>;
  return (
    <Notice scene="letter" title={t('seat-link-title')} text={problem.value}>
      <a class="button primary" href={addressOf('/')}>
        {t('app-go-home')}
      </a>
    </Notice>
  );
}
