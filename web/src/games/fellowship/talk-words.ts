/** What is said at the table in words: signals of the seats, plans and answers of computers. Facts name cards by their keys. */

import { hasText, t } from '../../i18n';
import { readable } from '../../names';
import { cardName, cardNames } from './card-words';

type Facts = Readonly<Record<string, unknown>>;

const enemyOf = (facts: Facts): string => cardName(keysOf(facts['enemy'])[0] ?? '');
const keysOf = (value: unknown): readonly string[] => (typeof value === 'string' ? value.split(',').filter(Boolean) : []);

/** A signal as something one says: "Keep a defender". */
export function signalText(facts: Facts): string {
  const id = `fellowship-signal-${String(facts['text'])}`;
  return hasText(id) ? t(id, { enemy: enemyOf(facts) }) : readable(String(facts['text']));
}

/** The sentences of what a computer has said. */
export function saidText(facts: Facts): string {
  const text = String(facts['text']);
  const told = { 'plan-quest': questPlan, 'plan-engage': engagePlan, 'plan-combat': combatPlan, heed }[text];
  return told ? told(facts).filter(Boolean).join(' ') : readable(text);
}

function why(facts: Facts): string {
  const id = `fellowship-why-${String(facts['why'])}`;
  return hasText(id) ? t(id, { against: cardNames(keysOf(facts['against'])) }) : '';
}

function questPlan(facts: Facts): readonly string[] {
  const who = keysOf(facts['who']);
  const keeps = keysOf(facts['keeps']);
  const numbers = { willpower: Number(facts['willpower']), threat: Number(facts['threat']) };
  return [
    who.length > 0 ? t('fellowship-said-quest', { who: cardNames(who), ...numbers }) : t('fellowship-said-quest-nobody'),
    keeps.length > 0 ? t('fellowship-said-keeps', { keeps: cardNames(keeps) }) : '',
    why(facts),
  ];
}

function engagePlan(facts: Facts): readonly string[] {
  return [t('fellowship-said-takes', { takes: cardNames(keysOf(facts['takes'])) }), why(facts)];
}

function combatPlan(facts: Facts): readonly string[] {
  const pairs = keysOf(facts['defends']).map((pair) => pair.split(':'));
  const undefended = keysOf(facts['undefended']);
  const keeps = keysOf(facts['keeps']);
  return [
    ...pairs.map(([enemy = '', defender = '']) => t('fellowship-said-defends', { enemy: cardName(enemy), defender: cardName(defender) })),
    undefended.length > 0 ? t('fellowship-said-undefended', { undefended: cardNames(undefended) }) : '',
    keeps.length > 0 ? t('fellowship-said-keeps', { keeps: cardNames(keeps) }) : '',
    why(facts),
  ];
}

function heed(facts: Facts): readonly string[] {
  const id = `fellowship-heed-${String(facts['signal'])}`;
  return [hasText(id) ? t(id, { enemy: enemyOf(facts) }) : ''];
}
