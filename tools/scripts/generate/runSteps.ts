import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sameEnvironment } from '../sameEnvironment.ts';
import { Aside } from './Aside.ts';
import { Records } from './Records.ts';
import type { Step } from './Step.ts';

interface Options {
  root: string;
  /** Where it is noted what each result was made from. */
  records: string;
  /** Where a result of the last run waits until the new one is whole; on the same disk as the results. */
  aside: string;
  /** How many steps run side by side. */
  slots: number;
  /** Stops the steps that run; nothing else begins. */
  signal?: AbortSignal;
  say: (line: string) => void;
}

type End = 'unchanged' | 'done' | 'failed';

/**
 * Runs what has changed inputs or whose outputs are not as it made them. A step that fails stops all that has not
 * begun. What did not end well leaves the outputs of the last run that did, or nothing if there was none.
 *
 * @returns what the steps that failed said, line by line and each line once; empty when all is well
 */
export async function runSteps(steps: readonly Step[], options: Options): Promise<string[]> {
  const { root, slots, signal, say } = options;
  const records = new Records(root, options.records);
  const aside = new Aside(root, options.aside);
  // A run before may have been killed.
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
          // A program that cannot be read says so before it runs.
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
  // A step may have ended well on its way out; those behind it never began.
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
