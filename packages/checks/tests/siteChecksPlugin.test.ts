import fs from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
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
