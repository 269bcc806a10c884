import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../scripts/buildServer.ts';
import { unpackServer } from '../scripts/unpackServer.ts';
import { root } from './support/fixtureSite.ts';
import { cli } from './support/servers.ts';

beforeAll(() => buildServer(path.join(root, 'packages/mcp')), 240_000);

describe('the command line', () => {
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, out, err };
  };

  test('prints its help and its version', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('--allow-host') as string,
    });
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'packages/mcp/package.json'), 'utf8')) as {
      version: string;
    };
    expect(await run('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  });

  test.each<[string[], string]>([
    [['--nothing'], "Unknown option '--nothing'"],
    [['start'], 'Unexpected argument'],
    [['--port', '1'], '--port requires --http'],
    [['--http', '--port', 'x'], '--port must be a number from 0 to 65535, and is x'],
    [['--site', '/nowhere'], '/nowhere/site.json is missing'],
  ])('%j is rejected', async (args, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

test('the command does not load the compiler, which takes longer than all the rest', () => {
  const [command = '', thread = ''] = [cli, path.join(path.dirname(cli), 'worker.js')].map((file) =>
    fs.readFileSync(file, 'utf8'),
  );
  expect(thread).toContain('from "typescript"');
  expect(command).not.toContain('from "typescript"');
});

test('a built clone starts without building anything', () => {
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-clone-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    fs.writeFileSync(path.join(clone, file), text);
  };
  try {
    for (const file of [
      'packages/mcp/src/cli.ts',
      'packages/search/src/a.ts',
      'packages/model/src/a.ts',
      'build/llms.txt',
    ])
      write(file, '');
    // The scripts that build the other files are missing.
    for (const file of ['packages/mcp/scripts/start.ts', 'packages/model/src/files.ts']) {
      write(file, fs.readFileSync(path.join(root, file), 'utf8'));
    }
    write('packages/mcp/package.json', '{"type":"module"}');
    write('package/dist/cli.js', "console.log('started')");
    write('package/site/site.json', '{}');
    // Packed files have no modification time, so they count as older than any source.
    for (const file of ['dist/cli.js', 'site/site.json']) {
      fs.utimesSync(path.join(clone, 'package', file), 0, 0);
    }
    const archive = path.join(clone, 'server.tgz');
    execFileSync('tar', ['-czf', archive, '-C', clone, 'package']);
    unpackServer(path.join(clone, 'packages/mcp'), archive);
    // Another build replaces the current one.
    unpackServer(path.join(clone, 'packages/mcp'), archive);
    const tsx = path.join(root, 'node_modules/.bin/tsx');
    const started = spawnSync(tsx, ['packages/mcp/scripts/start.ts'], { cwd: clone, encoding: 'utf8' });
    expect(started).toMatchObject({ status: 0, stdout: 'started\n' });
  } finally {
    fs.rmSync(clone, { recursive: true });
  }
});
