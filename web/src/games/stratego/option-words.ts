/** What the pages say of the options in force. */

import type { OptionWords } from '../../family';
import { t } from '../../i18n';

export const OPTION_WORDS: OptionWords = {
  // The quiet draw is always said, for it stands in no rulebook (STRAT-8.6).
  covers: ['quiet_draw'],
  always: ({ quiet_draw: turns }) => (Number(turns) > 0 ? t('match-rules-quiet', { turns: Number(turns) }) : t('match-rules-no-quiet')),
  seats: ({ first }) => t(first === 'blue' ? 'start-first-blue' : 'start-first-red'),
};
