import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RunModules } from '../../samples/src/modules/RunModules.ts';
import { store } from './Store.ts';

/** Path of the panel's event stream, relative to the base URL. */
const EVENTS = '__writing/events';

/** Path to which the panel reports a rendered page. */
const DRAWN = '__writing/drawn';

/** Matches the files of the search index, which are those of the last build. */
const INDEX = /^search-index(?:\.json|\/[\w.-]+\.json)$/;

/** Matches the modules that a page loads when Run is pressed. */
const RUN = /^fragments\/run\/.+\.js$/;

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the panel's events, the programs of samples, and the search index of the last build. */
export function middleware(baseUrl: string, siteDir: string): Answer {
  let runModules: Promise<RunModules> | undefined;
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const name = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
    if (name === EVENTS) return store().open(searchParams.get('path') ?? '/', response);
    if (name === DRAWN) {
      store().reportRendered();
      response.writeHead(204).end();
      return;
    }
    if (RUN.test(name)) {
      runModules ??= loadRunModules(siteDir);
      return void sendModule(runModules, name, response);
    }
    if (!INDEX.test(name)) return next();
    const file = path.join(siteDir, 'build', name);
    if (!fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    fs.createReadStream(file).pipe(response);
  };
}

/** Loads the builder of programs when it's first needed, because it loads the compiler. */
async function loadRunModules(siteDir: string): Promise<RunModules> {
  const { RunModules } = await import('../../samples/src/modules/RunModules.ts');
  return new RunModules(siteDir);
}

async function sendModule(
  modules: Promise<RunModules>,
  name: string,
  response: ServerResponse,
): Promise<void> {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
  try {
    const found = (await (await modules).files()).find(({ path: file }) => file === name);
    if (found) response.writeHead(200, headers).end(found.content);
    else response.writeHead(404).end();
  } catch (error) {
    console.error(`The programs of samples can't be built: ${(error as Error).message}`);
    response.writeHead(500).end();
  }
}
