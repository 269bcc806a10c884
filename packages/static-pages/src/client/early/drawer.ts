import { element } from '../../../../../src/components/Dom/element.ts';
import { trapFocus } from '../../../../../src/components/Dom/trapFocus.ts';

/** The duration of the theme's slide-in animation. */
const SLIDE_MS = 300;

/**
 * Opens the drawer before the app starts. Its content is already in the page, so a copy of it is shown at once, with
 * the theme's own class names. The app's drawer replaces it.
 *
 * @param onClose - called when the reader closes it
 * @returns a function that removes the copy, once the app's drawer is open
 */
export function openDrawer(opener: HTMLElement, onClose: () => void): () => void {
  const bar = document.querySelector<HTMLElement>('nav.navbar');
  if (!bar) return () => undefined;
  const drawer = element('div', 'theme-layout-navbar-sidebar navbar-sidebar');
  const roles = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' };
  for (const [name, value] of Object.entries(roles)) drawer.setAttribute(name, value);
  const head = element('div', 'navbar-sidebar__brand');
  const close = element('button', 'clean-btn navbar-sidebar__close', '✕');
  close.setAttribute('aria-label', 'Close navigation bar');
  const toggles = copies(':has(> [data-color-mode])', bar);
  // The toggle's class in the bar would hide it on a narrow screen.
  for (const toggle of toggles) toggle.className = `${toggle.classList[0] ?? ''} margin-right--md`;
  head.append(...copies('.navbar__brand', bar), ...toggles, close);
  drawer.append(head, menus(bar));
  const backdrop = element('div', 'navbar-sidebar__backdrop');
  // Outside of React's root element.
  const container = element('nav', 'early-drawer navbar-sidebar--show');
  container.setAttribute('aria-label', 'Main');
  container.append(backdrop, drawer);
  document.body.append(container);
  document.body.style.overflow = 'hidden';

  const releaseFocus = trapFocus(drawer, () => close, closeByReader);
  function closeByReader(): void {
    releaseFocus();
    container.remove();
    document.body.style.overflow = '';
    opener.focus();
    onClose();
  }
  close.addEventListener('click', closeByReader);
  backdrop.addEventListener('click', closeByReader);
  return () => {
    releaseFocus();
    setTimeout(() => container.remove(), SLIDE_MS);
  };
}

/** Returns the main menu, with the page's sidebar in front of it, if the page has one. */
function menus(bar: HTMLElement): HTMLElement {
  const items = element('div', 'navbar-sidebar__items');
  const panel = (...content: HTMLElement[]) => {
    const panelElement = element('div', 'theme-layout-navbar-sidebar-panel navbar-sidebar__item menu');
    panelElement.append(...content);
    items.append(panelElement);
    return panelElement;
  };
  const main = panel(linksOf(bar));
  const sidebar = copies('.theme-doc-sidebar-menu', document.body);
  if (sidebar.length === 0) return items;
  const back = element('button', 'clean-btn navbar-sidebar__back', '← Back to main menu');
  const second = panel(back, ...sidebar);
  const showSecond = (isShown: boolean) => {
    items.classList.toggle('navbar-sidebar__items--show-secondary', isShown);
    main.inert = isShown;
    second.inert = !isShown;
  };
  back.addEventListener('click', () => {
    showSecond(false);
    main.querySelector('a')?.focus();
  });
  showSecond(true);
  return items;
}

function linksOf(bar: HTMLElement): HTMLElement {
  const list = element('ul', 'menu__list');
  for (const link of bar.querySelectorAll<HTMLAnchorElement>('a.navbar__item')) {
    const item = element('li', 'menu__list-item');
    const copy = link.cloneNode(true) as HTMLAnchorElement;
    copy.className = 'menu__link';
    item.append(copy);
    list.append(item);
  }
  return list;
}

function copies(selector: string, root: HTMLElement): HTMLElement[] {
  const original = root.querySelector<HTMLElement>(selector);
  return original ? [original.cloneNode(true) as HTMLElement] : [];
}
