/** Which computer: a row of levels, the players with a name below it, and in words what the chosen one is like. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { type Computer, computerKey, computerLine, computerName } from '../../shell/computers';
import type { StartController } from './controller';

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

interface ItemProps {
  readonly controller: StartController;
  readonly computer: Computer;
}

function Item({ controller, computer }: ItemProps): JSX.Element {
  const key = computerKey(computer);
  const isChosen = key === computerKey(controller.computer.value);
  return (
    <label class={`choice-item pick line entry ${computer.player === '' ? 'level' : 'named'} ${isChosen ? 'chosen' : ''}`}>
      <input
        type="radio"
        name="level"
        value={key}
        checked={isChosen}
        aria-describedby={`level-${key}-line`}
        onChange={() => controller.choose(computer)}
      />
      {computer.player === '' && <Steps level={computer.level} among={controller.levels} />}
      <span class="choice-text">{computerName(computer)}</span>
      <span class="visually-hidden" id={`level-${key}-line`}>
        {computerLine(computer)}
      </span>
    </label>
  );
}

export function LevelChoice({ controller }: { readonly controller: StartController }): JSX.Element | null {
  const { computers } = controller;
  if (controller.opponent.value !== 'computer' || computers.length < 2) return null;
  const named = computers.filter(({ player }) => player !== '');
  return (
    <fieldset class="choice levels">
      <legend>{t('start-level')}</legend>
      <div class="level-list stack">
        {computers
          .filter(({ player }) => player === '')
          .map((computer) => (
            <Item key={computerKey(computer)} controller={controller} computer={computer} />
          ))}
      </div>
      {named.length > 0 && (
        <div class="named-players" role="group" aria-label={t('start-players')}>
          <p class="help">{t('start-players')}</p>
          <div class="choice-list cluster">
            {named.map((computer) => (
              <Item key={computerKey(computer)} controller={controller} computer={computer} />
            ))}
          </div>
        </div>
      )}
      <p class="level-line" aria-hidden="true">
        {computerLine(controller.computer.value)}
      </p>
    </fieldset>
  );
}
