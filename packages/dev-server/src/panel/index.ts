/** The panel of problems, which is a client module only of the dev server that `npm start` runs. */
import './panel.css';
import type { PanelState } from '../messages.ts';
import { drawPanel, type Panel } from './draw.ts';
import { refreshStyles } from './refreshStyles.ts';

declare const __webpack_public_path__: string;

const addressOf = (name: string) => `${__webpack_public_path__}__writing/${name}`;

let panel: Panel | undefined;
let events: EventSource | undefined;
let shown: string | undefined;
let isDrawn = false;
let server: string | undefined;
let styles: string | undefined;

/** Listens for the problems of a page. */
function listen(page: string): void {
  if (page === shown && events) return;
  shown = page;
  events?.close();
  events = undefined;
  if (!panel) {
    // Removes the panel of a previous version of this module after a hot update.
    document.querySelector('.writing-panel')?.remove();
    document.body.append((panel = drawPanel()).root);
  }
  // A browser has six connections to a host for all of its tabs, so hidden tabs don't keep one.
  if (document.hidden) return;
  const { showDisconnected } = panel;
  events = new EventSource(`${addressOf('events')}?path=${encodeURIComponent(page)}`);
  events.onmessage = ({ data }: MessageEvent<string>) => show(JSON.parse(data) as PanelState);
  // `EventSource` reconnects by itself.
  events.onerror = showDisconnected;
}

function show(state: PanelState): void {
  // The loaded scripts lack the pages that were created in the meantime.
  if (server !== undefined && state.server !== server) window.location.reload();
  server = state.server;
  if (styles !== undefined && state.styles !== styles) refreshStyles();
  styles = state.styles;
  panel?.show(state);
}

/** Called by Docusaurus for each page. */
export function onRouteDidUpdate({ location }: { location: { pathname: string } }): void {
  listen(location.pathname);
  if (isDrawn) return;
  isDrawn = true;
  // Ignores errors, since a restarting server doesn't need the report.
  void fetch(addressOf('drawn'), { method: 'POST' }).catch(() => undefined);
}

// Starts without Docusaurus's call, since a page that doesn't compile is never rendered, and its problems explain why.
if (typeof window !== 'undefined') {
  listen(window.location.pathname);
  document.addEventListener('visibilitychange', () => {
    events?.close();
    events = undefined;
    listen(shown ?? window.location.pathname);
  });
}
