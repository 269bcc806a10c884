import { spawnSync } from 'node:child_process';

/** Compares two folders byte for byte, and returns a line for each file that differs or that only one of them has. */
export function folderDifferences(left: string, right: string): string[] {
  const { status, stdout, stderr } = spawnSync('diff', ['--recursive', '--brief', left, right], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === null || status > 1) throw new Error(`diff ${left} ${right} failed: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}
