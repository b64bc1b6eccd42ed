import '../../styles/share-game.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { shareGame } from '../net/api';
import { addressOf } from '../net/base';
import { findGame } from '../net/games';
import { problemText } from '../net/problems';
import type { Shared, ShareRequest } from '../net/wire';
import { CopyLink } from '../shell/CopyLink';

interface Props {
  readonly match: string;
  /** Called once this player has said yes or no. */
  readonly onShown?: () => void;
}

/** After a game: may others see it, and what of it? Each who played is asked, and may take it back; nothing for whoever held no seat. */
export function ShareGame({ match, onShown }: Props): JSX.Element | null {
  const said = useSignal<Shared | null>(null);
  const isCovered = useSignal(true);
  const token = findGame(match)?.grants[0]?.token ?? '';
  const problem = useSignal('');
  const say = (wanted: ShareRequest): void => {
    problem.value = '';
    shareGame(match, token, wanted).then(
      (now) => {
        said.value = now;
        if (now.own) isCovered.value = now.covered;
        if (wanted.shared !== undefined) onShown?.();
      },
      (failure: unknown) => (problem.value = problemText(failure)),
    );
  };
  useEffect(() => {
    if (token !== '') say({});
  }, [token, match]);
  if (token === '' || said.value === null) return null;
  const { own, open } = said.value;
  const cover = (covered: boolean): void => {
    isCovered.value = covered;
    if (own) say({ shared: true, covered });
  };
  const id = `cover-${match}`;
  return (
    <section class="share-game cluster" aria-label={t('share-title')}>
      <div class="cluster">
        <button
          type="button"
          class="button"
          aria-pressed={own}
          onClick={() => say(own ? { shared: false } : { shared: true, covered: isCovered.value })}
        >
          {t(own ? 'share-back' : 'share-ask')}
        </button>
        {open && (
          <>
            <a class="button" href={addressOf(`/game/${match}`)}>
              {t('share-page')}
            </a>
            <CopyLink text={t('shared-copy')} done={t('app-copied')} path={() => addressOf(`/game/${match}`)} />
          </>
        )}
      </div>
      <label class="share-cover line" for={id}>
        <input id={id} type="checkbox" checked={isCovered.value} onChange={(event) => cover(event.currentTarget.checked)} />
        {t('share-cover')}
      </label>
      {own && <p class="soft">{t('share-own')}</p>}
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
