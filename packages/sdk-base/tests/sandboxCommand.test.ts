import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main } from '../src/command/main.ts';
import { DEFAULT_PORT, helpText, readOptions } from '../src/command/options.ts';

describe('the options', () => {
  test('set the port and the time, and have defaults', () => {
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
    [
      ['--webhook', 'localhost:3000'],
      '--webhook must be an address such as http://localhost:3000/hooks/nacre, and is "localhost:3000".',
    ],
    [['--host', '0.0.0.0'], "Unknown option '--host'."],
    [['serve'], "Unexpected argument 'serve'."],
  ])('%j is refused', (args, message) => {
    expect(() => readOptions(args)).toThrow(new Error(message));
  });

  test('are all in the docs, with the same port', () => {
    const guide = readFileSync('api/how-tos.mdx', 'utf8');
    for (const [option = ''] of helpText.matchAll(/--\w+/g)) expect(guide).toContain(`\`${option}\``);
    expect(guide).toContain(`http://127.0.0.1:${DEFAULT_PORT}/v1`);
  });
});

describe('the command', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  test('prints its address, responds there, and ends at a signal', async () => {
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
    // The sandbox uses the real clock, so that its signatures are valid now.
    expect(Math.abs(Date.parse(status.time) - Date.now())).toBeLessThan(60_000);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  /** Runs the command in this process. Returns its output on both streams and its exit code. */
  async function run(...args: string[]) {
    const said = { out: '', error: '' };
    const out = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => ((said.out += String(text)), true));
    const error = vi
      .spyOn(process.stderr, 'write')
      .mockImplementation((text) => ((said.error += String(text)), true));
    try {
      await main(args);
      return { ...said, exitCode: process.exitCode };
    } finally {
      out.mockRestore();
      error.mockRestore();
      process.exitCode = undefined;
    }
  }

  test('prints its options and its version', async () => {
    expect(await run('--help')).toEqual({ out: `${helpText}\n`, error: '', exitCode: undefined });
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('exits with 2 and one line if the command line is invalid', async () => {
    const error = "nacre-sandbox: Unknown option '--nope'. nacre-sandbox --help lists the options.\n";
    expect(await run('--nope')).toEqual({ out: '', error, exitCode: 2 });
  });

  test('exits with 1 if its port is in use, and stops serving at a signal', async () => {
    const signals = ['SIGINT', 'SIGTERM'] as const;
    const before = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
    const first = await run('--port', '0');
    const port = /:(\d+)\/v1/.exec(first.out)?.[1] ?? '';
    const error = `nacre-sandbox: port ${port} is in use. Choose another with --port, or 0 for any free one.\n`;
    expect(await run('--port', port)).toEqual({ out: '', error, exitCode: 1 });
    for (const signal of signals)
      for (const listener of process.listeners(signal)) {
        if (before.get(signal)?.includes(listener)) continue;
        process.off(signal, listener);
        listener(signal);
      }
    await expect
      .poll(() => fetch(`http://127.0.0.1:${port}/v1/status`).catch((problem: unknown) => problem))
      .toBeInstanceOf(Error);
  });
});
