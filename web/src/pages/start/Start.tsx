import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { Cover } from '../../covers/Cover';
import { familyOf } from '../../families';
import { gameName, levelName, seatName, tOf, variantLine, variantName } from '../../names';
import { useGameTheme } from '../../game-theme';
import { hasText, t } from '../../i18n';
import { ApiError } from '../../net/api';
import { addressOf } from '../../net/base';
import { type Box, boxName, findBox } from '../../net/known-games';
import { grouped, isMeaningful, isSwitchable, type Option, type OptionGroup, STANDARD, valueWhenOn } from '../../net/options';
import { problemText } from '../../net/problems';
import { askSeats, filling } from '../../net/seats';
import { navigate } from '../../router';
import { Choice, Switch } from '../../shell/Choice';
import { Icon } from '../../shell/Icon';
import { OpponentIcon } from '../../shell/OpponentIcon';
import { TryAgain } from '../../shell/TryAgain';
import { useTitle } from '../../shell/title';
import { LearnLink } from '../LearnLink';
import { NotFound } from '../NotFound';
import { BroughtFields } from './BroughtFields';
import { choiceOf } from './begin';
import { ClockChoice } from './ClockChoice';
import { BY_LOT, StartController } from './controller';
import { FriendField } from '../challenges/FriendField';
import { LevelChoice } from './LevelChoice';
import { OptionField, optionName } from './OptionField';
import { mayBring, type Opponent, opponentOf } from './plans';
import { RatedChoice } from './RatedChoice';
import { SeatPlans } from './SeatPlans';
import { StartNow } from './StartNow';
import { plannedText } from './words';
import { WatchChoice } from './WatchChoice';
import { defaultsOf } from '../../start-defaults';

const OPPONENTS: readonly Opponent[] = ['computer', 'anybody', 'link', 'screen'];

interface PartProps {
  readonly controller: StartController;
}

function opponentHelp(opponent: Opponent, levels: number): string {
  return opponent === 'computer' && levels === 0 ? 'start-opponent-random-help' : `start-opponent-${opponent}-help`;
}

function OpponentChoice({ controller }: PartProps): JSX.Element {
  const helpOf = (value: Opponent): string => t(opponentHelp(value, controller.levels.length));
  const among = OPPONENTS.map((value) => ({
    value,
    text: t(`start-opponent-${value}`),
    help: helpOf(value),
    mark: <OpponentIcon opponent={value} />,
  }));
  return (
    <Choice
      look="tiles"
      name="opponent"
      legend={t('start-opponent')}
      help={helpOf(controller.opponent.value)}
      value={controller.opponent.value}
      among={among}
      onChoose={(value) => (controller.opponent.value = value)}
    />
  );
}

function SeatMark({ seat }: { readonly seat: number }): JSX.Element {
  return <span class={seat === BY_LOT ? 'seat-mark by-lot' : `seat-mark seat-${seat}`} aria-hidden="true" />;
}

function SeatChoice({ controller }: PartProps): JSX.Element | null {
  const { game } = controller.box;
  const note = familyOf(game.id)?.options?.seats(controller.values.value);
  if (controller.opponent.value === 'screen') {
    return (
      <p class="note">
        {tOf(game.id, 'start-seat-screen')} {note}
      </p>
    );
  }
  const seats = [BY_LOT, ...Array.from({ length: game.min_seats }, (_, seat) => seat)];
  const text = (seat: number): string => (seat === BY_LOT ? t('start-seat-lot') : seatName(game.id, seat));
  const among = seats.map((seat) => ({ value: String(seat), text: text(seat), mark: <SeatMark seat={seat} /> }));
  return (
    <Choice
      name="seat"
      legend={tOf(game.id, 'start-seat')}
      {...(note !== undefined && { help: note })}
      value={String(controller.seat.value)}
      among={among}
      onChoose={(value) => (controller.seat.value = Number(value))}
    />
  );
}

/** What the host lets computers do with a seat for which nobody comes. */
function FillNote(): JSX.Element | null {
  useEffect(() => void askSeats(), []);
  const { after, level } = filling.value;
  return after === 0 ? null : <p class="note">{t('start-anybody-fills', { seconds: after, level: levelName(level) })}</p>;
}

/** Two against each other: the opponent, its strength, what one brings. */
function OpponentFields({ controller }: PartProps): JSX.Element {
  return (
    <>
      <OpponentChoice controller={controller} />
      {controller.opponent.value === 'anybody' && <FillNote />}
      {controller.opponent.value === 'link' && <FriendField name={controller.friend} />}
      <LevelChoice controller={controller} />
      {controller.box.tellsHints && controller.opponent.value === 'link' && (
        <Switch
          id="learning"
          text={t('start-learning')}
          help={t('start-learning-hints-help')}
          isOn={controller.isLearning.value}
          onSwitch={(isOn) => (controller.isLearning.value = isOn)}
        />
      )}
      <BroughtFields controller={controller} />
    </>
  );
}

/** What the family asks beside the options. */
function FamilyFields({ controller }: PartProps): JSX.Element | null {
  const { game, variant } = controller.box;
  const StartFields = familyOf(game.id)?.StartFields;
  if (!StartFields) return null;
  const choose = (other: string): void => navigate(addressOf(`/start/${boxName(game.id, other)}/${controller.opponent.value}`), true);
  const brings = controller.seatPlans().map((plan) => (mayBring(plan, controller.isBroughtOpen) ? plan.brings : ''));
  const form = { variant, variants: game.variants, values: controller.values.value, brings, choose };
  return (
    <StartFields
      form={{
        ...form,
        set: (option, value) => controller.set(option, value),
        bring: (seat, text) => controller.changeBrings(seat, text),
      }}
    />
  );
}

function Fields({ controller, options }: { readonly controller: StartController; readonly options: readonly Option[] }): JSX.Element {
  const values = controller.values.value;
  return (
    <>
      {options
        .filter((option) => isMeaningful(option, values))
        .map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={values[option.name] ?? option.default}
            base={controller.base.value[option.name] ?? option.default}
            onChange={(value) => controller.set(option.name, value)}
          />
        ))}
    </>
  );
}

function groupName(group: string): string {
  return hasText(`start-group-${group}`) ? t(`start-group-${group}`) : group.replaceAll('_', ' ');
}

/** A whole group that stands in sight. */
function GroupInSight({ controller, group: [name, options] }: PartProps & { readonly group: OptionGroup }): JSX.Element {
  const help = `start-group-${name}-help`;
  return (
    <fieldset class="switches">
      <legend>{groupName(name)}</legend>
      {hasText(help) && <p class="help">{t(help)}</p>}
      <Fields controller={controller} options={options} />
    </fieldset>
  );
}

/** What a switched number is set to where it has no default. */
const USUAL = 200;

/** A number that 0 switches off, as a switch; the exact number stands in the fine print. */
function NumberSwitch({ controller, option }: PartProps & { readonly option: Option }): JSX.Element {
  const id = `option-${option.name}`;
  const value = Number(controller.values.value[option.name] ?? 0);
  const state = value > 0 ? `${id}-on` : `${id}-off`;
  return (
    <Switch
      id={`${id}-switch`}
      text={hasText(`${id}-first`) ? t(`${id}-first`) : optionName(option.name)}
      {...(hasText(state) && { help: t(state, { value }) })}
      isOn={value > 0}
      onSwitch={(isOn) => controller.set(option.name, isOn ? valueWhenOn(option, USUAL) : 0)}
    />
  );
}

/** Options that a game wants to be seen before every match. */
function FirstOptions({ controller, options }: PartProps & { readonly options: readonly Option[] }): JSX.Element {
  const values = controller.values.value;
  return (
    <>
      {options
        .filter((option) => isMeaningful(option, values))
        .map((option) =>
          isSwitchable(option) ? (
            <NumberSwitch key={option.name} controller={controller} option={option} />
          ) : (
            <Fields key={option.name} controller={controller} options={[option]} />
          ),
        )}
    </>
  );
}

function PresetChoice({ controller }: { readonly controller: StartController }): JSX.Element | null {
  const presets = [STANDARD, ...controller.box.variant.presets.filter((name) => name !== STANDARD)];
  if (presets.length < 2) return null;
  const among = presets.map((value) => ({ value, text: hasText(`preset-${value}`) ? t(`preset-${value}`) : value }));
  const help = `preset-${controller.preset.value}-help`;
  const choose = (value: string): void => {
    controller.preset.value = value;
    controller.changed.value = {};
  };
  return (
    <Choice
      name="preset"
      legend={t('start-preset')}
      {...(hasText(help) && { help: t(help) })}
      value={controller.preset.value}
      among={among}
      onChoose={choose}
    />
  );
}

/** What the folded choices say, in a line: the seat, and how many rules differ from the box. */
function moreText(controller: StartController): string {
  const { game } = controller.box;
  const hasSeat = controller.isForTwoOpponents && controller.opponent.value !== 'screen';
  const seat = controller.seat.value === BY_LOT ? t('start-more-lot') : seatName(game.id, controller.seat.value);
  const count = Object.keys(controller.different.value).length;
  return [...(hasSeat ? [seat] : []), t('start-advanced-changed', { count })].join(' · ');
}

function MoreChoices({
  controller,
  groups,
}: {
  readonly controller: StartController;
  readonly groups: readonly OptionGroup[];
}): JSX.Element {
  const values = controller.values.value;
  const shown = groups.filter(([, options]) => options.some((option) => isMeaningful(option, values)));
  return (
    <details class="fine-print">
      <summary>
        <Icon name="more" />
        <span>{t('start-more')}</span>
        <span class="fine-print-count soft">{moreText(controller)}</span>
      </summary>
      {controller.isForTwoOpponents && <SeatChoice controller={controller} />}
      <PresetChoice controller={controller} />
      {shown.map(([group, options]) => (
        <fieldset key={group} class="switches">
          <legend>{groupName(group)}</legend>
          <Fields controller={controller} options={options} />
        </fieldset>
      ))}
      {Object.keys(controller.different.value).length > 0 && (
        <button type="button" class="button" onClick={() => (controller.changed.value = {})}>
          {t('start-reset')}
        </button>
      )}
    </details>
  );
}

/** What is about to begin, in a sentence, and the button. */
function StartButton({ controller }: PartProps): JSX.Element {
  const say = (failure: unknown): string => (controller.broughtProblem.value === null ? problemText(failure) : '');
  return (
    <div class="start-go">
      <p class="start-planned">{plannedText(controller.wanted(), controller.box.game.cooperative, controller.challenged)}</p>
      <StartNow class="" begin={() => controller.start()} isOff={!controller.canStart} isSubmit say={say}>
        {t('start-go')}
        <Icon name="arrow" />
      </StartNow>
    </div>
  );
}

interface Places {
  readonly first: readonly Option[];
  readonly inSight: readonly OptionGroup[];
  readonly fine: readonly OptionGroup[];
}

/** The options in their places: first, whole groups in sight, fine print. A switched number stands in the fine print as well. */
function placesOf({ game, variant }: Box): Places {
  const names = familyOf(game.id)?.groupsInSight?.(variant.id) ?? [];
  const first = variant.options.filter((option) => option.first);
  const rest = variant.options.filter((option) => !option.first || isSwitchable(option));
  const groups = grouped(rest);
  return { first, inSight: groups.filter(([name]) => names.includes(name)), fine: groups.filter(([name]) => !names.includes(name)) };
}

function Form({ box, opponent }: { readonly box: Box; readonly opponent: Opponent }): JSX.Element {
  const { game, variant } = box;
  useGameTheme(game.id);
  const controller = useMemo(() => new StartController(box, opponent, defaultsOf(location.hash), choiceOf(game.id, variant.id)), [box]);
  const { first, inSight, fine } = useMemo(() => placesOf(box), [box]);
  return (
    <form class="start" onSubmit={(event) => event.preventDefault()}>
      <div class="start-box">
        <Cover game={game.id} variant={variant.id} name={variantName(game.id, variant.id)} level={1} />
        <p class="start-line">
          {hasText(`game-${game.id}`) && variant.id !== '' && <>{gameName(game.id)}. </>}
          {variantLine(game.id, variant.id)}
        </p>
        <p>
          <a href={addressOf(`/rules/${game.rules_page}`)}>{t('home-how-rules')}</a> · <a href={addressOf('/')}>{t('start-change-box')}</a>
          <LearnLink game={game.id} />
        </p>
      </div>
      <div class="start-sheet sheet">
        {controller.isForTwoOpponents ? <OpponentFields controller={controller} /> : <SeatPlans controller={controller} />}
        {controller.mayHaveClock && (
          <ClockChoice
            kind={controller.clockKind}
            other={controller.otherClock}
            isShared={game.cooperative}
            hasComputer={controller.seatPlans().some(({ kind }) => kind === 'computer')}
          />
        )}
        <RatedChoice controller={controller} />
        <FamilyFields controller={controller} />
        <WatchChoice watching={controller.watching} delay={controller.delay} />
        {inSight.map((group) => (
          <GroupInSight key={group[0]} controller={controller} group={group} />
        ))}
        <FirstOptions controller={controller} options={first} />
        {(fine.length > 0 || variant.presets.length > 0 || controller.isForTwoOpponents) && (
          <MoreChoices controller={controller} groups={fine} />
        )}
      </div>
      <StartButton controller={controller} />
    </form>
  );
}

/** The company that an address asks for, that of last time where it asks for none; undefined for a word that names none. */
function companyOf({ game, variant }: Box, asked: string): Opponent | undefined {
  const last = choiceOf(game.id, variant.id);
  if (asked === '' && last) return opponentOf(last.seats, last.terms?.listed);
  if (asked === '' || asked === 'alone') return game.min_seats === 1 ? 'alone' : 'computer';
  return OPPONENTS.find((one) => one === asked);
}

/** variant: as boxName says it. */
export function Start({ variant, opponent }: { readonly variant: string; readonly opponent: string }): JSX.Element {
  const box = useSignal<Box | null | undefined>(undefined);
  const problem = useSignal<unknown>(undefined);
  const attempt = useSignal(0);
  useTitle(t('start-title', { variant: variantName(box.value?.game.id ?? '', box.value?.variant.id ?? variant) }));
  useEffect(() => {
    problem.value = undefined;
    findBox(variant).then(
      (found) => (box.value = found),
      (failure: unknown) => (problem.value = failure ?? new ApiError('server/away', '', 0)),
    );
  }, [variant, attempt.value]);

  if (problem.value !== undefined) {
    return <TryAgain text={problemText(problem.value)} onAgain={() => (attempt.value += 1)} />;
  }
  if (box.value === null) return <NotFound />;
  if (box.value === undefined) return <p class="loading">{t('app-loading')}</p>;
  const company = companyOf(box.value, opponent);
  return company === undefined ? <NotFound /> : <Form box={box.value} opponent={company} />;
}
