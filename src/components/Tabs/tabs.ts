import { readStored, writeStored, type StorageKey } from '../Dom/storage.ts';

/** The group of tabs that `SdkSwitch` chooses too. Also names its radio buttons and the parameter of a shared address. */
export const SDK = 'sdk';

/** Returns the storage key. It's the same as Docusaurus's, so existing choices are kept. */
const storageKey = (group: string): StorageKey => `docusaurus.tab.${group}`;

const tabAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-tabs] > [role="tablist"] > [role="tab"]')
    : null;
const boxOf = (tab: HTMLElement): HTMLElement => tab.closest<HTMLElement>('[data-tabs]') ?? tab;
const tabsOf = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];
/** Returns the panels in the order of their tabs, without those of nested tabs. */
const panelsOf = (box: HTMLElement): Element[] =>
  [...box.querySelectorAll('[role="tabpanel"]')].filter((panel) => panel.closest('[data-tabs]') === box);

/** Makes all tabs of the document interactive, including those added later. */
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
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === SDK) chooseInGroup(SDK, target.value);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(storageKey('')) && newValue)
      selectInGroup(key.slice(storageKey('').length), newValue);
  });
  const shared = new URLSearchParams(window.location.search).get(SDK);
  if (shared) writeStored(storageKey(SDK), shared);
}

/** Connects tabs to their panels, and restores the choice that the reader made before, on this page or another. */
export function restoreTabs(root: ParentNode): void {
  const within = [...root.querySelectorAll<HTMLElement>('[data-tabs]')];
  for (const box of root instanceof HTMLElement && root.matches('[data-tabs]') ? [root, ...within] : within) {
    linkPanels(box);
    // If loading took too long, all panels may be visible.
    const selected = tabsOf(box).find((tab) => tab.getAttribute('aria-selected') === 'true');
    for (const value of [selected?.dataset.value, readStored(storageKey(box.dataset.tabs ?? ''))]) {
      if (value) selectTab(box, value);
    }
  }
  restoreSwitches();
}

export const readSdk = (): string | null => readStored(storageKey(SDK));

/** Shows the choice in the switches of SDKs. Without a choice they show Base, as the pages do. */
export function restoreSwitches(sdk = readSdk()): void {
  if (!sdk) return;
  for (const radio of document.getElementsByName(SDK) as NodeListOf<HTMLInputElement>)
    radio.checked = radio.value === sdk;
}

let ties = 0;

/** Links each tab to its panel by ID. The markup has no IDs, because tabs only work with a script. */
function linkPanels(box: HTMLElement): void {
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
  const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined && event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  const next = target === undefined ? tab : tabs.at(target % tabs.length);
  if (!next) return;
  // All panels are in the page, so selection follows focus.
  choose(next);
  next.focus();
}

/**
 * Selects the tab of a panel in which find-in-page has a match. It isn't a choice by the reader, so it's not stored.
 */
function showPanel(panel: Element): void {
  const box = panel.closest<HTMLElement>('[data-tabs]');
  if (!box) return;
  const tab = tabsOf(box)[panelsOf(box).indexOf(panel)];
  if (tab?.dataset.value) selectTab(box, tab.dataset.value);
}

function choose(tab: HTMLElement): void {
  const { tabs: group = '' } = boxOf(tab).dataset;
  const value = tab.dataset.value ?? '';
  const before = tab.getBoundingClientRect().top;
  if (group === '') selectTab(boxOf(tab), value);
  else chooseInGroup(group, value);
  // Other panels of the group may change their height too. Keeps the clicked tab under the pointer.
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function chooseInGroup(group: string, value: string): void {
  writeStored(storageKey(group), value);
  if (group === SDK) putInAddress(value);
  selectInGroup(group, value);
}

/** Puts an SDK into the address, which a reader may share. */
export function putInAddress(sdk: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(SDK, sdk);
  window.history.replaceState(window.history.state, '', address);
}

function selectInGroup(group: string, value: string): void {
  for (const box of document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`))
    selectTab(box, value);
  if (group !== SDK) return;
  restoreSwitches(value);
  document.dispatchEvent(new Event(SDK));
}

/** Hides a panel so that find-in-page still searches it. Its box remains, so it's also hidden from screen readers. */
function setHidden(panel: Element, isHidden: boolean): void {
  if (isHidden) {
    panel.setAttribute('hidden', 'until-found');
    panel.setAttribute('aria-hidden', 'true');
  } else {
    panel.removeAttribute('hidden');
    panel.removeAttribute('aria-hidden');
  }
}

function selectTab(box: HTMLElement, value: string): void {
  const tabs = tabsOf(box);
  const chosen = tabs.findIndex((tab) => tab.dataset.value === value);
  // Without a sample for React, that for Base is the nearest.
  if (chosen < 0 && value === 'react') selectTab(box, 'base');
  if (chosen < 0) return;
  const panels = panelsOf(box);
  tabs.forEach((tab, index) => {
    const isChosen = index === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    if (panels[index]) setHidden(panels[index], !isChosen);
  });
}
