import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../../../packages/model/src/files.ts';
import { sourcesOf } from '../../../packages/model/src/sourcesOf.ts';
import type { Inputs, Step } from './Step.ts';

/** What packages are installed, and how the tools are set up for all of their uses. */
const EVERYWHERE = ['package-lock.json', 'node_modules/.package-lock.json', 'package.json'];
/** What `src/config/site.ts` takes from the environment. */
const ENVIRONMENT = ['SITE_URL', 'BASE_URL'];

/** The files in which a path stands for itself or for all below it, in the order of the alphabet. */
export function filesAt(root: string, names: readonly string[]): string[] {
  const files = names.flatMap((name) =>
    fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory()
      ? filesUnder(root, [name]).filter((file) => !fs.statSync(path.join(root, file)).isDirectory())
      : [name],
  );
  return [...new Set(files)].toSorted();
}

/** Every file that can change what a step says or makes. */
export function inputFiles(root: string, { files, except = [], programs = [] }: Inputs): string[] {
  const isLeftOut = (file: string) => except.some((name) => file === name || file.startsWith(`${name}/`));
  const sources = programs
    .flatMap((program) => sourcesOf(pathToFileURL(path.join(root, program))))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'));
  return filesAt(root, [...EVERYWHERE, ...files, ...sources]).filter((file) => !isLeftOut(file));
}

/** The hash of a file's bytes; of one that is not there, none. */
export function hashOf(file: string): string | undefined {
  if (!fs.existsSync(file)) return undefined;
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}

/** All that a step's result is made from, as one hash: equal ones give equal results. */
export function fingerprint(root: string, { command, env, inputs }: Step): string {
  const facts = {
    command,
    env,
    environment: ENVIRONMENT.map((name) => process.env[name] ?? null),
    runtime: [process.version, process.platform, process.arch],
    files: inputFiles(root, inputs).map((file) => [file, hashOf(path.join(root, file)) ?? null]),
  };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
