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

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Returns a complete configuration like a distribution's, with all of nginx's own files in a folder. */
export const nginxConfiguration = (folder: string, http: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/log warn;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${http}
}
`;

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
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  await until(() => answers(child, port));
  return async () => {
    process.removeListener('exit', end);
    const ended = once(child, 'exit');
    end();
    await ended;
  };
}
