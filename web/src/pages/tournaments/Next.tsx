/** First on the page: what the person does next, and the way to do it. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../../i18n';
import { addressOf } from '../../net/base';
import { person } from '../../net/person';
import { problemText } from '../../net/problems';
import type { FollowedTournament, TournamentAct } from '../../net/tournament';
import type { OwnTable, TournamentPage } from '../../net/wire';
import { Icon } from '../../shell/Icon';
import { useNow } from '../../shell/now';
import { usePolite } from '../../shell/polite';
import { NameForm } from '../player/NameForm';
import { keepTable, waitsOf } from './calls';
import { nextWords, saidText } from './words';

interface Props {
  readonly tournament: FollowedTournament;
  readonly page: TournamentPage;
  /** No connection: nothing that needs the server is offered. */
  readonly isAway: boolean;
}

interface ActProps {
  readonly act: TournamentAct;
  readonly tournament: FollowedTournament;
  readonly problem: { value: string };
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A button that does one thing to a tournament, and leaves word of what went wrong. */
export function Act({ act, tournament, problem, class: look = '', children }: ActProps): JSX.Element {
  const isBusy = useSignal(false);
  const press = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = '';
    await tournament.act(act).catch((failure: unknown) => (problem.value = problemText(failure)));
    isBusy.value = false;
  };
  return (
    <button type="button" class={`button ${look}`} disabled={isBusy.value} onClick={() => void press()}>
      {children}
    </button>
  );
}

/** Seconds from the pairing until a clock can start. */
const FIRST_SECONDS = 20;

function TableLink({ table, page }: { readonly table: OwnTable; readonly page: TournamentPage }): JSX.Element {
  const now = useNow();
  const since = page.tables.find(({ match }) => match === table.match)?.since ?? 0;
  const left = Math.ceil(FIRST_SECONDS - (now - since) / 1000);
  return (
    <>
      <a class="button primary large" href={addressOf(`/match/${table.match}`)} onClick={() => keepTable(page, table)}>
        {t('tour-go-table')}
        <Icon name="arrow" />
      </a>
      {left > 0 && left <= FIRST_SECONDS && <span class="soft tour-next-clock">{t('tour-go-table-time', { seconds: left })}</span>}
    </>
  );
}

function Join({ tournament, page, problem }: Omit<Props, 'isAway'> & { readonly problem: { value: string } }): JSX.Element | null {
  const isAsking = useSignal(false);
  const join = (): void => {
    isAsking.value = false;
    void tournament.act('join').catch((failure: unknown) => (problem.value = problemText(failure)));
  };
  useEffect(() => {
    if (location.hash !== '#join') return;
    isAsking.value = page.own.joining === 'needs-name';
    history.replaceState(null, '', location.pathname);
  }, []);
  if (page.own.joining === 'needs-name' && person.value === null)
    return isAsking.value ? (
      <div class="tour-name">
        <NameForm onDone={join} onCancel={() => (isAsking.value = false)} />
      </div>
    ) : (
      <button type="button" class="button primary large" onClick={() => (isAsking.value = true)}>
        {t('tour-join')}
      </button>
    );
  if (page.own.joining !== '' && page.own.joining !== 'needs-name') return null;
  return (
    <Act act="join" tournament={tournament} problem={problem} class="primary large">
      {t('tour-join')}
    </Act>
  );
}

/** What somebody who plays may do besides. */
function Playing({ tournament, page, problem }: Omit<Props, 'isAway'> & { readonly problem: { value: string } }): JSX.Element | null {
  const { line, own } = page;
  const act = { tournament, problem };
  if (own.table)
    return (
      <>
        <TableLink table={own.table} page={page} />
        {line.system === 'arena' && (
          <Act {...act} act={own.pauses ? 'resume' : 'pause'} class="plain">
            {t(own.pauses ? 'tour-pause-not' : 'tour-pause-after')}
          </Act>
        )}
      </>
    );
  if (line.state === 'announced')
    return (
      <Act {...act} act="leave">
        {t('tour-leave')}
      </Act>
    );
  if (line.state !== 'running') return null;
  if (own.now === 'paused' || own.now === 'left')
    return own.joining === 'too-late' && own.now === 'left' ? null : (
      <Act {...act} act={own.now === 'left' ? 'join' : 'resume'} class="primary">
        <Icon name="replay" />
        {t('tour-resume')}
      </Act>
    );
  if (line.system === 'round-robin') return null; // everybody has a date with everybody
  return (
    <Act {...act} act="pause">
      <Icon name="pause" />
      {t('tour-pause')}
    </Act>
  );
}

/** The host starts it by hand, or calls it off. */
function Host({ tournament, page, problem }: Omit<Props, 'isAway'> & { readonly problem: { value: string } }): JSX.Element | null {
  const isSure = useSignal(false);
  const { own, line } = page;
  if (!own.is_host || (line.state !== 'announced' && line.state !== 'running')) return null;
  if (isSure.value)
    return (
      <div class="tour-host cluster">
        <p>{t('tour-host-cancel-sure')}</p>
        <button type="button" class="button" onClick={() => (isSure.value = false)}>
          {t('tour-host-cancel-keep')}
        </button>
        <Act act="cancel" tournament={tournament} problem={problem} class="danger">
          {t('tour-host-cancel-yes')}
        </Act>
      </div>
    );
  return (
    <div class="tour-host cluster">
      {line.state === 'announced' && (
        <Act act="start" tournament={tournament} problem={problem} class={own.entrant > 0 ? 'primary' : ''}>
          {t('tour-host-start')}
        </Act>
      )}
      <button type="button" class="button" onClick={() => (isSure.value = true)}>
        {t('tour-host-cancel')}
      </button>
    </div>
  );
}

/** Is there something to look at, at once? */
function isCalling({ own, line }: TournamentPage): boolean {
  return own.table !== null && line.state === 'running';
}

export function Next({ tournament, page, isAway }: Props): JSX.Element {
  const now = useNow();
  const problem = useSignal('');
  const { title, text } = nextWords(page, waitsOf(page.line.id), now);
  const said = usePolite(isCalling(page) ? `${title}: ${text}` : saidText(page));
  const parts = { tournament, page, problem };
  return (
    <section class={isCalling(page) ? 'tour-next sheet is-calling' : 'tour-next sheet'} aria-labelledby="tour-next-title">
      <div class="tour-next-row">
        <div class="tour-next-words">
          <h2 id="tour-next-title" class="line">
            <Icon name={page.line.state === 'finished' ? 'trophy' : page.own.entrant > 0 ? 'horn' : 'eye'} />
            {title}
          </h2>
          {text !== '' && <p>{text}</p>}
        </div>
        {!isAway && (
          <div class="tour-next-acts">
            {page.own.entrant > 0 && page.own.now !== null ? <Playing {...parts} /> : canJoin(page) && <Join {...parts} />}
          </div>
        )}
      </div>
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {!isAway && <Host {...parts} />}
      <p class="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

function canJoin({ line }: TournamentPage): boolean {
  return line.state === 'announced' || line.state === 'running';
}
