import { keyOfAddress } from './pages.ts';

/** The last page that the reader hovered or focused, with everything that it needs in memory. */
let preloaded: { readonly key: string; readonly addRoute: () => void } | undefined;

/** Marks a page as ready to render. */
export function setPreloadedPage(pathname: string, addRoute: () => void): void {
  preloaded = { key: keyOfAddress(pathname), addRoute };
}

/** Returns whether a page is ready to render, and adds its route if so. The mark lasts for one navigation. */
export function takePreloadedPage(pathname: string): boolean {
  const { key, addRoute } = preloaded ?? {};
  preloaded = undefined;
  if (key !== keyOfAddress(pathname)) return false;
  addRoute?.();
  return true;
}
