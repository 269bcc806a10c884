import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { watch } from '../start/watch.ts';

it('reports a file each time that an editor replaces it', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  const page = path.join(root, 'docs/page.mdx');
  fs.mkdirSync(path.dirname(page));
  fs.writeFileSync(page, '');
  const seen: string[] = [];
  const stop = await watch([root], [path.dirname(page)], (files) => seen.push(...files));
  for (let save = 1; save <= 3; save += 1) {
    fs.writeFileSync(`${page}.tmp`, String(save));
    fs.renameSync(`${page}.tmp`, page);
    await vi.waitFor(() => expect(seen.filter((file) => file.endsWith('docs/page.mdx'))).toHaveLength(save), {
      timeout: 10_000,
    });
  }
  await stop();
  fs.rmSync(root, { recursive: true });
});
