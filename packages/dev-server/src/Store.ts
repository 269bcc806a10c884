import type { ServerResponse } from 'node:http';
import { withoutTrailingSlash } from '../../model/src/routes.ts';
import type { CheckedProblem } from '../../model/src/problem.ts';
import type { FromServer, PanelState, ToServer, WritingState } from './messages.ts';

export const emptyState: WritingState = { generating: '', generation: [], notes: [], pages: {} };

/** Returns the state of a page's panel, with problems that affect every page first, then the page's own. */
export function panelStateOf(
  file: string | undefined,
  { generating, generation, notes, pages }: WritingState,
  compile: readonly CheckedProblem[],
): Omit<PanelState, 'server' | 'styles'> {
  // Ignores errors in the table of all pages that are caused by pages being regenerated.
  const uncompiled = compile.filter(({ file: source }) => !generating || !source.startsWith('.docusaurus/'));
  const page = file === undefined ? undefined : pages[file];
  const isKnown = ({ file: problemFile, line, check }: CheckedProblem) =>
    // The syntax check reports the same problem in the same place.
    check === 'syntax' && uncompiled.some((problem) => problem.file === problemFile && problem.line === line);
  return {
    file,
    doing: page?.isChecking ? 'Checking' : generating,
    problems: [
      ...uncompiled,
      ...generation,
      ...(page?.problems ?? []).filter((problem) => !isKnown(problem)),
    ],
    notes,
  };
}
/** State of the dev server for writers, which are the open pages, their problems, and compilation errors. */
export class Store {
  #routes: ReadonlyMap<string, string> = new Map();
  #state: WritingState = emptyState;
  #uncompiled: readonly CheckedProblem[] = [];
  #styles = '';
  readonly #panels = new Map<ServerResponse, string>();
  #isReady = false;

  constructor() {
    process.on('message', ({ state }: ToServer) => {
      this.#state = state;
      this.#show();
    });
    // Without `npm start`, this process would never be stopped.
    process.on('disconnect', () => process.exit());
  }

  /** Sources of pages by route, without a trailing slash. Open panels are updated, since one may be on a new page. */
  set routes(routes: ReadonlyMap<string, string>) {
    this.#routes = routes;
    this.#tellFiles();
    this.#show();
  }

  /** Registers an open page. It counts as open until the connection ends. */
  open(route: string, response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // `no-transform` also prevents compression, which would delay events.
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

  /** Reports that a changed module is being compiled. */
  startCompiling = (): void => tell({ type: 'compiling' });

  /**
   * Records the result after the requested pages have been compiled.
   *
   * @param styles - hash of the style sheet
   */
  endCompiling(problems: readonly CheckedProblem[], styles: string): void {
    this.#uncompiled = problems;
    this.#styles = styles;
    this.#show();
    tell({ type: this.#isReady ? 'compiled' : 'ready' });
    this.#isReady = true;
  }

  /** Reports that a browser has rendered a page. */
  reportRendered = (): void => tell({ type: 'drawn' });

  #fileOf = (route: string): string | undefined => this.#routes.get(withoutTrailingSlash(route));

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
      styles: this.#styles,
      ...panelStateOf(this.#fileOf(route), this.#state, this.#uncompiled),
    };
    response.write(`data: ${JSON.stringify(state)}\n\n`);
  }
}

const tell = (message: FromServer): void => void process.send?.(message);

/** One store per process. A reload of the site recreates its plugins, but the bundler keeps using the first ones. */
const shared = globalThis as { writingStore?: Store };

export const store = (): Store => (shared.writingStore ??= new Store());
