import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Sample } from '../../packages/model/src/samples/extract.ts';
import { browserArguments, findBrowser } from '../support/browser.ts';
import { isLong, sampleOf } from '../support/long.ts';
import { hasRegistry } from '../support/registry.ts';
import { fileBlocks, kindsOf } from '../support/templates/blocks.ts';
import { installTemplates, kinds, Project, TEMPLATES, type Kind } from '../support/templates/Project.ts';
import { signInOnPage } from '../support/signInOnPage.ts';

test.describe.configure({ mode: 'default', timeout: 600_000 });

const blocks = fileBlocks('.');
/** The secret of the sandbox's endpoint, used to sign the events. */
const SECRET = 'whsec_example_0mT7hYk2VqLr';
const SERVERS: Partial<Record<Kind, readonly string[]>> = {
  next: ['npm start'],
  node: ['node dist/express.js', 'node dist/fastify.js', 'node dist/http.js'],
};
const sender = blocks.find(({ title }) => title === 'sendEvents.mjs') as Sample;
let templates: string;

test.beforeAll(() => {
  test.skip(!hasRegistry(), 'npm reaches no registry, which the templates come from');
  templates = installTemplates(TEMPLATES, isLong);
});

test('each block with a file name belongs to a kind of project', () => {
  expect(blocks.length).toBeGreaterThan(25);
  const stray = blocks.filter((block) => kindsOf(block).length === 0);
  expect(stray.map(({ file, line, title }) => `${file}:${line}: ${title}`)).toEqual([]);
});

/** The check of samples compiles every block, so `npm test` creates one project. */
for (const kind of sampleOf(kinds, kinds.length)) {
  test(`blocks for ${kind} compile in a project that its template made`, async ({ page }) => {
    const project = await Project.create(kind, templates);
    try {
      for (const block of blocks.filter((each) => kindsOf(each).includes(kind))) pasteInto(project, block);
      await project.typecheck();
      if (!isLong) return;
      await project.build();
      for (const command of SERVERS[kind] ?? []) await expectEvents(project, command);
      if (kind === 'vite-react') {
        await expectWallet(project, page, 'vite preview --port 3000');
        await expectOwnTest(project);
      }
      if (kind === 'next') {
        // The proxy's policy is for pages that aren't built in advance.
        fs.rmSync(path.join(project.folder, 'proxy.ts'));
        await project.build('NEXT_PUBLIC_NACRE_SANDBOX=1');
        await expectWallet(project, page, 'npm start');
      }
      if (kind === 'node') expect(await project.run('node makeKey.mjs && ls')).toContain('jwks.json');
    } finally {
      project.remove();
    }
  });
}

/** Starts the app on the local sandbox, and signs in. */
async function expectWallet(project: Project, page: Page, command: string): Promise<void> {
  const stop = await project.serve(command);
  try {
    await page.goto('http://localhost:3000/');
    await signInOnPage(page);
    await expect(page.getByText('Opening night, seat 40')).toBeVisible();
  } finally {
    await stop();
  }
}

/** Runs the page's own test of the app, with the browser of this machine. */
async function expectOwnTest(project: Project): Promise<void> {
  const launchOptions = JSON.stringify({ args: browserArguments, executablePath: findBrowser() });
  const config = `import own from './playwright.config.ts';
    export default { ...own, use: { ...own.use, launchOptions: ${launchOptions} } };`;
  fs.writeFileSync(path.join(project.folder, 'here.config.ts'), config);
  const playwright = path.resolve('node_modules/.bin/playwright');
  expect(await project.run(`${playwright} test --config here.config.ts`)).toContain('1 passed');
}

/** Starts a server from the page, and sends it events with the page's script. */
async function expectEvents(project: Project, command: string): Promise<void> {
  const stop = await project.serve(`NACRE_WEBHOOK_SECRET=${SECRET} ${command}`);
  try {
    if (project.kind === 'next') project.paste(sender);
    expect(await project.run('node sendEvents.mjs'), command).toBe('204\n');
  } finally {
    await stop();
  }
}

function pasteInto(project: Project, block: Sample): void {
  try {
    project.paste(block);
  } catch (error) {
    throw new Error(`${block.file}:${block.line}: ${(error as Error).message}`, { cause: error });
  }
}
