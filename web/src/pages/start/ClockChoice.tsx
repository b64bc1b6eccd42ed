/** Which clock: tiles for the usual ones, fields for any other, and the choice said in words. */

import '../../../styles/clock.css';

import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import { isByDays } from '../../net/clock-time';
import { Choice } from '../../shell/Choice';
import { KeepsakeWarning } from '../../shell/KeepsakeWarning';
import { type ClockKind, clockOf, KINDS, type OtherClock } from './clock-choice';

interface Props {
  readonly kind: Signal<ClockKind>;
  readonly other: Signal<OtherClock>;
  /** The seats have one clock together. */
  readonly isShared: boolean;
  /** A computer plays, which has no clock. */
  readonly hasComputer: boolean;
  /** What there is to choose from. */
  readonly among?: readonly ClockKind[];
}

function nameOf(kind: ClockKind): string {
  if (kind === '5+5' || kind === '15+10') {
    const [minutes = '', increment = ''] = kind.split('+');
    return t('start-clock-game', { minutes, increment });
  }
  return t(`start-clock-${kind}`);
}

/** What the choice means, a sentence for each part. */
function helpFor({ kind, other, isShared, hasComputer }: Props): string {
  const clock = clockOf(kind.value, other.value);
  if (clock === null) return t('start-clock-none-help');
  if (kind.value === 'day') return t('start-clock-day-help');
  const game = clock.initial ? [t('start-clock-game-help', { minutes: clock.initial / 60, increment: clock.increment ?? 0 })] : [];
  const setup = t('start-clock-setup-help', { minutes: (clock.setup ?? 0) / 60 });
  return [
    ...game,
    setup,
    ...(isShared ? [t('start-clock-shared-help')] : []),
    ...(hasComputer && !isShared ? [t('start-clock-computer-help')] : []),
  ].join(' ');
}

export function ClockChoice(props: Props): JSX.Element {
  const { kind, other, among = KINDS } = props;
  return (
    <>
      <Choice
        name="clock"
        legend={t('start-clock')}
        help={helpFor(props)}
        value={kind.value}
        among={among.map((value) => ({ value, text: nameOf(value) }))}
        onChoose={(value) => (kind.value = value)}
      />
      {kind.value === 'other' && <OtherFields other={other} />}
      {isByDays(clockOf(kind.value, other.value)) && <KeepsakeWarning forDays />}
    </>
  );
}

interface NumberProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ id, label, value, least, most, onChange }: NumberProps): JSX.Element {
  return (
    <div class="field clock-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** A clock of one's own. */
function OtherFields({ other }: { readonly other: Signal<OtherClock> }): JSX.Element {
  const chosen = other.value;
  const change = (part: Partial<OtherClock>): void => void (other.value = { ...other.value, ...part });
  return (
    <div class="clock-other">
      <Choice
        name="clock-way"
        legend={t('start-clock-kind')}
        value={chosen.way}
        among={(['game', 'move'] as const).map((value) => ({ value, text: t(`start-clock-kind-${value}`) }))}
        onChoose={(way) => change({ way })}
      />
      <div class="clock-fields cluster">
        {chosen.way === 'game' ? (
          <>
            <NumberField
              id="clock-minutes"
              label={t('start-clock-minutes')}
              value={chosen.minutes}
              least={1}
              most={20_160}
              onChange={(minutes) => change({ minutes })}
            />
            <NumberField
              id="clock-increment"
              label={t('start-clock-increment')}
              value={chosen.increment}
              least={0}
              most={3600}
              onChange={(increment) => change({ increment })}
            />
          </>
        ) : (
          <NumberField
            id="clock-seconds"
            label={t('start-clock-seconds')}
            value={chosen.seconds}
            least={5}
            most={1_209_600}
            onChange={(seconds) => change({ seconds })}
          />
        )}
        <NumberField
          id="clock-setup"
          label={t('start-clock-setup')}
          value={chosen.setup}
          least={1}
          most={20_160}
          onChange={(setup) => change({ setup })}
        />
      </div>
    </div>
  );
}
