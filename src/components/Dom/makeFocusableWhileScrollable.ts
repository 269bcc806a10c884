/** Called with whether an element scrolls. */
type Tell = (scrolls: boolean) => void;

const listeners = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

/**
 * Makes an element a tab stop with a role and a name while its content overflows, so that the keyboard can scroll it.
 * Without overflow it isn't a tab stop.
 *
 * @param onSize - called with whether the element scrolls, whenever its size changes
 */
export function makeFocusableWhileScrollable(
  element: HTMLElement,
  role: string,
  nameOf: () => string,
  onSize?: Tell,
): void {
  listeners.set(element, (scrolls) => {
    const attributes = { role, 'aria-label': scrolls ? nameOf() : '', tabindex: '0' };
    for (const [name, value] of Object.entries(attributes)) {
      if (scrolls) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
    onSize?.(scrolls);
  });
  observer ??= new ResizeObserver(notifyListeners);
  observer.observe(element);
}

/** Measures all elements before any write, because each write would force another layout for the next measurement. */
function notifyListeners(changes: readonly ResizeObserverEntry[]): void {
  // Heights are rounded, so they may differ by a pixel without an overflow.
  const measured = changes.map(({ target }) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = target;
    return [target, scrollWidth > clientWidth || scrollHeight > clientHeight + 1] as const;
  });
  for (const [target, scrolls] of measured) {
    // Removed elements would otherwise be observed forever.
    if (!target.isConnected) observer?.unobserve(target);
    listeners.get(target)?.(scrolls);
  }
}
