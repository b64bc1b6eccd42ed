/** The page of a player: crest and name, how they fare, what they have played; one's own with codes and the way out. */

import '../../../styles/player.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { dateLocale, t } from '../../i18n';
import { ApiError, askChallengeRules, ownPasskeys, playerPage } from '../../net/api';
import { addressOf } from '../../net/base';
import { boxName, isForTwoOpponents, knownGames, knownSpecs } from '../../net/known-games';
import { forgetMe, freeName, hasPerson, person, personKey, refreshPerson } from '../../net/person';
import { problemText } from '../../net/problems';
import type { ChallengeRules, OwnPasskeys, OwnPerson, PlayerPage as Page } from '../../net/wire';
import { navigate } from '../../router';
import { CopyLink } from '../../shell/CopyLink';
import { Crest } from '../../shell/Crest';
import { BUTTON_FACES, facesReady } from '../../shell/faces';
import { Icon } from '../../shell/Icon';
import { Notice } from '../../shell/Notice';
import { TryAgain } from '../../shell/TryAgain';
import { useTitle } from '../../shell/title';
import { BlockButton, ChallengeRulesCard } from '../challenges/ChallengeRulesCard';
import { DeviceCard, PrintedCard } from './Codes';
import { History } from './History';
import { NameForm } from './NameForm';
import { NoName } from './NoName';
import { PasskeyCard } from './Passkeys';
import { Ratings } from './Ratings';
import { Statistics } from './Statistics';

/** Finished games after which a code to print is offered. */
const GAMES_UNTIL_PRINTED = 10;

function pathOf(name: string): string {
  return addressOf(`/player/${encodeURIComponent(name)}`);
}

/** What only the server knows of whoever looks: null where it has not said, and on pages of others. */
interface Beside {
  readonly own: OwnPerson | null;
  readonly passkeys: OwnPasskeys | null;
  readonly rules: ChallengeRules | null;
}

/** A page with everything that stands on it: what came later would move the buttons below it. */
interface Found {
  readonly page: Page;
  readonly beside: Beside;
}

const orNull = <T,>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);

async function besideMine(): Promise<Beside> {
  const asked = [orNull(refreshPerson()), orNull(ownPasskeys(personKey())), orNull(askChallengeRules(personKey()))] as const;
  const [own, passkeys, rules] = await Promise.all(asked);
  return { own, passkeys, rules };
}

async function besideAnothers(): Promise<Beside> {
  const rules = hasPerson.peek() ? await orNull(askChallengeRules(personKey())) : null;
  return { own: null, passkeys: null, rules };
}

/** Asks for the page, and at the same time for what is likely to stand beside it. */
async function ask(name: string): Promise<Found> {
  const seemsMine = person.peek()?.name.toLowerCase() === name.toLowerCase();
  const asked = seemsMine ? besideMine() : besideAnothers();
  const [page] = await Promise.all([playerPage(name, personKey()), facesReady(BUTTON_FACES)]);
  const isRight = page.own === seemsMine;
  return { page, beside: await (isRight ? asked : page.own ? besideMine() : besideAnothers()) };
}

/** The page of that name, asked for again when the key changes; a failure; undefined until the server has answered. */
function usePage(name: string): Found | Error | undefined {
  const found = useSignal<Found | Error | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    knownGames().catch(() => undefined);
    ask(name).then(
      (answer) => !isGone && (found.value = answer),
      (failure: unknown) => !isGone && (found.value = failure instanceof Error ? failure : new Error()),
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  return found.value;
}

function monthOf(stamp: number): string {
  const style: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };
  return new Intl.DateTimeFormat(dateLocale(), style).format(new Date(stamp));
}

interface WayProps {
  readonly id: 'free' | 'forget';
  readonly act: () => Promise<void>;
}

/** A way out that asks once more before it is taken. */
function Way({ id, act }: WayProps): JSX.Element {
  const isAsked = useSignal(false);
  const problem = useSignal('');
  const go = async (): Promise<void> => {
    try {
      await act();
      navigate(addressOf('/player'));
    } catch (failure) {
      problem.value = problemText(failure);
    }
  };
  return (
    <div class="way">
      <p class="soft">{t(`person-${id}-help`)}</p>
      {isAsked.value ? (
        <div class="cluster" role="group" aria-label={t(`person-${id}`)}>
          <strong>{t(`person-${id}-question`)}</strong>
          <button type="button" class="button danger" onClick={() => void go()}>
            {t(`person-${id}-yes`)}
          </button>
          <button type="button" class="button" ref={(button) => button?.focus()} onClick={() => (isAsked.value = false)}>
            {t('person-cancel')}
          </button>
        </div>
      ) : (
        <button type="button" class="button" onClick={() => (isAsked.value = true)}>
          {t(`person-${id}`)}
        </button>
      )}
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </div>
  );
}

function WaysOut(): JSX.Element {
  return (
    <section class="sheet stack player-card" aria-labelledby="ways-title">
      <h2 id="ways-title">{t('person-ways')}</h2>
      <Way id="free" act={freeName} />
      <Way id="forget" act={forgetMe} />
    </section>
  );
}

/** The form with this person as the friend: for the box they play most, else for the first one of two. */
function challengeAddress({ name, statistics }: Page): string {
  const boxes = knownSpecs().flatMap((spec) =>
    isForTwoOpponents(spec) ? spec.variants.map(({ id }) => ({ game: spec.id, variant: id })) : [],
  );
  const played = statistics.find((one) => boxes.some(({ game, variant }) => one.game === game && one.variant === variant)) ?? boxes[0];
  const to = new URLSearchParams({ to: name }).toString();
  return addressOf(`/start/${boxName(played?.game ?? '', played?.variant ?? '')}/link#${to}`);
}

interface HeadProps extends Found {
  readonly onEdit: () => void;
}

function Head({ page, beside: { rules }, onEdit }: HeadProps): JSX.Element {
  return (
    <header class="player-head">
      <Crest crest={page.crest} class="crest-large" />
      <div class="player-words">
        <h1>{page.name}</h1>
        <p class="soft">{t('player-since', { count: page.history.total, month: monthOf(page.since) })}</p>
      </div>
      <div class="player-acts cluster">
        {page.own && (
          <button type="button" class="button" onClick={onEdit}>
            {t('person-edit')}
          </button>
        )}
        {!page.own && person.value !== null && (
          <>
            <a class="button primary" href={challengeAddress(page)}>
              {t('challenge-player')}
            </a>
            {rules && <BlockButton name={page.name} first={rules} />}
          </>
        )}
        <CopyLink text={t('player-share')} done={t('code-copied')} path={() => pathOf(page.name)} />
        {page.own && (
          <a class="button" href={addressOf('/settings')}>
            <Icon name="settings" />
            {t('app-nav-settings')}
          </a>
        )}
      </div>
    </header>
  );
}

function Shown({ page, beside }: Found): JSX.Element {
  useTitle(page.name);
  const isEditing = useSignal(false);
  const { own, passkeys, rules } = beside;
  const done = (): void => {
    isEditing.value = false;
    navigate(pathOf(person.peek()?.name ?? page.name), true);
  };
  const crest = (page.own ? person.value?.crest : undefined) ?? page.crest;
  const mayPrint = own !== null && (own.n_games >= GAMES_UNTIL_PRINTED || own.has_recovery);
  return (
    <div class="player-page">
      <Head page={{ ...page, crest }} beside={beside} onEdit={() => (isEditing.value = !isEditing.value)} />
      {isEditing.value && <NameForm onDone={done} onCancel={() => (isEditing.value = false)} />}
      <div class="player-columns">
        <div class="player-column">
          <Ratings ratings={page.ratings} />
          <Statistics boxes={page.statistics} own={page.own} />
          {page.own && <DeviceCard />}
          {page.own && <PasskeyCard first={passkeys} />}
          {mayPrint && <PrintedCard hasCode={own.has_recovery} />}
        </div>
        <div class="player-column">
          <History name={page.name} first={page.history} own={page.own} />
          {page.own && rules && <ChallengeRulesCard first={rules} />}
          {page.own && <WaysOut />}
        </div>
      </div>
    </div>
  );
}

function Nobody({ failure }: { readonly failure: Error }): JSX.Element {
  if (failure instanceof ApiError && failure.code === 'person/unknown')
    return (
      <Notice scene="lost" title={t('player-nobody')} text={t('player-nobody-help')}>
        <a class="button primary" href={addressOf('/')}>
          {t('app-go-home')}
        </a>
      </Notice>
    );
  return <TryAgain text={problemText(failure)} />;
}

function Named({ name }: { readonly name: string }): JSX.Element {
  const found = usePage(name);
  if (found === undefined) return <p class="loading">{t('app-loading')}</p>;
  return found instanceof Error ? <Nobody failure={found} /> : <Shown {...found} />;
}

/** name: "" for one's own page, or for taking a name. */
export function PlayerPage({ name }: { readonly name: string }): JSX.Element {
  const own = person.value?.name ?? '';
  useEffect(() => {
    if (name === '' && own !== '') navigate(pathOf(own), true);
  }, [name, own]);
  if (name !== '') return <Named key={`${name} ${String(hasPerson.value)}`} name={name} />;
  return own === '' ? <NoName /> : <p class="loading">{t('app-loading')}</p>;
}
