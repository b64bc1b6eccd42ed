import type { JSX } from 'preact';

interface Props {
  readonly question: string;
  /** What went wrong with the last try; "" for nothing. */
  readonly problem: string;
  /** The words of the button that leaves all as it is, and of the one that does it. */
  readonly keep: string;
  readonly go: string;
  readonly onKeep: () => void;
  readonly onGo: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function AreYouSure({ question, problem, keep, go, onKeep, onGo }: Props): JSX.Element {
  return (
    <div class="stack">
      <p>{question}</p>
      {problem !== '' && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="cluster">
        <button type="button" class="button" onClick={onKeep}>
          {keep}
        </button>
        <button type="button" class="button danger" onClick={onGo}>
          {go}
        </button>
      </div>
    </div>
  );
}
