/** Where the tab's history stands, in browsers that say so. */
export const entryIndex = (): number | undefined =>
  (window as { navigation?: Navigation }).navigation?.currentEntry?.index;

/**
 * Goes back, or forward, to an entry of the tab's history.
 *
 * @returns whether there is a way to go; else the address stays
 */
export function returnTo(index: number | undefined): boolean {
  const now = entryIndex();
  if (index === undefined || now === undefined || index === now) return false;
  window.history.go(index - now);
  return true;
}
