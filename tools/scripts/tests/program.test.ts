import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { pauseBackground, Program } from '../start/Program.ts';

const { write } = temporaryFolder();
const file = write('program.mjs', 'process.send(process.pid); setInterval(() => undefined, 1000);');
const isStopped = (pid: number) =>
  execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('T');

/** Starts a program, and resolves with its process. */
async function start(isForeground: boolean): Promise<{ program: Program; pid: number }> {
  return new Promise((resolve) => {
    const program: Program = new Program(file, [], {
      isForeground,
      onMessage: (pid: number) => resolve({ program, pid }),
    });
  });
}

it('pauses for another one in the foreground, and continues', async () => {
  const server = await start(true);
  const checks = await start(false);
  try {
    pauseBackground(true);
    await expect.poll(() => isStopped(checks.pid)).toBe(true);
    expect(isStopped(server.pid)).toBe(false);
    pauseBackground(false);
    await expect.poll(() => isStopped(checks.pid)).toBe(false);
  } finally {
    checks.program.stop();
    server.program.stop();
  }
});
