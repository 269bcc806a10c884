import { element } from '../../../../../src/components/Dom/element.ts';

/** How far below the sticky header a heading counts as being read, in pixels. */
const READING = 48;

/** Marks the current section in the list, names it in the bar, and links the bar to the previous and next operation. */
export function scrollSpy(text: HTMLElement, signal: AbortSignal): void {
  const list = text.querySelector<HTMLElement>('.api-nav__list');
  if (!list) return;
  const headings = [...text.querySelectorAll<HTMLElement>(':scope > :is(h2, h3)[id]')];
  let current: HTMLElement | undefined | null = null;
  let isScheduled = false;
  const follow = () => {
    isScheduled = false;
    const reading = headingAt(headings, topOf(text) + READING);
    if (reading === current) return;
    current = reading;
    markCurrentEntry(list, reading);
    showSectionInBar(text, list, reading);
    updateStepLinks(text, reading);
  };
  const scheduleUpdate = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(follow);
  };
  window.addEventListener('scroll', scheduleUpdate, { signal, passive: true });
  window.addEventListener('resize', scheduleUpdate, { signal, passive: true });
  // A closed list can't be scrolled.
  list.addEventListener(
    'toggle',
    () => {
      const marked = list.querySelector('[aria-current]');
      if (marked) reveal(marked, list);
    },
    { signal },
  );
  follow();
}

/** Returns the scroll offset below the sticky header, at which a link to a heading places it. */
function topOf(text: HTMLElement): number {
  const heading = text.querySelector('h2[id]');
  return heading ? Number.parseFloat(getComputedStyle(heading).scrollMarginBlockStart) : 0;
}

/** Returns the last heading at or above a height. The headings must be in document order. */
function headingAt(headings: readonly HTMLElement[], height: number): HTMLElement | undefined {
  let [from, to] = [0, headings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((headings[middle]?.getBoundingClientRect().top ?? 0) <= height) from = middle + 1;
    else to = middle;
  }
  return headings[from - 1];
}

/** Marks the list entry of the current heading, or the group's summary for a group's own text. */
function markCurrentEntry(list: HTMLElement, reading: HTMLElement | undefined): void {
  for (const old of list.querySelectorAll('[aria-current]')) old.removeAttribute('aria-current');
  const entry =
    linkTo(list, reading?.id) ??
    list.querySelector<HTMLElement>(`[data-group="${CSS.escape(reading?.id ?? '')}"] > summary`);
  // Above the first heading, the introduction is current.
  const group = (entry ?? list.querySelector('details > summary'))?.closest('details');
  for (const openGroup of list.querySelectorAll<HTMLDetailsElement>('details[data-followed]')) {
    if (openGroup === group) continue;
    openGroup.open = false;
    delete openGroup.dataset.followed;
  }
  if (group && !group.open) {
    group.open = true;
    group.dataset.followed = '';
  }
  if (!entry) return;
  entry.setAttribute('aria-current', 'location');
  reveal(entry, list);
}

/** Scrolls only the list, and only if the entry is out of view. */
function reveal(entry: Element, list: Element): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  list.scrollTop += top - frame.top - frame.height / 2;
}

/** Shows the current section in the bar of a narrow window. */
function showSectionInBar(text: HTMLElement, list: HTMLElement, reading: HTMLElement | undefined): void {
  const bar = text.querySelector('.api-nav__now');
  const entry = linkTo(list, reading?.id);
  const title = element('span', 'api-nav__title', reading?.firstChild?.textContent ?? 'All operations');
  const tag = entry?.querySelector('.tag')?.cloneNode(true);
  bar?.replaceChildren(...(tag ? [tag, ' ', title] : [title]));
}

function updateStepLinks(text: HTMLElement, reading: HTMLElement | undefined): void {
  const operations = [...text.querySelectorAll<HTMLElement>('.api-nav__list a:has(> .tag)')];
  const isBefore = (link: HTMLElement) => {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    return Boolean(
      heading && reading && heading.compareDocumentPosition(reading) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  };
  const isHere = (link: HTMLElement) => link.getAttribute('href') === `#${reading?.id}`;
  updateStepLink(text, 'Previous', operations.findLast(isBefore));
  updateStepLink(
    text,
    'Next',
    operations.find((link) => !isBefore(link) && !isHere(link)),
  );
}

function updateStepLink(
  text: HTMLElement,
  way: 'Previous' | 'Next',
  operation: HTMLElement | undefined,
): void {
  const bar = text.querySelector('.api-nav__bar');
  const link = bar?.querySelector<HTMLAnchorElement>(`[data-step="${way}"]`) ?? document.createElement('a');
  const label = operation ? `${way}: ${operation.textContent.trim()}` : `${way} operation`;
  link.className = 'api-nav__step';
  link.dataset.step = way;
  link.title = label;
  link.setAttribute('aria-label', label);
  if (operation) link.setAttribute('href', operation.getAttribute('href') ?? '');
  else link.removeAttribute('href');
  if (!link.isConnected) bar?.append(link);
}

/** Returns the list entry that links to a heading. */
const linkTo = (list: HTMLElement, id: string | undefined): HTMLAnchorElement | undefined =>
  (id !== undefined &&
    list.querySelector<HTMLAnchorElement>(`a[href="#${CSS.escape(id)}"]:not(.api-nav__step)`)) ||
  undefined;
