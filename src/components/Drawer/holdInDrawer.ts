import { holdReader } from '../Dom/holdReader.ts';

/**
 * Keeps the reader in the app's drawer, from the place on that the focus has in the bootstrap's.
 *
 * @returns lets the reader go, back to the button that opens it
 */
export function holdInDrawer(drawer: HTMLElement, onEscape: () => void): () => void {
  const close = drawer.querySelector<HTMLElement>('.navbar-sidebar__close') ?? drawer;
  const letGo = holdReader(drawer, counterpartIn(drawer) ?? close, onEscape);
  // The panel of a menu that is left takes the focus along.
  const toMainMenu = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('.navbar-sidebar__back'))) return;
    requestAnimationFrame(() => drawer.querySelector<HTMLElement>(`${SHOWN} a`)?.focus());
  };
  drawer.addEventListener('click', toMainMenu);
  return () => {
    drawer.removeEventListener('click', toMainMenu);
    letGo();
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}

const SHOWN = '.navbar-sidebar__item:not([inert])';

/** The link that has the focus in the bootstrap's drawer, as it stands in the app's. */
function counterpartIn(drawer: HTMLElement): HTMLElement | undefined {
  const link = document.activeElement?.closest<HTMLAnchorElement>('.early-drawer a');
  if (!link) return undefined;
  return [...drawer.querySelectorAll<HTMLAnchorElement>(`${SHOWN} a`)].find(
    (one) => one.href === link.href && one.checkVisibility(),
  );
}
