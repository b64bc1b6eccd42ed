/** Who sits at a seat, as people with a name and computers are shown at every table. */

import type { JSX } from 'preact';

import type { SeatStatus } from '../net/wire';
import { seatedText } from './computers';
import { Crest, SteelBanner } from './Crest';

/** What is shown of whoever has a seat. */
type Seated = Pick<SeatStatus, 'kind' | 'level' | 'player' | 'name' | 'crest'>;

/** The name of whoever has this seat: of a person who has taken one, of a computer; '' for a guest and a free seat. */
export function seatedName(status: Seated): string {
  return status.kind === 'computer' ? seatedText(status) : status.name;
}

/** Their banner; nothing for a guest and a free seat. */
export function SeatedBanner({ status, class: name = '' }: { readonly status: Seated; readonly class?: string }): JSX.Element | null {
  if (status.kind === 'computer') return <SteelBanner class={name} />;
  return status.crest === null ? null : <Crest crest={status.crest} class={name} />;
}
