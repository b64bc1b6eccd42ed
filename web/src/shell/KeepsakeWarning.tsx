import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { keeping, learnKeeping } from '../net/keepsake';

/** Says before it matters that this browser will not keep the keys; nothing where it keeps them. */
export function KeepsakeWarning(): JSX.Element | null {
  useEffect(learnKeeping, []);
  if (keeping.value === 'kept') return null;
  return (
    <p class="note" role="status">
      {t(`keeping-${keeping.value}`)}
    </p>
  );
}
