/** Pictures that anybody can look at and our pages can read again: an SVG with its text inside. */

import { type JSX, render } from 'preact';

const SVG = 'http://www.w3.org/2000/svg';
const MARK = 'gonfalon-text';
/** Pictures from before other things than set-ups had one bear another mark. */
const MARKS = `#${MARK}, #gonfalon-set-up`;

/** drawn: an <svg> with its view box, coloured without a style sheet. text: what our pages read out of it again. */
export function pictureFile(drawn: JSX.Element, text: string): string {
  const place = document.createElement('div');
  render(drawn, place);
  const svg = place.querySelector('svg') ?? document.createElementNS(SVG, 'svg');
  const said = document.createElementNS(SVG, 'desc');
  said.id = MARK;
  said.textContent = text;
  svg.prepend(said);
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

/** The text in a file: that of a picture of ours, else all of it. */
export function textIn(content: string): string {
  const read = new DOMParser().parseFromString(content, 'image/svg+xml');
  return read.querySelector(MARKS)?.textContent ?? content;
}
