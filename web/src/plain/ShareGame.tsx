import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { shareGame } from '../net/api';
import { addressOf } from '../net/base';
import { findGame } from '../net/games';
import type { MatchConnection } from '../net/match';
import type { Shared } from '../net/wire';
import { CopyLink } from '../shell/CopyLink';

/** After a game that could be watched: may others see the whole of it? Everybody who played is asked; nothing where nobody could watch. */
export function ShareGame({ client }: { readonly client: MatchConnection }): JSX.Element | null {
  const { match } = client;
  const said = useSignal<Shared | null>(null);
  const token = findGame(match)?.grants[0]?.token ?? '';
  const mayWatch = (client.welcome.value?.terms.watching ?? 'nobody') !== 'nobody';
  const isAsked = token !== '' && mayWatch;
  const say = (shared: boolean | null): void => {
    shareGame(match, token, shared).then(
      (now) => (said.value = now),
      () => undefined,
    );
  };
  useEffect(() => {
    if (isAsked) say(null);
  }, [isAsked, match]);
  if (!isAsked || said.value === null) return null;
  const { own, all } = said.value;
  return (
    <div class="share-game cluster">
      <button type="button" class="button" aria-pressed={own} onClick={() => say(!own)}>
        {t(own ? (all ? 'share-all' : 'share-own') : 'share-ask')}
      </button>
      {all && <CopyLink text={t('share-copy')} done={t('app-copied')} path={() => addressOf(`/match/${match}/replay`)} />}
    </div>
  );
}
