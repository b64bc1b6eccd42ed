/** How strong the computer is: a row of keys, and in words what the chosen one is like. */

import type { JSX } from 'preact';

import { hasText, t } from '../../i18n';
import { levelName } from '../../names';
import type { StartController } from './controller';

function levelLine(level: number): string {
  return hasText(`start-level-${level}-help`) ? t(`start-level-${level}-help`) : '';
}

/** As many steps as there are levels, those up to this one filled. */
function Steps({ level, among }: { readonly level: number; readonly among: readonly number[] }): JSX.Element {
  const width = among.length * 5 - 1;
  return (
    <svg class="level-steps" viewBox={`0 0 ${width} 16`} aria-hidden="true">
      {among.map((one, index) => {
        const height = 4 + (12 * (index + 1)) / among.length;
        return <rect key={one} class={one <= level ? 'is-filled' : ''} x={index * 5} y={16 - height} width="4" height={height} rx="0.8" />;
      })}
    </svg>
  );
}

export function LevelChoice({ controller }: { readonly controller: StartController }): JSX.Element | null {
  const among = controller.levels;
  if (controller.opponent.value !== 'computer' || among.length < 2) return null;
  const chosen = controller.level.value;
  return (
    <fieldset class="choice levels">
      <legend>{t('start-level')}</legend>
      <div class="level-list">
        {among.map((level) => (
          <label key={level} class={level === chosen ? 'choice-item level chosen' : 'choice-item level'}>
            <input
              type="radio"
              name="level"
              value={level}
              checked={level === chosen}
              aria-describedby={`level-${level}-line`}
              onChange={() => controller.setLevel(level)}
            />
            <Steps level={level} among={among} />
            <span class="choice-text">{levelName(level)}</span>
            <span class="visually-hidden" id={`level-${level}-line`}>
              {levelLine(level)}
            </span>
          </label>
        ))}
      </div>
      <p class="level-line" aria-hidden="true">
        {levelLine(chosen)}
      </p>
    </fieldset>
  );
}
