import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { ChunkContents } from '../../src/plugins/documentFirst/chunkContents.ts';
import { buildDirectory, readPage, sitemapRoutes } from '../support/build.ts';

/** What a first visit may load, in brotli bytes: the page and five seconds without input. */
interface Budget {
  html: number;
  script: number;
  style: number;
  all: number;
}

// The face for code is 5 kB of `all`, on every page that has code. What says that a page did not load is half a kilobyte
// of its HTML, where nothing else can say it, and as much of its script. The policies of what may run are as much again.
const guide: Budget = { html: 24_700, script: 9_900, style: 12_000, all: 59_000 };

/** Pages of each kind, all of which keep to its budget. */
const kinds: Record<string, { matches: RegExp; budget: Budget }> = {
  home: { matches: /^\/$/, budget: guide },
  'API page': {
    matches: /^\/backend-openapi$/,
    budget: { ...guide, html: 60_800, style: 12_200, all: 95_600 },
  },
  // `Account` has sixteen methods, each with a program of its own.
  symbol: { matches: /^\/api\/sdk-/, budget: { html: 16_000, script: 9_900, style: 9_200, all: 51_100 } },
  guide: { matches: /./, budget: guide },
};

/** What the app may load once it is there, the bootstrap included. */
const APP = 130_000;

const compressed = new Map<string, number>();

function brotli(file: string): number {
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const content = fs.readFileSync(path.join(buildDirectory, file));
  // HTML as hosts pack what changes with every deployment: the last percents take ten times as long.
  const params = file.endsWith('.html') ? { [constants.BROTLI_PARAM_QUALITY]: 9 } : {};
  // What is compressed by itself is served as it is.
  const bytes = /\.(?:woff2|png)$/.test(file)
    ? content.length
    : brotliCompressSync(content, { params }).length;
  compressed.set(file, bytes);
  return bytes;
}

const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + brotli(file), 0);

/** The files that a page's HTML makes a browser load by itself. */
function filesOf(html: string): Record<'script' | 'style' | 'font' | 'image', string[]> {
  const find = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = '']) => file))];
  return {
    script: find(/<script[^>]*\ssrc="?\/([^"\s>]+)/g),
    style: find(/<link(?=[^>]*rel="?stylesheet)[^>]*\shref="?\/([^"\s>]+)/g),
    font: find(/<link(?=[^>]*as="?font)[^>]*\shref="?\/([^"\s>]+)/g),
    image: find(/<(?:img[^>]*\ssrc|link(?=[^>]*rel="?icon)[^>]*\shref)="?\/([^"\s>]+)/g),
  };
}

const chunks = (): ChunkContents[] =>
  JSON.parse(fs.readFileSync('.docusaurus/document-first/chunks.json', 'utf8')) as ChunkContents[];

/** What the largest parts of some scripts are. */
function largest(files: readonly string[]): string {
  const modules = chunks()
    .filter(({ file }) => files.includes(file))
    .flatMap((chunk) => chunk.modules)
    .toSorted(([, a], [, b]) => b - a);
  return modules
    .slice(0, 15)
    .map(([name, bytes]) => `  ${bytes} ${name}`)
    .join('\n');
}

for (const [kind, { matches, budget }] of Object.entries(kinds)) {
  test(`a first visit keeps to the budget of its kind: ${kind}`, () => {
    const before = Object.values(kinds).slice(0, Object.keys(kinds).indexOf(kind));
    const routes = sitemapRoutes().filter(
      (route) => matches.test(route) && !before.some((one) => one.matches.test(route)),
    );
    expect(routes.length).toBeGreaterThan(0);
    const over = routes.flatMap((route) => {
      const html = readPage(route);
      const files = filesOf(html);
      expect(files.script.length, `${route} loads its bootstrap`).toBeGreaterThan(0);
      const faces = html.includes('<code') ? 2 : 1;
      expect(files.font, `${route} preloads the fonts of text and of code`).toHaveLength(faces);
      const bytes = {
        html: brotli(path.join(route, 'index.html')),
        script: sum(files.script),
        style: sum(files.style),
        all: 0,
      };
      bytes.all = bytes.html + sum(Object.values(files).flat());
      return (Object.keys(budget) as (keyof Budget)[])
        .filter((part) => bytes[part] > budget[part])
        .map(
          (part) =>
            `${route}: ${part} is ${bytes[part]} bytes, ${bytes[part] - budget[part]} over` +
            (part === 'script'
              ? `; its largest modules, before minification:\n${largest(files.script)}`
              : ''),
        );
    });
    expect(over.join('\n')).toBe('');
  });
}

test('the app keeps to its budget, and holds no document', () => {
  const files = chunks().flatMap(({ file, groups }) =>
    groups.some((group) => group === 'app' || group === 'main') ? [file] : [],
  );
  expect(files.length).toBeGreaterThan(1);
  const bytes = sum(files);
  const message = `${bytes} bytes of script; the largest modules, before minification:\n${largest(files)}`;
  expect(bytes, message).toBeLessThanOrEqual(APP);
  const documents = chunks().flatMap(({ file, modules }) =>
    modules.flatMap(([name]) => (/^\.\/(?:docs|api)\/.*\.mdx?/.test(name) ? [`${file}: ${name}`] : [])),
  );
  expect(documents).toEqual([]);
});

test('no table of the scripts grows with the pages', () => {
  const scripts = fs
    .readdirSync(path.join(buildDirectory, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(buildDirectory, 'assets/js', name), 'utf8'))
    .join('\n');
  // Pages that links of the shell lead to are named there; the others are not.
  const named = sitemapRoutes().filter(
    (route) => route.startsWith('/api/sdk-') && scripts.includes(`"${route}"`),
  );
  expect(named.length).toBeLessThan(10);
});
