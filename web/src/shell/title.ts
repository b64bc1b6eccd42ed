import { useEffect } from 'preact/hooks';

import { t } from '../i18n';

/** The words of the tab while this page is open; without any, the name of the house alone. */
export function useTitle(page = ''): void {
  const title = page === '' ? t('app-title-home') : t('app-title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
