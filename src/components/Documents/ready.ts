import { plainPath } from './plainPath.ts';

/** The page that the reader turned to last, with all that it needs in memory. */
let ready: { readonly key: string; readonly learn: () => void } | undefined;

/** One form of a path as it stands in an address. */
const keyOf = (pathname: string): string => plainPath(decodeURI(pathname)).replace(/\/$/, '');

/** Says that a page could be drawn at once. */
export function setReady(pathname: string, learn: () => void): void {
  ready = { key: keyOf(pathname), learn };
}

/** Whether a page can be drawn at once. Then its route is there; the next navigation asks anew. */
export function takeReady(pathname: string): boolean {
  const { key, learn } = ready ?? {};
  ready = undefined;
  if (key !== keyOf(pathname)) return false;
  learn?.();
  return true;
}
