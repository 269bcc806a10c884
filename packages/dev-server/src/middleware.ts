import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { store } from './Store.ts';

/** Path of the panel's event stream, relative to the base URL. */
const EVENTS = '__writing/events';

/** Path to which the panel reports a rendered page. */
const DRAWN = '__writing/drawn';

/** Matches the files of the search index, which are those of the last build. */
const INDEX = /^search-index(?:\.json|\/[\w.-]+\.json)$/;

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the panel's events, and the search index of the last build. */
export const middleware =
  (baseUrl: string, outDir: string): Answer =>
  (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const name = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
    if (name === EVENTS) return store().open(searchParams.get('path') ?? '/', response);
    if (name === DRAWN) {
      store().reportRendered();
      response.writeHead(204).end();
      return;
    }
    const file = path.join(outDir, name);
    if (!INDEX.test(name)) return next();
    if (!fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    fs.createReadStream(file).pipe(response);
  };
