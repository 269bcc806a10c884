/** The backdrop, which closes a drawer on a click. */
const BACKDROP = '.navbar-sidebar__backdrop';

/**
 * Traps the reader in a dialog. Moves the focus into the dialog, makes everything outside inert once the dialog is
 * painted, because this changes the style of the whole page, and calls `onEscape` on Escape.
 *
 * @param first - returns the element to focus, called once the dialog is visible
 * @returns a function that releases the reader
 */
export function trapFocus(dialog: HTMLElement, first: () => HTMLElement, onEscape: () => void): () => void {
  const background = besides(dialog).filter(({ inert }) => !inert);
  const stop = new AbortController();
  const setInert = () => background.forEach((part) => (part.inert = !stop.signal.aborted));
  requestAnimationFrame(() => setTimeout(setInert));
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
    setInert();
  };
}

/** Returns the siblings of an element and of its ancestors. */
function besides(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const siblings = [...parentElement.children].filter((each) => each !== element && !each.matches(BACKDROP));
  return [...(siblings as HTMLElement[]), ...besides(parentElement)];
}
