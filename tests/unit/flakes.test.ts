import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleScript } from '../support/bundleScript.ts';

const command = bundleScript('tools/scripts/flakes.ts');

test.each([
  ['', 0, 'flakes: none found'],
  ['b', 1, 'flakes: flaky: 1 of 3 runs failed'],
  ['abc', 1, 'flakes: broken: every run failed'],
])('reports the failed runs: "%s"', (failing, status, message) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flakes-'));
  try {
    // The command counts its runs in a file.
    const script = `printf x >> runs; case "${failing}" in *$(wc -c < runs | tr -d ' ' | tr 123 abc)*) exit 1;; esac`;
    const { stdout, stderr, ...run } = spawnSync(process.execPath, [command, 'sh', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain(message);
    expect(run.status).toBe(status);
    expect(fs.readFileSync(path.join(folder, 'runs'), 'utf8')).toBe('xxx');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
