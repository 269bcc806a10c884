/** Takes a page through every command, from its creation to its redirect, on a small site. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkRedirectLists } from '../../../packages/checks/src/redirects/index.ts';
import { readRules } from '../../../packages/checks/src/redirects/readRules.ts';
import { filesUnder, writeFile } from '../../../packages/model/src/files.ts';
import { readTable } from '../../../packages/model/src/readTable.ts';
import { problemLine } from '../../../packages/model/src/problem.ts';
import { site } from '../../../src/config/site.ts';
import { Draft } from '../new/Draft.ts';
import { movePage } from '../new/movePage.ts';
import { newPage } from '../new/page.ts';
import { removePage } from '../new/removePage.ts';
import { folderOfEachTest, temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

let root = '';
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => writeFile(path.join(root, file), text);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const has = (file: string) => fs.existsSync(path.join(root, file));
const problems = () => checkRedirectLists(root).map(problemLine);
const rules = () => readRules(read('src/config/redirects.json')).map(({ from, to }) => [from, to]);

const about = (subject: string) =>
  `${subject}, in one sentence that is as long as results of a search want it to be.`;
const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: ${about(title)}\n---\n\n${body}\n`;

/** Returns the contents of every file that a command can write. */
const snapshot = () =>
  Object.fromEntries(
    filesUnder(root, ['docs', 'src', 'tests'], /\.\w+$/)
      .concat('sidebars.ts')
      .filter((file) => fs.statSync(path.join(root, file)).isFile())
      .map((file) => [file, read(file)]),
  );

async function run(plan: (draft: Draft) => string[]): Promise<string[]> {
  const draft = new Draft(root);
  const next = plan(draft);
  await draft.save();
  return next;
}
const make = (address: string, title = 'Passkeys', description = about('Passkeys'), section?: string) =>
  run((draft) => newPage(draft, { address, title, description, section }));
const move = (from: string, to: string) => run((draft) => movePage(draft, from, to));
const remove = (address: string, to: string) => run((draft) => removePage(draft, address, to));

/** The initial site, which each test copies. */
const { root: first } = temporaryFolder();
const { root: copy } = folderOfEachTest();

beforeAll(() => {
  root = first;
  fs.copyFileSync('.oxfmtrc.jsonc', path.join(root, '.oxfmtrc.json'));
  const routes = '/\n/faq/\n/products/auth\n/products/wallet\n';
  write(
    'docs/faq/index.mdx',
    page('Questions', 'See [auth](/products/auth#sign-out) and [wallet](/products/wallet).'),
  );
  write(
    'docs/products/auth.mdx',
    page('Auth', `## Sign out\n\n[Here](/products/auth#sign-out), ${site.links.docs}/products/auth.md.`),
  );
  write(
    'docs/products/wallet.mdx',
    page('Wallet', '## Keys {/* #keys */}\n\n[Auth](/products/auth), /products/auth-other.'),
  );
  write(
    'src/tasks.ts',
    "export const tasks = [{ to: '/products/auth' }, { to: '/products/auth#sign-out' }];\n",
  );
  write('tests/e2e/auth.spec.ts', "open('/products/auth');\n");
  write(
    'sidebars.ts',
    `export default {
  guides: [
    { type: 'category', label: 'Products', items: ['products/auth', 'products/wallet'] },
    // Last.
    { type: 'category', label: 'Help', link: { type: 'doc', id: 'faq/index' }, items: [{ type: 'link', href: '/products/auth' }] },
  ],
};
`,
  );
  write('src/config/redirects.json', '[]\n');
  write('tests/content/routes.txt', routes);
  write('tests/content/everServed.txt', routes);
  git('init', '--quiet');
  git('add', '.');
});
beforeEach(() => {
  root = copy;
  fs.cpSync(first, root, { recursive: true });
});

describe('a page', () => {
  it('is created with its place in the sidebar and in the lists', async () => {
    const next = await make('/products/passkeys', "Sign in: it's a key");
    expect(read('docs/products/passkeys.mdx')).toBe(
      `---\ntitle: "Sign in: it's a key"\ndescription: ${about('Passkeys')}\n---\n\n${about('Passkeys')}\n`,
    );
    expect(read('sidebars.ts')).toContain("items: ['products/auth', 'products/wallet', 'products/passkeys']");
    expect(read('tests/content/routes.txt')).toBe(
      '/\n/faq/\n/products/auth\n/products/passkeys\n/products/wallet\n',
    );
    expect(next.slice(0, 2)).toEqual([
      expect.stringMatching(/^docs\/products\/passkeys\.mdx:6: /),
      expect.stringMatching(/^sidebars\.ts:3: /),
    ]);
    expect(problems()).toEqual([]);
  });

  it('that is moved updates its links and its sidebar entry, and redirects its readers', async () => {
    await move('/products/auth', '/sign-in/auth');
    expect(has('docs/products/auth.mdx')).toBe(false);
    // Git tracks the new path, so no commit can omit it.
    expect(git('ls-files', 'docs')).toContain('docs/sign-in/auth.mdx');
    expect(read('docs/sign-in/auth.mdx')).toContain(
      `[Here](/sign-in/auth#sign-out), ${site.links.docs}/sign-in/auth.md.`,
    );
    expect(read('docs/faq/index.mdx')).toContain(
      '[auth](/sign-in/auth#sign-out) and [wallet](/products/wallet)',
    );
    expect(read('docs/products/wallet.mdx')).toContain('[Auth](/sign-in/auth), /products/auth-other.');
    expect(read('src/tasks.ts')).toBe(
      "export const tasks = [{ to: '/sign-in/auth' }, { to: '/sign-in/auth#sign-out' }];\n",
    );
    expect(read('tests/e2e/auth.spec.ts')).toContain("open('/sign-in/auth')");
    expect(read('sidebars.ts')).toMatch(
      /'sign-in\/auth', 'products\/wallet'[^]*\/\/ Last\.[^]*href: '\/sign-in\/auth'/,
    );
    expect(rules()).toEqual([['/products/auth', '/sign-in/auth']]);
    expect(problems()).toEqual([]);
  });

  it('that is moved again has one redirect from each address, and none when it returns', async () => {
    await move('/products/auth', '/b');
    await move('/b', '/c/');
    expect(has('docs/c/index.mdx')).toBe(true);
    expect(read('docs/faq/index.mdx')).toContain('[auth](/c/#sign-out)');
    expect(rules()).toEqual([
      ['/products/auth', '/c/'],
      ['/b', '/c/'],
    ]);
    expect(problems()).toEqual([]);
    expect(read('src/config/redirects.json')).not.toContain('\n\n');
    await move('/c/', '/products/auth');
    expect(rules()).toEqual([
      ['/b', '/products/auth'],
      ['/c/', '/products/auth'],
    ]);
    expect(problems()).toEqual([]);
  });

  it('that is removed redirects its readers, and every link, to another one', async () => {
    await move('/products/auth', '/products/sign-in');
    const next = await remove('/products/sign-in', '/products/wallet#keys');
    expect(has('docs/products/sign-in.mdx')).toBe(false);
    expect(read('sidebars.ts')).toContain("items: ['products/wallet']");
    expect(read('docs/faq/index.mdx')).toContain('[auth](/products/wallet#keys) and');
    expect(rules()).toEqual([
      ['/products/auth', '/products/wallet#keys'],
      ['/products/sign-in', '/products/wallet#keys'],
    ]);
    expect(next).toContain('tests/e2e/auth.spec.ts:1: contains /products/sign-in. Change the test.');
    expect(next.join('\n')).toContain('docs/faq/index.mdx:6:');
    expect(problems()).toEqual([]);
  });

  it('that is removed redirects to the other one from its file addresses too', async () => {
    write('docs/faq/index.mdx', page('Questions', 'See /products/auth.md#sign-out, /products/auth.html#a.'));
    await remove('/products/auth', '/products/wallet#keys');
    expect(read('docs/faq/index.mdx')).toContain('See /products/wallet.md, /products/wallet.html#keys.');
  });

  it('at an old address replaces the redirect', async () => {
    await move('/products/auth', '/products/sign-in');
    await make('/products/auth');
    expect(rules()).toEqual([]);
    expect(problems()).toEqual([]);
  });

  it('that only disappears is reported', async () => {
    fs.rmSync(path.join(root, 'docs/products/auth.mdx'));
    write('tests/content/routes.txt', read('tests/content/routes.txt').replace('/products/auth\n', ''));
    expect(problems()).toEqual([
      expect.stringMatching(/^tests\/content\/everServed\.txt:3: \/products\/auth is no longer served/),
    ]);
  });
});

describe('nothing is written for', () => {
  const commands = { make, move, remove } as Record<string, (...args: string[]) => Promise<string[]>>;
  it.each(readTable('tools/scripts/tests/refusals.tsv', ['name', 'command', 'args', 'message']))(
    '$name',
    async ({ command, args, message }) => {
      const before = snapshot();
      await expect(commands[command]?.(...(JSON.parse(args) as string[]))).rejects.toThrow(
        new RegExp(message),
      );
      expect(snapshot()).toEqual(before);
    },
  );

  it('a change that fails halfway on disk', async () => {
    const before = snapshot();
    const draft = new Draft(root);
    movePage(draft, '/products/auth', '/b');
    // The parent is a file, so nothing can be written below it.
    draft.write('src/tasks.ts/file.txt', '');
    const status = git('status', '--porcelain');
    await expect(draft.save()).rejects.toThrow();
    expect(snapshot()).toEqual(before);
    expect(git('status', '--porcelain')).toBe(status);
  });
});
