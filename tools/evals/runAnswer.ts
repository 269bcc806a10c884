import { fork } from 'node:child_process';
import path from 'node:path';
import type { Finding } from './child/runCases.ts';

/** The flag of Node's permission model, which had another name before Node 23. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Runs a bundled answer and its cases. The process can only read its own folder, can't write files or start processes,
 * and has none of this process's environment variables.
 */
export function runAnswer(folder: string, timeLimit: number): Promise<Finding[]> {
  const child = fork(path.join(folder, 'entry.mjs'), {
    cwd: folder,
    env: {},
    execArgv: [permission, `--allow-fs-read=${folder}/`, '--no-warnings'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((resolve) => {
    let stderr = '';
    let reported: Finding[] | undefined;
    child.stderr?.on('data', (part) => (stderr += part));
    child.once('message', (findings) => (reported = findings as Finding[]));
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    child.once('close', (_, signal) => {
      clearTimeout(timer);
      const ended = signal === null ? 'ends before it is graded' : "doesn't end";
      const reason = stderr.split('\n').findLast((line) => /^\w*Error\b/.test(line));
      resolve(reported ?? [{ finding: ended, reason }]);
    });
  });
}
