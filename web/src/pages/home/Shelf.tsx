/** All boxes in one row that scrolls in itself, with a filter by group. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

import { Cover } from '../../covers/Cover';
import { t } from '../../i18n';
import { variantLine, variantName } from '../../names';
import { addressOf } from '../../net/base';
import { boxName } from '../../net/known-games';
import { Choice } from '../../shell/Choice';
import { type BoxPlace, groupName, groupsOf } from './shelf';

const ALL = '';

function Box({ game, variant, group }: BoxPlace): JSX.Element {
  return (
    <li>
      <a class="shelf-box" href={addressOf(`/start/${boxName(game, variant)}`)} title={variantLine(game, variant)}>
        <Cover game={game} variant={variant} name={variantName(game, variant)} level={3} />
        <span class="soft">{groupName(group)}</span>
      </a>
    </li>
  );
}

export function ShelfBlock({ boxes }: { readonly boxes: readonly BoxPlace[] }): JSX.Element {
  const group = useSignal(ALL);
  const groups = groupsOf(boxes);
  const shown = boxes.filter((box) => group.value === ALL || box.group === group.value);
  return (
    <section class="shelf" aria-labelledby="shelf-title" data-block="shelf">
      <div class="block-head cluster">
        <h2 id="shelf-title">{t('home-shelf')}</h2>
        <p class="soft">{t('home-shelf-count', { count: boxes.length })}</p>
        {groups.length > 1 && (
          <Choice
            name="shelf"
            legend={t('home-shelf-filter')}
            value={group.value}
            among={[{ value: ALL, text: t('home-shelf-all') }, ...groups.map((value) => ({ value, text: groupName(value) }))]}
            onChoose={(value) => (group.value = value)}
          />
        )}
      </div>
      <ul class="shelf-row line" key={group.value}>
        {shown.map((box) => (
          <Box key={`${box.game} ${box.variant}`} {...box} />
        ))}
      </ul>
    </section>
  );
}
