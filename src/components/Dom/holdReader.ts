/** What closes a drawer by a press beside it. */
const BACKDROP = '.navbar-sidebar__backdrop';

/**
 * Keeps a reader in a dialog: nothing beside it can be reached or heard, the focus goes into it, and Escape asks for it
 * to be closed.
 *
 * @param first - gives what gets the focus, when something can have it
 * @returns lets the reader go
 */
export function holdReader(dialog: HTMLElement, first: () => HTMLElement, onEscape: () => void): () => void {
  const others = besides(dialog).filter(({ inert }) => !inert);
  for (const other of others) other.inert = true;
  const stop = new AbortController();
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') onEscape();
    },
    stop,
  );
  // What slides in is hidden for a frame, in which a reader may have gone on inside it.
  const focus = () => {
    if (stop.signal.aborted || dialog.contains(document.activeElement)) return;
    if (getComputedStyle(dialog).visibility === 'hidden') requestAnimationFrame(focus);
    else first().focus();
  };
  focus();
  return () => {
    stop.abort();
    for (const other of others) other.inert = false;
  };
}

/** All that an element stands beside, and its ancestors do. */
function besides(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const siblings = [...parentElement.children].filter((one) => one !== element && !one.matches(BACKDROP));
  return [...(siblings as HTMLElement[]), ...besides(parentElement)];
}
