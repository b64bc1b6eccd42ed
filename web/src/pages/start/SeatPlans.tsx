/** A game of any number of seats: how many, and who is to sit at each. */

import type { JSX } from 'preact';

import { levelName, seatName } from '../../names';
import { t } from '../../i18n';
import type { SeatPlanKind } from '../../net/wire';
import { GameWords } from '../../plain/words';
import { Choice, Switch } from '../../shell/Choice';
import { computerKey, computerName, computerOf, computersOf } from '../../shell/computers';
import { Icon } from '../../shell/Icon';
import { BroughtField } from './BroughtFields';
import type { StartController } from './controller';
import { mayBring, type Plan, PLAN_KINDS } from './plans';

interface Props {
  readonly controller: StartController;
}

export function SeatPlans({ controller }: Props): JSX.Element {
  const plans = controller.plans.value;
  return (
    <>
      <CountChoice controller={controller} />
      <fieldset class="seat-plans">
        <legend>{t('start-seats')}</legend>
        <ol>
          {plans.map((plan, seat) => (
            <SeatPlanRow key={seat} controller={controller} seat={seat} plan={plan} />
          ))}
        </ol>
        {!controller.canStart && (
          <p class="problem" role="alert">
            {t('start-need-person')}
          </p>
        )}
      </fieldset>
      <ListedSwitch controller={controller} />
      {controller.box.game.cooperative && plans.some((plan) => plan.kind === 'link' || plan.kind === 'open') && (
        <AbsentChoice controller={controller} />
      )}
      {controller.box.tellsOdds && (
        <Switch
          id="learning"
          text={t('start-learning')}
          help={t('start-learning-help')}
          isOn={controller.isLearning.value}
          onSwitch={(isOn) => (controller.isLearning.value = isOn)}
        />
      )}
      {plans.length > 1 && (
        <Switch
          id="lot"
          text={t('start-lot')}
          help={t('start-lot-help')}
          isOn={controller.isByLot.value}
          onSwitch={(isOn) => (controller.isByLot.value = isOn)}
        />
      )}
    </>
  );
}

const MINUTES = [1, 2, 5, 15];

/** Whether the seats of the first who come are offered to everybody on this server. */
function ListedSwitch({ controller }: Props): JSX.Element | null {
  if (!controller.mayList) return null;
  return (
    <Switch
      id="listed"
      text={t('start-listed')}
      help={t('start-listed-help')}
      isOn={controller.isListed.value}
      onSwitch={(isOn) => (controller.isListed.value = isOn)}
    />
  );
}

/** How long the table waits for somebody who is away, and what happens then. */
function AbsentChoice({ controller }: Props): JSX.Element {
  const after = controller.absentAfter;
  const levels = controller.levels.length > 0 ? controller.levels : [0];
  return (
    <fieldset class="seat-plans">
      <legend>{t('start-absent')}</legend>
      <div class="seat-plan-fields cluster">
        <Select label={t('start-absent-wait')} value={String(after.value)} onChange={(seconds) => (after.value = Number(seconds))}>
          {[0, ...MINUTES].map((minutes) => (
            <option key={minutes} value={minutes * 60}>
              {minutes === 0 ? t('start-absent-never') : t('start-absent-after', { minutes })}
            </option>
          ))}
        </Select>
        {after.value > 0 && (
          <Select
            label={t('start-absent-then')}
            value={String(controller.absentLevel.value)}
            onChange={(level) => (controller.absentLevel.value = Number(level))}
          >
            {[-1, ...levels].map((level) => (
              <option key={level} value={level}>
                {level < 0 ? t('start-absent-passes') : t('start-absent-computer', { level: levelName(level) })}
              </option>
            ))}
          </Select>
        )}
      </div>
      <p class="help">{t('start-absent-help')}</p>
    </fieldset>
  );
}

function CountChoice({ controller }: Props): JSX.Element | null {
  const { min_seats: least, max_seats: most } = controller.box.game;
  if (least === most) return null;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return (
    <Choice
      name="count"
      legend={t('start-count')}
      value={String(controller.plans.value.length)}
      among={counts.map((value) => ({ value, text: value }))}
      onChoose={(value) => controller.changeCount(Number(value))}
    />
  );
}

interface RowProps extends Props {
  readonly seat: number;
  readonly plan: Plan;
}

function SeatPlanRow({ controller, seat, plan }: RowProps): JSX.Element {
  const { game } = controller.box;
  const name = seatName(game.id, seat);
  const words = new GameWords(game.id, game);
  return (
    <li class="seat-plan">
      <strong>{name}</strong>
      <div class="seat-plan-fields cluster">
        <Select
          label={t('start-plan-label', { seat: name })}
          value={plan.kind}
          onChange={(kind) => controller.changePlan(seat, { kind: kind as SeatPlanKind })}
        >
          {PLAN_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`start-plan-${kind}`)}
            </option>
          ))}
        </Select>
        {plan.kind === 'computer' && controller.computers.length > 1 && (
          <Select
            label={t('start-plan-level', { seat: name })}
            value={computerKey(plan)}
            onChange={(key) => controller.changePlan(seat, computerOf(key))}
          >
            {computersOf([0, ...controller.levels], controller.box.players, controller.box.steps).map((computer) => (
              <option key={computerKey(computer)} value={computerKey(computer)}>
                {computerName(computer)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {game.brings && mayBring(plan, controller.isBroughtOpen) && (
        <BroughtField
          game={game}
          setup={controller.setupOf(seat)}
          id={`brings-${seat}`}
          label={t('start-brings', { seat: name, kind: words.brought() })}
          value={plan.brings}
          others={controller.plans.value.map(({ brings }, other) => (other === seat ? '' : brings))}
          problem={controller.isBlamed(seat) ? controller.broughtProblem.value : null}
          onChange={(text) => controller.changeBrings(seat, text)}
        />
      )}
    </li>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: JSX.Element[];
}

function Select({ label, value, onChange, children }: SelectProps): JSX.Element {
  return (
    <span class="select">
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
      <Icon name="more" />
    </span>
  );
}
