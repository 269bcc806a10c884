/**
 * Takes a page through every command, from its creation to its redirect, and builds the copied repository at the end.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readFinishedBuild } from '../../deploy/FinishedBuild.ts';
import { collectPages } from '../../packages/mcp/scripts/collectPages.ts';
import { Copy } from '../support/copyRepository.ts';
import { isLong } from '../support/long.ts';

test.skip(!isLong, 'builds a copy of the site: npm run test:all');

const about = (what: string) =>
  `${what}: from the button in your page to the session that it opens, and what to do if it fails.`;

/** Runs a command in the copy, and fails if the command fails. */
function run(copy: Copy, ...command: string[]): string {
  const { status, stdout, stderr } = spawnSync('npx', command, {
    cwd: copy.root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  expect(status, `${command.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

const git = (copy: Copy, ...args: string[]) => execFileSync('git', args, { cwd: copy.root });

test('new, moved, renamed and removed pages are built with their redirects', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const copy = new Copy();
  try {
    const tsx = (script: string, ...args: string[]) =>
      run(copy, 'tsx', `tools/scripts/${script}.ts`, ...args);
    // Each command below checks what it wrote, and fails if it left a problem.
    tsx('generate');
    tsx(
      'new',
      'page',
      '/products/passkeys',
      'Passkeys',
      '--description',
      about('Sign users in with passkeys'),
    );
    tsx(
      'new',
      'page',
      '/products/short-lived',
      'Short',
      '--description',
      about('Say what is here for a short time'),
    );
    tsx('move', '/products/passkeys', '/technical-guides/passkeys');
    tsx('move', '/technical-guides/network-fees', '/technical-guides/fees');
    tsx('remove', '/products/short-lived', '--to', '/technical-guides/passkeys');
    // Docusaurus reads the dates of changes from the Git history.
    git(copy, 'add', '.');
    git(copy, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'copy');
    tsx('generate');
    tsx('build');

    const build = path.join(copy.root, 'build');
    const { moved, pages } = readFinishedBuild(build);
    expect(Object.fromEntries(moved.map(({ path: from, to }) => [from, to]))).toEqual({
      'products/passkeys': 'technical-guides/passkeys',
      'products/short-lived': 'technical-guides/passkeys',
      'technical-guides/network-fees': 'technical-guides/fees',
    });
    expect(pages.map((page) => page.path)).toEqual(
      expect.arrayContaining(['technical-guides/passkeys', 'technical-guides/fees']),
    );
    const old = /\/(?:products\/(?:passkeys|short-lived)|technical-guides\/network-fees)(?![\w-])/;
    for (const file of ['sitemap.xml', 'llms.txt', 'index.html', 'search/index.html'])
      expect(fs.readFileSync(path.join(build, file), 'utf8'), file).not.toMatch(old);
    const { pages: forAssistants, moved: forOld = {} } = collectPages(
      build,
      path.join(copy.root, '.docusaurus/collected'),
    );
    expect(forAssistants.filter(({ route }) => old.test(route))).toEqual([]);
    expect(forOld['/technical-guides/network-fees']).toBe('/technical-guides/fees');

    const origin = 'http://docs.test';
    const blocked: string[] = [];
    const page = await browser.newPage({ javaScriptEnabled: false });
    page.on('console', (message) => blocked.push(message.text()));
    // Answers like a host without redirects.
    await page.route(`${origin}/**`, (route, request) => {
      const { pathname } = new URL(request.url());
      return route.fulfill({ path: path.join(build, pathname, path.extname(pathname) ? '' : 'index.html') });
    });
    await page.goto(`${origin}/technical-guides/network-fees`);
    await page.waitForURL(`${origin}/technical-guides/fees`);
    await expect(page.locator('h1')).toHaveText('Who pays network fees');
    expect(blocked).toEqual([]);
    await page.close();
  } finally {
    copy.remove();
  }
});
