import { keyOfAddress } from './pages.ts';

/** The last page that the reader hovered or focused, with everything that it needs in memory. */
let ready: { readonly key: string; readonly learn: () => void } | undefined;

/** Marks a page as ready to render. */
export function setReady(pathname: string, learn: () => void): void {
  ready = { key: keyOfAddress(pathname), learn };
}

/** Returns whether a page is ready to render, and adds its route if so. The mark lasts for one navigation. */
export function takeReady(pathname: string): boolean {
  const { key, learn } = ready ?? {};
  ready = undefined;
  if (key !== keyOfAddress(pathname)) return false;
  learn?.();
  return true;
}
