import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { ensureNginx } from './nginx.ts';

/** Waits until a condition is true, checking it every 20 ms. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
  return await fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

/**
 * Starts nginx with a complete configuration that listens on a port.
 *
 * @returns a function that stops it
 */
export async function runNginx(
  configuration: string,
  port: number,
  options: Pick<SpawnOptions, 'uid' | 'gid'> = {},
): Promise<() => Promise<void>> {
  const args = ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'];
  const child = spawn(ensureNginx(), args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  await until(() => answers(child, port));
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  };
}
