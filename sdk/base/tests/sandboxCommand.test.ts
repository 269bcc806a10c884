import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { main } from '../src/command/main.ts';
import { DEFAULT_PORT, helpText, readOptions } from '../src/command/options.ts';

describe('the options', () => {
  test('say where and when, and else what is usual', () => {
    expect(readOptions(['--port', '0', '--now', '2026-03-02T09:30:00Z', '--speed', '0.5'])).toEqual({
      command: 'serve',
      port: 0,
      now: new Date('2026-03-02T09:30:00Z'),
      speed: 0.5,
    });
    expect(readOptions([])).toMatchObject({ command: 'serve', port: DEFAULT_PORT, speed: 1 });
    expect(readOptions(['--help', '--port', 'x'])).toEqual({ command: 'help' });
  });

  test.each([
    [['--port', '65536'], '--port must be a number from 0 to 65535, and is "65536".'],
    [['--port', '80.5'], '--port must be a whole number, and is "80.5".'],
    [['--port='], '--port must be a number from 0 to 65535, and is "".'],
    [['--now', 'soon'], '--now must be a time such as 2026-03-02T09:30:00Z, and is "soon".'],
    [['--speed', 'fast'], '--speed must be a number from 0 to 1000000, and is "fast".'],
    [['--host', '0.0.0.0'], "Unknown option '--host'."],
    [['serve'], "Unexpected argument 'serve'."],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(new Error(message));
  });

  test('the docs have all of them, and the same port', () => {
    const guide = readFileSync('api/how-tos.mdx', 'utf8');
    for (const [option = ''] of helpText.matchAll(/--\w+/g)) expect(guide).toContain(`\`${option}\``);
    expect(guide).toContain(`http://127.0.0.1:${DEFAULT_PORT}/v1`);
  });
});

describe('the command', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  test('says where it is, answers there, and ends when it is told to', async () => {
    const cli = fileURLToPath(new URL('../src/command/cli.ts', import.meta.url));
    child = spawn(process.execPath, ['--import', 'tsx', cli, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for await (const part of child.stdout ?? []) {
      said += String(part);
      if (said.includes('Ctrl+C')) break;
    }
    const url = /http:\S+\/v1/.exec(said)?.[0] ?? '';
    expect(said).toContain('sk_sandbox_local');
    const status = (await (await fetch(`${url}/status`)).json()) as { time: string };
    // The clock is the real one, so that what the sandbox signs is valid now.
    expect(Math.abs(Date.parse(status.time) - Date.now())).toBeLessThan(60_000);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('ends with 2 and one line if the command line is wrong', async () => {
    const written: string[] = [];
    const { write } = process.stderr;
    process.stderr.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
    try {
      await main(['--nope']);
      expect(process.exitCode).toBe(2);
    } finally {
      process.stderr.write = write;
      process.exitCode = undefined;
    }
    expect(written).toEqual([
      "nacre-sandbox: Unknown option '--nope'. nacre-sandbox --help lists the options.\n",
    ]);
  });
});
