import type { JSX } from 'preact';

import { t } from '../../i18n';
import { variantName } from '../../names';
import { boxKey, type SeatFilter } from '../../net/seat-rows';
import { seatRows } from '../../net/seats';
import { Select } from '../../shell/Select';

interface Props {
  readonly filter: SeatFilter;
  readonly onChange: (filter: SeatFilter) => void;
}

/** The boxes at which somebody waits, and the one that is chosen. */
export function GameFilter({ filter, onChange }: Props): JSX.Element {
  const waiting = seatRows.value.map(({ table }) => boxKey(table));
  const boxes = [...new Set([...waiting, filter.game])].filter((key) => key !== '');
  const named = boxes.map((key) => {
    const [game = '', variant = ''] = key.split(' ');
    return [key, variantName(game, variant)] as const;
  });
  return (
    <Select
      label={t('seats-filter-game')}
      value={filter.game}
      among={[['', t('seats-filter-game-any')], ...named.sort(([, one], [, other]) => one.localeCompare(other))]}
      onChoose={(game) => onChange({ ...filter, game })}
    />
  );
}

const CLOCKS: readonly SeatFilter['clock'][] = ['any', 'none', 'live', 'days'];
const COUNTS: readonly SeatFilter['rated'][] = ['any', 'rated', 'casual'];

/** All that one may look for. */
export function Filters({ filter, onChange }: Props): JSX.Element {
  return (
    <div class="seats-filters cluster" role="group" aria-label={t('seats-filters')}>
      <GameFilter filter={filter} onChange={onChange} />
      <Select
        label={t('seats-filter-clock')}
        value={filter.clock}
        among={CLOCKS.map((clock) => [clock, t(`seats-filter-clock-${clock}`)])}
        onChoose={(value) => onChange({ ...filter, clock: CLOCKS.find((clock) => clock === value) ?? 'any' })}
      />
      <Select
        label={t('seats-filter-rated')}
        value={filter.rated}
        among={COUNTS.map((rated) => [rated, t(`seats-filter-rated-${rated}`)])}
        onChoose={(value) => onChange({ ...filter, rated: COUNTS.find((rated) => rated === value) ?? 'any' })}
      />
    </div>
  );
}
