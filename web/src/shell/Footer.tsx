import type { JSX } from 'preact';

import { t } from '../i18n';
import { LANGUAGES } from '../languages';
import { addressOf } from '../net/base';
import { language } from '../settings';
import { Icon } from './Icon';

/** A language by its own name; the choice holds at once and without a reload. */
export function LanguageChoice({ id }: { readonly id: string }): JSX.Element {
  return (
    <span class="select">
      <select id={id} value={language.value} onChange={(event) => (language.value = event.currentTarget.value)}>
        {LANGUAGES.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="more" />
    </span>
  );
}

export function Footer(): JSX.Element {
  return (
    <footer class="footer cluster soft">
      <p class="footer-line">
        {t('app-about-line')} <a href={addressOf('/about')}>{t('app-about')}</a>
        {'\u00a0· '}
        <a href={addressOf('/tournaments')}>{t('tour-title')}</a>
        {'\u00a0· '}
        <a href={addressOf('/clubs')}>{t('club-title')}</a>
      </p>
      <div class="footer-language">
        <label for="footer-language">{t('app-language')}</label>
        <LanguageChoice id="footer-language" />
      </div>
    </footer>
  );
}
