import { useEffect } from 'preact/hooks';

import { t } from '../i18n';
import { yourTurnCount } from './your-turn';

/** The words of the tab while this page is open; without any, the name of the house alone. Before them, how many other games wait. */
export function useTitle(page = ''): void {
  const count = yourTurnCount.value;
  const title = `${count > 0 ? `(${count}) ` : ''}${page === '' ? t('app-title-home') : t('app-title', { page })}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
