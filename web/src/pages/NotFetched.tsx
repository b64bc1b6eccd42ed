import type { JSX } from 'preact';

import { t } from '../i18n';
import { ApiError } from '../net/api';
import { problemText } from '../net/problems';
import { Notice } from '../shell/Notice';

/** In place of a page whose program did not come: the server is away, or it has a newer one. */
export function NotFetched(): JSX.Element {
  return (
    <Notice scene="fog" title={t('error-title')} text={problemText(new ApiError('server/away', '', 0))}>
      <button class="button primary" onClick={() => location.reload()}>
        {t('app-try-again')}
      </button>
    </Notice>
  );
}
