import { holdReader } from '../Dom/holdReader.ts';

/**
 * Keeps the reader in the app's drawer, from the place on that the focus has in the bootstrap's.
 *
 * @returns lets the reader go, back to the button that opens it
 */
export function holdInDrawer(drawer: HTMLElement, onEscape: () => void): () => void {
  const close = drawer.querySelector<HTMLElement>('.navbar-sidebar__close') ?? drawer;
  const early = document.activeElement?.closest<HTMLAnchorElement>('.early-drawer a');
  const counterpart = () => early && sameLink(early, drawer);
  const letGo = holdReader(drawer, () => counterpart() ?? close, onEscape);
  // The panel of the page's sidebar may come after the drawer.
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
  // The panel of a menu that is left takes the focus along.
  const toMainMenu = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('.navbar-sidebar__back'))) return;
    requestAnimationFrame(() => drawer.querySelector<HTMLElement>(`${SHOWN} a`)?.focus());
  };
  drawer.addEventListener('click', toMainMenu);
  return () => {
    panels.disconnect();
    drawer.removeEventListener('click', toMainMenu);
    letGo();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}

const SHOWN = '.navbar-sidebar__item:not([inert])';

/** A link as a panel of the drawer shows it. The main menu has one to the same page by another name. */
function sameLink({ href, textContent }: HTMLAnchorElement, drawer: HTMLElement): HTMLElement | undefined {
  return [...drawer.querySelectorAll<HTMLAnchorElement>(`${SHOWN} a`)].find(
    (one) => one.href === href && one.textContent === textContent && one.checkVisibility(),
  );
}
