import fs from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import siteChecks from '../src/site/index.ts';
import config from '../../../docusaurus.config.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { root: siteDir, pathOf, write } = temporaryFolder();

it('a build runs the checks of the site', async () => {
  const { plugins } = await config();
  expect(plugins).toContain(siteChecks);
});

it('a problem in the sources stops it with file and line, and leaves nothing', async () => {
  for (const folder of ['docs', 'api', 'static']) fs.mkdirSync(pathOf(folder));
  write('docs/page.mdx', '---\ntitle: A page\n---\n\nText <b>\n');
  const error: unknown = await siteChecks({ siteDir } as LoadContext).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message, stack } = error as Error;
  expect(message).toBe(
    "The site's sources have problems:\ndocs/page.mdx:5: the page cannot be read: <b> is never closed in its paragraph. Add </b>, or write <b /> if it has no content",
  );
  expect(stack).toBe(message);
});

it('a page is checked again after a change of a component that it imports', async () => {
  vi.resetModules();
  vi.stubEnv('READS_ROOT', siteDir);
  const { importProblems } = await import('../src/site/index.ts');
  write('docs/box.mdx', "import { Box } from '@site/src/components/Box';\n\n<Box />\n");
  const problems = () => {
    const page = { file: 'docs/box.mdx', frontMatter: {}, lines: {}, generated: false };
    return importProblems(siteDir, [page as Parameters<typeof importProblems>[1][number]]);
  };
  for (const [code, count] of [
    ['export const Box = 1;', 0],
    ['export const Other = 1;', 1],
    ['export const Box = 2;', 0],
  ] as const) {
    write('src/components/Box.tsx', code);
    for (const run of ['first', 'second']) expect(problems(), `${run} run after ${code}`).toHaveLength(count);
  }
});
