import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sameEnvironment } from '../sameEnvironment.ts';
import { Aside } from './Aside.ts';
import { Records } from './Records.ts';
import type { Step } from './Step.ts';

interface Options {
  root: string;
  /** The folder of the records about each result's inputs. */
  records: string;
  /** The folder that stores the last results until the new ones are complete. On the same disk as the results. */
  aside: string;
  /** The number of steps that run in parallel. */
  slots: number;
  /** Stops the running steps, and keeps others from starting. */
  signal?: AbortSignal;
  say: (line: string) => void;
}

type End = 'unchanged' | 'done' | 'failed';

/**
 * Runs the steps whose inputs or outputs have changed. After a failure no further step starts. A step that doesn't
 * succeed leaves the outputs of its last successful run, or nothing if there was none.
 *
 * @returns the lines that failed steps printed, each line once; empty if all steps succeeded
 */
export async function runSteps(steps: readonly Step[], options: Options): Promise<string[]> {
  const { root, slots, signal, say } = options;
  const records = new Records(root, options.records);
  const aside = new Aside(root, options.aside);
  // An earlier run may have been killed.
  for (const step of steps) aside.restore(step);
  const ends = new Map<Step, End>();
  const running = new Map<Step, Promise<void>>();
  const said = new Set<string>();
  const hasFailed = () => [...ends.values()].includes('failed');
  const isReady = (step: Step) =>
    !ends.has(step) && !running.has(step) && (step.after ?? []).every((before) => ends.has(before));

  const begin = async (step: Step): Promise<void> => {
    const made = records.fingerprint(step);
    if (records.isCurrent(step, made)) {
      say(`${step.title}: unchanged`);
      ends.set(step, 'unchanged');
      return;
    }
    aside.put(step);
    const start = performance.now();
    const { status, output } = await run(step, root, signal);
    const missing = (step.outputs ?? []).filter((name) => !fs.existsSync(path.join(root, name)));
    if (status === 0 && missing.length === 0) {
      records.write(step, made);
      aside.drop(step);
      say(`${step.title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
      ends.set(step, 'done');
      return;
    }
    if (status === 0) for (const name of missing) said.add(`${name} was not made.`);
    else for (const line of output.trim().split('\n')) said.add(line);
    say(`${step.title}: failed`);
    ends.set(step, 'failed');
  };

  for (;;) {
    for (const step of hasFailed() || signal?.aborted ? [] : steps.filter(isReady)) {
      if (running.size === slots) break;
      const ending = begin(step)
        .catch(({ message }: Error) => {
          // The step's program can't be read, so it never ran.
          said.add(message);
          say(`${step.title}: failed`);
          ends.set(step, 'failed');
        })
        .finally(() => running.delete(step));
      running.set(step, ending);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  for (const step of steps) if (ends.get(step) === 'failed') aside.restore(step);
  // A step may have succeeded in spite of the signal, but later ones never started.
  if (signal?.aborted && ends.size < steps.length) said.add('stopped before all steps had run.');
  return [...said];
}

function run(
  { command, env }: Step,
  root: string,
  signal?: AbortSignal,
): Promise<{ status: number | null; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...sameEnvironment, ...env } });
    const stop = () => child.kill();
    signal?.addEventListener('abort', stop);
    let output = '';
    const add = (text: Buffer) => (output += text.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const end = (status: number | null, said = output) => {
      signal?.removeEventListener('abort', stop);
      resolve({ status, output: said });
    };
    child.on('error', ({ message }) => end(null, message));
    child.on('close', (status) => end(status));
  });
}
