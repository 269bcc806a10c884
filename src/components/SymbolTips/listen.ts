import { isPlainClick } from '../Dom/isPlainClick.ts';
import type * as Tip from './tip.ts';

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-symbol]') : null;

/** Listens for links to symbols in the document. Returns a cleanup function. */
export function listen(go: (address: string) => void): () => void {
  const stop = new AbortController();
  let tip: Promise<typeof Tip> | undefined;
  let requested: HTMLAnchorElement | null = null;
  let isTouch = false;

  const show = async (link: HTMLAnchorElement, byTouch = false) => {
    requested = link;
    tip ??= import('./tip.ts');
    try {
      const { showTip } = await tip;
      // The reader may have moved on meanwhile.
      if (requested === link && !stop.signal.aborted) showTip(link, byTouch);
    } catch {
      // Offline there is no tip. The link still works, and the next one retries the load.
      tip = undefined;
    }
  };
  // There is no tip if the script failed to load.
  const hide: typeof Tip.hideTip = (options) =>
    void tip?.then(
      ({ hideTip }) => hideTip(options),
      () => undefined,
    );
  const leave = (link: HTMLAnchorElement | null, related: EventTarget | null) => {
    if (!link || linkAt(related) === link) return;
    requested = null;
    hide({ soon: true });
  };

  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, act, { signal: stop.signal, capture: true });

  on('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'));
  on('pointerover', ({ pointerType, target }) => {
    const link = linkAt(target);
    if (link && pointerType !== 'touch') void show(link);
  });
  on('pointerout', ({ pointerType, target, relatedTarget }) => {
    // Lifting a finger isn't leaving the link.
    if (pointerType !== 'touch') leave(linkAt(target), relatedTarget);
  });
  on('focusin', ({ target }) => {
    const link = linkAt(target);
    if (link && !isTouch) void show(link);
  });
  on('focusout', ({ target, relatedTarget }) => leave(linkAt(target), relatedTarget));
  on('keydown', () => (isTouch = false));
  on('click', (event) => {
    const link = linkAt(event.target);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // Touch devices can't hover, so the first tap shows the tip and the second follows the link.
    if (isTouch && requested !== link) {
      void show(link, true);
      return;
    }
    hide();
    requested = null;
    go(link.pathname + link.search + link.hash);
  });
  return () => {
    stop.abort();
    hide();
  };
}
