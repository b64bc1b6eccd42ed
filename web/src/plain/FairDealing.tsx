/** What is proven of how a finished match was dealt, and the files to check it with. */

import '../../styles/fair-dealing.css';

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { t } from '../i18n';
import { recordFile } from '../net/api';
import { notesOf } from '../net/dealing';
import { check, type Finding, readRecord } from '../net/dealing-check';
import { problemText } from '../net/problems';
import { Icon } from '../shell/Icon';
import { saveFile } from '../shell/save-file';

interface Props {
  readonly match: string;
  readonly token: string;
}

export function FairDealing({ match, token }: Props): JSX.Element {
  const found = useSignal<Finding | null>(null);
  const problem = useSignal('');
  const look = (): void => {
    if (found.value !== null) return;
    recordFile(match, token)
      .then(async (file) => check(readRecord(await file.text()), notesOf(match)))
      .then(
        (finding) => (found.value = finding),
        (failure: unknown) => (problem.value = problemText(failure)),
      );
  };
  return (
    <details class="fair-dealing" onToggle={look}>
      <summary class="line">
        {t('fair-title')}
        <Icon name="more" />
      </summary>
      {found.value !== null && (
        <>
          <p role="status" class={found.value === 'changed' ? 'problem' : undefined}>
            {t(`fair-${found.value}`)}
          </p>
          {found.value !== 'none' && <Given match={match} />}
          <p class="soft">{t('fair-not-proven')}</p>
        </>
      )}
      {problem.value !== '' && (
        <p role="alert" class="problem">
          {problem.value}
        </p>
      )}
      <div class="plain-buttons cluster">
        <button type="button" class="button" onClick={() => void saveRecord(match, token)}>
          {t('plain-record')}
        </button>
        {notesOf(match) && (
          <button type="button" class="button" onClick={() => saveNotes(match)}>
            {t('fair-notes')}
          </button>
        )}
      </div>
    </details>
  );
}

/** Has this browser a part in the seed? */
function Given({ match }: { readonly match: string }): JSX.Element {
  const hasGiven = Object.keys(notesOf(match)?.parts ?? {}).length > 0;
  return <p class="soft">{t(hasGiven ? 'fair-own-part' : 'fair-no-part')}</p>;
}

/** The whole record as a file of the player's. */
export async function saveRecord(match: string, token: string): Promise<void> {
  saveFile(await recordFile(match, token), `gonfalon-${match}.json`);
}

function saveNotes(match: string): void {
  const notes = JSON.stringify(notesOf(match), null, 1);
  saveFile(new Blob([notes], { type: 'application/json' }), `gonfalon-${match}-notes.json`);
}
