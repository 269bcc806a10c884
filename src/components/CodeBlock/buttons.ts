import { makeFocusableWhileScrollable } from '../Dom/makeFocusableWhileScrollable.ts';
import { liveRegion } from '../Dom/liveRegion.ts';
import { trustBuiltHtml } from '../Dom/trustedHtml.ts';
import styles from './styles.module.css';

/** Outlines from Material Design (Apache 2.0), 24 × 24. */
const outlines = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  done: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
  wrap: 'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
};

const DONE_MS = 1000;

/**
 * Adds the buttons of a code block: one copies the code, the other wraps lines that are too long. The markup has no
 * buttons, since they would do nothing without a script. Skips a block that already has them. The API page has buttons
 * of its own: `packages/api-page/src/browser/reference/addCopyButtons.ts`.
 */
export function addButtons(block: HTMLElement): void {
  const pre = block.querySelector<HTMLElement>(`.${styles.content} > pre`);
  if (!pre || block.querySelector(`.${styles.buttons}`)) return;
  const buttons = document.createElement('div');
  buttons.className = styles.buttons ?? '';
  const wrap = button('Toggle word wrap', 'wrap');
  const copy = button('Copy code to clipboard', 'copy');
  buttons.append(wrap, copy);
  block.append(buttons);
  liveRegion();

  copy.addEventListener('click', () => void copyCode(pre, copy));
  // The style sheet wraps lines on phones. Unlike `innerWidth`, a media query forces no layout for each block.
  let isWrapped = matchMedia('(width<=576px)').matches;
  wrap.ariaPressed = String(isWrapped);
  // A visible button takes room from the code, which might only then scroll.
  wrap.hidden = !isWrapped;
  wrap.addEventListener('click', () => {
    isWrapped = !isWrapped;
    pre.dataset.wrapped = wrap.ariaPressed = String(isWrapped);
  });
  makeFocusableWhileScrollable(
    pre,
    'group',
    () => nameOf(block),
    (scrolls) => {
      wrap.hidden = !scrolls && !isWrapped;
    },
  );
}

/** Adds the buttons to all code blocks within a root. */
export function addAllButtons(root: ParentNode): void {
  for (const block of root.querySelectorAll<HTMLElement>('.theme-code-block')) addButtons(block);
}

/** Returns the accessible name of the code, from its title or else from the tab that shows it. */
function nameOf(block: HTMLElement): string {
  const tab = block.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
  const names = [block.querySelector(`.${styles.title}`), tab ? document.getElementById(tab) : null];
  return ['Code', names.find((name) => name)?.textContent.trim()].filter(Boolean).join(': ');
}

async function copyCode(pre: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const status = liveRegion();
  try {
    await navigator.clipboard.writeText(pre.textContent);
    status.textContent = 'Copied';
    draw(button, 'done');
  } catch {
    // Fails without permission, or on an insecure origin.
    status.textContent = 'Not copied: the browser does not allow it here';
  }
  setTimeout(() => {
    // Clears the status, because screen readers announce the same message again only after a change.
    status.textContent = '';
    draw(button, 'copy');
  }, DONE_MS);
}

function button(label: string, icon: keyof typeof outlines): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `clean-btn ${styles.button}`;
  element.title = label;
  element.setAttribute('aria-label', label);
  draw(element, icon);
  return element;
}

function draw(element: HTMLElement, icon: keyof typeof outlines): void {
  element.innerHTML = trustBuiltHtml(
    `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path fill="currentColor" d="${outlines[icon]}"/></svg>`,
  );
}
