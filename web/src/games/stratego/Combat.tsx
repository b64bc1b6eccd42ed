/** The last combat, kept in sight under the board or beside it. */

import { capital, t } from '../../i18n';
import type { StrategoObservation } from './wire';
import { asSide, kindOf } from './model';
import { shownName } from './names';
import { type Face, PieceArt } from './PieceArt';
import { printed } from './printed';
import type { Combat, Combatant } from './combat-facts';

interface CombatProps {
  readonly combat: Combat;
  readonly observation: StrategoObservation;
}

function FighterArt({ who, observation, face }: { who: Combatant; observation: StrategoObservation; face: Face }) {
  const kind = kindOf(observation, who.piece);
  return <PieceArt side={asSide(who.seat)} face={face} {...printed(observation, kind)} />;
}

function Clash() {
  return (
    <svg class="combat-clash" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 2l3.5 11.5L33 6l-5 11 10 3-10 3 5 11-9.5-7.5L20 38l-3.5-11.5L7 34l5-11-10-3 10-3L7 6l9.5 7.5z" />
    </svg>
  );
}

/** What the last combat was, small, until the next one. */
export function LastCombat({ combat, observation }: { readonly combat: Combat | null; readonly observation: StrategoObservation }) {
  return (
    <section class="last-combat line" aria-label={t('combat-last')}>
      {combat ? <LastPair combat={combat} observation={observation} /> : <p class="quiet">{t('combat-none')}</p>}
    </section>
  );
}

export function LastPair({ combat, observation }: CombatProps) {
  const small = (who: Combatant, role: 'attacker' | 'defender') => {
    const falls = combat.result !== 'neither' && combat.result !== role;
    return (
      <span class={`last-piece ${falls ? 'fell' : ''}`}>
        <FighterArt who={who} observation={observation} face={who.piece ? 'own' : 'back'} />
      </span>
    );
  };
  return (
    <>
      <span class="last-pair" aria-hidden="true">
        {small(combat.attacker, 'attacker')}
        <Clash />
        {small(combat.defender, 'defender')}
      </span>
      <p>
        <strong>
          {capital(t('combat-line', { attacker: shownName(combat.attacker.piece), defender: shownName(combat.defender.piece) }))}
        </strong>
        <span class="last-where soft">
          {t('combat-title', { square: combat.target })}. {t(`combat-${combat.result}`)}.
        </span>
        {combat.isPrivate && combat.defender.piece === '' && <span class="last-where soft">{t('combat-not-shown-help')}</span>}
      </p>
    </>
  );
}
