import os from 'node:os';
import { writePlaceholderDocsHash } from '../../../packages/model/src/docsHash.ts';
import { writeBrand } from '../../../src/brand/writeBrand.ts';
import { runTasks } from './runTasks.ts';
import { takeTurns } from './takeTurns.ts';
import type { Task } from './Task.ts';

/** A process of TypeDoc needs half a gigabyte of memory, so more cores don't mean more tasks at once. */
const SLOTS = Math.min(2, os.availableParallelism());

/** Runs tasks as a command, prints the failures, and sets the exit code. */
export async function runAsCommand(command: string, tasks: readonly Task[], isQuiet = true): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  const print = (line: string) => console.log(isQuiet ? `${command}: ${line}` : line);
  try {
    await takeTurns(process.cwd(), print, stop.signal);
  } catch (error) {
    print((error as Error).message);
    process.exitCode = 1;
    return;
  }
  writeBrand();
  writePlaceholderDocsHash(process.cwd());
  const { passed, failed, messages } = await runTasks(tasks, {
    root: process.cwd(),
    slots: SLOTS,
    isQuiet,
    signal: stop.signal,
    print,
  });
  const isDone = failed.length === 0 && messages.length === 0;
  if (isQuiet && !isDone)
    console.error([...messages, `${command}: failed. The last results stay as they were.`].join('\n'));
  if (!isQuiet)
    console.log(
      `\n${failed.map((name) => `${name} failed.\n`).join('')}checks: ${passed} passed, ${failed.length} failed`,
    );
  process.exitCode = isDone ? 0 : 1;
}
