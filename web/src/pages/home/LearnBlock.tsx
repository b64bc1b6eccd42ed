/** The ways to learn, one a row; and the pages that a family has of its own. */

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { FAMILIES } from '../../families';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { knownSpec } from '../../net/known-games';
import { serverNow } from '../../net/server-time';
import { askTournaments, tournaments } from '../../net/tournament-list';
import { soonText } from '../../shell/terms-words';
import { Icon, type IconName } from '../../shell/Icon';

interface RowProps {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  readonly more?: string;
  /** Stands at the end, in the place of the arrow. */
  readonly end?: string;
}

export function LinkRow({ href, icon, text, more, end }: RowProps): JSX.Element {
  return (
    <li>
      <a class="link-row line" href={href}>
        <Icon name={icon} />
        <span>
          <strong>{text}</strong>
          {more !== undefined && ` · ${more}`}
        </span>
        {end === undefined ? <Icon name="arrow" /> : <span class="link-row-end soft">{end}</span>}
      </a>
    </li>
  );
}

/** The tournament that runs or comes next; else the way to all of them. */
function ArenaRow(): JSX.Element {
  const list = tournaments.value;
  useEffect(() => {
    if (list === null) void askTournaments();
  }, []);
  const line = list?.running[0] ?? list?.coming[0];
  if (!line) return <LinkRow href={addressOf('/tournaments')} icon="trophy" text={t('tour-title')} more={t('tour-row-more')} />;
  const isRunning = line.state === 'running';
  const more = t(isRunning ? 'tour-playing' : 'tour-joined', { count: line.n_joined });
  const end =
    isRunning || line.starts_at === 0 ? (isRunning ? { end: t('tour-row-now') } : {}) : { end: soonText(line.starts_at - serverNow()) };
  return <LinkRow href={addressOf(`/tournament/${line.id}`)} icon="trophy" text={line.name} more={more} {...end} />;
}

export function LearnBlock(): JSX.Element {
  const offered = FAMILIES.filter(({ games }) => Object.keys(games).some((game) => knownSpec(game)));
  return (
    <section class="sheet learn-block" aria-labelledby="learn-block-title" data-block="learn">
      <h2 class="visually-hidden" id="learn-block-title">
        {t('app-nav-learn')}
      </h2>
      <ul class="link-rows">
        <ArenaRow />
        <LinkRow href={addressOf('/learn')} icon="rules" text={t('app-nav-learn')} more={t('home-learn-more')} />
        {offered.flatMap(({ ownPages = [] }) =>
          ownPages.map(({ text, more, href }) => <LinkRow key={href} href={href} icon="list" text={t(text)} more={t(more)} />),
        )}
      </ul>
    </section>
  );
}
