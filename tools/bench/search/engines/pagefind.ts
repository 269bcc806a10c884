import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { buildDirectory } from '../../../../tests/support/build.ts';
import { SiteServer } from '../../site/SiteServer.ts';
import { parseTarget, type SearchEngine } from '../score.ts';
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

/** Creates a Pagefind engine over the articles of the built pages. It runs in a browser, as Pagefind requires. */
export async function pagefind(browser: Browser): Promise<SearchEngine> {
  const { version, file } = peerPackage('pagefind');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  execFileSync(process.execPath, [
    path.join(file, 'lib/runner/bin.cjs'),
    ...['--site', buildDirectory, '--output-path', path.join(folder, 'pagefind')],
    ...['--root-selector', 'article', '--exclude-selectors', 'nav, button, footer, .hash-link'],
  ]);
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  const server = new SiteServer(folder);
  const page = await browser.newPage({ baseURL: await server.start() });
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
      server.stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
