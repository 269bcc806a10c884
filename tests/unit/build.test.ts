import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isMeasurement, stageOf, tableOf } from '../../scripts/timing/stages.ts';
import { watchMemory } from '../../scripts/timing/watchMemory.ts';

const script = path.resolve('scripts/build.ts');
const tsx = path.resolve('node_modules/.bin/tsx');

let folder = '';
/** The files of the folder, without the command that stands for Docusaurus. */
const files = () =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('bin') && fs.statSync(path.join(folder, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );

/** Runs the script with a command in place of Docusaurus, which writes a page and then ends as told. */
function build(page: string, status: number): number | null {
  const command = path.join(folder, 'bin/docusaurus');
  fs.mkdirSync(path.dirname(command), { recursive: true });
  const write = `[ "$1 $2" = "build --out-dir" ] && mkdir -p "$3" && printf '${page}' > "$3/${page}.html"`;
  fs.writeFileSync(command, `#!/bin/sh\n${write} && exit ${status}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${path.dirname(command)}:${process.env.PATH}` };
  return spawnSync(tsx, [script], { cwd: folder, env, encoding: 'utf8' }).status;
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('puts a build that succeeds in the place of the last one', () => {
  expect(build('first', 0)).toBe(0);
  expect(files()).toEqual({ 'build/first.html': 'first' });
  expect(build('second', 0)).toBe(0);
  expect(files()).toEqual({ 'build/second.html': 'second' });
});

it('leaves the last build as it is when one fails, and nothing of the failed one', () => {
  build('first', 0);
  expect(build('second', 3)).toBe(3);
  expect(files()).toEqual({ 'build/first.html': 'first' });
});

it('leaves nothing when the first build fails', () => {
  expect(build('first', 1)).toBe(1);
  expect(files()).toEqual({});
});

it('does not take over what a build that was killed had left', () => {
  fs.mkdirSync(path.join(folder, '.docusaurus/build.old'), { recursive: true });
  fs.writeFileSync(path.join(folder, '.docusaurus/build.old/stale.html'), 'stale');
  expect(build('first', 0)).toBe(0);
  expect(files()).toEqual({ 'build/first.html': 'first' });
});

describe('what is said of a build', () => {
  const lines = [
    '[PERF] Build > en > Load site > Load plugins - 19.71 seconds! - (Heap 94mb -> 319mb / Total 347mb)',
    '[PERF] Build > en > Load site > Load plugins > Load plugins content - 17.76 seconds! - (Heap 1mb)',
    '[PERF] Build > en > Load site > Create site files - 22.78 ms - (Heap 319mb -> 312mb / Total 347mb)',
    '[PERF] Build > en > Load site - 19.93 seconds! - (Heap 91mb -> 312mb / Total 347mb)',
    '\u001b[33m[PERF]\u001b[39m Build > en > SSG - \u001b[33m950.00 ms\u001b[39m - (Heap 536mb -> 540mb)',
    '[PERF] SSG Worker 1 - Task 14 - Rendering 10 pathnames - 197.39 ms - (Heap 71mb -> 70mb / Total 98mb)',
    '[PERF] Build > en > postBuild() > Markdown of the pages - 6.00 seconds! - (Heap 541mb -> 524mb)',
    '[PERF] Build > en > postBuild() - 21.99 seconds! - (Heap 541mb -> 524mb / Total 1193mb)',
    '[SUCCESS] Generated static files in ".docusaurus/build".',
  ];

  it('are its stages with their parts and seconds, from what Docusaurus measures', () => {
    expect(tableOf(lines.flatMap((line) => stageOf(line) ?? []))).toEqual([
      '   19.9 s  Load site',
      '   19.7 s    Load plugins',
      '    0.9 s  SSG',
      '   22.0 s  postBuild()',
      '    6.0 s    Markdown of the pages',
    ]);
  });

  it('are no measurements one by one, and all else', () => {
    expect(lines.filter((line) => !isMeasurement(line))).toEqual(lines.slice(-1));
  });

  it.runIf(process.platform === 'linux')('is the memory of all its processes at once', async () => {
    const hold = `const held = Buffer.alloc(150e6, 1); setTimeout(() => held.length, 1500);`;
    const child = spawn(process.execPath, [
      '-e',
      `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}]); ${hold}`,
    ]);
    const peak = watchMemory(child.pid ?? 0);
    await once(child, 'exit');
    expect(peak()).toBeGreaterThan(300e6);
    expect(peak()).toBeLessThan(700e6);
  });
});
