import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { Cover } from '../covers/Cover';
import { familyOf } from '../families';
import { gameName, seatName, tOf, variantName } from '../names';
import { t } from '../i18n';
import { ApiError, askInvitation, matchSummary } from '../net/api';
import { addressOf } from '../net/base';
import { isByDays } from '../net/clock-time';
import { joinMatch } from '../net/dealing';
import { findGame, keepGame } from '../net/games';
import { boxSpec, knownGames, knownSpec } from '../net/known-games';
import { person } from '../net/person';
import { problemText } from '../net/problems';
import type { GameSpec, Invitation } from '../net/wire';
import { GameWords } from '../plain/words';
import { navigate } from '../router';
import { KeepsakeWarning } from '../shell/KeepsakeWarning';
import { Notice } from '../shell/Notice';
import { TryAgain } from '../shell/TryAgain';
import { usePlayedLine } from './match/TableRules';
import { NameForm } from './player/NameForm';
import { BroughtField } from './start/BroughtFields';
import { clockText, countsText } from '../shell/terms-words';
import { watchTermsText } from '../shell/watched';

/** Takes the seat, keeps its key in this browser, goes to the table. The server gives no second seat to who holds a key of this table. */
async function join(match: string, invite: string, brings: string): Promise<void> {
  const keys = (findGame(match)?.grants ?? []).map((held) => held.token);
  const { grant } = await joinMatch(match, { invite, brings: brings.trim(), keys });
  const line = await matchSummary(match, grant.token);
  keepGame({ match, game: line.game, variant: line.variant, grants: [grant], invites: [], kept: Date.now() });
  navigate(addressOf(`/match/${match}`), true);
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

/** What the invitation leads to; a failure that says why it leads nowhere; undefined until the server has answered. */
function useInvitation(match: string, invite: string): Invitation | Error | undefined {
  const found = useSignal<Invitation | Error | undefined>(undefined);
  useEffect(() => {
    if (invite === '') return;
    knownGames().catch(() => undefined);
    askInvitation(match, { invite }).then(
      (invitation) => (found.value = invitation),
      (failure: unknown) => (found.value = failure instanceof Error ? failure : new Error()),
    );
  }, [match, invite]);
  return found.value;
}

/** The way on from an invitation that leads nowhere. */
function GoHome(): JSX.Element {
  return (
    <a class="button primary" href={addressOf('/')}>
      {t('app-go-home')}
    </a>
  );
}

/** Why the invitation leads nowhere. */
function NoWay({ failure }: { readonly failure: Error }): JSX.Element {
  const code = failure instanceof ApiError ? failure.code : '';
  if (code === 'match/unknown')
    return (
      <Notice scene="letter" title={t('match-gone-title')} text={t('match-gone-help')}>
        <GoHome />
      </Notice>
    );
  if (code === 'match/invite')
    return (
      <Notice scene="letter" title={t('join-used-title')} text={problemText(failure)}>
        <GoHome />
      </Notice>
    );
  return <TryAgain text={problemText(failure)} />;
}

/** Which game, how large, what differs from the box, and which side one takes. */
function Facts({ invitation }: { readonly invitation: Invitation }): JSX.Element {
  const { game, variant, free, n_seats: seats } = invitation;
  const family = familyOf(game);
  const size = family?.boxLine?.(boxSpec(game, variant)) ?? '';
  const [first = 0] = free;
  const side = family && seats === 2 ? tOf(game, 'games-side', { seat: first + 1 }) : t('games-you', { seats: seatName(game, first) });
  const line = usePlayedLine(invitation);
  const watched = watchTermsText(invitation.terms);
  const hasTerms = invitation.terms.rated === true || Boolean(invitation.terms.clock);
  const name = variantName(game, variant);
  return (
    <div class="join-facts">
      <div class="join-cover" aria-hidden="true">
        <Cover game={game} variant={variant} name={name} />
      </div>
      <p class="join-game">{name.includes(gameName(game)) ? name : `${name} · ${gameName(game)}`}</p>
      <p>{[size === '' ? t('join-seats', { count: seats }) : size, side].join(' · ')}</p>
      {line !== '' && <p class="quiet">{line}</p>}
      {hasTerms && <p class="quiet">{[clockText(invitation.terms.clock), countsText(invitation.terms)].join(' · ')}</p>}
      {watched !== '' && <p class="quiet">{watched}</p>}
      {invitation.learning && <p class="quiet">{t('join-learning')}</p>}
    </div>
  );
}

interface TakeProps {
  readonly invitation: Invitation;
  readonly invite: string;
  readonly game: GameSpec | undefined;
}

function Take({ invitation, invite, game }: TakeProps): JSX.Element {
  const { match, variant, options, n_seats, free } = invitation;
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
          setup={{ game: game.id, variant, options, n_seats, seat: free[0] ?? 0 }}
          id="brings"
          label={t('join-brings', { kind: new GameWords(game.id, game).brought() })}
          value={brings.value}
          problem={blamed.value}
          others={invitation.brought}
          tellsOthers
          onChange={(text) => (brings.value = text)}
        />
      )}
      {isByDays(invitation.terms.clock) && <KeepsakeWarning forDays />}
      <Problem text={problem.value} />
      {invitation.terms.rated && person.value === null ? (
        <>
          <p>{t('join-needs-name')}</p>
          <NameForm onDone={() => void take()} />
        </>
      ) : (
        <button class="button primary large" disabled={isBusy.value} onClick={() => void take()}>
          {t(isBusy.value ? 'join-going' : 'join-go')}
        </button>
      )}
    </>
  );
}

export function Join({ match }: Props): JSX.Element | null {
  const invite = location.hash.slice(1);
  const own = findGame(match);
  const hasJoined = own?.invites.length === 0;
  const invitation = useInvitation(match, own ? '' : invite);
  useEffect(() => {
    if (hasJoined) navigate(addressOf(`/match/${match}`), true);
  }, [hasJoined]);
  if (hasJoined) return null;
  if (own) {
    return (
      <Notice scene="letter" title={t('join-own-title')} text={t('join-own-help')}>
        <a class="button primary" href={addressOf(`/match/${match}`)}>
          {t('join-own-go')}
        </a>
      </Notice>
    );
  }
  if (invite === '')
    return (
      <Notice scene="letter" title={t('join-broken-title')} text={t('join-broken-help')}>
        <GoHome />
      </Notice>
    );
  if (invitation === undefined) return <p class="loading">{t('app-loading')}</p>;
  if (invitation instanceof Error) return <NoWay failure={invitation} />;
  return (
    <Notice scene="letter" title={t('join-title')} text={t('join-help')}>
      <Facts invitation={invitation} />
      <Take invitation={invitation} invite={invite} game={knownSpec(invitation.game)} />
    </Notice>
  );
}
