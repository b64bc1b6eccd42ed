import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { t } from '../../i18n';
import { ApiError } from '../../net/api';
import { useLand } from '../../land';
import { problemText } from '../../net/problems';
import type { OptionSpec } from '../../net/wire';
import { navigate } from '../../router';
import { Choice, Switch } from '../../shell/Choice';
import { Icon } from '../../shell/Icon';
import { Notice } from '../../shell/Notice';
import { useTitle } from '../../shell/title';
import { Lid, OpponentIcon, shortName } from '../home/lids';
import { NotFound } from '../NotFound';
import { type Box, Desk, findBox, type Opponent, type Side } from './desk';
import { LevelChoice } from './LevelChoice';
import { OptionField } from './OptionField';
import { grouped, type Heap, isMeaningful, STANDARD } from './options';

const OPPONENTS: readonly Opponent[] = ['computer', 'link', 'screen'];
const SIDES: readonly Side[] = ['lot', 'red', 'blue'];
const CLASSICS = ['classic', 'classic39'] as const;

function OpponentChoice({ desk }: { readonly desk: Desk }): JSX.Element {
  const among = OPPONENTS.map((value) => ({
    value, text: t(`start-opponent-${value}`), help: t(`start-opponent-${value}-help`), mark: <OpponentIcon opponent={value} />,
  }));
  return <Choice look="cards" name="opponent" legend={t('start-opponent')} value={desk.opponent.value} among={among} onChoose={(value) => (desk.opponent.value = value)} />;
}

const MARKS: Readonly<Record<Side, string>> = { lot: 'lot', red: 'army-0', blue: 'army-1' };

function SideMark({ side }: { readonly side: Side }): JSX.Element {
  return <span class={`army-mark ${MARKS[side]}`} aria-hidden="true" />;
}

function ColourChoice({ desk }: { readonly desk: Desk }): JSX.Element {
  const first = t(desk.values.value['first'] === 'blue' ? 'start-colour-first-blue' : 'start-colour-first');
  if (desk.opponent.value === 'screen') {
    return (
      <p class="note">
        {t('start-colour-screen')} {first}
      </p>
    );
  }
  const among = SIDES.map((value) => ({ value, text: t(`start-colour-${value}`), mark: <SideMark side={value} /> }));
  return <Choice name="side" legend={t('start-colour')} help={first} value={desk.side.value} among={among} onChoose={(value) => (desk.side.value = value)} />;
}

function ArmyChoice({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const own = desk.box.variant.id;
  const has = (id: string): boolean => desk.box.game.variants.some((variant) => variant.id === id);
  if (!CLASSICS.some((id) => id === own) || !CLASSICS.every(has)) return null;
  const among = CLASSICS.map((value) => ({ value, text: t(`start-army-${value}`) }));
  const change = (value: string): void => navigate(`/start/${value}/${desk.opponent.value}`, true);
  return <Choice name="army" legend={t('start-army')} value={own as (typeof CLASSICS)[number]} among={among} onChoose={change} />;
}

function Fields({ desk, options }: { readonly desk: Desk; readonly options: readonly OptionSpec[] }): JSX.Element {
  const values = desk.values.value;
  return (
    <>
      {options.filter((option) => isMeaningful(option.name, values)).map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={values[option.name] ?? option.default}
          base={desk.base.value[option.name] ?? option.default}
          onChange={(value) => desk.set(option.name, value)}
        />
      ))}
    </>
  );
}

/** The classic book's own tournament rules stand in sight where the classic game is played. */
function TournamentRules({ desk, options }: { readonly desk: Desk; readonly options: readonly OptionSpec[] }): JSX.Element {
  return (
    <fieldset class="switches">
      <legend>{t('start-tournament')}</legend>
      <p class="help">{t('start-tournament-help')}</p>
      <Fields desk={desk} options={options} />
    </fieldset>
  );
}

/** The one rule of ours that stands in no book: in sight before every game, and easily switched off. */
function QuietDraw({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const option = desk.box.variant.options.find((one) => one.name === 'quiet_draw');
  const turns = Number(desk.values.value['quiet_draw'] ?? 0);
  if (!option) return null;
  const usual = Number(option.default) > 0 ? Number(option.default) : 200;
  const help = turns > 0 ? t('start-quiet-help', { turns }) : t('start-quiet-off-help');
  return <Switch id="quiet-draw" text={t('start-quiet')} help={help} isOn={turns > 0} onSwitch={(isOn) => desk.set('quiet_draw', isOn ? usual : 0)} />;
}

function PresetChoice({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const presets = [STANDARD, ...desk.box.variant.presets.filter((name) => name !== STANDARD)];
  if (presets.length < 2) return null;
  const among = presets.map((value) => ({ value, text: t(`preset-${value}`) }));
  const choose = (value: string): void => {
    desk.preset.value = value;
    desk.changed.value = {};
  };
  return <Choice name="preset" legend={t('start-preset')} help={t(`preset-${desk.preset.value}-help`)} value={desk.preset.value} among={among} onChoose={choose} />;
}

function FinePrint({ desk, heaps }: { readonly desk: Desk; readonly heaps: readonly Heap[] }): JSX.Element {
  const count = Object.keys(desk.different.value).length;
  return (
    <details class="fine-print">
      <summary>
        <Icon name="more" />
        <span>{t('start-advanced')}</span>
        <span class="fine-print-count">{t('start-advanced-changed', { count })}</span>
      </summary>
      <PresetChoice desk={desk} />
      {heaps.map(([group, options]) => (
        <fieldset key={group} class="switches">
          <legend>{t(`start-group-${group}`)}</legend>
          <Fields desk={desk} options={options} />
        </fieldset>
      ))}
      {count > 0 && (
        <button type="button" class="button" onClick={() => (desk.changed.value = {})}>
          {t('start-reset')}
        </button>
      )}
    </details>
  );
}

function StartButton({ desk }: { readonly desk: Desk }): JSX.Element {
  const isBusy = useSignal(false);
  const problem = useSignal('');
  const start = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = '';
    try {
      navigate(`/match/${await desk.start()}`);
    } catch (failure) {
      problem.value = problemText(failure);
      isBusy.value = false;
    }
  };
  return (
    <div class="start-go">
      <p role="alert" class="problem" hidden={problem.value === ''}>
        {problem}
      </p>
      <button class="button primary large" type="submit" disabled={isBusy.value} onClick={() => void start()}>
        {t(isBusy.value ? 'start-going' : 'start-go')}
        <Icon name="arrow" />
      </button>
    </div>
  );
}

function Form({ box, opponent }: { readonly box: Box; readonly opponent: Opponent }): JSX.Element {
  useLand(box.game.id);
  const desk = useMemo(() => new Desk(box, opponent), [box]);
  const id = box.variant.id;
  const heaps = useMemo(() => grouped(box.variant.options), [box]);
  const inSight = id.startsWith('classic') ? heaps.find(([group]) => group === 'tournament') : undefined;
  return (
    <form class="start" onSubmit={(event) => event.preventDefault()}>
      <div class="start-box">
        <Lid variant={id.startsWith('classic') ? 'classic' : id} name={shortName(t(`variant-${id}`))} level={1} />
        <p class="start-line">
          {box.game.id === 'middle_earth' && <>{t('game-middle_earth')}. </>}
          {t(`variant-${id}-line`)}
        </p>
        <p>
          <a href={`/rules/${box.game.rules_page}`}>{t('home-how-rules')}</a> · <a href="/">{t('start-change-box')}</a>
        </p>
      </div>
      <div class="start-sheet sheet">
        <OpponentChoice desk={desk} />
        <LevelChoice desk={desk} />
        <ColourChoice desk={desk} />
        <ArmyChoice desk={desk} />
        {inSight && <TournamentRules desk={desk} options={inSight[1]} />}
        <QuietDraw desk={desk} />
        <FinePrint desk={desk} heaps={heaps.filter((heap) => heap !== inSight)} />
        <StartButton desk={desk} />
      </div>
    </form>
  );
}

export function Start({ variant, opponent }: { readonly variant: string; readonly opponent: string }): JSX.Element {
  const name = t(`variant-${variant}`);
  useTitle(t('start-title', { variant: name }));
  const box = useSignal<Box | null | undefined>(undefined);
  const problem = useSignal<unknown>(undefined);
  const attempt = useSignal(0);
  useEffect(() => {
    problem.value = undefined;
    findBox(variant).then((found) => (box.value = found), (failure: unknown) => (problem.value = failure ?? new ApiError('server/away', '', 0)));
  }, [variant, attempt.value]);

  if (problem.value !== undefined) {
    return (
      <Notice scene="fog" title={t('error-title')} text={problemText(problem.value)}>
        <button class="button primary" onClick={() => (attempt.value += 1)}>
          {t('app-try-again')}
        </button>
      </Notice>
    );
  }
  if (box.value === null) return <NotFound />;
  if (box.value === undefined) return <p class="loading">{t('app-loading')}</p>;
  return <Form box={box.value} opponent={OPPONENTS.find((one) => one === opponent) ?? 'computer'} />;
}
