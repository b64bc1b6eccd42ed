import type { JSX } from 'preact';

import { RuleLink } from '../shell/RuleLink';
import type { LocalSeat } from './local-seat';
import type { GameWords } from './words';

interface Props {
  readonly localSeat: LocalSeat;
  readonly words: GameWords;
}

/** Why the last act was refused: everything that is wrong with it, and the rule. */
export function Refusal({ localSeat, words }: Props): JSX.Element {
  const refusal = localSeat.refusal.value;
  return (
    <div role="alert" class="plain-refusal" hidden={refusal === null}>
      {refusal && (
        <>
          <p>
            {words.refusal(refusal)} {refusal.section !== '' && <RuleLink section={refusal.section} />}
          </p>
          {refusal.faults.length > 0 && (
            <ul>
              {refusal.faults.map((fault) => (
                <li key={`${fault.kind} ${fault.where.join(' ')}`}>{words.fault(fault)}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
