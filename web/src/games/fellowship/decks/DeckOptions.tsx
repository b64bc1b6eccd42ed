/** The decks of a menu, in groups: those of the program, and those that this browser keeps, by their folders. */

import type { JSX } from 'preact';

import { t } from '../../../i18n';
import { foldersOf, leafOf } from '../../../shell/folders';
import { keptDecks, SOUND_DECKS, STARTERS } from './kept';

/** The values are `starter:<name>` and `sound:<name>`. */
export function ReadyDecks(): JSX.Element {
  const groups = [
    { kind: 'starter', label: t('decks-starters'), names: STARTERS.keys() },
    { kind: 'sound', label: t('decks-sound'), names: SOUND_DECKS.keys() },
  ];
  return (
    <>
      {groups.map(({ kind, label, names }) => (
        <optgroup key={kind} label={label}>
          {[...names].map((name) => (
            <option key={name} value={`${kind}:${name}`}>
              {t(`decks-${kind}-${name}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

/** The values are `kept:<name>`. */
export function KeptDecks(): JSX.Element {
  return (
    <>
      {foldersOf(keptDecks.value).map((folder) => (
        <optgroup key={folder.name} label={folder.name === '' ? t('decks-mine') : folder.name}>
          {folder.things.map(({ name }) => (
            <option key={name} value={`kept:${name}`}>
              {leafOf(name)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
