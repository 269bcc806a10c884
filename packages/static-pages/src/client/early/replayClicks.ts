import { isHydrated } from '../isHydrated.ts';
import { openDrawer } from './drawer.ts';

/** The navbar's button that opens the drawer. */
const DRAWER_BUTTON = '.navbar__toggle';

/** Matches all buttons of the page. Those in `WORKS_WITHOUT_APP` don't need the app. */
const BUTTONS = '#__docusaurus :is(button, [role="button"])';
const WORKS_WITHOUT_APP =
  '[popovertarget], [data-color-mode], .theme-announcement-bar *, .theme-code-block *, [data-tabs] [role="tab"], [role="alert"] *';

/** A press that is held until its element works. */
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
 * Holds presses on elements that don't work yet. A press starts the app and gives visual feedback, and the last press
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
  const intercept = (event: Event, pressed: HTMLElement) => {
    if (!event.isTrusted || pressed.matches(WORKS_WITHOUT_APP) || !isWaiting(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pending?.target === pressed) return;
    clear();
    store(pressed);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-has-hydrated', 'data-waiting'],
    });
    start();
  };
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    const pressed = pending && elementAt(pending.path);
    if (!pressed || !isWaiting(pressed)) {
      observer.disconnect();
      // Waits until React has rendered its browser-only parts. The visual feedback stays until then.
      requestAnimationFrame(() => {
        const press = pending;
        clear();
        if (press) repeat(elementAt(press.path));
      });
    } else if (pressed !== pending?.target) {
      // React has replaced the element, so the press moves to the new one.
      clear();
      store(pressed);
    }
  });
  window.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTONS);
      if (pressed) intercept(event, pressed);
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

function repeat(pressed: HTMLElement | undefined): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed?.click();
}

/** Gives visual feedback on a press at once. The drawer opens without the app. */
function showFeedback(pressed: HTMLElement, onClose: () => void): () => void {
  if (pressed.matches(DRAWER_BUTTON)) return openDrawer(pressed, onClose);
  pressed.setAttribute('aria-busy', 'true');
  return () => pressed.removeAttribute('aria-busy');
}
