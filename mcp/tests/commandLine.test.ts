import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../scripts/buildServer.ts';
import { root } from './support/fixtureSite.ts';
import { cli, connect } from './support/servers.ts';

beforeAll(() => buildServer(path.join(root, 'mcp')), 240_000);

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

  test('says what it can do', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('--allow-host') as string,
    });
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'mcp/package.json'), 'utf8')) as {
      version: string;
    };
    expect(await run('--version')).toMatchObject({ code: 0, out: `${version}\n` });
  });

  test.each<[string[], string]>([
    [['--nothing'], "Unknown option '--nothing'"],
    [['start'], 'Unexpected argument'],
    [['--port', '1'], '--port goes with --http'],
    [['--http', '--port', 'x'], '--port must be a number from 0 to 65535, and is x'],
    [['--site', '/nowhere'], '/nowhere/site.json is missing'],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  test('a client is told when the server does not start', async () => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [cli, '--site', '/nowhere'],
      stderr: 'ignore',
    });
    await expect(connect(transport)).rejects.toThrow();
  });
});
