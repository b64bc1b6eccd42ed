/** The picture of a card as an image: it says nothing that the card does not say in words. */

import type { JSX } from 'preact';

import { barePictureOf, pictureOf } from './picture';

interface Props {
  readonly id: string;
  /** Windows, by a media query, in which its frame would cut through the seal: there the picture has none. */
  readonly bareIn?: string;
}

export function CardPicture({ id, bareIn }: Props): JSX.Element {
  const whole = pictureOf(id);
  const bare = bareIn === undefined ? whole : barePictureOf(id);
  const image = <img class="fs-picture" src={whole} alt="" width={240} height={180} draggable={false} />;
  if (bare === whole) return image;
  return (
    <picture>
      <source media={bareIn} srcset={bare} />
      {image}
    </picture>
  );
}
