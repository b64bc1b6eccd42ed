/** A club: its members, its tournaments, its link. */

import '../../../styles/tournaments.css';

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { ApiError } from '../../net/api';
import { addressOf } from '../../net/base';
import { askClub, inviteAddress, joinClub, leaveClub, newInvite } from '../../net/clubs';
import { knownGames } from '../../net/known-games';
import { person } from '../../net/person';
import { problemText } from '../../net/problems';
import type { ClubPage } from '../../net/wire';
import { navigate } from '../../router';
import { CopyLink } from '../../shell/CopyLink';
import { Icon } from '../../shell/Icon';
import { Notice } from '../../shell/Notice';
import { useNow } from '../../shell/now';
import { useTitle } from '../../shell/title';
import { AreYouSure } from '../../shell/AreYouSure';
import { TryAgain } from '../../shell/TryAgain';
import { NameForm } from '../player/NameForm';
import { TournamentRows } from '../tournaments/Rows';
import { Members } from './Members';

interface PartProps {
  readonly page: ClubPage;
  /** Does something and shows the page that comes of it, or what went wrong. */
  readonly act: (work: () => Promise<ClubPage>) => void;
}

/** Whoever has opened the link may join. */
function Invited({ page, invite, act }: PartProps & { readonly invite: string }): JSX.Element {
  const join = (): void => act(() => joinClub(page.line.id, invite));
  return (
    <section class="club-invited sheet stack" aria-labelledby="club-invited-title">
      <h2 id="club-invited-title">{t('club-join-title')}</h2>
      <p>{t('club-join-help', { name: page.line.name })}</p>
      {person.value === null ? (
        <>
          <p>{t('club-needs-name')}</p>
          <NameForm onDone={join} />
        </>
      ) : (
        <button type="button" class="button primary large" onClick={join}>
          {t('club-join')}
        </button>
      )}
    </section>
  );
}

function Link({ page }: Pick<PartProps, 'page'>): JSX.Element | null {
  const problem = useSignal('');
  const { id } = page.line;
  const address = inviteAddress(id);
  if (!page.is_founder && address === '') return null;
  const make = (): void => {
    problem.value = '';
    newInvite(id).catch((failure: unknown) => (problem.value = problemText(failure)));
  };
  return (
    <section class="sheet stack club-card" aria-labelledby="club-link-title">
      <h2 id="club-link-title">{t('club-link')}</h2>
      <p class="soft">{t('club-link-help')}</p>
      <div class="cluster">
        {address !== '' && <CopyLink text={t('club-link-copy')} done={t('app-copied')} path={() => inviteAddress(id)} />}
        {page.is_founder && (
          <button type="button" class="button" onClick={make}>
            {t(address === '' ? 'club-link-make' : 'club-link-new')}
          </button>
        )}
      </div>
      {page.is_founder && <p class="soft">{t('club-link-new-help')}</p>}
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** Leaving: asked twice, since only the link leads back. */
function Leave({ page }: Pick<PartProps, 'page'>): JSX.Element | null {
  const isSure = useSignal(false);
  const problem = useSignal('');
  if (!page.is_member) return null;
  if (!isSure.value)
    return (
      <button type="button" class="button plain club-leave" onClick={() => (isSure.value = true)}>
        {t('club-leave')}
      </button>
    );
  const leave = (): void => {
    leaveClub(page.line.id).then(
      () => navigate(addressOf('/clubs')),
      (failure: unknown) => (problem.value = problemText(failure)),
    );
  };
  const how = !page.is_founder ? 'sure' : page.line.n_members > 1 ? 'founder' : 'last';
  return (
    <AreYouSure
      question={t(`club-leave-${how}`)}
      problem={problem.value}
      keep={t('club-keep')}
      go={t('club-leave')}
      onKeep={() => (isSure.value = false)}
      onGo={leave}
    />
  );
}

function Tournaments({ page }: Pick<PartProps, 'page'>): JSX.Element {
  const now = useNow();
  return (
    <section class="tour-block sheet" aria-labelledby="club-tournaments-title">
      <div class="tour-head">
        <h2 id="club-tournaments-title">{t('club-tournaments')}</h2>
        {page.is_member && (
          <a class="button" href={addressOf(`/tournaments/new#${page.line.id}`)}>
            <Icon name="horn" />
            {t('club-announce')}
          </a>
        )}
      </div>
      {page.tournaments.length === 0 ? (
        <p class="soft tour-none">{t('club-no-tournaments')}</p>
      ) : (
        <TournamentRows lines={page.tournaments} now={now} />
      )}
    </section>
  );
}

interface ShownProps {
  readonly found: Signal<ClubPage | Error | null>;
  readonly page: ClubPage;
}

function Shown({ found, page }: ShownProps): JSX.Element {
  useTitle(page.line.name);
  const problem = useSignal('');
  const invite = useSignal(location.hash.slice(1));
  const act = (work: () => Promise<ClubPage>): void => {
    problem.value = '';
    work().then(
      (next) => {
        found.value = next;
        if (next.is_member) {
          invite.value = '';
          history.replaceState(null, '', location.pathname);
        }
      },
      (failure: unknown) => {
        problem.value = problemText(failure);
        if (failure instanceof ApiError && failure.code === 'club/invite') invite.value = '';
      },
    );
  };
  const isInvited = invite.value !== '' && !page.is_member;
  const isShut = page.line.closed && !page.is_member;
  return (
    <div class="club-page">
      <header class="tour-title">
        <div>
          <h1>{page.line.name}</h1>
          {!isShut && <p class="lead">{page.description || t('club-members-count', { count: page.line.n_members })}</p>}
        </div>
        <a href={addressOf('/clubs')}>{t('club-mine')}</a>
      </header>
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {isInvited && <Invited page={page} invite={invite.value} act={act} />}
      {isShut && !isInvited && (
        <p class="note">
          {t('club-closed-title')}. {t('club-closed-text')}
        </p>
      )}
      {!isShut && (
        <div class="tour-columns">
          <div class="tour-main">
            <Tournaments page={page} />
          </div>
          <div class="tour-side">
            <Members page={page} act={act} />
            {page.is_member && <Link page={page} />}
            <Leave page={page} />
          </div>
        </div>
      )}
    </div>
  );
}

function Failed({ failure, onAgain }: { readonly failure: Error; readonly onAgain: () => void }): JSX.Element {
  if (failure instanceof ApiError && failure.status === 404)
    return (
      <Notice scene="lost" title={t('club-unknown-title')} text={t('club-unknown-help')}>
        <a class="button primary" href={addressOf('/clubs')}>
          {t('club-mine')}
        </a>
      </Notice>
    );
  return <TryAgain text={problemText(failure)} onAgain={onAgain} />;
}

export function Club({ id }: { readonly id: string }): JSX.Element {
  const found = useSignal<ClubPage | Error | null>(null);
  const ask = (): void => {
    askClub(id).then(
      (page) => (found.value = page),
      (failure: unknown) => (found.value = failure instanceof Error ? failure : new Error()),
    );
  };
  useTitle(t('club-title'));
  useEffect(() => void knownGames().catch(() => undefined), []);
  useEffect(ask, [id]);
  if (found.value === null) return <p class="loading">{t('app-loading')}</p>;
  return found.value instanceof Error ? <Failed failure={found.value} onAgain={ask} /> : <Shown found={found} page={found.value} />;
}
