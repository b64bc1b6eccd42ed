import type { JSX } from 'preact';

import { t } from '../i18n';
import { addressOf } from '../net/base';
import { CopyLink } from './CopyLink';
import { Crest } from './Crest';
import { Icon } from './Icon';
import { watchedHere, watchTermsText } from './watched';

/** How many people watch the match on this page; opened, what that means and the link to give away. */
export function WatcherPill(): JSX.Element | null {
  const here = watchedHere.value;
  if (!here) return null;
  const { watchers: count, match, terms, named } = here;
  return (
    <details class="watcher-pill" onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.removeAttribute('open')}>
      <summary class="line" title={t('watch-count', { count })}>
        <Icon name="eye" />
        <span aria-hidden="true">{count}</span>
        <span class="visually-hidden">{t('watch-count', { count })}</span>
      </summary>
      <div class="watcher-panel stack">
        <p>{t('watch-count', { count })}</p>
        {named.length > 0 && (
          <ul class="watcher-names" aria-label={t('watch-named')} translate={false}>
            {named.map(({ name, crest }) => (
              <li key={name} class="line">
                {crest && <Crest crest={crest} class="crest-24" />}
                {name}
              </li>
            ))}
          </ul>
        )}
        <p class="soft">{watchTermsText(terms)}</p>
        <CopyLink text={t('watch-copy')} done={t('app-copied')} path={() => addressOf(`/watch/${match}`)} />
      </div>
    </details>
  );
}
