import type { JSX } from 'preact';

import { t } from '../i18n';
import { Banner } from '../shell/Banner';
import { useTitle } from '../shell/title';

export function About(): JSX.Element {
  useTitle(t('app-about'));
  return (
    <article class="page reading">
      <Banner class="about-banner" />
      <h1>{t('about-title')}</h1>
      <p class="lead">{t('about-what')}</p>
      <p>{t('about-unofficial')}</p>
      <h2>{t('about-privacy-title')}</h2>
      <p>{t('about-privacy')}</p>
      <h2>{t('about-licence-title')}</h2>
      <p>{t('about-licence')}</p>
    </article>
  );
}
