/**
 * Runs programs in one process, one after the other. Each ends as it would alone, when it has nothing left to do. A
 * program that fails, or that leaves its surroundings changed, ends the process silently and is run again alone. So this
 * process reports no problems itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

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

type Descriptors = Record<string | symbol, PropertyDescriptor>;

/**
 * The global state that a program can find and change. It consists of the globals, their members, and the members of
 * their prototypes.
 */
class GlobalsSnapshot {
  readonly #members: ReadonlyMap<object, Descriptors>;
  readonly #state: string;

  constructor() {
    const known = new Set<object>([globalThis]);
    for (const key of Reflect.ownKeys(globalThis)) {
      // Node creates some globals only on the first read.
      const value: unknown = Reflect.get(globalThis, key);
      if (!isObject(value)) continue;
      known.add(value);
      const instances: unknown = typeof value === 'function' ? value.prototype : undefined;
      if (isObject(instances)) known.add(instances);
    }
    // Node stores its own changing state here.
    known.delete(process);
    this.#members = new Map([...known].map((each) => [each, Object.getOwnPropertyDescriptors(each)]));
    this.#state = stateOfProcess();
  }

  /** Whether anything differs from the initial state. */
  hasChanged(): boolean {
    return (
      stateOfProcess() !== this.#state ||
      [...this.#members].some(([each, before]) => !isSame(before, Object.getOwnPropertyDescriptors(each)))
    );
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function isSame(before: Descriptors, after: Descriptors): boolean {
  const keys = Reflect.ownKeys(before);
  return (
    keys.length === Reflect.ownKeys(after).length &&
    keys.every((key) => {
      const [old, current] = [before[key], after[key]];
      return Object.is(old?.value, current?.value) && old?.get === current?.get && old?.set === current?.set;
    })
  );
}

/** Returns the environment variables, the exit code and the listeners of the process. */
const stateOfProcess = (): string =>
  JSON.stringify([
    process.env,
    process.exitCode,
    process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
  ]);
