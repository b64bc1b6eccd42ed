/** The picture of a card as an image: it says nothing that the card does not say in words. */

import type { JSX } from 'preact';

import { pictureOf } from './picture';

export function CardPicture({ id }: { readonly id: string }): JSX.Element {
  return <img class="fs-picture" src={pictureOf(id)} alt="" width={240} height={180} draggable={false} />;
}
