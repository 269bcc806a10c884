import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { kebab } from '../../packages/model/src/openapi/identifiers.ts';
import { allOperations } from '../../packages/model/src/openapi/operations.ts';
import { readDescription } from '../../packages/model/src/openapi/readDescription.ts';
import { parse } from 'yaml';
import { builtFiles, readBuilt, readPage } from '../support/build.ts';
import { parseHtml } from '../support/markdown.ts';
import { FactFinder, type Regions } from '../support/openapi/findFacts.ts';
import { entryRegions, Region } from '../support/openapi/Region.ts';

// One worker reads the page and its description, which takes seconds.
test.describe.configure({ mode: 'default' });

let source = '';
let description: Record<string, unknown> = {};
let html = '';
let operations: ReturnType<typeof allOperations> = [];
let events: typeof operations = [];
let page: ReturnType<typeof parseHtml>;
let links: string[] = [];
test.beforeAll(() => {
  source = fs.readFileSync('openapi/backend.yaml', 'utf8');
  description = parse(source) as Record<string, unknown>;
  html = readPage('/backend-openapi');
  const all = allOperations(readDescription());
  operations = all.filter(({ isWebhook }) => !isWebhook);
  events = all.filter(({ isWebhook }) => isWebhook);
  page = parseHtml(html);
  links = page.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
});

/** Splits the built page of the reference into the parts between its headings. */
function builtRegions(html: string): Regions {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const sections = new Map(
    article.split(/(?=<h[23]\b)/).map((section): [string, string] => {
      const [, anchor = ''] = /^<h[23]\b[^>]*\bid="?([^\s">]+)/.exec(section) ?? [];
      return [anchor, section];
    }),
  );
  const schemas = entryRegions(sections.get('schemas') ?? '');
  const responses = entryRegions(sections.get('responses') ?? '');
  return {
    operation: (_, __, node) => {
      const anchor = kebab(String(node.operationId));
      const section = sections.get(anchor);
      return section === undefined ? undefined : new Region(anchor, section);
    },
    schema: (name) => schemas.get(`schema-${kebab(name)}`),
    response: (name) => responses.get(`response-${kebab(name)}`),
  };
}

test('the built page contains everything that the description says', () => {
  const { missing, checkedCount } = new FactFinder(description, builtRegions(html));
  expect(missing).toEqual([]);
  expect(checkedCount).toBeGreaterThan(6500);
});

test('the list of the page names every operation once, with its method, and every section', () => {
  const list = page.querySelector('nav.api-nav__frame');
  const entries = (list?.querySelectorAll('a > .tag') ?? []).map(
    (tag) => `${tag.text} ${tag.parentNode.getAttribute('href')?.slice(1)}`,
  );
  const expected = operations.map(
    ({ method, anchor }) => `${method.toUpperCase().replace('DELETE', 'DEL')} ${anchor}`,
  );
  expect(entries.filter((name) => !name.startsWith('event ')).toSorted()).toEqual(expected.toSorted());
  expect(entries.filter((name) => name.startsWith('event '))).toHaveLength(events.length);
  for (const section of ['authentication', 'rate-limits', 'responses', 'schemas'])
    expect(list?.querySelector(`a[href="#${section}"]`)?.text).toBeTruthy();
});

// packages/api-page/tests/corpus.test.ts follows the links inside the page.
test('links to the errors and to the SDK lead to existing anchors', () => {
  const targets = [...new Set(links)].filter((link) => /^\/(products|api)\/[^#]+#/.test(link));
  expect(targets.length).toBeGreaterThan(30);
  const lost = targets.filter((link) => {
    const [route = '', anchor = ''] = link.split('#');
    return !new RegExp(`\\sid="?${anchor.replace(/\W/g, '\\$&')}[\\s">]`).test(readPage(route));
  });
  expect(lost).toEqual([]);
});

test('each error code of a response is linked to its explanation', () => {
  for (const [, list = ''] of source.matchAll(/x-error-codes: \[([^\]]+)\]/g)) {
    for (const code of list.split(',')) {
      expect(links).toContain(`/products/embedded-wallet/exceptions#${code.trim().replace('/', '-')}`);
    }
  }
});

test('an operation shows the SDK if a browser may call it, the server client if a secret key may, and fetch otherwise', () => {
  const samples = page.querySelectorAll('h3[id]').flatMap(({ id, nextElementSibling }) => {
    const panel = nextElementSibling?.querySelector('[role=tabpanel][aria-label^=TypeScript] code');
    return panel ? [[id, panel.text] as const] : [];
  });
  expect(samples).toHaveLength(operations.length);
  const byAnchor = new Map(samples);
  for (const { anchor, node } of operations) {
    const { operationId = '', security } = node;
    const sdk = node['x-sdk'] as string | undefined;
    const [owner, method] = (sdk ?? '').split('.');
    const onServer = security?.some((way) => 'secretKey' in way) ? `nacre.${operationId}(` : 'fetch(';
    expect(byAnchor.get(anchor), operationId).toContain(sdk ? `${method}(` : onServer);
    if (sdk && owner !== 'Account') expect(byAnchor.get(anchor), operationId).toContain('client.');
  }
});

test('the description can be downloaded at fixed addresses, as YAML and as JSON', () => {
  expect(readBuilt('openapi/backend.yaml')).toBe(source);
  expect(JSON.parse(readBuilt('openapi/backend.json'))).toEqual(description);
  expect(links).toEqual(expect.arrayContaining(['/openapi/backend.yaml', '/openapi/backend.json']));
});

test('the try-it forms are in a script only, not in the page, its Markdown or the search', () => {
  const words = ['Reset sandbox', 'What goes wrong', 'Not sent yet'];
  const saidIn = (files: readonly string[]) =>
    files.flatMap((file) => {
      const text = readBuilt(file);
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
  const texts = builtFiles(
    /^(?:fragments\/)?backend-openapi.*\.(?:html|md|json)$|^search-index.*\.json$|^llms-full.*\.txt$/,
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(saidIn(texts)).toEqual([]);
  expect(saidIn(builtFiles(/^assets\/js\/try-it\..*\.js$/))).toHaveLength(words.length);
});
