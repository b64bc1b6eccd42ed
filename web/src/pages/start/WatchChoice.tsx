import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { Delay, Watching } from '../../net/wire';
import { Choice } from '../../shell/Choice';

const WHO: readonly Watching[] = ['nobody', 'link', 'everybody'];
const LATE: readonly Delay[] = ['short', 'long', 'end', 'none'];

interface Props {
  readonly watching: Signal<Watching>;
  readonly delay: Signal<Delay>;
}

/** Who may watch, and how late. */
export function WatchChoice({ watching, delay }: Props): JSX.Element {
  return (
    <>
      <Choice
        name="watching"
        legend={t('start-watching')}
        help={t(`start-watching-${watching.value}-help`)}
        value={watching.value}
        among={WHO.map((value) => ({ value, text: t(`start-watching-${value}`) }))}
        onChoose={(value) => (watching.value = value)}
      />
      {watching.value !== 'nobody' && (
        <Choice
          name="delay"
          legend={t('start-delay')}
          help={t(delay.value === 'none' ? 'start-delay-none-help' : 'start-delay-help')}
          value={delay.value}
          among={LATE.map((value) => ({ value, text: t(`start-delay-${value}`) }))}
          onChoose={(value) => (delay.value = value)}
        />
      )}
    </>
  );
}
