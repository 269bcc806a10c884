import { isComposing } from '../../../../../src/components/Dom/isComposing.ts';

/** Filters the list to operations whose title, method, path or group contain all typed words. */
export function filterOperations(text: HTMLElement, signal: AbortSignal): void {
  const list = text.querySelector<HTMLElement>('.api-nav__list');
  const field = list?.querySelector<HTMLInputElement>('.api-nav__filter');
  const status = list?.querySelector('[role="status"]');
  if (!list || !field || !status) return;

  /** The groups that were open before the first word was typed, restored when the filter is cleared. */
  let before: ReadonlySet<HTMLDetailsElement> | undefined;
  const filter = () => {
    const words = wordsOf(field.value);
    const groups = [...list.querySelectorAll('details')];
    if (words.length > 0) before ??= new Set(groups.filter(({ open }) => open));
    const shownCount = groups.reduce((count, group) => count + filterGroup(group, words, before), 0);
    const more = list.querySelector<HTMLElement>('.api-nav__more');
    if (more) more.hidden = words.length > 0;
    if (words.length === 0) before = undefined;
    status.textContent = words.length === 0 || shownCount > 0 ? '' : 'No operation has all of these words.';
  };
  field.addEventListener('input', filter, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && field.value.trim() && !isComposing(event))
        list.querySelector<HTMLElement>('details li:not([hidden]) > a')?.click();
      if (event.key !== 'Escape' || field.value === '') return;
      // The first press empties the field, the second closes the list.
      event.preventDefault();
      field.value = '';
      filter();
    },
    { signal },
  );
  // The reader may have typed before this script loaded.
  if (field.value) filter();
}

function filterGroup(
  group: HTMLDetailsElement,
  words: readonly string[],
  before: ReadonlySet<HTMLDetailsElement> | undefined,
): number {
  const name = group.querySelector('summary')?.textContent ?? '';
  const entries = [...group.querySelectorAll<HTMLElement>('li')];
  for (const entry of entries) {
    const link = entry.querySelector<HTMLElement>('a');
    const searchText = `${name} ${link?.textContent} ${pathOf(link)}`.toLowerCase();
    entry.hidden = !words.every((word) => searchText.includes(word));
  }
  const shownCount = entries.filter(({ hidden }) => !hidden).length;
  group.hidden = shownCount === 0;
  if (words.length > 0) group.open = shownCount > 0;
  else if (before) group.open = before.has(group);
  return shownCount;
}

/** Returns the path of an operation, or the name of an event. */
const pathOf = (link: HTMLElement | null): string => {
  const heading = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
  return heading?.nextElementSibling?.querySelector('.api-path')?.textContent ?? '';
};

const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean);
