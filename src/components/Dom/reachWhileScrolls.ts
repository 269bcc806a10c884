/** What is told of an element whose size is known. */
type Tell = (scrolls: boolean) => void;

const told = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

/**
 * Makes what is wider than its place a stop of the tab key, so that the keyboard scrolls it, under a role and a name.
 * What does not scroll is no stop.
 *
 * @param onSize - hears whether it scrolls, whenever its size has changed
 */
export function reachWhileScrolls(
  element: HTMLElement,
  role: string,
  nameOf: () => string,
  onSize?: Tell,
): void {
  told.set(element, (scrolls) => {
    const attributes = { role, 'aria-label': scrolls ? nameOf() : '', tabindex: '0' };
    for (const [name, value] of Object.entries(attributes)) {
      if (scrolls) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
    onSize?.(scrolls);
  });
  observer ??= new ResizeObserver(tellAll);
  observer.observe(element);
}

/** All are measured before anything is written: what is written to one would have the page laid out anew for the next. */
function tellAll(changes: readonly ResizeObserverEntry[]): void {
  const measured = changes.map(({ target }) => [target, target.scrollWidth > target.clientWidth] as const);
  for (const [target, scrolls] of measured) {
    // What is gone would otherwise be watched for ever.
    if (!target.isConnected) observer?.unobserve(target);
    told.get(target)?.(scrolls);
  }
}
