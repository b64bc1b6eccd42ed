/** What a text holds beside its deck, line by line with the reason. */

import './left-out.css';

import type { JSX } from 'preact';

import { hasText, t } from '../../../i18n';
import type { LeftOut } from '../../../net/wire';

export function LeftOutLines({ lines }: { readonly lines: readonly LeftOut[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <div class="dk-left-out">
      <p>{t('decks-left-out')}</p>
      <ul>
        {lines.map(({ kind, line, text }) => (
          <li key={`${line} ${text}`}>{t(hasText(`left-out-${kind}`) ? `left-out-${kind}` : 'left-out-note', { line, text })}</li>
        ))}
      </ul>
    </div>
  );
}
