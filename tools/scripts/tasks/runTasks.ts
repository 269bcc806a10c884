import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { reproducibleEnvironment } from '../reproducibleEnvironment.ts';
import { OutputBackup } from './OutputBackup.ts';
import type { Task } from './Task.ts';
import { TaskResults } from './TaskResults.ts';

interface Options {
  root: string;
  /** The number of tasks that run in parallel. */
  slots: number;
  /** Whether the output of a task that succeeds isn't printed, and running tasks finish after another has failed. */
  isQuiet?: boolean;
  /** Stops the running tasks, and keeps others from starting. */
  signal?: AbortSignal;
  print: (line: string) => void;
}

interface Results {
  passed: number;
  failed: string[];
  /** The lines that failed tasks printed, each line once. */
  messages: string[];
}

type End = 'unchanged' | 'done' | 'failed';

/** The running commands, each the leader of a process group. None outlives this process. */
const running = new Set<ChildProcess>();

function stopAll(): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}
process.once('exit', stopAll);

/**
 * Runs tasks in order, in parallel as far as they can, and skips those whose inputs and outputs are unchanged. After a
 * failure no further task starts. A task that fails leaves the outputs of its last successful run, or nothing if there
 * was none.
 */
export async function runTasks(tasks: readonly Task[], options: Options): Promise<Results> {
  const { root, slots, isQuiet = false, signal, print } = options;
  const results = new TaskResults(root);
  // In a folder that other tools ignore, on the same disk as the outputs.
  const backup = new OutputBackup(root, '.docusaurus/tasks');
  // An earlier run may have been killed.
  for (const task of tasks) backup.restore(task);
  signal?.addEventListener('abort', stopAll);
  const waiting = [...tasks];
  const ends = new Map<string, End>();
  const isAwaited = (name: string) => tasks.some(({ beside }) => beside === name);
  const end = ({ name }: Task, how: End) => {
    ends.set(name, how);
    if (isAwaited(name)) results.announce(name, how !== 'failed');
  };
  const started = new Map<Task, Promise<void>>();
  const messages = new Set<string>();
  const failed: string[] = [];

  const fail = (task: Task, output: string) => {
    for (const line of output.trim().split('\n').filter(Boolean)) messages.add(line);
    end(task, 'failed');
    failed.push(task.name);
    print(`${task.name}: failed`);
    if (!isQuiet) stopAll();
  };

  const begin = async (task: Task): Promise<void> => {
    const { outputs } = task;
    if (outputs && results.isCurrent(task)) {
      end(task, 'unchanged');
      return print(`${task.name}: unchanged`);
    }
    backup.save(task);
    const recording = outputs && results.record(task);
    const start = performance.now();
    if (task.isExclusive && !isQuiet) print(`\n── ${task.name}: ${task.command}`);
    const { status, output } = await run(task, root, {
      ...recording?.env,
      ...((task.beside || isAwaited(task.name)) && results.announcements),
    });
    const missing = (outputs ?? []).filter((name) => !fs.existsSync(path.join(root, name)));
    // Of those that another failure has stopped, only that one is reported.
    if (status !== 0 && failed.length > 0 && !isQuiet) return void ends.set(task.name, 'failed');
    if (!isQuiet && !task.isExclusive) print(`\n── ${task.name}: ${task.command}\n${output}`.trimEnd());
    if (status !== 0) return fail(task, output);
    if (missing.length > 0)
      return fail(task, missing.map((name) => `${name} was not written by its task.`).join('\n'));
    recording?.save();
    backup.discard(task);
    end(task, 'done');
    print(`${task.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };

  for (;;) {
    for (;;) {
      const index = failed.length > 0 || signal?.aborted ? -1 : nextOf(waiting, ends, started, slots);
      if (index < 0) break;
      const [task] = waiting.splice(index, 1) as [Task];
      const ending = begin(task)
        .catch(({ message }: Error) => fail(task, message))
        .finally(() => started.delete(task));
      started.set(task, ending);
    }
    if (started.size === 0) break;
    await Promise.race(started.values());
  }
  results.end();
  for (const task of tasks) if (ends.get(task.name) === 'failed') backup.restore(task);
  if (signal?.aborted && ends.size < tasks.length) messages.add('stopped before all tasks had run.');
  else if (failed.length === 0 && waiting.length > 0)
    throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
  return { passed: ends.size - failed.length, failed, messages: [...messages] };
}

/** Returns the index of the first task that can start: its dependencies have finished, and enough cores are free. */
function nextOf(
  waiting: readonly Task[],
  ends: ReadonlyMap<string, End>,
  started: ReadonlyMap<Task, unknown>,
  slots: number,
): number {
  if ([...started.keys()].some(({ isExclusive }) => isExclusive)) return -1;
  const startedNames = new Set([...started.keys()].map(({ name }) => name));
  for (const [index, { after = [], beside, isExclusive }] of waiting.entries()) {
    const isReady =
      after.every((name) => ends.has(name)) &&
      (beside === undefined || ends.has(beside) || startedNames.has(beside));
    // No later task overtakes one that needs the whole machine.
    if (isExclusive) return isReady && started.size === 0 ? index : -1;
    if (isReady && started.size < slots) return index;
  }
  return -1;
}

/** Runs a command. Buffers its output, unless it runs alone, so that outputs of parallel tasks don't mix. */
function run(
  { command, env, isExclusive, isShown, outputs }: Task,
  root: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ status: number | null; output: string }> {
  const stream = isExclusive || isShown ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      detached: true,
      stdio: ['ignore', stream, stream],
      env: {
        ...process.env,
        PATH: `${path.resolve(import.meta.dirname, '../../../node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        ...(outputs ? reproducibleEnvironment : {}),
        ...more,
        ...env,
      },
    });
    running.add(child);
    let output = '';
    for (const part of [child.stdout, child.stderr])
      part?.on('data', (text: Buffer) => (output += text.toString()));
    const end = (status: number | null, text = output) => {
      running.delete(child);
      resolve({ status, output: text });
    };
    child.on('error', ({ message }) => end(null, message));
    child.on('close', (status) => end(status));
  });
}
