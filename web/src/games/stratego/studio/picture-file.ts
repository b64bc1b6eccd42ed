/** A set-up as a picture that anybody can look at and this studio can read again: an SVG with its text inside. Pure. */

import { cellOf } from '../../../board/geometry';
import type { Setup } from '../deploy-model';
import type { StrategoObservation } from '../wire';

const SIDE = 48;
const MARK = 'gonfalon-set-up';
const COLOURS = ['#9a2b23', '#24507e'] as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** action: the set-up as its seat would give it; it stands in the picture's description. */
export function pictureOf({ columns, rows, zone, seat, kinds }: StrategoObservation, setup: Setup, action: string): string {
  const faces = new Map(kinds.map(({ letter, rank, id }) => [letter, id === 'flag' ? '⚑' : rank === '' || rank === '1' ? letter : rank]));
  const squares = zone.map((square) => {
    const { column, row } = cellOf(square);
    const [x, y] = [column * SIDE, (rows - 1 - row) * SIDE];
    const letter = setup.get(square);
    const ground = `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="#d9d2b0" stroke="#8d8663"/>`;
    if (letter === undefined) return ground;
    const colour = COLOURS[seat === 1 ? 1 : 0];
    const piece = `<rect x="${x + 5}" y="${y + 5}" width="${SIDE - 10}" height="${SIDE - 10}" rx="7" fill="${colour}"/>`;
    const face = escaped(faces.get(letter) ?? letter);
    return `${ground}${piece}<text x="${x + SIDE / 2}" y="${y + SIDE / 2 + 8}" text-anchor="middle" font-size="24" fill="#fff">${face}</text>`;
  });
  const [width, height] = [columns * SIDE, rows * SIDE];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-weight="700">`;
  return `${head}<desc id="${MARK}">${escaped(action)}</desc>${squares.join('')}</svg>\n`;
}

/** The text of a set-up in a file: that of a picture of ours, else all of it. */
export function textIn(content: string): string {
  return new RegExp(`<desc id="${MARK}">([^<]*)</desc>`).exec(content)?.[1] ?? content;
}
