/** The family's own settings. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { oneOf, persistent } from '../../settings';
import { Choice } from '../../shell/Choice';
import type { Numbering } from './model';

const NUMBERINGS: readonly Numbering[] = ['high', 'old_us'];

/** Print the marshal as 10 (high) or, as old US sets did, as 1. Display only (STRAT-1.9). */
export const numbering = persistent<Numbering>('numbering', 'high', oneOf(...NUMBERINGS));

export function NumberingChoice(): JSX.Element {
  const among = NUMBERINGS.map((value) => ({ value, text: t(`settings-numbering-${value}`) }));
  return (
    <Choice
      name="numbering"
      legend={t('settings-numbering')}
      help={t('settings-numbering-help')}
      value={numbering.value}
      among={among}
      onChoose={(value) => (numbering.value = value)}
    />
  );
}
