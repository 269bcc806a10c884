import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../support/long.ts';
import { hasRegistry } from '../support/registry.ts';
import { serveSandbox, type ServedSandbox } from '../../packages/sdk-base/src/command/index.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const PACKAGES = ['miniflare@4.20260426.0', 'deno@2.9.6', 'bun@1.4.5'];
const NOW = '2026-03-02T09:30:00Z';
const TIME_LIMIT_MS = 5 * 60_000;

const EXPECTED = {
  quickStart: '2500000000000000000',
  webhooks: '204 400',
  status: 'operational',
  signIn: 'usr_4Kd92mXw',
  refresh: 'usr_4Kd92mXw',
  serverCall: 'usr_4Kd92mXw',
  accessToken: 'usr_4Kd92mXw',
  redirect: 'sdk/unexpected-response',
  redirectOfKeys: 'sdk/unexpected-response',
};

/** Bundles a module that uses the SDK into one file. */
async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.resolve('tests/support/runtimes'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Finds the program for this system in a scope's packages,
 * installed by npm without running the packages' install scripts.
 */
function programIn(folder: string, scope: string, name: string): string {
  const packages = path.join(folder, 'node_modules', scope);
  const programs = fs.readdirSync(packages).map((each) => path.join(packages, each, name));
  const program = programs.find((each) => fs.existsSync(each));
  if (!program) throw new Error(`${packages} has no ${name}`);
  // The package's install script would do this.
  fs.chmodSync(program, 0o755);
  return program;
}

describe.skipIf(!isLong || !hasRegistry())('a platform from the registry', { timeout: TIME_LIMIT_MS }, () => {
  const { root: folder, write } = temporaryFolder();
  let served: ServedSandbox;
  let args: [baseUrl: string, moved: string, now: string];
  const moving = createServer((_, response) => {
    response.writeHead(302, { Location: served.url }).end();
  });

  beforeAll(async () => {
    write('package.json', '{ "private": true }');
    const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', ...PACKAGES];
    execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
    served = await serveSandbox({ port: 0, now: NOW, speed: 0 });
    await new Promise<void>((resolve) => moving.listen(0, '127.0.0.1', resolve));
    args = [served.url, `http://127.0.0.1:${(moving.address() as AddressInfo).port}`, NOW];
  }, TIME_LIMIT_MS);
  afterAll(async () => {
    await served.close();
    moving.closeAllConnections();
    moving.close();
  });

  it.each([
    { date: '2024-09-01', flags: [] },
    { date: '2026-04-01', flags: ['nodejs_compat'] },
  ])('Cloudflare Workers of $date run the SDK', async ({ date, flags }) => {
    const { Miniflare } = createRequire(path.join(folder, 'package.json'))('miniflare') as {
      Miniflare: new (options: object) => {
        dispatchFetch(url: string): Promise<Response>;
        dispose(): Promise<void>;
      };
    };
    const script = await bundle(`
      import { useSdk } from './check.ts';
      export default {
        fetch: async () => Response.json(await useSdk(...${JSON.stringify(args)})),
      };
    `);
    const worker = new Miniflare({
      modules: true,
      script,
      compatibilityDate: date,
      compatibilityFlags: flags,
    });
    const response = await worker.dispatchFetch('http://localhost/');
    expect(await response.json()).toEqual(EXPECTED);
    await worker.dispose();
  });

  it.each([
    { name: 'Deno', scope: '@deno', program: 'deno', words: ['run', '--allow-net'] },
    { name: 'Bun', scope: '@oven', program: 'bin/bun', words: ['run'] },
  ])('$name runs the SDK', async ({ name, scope, program, words }) => {
    const script = `
      import { useSdk } from './check.ts';
      console.log(JSON.stringify(await useSdk(...${JSON.stringify(args)})));
    `;
    const file = write(`${name}.mjs`, await bundle(script));
    const { stdout } = await promisify(execFile)(programIn(folder, scope, program), [...words, file]);
    const last = stdout.trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toEqual(EXPECTED);
  });
});
