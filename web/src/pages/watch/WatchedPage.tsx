/** A match for somebody who holds no seat at it: the public view, late. */

import '../../../styles/watch.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import type { FamilyViews } from '../../family';
import { variantName } from '../../names';
import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { MatchClient } from '../../net/match';
import { navigate } from '../../router';
import { Icon } from '../../shell/Icon';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { useWatchedHere } from '../../shell/watched';
import { useFamilyViews } from '../match/family-views';
import { LoadFailed } from '../match/MatchPage';
import { Late } from './Late';

export function WatchedPage({ match }: { readonly match: string }): JSX.Element {
  const client = useMemo(() => new MatchClient(match, ''), [match]);
  useEffect(() => () => client.close(), [client]);
  useWatchedHere(client);
  useTitle(t('watch-title'));
  const welcome = client.welcome.value;
  if (client.refused.value !== '') return <MayNotWatch isGone={['match', 'expired'].includes(client.refused.value)} />;
  if (!welcome) {
    if (client.isBusy.value) return <Notice scene="fog" title={t('connection-blocked-title')} text={t('connection-busy')} />;
    if (client.connection.value === 'lost') return <Notice scene="fog" title={t('match-away-title')} text={t('match-away-help')} />;
    return <p class="loading">{t('app-loading')}</p>;
  }
  return (
    <>
      <WatchBar client={client} />
      {client.update.value ? <Seen client={client} game={welcome.game} /> : <NothingYet client={client} />}
    </>
  );
}

interface WithClient {
  readonly client: MatchClient;
}

function Seen({ client, game }: WithClient & { readonly game: string }): JSX.Element {
  const family = useFamilyViews(game);
  if (family === null) return <LoadFailed />;
  if (!family) return <p class="loading">{t('app-loading')}</p>;
  return <View family={family} client={client} />;
}

function View({ family, client }: WithClient & { readonly family: FamilyViews }): JSX.Element {
  const onHome = (): void => navigate(addressOf('/watch'));
  const clients = useMemo(() => [client], [client]);
  return family.Watch ? <family.Watch client={client} onHome={onHome} /> : <family.Match clients={clients} onHome={onHome} />;
}

/** The table shows nothing before the end, or has not begun. */
function NothingYet({ client }: WithClient): JSX.Element {
  const isAfterEnd = (client.welcome.value?.late?.seconds ?? 0) < 0;
  const id = isAfterEnd ? 'watch-after-end' : 'watch-not-begun';
  return <Notice scene="letter" title={t(`${id}-title`)} text={t(`${id}-help`)} />;
}

function MayNotWatch({ isGone }: { readonly isGone: boolean }): JSX.Element {
  const id = isGone ? 'watch-gone' : 'watch-closed';
  return (
    <Notice scene="door" title={t(`${id}-title`)} text={t(`${id}-help`)}>
      <a class="button primary" href={addressOf('/watch')}>
        {t('watch-others')}
      </a>
    </Notice>
  );
}

/** That this is watched, and how late: it never leaves the screen. */
function WatchBar({ client }: WithClient): JSX.Element {
  const welcome = client.welcome.value!;
  const name = variantName(welcome.game, welcome.variant);
  return (
    <div class="table-strip watch-bar line" role="region" aria-label={t('watch-bar')}>
      <strong class="watch-bar-title">{t('watch-bar')}</strong>
      <span class="one-line soft">{[name, welcome.practice ? t('plain-practice-short') : ''].filter(Boolean).join(' · ')}</span>
      <span class="watch-bar-late line" role="status">
        <Icon name="hourglass" />
        <Late client={client} />
      </span>
      <Applaud client={client} />
    </div>
  );
}

/** One press; its number reaches the players after the end. */
function Applaud({ client }: WithClient): JSX.Element | null {
  const answer = useSignal<'' | 'sent' | 'late'>('');
  if (!client.update.value) return null;
  const applaud = (): void => {
    answer.value = 'sent';
    void client.applaud().then((counts) => (answer.value = counts ? 'sent' : 'late'));
  };
  const id = answer.value === '' ? 'watch-applaud' : `watch-applaud-${answer.value}`;
  return (
    <button type="button" class="button watch-applaud" title={t('watch-applaud-help')} disabled={answer.value !== ''} onClick={applaud}>
      {t(id)}
    </button>
  );
}
