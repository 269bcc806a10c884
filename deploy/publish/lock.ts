import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../Refusal.ts';
import type { Places } from './places.ts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Does work that no other process may do here at the same time. A lock of a process that has died doesn't count. */
export function withLock<Result>({ root, lock }: Places, work: () => Result): Result {
  fs.mkdirSync(root, { recursive: true });
  // Linked in place with the number in it: nobody can read a lock that is not written yet.
  const own = path.join(root, `.lock-${process.pid}`);
  fs.writeFileSync(own, String(process.pid));
  try {
    take(own, lock);
  } finally {
    fs.rmSync(own);
  }
  try {
    return work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function take(own: string, lock: string): void {
  try {
    fs.linkSync(own, lock);
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Which lock it is comes first: the number that's read afterwards is of this one, or of one that came later.
  const found = fs.statSync(lock, { throwIfNoEntry: false });
  const holder = readHolder(lock);
  if (!found || holder === undefined)
    throw new Refusal(`${lock}: another process has just published. Try again.`);
  if (isRunning(holder))
    throw new Refusal(
      `${lock}: process ${holder} is publishing here. Delete this file if it's something else.`,
    );
  takeOver(own, lock, holder, found);
}

/** The number of the process that has a lock; nothing if the lock has gone. */
function readHolder(lock: string): number | undefined {
  try {
    return Number(fs.readFileSync(lock, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** Takes the place of a process that has died. Of several that try, one does: the others find its number, or another lock. */
function takeOver(own: string, lock: string, holder: number, { ino, mtimeMs }: fs.Stats): void {
  // One name for this very lock, which only one can have.
  const heir = `${lock}-of-${holder}-${ino}-${Math.round(mtimeMs)}`;
  try {
    fs.linkSync(own, heir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Refusal(
      `${heir}: another process takes over here. Try again, or delete this file if none does.`,
    );
  }
  // A name of its own file in the lock's place: nobody can come between.
  const now = fs.statSync(lock, { throwIfNoEntry: false });
  const isSame = now?.ino === ino && now.mtimeMs === mtimeMs;
  if (isSame) fs.renameSync(heir, lock);
  else {
    fs.rmSync(heir);
    throw new Refusal(`${lock}: another process was faster. Try again.`);
  }
}
