import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { reproducibleEnvironment } from '../reproducibleEnvironment.ts';
import { OutputBackup } from './OutputBackup.ts';
import { StepManifest } from './StepManifest.ts';
import type { GenerateStep } from './GenerateStep.ts';

interface Options {
  root: string;
  /** The folder of the records about each result's inputs. */
  manifestFolder: string;
  /** The folder that stores the last results until the new ones are complete. On the same disk as the results. */
  backupFolder: string;
  /** The number of steps that run in parallel. */
  slots: number;
  /** Stops the running steps, and keeps others from starting. */
  signal?: AbortSignal;
  print: (line: string) => void;
}

type End = 'unchanged' | 'done' | 'failed';

/**
 * Runs the steps whose inputs or outputs have changed. After a failure no further step starts. A step that doesn't
 * succeed leaves the outputs of its last successful run, or nothing if there was none.
 *
 * @returns the lines that failed steps printed, each line once; empty if all steps succeeded
 */
export async function runGenerateSteps(steps: readonly GenerateStep[], options: Options): Promise<string[]> {
  const { root, slots, signal, print } = options;
  const manifest = new StepManifest(root, options.manifestFolder);
  const backup = new OutputBackup(root, options.backupFolder);
  // An earlier run may have been killed.
  for (const step of steps) backup.restore(step);
  const ends = new Map<GenerateStep, End>();
  const running = new Map<GenerateStep, Promise<void>>();
  const messages = new Set<string>();
  const hasFailed = () => [...ends.values()].includes('failed');
  const isReady = (step: GenerateStep) =>
    !ends.has(step) && !running.has(step) && (step.after ?? []).every((before) => ends.has(before));

  const begin = async (step: GenerateStep): Promise<void> => {
    const fingerprint = manifest.fingerprint(step);
    if (manifest.isCurrent(step, fingerprint)) {
      print(`${step.title}: unchanged`);
      ends.set(step, 'unchanged');
      return;
    }
    backup.save(step);
    const start = performance.now();
    const { status, output } = await run(step, root, signal);
    const missing = (step.outputs ?? []).filter((name) => !fs.existsSync(path.join(root, name)));
    if (status === 0 && missing.length === 0) {
      manifest.write(step, fingerprint);
      backup.discard(step);
      print(`${step.title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
      ends.set(step, 'done');
      return;
    }
    if (status === 0) for (const name of missing) messages.add(`${name} was not written by its step.`);
    else for (const line of output.trim().split('\n')) messages.add(line);
    print(`${step.title}: failed`);
    ends.set(step, 'failed');
  };

  for (;;) {
    for (const step of hasFailed() || signal?.aborted ? [] : steps.filter(isReady)) {
      if (running.size === slots) break;
      const ending = begin(step)
        .catch(({ message }: Error) => {
          // The step's program can't be read, so it never ran.
          messages.add(message);
          print(`${step.title}: failed`);
          ends.set(step, 'failed');
        })
        .finally(() => running.delete(step));
      running.set(step, ending);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  for (const step of steps) if (ends.get(step) === 'failed') backup.restore(step);
  // A step may have succeeded in spite of the signal, but later ones never started.
  if (signal?.aborted && ends.size < steps.length) messages.add('stopped before all steps had run.');
  return [...messages];
}

function run(
  { command, env }: GenerateStep,
  root: string,
  signal?: AbortSignal,
): Promise<{ status: number | null; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...reproducibleEnvironment, ...env },
    });
    const stop = () => child.kill();
    signal?.addEventListener('abort', stop);
    let output = '';
    const add = (text: Buffer) => (output += text.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const end = (status: number | null, text = output) => {
      signal?.removeEventListener('abort', stop);
      resolve({ status, output: text });
    };
    child.on('error', ({ message }) => end(null, message));
    child.on('close', (status) => end(status));
  });
}
