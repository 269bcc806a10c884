import { trapFocus } from '../Dom/trapFocus.ts';

/**
 * Traps the reader in the app's drawer, and continues at the link that has the focus in the bootstrap's drawer.
 *
 * @returns a function that releases the reader and focuses the button that opens the drawer
 */
export function trapFocusInDrawer(drawer: HTMLElement, onEscape: () => void): () => void {
  const close = drawer.querySelector<HTMLElement>('.navbar-sidebar__close') ?? drawer;
  const early = document.activeElement?.closest<HTMLAnchorElement>('.early-drawer a');
  const counterpart = () => early && sameLink(early, drawer);
  const releaseFocus = trapFocus(drawer, () => counterpart() ?? close, onEscape);
  // The panel of the page's sidebar may be rendered after the drawer.
  const panels = new MutationObserver(() => {
    const link = counterpart();
    if (!link) return;
    panels.disconnect();
    const { activeElement } = document;
    if (activeElement === close || !drawer.contains(activeElement)) link.focus();
  });
  if (early && !counterpart()) {
    panels.observe(drawer, { subtree: true, childList: true, attributeFilter: ['inert'] });
  }
  // When the reader leaves a panel, it would take the focus along.
  const toMainMenu = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('.navbar-sidebar__back'))) return;
    requestAnimationFrame(() => drawer.querySelector<HTMLElement>(`${SHOWN} a`)?.focus());
  };
  drawer.addEventListener('click', toMainMenu);
  return () => {
    panels.disconnect();
    drawer.removeEventListener('click', toMainMenu);
    releaseFocus();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}

const SHOWN = '.navbar-sidebar__item:not([inert])';

/** Returns the same link in the visible panel. The main menu has a link to the same page by another name. */
function sameLink({ href, textContent }: HTMLAnchorElement, drawer: HTMLElement): HTMLElement | undefined {
  return [...drawer.querySelectorAll<HTMLAnchorElement>(`${SHOWN} a`)].find(
    (link) => link.href === href && link.textContent === textContent && link.checkVisibility(),
  );
}
