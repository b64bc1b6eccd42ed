/** The chosen turn on the board, as its seat saw it or as it was, and what the coach says of it. */

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

import type { CoachViews } from '../../family';
import { t } from '../../i18n';
import { replayPage } from '../../net/api';
import { addressOf } from '../../net/base';
import type { CoachReport, JudgedTurn, ReplayFrame } from '../../net/wire';
import { factsOf, sentences, told } from './judgement';

interface Props {
  readonly views: CoachViews;
  readonly match: string;
  readonly token: string;
  readonly seat: number;
  readonly report: CoachReport;
  readonly turn: JudgedTurn;
  readonly chosen: Signal<number>;
}

/** The position of a turn; the last one that was here while the next is on its way. */
function useFrame({ match, token, seat }: Props, number: number, isTrue: boolean): ReplayFrame | null {
  const frame = useSignal<ReplayFrame | null>(null);
  useEffect(() => {
    let isGone = false;
    replayPage(match, token, isTrue ? 'all' : seat, number, number + 1).then(
      ({ frames }) => {
        if (!isGone) frame.value = frames[0] ?? null;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [match, token, seat, number, isTrue, frame]);
  return frame.value;
}

export function TurnBoard(props: Props): JSX.Element {
  const { views, report, turn, chosen, seat, match, token } = props;
  const isTrue = useSignal(false);
  const frame = useFrame(props, turn.frame, isTrue.value);
  const at = report.turns.findIndex(({ number }) => number === turn.number);
  const go = (by: number): void => {
    const next = report.turns[at + by];
    if (next) chosen.value = next.number;
  };
  return (
    <section class="coach-board" aria-labelledby="coach-shown">
      {frame ? (
        <views.Board frame={frame} seat={seat} turn={turn} isTrue={isTrue.value} match={match} token={token} />
      ) : (
        <p class="loading">{t('app-loading')}</p>
      )}
      <div class="coach-said sheet stack">
        <div class="coach-keys line">
          <button type="button" class="button" disabled={at <= 0} onClick={() => go(-1)} aria-label={told(views, 'coach-previous')}>
            ‹
          </button>
          <h2 id="coach-shown">{told(views, isTrue.value ? 'coach-true' : 'coach-shown', factsOf(views, turn))}</h2>
          <button
            type="button"
            class="button"
            disabled={at >= report.turns.length - 1}
            onClick={() => go(1)}
            aria-label={told(views, 'coach-next')}
          >
            ›
          </button>
        </div>
        <div aria-live="polite" class="stack">
          <p>{actsText(views, turn)}</p>
          {turn.remarks.length > 0 && <p>{sentences(views, turn)}</p>}
          {report.turning.includes(turn.number) && <p>{told(views, 'coach-turned')}</p>}
        </div>
        <button type="button" class="button" aria-pressed={isTrue.value} onClick={() => (isTrue.value = !isTrue.value)}>
          {t(isTrue.value ? 'coach-truth-off' : 'coach-truth')}
        </button>
        {views.replayAt && (
          <a class="button" href={addressOf(`/match/${match}/replay#${views.replayAt(turn, seat)}`)}>
            {t('coach-in-replay')}
          </a>
        )}
      </div>
    </section>
  );
}

function actsText(views: CoachViews, turn: JudgedTurn): string {
  if (turn.action === turn.best) return told(views, 'coach-same');
  const say = (name: string, action: string): string =>
    told(views, views.isDrawn?.(action) === false ? `${name}-undrawn` : name, { act: views.act(action, turn) });
  return `${say('coach-played', turn.action)} ${say('coach-best', turn.best)}`;
}
