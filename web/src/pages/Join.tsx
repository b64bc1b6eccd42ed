import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { familyOf, gameName } from '../families';
import { t } from '../i18n';
import { ApiError, joinMatch, matchSummary } from '../net/api';
import { findGame, keepGame } from '../net/games';
import { knownGames, knownSpec } from '../net/known-games';
import { problemText } from '../net/problems';
import type { GameSpec } from '../net/wire';
import { GameWords } from '../plain/words';
import { navigate } from '../router';
import { Notice } from '../shell/Notice';
import { BroughtField } from './start/BroughtFields';

/** Takes the seat, keeps its key in this browser, goes to the table. */
async function join(match: string, invite: string, brings: string): Promise<void> {
  const { grant } = await joinMatch(match, { invite, brings: brings.trim() });
  const line = await matchSummary(match, grant.token);
  keepGame({ match, game: line.game, variant: line.variant, grants: [grant], invites: [], kept: Date.now() });
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

/** The game that the link names, where it does: then it can be said what one brings. */
function useInvitedGame(): GameSpec | undefined {
  const game = new URLSearchParams(location.search).get('game') ?? '';
  useEffect(() => {
    if (game !== '') knownGames().catch(() => undefined);
  }, [game]);
  return knownSpec(game);
}

function Take({ match, invite, game }: Props & { readonly invite: string; readonly game: GameSpec | undefined }): JSX.Element {
  const brings = useSignal('');
  const blamed = useSignal<ApiError | null>(null);
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const take = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = '';
    blamed.value = null;
    try {
      await join(match, invite, brings.value);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'action/faulty') blamed.value = failure;
      else problem.value = problemText(failure);
      isBusy.value = false;
    }
  };
  return (
    <>
      {game?.brings && (
        <BroughtField
          game={game}
          id="brings"
          label={t('join-brings', { kind: new GameWords(game.id, game).brought() })}
          value={brings.value}
          problem={blamed.value}
          onChange={(text) => (brings.value = text)}
        />
      )}
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
  const hasJoined = own?.invites.length === 0;
  const game = useInvitedGame();
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
    <Notice scene="letter" title={t('join-title')} text={game && !familyOf(game.id) ? t('join-help-any', { variant: gameName(game.id) }) : t('join-help')}>
      <Take match={match} invite={invite} game={game} />
    </Notice>
  );
}
