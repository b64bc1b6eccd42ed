/** The piece inside, and what may be done with pieces: the cost stands beside every choice before it is made. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../../i18n';
import type { Option } from '../../net/wire';
import type { LocalSeat } from '../../plain/local-seat';
import type { GameWords } from '../../plain/words';
import { strengthOf } from './emblems';
import type { ExploreController } from './explore-controller';
import { PieceShape } from './FloorPlan';
import { pieceName, squareName } from './names';
import { type Chip, comingTurns, turnsAfter } from './ribbon';
import type { FortressObservation } from './wire';

interface Props {
  readonly controller: ExploreController;
  readonly words: GameWords;
}

export function PiecePicture({ piece, seat }: { readonly piece: string; readonly seat: number }): JSX.Element {
  return (
    <svg class={`fortress-piece plan-piece army-${seat}`} viewBox="-30 -32 60 68" aria-hidden="true">
      <PieceShape piece={piece} size={92} />
    </svg>
  );
}

export function TurnRibbon({
  chips,
  words,
  seat,
}: {
  readonly chips: readonly Chip[];
  readonly words: GameWords;
  readonly seat: number;
}): JSX.Element {
  const said = chips.map((chip) => t(chip.isSkipped ? 'fortress-ribbon-skipped' : 'fortress-ribbon-turn', { seat: words.seat(chip.seat) }));
  return (
    <p class="fortress-ribbon">
      <span class="visually-hidden">{t('fortress-ribbon', { turns: said.join(', ') })}</span>
      {chips.map((chip, index) => (
        <span key={index} aria-hidden="true" class={`army-${chip.seat}${chip.isSkipped ? ' skipped' : ''}${index === 0 ? ' now' : ''}`}>
          {chip.seat === seat ? t('fortress-you') : words.seat(chip.seat)}
        </span>
      ))}
    </p>
  );
}

/** The turns that come, from what was announced. */
export function ribbonOf(seen: FortressObservation): readonly Chip[] {
  const player = seen.to_act[0] ?? 0;
  return comingTurns(player, seen.skips);
}

export function PieceCard({ controller, words }: Props): JSX.Element | null {
  const choosing = useSignal<'' | 'swap' | 'sacrifice'>('');
  const { localSeat } = controller;
  const seen = controller.seen.value;
  if (!seen) return null;
  const decision = localSeat.decision;
  if (decision?.kind === 'enter') return <Enter localSeat={localSeat} />;
  const piece = seen.pieces[localSeat.seat === 1 ? 1 : 0];
  const square = controller.here;
  if (piece === '') return null;
  const options = decision?.options ?? [];
  const swaps = options.filter(({ parts }) => parts['swap'] !== undefined);
  const sacrifices = options.filter(({ parts }) => parts['sacrifice'] !== undefined);
  const challenge = options.find(({ parts }) => parts['choice'] === 'challenge');
  const steps = controller.trail().length;
  const known = choosing.value === 'swap' ? swaps : sacrifices;
  return (
    <section class="fortress-card fortress-pieces">
      <div class="fortress-inside">
        <PiecePicture piece={piece} seat={localSeat.seat} />
        <div>
          <h2>{t('fortress-piece-strength', { piece: pieceName(piece), strength: strengthOf(piece) })}</h2>
          <p>
            {squareName(square)}
            {decision && steps > 1 && <span class="fortress-walked"> · {t('fortress-steps', { count: steps - 1 })}</span>}
          </p>
        </div>
      </div>
      {decision && choosing.value !== '' && known.length > 0 ? (
        <Replacements controller={controller} words={words} options={known} part={choosing.value} onClose={() => (choosing.value = '')} />
      ) : (
        decision && (
          <div class="fortress-buttons cluster">
            {(seen.unused[localSeat.seat === 1 ? 1 : 0].length > 0 || swaps.length > 0) && (
              <button
                type="button"
                class="button"
                disabled={swaps.length === 0}
                title={swaps.length === 0 ? t('fortress-swap-where') : undefined}
                onClick={() => (choosing.value = 'swap')}
              >
                {t('fortress-swap')}
              </button>
            )}
            {sacrifices.length > 0 && (
              <button type="button" class="button" onClick={() => (choosing.value = 'sacrifice')}>
                {t('fortress-sacrifice')}
              </button>
            )}
            {challenge && (
              <button type="button" class="button" onClick={() => void controller.act(challenge.action)}>
                {words.part(['choice', 'challenge'])}
              </button>
            )}
          </div>
        )
      )}
      <OtherPieces seen={seen} seat={localSeat.seat} />
    </section>
  );
}

/** The pieces not in the fortress: those not brought in yet, and those that are out. */
function OtherPieces({ seen, seat }: { readonly seen: FortressObservation; readonly seat: number }): JSX.Element | null {
  const unused = seen.unused[seat === 1 ? 1 : 0];
  const out = seen.out[seat === 1 ? 1 : 0];
  if (unused.length + out.length === 0) return null;
  return (
    <p class="fortress-other-pieces cluster soft">
      {unused.map((piece) => (
        <span key={piece}>
          <PiecePicture piece={piece} seat={seat} />
          {pieceName(piece)}
        </span>
      ))}
      {out.map((piece) => (
        <span key={piece} class="out">
          <PiecePicture piece={piece} seat={seat} />
          {t('fortress-out', { piece: pieceName(piece) })}
        </span>
      ))}
    </p>
  );
}

function costText(option: Option): string {
  const turns = Number(option.parts['turns_to_skip'] ?? '0');
  return turns > 0 ? t('fortress-cost', { turns }) : t('fortress-cost-none');
}

interface ReplacementsProps extends Props {
  readonly options: readonly Option[];
  readonly part: 'swap' | 'sacrifice';
  readonly onClose: () => void;
}

/** Which piece comes instead; the ribbon shows what the choice under the finger would cost. */
function Replacements({ controller, words, options, part, onClose }: ReplacementsProps): JSX.Element {
  const chosen = useSignal(options[0]?.action ?? '');
  const option = options.find(({ action }) => action === chosen.value) ?? options[0]!;
  const seat = controller.localSeat.seat;
  return (
    <div class="fortress-replace stack" role="group" aria-label={t(`fortress-${part}`)}>
      <div class="fortress-choices stack" role="radiogroup" aria-label={t('fortress-which')}>
        {options.map((one) => (
          <button key={one.action} type="button" role="radio" aria-checked={one === option} onClick={() => (chosen.value = one.action)}>
            <PiecePicture piece={one.parts[part] ?? ''} seat={seat} />
            <strong>{pieceName(one.parts[part] ?? '')}</strong>
            <span>{costText(one)}</span>
          </button>
        ))}
      </div>
      <TurnRibbon chips={turnsAfter(seat, Number(option.parts['turns_to_skip'] ?? '0'))} words={words} seat={seat} />
      <div class="fortress-buttons cluster">
        <button
          type="button"
          class="button primary"
          disabled={controller.localSeat.isBusy.value}
          onClick={() => void controller.act(option.action).then(onClose)}
        >
          {words.part([part, option.parts[part] ?? ''])}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t('plain-ask-no')}
        </button>
      </div>
    </div>
  );
}

/** The first piece, or the next after a lost fight. */
function Enter({ localSeat }: { readonly localSeat: LocalSeat }): JSX.Element {
  const options = localSeat.decision?.options ?? [];
  return (
    <section class="fortress-card fortress-pieces asked">
      <h2>{t('fortress-which')}</h2>
      <div class="fortress-choices stack">
        {options.map((option) => (
          <button key={option.action} type="button" disabled={localSeat.isBusy.value} onClick={() => void localSeat.act(option.action)}>
            <PiecePicture piece={option.parts['piece'] ?? ''} seat={localSeat.seat} />
            <strong>
              {t('fortress-piece-strength', {
                piece: pieceName(option.parts['piece'] ?? ''),
                strength: strengthOf(option.parts['piece'] ?? ''),
              })}
            </strong>
            {option.parts['turns_to_skip'] !== '0' && <span>{costText(option)}</span>}
          </button>
        ))}
      </div>
    </section>
  );
}
