import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type * as ServerEntry from '../../packages/sdk-base/src/server/index.ts';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';
import { connectTo, connectToAddress, setupsIn, startServing } from '../support/docsMcp.ts';
import { InstructionRunner, type DevServer } from '../support/follow/InstructionRunner.ts';
import { readInstructions, servedPage } from '../support/follow/instructions.ts';
import { end, environment, run, start } from '../support/follow/terminal.ts';
import { kindsOf } from '../support/templates/blocks.ts';
import { NEXT_BUILD, paste, writeFonts } from '../support/templates/Project.ts';
import { hasRegistry } from '../support/registry.ts';
import { answerFromSandbox } from '../support/sandboxBackend.ts';
import { collectErrors } from '../support/site.ts';
import { isLong } from '../support/long.ts';
import { signInOnPage } from '../support/signInOnPage.ts';

test.skip(
  !isLong,
  'in test:all: package managers and frameworks are installed from the registry, which takes minutes',
);
test.describe.configure({ mode: 'default', timeout: 10 * 60_000 });
test.use({ actionTimeout: 20_000 });

const QUICK_START = '/products/quick-start-guide';
const REACT = '/products/integrate-sdk-react-existing';
const MCP = '/mcp/quickstart';
const WEBHOOKS = '/technical-guides/webhooks';
/** A text that only the sandbox's seed contains. */
const OF_SANDBOX = 'Harbor Points';

let address: string;
let tools: string;
let reader: InstructionRunner;
test.beforeAll(({ baseURL }) => {
  test.skip(!hasRegistry(), 'npm reaches no registry, which has the package managers and the frameworks');
  address = `${baseURL}`;
  tools = fs.mkdtempSync(path.join(os.tmpdir(), 'tools-'));
});
test.afterAll(() => fs.rmSync(tools, { recursive: true, force: true }));
test.afterEach(() => reader?.leave());

/** Installs a package manager from the registry, and returns the folder of its executable. */
async function manager(spec: string): Promise<string> {
  const folder = path.join(tools, spec.replaceAll(/\W/g, '-'));
  fs.mkdirSync(folder, { recursive: true });
  const { status, screen } = await run(`npm install --silent --prefix . ${spec}`, folder);
  expect(status, screen).toBe(0);
  return path.join(folder, 'node_modules/.bin');
}

const managers = [
  { label: 'pnpm', spec: 'pnpm@10', node: 'node' },
  { label: 'pnpm', spec: 'pnpm@12', node: 'node' },
  { label: 'Yarn', spec: 'yarn@1', node: 'node' },
  // Creates no `node_modules`. The page says how to run programs then.
  { label: 'Yarn', spec: '@yarnpkg/cli-dist@4', node: 'yarn node' },
];
/** Checks that both packages export the same class, whichever an app imports it from. */
const ONE_CLASS =
  "import { Client } from '@nacre/sdk-base'; import * as react from '@nacre/sdk-react'; process.exit(react.Client === Client ? 0 : 1);";

for (const { label, spec, node } of managers) {
  test(`part 1 of the quick start, and React's install line, with ${spec}`, async () => {
    reader = new InstructionRunner(QUICK_START, await manager(spec));
    const text = await servedPage(address, QUICK_START);
    if (node !== 'node') expect(text).toContain(`run \`${node} wallet.mjs\``);
    const steps = readInstructions(text, QUICK_START, 'Part 1: in your terminal', label);
    expect(JSON.stringify(steps[0])).toContain(` add `);
    await reader.follow(
      steps.map((step) =>
        step.kind === 'program' ? { ...step, run: step.run.replace(/^node/, node) } : step,
      ),
    );
    await reader.run(label === 'Yarn' ? 'yarn add react' : 'pnpm add react');
    await reader.follow(
      readInstructions(await servedPage(address, REACT), REACT, 'Install the package', label),
    );
    fs.writeFileSync(path.join(reader.cwd, 'one.mjs'), ONE_CLASS);
    await reader.run(`${node} one.mjs`);
  });
}

// content/templates.spec.ts builds the same blocks in Vite's template, which needs no change.
test('the React guide makes an app of Next.js', async ({ page }) => {
  reader = new InstructionRunner(REACT);
  const text = await servedPage(address, REACT);
  await reader.run(
    'NEXT_TELEMETRY_DISABLED=1 npx create-next-app@latest shop --yes --ts --app --no-src-dir --no-eslint --no-tailwind --skip-install --disable-git',
    'cd shop',
    'npm install',
  );
  await reader.follow(readInstructions(text, REACT, 'Install the package'));
  const selected = fencedBlocks(text, REACT).filter(
    (block) => block.title && kindsOf(block).includes('next'),
  );
  expect(selected.length).toBeGreaterThan(3);
  for (const block of selected) paste(block, reader.cwd);
  expect(text).toContain("Add `export const dynamic = 'force-dynamic'` to `app/layout.tsx`");
  fs.appendFileSync(path.join(reader.cwd, 'app/layout.tsx'), "\nexport const dynamic = 'force-dynamic';\n");
  // The template contains pictures.
  const pictures = `"style-src-attr 'unsafe-inline'",`;
  expect(text).toContain(`\`${pictures}\` to the policy`);
  const proxy = path.join(reader.cwd, 'proxy.ts');
  const policy = fs.readFileSync(proxy, 'utf8');
  expect(policy).toContain('    "object-src');
  fs.writeFileSync(proxy, policy.replace('    "object-src', `    ${pictures}\n    "object-src`));
  expect(text).toContain('remove `cacheComponents` and `partialPrefetching` from `next.config.ts`');
  const config = path.join(reader.cwd, 'next.config.ts');
  const content = fs
    .readFileSync(config, 'utf8')
    .replaceAll(/^ *(?:cacheComponents|partialPrefetching): true,\n/gm, '');
  fs.writeFileSync(config, content);
  writeFonts(reader.cwd);
  await reader.run(NEXT_BUILD);
  const app = await reader.serve('NEXT_TELEMETRY_DISABLED=1 npx next start --port 0');
  const errors = collectErrors(page);
  await answerFromSandbox(page);
  await page.goto(app);
  await signInOnPage(page);
  await expect(page.getByText('Ada Martin')).toBeVisible();
  await expect(page.getByText(/holds 2\.5\sPOL/)).toBeVisible();
  expect(errors).toEqual([]);
});

const QUICK_STARTS = 'docs/quick-starts';
/** For each quick start with a page, the command that checks and builds it, and the folder that the build writes. */
const builds: Record<string, readonly [command: string, folder: string] | undefined> = {
  angular: ['npm run build', 'dist'],
  html: ['npx vite build', 'dist'],
  nextjs: ['npm run build', '.next/static'],
  react: ['npm run build', 'dist'],
  sveltekit: ['npm run check && npm run build', '.svelte-kit/output/client'],
  vue: ['npm run build', 'dist'],
};

for (const name of fs.readdirSync(QUICK_STARTS).map((file) => path.parse(file).name)) {
  if (name === 'choose-your-framework') continue;
  test(`the quick start ${name} does what its page shows`, async ({ page }) => {
    const route = `/quick-starts/${name}`;
    reader = new InstructionRunner(route);
    const text = await servedPage(address, route);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    const steps = headings
      .slice(0, headings.indexOf('Run it') + 1)
      .flatMap((heading) => readInstructions(text, route, heading));
    let server: DevServer | undefined;
    // The output of the last step of a server's page is compared with the page.
    for (const step of steps) server = (await reader.follow([step])) ?? server;
    const build = builds[name];
    if (!build) return expect(steps.at(-1)).toHaveProperty('shown');

    const shown = fencedBlocks(text, route).find(({ title }) => title === 'In the browser')?.code ?? '';
    const errors = collectErrors(page);
    for (const [email, wallet] of [
      ['ada@shop.example', shown],
      ['grace@shop.example', 'grace@shop.example holds 0 POL'],
    ] as const) {
      await page.goto(server?.address ?? '');
      await signInOnPage(page, email);
      await expect(page.getByText(wallet, { exact: true })).toBeVisible();
    }
    expect(errors).toEqual([]);
    await server?.stop();
    await reader.follow(readInstructions(text, route, 'Switch to your key'));
    const [command, folder] = build;
    await reader.run(command, `test -d ${folder} && ! grep -rq "${OF_SANDBOX}" ${folder}`);
  });
}

test('nacre-sandbox of the packed SDK posts signed events to a server of this machine', async () => {
  reader = new InstructionRunner(WEBHOOKS);
  const pack = `npm pack --silent --ignore-scripts --pack-destination ${reader.root} -w packages/sdk-base`;
  const { stdout: archive } = await run(pack, process.cwd());
  await reader.run('npm init --yes', `npm install ./${archive.trim()}`);
  const entry = path.join(reader.cwd, 'node_modules/@nacre/sdk-base/dist/server/index.js');
  const { createNodeWebhookHandler } = (await import(entry)) as typeof ServerEntry;
  const events: string[] = [];
  const handle = createNodeWebhookHandler({
    secret: 'whsec_example_0mT7hYk2VqLr',
    on: { 'webhook.test': ({ id }) => void events.push(id) },
  });
  const receiver = createServer((request, response) => void handle(request, response)).listen(0);
  const { port } = receiver.address() as AddressInfo;
  const forwarder = start(
    `node_modules/.bin/nacre-sandbox --port 0 --webhook http://localhost:${port}/hooks/nacre`,
    reader.cwd,
  );
  try {
    let screen = '';
    forwarder.stdout?.on('data', (data: string) => (screen += data));
    const api = /answers at (\S+)/;
    await expect.poll(() => screen).toMatch(api);
    const answer = await fetch(`${api.exec(screen)?.[1]}/webhook-endpoints/whk_0Sy38tLc/test`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sk_sandbox_local' },
    });
    expect(answer.ok).toBe(true);
    await expect.poll(() => screen).toContain(': 204\n');
    // The page shows the same line.
    expect(await servedPage(address, WEBHOOKS)).toContain(`\nwebhook.test ${events.join()}: 204\n`);
  } finally {
    await end(forwarder);
    receiver.close();
  }
});

test('each setup of the MCP quickstart starts the server that the site serves', async () => {
  reader = new InstructionRunner(MCP);
  const text = await servedPage(address, MCP);
  const blocks = fencedBlocks(text, MCP);
  const env = { ...environment(), npm_config_cache: path.join(reader.root, '.cache') } as Record<
    string,
    string
  >;
  const { lines, setups } = setupsIn(blocks);
  const published = setups.filter(({ command }) => command === 'npx');
  expect(published).toHaveLength(5);
  const wanted = `${address}/downloads/nacre-docs-mcp-`;
  for (const config of published) {
    expect(config.args).toEqual(['-y', expect.stringContaining(wanted)]);
    const client = await connectTo(config, reader.root, env);
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    await client.close();
  }
  const served = await startServing(lines.find((line) => line.endsWith(' --http')) ?? '', reader.root, env);
  try {
    const client = await connectToAddress(served.address);
    const result = await client.callTool({ name: 'search_docs', arguments: { query: 'balance' } });
    expect(JSON.stringify(result.content)).toContain('Balance');
    await client.close();
  } finally {
    await served.stop();
  }
});
