/** How well colours of the style sheets read on each other (WCAG 2.2, 1.4.3 and 1.4.11). For tests. */

/** A colour token of a style sheet. theme: 0 light, 1 dark. Raises where the sheet has none. */
export function colourOf(css: string, token: string, theme: 0 | 1): string {
  const [, light, dark, single] = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+))`).exec(css) ?? [];
  const found = single ?? (theme === 0 ? light : dark);
  if (found === undefined) throw new Error(`no colour --${token}`);
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours written as #rrggbb, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
