import { isHydrated } from '../isHydrated.ts';
import { openDrawer } from './drawer.ts';

/** The bar's button that opens the drawer. */
const DRAWER_BUTTON = '.navbar__toggle';

/** What only the app makes work: buttons outside of what works as markup. */
const PRESSED = '#__docusaurus :is(button, [role="button"])';
const WORKS =
  '[popovertarget], [data-color-mode], .theme-announcement-bar *, .theme-code-block *, [data-tabs] [role="tab"], [role="alert"] *';

/** A press that waits for what it is on to work. */
interface Press {
  readonly on: HTMLElement;
  readonly place: Place;
  /** Takes away what shows that it was heard. */
  readonly settle: () => void;
}

/** Until the app is there nothing works, and then all but what waits for a script of its own. */
const isWaiting = (element: Element): boolean => !isHydrated() || Boolean(element.closest('[data-waiting]'));

/**
 * A press on what does not work yet starts the app, shows that it was heard, and is given again when the element works:
 * the last one only.
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
      // Once React has drawn what it draws only in a browser; what showed the press stays until then.
      requestAnimationFrame(() => {
        const press = kept;
        drop();
        if (press) repeat(elementAt(press.place));
      });
    } else if (pressed !== kept?.on) {
      // Another element shows the press, and waits in turn.
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
  // A form without a button is submitted by a key alone.
  window.addEventListener('submit', (event) => hold(event, event.target as HTMLElement), true);
}

/** Where an element stands: its ancestors, from itself outwards, each with its number among its siblings. */
type Place = readonly (readonly [element: Element, index: number])[];

function placeOf(element: Element): Place {
  const place: [Element, number][] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    place.push([at, [...(at.parentElement?.children ?? [])].indexOf(at)]);
  }
  return place;
}

/**
 * The element, or what React has put in its place: a category of the sidebar is a link until then. Nothing if the page
 * of an island was left.
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

/** Shows at once that a press was heard. The drawer opens without the app. */
function hear(pressed: HTMLElement, onClose: () => void): () => void {
  if (pressed.matches(DRAWER_BUTTON)) return openDrawer(pressed, onClose);
  pressed.setAttribute('aria-busy', 'true');
  return () => pressed.removeAttribute('aria-busy');
}
