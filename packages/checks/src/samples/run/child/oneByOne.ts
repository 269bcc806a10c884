/**
 * Runs programs in one process, one after the other, as each would run alone: it ends when nothing of it is left to do.
 * A program that fails, or that leaves its surroundings changed, ends the process without a word, and is run again
 * alone. So it's never here that a program is found at fault.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Surroundings } from './Surroundings.ts';

const { files, begin, end } = JSON.parse(fs.readFileSync(0, 'utf8')) as {
  files: string[];
  /** What is printed before a program's output, and after it. */
  begin: string;
  end: string;
};
const print = process.stdout.write.bind(process.stdout);
const leave = process.exit.bind(process);
const waiting = files[Symbol.iterator]();
let surroundings: Surroundings | undefined;
let isRunning = false;

/** Nothing is left to do: of this file, when it's called first, and then of a program. */
process.on('beforeExit', () => {
  // It awaits what never comes, or the next one would meet what it has changed.
  if (isRunning || surroundings?.hasChanged()) leave();
  if (surroundings) print(end);
  surroundings ??= new Surroundings();
  const { value: file } = waiting.next();
  if (file !== undefined) run(file);
});

function run(file: string): void {
  process.chdir(path.dirname(file));
  // Where a program asks whether it's the one that was started.
  process.argv[1] = file;
  print(begin);
  isRunning = true;
  // A rejection is left to end the process.
  void import(pathToFileURL(file).href).then(() => (isRunning = false));
}
