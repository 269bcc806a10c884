import { makeFocusableWhileScrollable } from '../Dom/makeFocusableWhileScrollable.ts';

const watched = new WeakSet<Element>();

/** Makes a region focusable while it overflows, so that the keyboard can scroll it. */
export function watchRegion(region: HTMLElement): void {
  if (watched.has(region)) return;
  watched.add(region);
  makeFocusableWhileScrollable(region, 'region', () => labelOf(region));
}

export function watchRegions(root: ParentNode): void {
  for (const region of root.querySelectorAll<HTMLElement>('[data-scroll-table]')) watchRegion(region);
}

/**
 * Returns the region's own name, or one from its headings and its head. Numbers it if an earlier table has the same.
 */
function labelOf(region: HTMLElement): string {
  if (region.dataset.scrollTable) return region.dataset.scrollTable;
  const head = [...region.querySelectorAll('th')].map(({ textContent }) => textContent.trim());
  const label = `${headingsOver(region).join(', ')}: table of ${head.filter(Boolean).join(', ')}`;
  const others = [...document.querySelectorAll('[role="region"]')].filter(
    (other) => other !== region && other.compareDocumentPosition(region) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const same = others.filter((other) => other.getAttribute('aria-label')?.startsWith(label)).length;
  return same === 0 ? label : `${label} (${same + 1})`;
}

/** Returns the nearest heading before the table, and its parent heading. */
function headingsOver(region: HTMLElement): string[] {
  const names: string[] = [];
  let level = Infinity;
  for (let node = region.previousElementSibling; node; node = node.previousElementSibling) {
    const depth = Number(/^H([1-6])$/.exec(node.tagName)?.[1] ?? Infinity);
    if (depth >= level) continue;
    level = depth;
    const name = [...node.childNodes].find(({ textContent }) => textContent?.trim())?.textContent ?? '';
    names.unshift(name.trim());
    if (level <= 3) break;
  }
  return names;
}
