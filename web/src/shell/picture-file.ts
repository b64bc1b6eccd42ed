/** Pictures that anybody can look at and our pages can read again: an SVG with its text inside. And files as one saves them. */

import { type JSX, render } from 'preact';

const SVG = 'http://www.w3.org/2000/svg';
const MARK = 'gonfalon-text';
/** Pictures from before other things than set-ups had one bear another mark. */
const MARKS = `#${MARK}, #gonfalon-set-up`;
const KEPT_MS = 2500;

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

/** A name that every file system takes. fallback: for a thing whose name has no letter. */
function fileName(name: string, fallback: string): string {
  return name.replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ').trim() || fallback;
}

/** Hands a file to the browser. type: "image/svg+xml", "text/plain". */
export function saveFile(name: string, fallback: string, content: string, type: 'image/svg+xml' | 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = `${fileName(name, fallback)}.${type === 'text/plain' ? 'txt' : 'svg'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
