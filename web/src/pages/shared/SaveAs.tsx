/** A shared game as a file: moving pictures, and its moves in letters. */

import type { JSX } from 'preact';

import { locale, t } from '../../i18n';
import { addressOf } from '../../net/base';
import { Icon } from '../../shell/Icon';

const FORMS = ['gif', 'webp', 'txt'] as const;

export function SaveAs({ match }: { readonly match: string }): JSX.Element {
  return (
    <details class="shared-save">
      <summary class="button">
        {t('shared-save')}
        <Icon name="more" />
      </summary>
      <ul class="sheet">
        {FORMS.map((form) => (
          <li key={form}>
            <a href={`${addressOf(`/game/${match}/game.${form}`)}?lang=${locale()}`} download={`${match}.${form}`}>
              {t(`shared-save-${form}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
