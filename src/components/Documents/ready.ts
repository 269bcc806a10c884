import { keyOfAddress } from './pages.ts';

/** The page that the reader turned to last, with all that it needs in memory. */
let ready: { readonly key: string; readonly learn: () => void } | undefined;

/** Says that a page could be drawn at once. */
export function setReady(pathname: string, learn: () => void): void {
  ready = { key: keyOfAddress(pathname), learn };
}

/** Whether a page can be drawn at once. Then its route is there; the next navigation asks anew. */
export function takeReady(pathname: string): boolean {
  const { key, learn } = ready ?? {};
  ready = undefined;
  if (key !== keyOfAddress(pathname)) return false;
  learn?.();
  return true;
}
