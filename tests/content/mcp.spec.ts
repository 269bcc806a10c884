import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { buildDirectory, readBuilt, sitemapRoutes } from '../support/build.ts';
import {
  addressesIn,
  connectTo,
  connectToAddress,
  installPacked,
  setupsIn,
  startServing,
  type ServerConfig,
} from '../support/docsMcp.ts';
import { searchLimits } from '../../src/config/search.ts';
import { tuning } from '../../tools/bench/search/golden.ts';
import { hitAddress } from '../../tools/bench/search/score.ts';
import { builtSearch } from '../support/builtSearch.ts';
import { downloads } from '../../src/config/downloads.ts';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';
import { isLong, sampleOf } from '../support/long.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const root = path.resolve('.');
const quickstart = fs.readFileSync('docs/mcp/quickstart.mdx', 'utf8');
const blocks = fencedBlocks(quickstart, 'docs/mcp/quickstart.mdx');
const { lines, setups } = setupsIn(blocks);

const served = path.join(
  buildDirectory,
  downloads.find(({ name }) => name === '@nacre/docs-mcp')?.address ?? '',
);

/** Ends the server when it opens a connection or looks up a host. */
const NO_CONNECTION = `data:text/javascript,${encodeURIComponent(
  "import net from 'node:net'; import dns from 'node:dns'; net.Socket.prototype.connect = dns.lookup = () => process.exit(97);",
)}`;

/**
 * Configures the installed server so that it can't start a process, write a file or open a connection. It exits, or its
 * answer fails, if it does one of these.
 */
function bound(folder: string): ServerConfig {
  // The flag lost its `experimental` prefix when the feature became stable.
  const flag =
    Number(process.versions.node.split('.')[0]) >= 24 ? '--permission' : '--experimental-permission';
  const server = path.join(folder, 'node_modules/@nacre/docs-mcp/dist/cli.js');
  return {
    command: process.execPath,
    args: ['--import', NO_CONNECTION, flag, '--allow-fs-read=*', '--allow-worker', server],
  };
}

let installed: ReturnType<typeof installPacked>;
let client: Client;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  installed = installPacked(served);
  client = await connectTo(bound(installed.folder), installed.folder);
});

test.afterAll(async () => {
  await client.close();
  installed.remove();
});

async function call(tool: string, args: Record<string, unknown>): Promise<{ text: string; failed: boolean }> {
  const { content, isError } = await client.callTool({ name: tool, arguments: args }, { timeout: 120_000 });
  return {
    text: content.map((block) => (block.type === 'text' ? block.text : '')).join('\n'),
    failed: isError === true,
  };
}

test('the package contains the server, the files of the site, and nothing else', () => {
  const strays = installed.files.filter(
    (file) =>
      !/^(dist\/.*\.js|site\/.*\.(json|md|d\.ts)|package\.json|CHANGELOG\.md|LICENSE|README\.md)$/.test(file),
  );
  expect(strays).toEqual([]);
  for (const file of ['dist/cli.js', 'site/site.json', 'site/search-index.json', 'CHANGELOG.md']) {
    expect(installed.files).toContain(file);
  }
});

test('every page of the site is a resource, and is served as built', async () => {
  const { resources } = await client.listResources();
  const addresses = new Map(
    resources.map(({ uri }) => [uri.replace('nacre-docs://page', '').replace(/(?<=.)\/$/, ''), uri]),
  );
  const base = site.baseUrl.replace(/\/$/, '');
  const bareOf = (route: string) => route.slice(base.length).replace(/(?<=.)\/$/, '');
  expect(sitemapRoutes().filter((route) => !addresses.has(bareOf(route)))).toEqual([]);
  for (const route of sampleOf(sitemapRoutes(), 10)) {
    const bare = bareOf(route);
    const uri = addresses.get(bare);
    const [content] = (await client.readResource({ uri: uri ?? '' })).contents;
    const text = content && 'text' in content ? content.text : '';
    const file = path.join(buildDirectory, bare === '/' ? 'index.md' : `${bare}.md`);
    const built = fs.readFileSync(file, 'utf8');
    const [part = ''] = text.split('\n\nThe page continues at nacre-docs://');
    expect(built.startsWith(part), `${route} is the page's Markdown`).toBe(true);
    if (part === text) expect(text.length, route).toBe(built.length);
  }
});

test("search returns the same hits as the site's own search, in the same order", async () => {
  const searcher = await builtSearch();
  const limits = { ...searchLimits.box, hits: 25 };
  for (const { query } of sampleOf(tuning, 100)) {
    const { text } = await call('search_docs', { query, limit: limits.hits });
    const { hits } = await searcher.search('', query, limits);
    expect.soft(addressesIn(text), query).toEqual(hits.map(hitAddress));
    expect(hits.length, query).toBeGreaterThan(0);
  }
});

test('every page that a prompt names exists', async () => {
  const named = new Set<string>();
  const { prompts } = await client.listPrompts();
  for (const { name, arguments: args = [] } of prompts) {
    const given = Object.fromEntries(
      args.filter(({ required }) => required).map((argument) => [argument.name, 'sdk/timeout']),
    );
    const { messages } = await client.getPrompt({ name, arguments: given });
    const text = messages.map(({ content }) => (content.type === 'text' ? content.text : '')).join('');
    const [, pages = ''] = /`read_page`: (.*)\.$/m.exec(text) ?? [];
    expect(pages, name).not.toBe('');
    pages.split(', ').forEach((page) => named.add(page));
  }
  for (const page of named) expect((await call('read_page', { page })).failed, page).toBe(false);
});

test('the page lists the tools and prompts that the server has', async () => {
  const page = readBuilt('mcp.md');
  const listed = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name);
  const { tools } = await client.listTools();
  const { prompts } = await client.listPrompts();
  expect(listed).toEqual([...tools, ...prompts].map(({ name }) => name));
  for (const { description = '' } of [...tools, ...prompts]) expect(page).toContain(description);
});

test('each setup of the quickstart starts the server', async () => {
  expect(setups.length).toBeGreaterThan(5);
  const different = new Map(setups.map((config) => [JSON.stringify([config.command, config.args]), config]));
  expect([...different.values()].map((config) => config.command).toSorted()).toEqual(['npm', 'npx']);
  for (const config of different.values()) {
    const started = await connectTo(
      { ...config, args: config.args.map((argument) => argument.replace('/path/to/the/clone', root)) },
      installed.folder,
    );
    expect((await started.listTools()).tools.length).toBeGreaterThan(0);
    await started.close();
  }
});

test('the server is served at the address in the quickstart', async () => {
  const command = lines.find((line) => line.endsWith('--http')) ?? '';
  const documented = /`(http:\/\/127\.0\.0\.1:\d+\/mcp)`/.exec(quickstart)?.[1];
  const { address, stop } = await startServing(command, installed.folder);
  try {
    expect(address).toBe(documented);
    expect(lines).toContain(`claude mcp add --transport http nacre-docs ${address}`);
    const overHttp = await connectToAddress(address);
    expect((await overHttp.listTools()).tools.length).toBeGreaterThan(0);
    await overHttp.close();
  } finally {
    await stop();
  }
});

test('the quickstart describes its prompts correctly', async () => {
  const prompts = blocks.filter(({ title }) => title === 'Prompt').map(({ code }) => code);
  expect(prompts[0]).toContain('Account.transfer');
  expect((await call('lookup_symbol', { symbol: 'Account.transfer' })).text).toContain(
    '`SdkErrorType.InsufficientFunds` (`sdk/insufficient-funds`)',
  );
  expect((await call('explain_error', { error: 'sdk/insufficient-funds' })).text).toContain("don't retry");
  const [, program = ''] = /check this program:\n([\s\S]+)/.exec(prompts[1] ?? '') ?? [];
  expect((await call('check_sample', { code: program })).text).toContain("'publishableKey' is missing");
});

test('a clone that isn’t built reports how to build it', () => {
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-clone-'));
  try {
    for (const file of [
      'packages/model/src/files.ts',
      'packages/mcp/package.json',
      'packages/mcp/scripts/start.ts',
    ])
      fs.cpSync(file, path.join(clone, file));
    const tsx = path.resolve('node_modules/.bin/tsx');
    const { status, stdout, stderr } = spawnSync(tsx, ['packages/mcp/scripts/start.ts'], {
      cwd: clone,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('build/ is missing: run `npm run build` first');
  } finally {
    fs.rmSync(clone, { recursive: true });
  }
});

test('the package is in order', () => {
  test.skip(!isLong, 'the linter of packages lists them with npm: npm run test:all');
  const own = path.join(installed.folder, 'node_modules/@nacre/docs-mcp');
  expect(execFileSync('node_modules/.bin/publint', ['--strict', own], { encoding: 'utf8' })).toContain(
    'All good',
  );
});
