import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Cache } from './Cache.ts';

export const TASKS_CACHE = 'tasks';

/** Set to a folder, named by the process of the tasks, for a program that runs beside one of them. */
export const TASK_ENDS = 'TASK_ENDS';

/** Announces something that has ended to the programs that run beside it. */
export function announce(what: string, folder = process.env[TASK_ENDS]): void {
  if (folder) fs.mkdirSync(path.join(folder, what), { recursive: true });
}

/**
 * Waits for the end of a task that runs beside this program, or until it has announced something. Throws if it fails,
 * or if its process has been stopped.
 */
export async function taskEnd(task: string, announced = ''): Promise<void> {
  const folder = process.env[TASK_ENDS];
  const has = (what: string) => what !== '' && fs.existsSync(path.join(folder ?? '', what));
  while (folder && !has(`${task}.passed`) && !has(announced)) {
    if (has(`${task}.failed`)) throw new Error(`${task} failed`);
    process.kill(Number(path.basename(folder)), 0);
    await wait(50);
  }
}

/** Returns the inputs that have changed since a task has last succeeded, or nothing if it never has. */
export const changesSinceTask = (root: string, task: string): readonly string[] | undefined =>
  new Cache(root, TASKS_CACHE).changesSince(task);

/** Returns a function that tells whether tasks have read a file, looked for it, or listed its folder. */
export function readTaskInputs(root: string, tasks: readonly string[]): (file: string) => boolean {
  const cache = new Cache(root, TASKS_CACHE);
  const inputs = new Set(tasks.flatMap((task) => Object.keys(cache.inputsOf(task))));
  return (file) =>
    inputs.has(`content:${file}`) ||
    inputs.has(`kind:${file}`) ||
    inputs.has(`names:${path.posix.dirname(file)}`);
}
