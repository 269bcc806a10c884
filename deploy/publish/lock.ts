import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../UserError.ts';
import type { ReleasePaths } from './ReleasePaths.ts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Runs work that only one process may do here at a time. Ignores the lock of a process that has died. */
export function withLock<Result>({ root, lock }: ReleasePaths, work: () => Result): Result {
  fs.mkdirSync(root, { recursive: true });
  // Links a file that already contains the number, so that no process can read an incomplete lock.
  const ownLock = path.join(root, `.lock-${process.pid}`);
  fs.writeFileSync(ownLock, String(process.pid));
  try {
    take(ownLock, lock);
  } finally {
    fs.rmSync(ownLock);
  }
  try {
    return work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function take(ownLock: string, lock: string): void {
  try {
    fs.linkSync(ownLock, lock);
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Identifies the lock first. The number that is read afterwards belongs to this lock or to a later one.
  const stats = fs.statSync(lock, { throwIfNoEntry: false });
  const holder = readHolder(lock);
  if (!stats || holder === undefined)
    throw new UserError(`${lock}: another process has just published. Try again.`);
  if (isRunning(holder))
    throw new UserError(
      `${lock}: process ${holder} is publishing here. Delete this file if that process does something else.`,
    );
  takeOver(ownLock, lock, holder, stats);
}

/** Returns the number of the process that has a lock, or undefined if the lock is gone. */
function readHolder(lock: string): number | undefined {
  try {
    return Number(fs.readFileSync(lock, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/**
 * Takes over the lock of a process that has died. If several processes try, only one succeeds, and the others find its
 * number or another lock.
 */
function takeOver(ownLock: string, lock: string, holder: number, { ino, mtimeMs }: fs.Stats): void {
  // A name for this specific lock, which only one process can create.
  const takeoverLock = `${lock}-of-${holder}-${ino}-${Math.round(mtimeMs)}`;
  try {
    fs.linkSync(ownLock, takeoverLock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UserError(
      `${takeoverLock}: another process is taking over this lock. Try again, or delete this file if no other process is publishing.`,
    );
  }
  // Renames its own file to the lock, so that no other process can take the lock in between.
  const current = fs.statSync(lock, { throwIfNoEntry: false });
  const isSame = current?.ino === ino && current.mtimeMs === mtimeMs;
  if (isSame) fs.renameSync(takeoverLock, lock);
  else {
    fs.rmSync(takeoverLock);
    throw new UserError(`${lock}: another process took the lock first. Try again.`);
  }
}
