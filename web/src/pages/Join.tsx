import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { joinMatch, matchSummary } from '../net/api';
import { findGame, keepGame } from '../net/games';
import { problemText } from '../net/problems';
import { navigate } from '../router';
import { Notice } from '../shell/Notice';

/** Takes the seat, keeps its key in this browser, goes to the table. */
async function join(match: string, invite: string): Promise<void> {
  const { grant } = await joinMatch(match, invite);
  const line = await matchSummary(match, grant.token);
  keepGame({ match, game: line.game, variant: line.variant, opponent: 'link', grants: [grant], invite: '', kept: Date.now() });
  navigate(`/match/${match}`, true);
}

function Problem({ text }: { readonly text: string }): JSX.Element {
  return (
    <p role="alert" class="problem" hidden={text === ''}>
      {text}
    </p>
  );
}

interface Props {
  readonly match: string;
}

function Take({ match, invite }: Props & { readonly invite: string }): JSX.Element {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const take = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = '';
    try {
      await join(match, invite);
    } catch (failure) {
      problem.value = problemText(failure);
      isBusy.value = false;
    }
  };
  return (
    <>
      <Problem text={problem.value} />
      <button class="button primary large" disabled={isBusy.value} onClick={() => void take()}>
        {t(isBusy.value ? 'join-going' : 'join-go')}
      </button>
    </>
  );
}

export function Join({ match }: Props): JSX.Element | null {
  const invite = location.hash.slice(1);
  const own = findGame(match);
  const hasJoined = own?.invite === '';
  useEffect(() => {
    if (hasJoined) navigate(`/match/${match}`, true);
  }, [hasJoined]);
  if (hasJoined) return null;
  if (own) {
    return (
      <Notice scene="letter" title={t('join-own-title')} text={t('join-own-help')}>
        <a class="button primary" href={`/match/${match}`}>
          {t('join-own-go')}
        </a>
      </Notice>
    );
  }
  if (invite === '') return <Notice scene="letter" title={t('join-broken-title')} text={t('join-broken-help')} />;
  return (
    <Notice scene="letter" title={t('join-title')} text={t('join-help')}>
      <Take match={match} invite={invite} />
    </Notice>
  );
}
