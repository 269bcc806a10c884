import tips from '@generated/symbol-links/default/tips.json';
import { element } from '../Dom/element.ts';
import styles from './styles.module.css';

const ID = 'symbol-tip';
/** Time to move the pointer from the name to its tip. */
const GRACE_MS = 250;
const GAP = 6;
const EDGE = 8;

let shown: { link: HTMLElement; stop: AbortController } | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a symbol's tip next to its link, until the reader leaves it, presses Escape or scrolls. */
export function showTip(link: HTMLAnchorElement, byTouch: boolean): void {
  clearTimeout(leaving);
  const symbol = link.dataset.symbol ?? '';
  // The React package re-exports the base package, whose symbols have a single tip.
  const content = tips[symbol] ?? tips[symbol.replace(/^sdk-react/, 'sdk-base')];
  if (!content || (shown?.link === link && link.isConnected)) return;
  hideTip();
  const tip = draw(content, byTouch);
  // Within the link's landmark, for readers who navigate by landmarks.
  (link.closest('main') ?? document.body).append(tip);
  tip.showPopover?.();
  link.setAttribute('aria-describedby', ID);
  place(tip, link);

  const stop = new AbortController();
  shown = { link, stop };
  const options = { signal: stop.signal };
  tip.addEventListener('pointerenter', () => clearTimeout(leaving), options);
  tip.addEventListener('pointerleave', () => hideTip({ soon: true }), options);
  window.addEventListener('scroll', () => hideTip(), { ...options, passive: true, capture: true });
  window.addEventListener('resize', () => hideTip(), options);
  // Captures Escape before other handlers, so that the last opened element closes first.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      hideTip();
    },
    { ...options, capture: true },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !tip.contains(target) && !link.contains(target)) hideTip();
    },
    options,
  );
}

export function hideTip({ soon = false } = {}): void {
  clearTimeout(leaving);
  if (soon) {
    leaving = setTimeout(() => hideTip(), GRACE_MS);
    return;
  }
  shown?.stop.abort();
  shown?.link.removeAttribute('aria-describedby');
  shown = undefined;
  document.getElementById(ID)?.remove();
}

function draw([kind, label, summary]: [string, string, string], byTouch: boolean): HTMLElement {
  const tip = element('div', `popup ${styles.tip}`);
  tip.id = ID;
  tip.setAttribute('role', 'tooltip');
  if ('popover' in tip) tip.popover = 'manual';
  const head = element('div', styles.head);
  head.append(element('span', styles.kind, kind), ' ', element('code', styles.name, label));
  const text = element('div');
  summary
    .split('`')
    .forEach((part, index) => text.append(index % 2 === 1 ? element('code', '', part) : part));
  tip.append(head, text);
  if (byTouch) tip.append(element('div', styles.hint, 'Touch the name again to open its page.'));
  return tip;
}

/** Places the tip below the link, or above if there is no space, and within the window. */
function place(tip: HTMLElement, link: HTMLElement): void {
  const target = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = target.bottom + GAP;
  const isBelow = below + height + EDGE <= clientHeight || target.top < height + GAP + EDGE;
  tip.style.left = `${Math.max(EDGE, Math.min(target.left, clientWidth - width - EDGE))}px`;
  tip.style.top = `${isBelow ? below : target.top - height - GAP}px`;
}
