/** How often the computer wins with a set-up, level by level, and how two set-ups compare game by game. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

import { locale, t } from '../../../i18n';
import { levelName } from '../../../names';
import { Select } from '../../../shell/Select';
import { mirror, toText } from '../deploy-model';
import type { StrategoObservation } from '../wire';
import { compared, FIRST_GAMES, GAMES, LEVELS, measuredOf, type MeasuredSetup, measuredSetups, SetupMeasuring } from './measured-setups';
import type { StudioController } from './studio-controller';
import { turned } from './turned';

interface Props {
  readonly controller: StudioController;
  readonly observation: StrategoObservation;
}

const USUAL_LEVEL = 4;

/** A share of games, 0 to 1, in per cent without the sign. */
const percent = (share: number): string => new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(100 * share);

/** The first answer of each seat that can begin with this set-up: of both where the armies are alike. */
function actionsOf(controller: StudioController, { zone, seat }: StrategoObservation): readonly string[] {
  const letters = controller.letters.peek();
  const own = controller.action(letters);
  if (controller.hasSides.peek()) return seat === 1 ? ['', own] : [own, ''];
  const other = toText(mirror(controller.setup.peek(), zone), zone);
  return [own, own.replace(letters, other)];
}

export function Measured({ controller, observation }: Props): JSX.Element {
  const measuring = useMemo(() => new SetupMeasuring(), []);
  const level = useSignal(USUAL_LEVEL);
  useEffect(() => () => measuring.stop(), [measuring]);
  const army = controller.army.value;
  const letters = controller.letters.value;
  const key = { letters, game: army.game, variant: army.variant, level: level.value };
  const isGoing = measuring.isGoing(key);
  const start = (): void => {
    const { whole } = controller;
    if (!whole) return;
    const squareOf = (square: string): string =>
      observation.zone.includes(square) && whole.seat === 0 ? square : turned(square, { ...whole, seat: 1 });
    void measuring.start({ ...key, actions: actionsOf(controller, observation), squareOf });
  };
  return (
    <section class="sheet stack studio-measured" aria-labelledby="studio-measured">
      <h2 id="studio-measured">{t('studio-measured')}</h2>
      <Table found={measuredOf(letters, army)} />
      <div class="cluster">
        <Select
          label={t('studio-level')}
          value={String(level.value)}
          among={LEVELS.map((one): readonly [string, string] => [String(one), levelName(one)])}
          onChoose={(value) => (level.value = Number(value))}
        />
        <button type="button" class="button" disabled={!controller.isWhole.value} onClick={isGoing ? () => measuring.stop() : start}>
          {t(isGoing ? 'studio-measure-stop' : 'studio-measure')}
        </button>
      </div>
      {isGoing && <progress max={GAMES} value={measuring.done.value} aria-label={t('studio-measured')} />}
      <p class="problem" role="alert" hidden={measuring.problem.value === ''}>
        {measuring.problem.value}
      </p>
      <p class="soft">{t('studio-measured-help')}</p>
      <Comparison controller={controller} />
    </section>
  );
}

function Table({ found }: { readonly found: readonly MeasuredSetup[] }): JSX.Element | null {
  if (found.length === 0) return null;
  return (
    <table class="studio-table">
      <thead>
        <tr>
          <th scope="col">{t('studio-level')}</th>
          <th scope="col">{t('studio-column-games')}</th>
          <th scope="col">{t('studio-column-won')}</th>
        </tr>
      </thead>
      <tbody>
        {found
          .toSorted((one, other) => one.level - other.level)
          .map(({ level, points, low, high }) => (
            <tr key={level} data-level={level}>
              <th scope="row">{levelName(level)}</th>
              <td>{points.length}</td>
              <td>
                {points.length < FIRST_GAMES ? t('studio-measuring') : t('studio-interval', { low: percent(low), high: percent(high) })}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Another measured set-up of the same box beside this one: the same games, so that a difference is seen sooner. */
function Comparison({ controller }: { readonly controller: StudioController }): JSX.Element | null {
  const chosen = useSignal('');
  const { game, variant } = controller.army.value;
  const letters = controller.letters.value;
  const own = measuredOf(letters, controller.army.value);
  const others = measuredSetups.value.filter(
    (one) => one.letters !== letters && one.game === game && one.variant === variant && own.some(({ level }) => level === one.level),
  );
  if (own.length === 0 || others.length === 0) return null;
  const keyOf = ({ letters: other, level }: MeasuredSetup): string => `${level} ${other}`;
  const other = others.find((one) => keyOf(one) === chosen.value);
  const mine = own.find(({ level }) => level === other?.level);
  return (
    <div class="stack studio-compare">
      <Select
        isWide
        label={t('studio-compare')}
        value={other ? chosen.value : ''}
        among={[
          ['', t('studio-compare')],
          ...others.map((one): readonly [string, string] => [keyOf(one), `${nameOf(controller, one.letters)} · ${levelName(one.level)}`]),
        ]}
        onChoose={(value) => (chosen.value = value)}
      />
      {other && mine && <p role="status">{compareText(mine, other)}</p>}
    </div>
  );
}

function nameOf(controller: StudioController, letters: string): string {
  const kept = controller.own.value.find((one) => one.letters === letters);
  const idea = controller.ideas.value.find((one) => one.letters === letters);
  return kept?.name ?? (idea ? t(`idea-${idea.id}`) : t('studio-unnamed'));
}

/** What the games that both have played say. Where zero lies within the interval, that nothing can be told. */
function compareText(mine: MeasuredSetup, other: MeasuredSetup): string {
  const found = compared(mine, other);
  if (!found || found.games < FIRST_GAMES) return t('studio-compare-few', { count: FIRST_GAMES });
  const { games, better, worse, low, high } = found;
  const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'open';
  return `${t('studio-compare-games', { games, better, worse })} ${t(`studio-compare-${verdict}`)}`;
}
