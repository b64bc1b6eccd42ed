import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { forgetsInAWeek, keeping, learnKeeping } from '../net/keepsake';

interface Props {
  /** The game takes days: a browser that forgets within a week does not keep the keys either. */
  readonly forDays?: boolean;
}

/** Says before it matters that this browser will not keep the keys; nothing where it keeps them. */
export function KeepsakeWarning({ forDays = false }: Props): JSX.Element | null {
  useEffect(learnKeeping, []);
  const found = keeping.value === 'kept' && forDays && forgetsInAWeek() ? 'week' : keeping.value;
  if (found === 'kept') return null;
  return (
    <p class="note" role="status">
      {t(`keeping-${found}`)}
    </p>
  );
}
