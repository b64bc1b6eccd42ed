/** The coach's sentences, in the language of the player. */

import { capital, t } from '../../i18n';
import type { CoachRemark } from '../../net/wire';
import { squaresIn } from './notation';
import { pieceName } from './piece-names';

const SQUARE = /^[a-z]+\d+$/;

/** An act as people write it. */
export function act(action: string): string {
  return squaresIn(action).join('–') || action;
}

/** A sentence of the coach. Facts that name a piece get its name, acts are written as people do. */
export function say({ name, facts }: CoachRemark): string {
  const told = Object.entries(facts).map(([key, value]) => {
    if (key === 'piece' || key === 'kind') return [key, pieceName(String(value))] as const;
    return [key, key === 'best' ? act(String(value)) : value] as const;
  });
  const sentence = t(`coach-${name}`, Object.fromEntries(told));
  return SQUARE.test(sentence.split(/[^a-z0-9]/)[0] ?? '') ? sentence : capital(sentence);
}
