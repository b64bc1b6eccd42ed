import type { ComponentChildren, JSX } from 'preact';

import { Cover } from '../../covers/Cover';
import { tOf, variantName } from '../../names';
import type { KeptGame } from '../../net/games';
import { Icon } from '../../shell/Icon';

interface Props {
  readonly game: KeptGame;
  readonly title: string;
  readonly help: string;
  readonly children: ComponentChildren;
  readonly onGoOn: () => void;
}

/** The box of a game for which somebody is waited, and what one can do meanwhile. */
export function InviteCard({ game, title, help, children, onGoOn }: Props): JSX.Element {
  return (
    <section class="invite">
      <div class="invite-card sheet">
        <div class="invite-cover" aria-hidden="true">
          <Cover game={game.game} variant={game.variant} name={variantName(game.game, game.variant)} />
        </div>
        <h1>{title}</h1>
        <p>{help}</p>
        {children}
        <button type="button" class="button" onClick={onGoOn}>
          {tOf(game.game, 'invite-meanwhile')}
          <Icon name="arrow" />
        </button>
      </div>
    </section>
  );
}
