/** Addresses of ours. A proxy may serve the product below a path; the server writes that path into the document. */

function told(): string {
  return typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[name="gonfalon-base"]')?.content ?? '');
}

/** The path below which everything of ours stands: "/gonfalon"; "" for a host of its own. */
export const BASE: string = told().replace(/\/+$/, '');

/** The address of a page or call as the browser needs it. path: begins with "/", as if there were no base. */
export function addressOf(path: string, base = BASE): string {
  return base + path;
}

/** Is this pathname one of ours, and no neighbour's on the same host? */
export function isOurs(pathname: string, base = BASE): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** The path without the base: what `addressOf` was given. A pathname that is not below the base stays as it is. */
export function pathOf(pathname: string, base = BASE): string {
  return isOurs(pathname, base) ? pathname.slice(base.length) || '/' : pathname;
}

/** The name under which this browser keeps what only this server understands: another one may stand below another path of the same host. */
export function keptHere(name: string): string {
  return name + BASE;
}
