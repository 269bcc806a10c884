/** The panel of problems: a client module of the dev server that `npm start` runs, and of nothing else. */
import './panel.css';
import type { PanelState } from '../messages.ts';
import { drawPanel, type Panel } from './draw.ts';
import { refreshStyles } from './refreshStyles.ts';

declare const __webpack_public_path__: string;
declare const module: { hot?: Parameters<typeof refreshStyles>[0] };

const addressOf = (name: string) => `${__webpack_public_path__}__writing/${name}`;

let panel: Panel | undefined;
let events: EventSource | undefined;
let shown: string | undefined;
let isDrawn = false;
let server: string | undefined;

/** Listens for what is wrong with a page. */
function listen(page: string): void {
  if (page === shown && events) return;
  shown = page;
  events?.close();
  events = undefined;
  if (!panel) {
    // That of a module which this one takes the place of.
    document.querySelector('.writing-panel')?.remove();
    document.body.append((panel = drawPanel()).root);
  }
  // A browser has six connections to a host for all of its tabs: one that nobody sees keeps none.
  if (document.hidden) return;
  const { lose } = panel;
  events = new EventSource(`${addressOf('events')}?path=${encodeURIComponent(page)}`);
  events.onmessage = ({ data }: MessageEvent<string>) => show(JSON.parse(data) as PanelState);
  // It asks again by itself.
  events.onerror = lose;
}

function show(state: PanelState): void {
  // The pages that were made meanwhile are in none of the scripts that are here.
  if (server !== undefined && state.server !== server) window.location.reload();
  server = state.server;
  panel?.show(state);
}

/** Docusaurus calls it for each page. */
export function onRouteDidUpdate({ location }: { location: { pathname: string } }): void {
  listen(location.pathname);
  if (isDrawn) return;
  isDrawn = true;
  // A server that starts again has no use for it.
  void fetch(addressOf('drawn'), { method: 'POST' }).catch(() => undefined);
}

if (typeof module === 'object' && module.hot) refreshStyles(module.hot);

// A page that does not compile is never drawn, and its problems say why.
if (typeof window !== 'undefined') {
  listen(window.location.pathname);
  document.addEventListener('visibilitychange', () => {
    events?.close();
    events = undefined;
    listen(shown ?? window.location.pathname);
  });
}
