import { isHydrated } from '../isHydrated.ts';
import { DRAWER_BUTTON, openDrawer } from './drawer.ts';

/** What only the app makes work: buttons outside of what works as markup. */
const PRESSED = '#__docusaurus :is(button, [role="button"])';
const WORKS =
  '[popovertarget], [data-color-mode], .theme-announcement-bar *, .theme-code-block *, .navbar-sidebar *';

/** A press that waits for the app. */
interface Press {
  readonly on: HTMLElement;
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
      kept = { on: pressed, settle: hear(pressed, drop) };
      start();
    },
    true,
  );
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    const press = kept;
    // Once React has drawn what it draws only in a browser.
    if (press) requestAnimationFrame(() => press.on.click());
    drop();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
}

/** Shows at once that a press was heard: the drawer opens, and anything else is busy. */
function hear(pressed: HTMLElement, onClose: () => void): () => void {
  if (pressed.matches(DRAWER_BUTTON)) return openDrawer(onClose);
  pressed.setAttribute('aria-busy', 'true');
  return () => pressed.removeAttribute('aria-busy');
}
