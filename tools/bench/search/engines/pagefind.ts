import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { buildDirectory } from '../../../../tests/support/build.ts';
import { TYPES } from '../../../../tests/support/serveStaticBuild.ts';
import type { SearchEngine } from '../SearchEngine.ts';
import { parseTarget } from '../score.ts';
import { peerPackage } from './packages.ts';

/** The most sections that Pagefind's own search box shows for a page, which is a single row. */
const SECTIONS = 3;
const PAGES = 8;

interface Result {
  url: string;
  sub_results: { url: string }[];
}

interface Pagefind {
  search: (query: string) => Promise<{ results: { data: () => Promise<Result> }[] }>;
}

/** Serves Pagefind's output, because a page has to fetch its script and index. */
async function serve(folder: string): Promise<{ address: string; server: http.Server }> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(pathname));
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    if (fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(200, { 'content-type': type }).end(fs.readFileSync(file));
    } else {
      response.writeHead(pathname === '/' ? 200 : 404, { 'content-type': 'text/html' }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** Creates a Pagefind engine over the articles of the built pages. It runs in a browser, as Pagefind requires. */
export async function pagefind(browser: Browser): Promise<SearchEngine> {
  const { version, file } = peerPackage('pagefind');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  execFileSync(process.execPath, [
    path.join(file, 'lib/runner/bin.cjs'),
    ...['--site', buildDirectory, '--output-path', path.join(folder, 'pagefind')],
    ...['--root-selector', 'article', '--exclude-selectors', 'nav, button, footer, .hash-link'],
  ]);
  const { address, server } = await serve(folder);
  const page = await browser.newPage({ baseURL: address });
  await page.goto('/');
  return {
    name: `Pagefind ${version}`,
    find: async (query) => {
      const pages = await page.evaluate(
        async ([text, maxSections]) => {
          const script = '/pagefind/pagefind.js';
          const engine = (await import(script)) as Pagefind;
          const { results } = await engine.search(text);
          return Promise.all(
            results.slice(0, maxSections).map(async ({ data }) => {
              const { url, sub_results: sections } = await data();
              return { url, sections: sections.map((section) => section.url) };
            }),
          );
        },
        [query, PAGES] as const,
      );
      return pages.map(({ url, sections }) => ({
        ...parseTarget(url),
        also: sections.slice(0, SECTIONS).map((each) => parseTarget(each)),
      }));
    },
    close: async () => {
      await page.close();
      server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
