/** Where Docusaurus keeps the choice of the tabs whose group is `language`: the guides' samples share it. */
export const STORAGE_KEY = 'docusaurus.tab.language';

/** Shows one panel, and the same one wherever else it is offered. */
export function chooseTab(tab: HTMLButtonElement): void {
  const value = tab.dataset.value ?? '';
  const before = tab.getBoundingClientRect().top;
  show(value);
  // Panels above change their height too; what was clicked stays under the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  try {
    window.localStorage.setItem(STORAGE_KEY, value);
  } catch {
    // The choice lasts as long as the page.
  }
}

/** Shows what was chosen before, on this page or another. */
export function restoreTabs(value = stored()): void {
  if (value) show(value);
}

/** Arrow keys, Home and End move between the tabs of one list. */
export function moveInTabs(event: KeyboardEvent): void {
  const tab = event.target;
  if (!(tab instanceof HTMLButtonElement) || tab.getAttribute('role') !== 'tab') return;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLButtonElement>('[role="tab"]') ?? [])];
  const index = tabs.indexOf(tab);
  const places: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  const next = tabs.at(place % tabs.length);
  if (!next) return;
  chooseTab(next);
  next.focus();
}

function show(value: string): void {
  for (const tab of document.querySelectorAll<HTMLButtonElement>('.api-tabs [role="tab"]')) {
    const list = tab.parentElement;
    if (!list?.querySelector(`[data-value="${CSS.escape(value)}"]`)) continue;
    const isChosen = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    panelOf(tab, list)?.toggleAttribute('hidden', !isChosen);
  }
}

/** The panels stand after the list, in the order of their tabs. */
function panelOf(tab: Element, list: Element): Element | undefined {
  const panels = list.parentElement?.querySelectorAll(':scope > [role="tabpanel"]') ?? [];
  return panels[[...list.children].indexOf(tab)];
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
