import { isHydrated } from '../../documents/isHydrated.ts';
import { openDrawer } from './drawer.ts';

/** The navbar's button that opens the drawer. */
const DRAWER_BUTTON = '.navbar__toggle';

/** Matches all buttons of the page. Those in `WORKS_WITHOUT_APP` don't need the app. */
const BUTTONS = '#__docusaurus :is(button, [role="button"])';
const WORKS_WITHOUT_APP =
  '.navbar__search *, [popovertarget], [data-color-mode], .theme-announcement-bar *, .theme-code-block *, [data-tabs] [role="tab"], [role="alert"] *';

/** A click that is stored until its element works. */
interface PendingClick {
  readonly target: HTMLElement;
  readonly path: DomPath;
  /** Removes the visual feedback. */
  readonly removeFeedback: () => void;
}

/**
 * Whether an element doesn't work yet: all elements before hydration, and later those that wait for their own script.
 */
const isWaiting = (element: Element): boolean => !isHydrated() || Boolean(element.closest('[data-waiting]'));

/**
 * Stores clicks on elements that don't work yet. A click starts the app and gives visual feedback, and the last click
 * is repeated when its element works.
 */
export function replayClicks(start: () => void): void {
  let pending: PendingClick | undefined;
  const store = (target: HTMLElement) => {
    pending = { target, path: domPathOf(target), removeFeedback: showFeedback(target, clear) };
  };
  const clear = () => {
    pending?.removeFeedback();
    pending = undefined;
  };
  const intercept = (event: Event, clicked: HTMLElement) => {
    if (!event.isTrusted || clicked.matches(WORKS_WITHOUT_APP) || !isWaiting(clicked)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start();
    if (pending?.target === clicked) return;
    clear();
    store(clicked);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-has-hydrated', 'data-waiting'],
    });
  };
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    const clicked = pending && elementAt(pending.path);
    if (!clicked || !isWaiting(clicked)) {
      observer.disconnect();
      // Waits until React has rendered its browser-only parts. The visual feedback stays until then.
      requestAnimationFrame(() => {
        const click = pending;
        clear();
        if (click) repeat(elementAt(click.path));
      });
    } else if (clicked !== pending?.target) {
      // React has replaced the element, so the click moves to the new one.
      clear();
      store(clicked);
    }
  });
  window.addEventListener(
    'click',
    (event) => {
      const clicked = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTONS);
      if (clicked) intercept(event, clicked);
    },
    true,
  );
  // A form without a button can only be submitted with the keyboard.
  window.addEventListener('submit', (event) => intercept(event, event.target as HTMLElement), true);
}

/** An element's position: the element and its ancestors, each with its index among its siblings. */
type DomPath = readonly (readonly [element: Element, index: number])[];

function domPathOf(element: Element): DomPath {
  const path: [Element, number][] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    path.push([node, [...(node.parentElement?.children ?? [])].indexOf(node)]);
  }
  return path;
}

/**
 * Returns the element, or its replacement by React. A sidebar category, for example, is a link in the server's HTML.
 * Returns nothing if the reader has left the page of an island.
 */
function elementAt(path: DomPath): HTMLElement | undefined {
  if (path.some(([element]) => element.matches('[data-island]') && !element.isConnected)) return undefined;
  const connectedIndex = path.findIndex(([element]) => element.isConnected);
  let current: Element | undefined = path[connectedIndex]?.[0];
  for (let level = connectedIndex - 1; level >= 0; level -= 1)
    current = current?.children[path[level]?.[1] ?? 0];
  return current as HTMLElement | undefined;
}

function repeat(clicked: HTMLElement | undefined): void {
  if (clicked instanceof HTMLFormElement) clicked.requestSubmit();
  else clicked?.click();
}

/** Gives visual feedback on a click at once. The drawer opens without the app. */
function showFeedback(clicked: HTMLElement, onClose: () => void): () => void {
  if (clicked.matches(DRAWER_BUTTON)) return openDrawer(clicked, onClose);
  clicked.setAttribute('aria-busy', 'true');
  return () => clicked.removeAttribute('aria-busy');
}
