/**
 * The site's entry: what runs before the app does, which comes at the first sign of a reader. A page that is only read
 * loads nothing else.
 */
// Before any other: what it makes is asked for by whatever writes into the page.
import './restPolicy.ts';
import './cleanPath.ts';
import './chunks.ts';
import '@generated/document-first/styles';
import { enhance, enhanceReference, startListening } from '../components/Documents/enhance.ts';
import { BODY_ID } from '../components/Documents/PageData.ts';
import { markFromAddress } from '../components/Marks/fromAddress.ts';
import { restoreTabs } from '../components/Tabs/tabs.ts';
import { start } from '../config/start.ts';
import { hideNotice, NOTICE } from '../components/PageNotice/notice.ts';
import { offerRetry } from './firstLoad.ts';
import { noticeMissingStyles } from './bareStyles.ts';
import { keepAnnouncement } from './early/announcement.ts';
import { keepColorMode } from './early/colorMode.ts';
import { keepPresses } from './early/presses.ts';
import { keepSearch } from './early/search.ts';
import { keepShortcut } from './early/shortcut.ts';
import { loadLateStyles } from './lateStyles.ts';
import { isSupported, noticeOldBrowser } from './oldBrowser.ts';

/** What a reader does first. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
  'hashchange',
];

const UNPAINTED_MS = 100;

let started: Promise<void> | undefined;

/**
 * Starts the app, once. What is pressed in a notice works without it, and its styles might move the notice away under
 * the press: nothing in there is a sign.
 */
function startApp(sign?: Event): void {
  if (started || (sign?.target as Partial<Element> | null | undefined)?.closest?.(NOTICE)) return;
  for (const sign of SIGNS) window.removeEventListener(sign, startApp, true);
  if (!isSupported) return noticeOldBrowser();
  started = load();
  started.catch((error: unknown) => {
    console.warn(error);
    offerRetry();
  });
  // What the app draws brings its own: React would not know what is added to it before.
  setTimeout(() => enhance(document.getElementById(BODY_ID)));
}

async function load(): Promise<void> {
  const [{ slices }] = await Promise.all([
    import(/* webpackChunkName: "app" */ './slices.ts'),
    loadLateStyles(),
  ]);
  for (const slice of slices) {
    // Each in a task of its own, behind a frame, so that what the reader does meanwhile is answered and seen.
    await painted();
    await slice();
  }
}

/** Waits until a frame is painted; in a tab that paints none, for as long as a few take. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const unpainted = setTimeout(resolve, UNPAINTED_MS);
    requestAnimationFrame(() => {
      clearTimeout(unpainted);
      setTimeout(resolve);
    });
  });
}

for (const sign of SIGNS) window.addEventListener(sign, startApp, { capture: true, passive: true });
startListening();
restoreTabs(document);
// What an address points at may have to be opened.
if (window.location.hash) enhanceReference(document.body);
keepColorMode();
keepAnnouncement();
keepShortcut();
keepSearch();
if (isSupported) keepPresses(startApp);

markFromAddress(loadLateStyles);
// What watches over the page from its head may have said that this script is missing.
document.documentElement.dataset.started = 'true';
hideNotice();
noticeMissingStyles();
// A question to answer is a sign of a reader too.
if (start === 'load' || new URLSearchParams(window.location.search).has('q')) startApp();
