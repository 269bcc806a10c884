import { readStored, writeStored } from '../Dom/storage.ts';

/** Docusaurus's own name, under which readers' choices are kept already. */
const keyOf = (group: string): string => `docusaurus.tab.${group}`;

const tabAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-tabs] > [role="tablist"] > [role="tab"]')
    : null;
const boxOf = (tab: HTMLElement): HTMLElement => tab.closest<HTMLElement>('[data-tabs]') ?? tab;
const tabsOf = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];
/** In the order of their tabs. Panels may hold tabs of their own. */
const panelsOf = (box: HTMLElement): Element[] =>
  [...box.querySelectorAll('[role="tabpanel"]')].filter((panel) => panel.closest('[data-tabs]') === box);

/** Makes all tabs of the document work, those that come later too. */
export function listenToTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = tabAt(target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabAt(event.target);
    if (tab) onKey(event, tab);
  });
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) showPanel(target);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(keyOf('')) && newValue) show(key.slice(keyOf('').length), newValue);
  });
}

/** Ties tabs to their panels, and shows what was chosen before, on this page or another. */
export function restoreTabs(root: ParentNode): void {
  const within = [...root.querySelectorAll<HTMLElement>('[data-tabs]')];
  for (const box of root instanceof HTMLElement && root.matches('[data-tabs]') ? [root, ...within] : within) {
    tie(box);
    // A start that took too long may have found all panels open.
    const selected = tabsOf(box).find((tab) => tab.getAttribute('aria-selected') === 'true');
    for (const value of [selected?.dataset.value, readStored(keyOf(box.dataset.tabs ?? ''))]) {
      if (value) showIn(box, value);
    }
  }
}

let ties = 0;

/** Says which panel is whose. Only a script makes tabs of them, so it gives them their ids as well. */
function tie(box: HTMLElement): void {
  const panels = panelsOf(box);
  tabsOf(box).forEach((tab, index) => {
    const panel = panels[index];
    if (!panel || tab.id) return;
    ties += 1;
    tab.id = `tab:${ties}`;
    panel.id = `panel:${ties}`;
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
  });
}

function onKey(event: KeyboardEvent, tab: HTMLElement): void {
  const tabs = tabsOf(boxOf(tab));
  const index = tabs.indexOf(tab);
  const places: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined && event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  const next = place === undefined ? tab : tabs.at(place % tabs.length);
  if (!next) return;
  // All panels are there: what has the focus is shown.
  choose(next);
  next.focus();
}

/** Chooses the tab of a panel in which the browser has found something. It's no choice of the reader's to keep. */
function showPanel(panel: Element): void {
  const box = panel.closest<HTMLElement>('[data-tabs]');
  if (!box) return;
  const tab = tabsOf(box)[panelsOf(box).indexOf(panel)];
  if (tab?.dataset.value) showIn(box, tab.dataset.value);
}

function choose(tab: HTMLElement): void {
  const { tabs: group = '' } = boxOf(tab).dataset;
  const value = tab.dataset.value ?? '';
  const before = tab.getBoundingClientRect().top;
  if (group === '') showIn(boxOf(tab), value);
  else show(group, value);
  // Panels above change their height too; what was clicked stays under the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  if (group !== '') writeStored(keyOf(group), value);
}

function show(group: string, value: string): void {
  for (const box of document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`))
    showIn(box, value);
}

/** Find-in-page looks into it all the same. Its box is still there then, which those who hear the page aren't told of. */
function setHidden(panel: Element, isHidden: boolean): void {
  if (isHidden) {
    panel.setAttribute('hidden', 'until-found');
    panel.setAttribute('aria-hidden', 'true');
  } else {
    panel.removeAttribute('hidden');
    panel.removeAttribute('aria-hidden');
  }
}

function showIn(box: HTMLElement, value: string): void {
  const tabs = tabsOf(box);
  const chosen = tabs.findIndex((tab) => tab.dataset.value === value);
  if (chosen < 0) return;
  const panels = panelsOf(box);
  tabs.forEach((tab, index) => {
    const isChosen = index === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    if (panels[index]) setHidden(panels[index], !isChosen);
  });
}
