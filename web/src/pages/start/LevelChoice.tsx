/** Which computer: a row of levels, the players with a name below it, and in words what the chosen one is like. */

import type { JSX } from 'preact';

import { t } from '../../i18n';
import { type Computer, computerKey, computerLine, computerName } from '../../shell/computers';
import type { StartController } from './controller';

/** The value of the choice that follows from one's own results. */
const FITTING = 'fitting';

/** As many steps as there are rungs, those up to this one filled. */
function Steps({ rung, count }: { readonly rung: number; readonly count: number }): JSX.Element {
  const width = count * 5 - 1;
  return (
    <svg class="level-steps" viewBox={`0 0 ${width} 16`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const height = 4 + (12 * (index + 1)) / count;
        return (
          <rect key={index} class={index <= rung ? 'is-filled' : ''} x={index * 5} y={16 - height} width="4" height={height} rx="0.8" />
        );
      })}
    </svg>
  );
}

/** The longest row of levels where there is room. */
const ROW = 6;

/** So many columns fill their rows as evenly as they can. */
function columnsFor(count: number): number {
  return Math.ceil(count / Math.ceil(count / ROW));
}

interface ItemProps {
  readonly controller: StartController;
  readonly computer: Computer;
}

function Item({ controller, computer }: ItemProps): JSX.Element {
  const key = computerKey(computer);
  const rungs = [...controller.box.steps, ...controller.levels.map(String)];
  const isRung = rungs.includes(key);
  const isChosen = !controller.isFitting.value && key === computerKey(controller.computer.value);
  return (
    <label class={`choice-item pick line entry ${isRung ? 'level' : 'named'} ${isChosen ? 'chosen' : ''}`}>
      <input
        type="radio"
        name="level"
        value={key}
        checked={isChosen}
        aria-describedby={`level-${key}-line`}
        onChange={() => controller.choose(computer)}
      />
      {isRung && <Steps rung={rungs.indexOf(key)} count={rungs.length} />}
      <span class="choice-text">{computerName(computer)}</span>
      <span class="visually-hidden" id={`level-${key}-line`}>
        {computerLine(computer)}
      </span>
    </label>
  );
}

/** The computer that one wins about half of the games against; which it is changes with the results. */
function FittingItem({ controller }: { readonly controller: StartController }): JSX.Element {
  const isChosen = controller.isFitting.value;
  return (
    <label class={`choice-item pick line entry level fitting ${isChosen ? 'chosen' : ''}`}>
      <input type="radio" name="level" value={FITTING} checked={isChosen} onChange={() => controller.chooseFitting()} />
      <span class="choice-text">{t('start-fitting')}</span>
    </label>
  );
}

export function LevelChoice({ controller }: { readonly controller: StartController }): JSX.Element | null {
  const { computers } = controller;
  if (controller.opponent.value !== 'computer' || computers.length < 2) return null;
  const isRung = ({ player }: Computer): boolean => player === '' || controller.box.steps.includes(player);
  const named = computers.filter((computer) => !isRung(computer));
  const rungs = computers.filter(isRung);
  const hasFitting = controller.levels.length > 0;
  return (
    <fieldset class="choice levels">
      <legend>{t('start-level')}</legend>
      <div class="level-list stack" style={{ '--columns': columnsFor(rungs.length + Number(hasFitting)) }}>
        {hasFitting && <FittingItem controller={controller} />}
        {rungs.map((computer) => (
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
        {controller.isFitting.value && `${t('start-fitting-help', { computer: computerName(controller.computer.value) })} `}
        {computerLine(controller.computer.value)}
      </p>
    </fieldset>
  );
}
