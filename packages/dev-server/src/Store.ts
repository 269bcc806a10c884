import type { ServerResponse } from 'node:http';
import type { FromServer, PanelState, ShownProblem, ToServer, WritingState } from './messages.ts';
import { emptyState, panelStateOf } from './panelState.ts';

/** What the dev server knows of its writers: open pages, what is wrong with them, and what did not compile. */
export class Store {
  #routes: ReadonlyMap<string, string> = new Map();
  #state: WritingState = emptyState;
  #uncompiled: readonly ShownProblem[] = [];
  readonly #panels = new Map<ServerResponse, string>();
  #isReady = false;

  constructor() {
    process.on('message', ({ state }: ToServer) => {
      this.#state = state;
      this.#show();
    });
    // Without `npm start`, nobody would end this process.
    process.on('disconnect', () => process.exit());
  }

  /** Sources of pages by their routes, without a slash at the end. A page may be new that somebody looks for. */
  set routes(routes: ReadonlyMap<string, string>) {
    this.#routes = routes;
    this.#tellFiles();
    this.#show();
  }

  /** A page is open until the connection ends. */
  open(route: string, response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Nor compressed, which would hold back what is said.
      'cache-control': 'no-cache, no-transform',
    });
    this.#panels.set(response, route);
    response.on('close', () => {
      this.#panels.delete(response);
      this.#tellFiles();
    });
    this.#tellFiles();
    this.#showIn(response, route);
  }

  /** All pages are there as far as they were asked for, or some are not. */
  compiled(problems: readonly ShownProblem[]): void {
    this.#uncompiled = problems;
    this.#show();
    if (!this.#isReady) tell({ type: 'ready' });
    this.#isReady = true;
  }

  /** A browser has drawn a page. */
  drawn = (): void => tell({ type: 'drawn' });

  #fileOf = (route: string): string | undefined => this.#routes.get(withoutSlash(route));

  #tellFiles(): void {
    const files = [...this.#panels.values()].map(this.#fileOf).filter((file) => file !== undefined);
    tell({ type: 'open', files: [...new Set(files)] });
  }

  #show(): void {
    for (const [response, route] of this.#panels) this.#showIn(response, route);
  }

  #showIn(response: ServerResponse, route: string): void {
    const state: PanelState = {
      server: String(process.pid),
      ...panelStateOf(this.#fileOf(route), this.#state, this.#uncompiled),
    };
    response.write(`data: ${JSON.stringify(state)}\n\n`);
  }
}

const tell = (message: FromServer): void => void process.send?.(message);

export const withoutSlash = (route: string): string => route.replace(/(?<=.)\/$/, '');

/** One for the process: a reload of the site makes its plugins anew, and the bundler goes on with the first. */
const shared = globalThis as { writingStore?: Store };

export const store = (): Store => (shared.writingStore ??= new Store());
