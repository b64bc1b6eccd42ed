/** What pieces are called, in the language of the player. */

import { hasText, t } from '../../i18n';

/** The name of a kind; a piece of a user's own ruleset goes by its id. */
export function pieceName(id: string): string {
  if (!id) return t('piece-unknown');
  return hasText(`piece-${id}`) ? t(`piece-${id}`) : id.replace(/[-_]/g, ' ');
}
