/** Actions as texts: those that the page composes, and set-ups, which are too many to list. What is legal comes with its parts. */

import type { Square } from '../../board/geometry';

export function moveText(source: Square, target: Square): string {
  return `${source}-${target}`;
}

export function rescueText(piece: string, square: Square): string {
  return `rescue ${piece}@${square}`;
}

const DEPLOY = /^\s*deploy\s/i;

/** letters: a letter for each square of the zone, "." for an empty one. */
export function deployText(letters: string): string {
  return `deploy ${letters}`;
}

/** Is this a set-up in our own notation? */
export function isDeployText(text: string): boolean {
  return DEPLOY.test(text);
}

export function deployedLetters(text: string): string {
  return text.replace(DEPLOY, '');
}

/** The squares that an action names, in order: "a2-a3", "rescue miner@b4". For what has no options beside it. */
export function squaresIn(text: string): readonly Square[] {
  return text.match(/\b[a-z]\d+\b/g) ?? [];
}
