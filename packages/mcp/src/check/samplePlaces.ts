import path from 'node:path';
import type { Sample } from './SampleReport.ts';

/** In no folder that exists, and deep enough for the files above the program. */
const ROOT = '/nacre-sample';
const PROGRAM_FOLDER = `${ROOT}/of/a/whole/project`;

/** Where imports such as `@/lib/client` lead, in projects that have them. */
export const ALIASED = `${ROOT}/aliased`;
export const ALIAS = /^[@~]\//;

const COMPILED = /\.([cm]?[jt]s|[jt]sx|json)$/;

const folderOf = (given: string): string => (ALIAS.test(given) ? ALIASED : PROGRAM_FOLDER);

/** Where the compiler finds a file: nowhere on this machine. */
export const placeOf = (given: string): string => path.posix.join(folderOf(given), given);

/** A message without the places that files have for the compiler: they are nothing to the sample's author. */
export const asGiven = (message: string): string =>
  message.replaceAll(`${PROGRAM_FOLDER}/`, './').replaceAll(`${ALIASED}/`, '');

/** Says why a file's path can lead the compiler to nothing. */
export function pathProblem(given: string, language: Sample['language']): string | undefined {
  const name = JSON.stringify(given.slice(0, 100));
  if (!COMPILED.test(given)) return `${name}: only TypeScript, JavaScript and JSON files are compiled.`;
  const place = placeOf(given);
  if (path.isAbsolute(given) || /^[a-z]:|\\/i.test(given) || !place.startsWith(`${ROOT}/`)) {
    return `${name} is no path from the program. Give one such as ./client.ts or ../lib/client.ts.`;
  }
  const isProgram = place === placeOf(`sample.${language}`);
  return isProgram ? `${name} is what the program itself is called here. Rename the file.` : undefined;
}
