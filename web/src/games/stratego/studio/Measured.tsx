/** How often the computer wins with a set-up, level by level, and how two set-ups compare game by game. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import { t } from '../../../i18n';
import { levelName } from '../../../names';
import { FIRST_GAMES, MeasuredRun } from '../../../net/measured-run';
import { MeasuredLevels } from '../../../shell/MeasuredLevels';
import { Select } from '../../../shell/Select';
import { mirror, toText } from '../deploy-model';
import type { StrategoObservation } from '../wire';
import { compared, keepMeasured, LEVELS, measuredOf, type MeasuredSetup, measuredSetups, resultOf, textOf } from './measured-setups';
import type { StudioController } from './studio-controller';
import { turned } from './turned';

interface Props {
  readonly controller: StudioController;
  readonly observation: StrategoObservation;
}

const USUAL_LEVEL = 4;

/** The first answer of each seat that can begin with this set-up: of both where the armies are alike. */
function actionsOf(controller: StudioController, { zone, seat }: StrategoObservation): readonly string[] {
  const letters = controller.letters.peek();
  const own = controller.action(letters);
  if (controller.hasSides.peek()) return seat === 1 ? ['', own] : [own, ''];
  const other = toText(mirror(controller.setup.peek(), zone), zone);
  return [own, own.replace(letters, other)];
}

export function Measured({ controller, observation }: Props): JSX.Element {
  const run = useMemo(() => new MeasuredRun(), []);
  const army = controller.army.value;
  const letters = controller.letters.value;
  const keyAt = (level: number): string => textOf({ letters, game: army.game, variant: army.variant, level });
  const start = (level: number): void => {
    const { whole } = controller;
    if (!whole) return;
    const { game, variant } = army;
    const squareOf = (square: string): string =>
      observation.zone.includes(square) && whole.seat === 0 ? square : turned(square, { ...whole, seat: 1 });
    const wanted = { game, variant, level, actions: actionsOf(controller, observation) };
    void run.start(keyAt(level), wanted, (found) => keepMeasured(resultOf({ letters, game, variant, level, squareOf }, found)));
  };
  return (
    <MeasuredLevels
      id="studio-measured"
      run={run}
      levels={LEVELS}
      usual={USUAL_LEVEL}
      found={measuredOf(letters, army)}
      isWhole={controller.isWhole.value}
      help={t('studio-measured-help')}
      keyAt={keyAt}
      onStart={start}
    >
      <Comparison controller={controller} />
    </MeasuredLevels>
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
