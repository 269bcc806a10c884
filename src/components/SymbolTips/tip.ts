import tips from '@generated/symbol-links/default/tips.json';
import { element } from '../Dom/element.ts';
import styles from './styles.module.css';

const ID = 'symbol-tip';
/** Long enough to move the pointer from the name onto what is said of it. */
const GRACE_MS = 250;
const GAP = 6;
const EDGE = 8;

let shown: { link: HTMLElement; stop: AbortController } | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows what a name stands for, beside it, until the reader leaves it, presses Escape or scrolls on. */
export function showTip(link: HTMLAnchorElement, byTouch: boolean): void {
  clearTimeout(leaving);
  const symbol = link.dataset.symbol ?? '';
  // The React package exports the base package whole: a symbol of both is said once.
  const found = tips[symbol] ?? tips[symbol.replace(/^sdk-react/, 'sdk-base')];
  if (!found || (shown?.link === link && link.isConnected)) return;
  hideTip();
  const tip = draw(found, byTouch);
  // Inside the landmark that the name is in, for who goes from one to the next.
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
  // Before anything else that Escape closes: the last thing opened goes first.
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

/** Below the name, or above where there is no room; never over the window's edge. */
function place(tip: HTMLElement, link: HTMLElement): void {
  const target = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = target.bottom + GAP;
  const isBelow = below + height + EDGE <= clientHeight || target.top < height + GAP + EDGE;
  tip.style.left = `${Math.max(EDGE, Math.min(target.left, clientWidth - width - EDGE))}px`;
  tip.style.top = `${isBelow ? below : target.top - height - GAP}px`;
}
