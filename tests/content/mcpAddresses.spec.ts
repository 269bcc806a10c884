import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { collectSite } from '../../packages/mcp/scripts/collectSite.ts';
import { loadSite } from '../../packages/mcp/src/site/loadSite.ts';
import type { Site } from '../../packages/mcp/src/site/Site.ts';
import type { SampleChecker } from '../../packages/mcp/src/check/SampleChecker.ts';
import { callTool } from '../../packages/mcp/src/tools/callTool.ts';
import { operationsOf } from '../../packages/mcp/src/tools/operationRecords.ts';
import { readPage } from '../../packages/mcp/src/tools/readPage.ts';
import { operationPage } from '../../packages/mcp/src/tools/writeOperation.ts';
import { symbolAddress } from '../../packages/mcp/src/tools/writeSymbol.ts';
import { readTable } from '../../packages/model/src/readTable.ts';
import { anchorOf, type Manifest, type NamesPiece } from '../../packages/search/src/pieces.ts';
import { buildDirectory, readBuilt } from '../support/build.ts';
import { addressesIn } from '../support/docsMcp.ts';

const readJson = <T>(file: string): T => JSON.parse(readBuilt(file)) as T;

/** Returns every address in the search index of the build. */
function indexedAddresses(): string[] {
  const { areas } = readJson<Manifest>('search-index.json');
  return areas.flatMap(({ path: area, names }) => {
    const { pages, headings } = readJson<NamesPiece>(names);
    return pages.flatMap(([, below], number) => {
      const route = `/${area === '' ? below : `${area}/${below}`}`;
      return [
        route,
        ...(headings[number] ?? []).map(([name, anchor]) => `${route}#${anchor || anchorOf(name)}`),
      ];
    });
  });
}

/** Returns every address that the other tools can name. */
const namedAddresses = ({ api, errors, packages }: Site): string[] => [
  ...operationsOf(api).map(operationPage),
  ...errors.map(({ route }) => route),
  ...packages.flatMap((origin) =>
    origin.symbols.flatMap((symbol) =>
      [symbol, ...symbol.members].flatMap((each) => symbolAddress(each, origin) ?? []),
    ),
  ),
];

// One worker collects the pages for the server, once for both tests.
test.describe.configure({ mode: 'default' });

let folder: string;
let site: Site;
test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-addresses-'));
  collectSite(path.resolve('.'), path.join(folder, 'site'), buildDirectory);
  site = loadSite(path.join(folder, 'site'));
});
test.afterAll(() => fs.rmSync(folder, { recursive: true }));

test('the assistant can read every page that search and lookups return', () => {
  const addresses = indexedAddresses();
  expect(addresses.length).toBeGreaterThan(1000);
  expect(addresses.filter((address) => address.includes('#')).length).toBeGreaterThan(700);
  const named = namedAddresses(site);
  expect(named.length).toBeGreaterThan(1500);
  const unread = [...new Set([...addresses, ...named])].filter((page) => readPage(site, { page }).failed);
  expect(unread).toEqual([]);
  // A section is shorter than its page, and a page in parts lists its parts.
  const page = readBuilt('backend-openapi.md');
  const section = String(readPage(site, { page: '/backend-openapi#create-order' }).content);
  expect(section).toMatch(/^### Create an order/);
  expect(page).toContain(section);
  expect(section.length).toBeLessThan(15_000);
  const parts = String(readPage(site, { page: '/backend-openapi' }).content);
  expect(parts.length).toBeLessThan(20_000);
  expect(parts).toContain('`/backend-openapi/orders`');
});

/**
 * Thirty developers' questions to an assistant, on all products. They were written before the search was run, and it
 * isn't tuned to them. A section answers one if it contains one of the texts.
 */
const questions = readTable('tests/content/questions.tsv', ['question', 'answers']);

/** The least number of the thirty questions that one of the first three sections found must answer. */
const LEAST_ANSWERED = 28;

test('the first three sections that an assistant finds contain the answer', async () => {
  // No tool below checks samples.
  const context = { site, checker: {} as SampleChecker, signal: new AbortController().signal };
  const call = async (tool: string, args: Record<string, unknown>) => {
    const { content } = await callTool(tool, args, context);
    return content[0]?.type === 'text' ? content[0].text : '';
  };
  const missing: string[] = [];
  for (const { question, answers } of questions) {
    const addresses = addressesIn(await call('search_docs', { query: question, limit: 3 }));
    const sections = await Promise.all(addresses.map((page) => call('read_page', { page })));
    const isAnswered = sections.some((section) =>
      answers.split(' | ').some((answer) => section.includes(answer)),
    );
    if (!isAnswered) missing.push(`${question} → ${addresses.join(', ')}`);
  }
  expect(questions).toHaveLength(30);
  expect(questions.length - missing.length, missing.join('\n')).toBeGreaterThanOrEqual(LEAST_ANSWERED);
});
