import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { addressOf } from '../net/base';
import { watchSummaries } from '../net/summaries';
import { isTelling } from './telling';
import { yourTurnCount } from './your-turn';
import { WatcherPill } from './WatcherPill';
import { type Route, route } from '../router';
import { Banner } from './Banner';
import { Icon, type IconName } from './Icon';
import { OwnLink } from './OwnLink';

interface Entry {
  readonly href: string;
  readonly pages: readonly Route['page'][];
  readonly icon: IconName;
  readonly text: string;
}

function NavLink({ href, pages, icon, text, count = 0 }: Entry & { readonly count?: number }): JSX.Element {
  const isHere = pages.includes(route.value.page);
  const label = count > 0 ? t('app-nav-games-turn', { count }) : undefined;
  return (
    <a class="nav-link line" href={href} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      {label !== undefined && <span class="visually-hidden">{label}</span>}
      <span class="nav-text" aria-hidden={label !== undefined}>
        {text}
      </span>
      {count > 0 && (
        <span class="nav-count" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}

const REFRESH_MS = 30000;

export function Header(): JSX.Element {
  useEffect(() => watchSummaries(REFRESH_MS, () => isTelling.peek()), []);
  return (
    <header class="header line">
      <a class="wordmark line" href={addressOf('/')} aria-label={t('app-home')}>
        <Banner class="wordmark-banner" />
        <span class="wordmark-text">Gonfalon</span>
      </a>
      <WatcherPill />
      <nav class="nav" aria-label={t('app-nav')}>
        <NavLink href={addressOf('/games')} pages={['games']} icon="games" text={t('app-nav-games')} count={yourTurnCount.value} />
        <NavLink href={addressOf('/watch')} pages={['watch', 'watched']} icon="eye" text={t('app-nav-watch')} />
        <NavLink href={addressOf('/learn')} pages={['learn', 'lesson', 'puzzles', 'rules']} icon="rules" text={t('app-nav-learn')} />
        <OwnLink />
      </nav>
    </header>
  );
}
