import { execFile, type ExecFileException } from 'node:child_process';
import { SAMPLE_ENVIRONMENT } from '../../../../model/src/samples/sampleEnvironment.ts';

/** Node's exit code for a program whose top-level `await` never settles. */
const NEVER_SETTLED = 13;
export const TIME_LIMIT_MS = 30_000;

interface Execution {
  stdout: string;
  /** The line of output with the reason for a failure. */
  failure?: string;
}

/** Runs a program in its own process, with a time limit. */
export function execute(
  program: string,
  args: string[],
  cwd: string,
  { input = '', env = SAMPLE_ENVIRONMENT }: { input?: string; env?: Record<string, string> } = {},
): Promise<Execution> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, timeout: TIME_LIMIT_MS, encoding: 'utf8', env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        if (!error) return resolve({ stdout });
        const lines = stderr.trim().split('\n');
        const reason = lines.findLast((line) => /^\w*(?:Error|Exception)\b/.test(line)) ?? lines.at(-1);
        resolve({
          stdout,
          failure: error.killed
            ? `it does not end within ${TIME_LIMIT_MS / 1000} seconds`
            : reason || endOf(error),
        });
      },
    );
    // A program can end before it has read its input.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

function endOf({ code, message }: ExecFileException): string {
  if (code === NEVER_SETTLED) return 'it awaits a promise that never settles';
  // The code is a string if the program doesn't exist, and missing after a signal.
  return typeof code === 'number' ? `it ends with exit code ${code}` : message;
}
