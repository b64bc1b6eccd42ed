/** Table acts: giving up, draws, undo and new starts, and what waits for the consent of others. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { t } from '../i18n';
import type { Proposal, TableWord } from '../net/wire';
import { CourtesyButton } from './Courtesy';
import type { LocalSeat } from './local-seat';
import type { LocalSeats } from './local-seats';
import { NotesButton } from './Notes';
import type { UndoPoint } from './undo-points';
import type { GameWords } from './words';

interface Props {
  readonly localSeat: LocalSeat;
  readonly words: GameWords;
}

interface ActsProps extends Props {
  /** With words of manners and notes, on a page that has no list of the seats. */
  readonly hasWords?: boolean;
}

/**
 * How an act is offered. button: in a row with others. asked: likewise, and asked about once more, for it ends the game. elsewhere: it has
 * a place of its own on the page, or answers something that stands elsewhere.
 */
const OFFERED: Readonly<Record<TableWord, 'button' | 'asked' | 'elsewhere'>> = {
  '/resign': 'asked',
  '/concede': 'asked',
  '/draw-offer': 'button',
  '/signal': 'elsewhere',
  '/flag': 'elsewhere',
  '/close': 'elsewhere',
  '/say': 'elsewhere',
  '/rematch': 'elsewhere',
  '/unready': 'elsewhere',
  '/agree': 'elsewhere',
  '/refuse': 'elsewhere',
  '/draw-accept': 'elsewhere',
  '/draw-decline': 'elsewhere',
  '/claim-win': 'elsewhere',
  '/claim-draw': 'elsewhere',
  '/undo': 'elsewhere',
  '/restart': 'elsewhere',
};

export function ActsCard({ localSeat, words, hasWords = false }: ActsProps): JSX.Element | null {
  const asked = useSignal<TableWord | null>(null);
  if (localSeat.status?.status === 'over') return null;
  const plain = localSeat.acts.filter((act) => OFFERED[act] !== 'elsewhere');
  const mayUndo = localSeat.acts.includes('/undo') && localSeat.points.value.length > 0;
  const mayRestart = localSeat.acts.includes('/restart');
  const mayClaim = isDeserted(localSeat, words);
  if (plain.length === 0 && !mayUndo && !mayRestart && !mayClaim) return null;
  const press = (act: TableWord): void => {
    if (OFFERED[act] === 'asked') asked.value = act;
    else void localSeat.act(act);
  };
  return (
    <section class="plain-card plain-acts" aria-labelledby="plain-acts">
      <h2 id="plain-acts">{t('plain-acts')}</h2>
      {asked.value !== null && localSeat.acts.includes(asked.value) ? (
        <Question act={asked.value} localSeat={localSeat} onClose={() => (asked.value = null)} />
      ) : (
        <div class="plain-buttons cluster">
          {mayClaim && <ActButton localSeat={localSeat} act="/claim-win" text={words.act('/claim-win')} />}
          {mayClaim && words.spec?.table_actions.includes('draw') && (
            <ActButton localSeat={localSeat} act="/claim-draw" text={words.act('/claim-draw')} />
          )}
          {mayUndo && <Undo localSeat={localSeat} words={words} />}
          {mayRestart && <ActButton localSeat={localSeat} act="/restart" text={words.act('/restart')} />}
          {mayRestart && <ActButton localSeat={localSeat} act="/restart new" text={words.act('/restart', true)} />}
          {plain.map((act) => (
            <button key={act} type="button" class="button" disabled={localSeat.isBusy.value} onClick={() => press(act)}>
              {words.act(act)}
            </button>
          ))}
          {hasWords && <CourtesyButton client={localSeat.client} />}
          {hasWords && <NotesButton client={localSeat.client} />}
        </div>
      )}
    </section>
  );
}

/** Everybody else has been away for so long that the win may be claimed. */
function isDeserted(localSeat: LocalSeat, words: GameWords): boolean {
  const { status } = localSeat;
  if (!status || status.claim_after === 0 || !words.spec?.table_actions.includes('claim')) return false;
  const others = localSeat.client.presence.value.filter((seat) => seat.seat !== localSeat.seat);
  return others.length > 0 && others.every((seat) => seat.kind === 'person' && !seat.here && seat.away_for >= status.claim_after);
}

function ActButton({ localSeat, act, text }: { readonly localSeat: LocalSeat; readonly act: string; readonly text: string }): JSX.Element {
  return (
    <button type="button" class="button" disabled={localSeat.isBusy.value} onClick={() => void localSeat.act(act)}>
      {text}
    </button>
  );
}

interface QuestionProps {
  readonly act: TableWord;
  readonly localSeat: LocalSeat;
  readonly onClose: () => void;
}

function Question({ act, localSeat, onClose }: QuestionProps): JSX.Element {
  const name = act.slice(1);
  const text = t(`plain-ask-${name}`);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div class="plain-question" role="group" aria-label={text} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <p>{text}</p>
      <div class="plain-buttons cluster">
        <button
          type="button"
          class="button danger"
          onClick={() => {
            onClose();
            void localSeat.act(act);
          }}
        >
          {t(`plain-act-${name}`)}
        </button>
        <button ref={no} type="button" class="button" onClick={onClose}>
          {t('plain-ask-no')}
        </button>
      </div>
    </div>
  );
}

/** Back by one action, or to any earlier one of one's own. */
function Undo({ localSeat, words }: Props): JSX.Element {
  const last = localSeat.points.value.at(-1);
  const own = localSeat.points.value.filter((point) => point.seat === localSeat.seat && point !== last).reverse();
  const labelOf = (point: UndoPoint): string => {
    const what = point.event === null ? words.seat(point.seat) : words.event(point.event);
    return t('plain-undo-before', { number: point.keep + 1, what });
  };
  return (
    <>
      {last && <ActButton localSeat={localSeat} act={`/undo ${last.keep}`} text={t('plain-act-undo-last')} />}
      {own.length > 0 && (
        <span class="select plain-undo">
          <select
            aria-label={t('plain-act-undo-to')}
            disabled={localSeat.isBusy.value}
            value=""
            onChange={(event) => {
              const keep = event.currentTarget.value;
              event.currentTarget.value = '';
              if (keep !== '') void localSeat.act(`/undo ${keep}`);
            }}
          >
            <option value="">{t('plain-act-undo-to')}</option>
            {own.map((point) => (
              <option key={point.keep} value={point.keep}>
                {labelOf(point)}
              </option>
            ))}
          </select>
        </span>
      )}
    </>
  );
}

interface ProposalProps {
  readonly localSeats: LocalSeats;
  readonly words: GameWords;
}

/** What waits for consent: a draw offer, or a proposal that every seat must agree to. */
export function ProposalCard({ localSeats, words }: ProposalProps): JSX.Element | null {
  const { status } = localSeats.shown;
  if (!status) return null;
  if (status.proposal) return <Proposed localSeats={localSeats} proposal={status.proposal} words={words} />;
  return status.draw_offer >= 0 ? <DrawOffer localSeat={localSeats.shown} seat={status.draw_offer} words={words} /> : null;
}

function DrawOffer({ localSeat, seat, words }: Props & { readonly seat: number }): JSX.Element {
  return (
    <section class="plain-card plain-proposal" aria-label={words.act('/draw-offer')}>
      <p role="status">{seat === localSeat.seat ? t('plain-draw-yours') : t('plain-draw-theirs', { seat: words.seat(seat) })}</p>
      {localSeat.acts.includes('/draw-accept') && (
        <div class="plain-buttons cluster">
          <ActButton localSeat={localSeat} act="/draw-accept" text={words.act('/draw-accept')} />
          <ActButton localSeat={localSeat} act="/draw-decline" text={words.act('/draw-decline')} />
        </div>
      )}
    </section>
  );
}

function Proposed({ localSeats, proposal, words }: ProposalProps & { readonly proposal: Proposal }): JSX.Element {
  const missing = proposal.voters.filter((seat) => !proposal.agreed.includes(seat) && !proposal.against.includes(seat));
  const asked = localSeats.all.filter((localSeat) => localSeat.acts.includes('/agree'));
  const isBusy = asked.some((localSeat) => localSeat.isBusy.value);
  return (
    <section class="plain-card plain-proposal" aria-labelledby="plain-proposal">
      <div role="status">
        <h2 id="plain-proposal">
          {t('plain-proposed', { seat: words.seat(proposal.seat), act: proposalText(proposal, localSeats.shown, words) })}
        </h2>
      </div>
      <p>
        {t('plain-agreed', { seats: words.seats(proposal.agreed) })}
        {proposal.against.length > 0 && <> {t('plain-against', { seats: words.seats(proposal.against) })}</>}
        {missing.length > 0 && <> {t('plain-agree-missing', { seats: words.seats(missing) })}</>}
        {proposal.needed < proposal.voters.length && <> {t('plain-vote', { needed: proposal.needed, count: proposal.voters.length })}</>}
      </p>
      {asked.length > 0 && (
        <div class="plain-buttons cluster">
          <button
            type="button"
            class="button primary"
            disabled={isBusy}
            onClick={() => asked.forEach((localSeat) => void localSeat.act('/agree'))}
          >
            {t('plain-act-agree')}
          </button>
          <button type="button" class="button" disabled={isBusy} onClick={() => void asked[0]?.act('/refuse')}>
            {t('plain-act-refuse')}
          </button>
        </div>
      )}
    </section>
  );
}

/** The proposal as something one does; for an undo with what would not have happened. */
function proposalText({ action, word, keep }: Proposal, localSeat: LocalSeat, words: GameWords): string {
  const point = localSeat.points.value.find((one) => one.keep === keep);
  if (!point) return words.act(word, action === '/restart new');
  const what = point.event === null ? words.seat(point.seat) : words.event(point.event);
  return t('plain-undo-to', { number: point.keep + 1, what });
}
