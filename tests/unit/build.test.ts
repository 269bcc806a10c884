import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

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
