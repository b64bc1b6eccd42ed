/** Who has which power and what it does; in the third game also Frodo, Mount Doom and the Ring. */

import { capital, inOneLine, t } from '../../i18n';
import type { StrategoObservation } from './wire';
import { Icon } from '../../shell/Icon';
import { pieceName } from './piece-names';
import { type Options, powerHelp, powerName } from './power-words';
import { Seal } from './seals';

interface LegendProps {
  readonly observation: StrategoObservation;
  readonly options: Options | undefined;
}

export function hasPowers(observation: StrategoObservation): boolean {
  return observation.powers.length > 0 || observation.ring !== '';
}

export function PowerLegend({ observation, options }: LegendProps) {
  return (
    <dl class="power-legend">
      {observation.powers.map(([power, users]) => (
        <Entry key={power} seal={power} name={powerName(power)} users={users} help={powerHelp(power, options)} />
      ))}
      {observation.ring && (
        <>
          <Entry seal="ring" name={t('legend-frodo')} help={t('legend-frodo-help')} />
          <Entry seal="quest" name={`${t('mount-doom')} (${observation.mount_doom})`} help={t('legend-doom-help')} />
          <Entry seal="ring_taken" name={t('legend-taken')} help={t('legend-taken-help')} />
        </>
      )}
    </dl>
  );
}

/** The same behind one line with all the seals, where there is little room. */
export function FoldedLegend(props: LegendProps) {
  const { powers, ring } = props.observation;
  return (
    <details class="folded-legend">
      <summary>
        <strong>{t('panel-powers')}</strong>
        <span class="folded-seals" aria-hidden="true">
          {powers.map(([power]) => (
            <Seal key={power} power={power} />
          ))}
          {ring && <Seal power="ring" />}
        </span>
        <Icon name="more" />
      </summary>
      <PowerLegend {...props} />
    </details>
  );
}

interface EntryProps {
  readonly seal: string;
  readonly name: string;
  readonly help: string;
  readonly users?: readonly string[];
}

function Entry({ seal, name, help, users = [] }: EntryProps) {
  return (
    <div>
      <dt>
        <Seal power={seal} />
        {name}
      </dt>
      <dd>
        {users.length > 0 && <strong>{capital(inOneLine(users.map(pieceName)))}. </strong>}
        {help}
      </dd>
    </div>
  );
}
