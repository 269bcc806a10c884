import path from 'node:path';
import type { Sample } from './SampleReport.ts';

/** A folder that doesn't exist. The program's folder is deep enough for relative paths to its parents. */
const ROOT = '/nacre-sample';
const PROGRAM_FOLDER = `${ROOT}/of/a/whole/project`;

/** The folder that aliased imports such as `@/lib/client` resolve to. */
export const ALIAS_FOLDER = `${ROOT}/aliased`;
export const ALIAS_PREFIX = /^[@~]\//;

const COMPILED = /\.([cm]?[jt]s|[jt]sx|json)$/;

const folderOf = (file: string): string => (ALIAS_PREFIX.test(file) ? ALIAS_FOLDER : PROGRAM_FOLDER);

/** Returns a file's path for the compiler, which doesn't exist on this machine. */
export const compilerPath = (file: string): string => path.posix.join(folderOf(file), file);

/** Removes the compiler's paths from a message, because the sample's author doesn't know them. */
export const stripCompilerPaths = (message: string): string =>
  message.replaceAll(`${PROGRAM_FOLDER}/`, './').replaceAll(`${ALIAS_FOLDER}/`, '');

/** Returns why a file's path is invalid, if it is. */
export function pathProblem(file: string, language: Sample['language']): string | undefined {
  const name = JSON.stringify(file.slice(0, 100));
  if (!COMPILED.test(file)) return `${name}: only TypeScript, JavaScript and JSON files are compiled.`;
  const resolved = compilerPath(file);
  if (path.isAbsolute(file) || /^[a-z]:|\\/i.test(file) || !resolved.startsWith(`${ROOT}/`)) {
    return `${name} isn't a path relative to the program. Use one such as ./client.ts or ../lib/client.ts.`;
  }
  const isProgram = resolved === compilerPath(`sample.${language}`);
  return isProgram ? `${name} is the name of the program itself here. Rename the file.` : undefined;
}
