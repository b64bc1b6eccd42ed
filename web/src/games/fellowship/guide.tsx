/** The page for players of the card game. Texts: guide-fellowship-... */

import './styles';

import type { JSX } from 'preact';

import type { Guide } from '../../family';
import { Art, Band, Stats } from './Card';
import type { SignName } from './icons';
import { HeroesTable, KindsTable } from './KindsTable';
import { printed } from './printed';
import { viewOf } from './printed-view';
import { cardName } from './card-words';

interface RowProps {
  readonly ids: readonly string[];
  readonly lens: SignName;
}

function Row({ ids, lens }: RowProps): JSX.Element {
  return (
    <div class="fs-guide-row cluster" aria-hidden="true">
      {ids.map((id) => {
        const { type, sphere } = printed(id);
        return (
          <span key={id} class="fs-card" data-type={type} data-sphere={sphere}>
            <Band id={id} name={cardName(id)} />
            <Art id={id} />
            <Stats card={viewOf(id)} lens={lens} />
          </span>
        );
      })}
    </div>
  );
}

const Cards = (): JSX.Element => <Row ids={['aragorn', 'faramir', 'forest-spider', 'old-forest-road']} lens="hit_points" />;
const Quest = (): JSX.Element => <Row ids={['eowyn', 'gandalf', 'king-spider', 'great-forest-web']} lens="willpower" />;
const Engage = (): JSX.Element => <Row ids={['east-bight-patrol', 'king-spider', 'hummerhorns']} lens="price" />;
const Defend = (): JSX.Element => <Row ids={['dol-guldur-orcs', 'denethor', 'gondorian-spearman']} lens="defense" />;
const Attack = (): JSX.Element => <Row ids={['legolas', 'gimli', 'veteran-axehand', 'hill-troll']} lens="attack" />;

const KEYWORDS = ['doomed', 'surge', 'guarded', 'ranged', 'sentinel', 'restricted', 'victory'];

export const guide: Guide = {
  game: 'fellowship',
  prefix: 'guide-fellowship',
  topics: [
    { id: 'goal' },
    { id: 'cards', Picture: Cards },
    { id: 'kinds', Table: KindsTable },
    { id: 'heroes', Table: HeroesTable },
    { id: 'setup' },
    { id: 'secret' },
    { id: 'round' },
    { id: 'pay' },
    { id: 'quest', Picture: Quest, lesson: 'first-round' },
    { id: 'stages' },
    { id: 'travel' },
    { id: 'engage', Picture: Engage, lesson: 'two-players' },
    { id: 'defend', Picture: Defend },
    { id: 'attack', Picture: Attack, lesson: 'combat' },
    { id: 'effects' },
    { id: 'keywords', lines: KEYWORDS.map((word) => `guide-fellowship-keyword-${word}`) },
    { id: 'out' },
    { id: 'score' },
    { id: 'modes' },
  ],
};
