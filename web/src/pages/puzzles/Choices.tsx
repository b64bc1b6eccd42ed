/** The choices of a puzzle as buttons with letters; after the answer the best one and one's own are marked. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { letterOf } from '../../net/puzzle-line';
import type { PartProps } from './said';

export function Choices({ line, parts }: PartProps): JSX.Element {
  const answer = line.answer.value;
  return (
    <ol class="puzzle-choices" aria-label={t('puzzle-choices')}>
      {line.page.choices.map((act, index) => {
        const look = answer === null ? '' : act === answer.best ? 'best' : act === line.act.value ? 'own' : 'other';
        return (
          <li key={act}>
            <button
              type="button"
              class={`puzzle-choice ${look}`}
              data-act={act}
              disabled={answer !== null || line.isBusy.value}
              onClick={() => void line.send(act)}
            >
              <span class="puzzle-letter centred" aria-hidden="true">
                {letterOf(index)}
              </span>
              <span>
                {parts.actName(act, line.page)}
                {(look === 'best' || look === 'own') && <small>{t(`puzzle-choice-${look}`)}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
