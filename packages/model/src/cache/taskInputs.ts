import path from 'node:path';
import { Cache } from './Cache.ts';

export const TASKS_CACHE = 'tasks';

/** Returns the inputs that have changed since a task has last succeeded, or nothing if it never has. */
export const changesSinceTask = (root: string, task: string): readonly string[] | undefined =>
  new Cache(root, TASKS_CACHE).getOld(task)?.changes;

/** Returns a function that tells whether tasks have read a file, looked for it, or listed its folder. */
export function readTaskInputs(root: string, tasks: readonly string[]): (file: string) => boolean {
  const cache = new Cache(root, TASKS_CACHE);
  const inputs = new Set(tasks.flatMap((task) => Object.keys(cache.inputsOf(task))));
  return (file) =>
    inputs.has(`content:${file}`) ||
    inputs.has(`kind:${file}`) ||
    inputs.has(`names:${path.posix.dirname(file)}`);
}
