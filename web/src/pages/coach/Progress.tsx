/** How far the coach is; nothing but a count once all is looked at. */

import type { JSX } from 'preact';

import type { CoachViews } from '../../family';
import { t } from '../../i18n';
import { isGoing } from '../../net/coach';
import type { CoachPage } from '../../net/wire';
import { told } from './judgement';

interface Props {
  readonly views: CoachViews;
  readonly page: CoachPage | null;
  onAgain(): void;
}

export function Progress({ views, page, onAgain }: Props): JSX.Element | null {
  if (page?.status === 'done') return <p class="coach-progress soft">{told(views, 'coach-looked', { count: page.looked })}</p>;
  if (page?.status === 'stopped')
    return (
      <div class="coach-progress sheet" role="alert">
        <p>{t('coach-stopped')}</p>
        <button type="button" class="button" onClick={onAgain}>
          {t('coach-again')}
        </button>
      </div>
    );
  const { done, of } = stepsOf(page);
  return (
    <div class="coach-progress sheet">
      <p id="coach-progress" role="status">
        <strong>{progressText(views, page)}</strong>
      </p>
      <progress aria-labelledby="coach-progress" max={Math.max(1, of)} value={done} />
      {page && isGoing(page) && <p class="soft">{t('coach-leave')}</p>}
    </div>
  );
}

/** A quick look at each turn, then a longer one at some. */
function stepsOf(page: CoachPage | null): { done: number; of: number } {
  if (!page) return { done: 0, of: 1 };
  return page.deep > 0 ? { done: page.deepened, of: page.deep } : { done: page.looked, of: page.decisions };
}

function progressText(views: CoachViews, page: CoachPage | null): string {
  if (page?.status === 'waiting') return t('coach-waiting');
  if (!page || page.decisions === 0) return t('coach-beginning');
  if (page.deep > 0) return told(views, 'coach-deepening', { done: page.deepened, count: page.deep });
  return told(views, 'coach-looking', { looked: Math.min(page.decisions, page.looked + 1), count: page.decisions });
}
