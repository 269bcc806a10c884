import { isHydrated } from '../isHydrated.ts';
import { openDrawer } from './drawer.ts';

/** The bar's button that opens the drawer. */
const DRAWER_BUTTON = '.navbar__toggle';

/** What only the app makes work: buttons outside of what works as markup. */
const PRESSED = '#__docusaurus :is(button, [role="button"])';
const WORKS =
  '[popovertarget], [data-color-mode], .theme-announcement-bar *, .theme-code-block *, [data-tabs] [role="tab"]';

/** A press that waits for the app. */
interface Press {
  readonly on: HTMLElement;
  readonly place: Place;
  /** Takes away what shows that it was heard. */
  readonly settle: () => void;
}

/**
 * A press on what does not work yet starts the app, shows that it was heard, and is given again when the app is there:
 * the last one only.
 */
export function keepPresses(start: () => void): void {
  let kept: Press | undefined;
  const drop = () => {
    kept?.settle();
    kept = undefined;
  };
  window.addEventListener(
    'click',
    (event) => {
      if (isHydrated() || !event.isTrusted || !(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>(PRESSED);
      if (!pressed || pressed.matches(WORKS)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (kept?.on === pressed) return;
      drop();
      kept = { on: pressed, place: placeOf(pressed), settle: hear(pressed, drop) };
      start();
    },
    true,
  );
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    const press = kept;
    // Once React has drawn what it draws only in a browser; what showed the press stays until then.
    requestAnimationFrame(() => {
      drop();
      if (press) elementAt(press.place)?.click();
    });
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
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

/** The element, or what React has put in its place: a category of the sidebar is a link until then. */
function elementAt(place: Place): HTMLElement | undefined {
  const kept = place.findIndex(([element]) => element.isConnected);
  let at: Element | undefined = place[kept]?.[0];
  for (let level = kept - 1; level >= 0; level -= 1) at = at?.children[place[level]?.[1] ?? 0];
  return at as HTMLElement | undefined;
}

/** Shows at once that a press was heard. The drawer opens without the app. */
function hear(pressed: HTMLElement, onClose: () => void): () => void {
  if (pressed.matches(DRAWER_BUTTON)) return openDrawer(pressed, onClose);
  pressed.setAttribute('aria-busy', 'true');
  return () => pressed.removeAttribute('aria-busy');
}
