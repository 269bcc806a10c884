/**
 * Makes what is wider than its place a stop of the tab key, so that the keyboard scrolls it, under a role and a name.
 * What does not scroll is no stop.
 *
 * @returns whether it scrolls
 */
export function reachWhileScrolls(element: HTMLElement, role: string, nameOf: () => string): boolean {
  const scrolls = element.scrollWidth > element.clientWidth;
  const attributes = { role, 'aria-label': scrolls ? nameOf() : '', tabindex: '0' };
  for (const [name, value] of Object.entries(attributes)) {
    if (scrolls) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
  return scrolls;
}
