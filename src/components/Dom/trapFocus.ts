/** The backdrop, which closes a drawer on a click. */
const BACKDROP = '.navbar-sidebar__backdrop';

/**
 * Traps the reader in a dialog. Makes everything outside inert, moves the focus into the dialog and calls `onEscape` on
 * Escape.
 *
 * @param first - returns the element to focus, called once the dialog is visible
 * @returns a function that releases the reader
 */
export function trapFocus(dialog: HTMLElement, first: () => HTMLElement, onEscape: () => void): () => void {
  const background = besides(dialog).filter(({ inert }) => !inert);
  for (const part of background) part.inert = true;
  const stop = new AbortController();
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') onEscape();
    },
    stop,
  );
  // A dialog that slides in is hidden for a frame, during which the reader may already have focused something in it.
  const focus = () => {
    if (stop.signal.aborted || dialog.contains(document.activeElement)) return;
    if (getComputedStyle(dialog).visibility === 'hidden') requestAnimationFrame(focus);
    else first().focus();
  };
  focus();
  return () => {
    stop.abort();
    for (const part of background) part.inert = false;
  };
}

/** Returns the siblings of an element and of its ancestors. */
function besides(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const siblings = [...parentElement.children].filter((each) => each !== element && !each.matches(BACKDROP));
  return [...(siblings as HTMLElement[]), ...besides(parentElement)];
}
