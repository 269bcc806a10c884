import { copyCode, copyLink } from './copy.ts';
import { follow, openTarget } from './deepLinks.ts';
import { followContents } from './followContents.ts';
import { chooseTab, moveInTabs, restoreTabs, STORAGE_KEY } from './tabs.ts';

interface Page {
  /** Goes to another page of the site without loading it anew. */
  navigate: (address: string) => void;
  /** Says something to those who do not see it. */
  announce: (message: string) => void;
}

/** One set of listeners for the whole reference; gives back what takes them away. */
export function addListeners({ navigate, announce }: Page): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const root = document.querySelector('article') ?? document.body;

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>('[data-static-html] button');
    if (button?.dataset.copyLink) void copyLink(button, announce);
    else if (button?.getAttribute('role') === 'tab') chooseTab(button);
    else if (button?.dataset.copyCode !== undefined) void copyCode(button, announce);
    else follow(event, navigate);
  };

  root.addEventListener('click', (event) => onClick(event as MouseEvent), { signal });
  root.addEventListener('keydown', (event) => moveInTabs(event as KeyboardEvent), { signal });
  window.addEventListener('hashchange', () => openTarget(), { signal });
  window.addEventListener(
    'storage',
    ({ key, newValue }) => key === STORAGE_KEY && newValue && restoreTabs(newValue),
    { signal },
  );

  // Markup that is fetched comes later than the page: tabs are set in it, and the place asked for is found again.
  let hasMoved = false;
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => (hasMoved = true), { signal, passive: true });
  }
  const settle = () => {
    restoreTabs();
    if (!hasMoved) openTarget();
  };
  settle();
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isMarkup))) settle();
  });
  observer.observe(root, { childList: true, subtree: true });

  const stopFollowing = followContents();
  return () => {
    stop.abort();
    stopFollowing();
    observer.disconnect();
  };
}

const isMarkup = (node: Node): boolean =>
  node instanceof HTMLElement && node.dataset.staticHtml !== undefined;
