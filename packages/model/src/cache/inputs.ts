import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../files.ts';
import { moduleGraphFiles } from '../moduleGraphFiles.ts';
import { docsHashFile } from '../docsHash.ts';
import { IGNORED } from './ignored.mjs';

/** The state of each file and folder that a result was made from, by the record of its program's read. */
export type InputStates = Readonly<Record<string, string>>;

/** The installed packages. */
const PACKAGES = 'content:package-lock.json';
/** The hash of the docs only names an archive, and changes with each page. */
const NO_INPUTS = new Set([`content:${docsHashFile}`, `kind:${docsHashFile}`]);

/** Returns the values of the environment variables that `src/config/site.ts` and the checks read. */
export const environment = (): (string | null)[] =>
  ['SITE_URL', 'BASE_URL', 'TEST_ALL'].map((name) => process.env[name] || null);

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/**
 * Returns the state of an input: a hash of its content or names, or its kind.
 *
 * @param input - a record of `recordReads.mjs`
 */
export function stateOf(root: string, input: string): string {
  const [, kind = '', name = ''] = /^(\w+):(.*)$/s.exec(input) ?? [];
  const file = path.join(root, name);
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (!stats) return 'missing';
  if (!stats.isDirectory()) return kind === 'kind' ? 'file' : hash(fs.readFileSync(file));
  // Folders that come and go with each task don't count.
  const isCounted = (each: string) => !IGNORED.test(path.posix.join(name, each));
  if (kind === 'names') return hash(fs.readdirSync(file).filter(isCounted).toSorted().join('\n'));
  if (kind === 'tree') return hash(filesUnder(root, [name]).join('\n'));
  if (kind === 'files')
    return hash(
      filesUnder(root, [name])
        .map((each) => `${each} ${stateOf(root, `content:${each}`)}`)
        .join('\n'),
    );
  return 'folder';
}

/** Returns the records of a program's modules, which are the files of its import graph, and of the packages. */
export const programInputs = (root: string, ...programs: readonly (string | URL)[]): string[] => [
  PACKAGES,
  ...(programs.length === 0
    ? []
    : moduleGraphFiles(
        ...programs.map((program) =>
          program instanceof URL || program.startsWith('file:')
            ? program
            : pathToFileURL(path.join(root, program)),
        ),
      ).map((file) => `content:${path.relative(root, file).replaceAll('\\', '/')}`)),
];

/**
 * Returns the inputs among records: without files that the process wrote itself, and with the modules of programs.
 *
 * @param outputs - files and folders of the result
 */
export function inputsOf(
  root: string,
  records: readonly string[],
  outputs: readonly string[] = [],
): string[] {
  const nameIn = (record: string) => record.slice(record.indexOf(':') + 1);
  const written = new Set(records.filter((record) => record.startsWith('written:')).map(nameIn));
  const isOutput = (name: string) =>
    written.has(name) || outputs.some((output) => `${name}/`.startsWith(`${output}/`));
  const programs = records
    .filter((record) => record.startsWith('program:') && /\.[cm]?[jt]sx?$/.test(record))
    .map(nameIn);
  const read = records.filter((record) => !/^(?:written|program):/.test(record) && !isOutput(nameIn(record)));
  return [...new Set([...read, ...programInputs(root, ...programs)])]
    .filter((input) => !NO_INPUTS.has(input))
    .toSorted();
}

export const statesOf = (root: string, inputs: readonly string[]): InputStates =>
  Object.fromEntries(inputs.map((input) => [input, stateOf(root, input)]));

/** Returns the inputs that aren't as they were. */
export const changedInputs = (root: string, states: InputStates): string[] =>
  Object.entries(states).flatMap(([input, state]) => (stateOf(root, input) === state ? [] : [input]));

/** Whether an input has changed since a time, so that a program may have read it before or after the change. */
export const isChangedSince = (root: string, inputs: readonly string[], time: number): boolean =>
  inputs.some((input) => {
    const stats = fs.statSync(path.join(root, input.slice(input.indexOf(':') + 1)), {
      throwIfNoEntry: false,
    });
    return stats !== undefined && !stats.isDirectory() && stats.mtimeMs > time;
  });
