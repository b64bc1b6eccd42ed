import type { JSX } from 'preact';

import { Icon } from './Icon';

/** The mark of an opponent, beside its words. */
export function OpponentIcon({ opponent }: { readonly opponent: string }): JSX.Element {
  return <Icon name={opponent === 'anybody' ? 'person' : opponent === 'link' ? 'link' : opponent === 'screen' ? 'screen' : 'computer'} />;
}
