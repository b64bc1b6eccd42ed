/** Computer players and their words: one of a level, or one with a name. */

import { hasText, t } from '../i18n';
import { levelName } from '../names';

/** Which computer: of a level (0: plays at random), or the player of this name ("" for a level). */
export interface Computer {
  readonly level: number;
  readonly player: string;
}

export function computerName({ level, player }: Computer): string {
  if (player === '') return levelName(level);
  return hasText(`player-${player}`) ? t(`player-${player}`) : player.replaceAll('_', ' ');
}

/** What this computer is like, in a sentence; '' where there is no word of it. */
export function computerLine({ level, player }: Computer): string {
  const id = player === '' ? `start-level-${level}-help` : `player-${player}-help`;
  return hasText(id) ? t(id) : '';
}

/** The computer as the value of a field in a form. */
export function computerKey({ level, player }: Computer): string {
  return player === '' ? String(level) : player;
}

/** What such a value stands for: a level is a number, a name is none. */
export function computerOf(key: string): Computer {
  return /^\d+$/.test(key) ? { level: Number(key), player: '' } : { level: 0, player: key };
}

/** The computers that one chooses from: the steps for beginners, the levels, weakest first, then the other players with a name. */
export function computersOf(levels: readonly number[], players: readonly string[], steps: readonly string[] = []): readonly Computer[] {
  const named = (names: readonly string[]): readonly Computer[] => names.map((player) => ({ level: 0, player }));
  return [...named(steps), ...levels.map((level) => ({ level, player: '' })), ...named(players)];
}

/** The computer that has this seat, in words. */
export function seatedText({ level, player }: Computer): string {
  if (player === '' && level <= 0) return t('plain-computer-random');
  return t('plain-computer', { level: computerName({ level, player }) });
}
