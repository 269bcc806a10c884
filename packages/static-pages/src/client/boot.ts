/**
 * The site's entry: the code that runs before the app, which starts at the first user interaction. A page without any
 * interaction loads nothing else.
 */
// Must run first. The Trusted Types policy created here is used by every later script that writes HTML.
import './defaultTrustedTypes.ts';
import './normalizeAddress.ts';
import '@generated/static-pages/styles';
import { enhance, enhanceReference, startListening } from '../documents/enhance.ts';
import { loadLateStyles } from '../documents/lateStyles.ts';
import { savedPosition } from '../documents/savedPosition.ts';
import { BODY_ID } from '../../../model/src/PageData.ts';
import { markFromAddress } from '../../../search-ui/src/marks/markFromAddress.ts';
import { loadWithRetry } from '../../../../src/components/Loading/loadWithRetry.ts';
import { restoreTabs } from '../../../../src/components/Tabs/tabs.ts';
import { start } from '../../../../src/config/start.ts';
import { hideNotice, NOTICE_SELECTOR, showNotice } from '../../../../src/components/PageNotice/notice.ts';
import { offerRetry, remindOfRetry } from './offerRetry.ts';
import { showMissingStylesNotice } from './missingStyles.ts';
import { handleAnnouncement } from './early/announcement.ts';
import { handleColorMode } from './early/colorMode.ts';
import { replayClicks } from './early/replayClicks.ts';

declare const __webpack_public_path__: string;
// oxlint-disable-next-line prefer-const -- the bundler's function is replaced below
declare let __webpack_chunk_load__: (id: number | string) => Promise<unknown>;

// Every `import()` of the site loads its chunks through this function.
const loadChunk = __webpack_chunk_load__;
__webpack_chunk_load__ = (id) => loadWithRetry(() => loadChunk(id));

/** Whether the browser is in `browserslist`. Of the features that the app needs, these two are the newest. */
const isSupported = 'popover' in HTMLElement.prototype && 'canParse' in URL;

/** Events that count as the first interaction. The start of a press doesn't, since the app would delay its click. */
const INTERACTION_EVENTS = ['pointermove', 'click', 'keydown', 'focusin', 'scroll', 'wheel', 'hashchange'];

const UNPAINTED_MS = 100;

let started: Promise<void> | undefined;

/** Matches elements that work without the app. Its styles might move a notice away under the pointer. */
const WORKS_WITHOUT_APP = `${NOTICE_SELECTOR}${isSupported ? ', .navbar__search' : ''}`;

/** Whether an event isn't meant for the app. Keys with these modifiers and the slash may be shortcuts of the search. */
const isForOthers = (sign: Partial<PointerEvent & KeyboardEvent>): boolean =>
  Boolean((sign.target as Partial<Element> | null | undefined)?.closest?.(WORKS_WITHOUT_APP)) ||
  sign.ctrlKey === true ||
  sign.metaKey === true ||
  sign.key === '/' ||
  // Chromium sends a move without a distance to a page that loads under a resting pointer.
  (sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0);

/** Starts the app, once. */
function startApp(sign?: Event): void {
  if (started || (sign && isForOthers(sign))) return;
  for (const sign of INTERACTION_EVENTS) window.removeEventListener(sign, startApp, true);
  if (!isSupported) return showOldBrowserNotice();
  started = loadApp();
  started.catch((error: unknown) => {
    console.warn(error);
    offerRetry();
  });
}

function showOldBrowserNotice(): void {
  showNotice({
    text: 'This browser is too old for menus and search here. You can read every page.',
    label: 'Supported browsers',
    act: () =>
      window.location.assign(`${__webpack_public_path__}technical-guides/browsers-and-platforms#browsers`),
  });
}

async function loadApp(): Promise<void> {
  // What the input itself has changed is shown first.
  await nextPaint();
  // Only the document's body is enhanced here. The app enhances its own elements, since React wouldn't know additions
  // made before it.
  void enhance(document.getElementById(BODY_ID));
  const [{ hydrationSteps }] = await Promise.all([
    import(/* webpackChunkName: "app" */ './hydrationSteps.ts'),
    loadLateStyles(),
  ]);
  for (const slice of hydrationSteps) {
    // Each slice runs in a task of its own after a frame, so that input is handled and painted in between.
    await nextPaint();
    await slice();
  }
}

/** Waits until a frame is painted, or for the time of a few frames in a tab that paints none. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const unpainted = setTimeout(resolve, UNPAINTED_MS);
    requestAnimationFrame(() => {
      clearTimeout(unpainted);
      setTimeout(resolve);
    });
  });
}

for (const sign of INTERACTION_EVENTS)
  window.addEventListener(sign, startApp, { capture: true, passive: true });
startListening(startApp);
restoreTabs(document);
// An adopted sheet would make the browser style the whole page anew when the late sheet arrives.
document.adoptedStyleSheets = [];
// The target of the hash may be in a closed element.
if (window.location.hash) enhanceReference(document.body);
handleColorMode();
handleAnnouncement();
if (isSupported)
  replayClicks(() => {
    startApp();
    remindOfRetry();
  });

markFromAddress(loadLateStyles);
// The inline script in the head may have shown a notice that this script is missing.
document.documentElement.dataset.started = 'true';
hideNotice();
showMissingStylesNotice();
// A search query in the address also starts the app, and so does a position that the app has saved before a reload. The
// browser may have scrolled there already.
if (start === 'load' || new URLSearchParams(window.location.search).has('q') || savedPosition()) startApp();
