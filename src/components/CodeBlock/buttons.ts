import { element } from '../Dom/element.ts';
import { makeFocusableWhileScrollable } from '../Dom/makeFocusableWhileScrollable.ts';
import { liveRegion } from '../Dom/liveRegion.ts';
import { trustBuiltHtml } from '../Dom/trustedHtml.ts';
import styles from './styles.module.css';

/** Outlines from Material Design (Apache 2.0), 24 × 24. */
const outlines = {
  copy: 'M19 21H8V7h11m0-2H8a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2m-3-4H4a2 2 0 0 0-2 2v14h2V3h12z',
  done: 'M21 7 9 19l-5.5-5.5 1.41-1.41L9 16.17 19.59 5.59z',
  wrap: 'M4 17h6v2H4zM4 5h16v2H4zm13 6H4v2h13.25a2 2 0 0 1 0 4H15v-2l-3 3 3 3v-2h2a4 4 0 0 0 0-8z',
};

const DONE_MS = 1000;

/**
 * Adds the buttons of a code block: one copies the code, the other wraps lines that are too long. The markup has no
 * buttons, since they would do nothing without a script. Skips a block that already has them. The API page has buttons
 * of its own: `packages/api-page/src/browser/reference/addCopyButtons.ts`.
 */
export function addButtons(block: HTMLElement): void {
  const pre = block.querySelector<HTMLElement>(':scope>div>pre');
  if (!pre || block.querySelector(`.${styles.buttons}`)) return;
  const buttons = element('div', `no-print ${styles.buttons}`);
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

export function addAllButtons(root: ParentNode): void {
  for (const block of root.querySelectorAll<HTMLElement>('.theme-code-block')) addButtons(block);
}

/** Returns the accessible name of the code, from its title or else from the tab that shows it. */
function nameOf(block: HTMLElement): string {
  const tab = block.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
  const names = [block.querySelector(`.${styles.title}`), tab ? document.getElementById(tab) : null];
  return ['Code', names.find((name) => name)?.textContent.trim()].filter(Boolean).join(': ');
}

let clearing: ReturnType<typeof setTimeout> | undefined;

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
  // Clears the status, because screen readers announce the same message again only after a change.
  clearTimeout(clearing);
  clearing = setTimeout(() => (status.textContent = ''), DONE_MS);
  setTimeout(() => draw(button, 'copy'), DONE_MS);
}

function button(label: string, icon: keyof typeof outlines): HTMLButtonElement {
  const created = element('button', `clean-btn ${styles.button}`);
  created.type = 'button';
  created.title = created.ariaLabel = label;
  draw(created, icon);
  return created;
}

function draw(button: HTMLElement, icon: keyof typeof outlines): void {
  button.innerHTML = trustBuiltHtml(
    `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path fill="currentColor" d="${outlines[icon]}"/></svg>`,
  );
}
