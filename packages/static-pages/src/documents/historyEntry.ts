/** Returns the index of the current history entry, in browsers with the Navigation API. */
export const entryIndex = (): number | undefined =>
  (window as { navigation?: Navigation }).navigation?.currentEntry?.index;

/**
 * Goes back or forward to an entry of the tab's history.
 *
 * @returns whether a navigation was started; if not, the address stays
 */
export function returnTo(index: number | undefined): boolean {
  const now = entryIndex();
  if (index === undefined || now === undefined || index === now) return false;
  window.history.go(index - now);
  return true;
}
