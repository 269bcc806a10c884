import { isHydrated } from '../isHydrated.ts';
import { openDrawer } from './drawer.ts';

/** The navbar's button that opens the drawer. */
const DRAWER_BUTTON = '.navbar__toggle';

/** Matches all buttons of the page. Those in `WORKS` don't need the app. */
const PRESSED = '#__docusaurus :is(button, [role="button"])';
const WORKS =
  '[popovertarget], [data-color-mode], .theme-announcement-bar *, .theme-code-block *, [data-tabs] [role="tab"], [role="alert"] *';

/** A press that is held until its element works. */
interface Press {
  readonly on: HTMLElement;
  readonly place: Place;
  /** Removes the visual feedback. */
  readonly settle: () => void;
}

/**
 * Whether an element doesn't work yet: all elements before hydration, and later those that wait for their own script.
 */
const isWaiting = (element: Element): boolean => !isHydrated() || Boolean(element.closest('[data-waiting]'));

/**
 * Holds presses on elements that don't work yet. A press starts the app and gives visual feedback, and the last press
 * is repeated when its element works.
 */
export function keepPresses(start: () => void): void {
  let kept: Press | undefined;
  const keep = (on: HTMLElement) => {
    kept = { on, place: placeOf(on), settle: hear(on, drop) };
  };
  const drop = () => {
    kept?.settle();
    kept = undefined;
  };
  const hold = (event: Event, pressed: HTMLElement) => {
    if (!event.isTrusted || pressed.matches(WORKS) || !isWaiting(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kept?.on === pressed) return;
    drop();
    keep(pressed);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-has-hydrated', 'data-waiting'],
    });
    start();
  };
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    const pressed = kept && elementAt(kept.place);
    if (!pressed || !isWaiting(pressed)) {
      observer.disconnect();
      // Waits until React has rendered its browser-only parts. The visual feedback stays until then.
      requestAnimationFrame(() => {
        const press = kept;
        drop();
        if (press) repeat(elementAt(press.place));
      });
    } else if (pressed !== kept?.on) {
      // React has replaced the element, so the press moves to the new one.
      drop();
      keep(pressed);
    }
  });
  window.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(PRESSED);
      if (pressed) hold(event, pressed);
    },
    true,
  );
  // A form without a button can only be submitted with the keyboard.
  window.addEventListener('submit', (event) => hold(event, event.target as HTMLElement), true);
}

/** An element's position: the element and its ancestors, each with its index among its siblings. */
type Place = readonly (readonly [element: Element, index: number])[];

function placeOf(element: Element): Place {
  const place: [Element, number][] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    place.push([at, [...(at.parentElement?.children ?? [])].indexOf(at)]);
  }
  return place;
}

/**
 * Returns the element, or its replacement by React. A sidebar category, for example, is a link in the server's HTML.
 * Returns nothing if the reader has left the page of an island.
 */
function elementAt(place: Place): HTMLElement | undefined {
  if (place.some(([element]) => element.matches('[data-island]') && !element.isConnected)) return undefined;
  const kept = place.findIndex(([element]) => element.isConnected);
  let at: Element | undefined = place[kept]?.[0];
  for (let level = kept - 1; level >= 0; level -= 1) at = at?.children[place[level]?.[1] ?? 0];
  return at as HTMLElement | undefined;
}

function repeat(pressed: HTMLElement | undefined): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed?.click();
}

/** Gives visual feedback on a press at once. The drawer opens without the app. */
function hear(pressed: HTMLElement, onClose: () => void): () => void {
  if (pressed.matches(DRAWER_BUTTON)) return openDrawer(pressed, onClose);
  pressed.setAttribute('aria-busy', 'true');
  return () => pressed.removeAttribute('aria-busy');
}
