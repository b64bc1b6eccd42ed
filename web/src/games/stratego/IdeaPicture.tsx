/** The idea of the game in three pictures of real pieces, for whoever is new. */

import './styles/pieces.css';

import { PieceArt, type PieceArtProps, PieceDefs } from './PieceArt';
import { back, known, own } from './Position';

const STEPS: readonly (readonly PieceArtProps[])[] = [
  [back()],
  [own('captain', '6'), known('sergeant', '4', false)],
  [known('flag', '', false)],
];

export function IdeaPicture({ step }: { readonly step: number }) {
  return (
    <>
      {step === 0 && <PieceDefs />}
      {STEPS[step]?.map((art, index) => (
        <span key={index}>
          <PieceArt {...art} />
        </span>
      ))}
    </>
  );
}
