import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { Copy } from '../support/copyRepository.ts';
import { accent, editBrand, tracesIn } from '../support/rebrand.ts';
import { isLong } from '../support/long.ts';

// The files alone are looked at in packages/checks/tests/brandSync.test.ts.
test.skip(!isLong, 'in test:all: a whole site is generated, typed and built, which takes minutes');

test('a site with another brand is built, and has no trace of the old one', () => {
  test.setTimeout(20 * 60_000);
  const copy = new Copy();
  const run = (command: string) => {
    const { status, stdout, stderr } = spawnSync(command, {
      shell: true,
      cwd: copy.root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      // The test compares the output of the samples, and the test runner would turn colors on.
      env: {
        ...process.env,
        FORCE_COLOR: undefined,
        NODE_OPTIONS: '',
        PATH: `${copy.root}/node_modules/.bin:${process.env.PATH}`,
      },
    });
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
  };
  try {
    editBrand(copy);
    run('npx tsx tools/scripts/rebrand.ts');
    run('npx oxfmt .');
    copy.install();
    fs.rmSync(path.join(copy.root, '.git'), { recursive: true });
    run('npm run build');
    run('npm run check -- types');

    const built = path.join(copy.root, 'build');
    const old = new RegExp(`${site.name}|${accent}`, 'i');
    const traces = tracesIn(built, old);
    expect(traces).toEqual([]);
  } finally {
    copy.remove();
  }
});
