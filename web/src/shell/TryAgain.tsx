import type { JSX } from 'preact';

import { t } from '../i18n';
import { Notice } from './Notice';

interface Props {
  readonly title?: string;
  readonly text: string;
  /** Loads the page again where it is left out. */
  readonly onAgain?: () => void;
}

/** What could not be fetched, and a button that tries it again. */
export function TryAgain({ title = t('error-title'), text, onAgain = () => location.reload() }: Props): JSX.Element {
  return (
    <Notice scene="fog" title={title} text={text}>
      <button type="button" class="button primary" onClick={onAgain}>
        {t('app-try-again')}
      </button>
    </Notice>
  );
}
