/** The ways to learn, one a row; and the pages that a family has of its own. */

import type { JSX } from 'preact';

import { FAMILIES } from '../../families';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { knownSpec } from '../../net/known-games';
import { Icon, type IconName } from '../../shell/Icon';

interface RowProps {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  readonly more?: string;
}

export function LinkRow({ href, icon, text, more }: RowProps): JSX.Element {
  return (
    <li>
      <a class="link-row line" href={href}>
        <Icon name={icon} />
        <span>
          <strong>{text}</strong>
          {more !== undefined && ` · ${more}`}
        </span>
        <Icon name="arrow" />
      </a>
    </li>
  );
}

export function LearnBlock(): JSX.Element {
  const offered = FAMILIES.filter(({ games }) => Object.keys(games).some((game) => knownSpec(game)));
  return (
    <section class="sheet learn-block" aria-labelledby="learn-block-title" data-block="learn">
      <h2 class="visually-hidden" id="learn-block-title">
        {t('app-nav-learn')}
      </h2>
      <ul class="link-rows">
        <LinkRow href={addressOf('/learn')} icon="rules" text={t('app-nav-learn')} more={t('home-learn-more')} />
        {offered.flatMap(({ ownPages = [] }) =>
          ownPages.map(({ text, more, href }) => <LinkRow key={href} href={href} icon="list" text={t(text)} more={t(more)} />),
        )}
      </ul>
    </section>
  );
}
