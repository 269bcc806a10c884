/** The panel of problems: a client module of the dev server that `npm start` runs, and of nothing else. */
import './panel.css';
import type { PanelState } from '../messages.ts';
import { drawPanel, type Panel } from './draw.ts';

declare const __webpack_public_path__: string;

let panel: Panel | undefined;
let events: EventSource | undefined;
let shown: string | undefined;

/** Listens for what is wrong with a page. */
function listen(page: string): void {
  if (page === shown) return;
  shown = page;
  events?.close();
  if (!panel) {
    // That of a module which this one takes the place of.
    document.querySelector('.writing-panel')?.remove();
    document.body.append((panel = drawPanel()).root);
  }
  const { show, lose } = panel;
  events = new EventSource(`${__webpack_public_path__}__writing/events?path=${encodeURIComponent(page)}`);
  events.onmessage = ({ data }: MessageEvent<string>) => show(JSON.parse(data) as PanelState);
  // It asks again by itself.
  events.onerror = lose;
}

/** Docusaurus calls it for each page. */
export function onRouteDidUpdate({ location }: { location: { pathname: string } }): void {
  listen(location.pathname);
}

// A page that does not compile is never drawn, and its problems say why.
if (typeof window !== 'undefined') listen(window.location.pathname);
