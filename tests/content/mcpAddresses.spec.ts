import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { collectSite } from '../../packages/mcp/scripts/collectSite.ts';
import { loadSite } from '../../packages/mcp/src/site/loadSite.ts';
import type { Site } from '../../packages/mcp/src/site/Site.ts';
import { operationsOf } from '../../packages/mcp/src/tools/operationRecords.ts';
import { readPage } from '../../packages/mcp/src/tools/readPage.ts';
import { operationPage } from '../../packages/mcp/src/tools/writeOperation.ts';
import { symbolAddress } from '../../packages/mcp/src/tools/writeSymbol.ts';
import { anchorOf, type Manifest, type NamesPiece } from '../../packages/search/src/pieces.ts';
import { buildDirectory, readBuilt } from '../support/build.ts';

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

test('the assistant can read every page that search and lookups return', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-addresses-'));
  try {
    collectSite(path.resolve('.'), path.join(folder, 'site'), buildDirectory);
    const site = loadSite(path.join(folder, 'site'));
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
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
