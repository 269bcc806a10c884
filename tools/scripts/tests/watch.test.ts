import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { watch } from '../start/watch.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { root, write } = temporaryFolder();

it('reports a file each time that an editor replaces it', async () => {
  const page = write('docs/page.mdx', '');
  const seen: string[] = [];
  const stop = await watch([root], [path.dirname(page)], (files) => seen.push(...files));
  for (let save = 1; save <= 3; save += 1) {
    fs.writeFileSync(`${page}.tmp`, String(save));
    fs.renameSync(`${page}.tmp`, page);
    await expect.poll(() => seen.filter((file) => file.endsWith('docs/page.mdx'))).toHaveLength(save);
  }
  await stop();
});
