import type { JSX } from 'preact';

import { ApiError } from '../net/api';
import { problemText } from '../net/problems';
import { TryAgain } from '../shell/TryAgain';

/** In place of a page whose program did not come: the server is away, or it has a newer one. */
export function NotFetched(): JSX.Element {
  return <TryAgain text={problemText(new ApiError('server/away', '', 0))} />;
}
