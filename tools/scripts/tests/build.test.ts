import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mcpPackage } from '../../../packages/model/src/packages.ts';
import { downloads } from '../../../src/config/downloads.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';
import { buildSync } from 'esbuild';

/** Node starts the bundle in a seventh of the time that compiling each imported file takes. */
const script = path.resolve('node_modules/.cache/scripts/build.mjs');
buildSync({
  entryPoints: ['tools/scripts/build.ts'],
  outfile: script,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
});

const { root: folder } = folderOfEachTest();
/** Returns the files of the folder, without the fake Docusaurus. */
const files = () =>
  Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('bin') && fs.statSync(path.join(folder, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );

/** Replaces a command that the script runs, and returns the environment in which the replacement is found. */
function command(name: string, lines: string): NodeJS.ProcessEnv {
  const file = path.join(folder, 'bin', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return { ...process.env, PATH: `${path.dirname(file)}:${process.env.PATH}` };
}

const write = (page: string) =>
  `[ "$1 $2" = "build --out-dir" ] && mkdir -p "$3" && printf '${page}' > "$3/${page}.html"`;

/** Runs the script with a fake Docusaurus that writes a page and exits with the given status. */
function build(page: string, status: number): number | null {
  const env = command('docusaurus', `${write(page)} && exit ${status}`);
  return spawnSync(process.execPath, [script], { cwd: folder, env, encoding: 'utf8' }).status;
}

/** Starts a build that waits halfway until the file `go` exists. */
async function beginBuild(page: string, status: number) {
  const wait = 'touch half; while [ ! -e go ]; do sleep 0.05; done';
  const env = command('docusaurus', `${write(page)}; ${wait}; exit ${status}`);
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await expect.poll(() => fs.existsSync(path.join(folder, 'half')), { timeout: 30_000 }).toBe(true);
  return { child, ended, finish: () => fs.writeFileSync(path.join(folder, 'go'), '') };
}

/** Serves the build and requests a page repeatedly. */
async function serve(page: string) {
  const server = createServer(({ url }, response) => {
    const file = path.join(folder, 'build', String(url));
    const isThere = fs.existsSync(file);
    response.writeHead(isThere ? 200 : 404).end(isThere ? fs.readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${page}.html`;
  const answers = new Map<string, number>();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const answer = await fetch(address);
      const response = `${answer.status} ${await answer.text()}`;
      answers.set(response, (answers.get(response) ?? 0) + 1);
    }
  })();
  return {
    answers,
    end: async () => {
      isOver = true;
      await asking;
      server.close();
    },
  };
}

it('leaves nothing when the first build fails, then replaces the last build by one that succeeds, and keeps it when one fails', () => {
  expect(build('none', 1)).toBe(1);
  expect(files()).toEqual({});
  expect(build('first', 0)).toBe(0);
  expect(files()).toEqual({ 'build/first.html': 'first' });
  expect(build('second', 0)).toBe(0);
  expect(files()).toEqual({ 'build/second.html': 'second' });
  expect(build('third', 3)).toBe(3);
  expect(files()).toEqual({ 'build/second.html': 'second' });
});

it('reports why a build failed, without the stack of a package', () => {
  const errors = ['[ERROR] Error: docs/page.mdx:3: no page', '    at f (/x/node_modules/y/z.js:1:2)'];
  const env = command('docusaurus', `${errors.map((line) => `echo "${line}" >&2`).join('; ')}; exit 1`);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm warn'))).toEqual([
    errors[0],
    expect.stringMatching(/^build: failed\. .*`npm run check` shows its line/),
  ]);
});

it('serves the last build while another one fails', async () => {
  build('first', 0);
  const served = await serve('first');
  const { ended, finish } = await beginBuild('second', 3);
  const before = served.answers.get('200 first') ?? 0;
  await expect.poll(() => served.answers.get('200 first')).toBeGreaterThan(before + 5);
  finish();
  expect((await ended)[0]).toBe(3);
  await served.end();
  expect([...served.answers.keys()]).toEqual(['200 first']);
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'leaves the last build when %s stops it',
  async (signal) => {
    build('first', 0);
    const { child, ended } = await beginBuild('second', 0);
    child.kill(signal);
    expect((await ended)[0]).toBe(1);
    expect(files()).toEqual({ 'build/first.html': 'first', half: '' });
  },
);

it('keeps the last build, and reports it, when the new one cannot replace it', () => {
  build('first', 0);
  // Writes an invalid archive, so that unpacking it before the swap fails, as it does on a full disk.
  const server = downloads.find(({ name }) => name === mcpPackage.name);
  const archive = `mkdir -p "$3/downloads" && echo no > "$3/${server?.address}"`;
  const env = command('docusaurus', `${write('second')} && ${archive}`);
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('build: failed. build/ is unchanged since the last successful build.');
  expect(fs.readdirSync(path.join(folder, 'build'))).toEqual(['first.html']);
  expect(fs.existsSync(path.join(folder, '.docusaurus/build'))).toBe(false);
});

it('restores the last build when a swap was killed between two renames', () => {
  build('first', 0);
  fs.renameSync(path.join(folder, 'build'), path.join(folder, '.docusaurus/build.old'));
  expect(build('second', 1)).toBe(1);
  expect(files()).toEqual({ 'build/first.html': 'first' });
});

it('removes the leftovers of a killed build', () => {
  fs.mkdirSync(path.join(folder, '.docusaurus/build.old'), { recursive: true });
  fs.writeFileSync(path.join(folder, '.docusaurus/build.old/stale.html'), 'stale');
  expect(build('first', 0)).toBe(0);
  expect(files()).toEqual({ 'build/first.html': 'first' });
});
