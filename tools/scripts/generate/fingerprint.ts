import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../../../packages/model/src/files.ts';
import { moduleGraphFiles } from '../../../packages/model/src/moduleGraphFiles.ts';
import type { Inputs, GenerateStep } from './GenerateStep.ts';

/** The installed packages, and the configuration that all tools share. */
const EVERYWHERE = ['package-lock.json', 'node_modules/.package-lock.json', 'package.json'];
/** The environment variables that `src/config/site.ts` reads. */
const ENVIRONMENT = ['SITE_URL', 'BASE_URL'];

/** Expands paths of files and folders to a list of files in alphabetical order. */
export function filesAt(root: string, names: readonly string[]): string[] {
  const files = names.flatMap((name) =>
    fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory()
      ? filesUnder(root, [name]).filter((file) => !fs.statSync(path.join(root, file)).isDirectory())
      : [name],
  );
  return [...new Set(files)].toSorted();
}

/** Returns every file that can change a step's messages or outputs. */
export function inputFiles(root: string, { files, except = [], programs = [] }: Inputs): string[] {
  const isLeftOut = (file: string) => except.some((name) => file === name || file.startsWith(`${name}/`));
  const sources = programs
    .flatMap((program) => moduleGraphFiles(pathToFileURL(path.join(root, program))))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'));
  return filesAt(root, [...EVERYWHERE, ...files, ...sources]).filter((file) => !isLeftOut(file));
}

/** Returns the hash of a file's contents, or nothing for a missing file. */
export function hashOf(file: string): string | undefined {
  if (!fs.existsSync(file)) return undefined;
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}

/** Hashes all inputs of a step. Equal hashes mean equal results. */
export function fingerprint(root: string, { command, env, inputs }: GenerateStep): string {
  const facts = {
    command,
    env,
    environment: ENVIRONMENT.map((name) => process.env[name] ?? null),
    runtime: [process.version, process.platform, process.arch],
    files: inputFiles(root, inputs).map((file) => [file, hashOf(path.join(root, file)) ?? null]),
  };
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
