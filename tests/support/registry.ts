import { execFileSync } from 'node:child_process';

/** Whether npm's registry answers. Where it has to, as in CI, what needs it is never left out. */
export function hasRegistry(): boolean {
  if (process.env.CI) return true;
  try {
    execFileSync('npm', ['ping'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
