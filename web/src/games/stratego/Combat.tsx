/** Combat over the board: both pieces turn over, the loser breaks. And the last combat, kept in sight beside the board. */

import { t } from '../../i18n';
import type { StrategoObservation } from './wire';
import { asSide, kindOf } from './model';
import { capital, shownName } from './names';
import { type Face, PieceArt } from './PieceArt';
import { printed } from './printed';
import { useSkip } from './skip';
import type { Combat, Combatant, Playback } from './playback';

interface CombatProps {
  readonly combat: Combat;
  readonly observation: StrategoObservation;
}

export function CombatCard({ playback }: { readonly playback: Playback }) {
  const combat = playback.combat.value;
  const observation = playback.shown.value;
  useSkip(combat !== null, playback);
  if (!combat || !observation) return null;
  const isFlag = combat.defender.piece === 'flag';
  return (
    <div class={`combat-overlay ${isFlag ? 'combat-flag' : ''}`} aria-hidden="true">
      <div class={`combat-card combat-won-${combat.result}`}>
        <div class="combat-pair">
          <Fighter combat={combat} observation={observation} who={combat.attacker} role="attacker" />
          <Clash />
          <Fighter combat={combat} observation={observation} who={combat.defender} role="defender" />
        </div>
        <p class="combat-result">{t(isFlag ? 'combat-flag' : `combat-${combat.result}`)}</p>
      </div>
    </div>
  );
}

interface FighterProps extends CombatProps {
  readonly who: Combatant;
  readonly role: 'attacker' | 'defender';
}

function Fighter({ combat, observation, who, role }: FighterProps) {
  const falls = combat.result !== 'neither' && combat.result !== role;
  const isHidden = who.piece === '';
  return (
    <div class={`fighter fighter-${role} ${falls ? 'falls' : 'stands'} ${isHidden ? 'stays-hidden' : ''}`}>
      <div class="fighter-drop"><div class="fighter-turn">
        <div class="fighter-back"><FighterArt who={who} observation={observation} face="back" /></div>
        {!isHidden && (
          <div class="fighter-face">
            <FighterArt who={who} observation={observation} face="own" />
            {falls && <Crack />}
          </div>
        )}
      </div></div>
      <p class="fighter-name">{capital(shownName(who.piece))}</p>
    </div>
  );
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

function Crack() {
  return (
    <svg class="fighter-crack" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M36 2l-7 15 8 9-11 13 6 8-5 15" />
    </svg>
  );
}

/** What the last combat was, small, until the next one. */
export function LastCombat({ combat, observation }: { readonly combat: Combat | null; readonly observation: StrategoObservation }) {
  return (
    <section class="last-combat" aria-label={t('combat-last')}>
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
        <strong>{capital(t('combat-line', { attacker: shownName(combat.attacker.piece), defender: shownName(combat.defender.piece) }))}</strong>
        <span class="last-where">{t('combat-title', { square: combat.target })}. {t(`combat-${combat.result}`)}.</span>
        {combat.isPrivate && combat.defender.piece === '' && <span class="last-where">{t('combat-not-shown-help')}</span>}
      </p>
    </>
  );
}
