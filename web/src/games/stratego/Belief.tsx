/** What a seat could know and guess at the shown move: in words, piece by piece, and as small marks on the board. */

import type { BoardPiece } from '../../board/Board';
import type { Square } from '../../board/geometry';
import { capital, locale, t } from '../../i18n';
import { levelName } from '../../names';
import type { Belief } from '../../net/wire';
import type { StrategoObservation } from './wire';
import { type BeliefController, isDrawn, likeliest, summaryOf } from './belief-controller';
import { Emblem, emblem } from './emblems';
import { kindOf, pieceById, sideName } from './model';
import { pieceName } from './piece-names';
import type { ReplayController } from './replay-controller';
import type { View } from './frame-store';

const MOST_ROWS = 5;
const CERTAIN = 0.995;
const SPOKEN = 3;

interface BeliefProps {
  readonly controller: BeliefController;
  readonly observation: StrategoObservation;
}

export function percent(chance: number): string {
  const format = new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 });
  return chance >= CERTAIN && chance < 1 ? t('belief-more-than', { chance: format.format(0.99) }) : format.format(chance);
}

// ---- on the board ------------------------------------------------------------------------------------------------------

/** The same pieces with a mark for what each is taken for; smaller where the piece itself lies open. */
export function withGuesses(pieces: readonly BoardPiece[], { controller, observation }: BeliefProps): BoardPiece[] {
  const guesses = isDrawn.value ? (controller.page.value?.guesses ?? []) : [];
  const at = new Map(guesses.map((guess) => [guess.place, guess]));
  return pieces.map((piece) => {
    const guess = at.get(piece.square);
    const best = guess && likeliest(guess);
    if (!guess || !best || pieceById(observation, guess.id)?.square !== piece.square) return piece;
    const isOpen = Boolean(pieceById(observation, guess.id)?.piece);
    return {
      ...piece,
      art: (
        <>
          {piece.art}
          <GuessMark observation={observation} best={best} isOpen={isOpen} />
        </>
      ),
    };
  });
}

interface GuessMarkProps {
  readonly observation: StrategoObservation;
  readonly best: readonly [string, number];
  readonly isOpen: boolean;
}

/** A round token with the emblem; the ring around it fills with the chance. */
export function GuessMark({ observation, best: [kind, chance], isOpen }: GuessMarkProps) {
  const round = 2 * Math.PI * 19;
  return (
    <svg class={`guess-mark ${isOpen ? 'is-small' : ''}`} viewBox="0 0 64 64" aria-hidden="true">
      <g transform={isOpen ? 'translate(50 15) scale(.66)' : 'translate(32 31)'}>
        <circle class="guess-ground" r="19" />
        <circle class="guess-ring" r="19" stroke-dasharray={`${chance * round} ${round}`} transform="rotate(-90)" />
        <g class="guess-emblem" opacity={Math.min(1, 0.4 + chance)} transform="translate(-13.2 -13.2) scale(1.1)">
          {emblem(kindOf(observation, kind)?.emblem ?? '')}
        </g>
      </g>
    </svg>
  );
}

/** The words of a square, with what the piece there may be. */
export function guessSpoken({ controller }: BeliefProps, square: Square): string {
  const guess = controller.at(square);
  if (!guess || guess.known) return '';
  const chances = guess.chances
    .slice(0, SPOKEN)
    .map(([kind, chance]) => t('belief-chance', { piece: pieceName(kind), chance: percent(chance) }));
  return t('belief-spoken', { chances: chances.join(', ') });
}

/** The square under the pointer or the focus; "" beside the board. */
export function placeOf(event: Event): Square {
  const target = event.target instanceof Element ? event.target.closest('[data-place]') : null;
  return target?.getAttribute('data-place') ?? '';
}

/** Under the board of a small screen: the piece that was touched, in one line. (The panel has it all, and says it.) */
export function BeliefLine({ controller, observation }: BeliefProps) {
  const guesses = controller.page.value?.guesses ?? [];
  const guess = guesses.find((one) => one.id === controller.chosen.value);
  if (!guesses.length) return null;
  return (
    <p class="belief-line line" aria-hidden="true">
      {guess ? <strong>{guess.place}</strong> : t('belief-choose')}
      {guess?.chances.slice(0, SPOKEN).map(([kind, chance]) => (
        <span key={kind}>
          <Emblem name={kindOf(observation, kind)?.emblem ?? ''} size={18} />
          {guess.known ? pieceName(kind) : percent(chance)}
        </span>
      ))}
    </p>
  );
}

// ---- beside the board --------------------------------------------------------------------------------------------------

interface PanelProps extends BeliefProps {
  readonly replay: ReplayController;
  /** The view of the computer's seat, where one played; null otherwise. */
  readonly computer: View | null;
}

export function BeliefPanel({ controller, observation, replay, computer }: PanelProps) {
  const page = controller.page.value;
  const side = sideName(controller.seat.value);
  const title = page && page.level >= 0 ? t('belief-computer', { level: levelName(page.level) }) : t('belief-side', { side });
  return (
    <section class="belief" aria-labelledby="belief-title">
      <header class="belief-head cluster">
        <h2 id="belief-title">{controller.seat.value < 0 ? t('belief-title') : title}</h2>
        <label class="belief-show">
          <input
            type="checkbox"
            role="switch"
            checked={isDrawn.value}
            onChange={(event) => (isDrawn.value = event.currentTarget.checked)}
          />
          <span>{t('belief-show')}</span>
        </label>
      </header>
      <p class="belief-words">{controller.seat.value < 0 ? t('belief-no-side') : words(controller, observation)}</p>
      {page && page.guesses.length > 0 && (
        <Details controller={controller} observation={observation} isRevealed={replay.isRevealed.value} />
      )}
      {computer !== null && replay.view.value !== computer && (
        <button type="button" class="button" onClick={() => (replay.view.value = computer)}>
          {t('belief-eyes')}
        </button>
      )}
    </section>
  );
}

/** What was known and guessed, as somebody would tell it. */
function words(controller: BeliefController, observation: StrategoObservation): string {
  const page = controller.page.value;
  if (controller.isFailed.value) return t('belief-failed');
  if (!page) return '…';
  if (page.level === 0) return t('belief-computer-random');
  if (!page.guesses.length) return t(observation.phase === 'deployment' ? 'belief-none' : 'belief-no-game');
  const { known, forgotten, total, surest, flag } = summaryOf(page.guesses, (kind) => kindOf(observation, kind)?.emblem === 'flag');
  const isComputer = page.level > 0;
  const said = [t(isComputer ? 'belief-computer-knew' : 'belief-side-knew', { count: known, total })];
  if (isComputer && forgotten > 0) said.push(t('belief-computer-forgot', { count: forgotten }));
  if (surest) {
    const args = { square: surest.guess.place, piece: pieceName(surest.kind), chance: percent(surest.chance) };
    said.push(t(isComputer ? 'belief-computer-guess' : 'belief-side-guess', args));
  }
  if (flag)
    said.push(t(isComputer ? 'belief-computer-flag' : 'belief-side-flag', { square: flag.guess.place, chance: percent(flag.chance) }));
  return said.join(' ');
}

interface DetailsProps extends BeliefProps {
  readonly isRevealed: boolean;
}

/** One piece: what it may be, likeliest first. */
function Details({ controller, observation, isRevealed }: DetailsProps) {
  const guess = controller.page.value?.guesses.find((one) => one.id === controller.chosen.value);
  if (!guess) return <p class="quiet belief-piece">{t('belief-choose')}</p>;
  const truth = isRevealed ? pieceById(observation, guess.id)?.piece : undefined;
  return (
    <div class="belief-piece">
      <h3>{t('belief-piece', { square: guess.place })}</h3>
      {guess.known ? (
        <p>{t('belief-known', { piece: pieceName(guess.chances[0]?.[0] ?? '') })}</p>
      ) : (
        <Chances guess={guess} observation={observation} truth={truth} />
      )}
      {guess.forgotten && <p class="quiet">{t('belief-forgotten')}</p>}
      {truth && !guess.known && <p>{t('belief-truth', { piece: pieceName(truth) })}</p>}
    </div>
  );
}

interface ChancesProps {
  readonly guess: Pick<Belief, 'chances'>;
  readonly observation: StrategoObservation;
  readonly truth?: string | undefined;
}

export function Chances({ guess, observation, truth }: ChancesProps) {
  const shown = guess.chances.slice(0, MOST_ROWS);
  const rest = Math.max(0, 1 - shown.reduce((sum, [, chance]) => sum + chance, 0));
  return (
    <ul class="belief-chances">
      {shown.map(([kind, chance]) => (
        <li key={kind} class={kind === truth ? 'is-true' : ''}>
          <Emblem name={kindOf(observation, kind)?.emblem ?? ''} size={20} />
          <span>{capital(pieceName(kind))}</span>
          <span class="belief-bar" aria-hidden="true">
            <span style={{ width: `${chance * 100}%` }} />
          </span>
          <span class="belief-share">{percent(chance)}</span>
        </li>
      ))}
      {rest >= 0.01 && (
        <li class="belief-rest">
          <span />
          <span>{t('belief-others')}</span>
          <span class="belief-bar" aria-hidden="true">
            <span style={{ width: `${rest * 100}%` }} />
          </span>
          <span class="belief-share">{percent(rest)}</span>
        </li>
      )}
    </ul>
  );
}
