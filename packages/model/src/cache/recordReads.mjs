/**
 * Records the files of the repository that this process reads: import it before anything else. Child processes record
 * theirs in the file that the environment variable READS_LOG names, if NODE_OPTIONS imports this module.
 *
 * A record is `content:file` for a file's content, `names:folder` for the names in a folder, `tree:folder` for those in
 * its subfolders too, `files:folder` for all of its content, `kind:path` for the question whether something exists, and
 * `program:file` for a program that was started. Programs that don't run on Node have to be recorded by their callers.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { IGNORED } from './ignored.mjs';

const root = process.env.READS_ROOT || process.cwd();
const { openSync, writeSync } = fs;
const log = process.env.READS_LOG ? openSync(process.env.READS_LOG, 'a') : undefined;

/** @type {Set<string>} */
const reads = new Set();
/** @type {Set<string> | undefined} */
let scope;

/** @param {unknown} file */
const nameOf = (file) => {
  if (typeof file !== 'string' && !(file instanceof URL)) return undefined;
  const name = path
    .relative(root, typeof file === 'string' ? file : fileURLToPath(file))
    .replaceAll('\\', '/');
  return IGNORED.test(name) ? undefined : name;
};

/**
 * @param {string} kind
 * @param {unknown} file
 */
function record(kind, file) {
  const name = nameOf(file);
  if (name === undefined) return;
  const key = `${kind}:${name}`;
  scope?.add(key);
  if (reads.has(key)) return;
  reads.add(key);
  if (log !== undefined) writeSync(log, `${key}\n`);
}

/** @param {any} flags */
const isForReading = (flags) => typeof flags !== 'string' || flags.startsWith('r');
/** @param {any} options */
const isRecursive = (options) => Boolean(options && typeof options === 'object' && options.recursive);

/**
 * The recorder of each function, by its name without `Sync`. A written file isn't an input.
 *
 * @type {Record<string, (file: unknown, second?: unknown) => void>}
 */
const recorders = {
  readFile: (file) => record('content', file),
  createReadStream: (file) => record('content', file),
  open: (file, flags) => record(isForReading(flags) ? 'content' : 'written', file),
  readdir: (file, options) => record(isRecursive(options) ? 'tree' : 'names', file),
  opendir: (file, options) => record(isRecursive(options) ? 'tree' : 'names', file),
  exists: (file) => record('kind', file),
  stat: (file) => record('kind', file),
  lstat: (file) => record('kind', file),
  access: (file) => record('kind', file),
  writeFile: (file) => record('written', file),
  appendFile: (file) => record('written', file),
  createWriteStream: (file) => record('written', file),
  mkdir: (file) => record('written', file),
  rename: (file, target) => (record('written', file), record('written', target)),
  copyFile: (file, target) => (record('content', file), record('written', target)),
  cp: (file, target) => (record('files', file), record('written', target)),
};

/** @param {any} functions */
function patch(functions) {
  for (const [name, recorder] of Object.entries(recorders))
    for (const key of [name, `${name}Sync`]) {
      const original = functions[key];
      if (typeof original !== 'function') continue;
      /** @param {any[]} args */
      const replacement = function (...args) {
        recorder(args[0], args[1]);
        return Reflect.apply(original, this, args);
      };
      // Such as `exists`, whose promise isn't that of a callback with an error.
      functions[key] = Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
    }
}

patch(fs);
patch(fs.promises);
syncBuiltinESMExports();
if (log !== undefined && process.argv[1]) record('program', process.argv[1]);

/** Returns everything that this process has read so far. */
export const recordedReads = () => [...reads];

/**
 * Records files that another program has read.
 *
 * @param {Iterable<string>} files - paths, absolute or relative to the working directory
 */
export const addReads = (files) => {
  for (const file of files) record('content', path.resolve(file));
};

/**
 * Returns the value of a synchronous function, and what it read.
 *
 * @template Value
 * @param {() => Value} make
 * @returns {{ value: Value, reads: string[] }}
 */
export function readsOf(make) {
  const outer = scope;
  const own = new Set();
  scope = own;
  try {
    return { value: make(), reads: [...own] };
  } finally {
    scope = outer;
    for (const key of own) outer?.add(key);
  }
}
