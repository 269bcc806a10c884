import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The file with the process that writes the outputs of tasks. */
const LOCK = '.docusaurus/tasks.pid';
/** Set for the processes of a run, which don't wait for it. */
const HOLDER = 'DOCS_TASKS';

/**
 * Waits until no other command runs tasks in the folder, since both would write the same outputs. Throws if it's
 * stopped meanwhile.
 */
export async function takeTurns(
  root: string,
  print: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (process.env[HOLDER] === root) return;
  const lock = path.join(root, LOCK);
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  const other = holderOf(lock);
  if (other !== undefined) print(`process ${other} builds in this folder already. Waiting until it ends.`);
  while (!signal.aborted && holderOf(lock) !== undefined)
    await wait(500, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) throw new Error('stopped before its turn.');
  process.env[HOLDER] = root;
  process.once('exit', () => release(lock));
}

/** Removes a lock that this process holds. Its folder may be gone by then. */
function release(lock: string): void {
  if (fs.existsSync(lock) && Number(fs.readFileSync(lock, 'utf8')) === process.pid)
    fs.rmSync(lock, { force: true });
}

/** Returns the running process that holds a lock, or takes the lock for this process. */
function holderOf(lock: string): number | undefined {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(fs.readFileSync(lock, 'utf8'));
  if (holder === process.pid) return undefined;
  if (holder > 0 && isRunning(holder)) return holder;
  // Its process was killed.
  fs.rmSync(lock, { force: true });
  return holderOf(lock);
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
