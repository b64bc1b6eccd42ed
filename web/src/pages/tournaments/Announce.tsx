/** The form that announces a tournament. What was chosen is there again the next time. */

import '../../../styles/tournaments.css';

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Cover } from '../../covers/Cover';
import { FAMILIES } from '../../families';
import { capital, dateLocale, t } from '../../i18n';
import { variantName } from '../../names';
import { addressOf, keptHere } from '../../net/base';
import { askClubs } from '../../net/clubs';
import { knownGames, knownSpec, knownSpecs } from '../../net/known-games';
import { nearest } from '../../net/options';
import { hasPerson, person } from '../../net/person';
import { problemText } from '../../net/problems';
import { serverNow } from '../../net/server-time';
import { announce } from '../../net/tournament';
import type { ClubLine } from '../../net/wire';
import { navigate } from '../../router';
import { persistent } from '../../settings';
import { Choice, Switch } from '../../shell/Choice';
import { computerKey, computerName, computersOf } from '../../shell/computers';
import { Icon } from '../../shell/Icon';
import { TryAgain } from '../../shell/TryAgain';
import { clockText, countsText, spanText } from '../../shell/terms-words';
import { useTitle } from '../../shell/title';
import { useWork } from '../../shell/work';
import { type BoxPlace, shelfOf } from '../home/shelf';
import { NameForm } from '../player/NameForm';
import { ClockChoice } from '../start/ClockChoice';
import { clockOf, FIRST_OTHER, isSound } from '../start/clock-choice';
import { RatedOrNot } from '../start/RatedChoice';
import { NameField, WordField } from './NameFields';
import { CLOCKS, MINUTES, nextHour, type Plan, ROUNDS, type Start, startsAt, STARTS, SYSTEMS, wantedOf } from './plan';
import { SystemPicture } from './SystemPicture';

const FIRST: Plan = {
  game: '',
  variant: '',
  system: 'arena',
  clock: '5+5',
  otherClock: FIRST_OTHER,
  minutes: 60,
  rounds: 0,
  isDouble: false,
  start: '30',
  isRated: false,
  computers: [],
  fills: true,
  club: '',
};
/** The level of a computer that moves at random, in games without levels. */
const AT_RANDOM = 0;
/** The level of computers that take missing places, or the nearest that a game has. */
const USUAL_LEVEL = 1;

const isPlan = (value: unknown): boolean => {
  const plan = value as Partial<Plan> | null;
  return typeof plan?.game === 'string' && SYSTEMS.some((one) => one === plan.system) && Array.isArray(plan.computers);
};
const kept = persistent<Plan>(keptHere('announced'), FIRST, isPlan);

/** The boxes whose tables have two sides or more against each other. */
function playable(): readonly BoxPlace[] {
  return shelfOf(FAMILIES, knownSpecs()).filter(({ game }) => {
    const spec = knownSpec(game);
    return spec !== undefined && !spec.cooperative && spec.max_seats >= 2;
  });
}

interface PartProps {
  readonly plan: Signal<Plan>;
}

const change = (plan: Signal<Plan>, part: Partial<Plan>): void => void (plan.value = { ...plan.value, ...part });

function BoxChoice({ plan }: PartProps): JSX.Element {
  const chosen = `${plan.value.game} ${plan.value.variant}`;
  return (
    <fieldset class="choice tour-boxes">
      <legend>{t('tour-box')}</legend>
      <div class="tour-box-list">
        {playable().map(({ game, variant }) => {
          const key = `${game} ${variant}`;
          return (
            <label key={key} class={key === chosen ? 'tour-box chosen' : 'tour-box'}>
              <input
                type="radio"
                name="box"
                value={key}
                checked={key === chosen}
                onChange={() => change(plan, { game, variant, computers: [] })}
              />
              <span aria-hidden="true">
                <Cover game={game} variant={variant} name={variantName(game, variant)} />
              </span>
              <span class="tour-box-name">{variantName(game, variant)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function SystemChoice({ plan }: PartProps): JSX.Element {
  return (
    <Choice
      look="tiles"
      name="system"
      legend={t('tour-system')}
      help={t(`tour-system-${plan.value.system}-help`)}
      value={plan.value.system}
      among={SYSTEMS.map((value) => ({
        value,
        text: t(`tour-system-${value}`),
        help: t(`tour-system-${value}-help`),
        mark: <SystemPicture system={value} />,
      }))}
      onChoose={(system) => change(plan, { system })}
    />
  );
}

/** How long: minutes of an arena, rounds of a Swiss, once or twice of a round robin. */
function LengthChoice({ plan }: PartProps): JSX.Element {
  const { system, minutes, rounds, isDouble } = plan.value;
  if (system === 'arena')
    return (
      <Choice
        name="minutes"
        legend={t('tour-minutes')}
        help={t('tour-minutes-help')}
        value={String(minutes)}
        among={MINUTES.map((one) => ({ value: String(one), text: t('tour-minutes-choice', { minutes: one }) }))}
        onChoose={(value) => change(plan, { minutes: Number(value) })}
      />
    );
  if (system === 'swiss')
    return (
      <Choice
        name="rounds"
        legend={t('tour-rounds')}
        help={t('tour-rounds-help')}
        value={String(rounds)}
        among={ROUNDS.map((one) => ({
          value: String(one),
          text: one === 0 ? t('tour-rounds-auto') : t('tour-rounds-choice', { rounds: one }),
        }))}
        onChoose={(value) => change(plan, { rounds: Number(value) })}
      />
    );
  return (
    <Choice
      name="double"
      legend={t('tour-double')}
      help={t('tour-double-help')}
      value={isDouble ? 'yes' : 'no'}
      among={(['no', 'yes'] as const).map((value) => ({ value, text: t(`tour-double-${value}`) }))}
      onChoose={(value) => change(plan, { isDouble: value === 'yes' })}
    />
  );
}

const startName = (start: Start): string =>
  start === 'at' || start === 'hand' ? t(`tour-start-${start}`) : t('tour-start-in', { time: spanText(Number(start) * 60_000) });

function StartChoice({ plan, at }: PartProps & { readonly at: Signal<string> }): JSX.Element {
  const { start, fills } = plan.value;
  const isPast = start === 'at' && !(startsAt(start, at.value, 0) > serverNow());
  return (
    <>
      <Choice
        name="start"
        legend={t('tour-start')}
        help={t(fills ? 'tour-start-fill-help' : 'tour-start-help')}
        value={start}
        among={STARTS.map((value) => ({ value, text: startName(value) }))}
        onChoose={(value) => change(plan, { start: value })}
      />
      {start === 'at' && (
        <div class="field tour-at">
          <label for="tour-at">{t('tour-start-when')}</label>
          <input
            id="tour-at"
            class="entry"
            type="datetime-local"
            value={at.value}
            required
            aria-invalid={isPast}
            aria-describedby={isPast ? 'tour-at-past' : undefined}
            onInput={(event) => (at.value = event.currentTarget.value)}
          />
          {isPast && (
            <p class="problem" id="tour-at-past">
              {t('tour-start-past')}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Computers that play from the start: any of them, each once. */
function ComputerChoice({ plan, levels, players }: PartProps & Pick<Offered, 'levels' | 'players'>): JSX.Element {
  const { computers, fills } = plan.value;
  const toggle = (key: string): void =>
    change(plan, { computers: computers.includes(key) ? computers.filter((one) => one !== key) : [...computers, key] });
  return (
    <fieldset class="choice keys">
      <legend>{t('tour-computers')}</legend>
      <div class="choice-list cluster">
        {computersOf(levels, players).map((computer) => {
          const key = computerKey(computer);
          return (
            <label key={key} class={computers.includes(key) ? 'choice-item pick line entry chosen' : 'choice-item pick line entry'}>
              <input type="checkbox" name="computer" value={key} checked={computers.includes(key)} onChange={() => toggle(key)} />
              <span class="choice-text">{computerName(computer)}</span>
            </label>
          );
        })}
      </div>
      <div class="help">{t('tour-computers-help')}</div>
      <Switch
        id="tour-fill"
        text={t('tour-fill')}
        help={t('tour-fill-help')}
        isOn={fills}
        onSwitch={(isOn) => change(plan, { fills: isOn })}
      />
    </fieldset>
  );
}

function ClubChoice({ plan, clubs }: PartProps & { readonly clubs: readonly ClubLine[] }): JSX.Element | null {
  if (clubs.length === 0) return null;
  return (
    <Choice
      name="club"
      legend={t('tour-club')}
      {...(plan.value.club !== '' && { help: t('tour-club-help') })}
      value={plan.value.club}
      among={[{ value: '', text: t('tour-club-all') }, ...clubs.map(({ id, name }) => ({ value: id, text: name }))]}
      onChoose={(club) => change(plan, { club })}
    />
  );
}

/** What the server offers for the chosen box, and the clubs of the person. */
interface Offered {
  readonly levels: readonly number[];
  readonly players: readonly string[];
}

function useOffered(plan: Plan): Offered {
  const found = useSignal<Offered>({ levels: [], players: [] });
  useEffect(() => {
    knownGames().then(
      ({ levels, players }) => (found.value = { levels: levels[plan.game] ?? [AT_RANDOM], players: players[plan.game] ?? [] }),
      () => undefined,
    );
  }, [plan.game]);
  return found.value;
}

function useClubs(): readonly ClubLine[] {
  const clubs = useSignal<readonly ClubLine[]>([]);
  useEffect(() => {
    if (hasPerson.peek())
      askClubs().then(
        (found) => (clubs.value = found.clubs),
        () => undefined,
      );
  }, []);
  return clubs.value;
}

/** What was chosen the last time, as far as there is such a box and such a club still; else what the address asks for. */
function firstPlan(): Plan {
  const boxes = playable();
  const last = kept.peek();
  const box = boxes.find(({ game, variant }) => game === last.game && variant === last.variant) ?? boxes[0];
  return { ...last, game: box?.game ?? '', variant: box?.variant ?? '', club: location.hash.slice(1) };
}

/** The day of the start and the system. starts: ms since 1970; not above 0 where it begins by hand, or at no time yet. */
const proposedName = (plan: Plan, starts: number): string => {
  const day = new Intl.DateTimeFormat(dateLocale(), { weekday: 'long' }).format(starts > 0 ? starts : serverNow());
  return t('tour-name-proposal', { day: capital(day), system: plan.system });
};

function plannedText(plan: Plan): string {
  const { system, game, variant, clock, otherClock, minutes, isRated, computers } = plan;
  const facts = {
    variant: variantName(game, variant),
    clock: clockText(clockOf(clock, otherClock)),
    counts: countsText({ rated: isRated }),
  };
  const what = t(`tour-plan-${system}`, system === 'arena' ? { ...facts, minutes } : facts);
  return `${what} ${computers.length > 0 ? t('tour-plan-computers', { count: computers.length }) : ''}`.trim();
}

function Words({
  name,
  proposal,
  description,
}: {
  /** null until something was typed. */
  readonly name: Signal<string | null>;
  readonly proposal: string;
  readonly description: Signal<string>;
}): JSX.Element {
  return (
    <>
      <NameField id="tour-name" label={t('tour-name')} value={name.value ?? proposal} onType={(value) => (name.value = value)} />
      <WordField
        id="tour-word"
        label={t('tour-description')}
        value={description.value}
        help={t('tour-description-help')}
        onType={(value) => (description.value = value)}
      />
    </>
  );
}

function Form(): JSX.Element {
  const plan = useSignal(useMemo(firstPlan, []));
  const clock = useSignal(plan.value.clock);
  const otherClock = useSignal(plan.value.otherClock);
  const name = useSignal<string | null>(null);
  const description = useSignal('');
  const at = useSignal(nextHour(new Date(serverNow())));
  const { isBusy, problem, leave } = useWork();
  const offered = useOffered(plan.value);
  const clubs = useClubs();
  const whole: Plan = { ...plan.value, clock: clock.value, otherClock: otherClock.value };
  const starts = startsAt(whole.start, at.value, serverNow());
  const canGo = (whole.clock !== 'other' || isSound(whole.otherClock)) && (whole.start === 'hand' || starts > serverNow());
  const go = (): Promise<void> => {
    return leave(async () => {
      const { id } = await announce(
        wantedOf(whole, {
          name: name.value ?? proposedName(whole, starts),
          description: description.value,
          starts: startsAt(whole.start, at.value, serverNow()),
          fillLevel: nearest(offered.levels, USUAL_LEVEL),
        }),
      );
      kept.value = { ...whole, club: '' };
      navigate(addressOf(`/tournament/${id}`));
    });
  };
  return (
    <form
      class="start tour-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canGo) void go();
      }}
    >
      <div class="start-box">
        <h1 class="visually-hidden">{t('tour-announce')}</h1>
        <Cover game={whole.game} variant={whole.variant} name={variantName(whole.game, whole.variant)} level={2} />
        <p class="start-line">{t('tour-new-intro')}</p>
        <p>
          <a href={addressOf('/tournaments')}>{t('tour-all')}</a>
        </p>
      </div>
      <div class="start-sheet sheet">
        <BoxChoice plan={plan} />
        <SystemChoice plan={plan} />
        <ClockChoice kind={clock} other={otherClock} isShared={false} hasComputer={false} among={CLOCKS} />
        <LengthChoice plan={plan} />
        <StartChoice plan={plan} at={at} />
        <ComputerChoice plan={plan} {...offered} />
        <RatedOrNot isRated={plan.value.isRated} onChoose={(isRated) => change(plan, { isRated })} />
        <ClubChoice plan={plan} clubs={clubs} />
        <Words name={name} proposal={proposedName(whole, starts)} description={description} />
      </div>
      <div class="start-go">
        <p class="start-planned">{plannedText(whole)}</p>
        <p role="alert" class="problem" hidden={problem.value === ''}>
          {problem}
        </p>
        <button type="submit" class="button primary large" disabled={isBusy.value || !canGo}>
          {t(isBusy.value ? 'tour-going' : 'tour-go')}
          <Icon name="horn" />
        </button>
      </div>
    </form>
  );
}

export function Announce(): JSX.Element {
  useTitle(t('tour-announce'));
  const isKnown = useSignal(knownSpecs().length > 0);
  const problem = useSignal('');
  const ask = (): void => {
    problem.value = '';
    knownGames().then(
      () => (isKnown.value = true),
      (failure: unknown) => (problem.value = problemText(failure)),
    );
  };
  useEffect(ask, []);
  if (person.value === null)
    return (
      <div class="page narrow tour-nameless">
        <h1>{t('tour-announce')}</h1>
        <p class="page-intro">{t('tour-needs-name')}</p>
        <NameForm onDone={() => undefined} />
      </div>
    );
  if (problem.value !== '' && !isKnown.value) return <TryAgain title={t('match-away-title')} text={problem.value} onAgain={ask} />;
  return isKnown.value ? <Form /> : <p class="loading">{t('app-loading')}</p>;
}
