/** Words for squares and events, in the language of the player. Each reads the language signal through `t`. */

import type { Square } from '../../board/geometry';
import { t } from '../../i18n';
import type { Event, Nack } from '../../net/wire';
import type { CombatResult, EventKind, StrategoObservation } from './wire';
import { entriesOf } from './landmarks';
import { faceOf, pieceAt, sideName } from './model';
import { pieceName } from './piece-names';
import { powerLine, powerSpoken, questLine } from './power-words';

/** A piece in a combat: its name, or "not shown". */
export function shownName(id: string): string {
  return id ? pieceName(id) : t('combat-not-shown');
}

/** What stands on a square, in full, as a screen reader says it. */
export function squareName(observation: StrategoObservation, square: Square, isOpen = false): string {
  const piece = pieceAt(observation, square);
  if (!piece && square === observation.mount_doom) return `${square}, ${t('mount-doom')}`;
  if (!piece && observation.obstacles.includes(square)) return t('square-lake', { square });
  if (!piece) return t(entriesOf(observation).includes(square) ? 'square-entry' : 'square-empty', { square });
  const side = sideName(piece.owner);
  const face = faceOf(piece, observation.seat, isOpen);
  const isOwn = piece.owner === observation.seat;
  const words = [
    face === 'back'
      ? t('square-unknown', { square, side })
      : t(isOwn ? 'square-own' : 'square-other', { square, side, piece: pieceName(piece.piece) }),
  ];
  if (observation.phase !== 'deployment') words.push(t(piece.moved ? 'square-moved' : 'square-not-moved'));
  if (isOwn && piece.shown && !isOpen) words.push(t('square-shown'));
  return words.join(', ');
}

export type Facts = Record<string, string | number>;

/** What an event says aloud; "" where nothing needs saying. */
export function eventSpoken(event: Event): string {
  const facts = event.facts as Facts;
  const side = sideName(Number(facts['seat']));
  const square = String(facts['target'] ?? facts['square'] ?? '');
  const piece = pieceName(String(facts['piece'] ?? ''));
  switch (event.kind as EventKind) {
    case 'move':
      return facts['piece']
        ? t('log-announce-move-shown', { side, source: String(facts['source']), target: square, piece })
        : t('log-announce-move', { side, source: String(facts['source']), target: square });
    case 'combat':
      return combatSpoken(facts);
    case 'own_combat':
      return t('combat-own', { square, piece });
    case 'rescue':
      return t('log-announce-rescue', { side, square });
    case 'power':
      return powerSpoken(event);
    case 'quest':
      return questLine(event);
    case 'ring_taken':
      return t('log-ring-taken');
    case 'stop':
      return t('log-announce-stop', { side });
    case 'ready':
      return t('log-ready', { side });
    case 'start':
      return t('log-start');
    case 'own_rescue':
    case 'rescue_declined':
    case 'end':
    default: // a table act
      return '';
  }
}

function combatSpoken(facts: Facts): string {
  return t('combat-announce', {
    square: String(facts['target']),
    side: sideName(Number(facts['seat'])),
    attacker: shownName(String(facts['attacker'])),
    defender: shownName(String(facts['defender'])),
    result: String(facts['result']),
  });
}

/** The line of the move log; "" for events that have none. */
export function eventLine(event: Event): string {
  const facts = event.facts as Facts;
  const source = String(facts['source'] ?? '');
  const target = String(facts['target'] ?? '');
  const square = String(facts['square'] ?? '');
  const piece = String(facts['piece'] ?? '');
  switch (event.kind as EventKind) {
    case 'move':
      return piece ? t('log-move-shown', { source, target, piece: pieceName(piece) }) : t('log-move', { source, target });
    case 'combat':
      return combatLine(facts);
    case 'own_combat':
      return t('combat-own', { square: target, piece: pieceName(piece) });
    case 'rescue':
      return piece ? t('log-rescue', { square, piece: pieceName(piece) }) : t('log-rescue-hidden', { square });
    case 'own_rescue':
      return t('log-rescue', { square, piece: pieceName(piece) });
    case 'rescue_declined':
      return t('log-rescue-declined');
    case 'power':
      return powerLine(event);
    case 'quest':
      return questLine(event);
    case 'ring_taken':
      return t('log-ring-taken');
    case 'stop':
      return t('log-stop');
    case 'ready':
    case 'start':
    case 'end':
    default: // a table act
      return '';
  }
}

const OUTCOMES: Readonly<Record<CombatResult, string>> = {
  attacker: 'log-won',
  defender: 'log-held',
  both: 'log-both',
  neither: 'log-neither',
};

function combatLine(facts: Facts): string {
  const line = t('log-combat', {
    source: String(facts['source']),
    target: String(facts['target']),
    attacker: shownName(String(facts['attacker'])),
    defender: shownName(String(facts['defender'])),
  });
  return `${line}, ${t(OUTCOMES[facts['result'] as CombatResult])}`;
}

/** Why a move is refused, in plain words. */
export function reasonText(reason: string, section: string): string {
  if (reason === 'notation') return t('reason-unreadable');
  return REASONS.has(reason) ? t(`reason-${reason}`, { section }) : t('reason-other', { section });
}

/** What the server said no to. */
export function nackText(nack: Nack): string {
  if (nack.code === 'connection/closed') return t('refused-failed');
  return reasonText(nack.code === 'action/stale' ? 'stale' : nack.reason, nack.section);
}

const REASONS = new Set([
  'wrong_turn',
  'game_over',
  'no_piece',
  'not_your_piece',
  'immobile',
  'blocked',
  'out_of_reach',
  'diagonal',
  'obstacle',
  'own_piece',
  'two_square',
  'chase',
  'rescue_kind',
  'rescue_square',
  'rescue_none_pending',
  'rescue_pending',
  'deployment',
  'stale',
  'unreadable',
  'no_power',
  'power_step',
  'power_target',
  'repeat_only',
  'nothing_to_stop',
]);

const ENDS = new Set([
  'flag_captured',
  'no_legal_move',
  'both_immobile',
  'no_mobile_piece',
  'exchange_draw',
  'quiet_draw',
  'ply_cap',
  'resigned',
  'draw_agreed',
  'abandoned',
  'called_draw',
  'timeout',
  'closed',
]);

/** Why the game is over, said to the winner, to the loser or to somebody who watches (`seat` -1). */
export function endText(reason: string, winner: number, seat: number): string {
  if (!ENDS.has(reason)) return t('end-other');
  if (reason === 'timeout' && winner < 0) return t('end-timeout-draw');
  const who = seat < 0 || winner < 0 ? 'watcher' : seat === winner ? 'winner' : 'loser';
  return t(`end-${reason}`, { who, winner: sideName(winner) });
}
