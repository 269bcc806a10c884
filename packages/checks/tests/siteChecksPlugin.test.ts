import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, expect, it } from 'vitest';
import siteChecks from '../src/site/index.ts';
import config from '../../../docusaurus.config.ts';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-checks-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

it('a build runs the checks of the site', async () => {
  const { plugins } = await config();
  expect(plugins).toContain(siteChecks);
});

it('a problem in the sources stops it with file and line, and leaves nothing', async () => {
  for (const folder of ['docs', 'api', 'static']) fs.mkdirSync(path.join(siteDir, folder));
  fs.writeFileSync(path.join(siteDir, 'docs/page.mdx'), '---\ntitle: A page\n---\n\nText <b>\n');
  const error: unknown = await siteChecks({ siteDir } as LoadContext).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const { message, stack } = error as Error;
  expect(message).toBe(
    "The site's sources have problems:\ndocs/page.mdx:5: the page cannot be read: <b> is never closed in its paragraph. Add </b>, or write <b /> if it has no content",
  );
  expect(stack).toBe(message);
});
