/** Closes an open menu on Escape, on a press outside and when it loses focus. Returns a cleanup function. */
export function closeWithEscapeOrOutside(menu: HTMLDetailsElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const isOutside = (target: EventTarget | null) => !(target instanceof Node && menu.contains(target));
  const closeIfOutside = ({ target }: Event) => {
    if (isOutside(target)) menu.open = false;
  };
  document.addEventListener('pointerdown', closeIfOutside, { signal });
  document.addEventListener('focusin', closeIfOutside, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => watch.abort();
}
