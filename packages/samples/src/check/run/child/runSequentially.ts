/**
 * Runs programs in one process, one after the other. Each ends as it would alone, when it has nothing left to do. A
 * program that fails, or that leaves its surroundings changed, ends the process silently and is run again alone. So this
 * process reports no problems itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { GlobalsSnapshot } from './GlobalsSnapshot.ts';

const { files, begin, end } = JSON.parse(fs.readFileSync(0, 'utf8')) as {
  files: string[];
  /** Printed before and after a program's output. */
  begin: string;
  end: string;
};
const print = process.stdout.write.bind(process.stdout);
const exit = process.exit.bind(process);
const queue = files[Symbol.iterator]();
let globals: GlobalsSnapshot | undefined;
let isRunning = false;

/** Called when nothing is left to do, first by this file and then by each program. */
process.on('beforeExit', () => {
  // The program awaits something that never settles, or its changes would affect the next one.
  if (isRunning || globals?.hasChanged()) exit();
  if (globals) print(end);
  globals ??= new GlobalsSnapshot();
  const { value: file } = queue.next();
  if (file !== undefined) run(file);
});

function run(file: string): void {
  process.chdir(path.dirname(file));
  // Programs read this to detect whether they were started directly.
  process.argv[1] = file;
  print(begin);
  isRunning = true;
  // An unhandled rejection ends the process, as intended.
  void import(pathToFileURL(file).href).then(() => (isRunning = false));
}
