import type { JSX } from 'preact';

import { t } from '../i18n';
import { addressOf } from '../net/base';
import { Notice } from '../shell/Notice';

export function NotFound(): JSX.Element {
  return (
    <Notice scene="lost" title={t('notfound-title')} text={t('notfound-help')}>
      <a class="button primary" href={addressOf('/')}>
        {t('app-go-home')}
      </a>
    </Notice>
  );
}
