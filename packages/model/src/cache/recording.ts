import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { recordedReads } from './recordReads.mjs';
import { inputsOf, isChangedSince, statesOf, type InputStates } from './inputs.ts';

const RECORDER = new URL('./recordReads.mjs', import.meta.url).href;

/**
 * Returns the environment of a Node program whose reads are recorded.
 *
 * @param log - the file in which it and its child processes record them
 */
export const recordingEnvironment = (root: string, log: string): Record<string, string> => ({
  NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import ${RECORDER}`].filter(Boolean).join(' '),
  READS_LOG: log,
  READS_ROOT: root,
});

export const readLog = (log: string): string[] => fs.readFileSync(log, 'utf8').split('\n').filter(Boolean);

/** Has the programs that this process starts from now on record their reads. */
export function recordChildren(root: string): void {
  // A task that is recorded itself.
  if (process.env.READS_LOG) return;
  const log = path.join(os.tmpdir(), `reads-${process.pid}.txt`);
  fs.writeFileSync(log, '');
  process.once('exit', () => fs.rmSync(log, { force: true }));
  Object.assign(process.env, recordingEnvironment(root, log));
}

/**
 * Returns the states of everything that this process and the programs started by it have read so far, or nothing if a
 * file has changed meanwhile, so that its older version may have been read.
 *
 * @param isCounted - whether an input counts, by its name
 */
export function recordedStates(root: string, isCounted: (name: string) => boolean): InputStates | undefined {
  const log = process.env.READS_LOG;
  const records = [
    ...recordedReads(),
    ...(log ? readLog(log) : []),
    `program:${path.relative(root, process.argv[1] ?? '')}`,
  ];
  const inputs = inputsOf(root, records).filter((input) => isCounted(input.slice(input.indexOf(':') + 1)));
  return isChangedSince(root, inputs, performance.timeOrigin) ? undefined : statesOf(root, inputs);
}
