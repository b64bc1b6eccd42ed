/** Tournaments as rows: what is played, when, how many come, and the way in. */

import type { JSX } from 'preact';

import { Cover } from '../../covers/Cover';
import { t } from '../../i18n';
import { variantName } from '../../names';
import { addressOf } from '../../net/base';
import { person } from '../../net/person';
import { followedTournament } from '../../net/tournament';
import { joined } from '../../net/tournament-list';
import type { TournamentLine } from '../../net/wire';
import { navigate } from '../../router';
import { useWork } from '../../shell/work';
import { countText, factsText, whenText } from './words';

interface Props {
  readonly lines: readonly TournamentLine[];
  readonly now: number;
}

/** Joins at once; whoever has no name yet is asked for one on the page. */
function Join({ line }: { readonly line: TournamentLine }): JSX.Element {
  const { isBusy, problem, leave } = useWork();
  const address = addressOf(`/tournament/${line.id}`);
  const join = async (): Promise<void> => {
    if (person.peek() === null) return navigate(`${address}#join`);
    return leave(async () => {
      await followedTournament(line.id).act('join');
      navigate(address);
    });
  };
  return (
    <>
      <button
        type="button"
        class="button tour-line-join"
        disabled={isBusy.value}
        aria-label={t('tour-join-label', { name: line.name })}
        onClick={() => void join()}
      >
        {t('tour-join')}
      </button>
      {problem.value !== '' && (
        <p class="problem tour-line-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function Row({ line, now }: { readonly line: TournamentLine; readonly now: number }): JSX.Element {
  const address = addressOf(`/tournament/${line.id}`);
  const isOpen = line.state === 'announced' || (line.state === 'running' && line.system === 'arena');
  const mayJoin = isOpen && !joined.value.includes(line.id);
  return (
    <li class="tour-line">
      <a class="tour-line-link line" href={address}>
        <span class="tour-line-cover" aria-hidden="true">
          <Cover game={line.game} variant={line.variant} name={variantName(line.game, line.variant)} />
        </span>
        <span class="tour-line-words">
          <strong>{line.name}</strong>
          <span class="soft">{factsText(line)}</span>
          <span class="tour-line-when">
            {whenText(line, now)} <span class="soft">· {countText(line)}</span>
          </span>
        </span>
      </a>
      {mayJoin && <Join line={line} />}
    </li>
  );
}

export function TournamentRows({ lines, now }: Props): JSX.Element {
  return (
    <ul class="tour-lines">
      {lines.map((line) => (
        <Row key={line.id} line={line} now={now} />
      ))}
    </ul>
  );
}
