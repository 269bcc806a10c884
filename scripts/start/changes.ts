import { openapiFile } from '../../facts/openapi/readDescription.ts';
import { sdkPackages } from '../../facts/packages.ts';
import { writtenPage } from '../../facts/files.ts';
import { steps } from '../generate/steps.ts';

/** What a changed file asks for. */
interface Asked {
  /** References and types are made again. */
  generation: boolean;
  /** The checks read it: they start anew. */
  checks: boolean;
  /** It is a page, which is checked again if it's open. */
  page: boolean;
}

/** Folders that hold a folder of generated files beside what people write. */
export const watchedFlat = ['api', 'openapi'];

/** Folders that are watched with all that is in them. */
export const watched = [
  'docs',
  'src',
  'facts',
  'checks',
  '.config',
  ...sdkPackages.map(({ folder }) => `${folder}/src`),
];

const outputs = steps.flatMap((step) => step.outputs ?? []);
const isBelow = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** @param file - from the root of the repository, with `/` */
export function askedBy(file: string): Asked {
  const nothing = { generation: false, checks: false, page: false };
  // Editors write beside a file before they put it in its place.
  if (/(?:~|\.sw[a-z]|\.tmp)$/.test(file)) return nothing;
  if (outputs.some((output) => isBelow(file, output)) || isBelow(file, 'src/brand/generated')) return nothing;
  if (writtenPage.test(file)) return { ...nothing, page: true };
  const isSource =
    isBelow(file, openapiFile.replace(/\/.*$/, '')) ||
    sdkPackages.some(({ folder }) => isBelow(file, `${folder}/src`));
  if (isSource) return { ...nothing, generation: true };
  const isRead = ['src/data', 'src/config', 'src/plugins', 'facts', 'checks', '.config'];
  return { ...nothing, checks: isRead.some((folder) => isBelow(file, folder)) };
}
