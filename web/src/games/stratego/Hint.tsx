/** A hint during play: an arrow and what is believed on the board, and why, under the board. */

import type { BoardPiece } from '../../board/Board';
import { placeInView } from '../../board/geometry';
import { capital, inOneLine, inTenths, locale, t } from '../../i18n';
import { optionOf } from '../../net/observation';
import { HintDetails, HintPanel as PlainPanel, LEAST_WORTH } from '../../plain/Hint';
import type { HintController } from '../../plain/hint-controller';
import { RuleLink } from '../../shell/RuleLink';
import type { Clue, HintedAct, Reading, Shown, Target } from '../../net/wire';
import { GuessMark, percent } from './Belief';
import { say } from './coach-words';
import { isChoice, squaresOf } from './legal';
import { isTurned, pieceAt, pieceById } from './model';
import { pieceName } from './piece-names';
import { powerName } from './power-words';
import type { StrategoObservation } from './wire';

/** A likeliest kind below this share is no guess worth drawing. */
const LIKELY = 0.3;
/** A clue that changes a chance by less is not worth a word (natural logarithm). */
const TELLING = 0.1;
const MOST_KINDS = 3;

interface HintProps {
  readonly controller: HintController;
  readonly observation: StrategoObservation;
}

// ---- on the board ------------------------------------------------------------------------------------------------------

/** The way of the act that is looked into, and lines to the targets of a power. */
export function HintLayer({ controller, observation }: HintProps) {
  const act = controller.act.value;
  const option = act && optionOf(observation, act.action);
  if (!option) return null;
  const { path, targets } = squaresOf(option);
  const centre = (square: string): { x: number; y: number } => {
    const { x, y } = placeInView(square, observation, isTurned(observation.seat));
    return { x: x + 0.5, y: y + 0.5 };
  };
  const points = path.map(centre);
  const stand = points.at(-1);
  return (
    <svg class="hint-layer" viewBox={`0 0 ${observation.columns} ${observation.rows}`} aria-hidden="true">
      <defs>
        <marker id="hint-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="3" markerHeight="3" orient="auto">
          <path class="hint-head" d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {points.length > 1 && <polyline class="hint-casing" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />}
      {points.length > 1 && (
        <polyline class="hint-arrow" marker-end="url(#hint-head)" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      {targets.map(centre).map(({ x, y }) => (
        <g key={`${x}/${y}`}>
          {stand && <line class="hint-shot" x1={stand.x} y1={stand.y} x2={x} y2={y} />}
          <circle class="hint-ring" cx={x} cy={y} r="0.44" />
        </g>
      ))}
    </svg>
  );
}

/** The same pieces, those of the enemy with a mark for what each is likely to be. */
export function withReadings(pieces: readonly BoardPiece[], { controller, observation }: HintProps): readonly BoardPiece[] {
  const readings = controller.isOpen.value ? (controller.hint.value?.readings ?? []) : [];
  const at = new Map(readings.map((reading) => [reading.place, reading]));
  return pieces.map((piece) => {
    const reading = at.get(piece.square);
    const best = reading?.chances[0];
    if (!reading || reading.known || !best || best[1] < LIKELY || pieceById(observation, reading.id)?.square !== piece.square) return piece;
    return {
      ...piece,
      art: (
        <>
          {piece.art}
          <GuessMark observation={observation} best={best} isOpen={false} />
        </>
      ),
    };
  });
}

// ---- under the board ---------------------------------------------------------------------------------------------------

export function HintPanel({ controller, observation }: HintProps) {
  const readings = controller.hint.value?.readings ?? [];
  return (
    <PlainPanel
      controller={controller}
      nameOf={({ action }) => actName(observation, action)}
      worthOf={({ gain }) => signed(gain)}
      unit={t('hint-unit')}
      details={(act) => <ActDetails act={act} />}
    >
      {readings.length > 0 && <Readings readings={readings} />}
    </PlainPanel>
  );
}

/** Why, whom it hits, what it shows: a sentence each. */
function ActDetails({ act }: { readonly act: HintedAct }) {
  const reasons = act.reasons
    .filter(({ worth }) => Math.abs(worth) >= LEAST_WORTH)
    .map(({ name, worth }) => t('hint-reason', { reason: t(`hint-reason-${name}`), worth: signed(worth) }));
  return (
    <HintDetails act={act} say={say} behind={(behind, doubt) => t('hint-behind', { behind, doubt })}>
      {reasons.length > 0 && <p>{t('hint-why', { reasons: inOneLine(reasons) })}</p>}
      {act.targets.map((target) => (
        <p key={target.id}>
          {targetText(target)} {target.chances.length > 1 && <RuleLink section={target.rule} />}
        </p>
      ))}
      {act.risk > 0 && <p>{t('hint-risk', { chance: percent(act.risk) })}</p>}
      {act.shows.length === 0 && <p>{t('hint-shows-nothing')}</p>}
      {act.shows.map((shown) => (
        <p key={shown.id}>
          {shownText(shown)} <RuleLink section={shown.rule} />
        </p>
      ))}
    </HintDetails>
  );
}

/** What may stand where, and which clues speak for the likeliest kind. */
function Readings({ readings }: { readonly readings: readonly Reading[] }) {
  return (
    <details class="hint-readings">
      <summary>{t('hint-readings')}</summary>
      <ul>
        {readings.map((reading) => (
          <li key={reading.id}>
            {t('hint-reading', { square: reading.place, chances: chancesText(reading.chances) })}
            {cluesText(reading) !== '' && <small>{cluesText(reading)}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}

// ---- in words ----------------------------------------------------------------------------------------------------------

function actName(observation: StrategoObservation, action: string): string {
  const option = optionOf(observation, action);
  if (!option) return action;
  const { parts } = option;
  if (parts['piece'] !== undefined) return capital(t('log-rescue', { piece: pieceName(parts['piece']), square: parts['square'] ?? '' }));
  if (isChoice(option, 'none')) return capital(t('log-rescue-declined'));
  if (isChoice(option, 'stop')) return t('power-stop');
  const { path, targets } = squaresOf(option);
  const piece = capital(pieceName(pieceAt(observation, path[0] ?? '')?.piece ?? ''));
  const way = path.join('–');
  const power = parts['power'] === undefined ? '' : `, ${powerName(parts['power'])}`;
  return [`${piece}${power}`, way, ...targets].join(' ');
}

function targetText(target: Target): string {
  const hit = t('hint-target', { square: target.place, chances: chancesText(target.chances) });
  const outcomes = inOneLine(target.outcomes.map(([name, chance]) => t(`hint-outcome-${name}`, { chance: percent(chance) })));
  const told = target.chances.length > 1 ? t(target.is_told ? 'hint-told' : 'hint-not-told') : '';
  return `${hit}; ${outcomes}. ${told}`;
}

function shownText(shown: Shown): string {
  const isHidden = shown.name === 'rescue' && shown.kinds.length > 1;
  const words = { square: shown.place, piece: pieceName(shown.kinds[0] ?? '') };
  const told = t(isHidden ? 'hint-shows-rescue-hidden' : `hint-shows-${shown.name}`, words);
  return shown.id < 0 ? told : `${told} ${t('hint-guessed', { before: percent(shown.before), after: percent(shown.after) })}`;
}

function chancesText(chances: Reading['chances']): string {
  return inOneLine(
    chances.slice(0, MOST_KINDS).map(([kind, chance]) => t('belief-chance', { piece: pieceName(kind), chance: percent(chance) })),
  );
}

function cluesText({ known, chances, clues }: Reading): string {
  if (known) return clues.map(({ name }) => t(`hint-clue-${name}`)).join('');
  const kind = chances[0]?.[0] ?? '';
  const telling = clues.slice(1).filter((clue) => Math.abs(logOf(clue, kind)) >= TELLING);
  const said = telling.map((clue) => t('hint-clue', { clue: t(`hint-clue-${clue.name}`), factor: inTenths(Math.exp(logOf(clue, kind))) }));
  return said.length > 0 ? t('hint-because', { piece: pieceName(kind), clues: inOneLine(said) }) : '';
}

function logOf(clue: Clue, kind: string): number {
  return clue.logs.find(([name]) => name === kind)?.[1] ?? 0;
}

function signed(value: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value);
}
